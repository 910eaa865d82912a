import { ChunkFlag, type ChunkKind } from '../../model/chunk.ts';
import { previousSibling } from '../../model/syntax-walk.ts';
import { closingBrace } from '../shared/lost-span.ts';
import { make } from '../shared/lowering.ts';
import { bind } from '../shared/scopes.ts';
import { nextWritten, Role } from '../shared/walk.ts';
import { accessOf, headerText } from './declared.ts';
import { lostPlace } from './recovery.ts';
import { Kind } from './syntax.ts';
import type { Walk } from './walk.ts';

/*
 * After a syntax error the grammar often gives up the rest of the file: what follows are tokens. Types and
 * functions are still told by how they begin, and end where their braces do.
 */

const TYPE_WORDS: Readonly<Record<string, ChunkKind>> = {
	class: 'class',
	enum: 'enum',
	mixin: 'trait',
	extension: 'extension',
};

/** `class Name` among the tokens of an error. */
export function enterTypeWord(walk: Walk, token: number): void {
	if (walk.kind(walk.tree.parent[token]) !== Kind.ERROR) return;
	const kind = TYPE_WORDS[walk.textOf(token)];
	const name = nextWritten(walk, token);
	if (kind === undefined || walk.kind(name) !== Kind.identifier || walk.isEmpty(name)) return;
	walk.setRole(name, Role.none);
	openLost(walk, kind, token, name, tokenBefore(walk, token));
}

/** `abstract`, `final`, … before a word begin the line. */
function tokenBefore(walk: Walk, token: number): number {
	const { tree, text } = walk;
	const before = previousSibling(tree, token);
	if (before === -1 || /[\n;{}]/.test(text.slice(tree.end[before], tree.start[token]))) return token;
	return /^(?:abstract|sealed|final|base|interface|mixin)$/.test(walk.textOf(before)) ? before : token;
}

/** `void f(…) {` among the tokens of an error; a name without a type before it is called. */
export function enterLostList(walk: Walk, list: number): void {
	const { tree, text, out } = walk;
	const name = nameBefore(walk, list);
	if (name === -1 || !isInError(walk, list)) return;
	const line = text.slice(text.lastIndexOf('\n', tree.start[name]) + 1, tree.start[name]);
	const rest = text.slice(tree.end[list], tree.end[list] + 40);
	const isTyped =
		/[\w>?\]]\s+$/.test(line) && !/\b(?:return|await|throw|else|new|yield|in|is|as)\s+$/.test(line);
	if (isTyped && /^\s*(?:async\*?\s*|sync\*\s*)?(?:\{|=>)/.test(rest)) {
		walk.setRole(name, Role.none);
		const begin = typeBefore(walk, name);
		const isMember = lostPlace(walk, begin)?.isType ?? walk.memberOf !== undefined;
		openLost(walk, isMember ? 'method' : 'function', begin, name, begin);
		return;
	}
	if (isTyped) return;
	walk.setRole(name, Role.none);
	const called = walk.textOf(name);
	out.refer(called, tree.start[name], 'call', false);
	out.call({
		via: 'call',
		callee: called,
		name: called,
		receiver: null,
		nameStart: tree.start[name],
		start: tree.start[name],
		end: tree.end[list],
		flags: 0,
		args: [],
		argCount: 0,
		calleeValue: make(walk, name, 'name', called),
		argValues: [],
	});
}

/** The name that stands right before a parameter list, be it in another node; -1 for none. */
function nameBefore(walk: Walk, list: number): number {
	const { tree, text } = walk;
	for (let node = list - 1; node > 0 && node > list - 5; node--) {
		if (walk.kind(node) !== Kind.identifier || walk.isEmpty(node)) continue;
		return text.slice(tree.end[node], tree.start[list]).trim() === '' ? node : -1;
	}
	return -1;
}

/** The node of the type before a name. */
function typeBefore(walk: Walk, name: number): number {
	const before = previousSibling(walk.tree, name);
	const kind = walk.kind(before);
	const isType = kind === Kind.void_type || kind === Kind.type_identifier || kind === Kind.identifier;
	return isType ? before : name;
}

/** What opens a function by itself, however broken the text around it is. */
const SIGNATURES: ReadonlySet<number> = new Set([
	Kind.function_signature,
	Kind.getter_signature,
	Kind.setter_signature,
	Kind.operator_signature,
	Kind.constructor_signature,
	Kind.constant_constructor_signature,
	Kind.factory_constructor_signature,
	Kind.redirecting_factory_constructor_signature,
]);

function isInError(walk: Walk, node: number): boolean {
	const { tree } = walk;
	let at = tree.parent[node];
	for (let depth = 0; at !== -1 && depth < 8; depth++, at = tree.parent[at]) {
		if (walk.kind(at) === Kind.ERROR) return true;
		if (SIGNATURES.has(walk.kind(at))) return false;
	}
	return false;
}

/** Opens a chunk that ends with its braces, or with its line. */
export function openLost(walk: Walk, kind: ChunkKind, first: number, name: number, begin: number): void {
	const { tree, text } = walk;
	// What it seems to be in has ended by its own braces.
	if (tree.start[begin] >= walk.chunkEnd) return;
	const isType = kind !== 'function' && kind !== 'method';
	const line = text.indexOf('\n', tree.end[name]);
	const braces = closingBrace(text, tree.end[name], text.length);
	let end = braces;
	if (end === -1) end = isType || line === -1 ? text.length : line;
	const open = text.indexOf('{', tree.end[name]);
	const lost = lostPlace(walk, first);
	const chunk = walk.openChunk({
		kind,
		name: walk.textOf(name),
		start: tree.start[begin],
		end,
		nameStart: tree.start[name],
		flags: ChunkFlag.broken | accessOf(walk, walk.textOf(name)),
		signature: headerText(walk, tree.start[begin], open === -1 || open > end ? tree.end[name] : open),
		container: lost?.qualified,
	});
	walk.layout.note(walk, first, isType);
	bind(walk, isType ? 'class' : 'function', name, { chunk });
	let last = name;
	for (
		let next = nextWritten(walk, name);
		next !== -1 && tree.end[next] <= end;
		next = nextWritten(walk, next)
	)
		last = next;
	walk.out.openScope(isType ? 'class' : 'function', tree.start[begin], end);
	walk.closeLater(last);
	if (!isType) return;
	walk.types.push({ name: walk.textOf(name), kind: 'class', chunk });
	const then = tree.after[last];
	if (then < tree.count) walk.arriveAt(then, () => walk.types.pop());
}
