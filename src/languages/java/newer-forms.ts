import { childOfKind, firstNamedChild, nextNamedSibling } from '../../model/syntax-walk.ts';
import { readPatterns } from './pattern-text.ts';
import { Kind } from './syntax.ts';
import type { Walk } from './walk.ts';

/*
 * What `inOlderWords` took out of the text that was parsed, read from the text as written.
 */

/** The names in patterns that the tree does not show: after `case` or `instanceof`. */
export function referHidden(walk: Walk, keyword: number): void {
	const { tree, out, text, isReworded } = walk;
	if (!isReworded) return;
	const many = walk.kind(keyword) === Kind['"case"'];
	const patterns = readPatterns(text, tree.end[keyword], many);
	if (patterns === null) return;
	for (const { name, start, isMember } of patterns.types) {
		if (tree.text[start] === ' ') out.refer(name, start, 'type', isMember);
	}
}

/** Whether what stands before a name, and qualifies it, is hidden. */
export function isQualified(walk: Walk, start: number): boolean {
	if (!walk.isReworded) return false;
	let at = start;
	while (at > 0 && walk.text.charCodeAt(at - 1) <= 32) at--;
	return walk.text[at - 1] === '.' && walk.tree.text[at - 1] === ' ';
}

export function isModuleImport(walk: Walk, node: number): boolean {
	return walk.isReworded && /^import\s+module\s/.test(walk.textOf(node));
}

const HIDDEN_ANNOTATION = /@\s*((?:[\w$]+\.)*)([\w$]+)\s*(\([^)]*\))?/g;

/** The annotations before the dots of `String @A ... names`. */
export function recordHidden(walk: Walk, node: number): void {
	const { tree, out, isReworded } = walk;
	if (!isReworded) return;
	let type = firstNamedChild(tree, node);
	if (walk.kind(type) === Kind.modifiers) type = nextNamedSibling(tree, type);
	const declarator = childOfKind(tree, node, walk.kinds, Kind.variable_declarator);
	if (type === -1 || declarator === -1) return;
	const from = tree.end[type];
	for (const found of walk.text.slice(from, tree.start[declarator]).matchAll(HIDDEN_ANNOTATION)) {
		const [written, scope, name, args] = found;
		const start = from + found.index + written.indexOf(scope + name);
		const nameStart = start + scope.length;
		const argsStart = from + found.index + written.length - (args?.length ?? 0);
		const receiver = scope === '' ? null : scope.slice(0, -1);
		let value = -1;
		let at = start;
		for (const part of (scope + name).split('.')) {
			out.refer(part, at, at === nameStart ? 'call' : 'type', at > start);
			const end = at + part.length;
			value = out.value(value === -1 ? 'name' : 'member', part, value, -1, at, end);
			at = end + 1;
		}
		out.call({
			via: 'decorator',
			callee: scope + name,
			name,
			receiver,
			nameStart,
			start,
			end: from + found.index + written.trimEnd().length,
			flags: 0,
			args: args === undefined ? [] : [{ kind: 'other', text: args.slice(1, -1) }],
			argCount: args === undefined ? 0 : 1,
			calleeValue: value,
			argValues:
				args === undefined ? [] : [out.value('other', null, -1, -1, argsStart, argsStart + args.length)],
		});
	}
}
