import { ChunkFlag } from '../../model/chunk.ts';
import { childByField, childOfKind, firstNamedChild, previousSibling } from '../../model/syntax-walk.ts';
import { make } from '../shared/lowering.ts';
import { bind } from '../shared/scopes.ts';
import { clipped, nextWritten, Role } from '../shared/walk.ts';
import { accessOf, annotationsOf, exportIt, firstOf } from './declared.ts';
import { docOf } from './doc.ts';
import { openLost } from './lost.ts';
import { lostPlace } from './recovery.ts';
import { Kind } from './syntax.ts';
import { runValue } from './values.ts';
import type { Walk } from './walk.ts';

/** What may stand before the names of a declaration. */
const BEFORE_NAMES: ReadonlySet<number> = new Set([
	Kind.type_identifier,
	Kind.type_arguments,
	Kind.nullable_type,
	Kind.function_type,
	Kind.record_type,
	Kind.void_type,
	Kind.inferred_type,
	Kind.final_builtin,
	Kind.const_builtin,
	Kind['"late"'],
	Kind['"external"'],
	Kind['"static"'],
	Kind['"covariant"'],
	Kind['"."'],
	Kind.abstract,
]);
const TYPE: ReadonlySet<number> = new Set([
	Kind.type_identifier,
	Kind.type_arguments,
	Kind.nullable_type,
	Kind.function_type,
	Kind.record_type,
	Kind.void_type,
	Kind['"."'],
]);

/** The words before the list of names of a field or of a variable of the library. */
interface Head {
	/** The first of them, or the list itself. */
	first: number;
	type: string | null;
	isConst: boolean;
	isFinal: boolean;
	isStatic: boolean;
}

function headOf(walk: Walk, list: number): Head {
	const { tree } = walk;
	const head: Head = { first: list, type: null, isConst: false, isFinal: false, isStatic: false };
	let typeStart = -1;
	let typeEnd = -1;
	for (let at = previousSibling(tree, list); at !== -1; at = previousSibling(tree, at)) {
		const kind = walk.kind(at);
		if (kind === Kind.comment) continue;
		if (!BEFORE_NAMES.has(kind)) break;
		head.first = at;
		if (TYPE.has(kind)) {
			typeStart = tree.start[at];
			if (typeEnd === -1) typeEnd = tree.end[at];
		}
		if (kind === Kind.const_builtin) head.isConst = true;
		if (kind === Kind.final_builtin) head.isFinal = true;
		if (kind === Kind['"static"']) head.isStatic = true;
	}
	if (typeStart !== -1) head.type = clipped(walk, typeStart, typeEnd, 400);
	return head;
}

/** `x = 1` of a field, of a variable of the library, or of a further local variable. */
export function enterDeclarator(walk: Walk, node: number): void {
	const { tree } = walk;
	const name = firstNamedChild(tree, node);
	walk.setRole(name, Role.none);
	const list = tree.parent[node];
	const holder = tree.parent[list];
	const head = headOf(walk, list);
	if (/^(?:class|enum|mixin)$/.test(head.type ?? '') && !walk.isEmpty(name)) {
		openLost(walk, 'class', head.first, name, head.first);
		return;
	}
	walk.leaveLater(node);
	if (!isChunk(walk, node) || walk.isEmpty(name)) return;
	const isOfLibrary = walk.kind(holder) !== Kind.declaration;
	const whole = isOfLibrary ? head.first : holder;
	const isOnly = tree.after[node] === tree.after[list] && list + 1 === node;
	const first = firstOf(walk, whole);
	const text = walk.textOf(name);
	const lost = lostPlace(walk, whole);
	const isMember = lost?.isType ?? walk.memberOf !== undefined;
	let flags = accessOf(walk, text);
	if (head.isConst || head.isFinal) flags |= ChunkFlag.readonly;
	if (head.isStatic) flags |= ChunkFlag.static;
	if (isMember && isAbstract(walk, tree.start[whole])) flags |= ChunkFlag.abstract | ChunkFlag.declaration;
	if (lost !== null || walk.isBroken(list)) flags |= ChunkFlag.broken;
	const chunk = walk.openChunk({
		kind: isMember ? 'field' : head.isConst || head.isFinal ? 'constant' : 'variable',
		name: text,
		start: isOnly ? tree.start[first] : tree.start[node],
		end: isOnly ? tree.end[list] : tree.end[node],
		nameStart: tree.start[name],
		flags,
		signature: `${clipped(walk, tree.start[head.first], tree.start[list], 400).trim()} ${text}`.trim(),
		type: head.type,
		annotations: annotationsOf(walk, whole),
		...docOf(walk, first),
		container: lost?.qualified,
	});
	walk.made[node] = chunk;
	exportIt(walk, name, chunk, isOfLibrary && holder === 0);
	const value = initialiserOf(walk, node);
	// The initialiser of a member runs with its type: the chunk is closed before it.
	if (!isMember) return;
	if (value === -1) walk.closeChunk();
	else {
		walk.arriveAt(value, () => {
			walk.closeChunk();
			walk.initialising = text;
		});
	}
}

