import { ChunkFlag } from '../../model/chunk.ts';
import { childByField } from '../../model/syntax-walk.ts';
import type { Declared } from '../shared/c-family/declarators.ts';
import { docOf } from '../shared/c-family/doc.ts';
import type { Declaration } from '../shared/c-family/names.ts';
import { paramsOf } from '../shared/c-family/params.ts';
import { openScopeOf } from '../shared/c-family/scopes.ts';
import { clipped } from '../shared/c-family/strings.ts';
import { Kind } from '../shared/c-family/syntax.ts';
import { CASE_MACROS, FIXTURE_MACROS } from '../shared/c-family/tests.ts';
import type { Walk } from '../shared/c-family/walk.ts';
import { qualify } from '../shared/tree-reader.ts';

const MAX_SIGNATURE = 400;

/**
 * `TEST(Suite, Name){ … }` without a space before its brace, which reads as a constructor: the parameters are
 * names. False when it is none.
 */
export function openMacroTest(walk: Walk, node: number, declared: Declared, macro: Declaration): boolean {
	const { tree, fields } = walk;
	const index = CASE_MACROS.get(macro.name);
	if (index === undefined || childByField(tree, node, fields.type) !== -1) return false;
	if (walk.frame.kind === 'type' || childByField(tree, node, fields.body) === -1) return false;
	const params = paramsOf(walk, declared.fn);
	const list = childByField(tree, declared.fn, fields.parameters);
	const name = params[index]?.type ?? params[0]?.type ?? null;
	const nameStart = name === null ? -1 : walk.text.indexOf(name, tree.start[list] + (index > 0 ? 1 : 0));
	const fixture = params[FIXTURE_MACROS.get(macro.name) ?? -1]?.type;
	walk.openChunk(
		{
			kind: 'function',
			name,
			start: tree.start[node],
			end: tree.end[node],
			nameStart: index > 0 && name !== null ? walk.text.lastIndexOf(name, tree.end[list]) : nameStart,
			flags: ChunkFlag.test | walk.brokenFlag(node),
			signature: clipped(walk, tree.start[node], tree.end[list], MAX_SIGNATURE),
			annotations: [{ name: macro.name }],
			...docOf(walk, node),
			container: typeof fixture === 'string' ? qualify(walk.frame.qualified, fixture) : undefined,
		},
		'function',
		false,
	);
	walk.onLeaving(node, () => walk.closeChunk());
	openScopeOf(walk, 'function', node);
	// The walk goes on with the body.
	const body = childByField(tree, node, fields.body);
	if (walk.kind(body) === Kind.compound_statement) walk.next = body;
	return true;
}
