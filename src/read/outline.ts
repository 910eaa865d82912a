import type { ChunkKind } from '../model/chunk.ts';
import type { FileStructure, StructureChunk } from '../store/queries/file-structure.ts';
import { CALLABLE } from './callable.ts';
import type { Detail } from './detail.ts';
import { LIMITS } from './detail.ts';
import type { LineRange } from './excerpt.ts';
import { Sheet } from './sheet.ts';

/** Something with a name, where it is and what it is in. */
export interface OutlineEntry {
	/** How many entries are around it. */
	depth: number;
	kind: ChunkKind;
	name: string;
	/** Its header on one line. */
	signature: string | null;
	/** Lines from 1. */
	from: number;
	to: number;
}

/** What is left out of the briefest outline. */
const SMALL: ReadonlySet<ChunkKind> = new Set(['field', 'property', 'enum_member', 'variable', 'constant']);

/** The named things of a file, or of lines of it, in source order. */
export function outlineOf(
	{ chunks }: FileStructure,
	text: string,
	detail: Detail,
	range: LineRange | null,
): OutlineEntry[] {
	const sheet = new Sheet(text, LIMITS[detail]);
	const byOrd = new Map(chunks.map((chunk) => [chunk.ord, chunk]));
	const depths = new Map<number, number>();
	const entries: OutlineEntry[] = [];
	const isClosed = new Set<number>();
	for (const chunk of chunks) {
		const around = chunk.parent === null ? undefined : byOrd.get(chunk.parent);
		const hides = around !== undefined && (isClosed.has(around.ord) || CALLABLE.has(around.kind));
		if (hides) isClosed.add(chunk.ord);
		const entry = entryOf(sheet, chunk);
		const isShown =
			entry !== null &&
			(detail === 'full' || !hides) &&
			(detail !== 'minimal' || !SMALL.has(chunk.kind)) &&
			(range === null || (entry.from >= range.from && entry.to <= range.to));
		const depth = around === undefined ? 0 : (depths.get(around.ord) ?? 0);
		depths.set(chunk.ord, isShown ? depth + 1 : depth);
		if (isShown) entries.push({ ...entry, depth });
	}
	return entries;
}

function entryOf(sheet: Sheet, { kind, name, signature, start, end }: StructureChunk): OutlineEntry | null {
	if (name === null || kind === 'module') return null;
	const from = sheet.lineOf(start) + 1;
	return { depth: 0, kind, name, signature, from, to: sheet.lineOf(Math.max(start, end - 1)) + 1 };
}
