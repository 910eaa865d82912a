import type { TreePass } from './tree-pass.ts';

const MAX_SPAN = 200_000;

/**
 * Where the braces that open at or after `from` close, in a language that writes strings and comments
 * as C does; -1 when they do not before `limit`, or when a `;` ends the header before any brace.
 */
export function closingBrace(text: string, from: number, limit: number): number {
	let depth = 0;
	const end = Math.min(limit, from + MAX_SPAN, text.length);
	for (let at = from; at < end; at++) {
		switch (text[at]) {
			case '{':
				depth++;
				break;
			case '}':
				if (--depth <= 0) return depth === 0 ? at + 1 : -1;
				break;
			case ';':
				if (depth === 0) return -1;
				break;
			case '"':
			case "'":
				at = stringEnd(text, at, end);
				break;
			case '/':
				at = commentEnd(text, at, end);
				break;
		}
	}
	return -1;
}

/** The closing quote; a quote that does not close on its line is an apostrophe. */
function stringEnd(text: string, start: number, end: number): number {
	for (let at = start + 1; at < end; at++) {
		if (text[at] === '\\') at++;
		else if (text[at] === text[start]) return at;
		else if (text[at] === '\n') return start;
	}
	return start;
}

function commentEnd(text: string, start: number, end: number): number {
	const isLine = text[start + 1] === '/';
	if (!isLine && text[start + 1] !== '*') return start;
	const close = text.indexOf(isLine ? '\n' : '*/', start + 2);
	return close === -1 || close > end ? end : close + (isLine ? 0 : 1);
}

/**
 * Does something when the walk is past `offset`, at the latest when it leaves `error`, a node that the
 * walk is directly in: the tree has no node for what a syntax error tore apart.
 */
export function whenPast(pass: TreePass<string>, error: number, offset: number, action: () => void): void {
	const { tree } = pass;
	let isDone = false;
	const once = () => {
		if (!isDone) action();
		isDone = true;
	};
	pass.afterwards(error, once);
	for (let node = pass.next; node < tree.after[error]; node++) {
		if (tree.start[node] < offset) continue;
		pass.beforehand(node, once);
		break;
	}
}

/** How far the line that a node begins on is indented. */
export function columnOf({ tree, text }: TreePass<string>, node: number): number {
	const start = tree.start[node];
	const line = start === 0 ? 0 : text.lastIndexOf('\n', start - 1) + 1;
	let at = line;
	while (at < start && text.charCodeAt(at) <= 32) at++;
	return at - line;
}
