import { AssayError } from '../../model/errors.ts';
import { type Detail, LIMITS } from '../../read/detail.ts';
import { cutLine, excerpt, type LineRange } from '../../read/excerpt.ts';
import { type OutlineEntry, outlineOf } from '../../read/outline.ts';
import { Sheet } from '../../read/sheet.ts';
import { skeletonFrom } from '../../read/skeleton.ts';
import type { FileStructure } from '../../store/queries/file-structure.ts';
import type { Reading } from './find-reading.ts';

export type Form = 'text' | 'skeleton' | 'outline';

interface Subject {
	path: string;
	text: string;
	structure: FileStructure | null;
	ranges: readonly LineRange[];
}

interface ShownText {
	lines: { line: number; text: string }[];
	outline: OutlineEntry[];
	/** The target that goes on where the limit cut it. */
	next: string | null;
	isCut: boolean;
}

/** The lines that a reading asks for: a definition with the doc comment above it. */
export function rangesOf(
	reading: Exclude<Reading, { is: 'choices' }>,
	structure: FileStructure | null,
	text: string,
	fileLines: number,
	limit: number,
): LineRange[] {
	if (reading.is === 'file') {
		const { from, to } = reading.range ?? { from: 1, to: fileLines };
		if (from > fileLines) {
			throw new AssayError('USAGE', `${reading.path} has no line ${from}`, `It has ${fileLines}.`);
		}
		return [{ from, to: Math.min(to, fileLines) }];
	}
	const sheet = new Sheet(text, LIMITS.standard);
	const chunks = (structure?.chunks ?? []).filter(({ ord }) => reading.meant.chunks.includes(ord));
	const ranges = chunks.map(({ start, end, docStart, docEnd }) => ({
		from: sheet.lineOf(docEnd > docStart ? Math.min(docStart, start) : start) + 1,
		to: sheet.lineOf(Math.max(start, end - 1)) + 1,
	}));
	const { line } = reading;
	if (line === null) return merged(ranges);
	// Of a definition that does not fit, what is around the line.
	return merged(ranges).map(({ from, to }) => {
		const first = to - from < limit ? from : Math.max(from, line - Math.floor(limit / 2));
		return { from: first, to };
	});
}

/** Ranges in order, without overlaps. */
function merged(ranges: LineRange[]): LineRange[] {
	const found: LineRange[] = [];
	for (const range of ranges.toSorted((a, b) => a.from - b.from)) {
		const last = found.at(-1);
		if (last !== undefined && range.from <= last.to + 1) last.to = Math.max(last.to, range.to);
		else found.push({ ...range });
	}
	return found;
}

export function show(form: Form, detail: Detail, subject: Subject, limit: number): ShownText {
	const { path, text, structure, ranges } = subject;
	if (form === 'text') {
		const lines = excerpt(text, ranges, limit);
		return { lines, outline: [], ...rest(path, ranges, lines.at(-1)?.line ?? 0, lines.length === limit) };
	}
	if (structure === null) {
		const message = `the structure of ${path} is not known: it is not in the index`;
		throw new AssayError('NOT_FOUND', message, `Its text can be read: \`assay read ${path}\`.`);
	}
	if (form === 'outline') {
		const all = ranges.flatMap((range) => outlineOf(structure, text, detail, range));
		return { lines: [], outline: all.slice(0, limit), next: null, isCut: all.length > limit };
	}
	const all = ranges.flatMap((range) => skeletonFrom(structure, text, { detail, range }).lines);
	const lines = all.slice(0, limit).map((line) => ({ line: line.line, text: cutLine(line.text) }));
	const next = all.length > limit ? all[limit].line - 1 : 0;
	return { lines, outline: [], ...rest(path, ranges, next, all.length > limit) };
}

/** How to go on after a line, when something is left. */
function rest(
	path: string,
	ranges: readonly LineRange[],
	last: number,
	isFull: boolean,
): Pick<ShownText, 'next' | 'isCut'> {
	const left = isFull ? ranges.find(({ to }) => to > last) : undefined;
	if (left === undefined) return { next: null, isCut: false };
	return { next: `${path}:${Math.max(left.from, last + 1)}-${left.to}`, isCut: true };
}
