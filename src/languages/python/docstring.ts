import { firstNamedChild } from '../../model/syntax-walk.ts';
import { sentenceEnd } from '../shared/sentence.ts';
import { Kind } from './syntax.ts';
import type { Walk } from './walk.ts';

interface Docstring {
	docStart: number;
	docEnd: number;
	summary: string | null;
}

const MAX_SUMMARY_SOURCE = 1000;

/** The string a body starts with; bytes and f-strings do not document anything. */
export function docstringOf(walk: Walk, body: number): Docstring | null {
	const { tree, text } = walk;
	const statement = firstNamedChild(tree, body);
	if (walk.kind(statement) !== Kind.expressionStatement) return null;
	const literal = firstNamedChild(tree, statement);
	const kind = walk.kind(literal);
	if (kind !== Kind.string && kind !== Kind.concatenatedString) return null;
	const first = kind === Kind.string ? literal : firstNamedChild(tree, literal);
	const opening = firstNamedChild(tree, first);
	if (walk.kind(opening) !== Kind.stringStart || /[bf]/i.test(walk.textOf(opening))) return null;
	const start = tree.end[opening];
	const end = Math.max(start, tree.end[first] - quoteLength(walk, opening));
	const content = text.slice(start, Math.min(end, start + MAX_SUMMARY_SOURCE));
	return { docStart: tree.start[literal], docEnd: tree.end[literal], summary: summaryOf(content) };
}

function quoteLength(walk: Walk, opening: number): number {
	const { tree, text } = walk;
	return tree.end[opening] - tree.start[opening] >= 3 &&
		/["']{3}$/.test(text.slice(tree.start[opening], tree.end[opening]))
		? 3
		: 1;
}

/** The first line with words, up to the end of its first sentence. */
function summaryOf(content: string): string | null {
	const line = content
		.trimStart()
		.split(/\r\n|\r|\n/, 1)[0]
		.trim();
	const stop = sentenceEnd(line);
	const summary = stop < 0 ? line : line.slice(0, stop);
	return summary === '' ? null : summary;
}

/** A body of nothing but `...`, and perhaps a docstring: a signature. */
export function isStubBody(walk: Walk, body: number): boolean {
	const { tree } = walk;
	let stub = false;
	for (let child = body + 1; child < tree.after[body]; child = tree.after[child]) {
		const kind = walk.kind(child);
		if (kind === Kind.comment) continue;
		const inner = kind === Kind.expressionStatement ? walk.kind(firstNamedChild(tree, child)) : 0;
		if (inner === Kind.ellipsis) stub = true;
		else if (inner !== Kind.string) return false;
	}
	return stub;
}
