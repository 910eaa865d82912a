import { ChunkFlag, type Param } from '../../model/chunk.ts';
import { clampEnd } from './anchors.ts';
import { exportFlag } from './names.ts';
import { bindName, enterScope, type Scope } from './scopes.ts';
import { splitList } from './split-list.ts';
import { Kind, Token } from './syntax.ts';
import type { Walk } from './walk.ts';

const MAX_HEADER = 2000;

/**
 * The walk has come to a declaration of the package: whatever is open ends before it. One that the
 * tree does not have, because a syntax error tore it apart, is read from the text; what is left of
 * its body then belongs to it.
 */
export function arriveAtAnchor(walk: Walk, at: number): void {
	const { tree } = walk;
	const anchors = walk.anchors!;
	const token = anchors.tokens[at];
	walk.leaveAll();
	const around = walk.kind(tree.parent[token]);
	switch (walk.kind(token)) {
		case Token.func:
		case Kind.identifier:
			if (around !== Kind.function_declaration && around !== Kind.method_declaration)
				openLostFunction(walk, token);
			break;
		case Token.type:
			if (around !== Kind.type_declaration) openLostType(walk, token);
			break;
	}
}

const FUNCTION = /func\s*(?:\(([^()\n]*)\)\s*)?([\p{L}_][\p{L}\p{N}_]*)\s*/uy;
const RECEIVER = /^\s*(?:([\p{L}_][\p{L}\p{N}_]*)\s+)?(\*?\s*([\p{L}_][\p{L}\p{N}_]*).*)$/u;

function openLostFunction(walk: Walk, token: number): void {
	const { tree, text, out } = walk;
	const start = tree.start[token];
	FUNCTION.lastIndex = start;
	const match = FUNCTION.exec(text);
	if (match === null) return;
	const [header, receiverText, name] = match;
	const nameStart = start + header.trimEnd().length - name.length;
	const end = clampEnd(walk, start, text.length);
	const listStart = afterBrackets(text, start + header.length, end);
	const listEnd = text[listStart] === '(' ? closing(text, listStart, end) : -1;
	const params = listEnd === -1 ? [] : readParams(text.slice(listStart + 1, listEnd), listStart + 1);
	const headerEnd = endOfHeader(text, listEnd === -1 ? start + header.length : listEnd + 1, end);
	const result = listEnd === -1 ? '' : text.slice(listEnd + 1, headerEnd).trim();
	const receiver = receiverText === undefined ? null : RECEIVER.exec(receiverText);
	const chunk = out.openChunk({
		kind: receiverText === undefined ? 'function' : 'method',
		name,
		start,
		end,
		nameStart,
		flags: ChunkFlag.broken | exportFlag(name),
		signature: text.slice(start, headerEnd),
		type: result || null,
		params: params.map(({ param }) => param),
		container: receiver?.[3] ?? null,
	});
	if (receiverText === undefined) bindName(walk, walk.scopes[0], 'function', name, nameStart, { chunk });
	const scope = enterScope(walk, 'function', start, end);
	if (receiver?.[1] !== undefined) {
		const at = text.indexOf(receiver[1], text.indexOf('(', start));
		bindName(walk, scope, 'param', receiver[1], at, { type: receiver[2].trim() });
	}
	bindParams(walk, scope, params);
	walk.leaveLostLater();
	skipTo(walk, token, headerEnd);
}

/** Type parameters are not read: what is left of them in the tree is not reliable. */
function afterBrackets(text: string, at: number, end: number): number {
	if (text[at] !== '[') return at;
	const close = closing(text, at, end);
	return close === -1 ? at : close + 1;
}

function closing(text: string, open: number, end: number): number {
	let depth = 0;
	for (let at = open; at < end && at - open < MAX_HEADER; at++) {
		const unit = text[at];
		if (unit === '(' || unit === '[' || unit === '{') depth++;
		else if (unit === ')' || unit === ']' || unit === '}') {
			if (--depth === 0) return at;
		}
	}
	return -1;
}

/** The brace that opens the body, or the end of the line. */
function endOfHeader(text: string, from: number, end: number): number {
	let at = from;
	while (at < end && text[at] !== '{' && text[at] !== '\n') at++;
	while (at > from && /\s/.test(text[at - 1])) at--;
	return at;
}

interface LostParam {
	param: Param;
	start: number;
}

/** When one of a list has a name and a type, all have: `a, b int`. */
function readParams(list: string, from: number): LostParam[] {
	const parts = splitList(list).map(({ text, start }) => {
		const [, name, type] = /^([\p{L}_][\p{L}\p{N}_]*)\s+(.+)$/su.exec(text) ?? [null, text, undefined];
		return { name: name!, type, start };
	});
	const named = parts.some(({ type }) => type !== undefined);
	let later: string | undefined;
	const params = parts.toReversed().map(({ name, type, start }): LostParam => {
		later = type ?? later;
		const written = named ? (later ?? '') : name;
		const isVariadic = written.startsWith('...');
		const param: Param = { name: named ? name : '_', type: isVariadic ? written.slice(3) : written };
		if (isVariadic) param.rest = '*';
		return { param, start: from + start };
	});
	return params.reverse();
}

function bindParams(walk: Walk, scope: Scope, params: LostParam[]): void {
	params.forEach(({ param, start }, index) => {
		if (!/^[\p{L}_][\p{L}\p{N}_]*$/u.test(param.name) || param.name === '_') return;
		bindName(walk, scope, 'param', param.name, start, { type: param.type ?? null, index });
	});
}

const TYPE = /type\s+([\p{L}_][\p{L}\p{N}_]*)\s*(?:\[[^\]\n]*\]\s*)?(?:(struct|interface)\b)?/uy;

function openLostType(walk: Walk, token: number): void {
	const { tree, text, out } = walk;
	const start = tree.start[token];
	TYPE.lastIndex = start;
	const match = TYPE.exec(text);
	if (match === null) return;
	const [header, name, kind] = match;
	const end = clampEnd(walk, start, text.length);
	const nameStart = start + header.indexOf(name, 'type'.length);
	const chunk = out.openChunk({
		kind: kind === 'struct' || kind === 'interface' ? kind : 'type',
		name,
		start,
		end: Math.max(end, nameStart + name.length),
		nameStart,
		flags: ChunkFlag.broken | exportFlag(name),
		signature: header.trimEnd(),
	});
	bindName(walk, walk.scopes[0], 'type', name, nameStart, { chunk });
	enterScope(walk, 'type', start, end);
	walk.leaveLostLater();
	skipTo(walk, token, start + header.length);
}

/** Goes on with the first node behind a header; of what is passed over, types are still mentioned. */
function skipTo(walk: Walk, token: number, offset: number): void {
	const { tree, anchors } = walk;
	const limit = Math.min(offset, anchors!.offsets[anchors!.next] ?? offset);
	let node = token;
	for (; node < tree.count && tree.start[node] < limit; node++) {
		if (walk.kind(node) !== Kind.type_identifier || tree.start[node] === tree.end[node]) continue;
		walk.out.refer(walk.textOf(node), tree.start[node], 'type', false);
	}
	walk.next = node;
}
