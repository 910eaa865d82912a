import { ChunkFlag } from '../../../model/chunk.ts';
import { childByField, firstNamedChild, nextNamedSibling } from '../../../model/syntax-walk.ts';
import { qualify } from '../tree-reader.ts';
import { docOf } from './doc.ts';
import { exportChunk } from './exports.ts';
import { bind, bindName } from './scopes.ts';
import { clipped } from './strings.ts';
import { Kind } from './syntax.ts';
import { CASE_MACROS, FIXTURE_MACROS, SECTION_MACROS } from './tests.ts';
import { Role, type Walk } from './walk.ts';

const MAX_SIGNATURE = 400;

/** The name of what a macro defines: the token, or a string without its quotes. */
interface DefinedName {
	name: string;
	start: number;
	isString: boolean;
}

/**
 * `TEST(suite, name) { … }`: outside of functions, a macro and a block define a function; in a test case,
 * `SECTION("name") { … }` is a part of it. The parser has a statement and a block, see wording/.
 */
export function enterExpressionStatement(walk: Walk, node: number): void {
	const { tree, fields, text } = walk;
	const call = firstNamedChild(tree, node);
	if (walk.kind(call) !== Kind.call_expression) return;
	const macro = childByField(tree, call, fields.function);
	const block = nextNamedSibling(tree, node);
	if (walk.kind(macro) !== Kind.identifier || walk.kind(block) !== Kind.compound_statement) return;
	// A semicolon that is written makes it a call.
	if (/^\s*;/.test(text.slice(tree.end[call], tree.start[block]))) return;
	const written = walk.textOf(macro);
	if (walk.isLocal && !SECTION_MACROS.has(written)) return;
	if (!/^_*[A-Z]/.test(written) && !walk.isCpp) {
		openImplicit(walk, node, call, macro, block);
		return;
	}
	const args = argumentsOf(walk, call);
	const index = CASE_MACROS.get(written);
	const isTest = index !== undefined || SECTION_MACROS.has(written);
	const defined = definedName(walk, args[index ?? 0] ?? -1) ?? definedName(walk, args[0] ?? -1);
	const fixture = definedName(walk, args[FIXTURE_MACROS.get(written) ?? -1] ?? -1)?.name;
	for (const arg of args) if (walk.kind(arg) === Kind.identifier) walk.setRole(arg, Role.none);
	const chunk = walk.openChunk(
		{
			kind: walk.isLocal ? 'block' : 'function',
			name: defined?.name ?? null,
			start: tree.start[node],
			end: tree.end[block],
			nameStart: defined?.start ?? -1,
			flags: (isTest ? ChunkFlag.test : 0) | walk.brokenFlag(block),
			signature: clipped(walk, tree.start[call], tree.end[call], MAX_SIGNATURE),
			annotations: [{ name: written }],
			...docOf(walk, node),
			container: fixture === undefined ? undefined : qualify(walk.frame.qualified, fixture),
		},
		'function',
		false,
	);
	// Only some frameworks define a function of the name of the case.
	const isNamed = !isTest || written === 'START_TEST' || written === 'MU_TEST';
	if (defined !== null && !defined.isString && isNamed)
		bindName(walk, 'function', defined.name, defined.start, { chunk });
	walk.onLeaving(block, () => walk.closeChunk());
	walk.out.openScope('function', tree.start[node], tree.end[block]);
	walk.onLeaving(block, () => walk.out.closeScope());
}

/** `main() { … }`: a function of the first C, which returns an `int` that nobody wrote. */
function openImplicit(walk: Walk, node: number, call: number, nameNode: number, block: number): void {
	const { tree } = walk;
	const args = argumentsOf(walk, call).filter((arg) => walk.kind(arg) === Kind.identifier);
	const chunk = walk.openChunk(
		{
			kind: 'function',
			name: walk.textOf(nameNode),
			start: tree.start[node],
			end: tree.end[block],
			nameStart: tree.start[nameNode],
			flags: ChunkFlag.exported | walk.brokenFlag(block),
			signature: walk.textOf(call),
			params: args.map((arg) => ({ name: walk.textOf(arg) })),
			...docOf(walk, node),
		},
		'function',
		false,
	);
	bind(walk, 'function', nameNode, { chunk });
	exportChunk(walk, nameNode, chunk);
	walk.onLeaving(block, () => walk.closeChunk());
	walk.out.openScope('function', tree.start[node], tree.end[block]);
	walk.onLeaving(block, () => walk.out.closeScope());
	for (let index = 0; index < args.length; index++) bind(walk, 'param', args[index], { index });
	walk.next = tree.after[node];
}

function argumentsOf(walk: Walk, call: number): number[] {
	const { tree, fields } = walk;
	const args: number[] = [];
	let arg = firstNamedChild(tree, childByField(tree, call, fields.arguments));
	for (; arg !== -1; arg = nextNamedSibling(tree, arg)) args.push(arg);
	return args;
}

function definedName(walk: Walk, arg: number): DefinedName | null {
	const { tree } = walk;
	switch (walk.kind(arg)) {
		case Kind.identifier:
		case Kind.type_identifier:
			return walk.isWritten(arg) ? { name: walk.textOf(arg), start: tree.start[arg], isString: false } : null;
		case Kind.string_literal: {
			const content = firstNamedChild(tree, arg);
			if (content === -1) return null;
			return {
				name: clipped(walk, tree.start[content], tree.end[arg] - 1, 200),
				start: tree.start[content],
				isString: true,
			};
		}
		default:
			return null;
	}
}
