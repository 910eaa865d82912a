import { ChunkFlag } from '../../model/chunk.ts';
import { childByField } from '../../model/syntax-walk.ts';
import { bind } from '../shared/scopes.ts';
import { docOf } from './doc.ts';
import { dotted } from './imports.ts';
import { headerText } from './modifiers.ts';
import { Kind } from './syntax.ts';
import type { Walk } from './walk.ts';

/**
 * A namespace with braces, or of the rest of the file. When `#if` chooses between namespaces for the rest of the file,
 * the one of a build without special symbols holds the file's types; each other one is a declaration that stands alone.
 */
export function enterNamespace(walk: Walk, node: number): void {
	const { tree, fields, out } = walk;
	const nameNode = childByField(tree, node, fields.name);
	const name = dotted(walk, nameNode) || null;
	const body = childByField(tree, node, fields.body);
	const choice = walk.kind(node) === Kind.file_scoped_namespace_declaration ? choiceOf(walk, node) : 'none';
	const whole = choice === 'chosen' ? 0 : node;
	const end = tree.end[whole];
	if (nameNode !== -1) walk.next = tree.after[nameNode];
	const chunk = walk.openChunk({
		kind: 'namespace',
		name,
		start: tree.start[node],
		end,
		nameStart: name === null ? -1 : tree.start[nameNode],
		flags: choice === 'other' ? ChunkFlag.declaration : 0,
		signature: headerText(walk, tree.start[node], body === -1 ? tree.end[node] : tree.start[body], 400),
		container: choice === 'other' ? '' : undefined,
		...docOf(walk, node),
	});
	walk.layout.note(walk, node, true);
	walk.made[node] = chunk;
	if (name !== null && walk.kind(nameNode) === Kind.identifier) bind(walk, 'namespace', nameNode, { chunk });
	out.openScope('namespace', tree.start[node], end);
	walk.closeLater(whole);
}

/** Whether a build without special symbols has this namespace; `none` for one inside something else. */
function choiceOf(walk: Walk, node: number): 'chosen' | 'other' | 'none' {
	const { tree, fields } = walk;
	let isChosen = true;
	let at = node;
	for (let parent = tree.parent[at]; parent !== 0; at = parent, parent = tree.parent[at]) {
		if (walk.kind(parent) !== Kind.preproc_if) return 'none';
		const condition = childByField(tree, parent, fields.condition);
		const alternative = childByField(tree, parent, fields.alternative);
		// `#else` has no condition; `#if X` without an alternative is all there is.
		if (condition === -1 || alternative === -1) continue;
		const holdsByDefault = walk.textOf(condition).startsWith('!');
		if (holdsByDefault === (at === alternative)) isChosen = false;
	}
	return isChosen ? 'chosen' : 'other';
}
