import { type Annotation, ChunkFlag } from '../../model/chunk.ts';
import { firstNamedChild, nextSibling } from '../../model/syntax-walk.ts';
import { firstComment, remarksAbove } from './comments.ts';
import { readCgoFlags, readDirective } from './directives.ts';
import { isCgoImport, preambleOf } from './imports.ts';
import { Kind } from './syntax.ts';
import type { Walk } from './walk.ts';

/** The clause is a chunk, so that the package's name and its comment have a place. */
export function enterPackage(walk: Walk, node: number): void {
	const { tree, out } = walk;
	walk.next = tree.after[node];
	const name = firstNamedChild(tree, node);
	if (name === -1 || tree.start[name] === tree.end[name]) return;
	out.openChunk({
		kind: 'namespace',
		name: walk.textOf(name),
		start: tree.start[node],
		end: tree.end[node],
		nameStart: tree.start[name],
		flags: ChunkFlag.declaration,
		signature: walk.textOf(node),
		...remarksAbove(walk, node),
		annotations: null,
	});
	out.closeChunk();
}

/**
 * Directives that stand alone at the top level or above the package clause (`//go:build`,
 * `//go:generate`), and the `#cgo` lines, are about the file. Those above a declaration are its own.
 */
export function describeFile(walk: Walk): void {
	const { tree } = walk;
	const annotations: Annotation[] = [];
	let group = -1;
	for (let node = 1; node < tree.count; node = tree.after[node]) {
		if (walk.kind(node) === Kind.comment) {
			if (group === -1) group = node;
			continue;
		}
		if (group !== -1) addDirectives(walk, group, ownComments(walk, node), annotations);
		group = -1;
		if (walk.kind(node) === Kind.import_declaration && isCgoImport(walk, node)) {
			annotations.push(...readCgoFlags(preambleOf(walk, node)));
		}
	}
	if (group !== -1) addDirectives(walk, group, tree.count, annotations);
	if (annotations.length > 0) walk.out.describeModule({ annotations });
}

/** Where the comments begin that belong to the declaration `node`; package clauses and imports own none. */
function ownComments(walk: Walk, node: number): number {
	const kind = walk.kind(node);
	return kind === Kind.package_clause || kind === Kind.import_declaration ? node : firstComment(walk, node);
}

function addDirectives(walk: Walk, from: number, to: number, annotations: Annotation[]): void {
	const { tree } = walk;
	for (let comment = from; comment !== -1 && comment < to; comment = nextSibling(tree, comment)) {
		if (walk.kind(comment) !== Kind.comment) break;
		const directive = readDirective(walk.textOf(comment));
		if (directive !== null) annotations.push(directive);
	}
}