/** The word was taken out of the text that was parsed. */
function isAbstract({ text }: Walk, start: number): boolean {
	return /\babstract\s+$/.test(text.slice(Math.max(0, start - 20), start));
}

function isChunk(walk: Walk, node: number): boolean {
	const list = walk.tree.parent[node];
	const kind = walk.kind(list);
	if (kind !== Kind.initialized_identifier_list && kind !== Kind.static_final_declaration_list) return false;
	const holder = walk.tree.parent[list];
	return walk.kind(holder) === Kind.declaration || holder === 0;
}

/** What follows `=`; -1 for nothing. */
function initialiserOf(walk: Walk, node: number): number {
	return nextWritten(walk, childOfKind(walk.tree, node, walk.kinds, Kind['"="']));
}

export function leaveDeclarator(walk: Walk, node: number): void {
	const { tree, out } = walk;
	const name = firstNamedChild(tree, node);
	const valueNode = initialiserOf(walk, node);
	const value = runValue(walk, valueNode);
	const chunk = walk.made[node];
	if (chunk === -1) {
		bind(walk, 'let', name, { value, type: localType(walk, tree.parent[node]) });
		return;
	}
	const head = headOf(walk, tree.parent[node]);
	const isMember = out.currentChunk !== chunk;
	if (isMember) walk.initialising = null;
	else walk.closeChunk();
	const kind = isMember ? 'field' : head.isConst || head.isFinal ? 'const' : 'let';
	bind(walk, kind, name, { chunk, type: head.type, value });
	const { owner } = walk;
	if (!isMember || valueNode === -1 || owner === undefined) return;
	const object = head.isStatic ? out.value('chunk', null, owner.chunk, -1) : make(walk, name, 'this');
	out.assign(make(walk, name, 'member', walk.textOf(name), object), value, tree.start[name]);
}

/** `final int a = 1` in a function. */
export function enterLocal(walk: Walk, node: number): void {
	walk.setRole(childByField(walk.tree, node, walk.fields.name), Role.none);
	walk.leaveLater(node);
}

export function leaveLocal(walk: Walk, node: number): void {
	const { tree, fields, kinds } = walk;
	const isFixed =
		childOfKind(tree, node, kinds, Kind.final_builtin) !== -1 ||
		childOfKind(tree, node, kinds, Kind.const_builtin) !== -1;
	bind(walk, isFixed ? 'const' : 'let', childByField(tree, node, fields.name), {
		type: localType(walk, node),
		value: runValue(walk, childByField(tree, node, fields.value)),
	});
}

export function localType(walk: Walk, node: number): string | null {
	const { tree, fields } = walk;
	let start = -1;
	let end = -1;
	for (let child = node + 1; child < tree.after[node]; child = tree.after[child]) {
		if (tree.field[child] === fields.name) break;
		if (!TYPE.has(walk.kind(child))) continue;
		if (start === -1) start = tree.start[child];
		end = tree.end[child];
	}
	return start === -1 ? null : clipped(walk, start, end, 400);
}
