import type { YamlTree } from './tree.ts';

/** Where a quoted scalar ends, closing quote included; -1 when it does not before `limit`. */
export function endQuoted(text: string, start: number, limit: number): number {
	const quote = text.charCodeAt(start);
	for (let at = start + 1; at < limit; at++) {
		const unit = text.charCodeAt(at);
		if (unit === 92 && quote === 34) at++;
		else if (unit === quote) {
			if (quote === 39 && text.charCodeAt(at + 1) === 39) at++;
			else return at + 1;
		}
	}
	return -1;
}

/**
 * `{a: b, c: [d]}`, perhaps over several lines, as children of `node`. Returns where it ends; one that is
 * never closed ends with its line, as an error.
 */
export function readFlow(tree: YamlTree, node: number, start: number, maxNodes: number): number {
	const { text } = tree;
	const stack: { node: number; isMap: boolean }[] = [];
	let at = start;
	let current = node;
	while (at < text.length && tree.count < maxNodes) {
		const unit = text[at];
		if (unit === '{' || unit === '[') {
			const around = stack[stack.length - 1];
			const target = around !== undefined && current === -1 ? tree.add(around.node, null, -1, at) : current;
			stack.push({ node: target, isMap: unit === '{' });
			at++;
			current = -1;
			continue;
		}
		const here = stack[stack.length - 1];
		if (unit === '}' || unit === ']') {
			at++;
			stack.pop();
			tree.end[here.node] = Math.max(tree.end[here.node], at);
			if (stack.length === 0) return at;
			current = -1;
			continue;
		}
		if (unit === ',' || unit <= ' ') {
			if (unit === ',') current = -1;
			at++;
			continue;
		}
		if (unit === '#' && /\s/.test(text[at - 1] ?? ' ')) {
			while (at < text.length && text[at] !== '\n') at++;
			continue;
		}
		const from = at;
		const quoted = unit === '"' || unit === "'";
		if (quoted) {
			const end = endQuoted(text, at, text.length);
			if (end === -1) break;
			at = end;
		} else {
			at++;
			while (
				at < text.length &&
				!/[,[\]{}\n]/.test(text[at]) &&
				!(text[at] === ':' && /[\s,[\]{}]|$/.test(text[at + 1] ?? ''))
			)
				at++;
		}
		let end = at;
		while (end > from && text[end - 1] <= ' ') end--;
		const inner = quoted ? 1 : 0;
		let colon = at;
		while (text[colon] === ' ') colon++;
		const isKey = here.isMap && current === -1 && text[colon] === ':';
		if (isKey || current === -1) {
			const name = isKey || here.isMap ? text.slice(from + inner, end - inner) : null;
			const child = tree.add(here.node, name, name === null ? -1 : from + inner, from);
			tree.end[child] = end;
			if (isKey) {
				current = child;
				at = colon + 1;
				continue;
			}
			if (!here.isMap) setValue(tree, child, from + inner, end - inner, end);
			current = -1;
		} else setValue(tree, current, from + inner, end - inner, end);
	}
	const line = text.indexOf('\n', start);
	const end = line === -1 ? text.length : line;
	tree.errors.push(start, end);
	return end;
}

function setValue(tree: YamlTree, node: number, start: number, end: number, nodeEnd: number): void {
	const unit = tree.text[start];
	if (unit === '*') tree.aliases.push(start + 1, end, node);
	tree.valueStart[node] = start;
	tree.valueEnd[node] = end;
	tree.end[node] = Math.max(tree.end[node], nodeEnd);
}
