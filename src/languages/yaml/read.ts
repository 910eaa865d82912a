import { endQuoted, readFlow } from './flow.ts';
import {
	afterHole,
	endOfLine,
	isDash,
	isElision,
	isMarker,
	isTemplate,
	startOfLine,
	trimmedEnd,
} from './lines.ts';
import { definedTemplate } from './templates.ts';
import { YamlTree } from './tree.ts';

/** Nodes of a text that are kept; of a larger one, the rest is passed over. */
const MAX_NODES = 100_000;

/** More searches for the end of a named template would make a hostile text quadratic. */
const MAX_UNENDED = 16;

/** What is still open, outermost first. */
interface Open {
	node: number;
	/** Column of the key, or of the dash. */
	indent: number;
	isItem: boolean;
	/** Column of its first child; -1 before there is one. */
	inner: number;
}

/**
 * Reads block style line by line; indentation decides what belongs to what. A line that fits nowhere
 * is an error of its own, and the next one is read as if it were not there. Lines of a template engine
 * (`{{- if … }}`) are kept apart; what they leave out or put in decides the columns of the others, so that those are not
 * checked behind one.
 */
export function readYaml(text: string): YamlTree {
	const tree = new YamlTree(text);
	let document = -1;
	const open: Open[] = [];
	let at = text.charCodeAt(0) === 0xfeff ? 1 : 0;
	/** Named templates that have no end. */
	let unended = 0;

	const close = (depth: number): void => {
		while (open.length > depth) {
			const { node } = open.pop()!;
			const outer = open.length > 0 ? open[open.length - 1].node : document;
			if (tree.end[outer] < tree.end[node]) tree.end[outer] = tree.end[node];
		}
	};
	const extend = (end: number): void => {
		const node = open.length > 0 ? open[open.length - 1].node : document;
		if (node !== -1 && tree.end[node] < end) tree.end[node] = end;
	};

	while (at < text.length && tree.count < MAX_NODES) {
		const lineEnd = endOfLine(text, at);
		let column = 0;
		while (text.charCodeAt(at + column) === 32) column++;
		const first = at + column;
		const unit = text.charCodeAt(first);
		if (first >= lineEnd || unit === 35 || unit === 13) {
			at = lineEnd + 1;
			continue;
		}
		if (unit === 9) {
			if (text.slice(first, lineEnd).trim() !== '') tree.errors.push(first, lineEnd);
			at = lineEnd + 1;
			continue;
		}
		if (column === 0 && isMarker(text, at)) {
			close(0);
			document = text.startsWith('---', at) ? tree.add(0, null, -1, at) : -1;
			const rest = document === -1 ? '' : text.slice(at + 3, lineEnd).trim();
			if (document !== -1) tree.end[document] = at + 3;
			if (rest === '' || rest.startsWith('#') || document === -1) {
				at = lineEnd + 1;
				continue;
			}
			at += 3;
			while (text.charCodeAt(at) === 32) at++;
			at = readLine(at, at - startOfLine(text, at), endOfLine(text, at));
			continue;
		}
		if ((column === 0 && unit === 37) || (isTemplate(text, first) && readKey(first, lineEnd) === null)) {
			at = passTemplate(first);
			continue;
		}
		if (document === -1) document = tree.add(0, null, -1, first);
		at = readLine(first, column, lineEnd);
	}
	close(0);
	return tree;

	/** A line of a template engine, or all of a named template, which is no YAML. Returns where the next line begins. */
	function passTemplate(first: number): number {
		const defined = unended < MAX_UNENDED ? definedTemplate(text, first) : null;
		if (defined === null && /^\{\{-?\s*define\b/.test(text.slice(first, first + 40))) unended++;
		if (defined !== null) {
			close(0);
			tree.defined.push(defined);
			return endOfLine(text, defined.end) + 1;
		}
		const after = Math.max(endOfLine(text, first), endOfLine(text, afterHole(text, first)));
		tree.templates.push(first, after, open.length > 0 ? open[open.length - 1].node : document);
		return after + 1;
	}

	/** The rest of a line from a column on; returns where the next begins. */
	function readLine(from: number, column: number, end: number): number {
		let start = from;
		let indent = column;
		// Dashes: each opens an item, in which the rest of the line stands.
		while (isDash(text, start)) {
			let depth = open.length;
			while (
				depth > 0 &&
				(open[depth - 1].indent > indent || (open[depth - 1].indent === indent && open[depth - 1].isItem))
			) {
				depth--;
			}
			close(depth);
			checkIndent(indent, start, end);
			const parent = depth > 0 ? open[depth - 1].node : document;
			const node = tree.add(parent, null, -1, start);
			tree.end[node] = start + 1;
			open.push({ node, indent, isItem: true, inner: -1 });
			let next = start + 1;
			while (text.charCodeAt(next) === 32) next++;
			indent += next - start;
			start = next;
			if (start >= end || text.charCodeAt(start) === 35 || text.charCodeAt(start) === 13) return end + 1;
		}
		const key = readKey(start, end);
		if (key === null) return readScalarLine(start, indent, end);
		let depth = open.length;
		while (depth > 0 && open[depth - 1].indent >= indent) depth--;
		close(depth);
		checkIndent(indent, start, end);
		const parent = depth > 0 ? open[depth - 1].node : document;
		const node = tree.add(parent, key.name, key.start, start);
		tree.end[node] = key.after;
		open.push({ node, indent, isItem: false, inner: -1 });
		return readValue(node, key.after, indent, end);
	}

	/** Siblings stand in one column. */
	function checkIndent(indent: number, start: number, end: number): void {
		if (open.length === 0) return;
		const around = open[open.length - 1];
		if (around.inner === -1) around.inner = indent;
		if (tree.templates.length > 0) return;
		if (around.inner !== indent || tree.valueStart[around.node] !== -1) tree.errors.push(start, end);
	}

	/** No key: the scalar of an item, or one that goes on from the line before. */
	function readScalarLine(start: number, indent: number, end: number): number {
		const around = open[open.length - 1];
		if (around?.isItem && tree.first[around.node] === -1 && tree.valueStart[around.node] === -1) {
			return readValue(around.node, start, around.indent, end);
		}
		if (around === undefined || around.indent >= indent) {
			const isScalar = open.length === 0 && tree.first[document] === -1;
			if (isElision(text, start, end) || tree.templates.length > 0) return end + 1;
			if (!isScalar) tree.errors.push(start, end);
			else if (text[start] === '{' || text[start] === '[') return readValue(document, start, -1, end);
			return end + 1;
		}
		if (tree.valueStart[around.node] === -1 && tree.first[around.node] === -1) {
			return readValue(around.node, start, around.indent, end);
		}
		extend(trimmedEnd(text, start, end));
		return end + 1;
	}

	/** What stands behind a key or a dash. Returns where the next line begins. */
	function readValue(node: number, from: number, indent: number, end: number): number {
		let start = from;
		for (;;) {
			while (start < end && text.charCodeAt(start) <= 32) start++;
			const unit = text.charCodeAt(start);
			if (start >= end || unit === 35) return end + 1;
			// An anchor, an alias or a tag.
			if (unit !== 38 && unit !== 42 && unit !== 33) break;
			let stop = start + 1;
			while (stop < end && !/[\s,\]}]/.test(text[stop])) stop++;
			if (unit === 38) tree.anchors.push(start + 1, stop, node);
			if (unit === 42) tree.aliases.push(start + 1, stop, node);
			tree.end[node] = Math.max(tree.end[node], stop);
			start = stop;
		}
		const unit = text.charCodeAt(start);
		if (unit === 124 || unit === 62) return readBlockScalar(node, indent, end);
		if (unit === 123 || unit === 91) {
			if (text.charCodeAt(start + 1) === 123 && unit === 123) return readPlain(node, start, end);
			const after = readFlow(tree, node, start, MAX_NODES);
			return endOfLine(text, after) + 1;
		}
		if (unit === 34 || unit === 39) {
			const after = endQuoted(text, start, text.length);
			if (after === -1) {
				tree.errors.push(start, end);
				return end + 1;
			}
			setValue(node, start + 1, after - 1, after);
			return endOfLine(text, after) + 1;
		}
		return readPlain(node, start, end);
	}

	function readPlain(node: number, start: number, end: number): number {
		setValue(node, start, trimmedEnd(text, start, end), trimmedEnd(text, start, end));
		return end + 1;
	}

	function setValue(node: number, start: number, end: number, nodeEnd: number): void {
		tree.valueStart[node] = start;
		tree.valueEnd[node] = end;
		tree.end[node] = Math.max(tree.end[node], nodeEnd);
	}

	/** `|` and `>`: every line that is indented more, and the empty ones between. */
	function readBlockScalar(node: number, indent: number, end: number): number {
		let line = end + 1;
		let last = end;
		while (line < text.length) {
			const lineEnd = endOfLine(text, line);
			let column = 0;
			while (text.charCodeAt(line + column) === 32) column++;
			const blank = text.slice(line, lineEnd).trim() === '';
			// A template inside stands in any column; one that is a key does not belong to it.
			const isInside = isTemplate(text, line + column) && readKey(line + column, lineEnd) === null;
			if (!blank && column <= indent && !isInside) break;
			if (!blank && column > indent) last = lineEnd;
			line = lineEnd + 1;
		}
		setValue(node, Math.min(end + 1, last), last, last);
		return last + 1;
	}

	function readKey(start: number, end: number): { name: string; start: number; after: number } | null {
		const unit = text.charCodeAt(start);
		if (unit === 34 || unit === 39) {
			const after = endQuoted(text, start, end);
			if (after === -1 || !/^\s*:(?:\s|$)/.test(text.slice(after, Math.min(end, after + 40)))) return null;
			return {
				name: text.slice(start + 1, after - 1),
				start: start + 1,
				after: text.indexOf(':', after) + 1,
			};
		}
		if (text.startsWith('<<:', start)) return { name: '<<', start, after: start + 3 };
		const colon = plainKeyEnd(text, start, end);
		if (colon === -1) return null;
		let last = colon;
		while (last > start && text.charCodeAt(last - 1) <= 32) last--;
		return { name: text.slice(start, last), start, after: colon + 1 };
	}
}

/** Longer keys are no keys. */
const MAX_KEY = 500;
const NO_KEY = '#&*!|>%@`{[],\'"';

/** The colon behind a plain key that begins at `start`; -1 when none does. */
function plainKeyEnd(text: string, start: number, end: number): number {
	const isHole = text.startsWith('{{', start);
	if (NO_KEY.includes(text[start]) && !isHole) return -1;
	const limit = Math.min(end, start + MAX_KEY);
	for (let at = start; at < limit; at++) {
		const unit = text.charCodeAt(at);
		if (unit === 58 && at > start && !(text.charCodeAt(at + 1) > 32)) return at;
		if (unit === 35 && text.charCodeAt(at - 1) <= 32) return -1;
		// `{{ $name }}: 1` of a template.
		if (unit === 123 && text.charCodeAt(at + 1) === 123) at = afterHole(text, at) - 1;
	}
	return -1;
}
