import { shownValue } from '../shared/shown-value.ts';
import type { Notes } from './notes.ts';

/** A list of thousands of keys is data: those beyond are passed over. */
const MAX_KEYS = 2_000;

/** Any other document: its top-level keys, and `$ref`s wherever they stand. */
export function readPlain(notes: Notes, document: number): void {
	const { tree } = notes;
	let count = 0;
	for (const entry of tree.children(document)) {
		if (count++ === MAX_KEYS) break;
		notes.chunk(entry, 'property', { type: shapeOf(notes, entry) });
	}
	readDefinitions(notes, document);
	for (const node of tree.below(document))
		if (tree.key[node] === '$ref') readReference(notes, node, document);
}

/** What an OpenAPI document defines is below two or three keys. */
function readDefinitions(notes: Notes, document: number): void {
	const { tree } = notes;
	const definitions = [tree.get(document, 'definitions'), tree.get(document, '$defs')];
	for (const part of tree.children(tree.get(document, 'components'))) definitions.push(part);
	for (const part of definitions) for (const entry of tree.children(part)) notes.chunk(entry, 'type');
	const paths = tree.get(document, 'paths');
	if (tree.get(document, 'openapi') === -1 && tree.get(document, 'swagger') === -1) return;
	for (const path of tree.children(paths)) {
		notes.chunk(path, 'property');
		for (const verb of tree.children(path)) {
			const id = tree.get(verb, 'operationId');
			if (id !== -1)
				notes.chunk(verb, 'function', { nameNode: id, signature: `${tree.key[verb]} ${tree.key[path]}` });
		}
	}
}

/** `#/components/schemas/User` refers to `User`; what is before the `#` is a file. */
function readReference(notes: Notes, node: number, document: number): void {
	const value = notes.tree.value(node);
	const hash = value.indexOf('#');
	if (hash !== 0 && value !== '') notes.include(node);
	const slash = value.lastIndexOf('/');
	if (hash === -1 || slash <= hash) return;
	notes.refer(node, 'type', false, slash + 1);
	if (value.startsWith('#/'))
		notes.lead(
			node,
			notes.tree.valueStart[node] + slash + 1,
			notes.tree.get(document, ...value.slice(2).split('/')),
		);
}

function shapeOf({ tree }: Notes, entry: number): string | null {
	if (tree.first[entry] !== -1) return null;
	return shownValue(tree.key[entry] ?? '', tree.value(entry));
}
