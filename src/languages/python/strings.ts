import { firstNamedChild, nextNamedSibling } from '../../model/syntax-walk.ts';
import { Kind } from './syntax.ts';
import type { Walk } from './walk.ts';

/** Longer than what a recorder keeps, so that a part is never taken for the whole; and enough for a statement of SQL. */
const MAX_TEXT = 4001;

interface StringLiteral {
	/** `template` for an f-string that computes something. */
	kind: 'string' | 'bytes' | 'template';
	/** What stands between the quotes, escapes as written, capped; '' for a template. */
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
		if (literal.kind === 'template') return { ...literal, text: '' };
		if (whole.start === -1) whole.start = literal.start;
		whole.kind = literal.kind;
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
	const content = text.slice(start, Math.min(end, start + MAX_TEXT));
	if (/^[a-z]*b/i.test(prefix)) return { kind: 'bytes', text: content, start };
	return { kind: 'string', text: /^[a-z]*[ft]/i.test(prefix) ? withoutBraces(content) : content, start };
}

/** `{{` of an f-string is one brace. */
function withoutBraces(text: string): string {
	return text.replaceAll('{{', '{').replaceAll('}}', '}');
}

interface TemplatePart {
	node: number;
	/** null for an expression. */
	text: string | null;
}

/** What an f-string puts together, in order, those of its neighbours included. */
export function templateParts(walk: Walk, node: number): TemplatePart[] {
	const { tree, fields } = walk;
	const parts: TemplatePart[] = [];
	let hasFormat = false;
	for (let at = node + 1; at < tree.after[node]; ) {
		const kind = walk.kind(at);
		if (kind === Kind.stringStart) hasFormat = /^[a-z]*[ft]/i.test(walk.textOf(at));
		if (kind === Kind.stringContent) {
			const text = walk.text.slice(tree.start[at], Math.min(tree.end[at], tree.start[at] + MAX_TEXT));
			parts.push({ node: at, text: hasFormat ? withoutBraces(text) : text });
		} else if (tree.field[at] === fields.expression) parts.push({ node: at, text: null });
		else {
			at++;
			continue;
		}
		at = tree.after[at];
	}
	return parts;
}

/** A slice for the recorder, which caps it further: without a bound here nested calls cost the square. */
export function clipped(walk: Walk, start: number, end: number, limit: number): string {
	if (end - start <= limit) return walk.text.slice(start, end);
	return `${walk.text.slice(start, start + limit - 1)}…`;
}
