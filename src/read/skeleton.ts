import { type FileStructure, fileStructure, type StructureChunk } from '../store/queries/file-structure.ts';
import type { IndexReader } from '../store/reader.ts';
import { type Anchors, anchorsOf, firstFrom } from './anchors.ts';
import { applyFolds, type ShownLine } from './apply-folds.ts';
import { type Detail, LIMITS } from './detail.ts';
import { foldBody } from './fold-bodies.ts';
import { foldComments } from './fold-comments.ts';
import { foldLayout, foldSections } from './fold-layout.ts';
import { foldLiterals } from './fold-literals.ts';
import { foldLoose } from './fold-loose.ts';
import { lexisOf } from './lexis.ts';
import { Sheet } from './sheet.ts';
import { openUnit, type Unit } from './unit.ts';

export interface SkeletonOptions {
	detail: Detail;
	/** Lines of the file, from 1, both included: those of a class for its skeleton. A doc comment above comes along. */
	range?: { from: number; to: number };
}

export interface Skeleton {
	/** In source order. A line may stand for several; its number is that of the first. */
	lines: ShownLine[];
	/** Lines of the file, or of the range, that are not shown whole. */
	folded: number;
	/** Lines of the file, or of the range. */
	total: number;
}

/**
 * The structure of a file without what fills it: bodies and long literals are folded, signatures and docs
 * stay. `text` is the text that was indexed. Nothing is parsed: chunks say what there is, and brackets are
 * looked at only outside of functions, so that a file with errors gives what could be seen of it.
 */
export function skeletonOf(
	reader: IndexReader,
	path: string,
	text: string,
	options: SkeletonOptions,
): Skeleton {
	return skeletonFrom(fileStructure(reader, path), text, options);
}

export function skeletonFrom(
	structure: FileStructure | null,
	text: string,
	{ detail, range }: SkeletonOptions,
): Skeleton {
	const sheet = new Sheet(text, LIMITS[detail]);
	if (structure !== null && isOf(structure, text)) planFile(sheet, structure);
	const lines = sheet.starts.length;
	const first =
		range === undefined ? 0 : Math.min(lines, Math.max(1, withDoc(sheet, structure, range.from))) - 1;
	const last = range === undefined ? lines - 1 : Math.min(lines, Math.max(first + 1, range.to)) - 1;
	const shown = applyFolds(sheet, first, last);
	const total = last - first + 1;
	return { lines: shown, folded: total - shown.length, total };
}

/** Whether an index could be of this text: an offset of another would cut anywhere. */
function isOf({ chunks }: FileStructure, text: string): boolean {
	return chunks.every(({ end }) => end <= text.length);
}

/** Where a text in one language is in its file, and what has to be known of the file. */
interface Place {
	from: number;
	to: number;
	/** Those in it. */
	imports: readonly number[];
	/** Lines of the whole file. */
	named: ReadonlySet<number>;
}

function planFile(sheet: Sheet, { chunks, segments, language, imports }: FileStructure): void {
	const bySegment = Map.groupBy(chunks, ({ segment }) => segment);
	const named = namedLines(sheet, chunks);
	const place = (from: number, to: number): Place => {
		const inside = imports.slice(firstFrom(imports, from), firstFrom(imports, to));
		return { from, to, imports: inside, named };
	};
	// The parts of a container first: what is around them is folded by what they still show.
	for (const { ord, language: inner, start, end } of segments) {
		planUnit(sheet, bySegment.get(ord) ?? [], inner, place(start, end));
	}
	planUnit(sheet, bySegment.get(null) ?? [], language, place(0, sheet.text.length));
}

function planUnit(
	sheet: Sheet,
	own: readonly StructureChunk[],
	language: string,
	{ from, to, imports, named }: Place,
): void {
	const lexis = lexisOf(language);
	const last = sheet.lineOf(Math.max(from, to - 1));
	if (lexis.parts === 'headings') {
		foldSections(sheet, sheet.lineOf(from), last);
		return;
	}
	const unit = openUnit(sheet, own, language, lexis, from, to);
	if (lexis.parts === 'layout') {
		foldComments(sheet, unit);
		foldLayout(sheet, sheet.lineOf(from), last, lexis.remark, named);
		return;
	}
	for (const { body } of unit.shown) if (body !== null) foldBody(sheet, body, lexis.remark);
	const isData = lexis.parts === 'brackets';
	foldComments(sheet, unit);
	foldLiterals(sheet, unit, isData ? outermost(unit) : anchorsOf(sheet, unit, imports));
	if (!isData) foldLoose(sheet, unit, imports);
}

/** Lines that name something. What markup gives a name to is everywhere, and may be folded. */
function namedLines(sheet: Sheet, chunks: readonly StructureChunk[]): ReadonlySet<number> {
	const named = chunks.filter(({ name, kind }) => name !== null && kind !== 'element' && kind !== 'property');
	return new Set(named.map(({ nameAt }) => sheet.lineOf(nameAt)));
}

/** Of data the outermost brackets stay. */
function outermost({ tokens }: Unit): Anchors {
	const depth = tokens.count > 0 ? tokens.end[0] : 0;
	return { places: [depth], headers: [] };
}

/** The line where the doc comment begins of what begins in a line. */
function withDoc(sheet: Sheet, structure: FileStructure | null, from: number): number {
	const chunk = structure?.chunks.find(
		({ kind, start, docStart }) => kind !== 'module' && docStart < start && sheet.lineOf(start) === from - 1,
	);
	return chunk === undefined ? from : sheet.lineOf(chunk.docStart) + 1;
}
