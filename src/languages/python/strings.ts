import { firstNamedChild, nextNamedSibling } from '../../model/syntax-walk.ts';
import { Kind } from './syntax.ts';
import type { Walk } from './walk.ts';

const MAX_TEXT = 200;

interface StringLiteral {
	/** `template` for an f-string that computes something. */
	kind: 'string' | 'bytes' | 'template';
	/** What stands between the quotes, escapes as written, capped; '' unless it is a string. */
	text: string;
	/** Offset of the first character between the quotes. */
	start: number;
}

/** Reads a `string` or `concatenated_string`. */
export function stringLiteral(walk: Walk, node: number): StringLiteral {
	const { tree } = walk;
	if (walk.kind(node) !== Kind.concatenatedString) return singleLiteral(walk, node);
	const whole: StringLiteral = { kind: 'string', text: '', start: -1 };
	for (let part = firstNamedChild(tree, node); part !== -1; part = nextNamedSibling(tree, part)) {
		if (walk.kind(part) !== Kind.string) continue;
		const literal = singleLiteral(walk, part);
		if (literal.kind !== 'string') return { ...literal, text: '' };
		if (whole.start === -1) whole.start = literal.start;
		if (whole.text.length < MAX_TEXT) whole.text = (whole.text + literal.text).slice(0, MAX_TEXT);
	}
	return whole;
}

function singleLiteral(walk: Walk, node: number): StringLiteral {
	const { tree, text } = walk;
	let start = tree.start[node];
	let end = tree.end[node];
	let prefix = '';
	for (let child = firstNamedChild(tree, node); child !== -1; child = nextNamedSibling(tree, child)) {
		const kind = walk.kind(child);
		if (kind === Kind.interpolation) return { kind: 'template', text: '', start };
		if (kind === Kind.stringStart) {
			start = tree.end[child];
			prefix = text.slice(tree.start[child], start);
		} else if (kind === Kind.stringEnd) end = tree.start[child];
	}
	if (/^[a-z]*b/i.test(prefix)) return { kind: 'bytes', text: '', start };
	return { kind: 'string', text: text.slice(start, Math.min(end, start + MAX_TEXT)), start };
}

/** A slice for the recorder, which caps it further: without a bound here nested calls cost the square. */
export function clipped(walk: Walk, start: number, end: number, limit: number): string {
	if (end - start <= limit) return walk.text.slice(start, end);
	return `${walk.text.slice(start, start + limit - 1)}…`;
}
