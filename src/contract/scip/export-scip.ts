import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { ChunkKind } from '../../model/chunk.ts';
import { VERSION } from '../../model/version.ts';
import { NewFile, NewFolder } from '../../platform/new-folder.ts';
import { lineIndex } from '../../store/line-lookup.ts';
import type { IndexReader } from '../../store/reader.ts';
import { SCIP_FILE } from '../destination.ts';
import { eachFile, type WalkCounts, type WalkOptions } from '../each-file.ts';
import type { FileContext } from '../file-context.ts';
import type { Occurrence } from '../occurrences.ts';
import { ProtoWriter } from './proto-writer.ts';
import { externalSymbol, scipSymbol } from './symbols.ts';

// Numbers of fields and values, of https://github.com/sourcegraph/scip/blob/main/scip.proto
const INDEX = { metadata: 1, documents: 2 };
const METADATA = { tool: 2, root: 3, encoding: 4 };
const TOOL = { name: 1, version: 2 };
const DOCUMENT = { path: 1, occurrences: 2, symbols: 3, language: 4, encoding: 6 };
const OCCURRENCE = { range: 1, symbol: 2, roles: 3 };
const SYMBOL = { symbol: 1, documentation: 3, relationships: 4, kind: 5, displayName: 6 };
const RELATIONSHIP = { symbol: 1, isImplementation: 3 };
const UTF8 = 1;
const UTF16_UNITS = 2;
const ROLE = { definition: 1, import: 2 };
const KINDS: Partial<Record<ChunkKind, number>> = {
	...{
		module: 29,
		namespace: 30,
		class: 7,
		interface: 21,
		trait: 53,
		struct: 49,
		enum: 11,
		enum_member: 12,
		type: 54,
	},
	...{
		function: 17,
		method: 26,
		constructor: 9,
		getter: 18,
		setter: 45,
		lambda: 17,
		field: 15,
		property: 41,
	},
	...{ constant: 8, variable: 61, macro: 25, protocol: 42, object: 33, record: 7, union: 59, event: 13 },
};

export interface ScipReport extends WalkCounts {
	bytes: number;
	occurrences: number;
	symbols: number;
}

/** Writes a SCIP index: definitions, and occurrences that lead to one target or to a package. */
export async function exportScip(
	reader: IndexReader,
	options: WalkOptions & { folder: string },
): Promise<ScipReport> {
	const target = new NewFolder(options.folder, SCIP_FILE);
	try {
		const file = new NewFile(join(target.path, SCIP_FILE));
		const totals = { bytes: 0, occurrences: 0, symbols: 0 };
		const writer = new ProtoWriter();
		const put = () => {
			const bytes = writer.take();
			file.write(bytes);
			totals.bytes += bytes.length;
		};
		let counts: WalkCounts;
		try {
			writeMetadata(writer, options.root);
			put();
			counts = await eachFile(reader, options, (context) => {
				writer.message(INDEX.documents, () => writeDocument(writer, context, totals));
				put();
				return totals.bytes;
			});
		} finally {
			file.close();
		}
		target.publishFile(SCIP_FILE);
		return { ...counts, ...totals };
	} catch (error) {
		target.discard();
		throw error;
	}
}

function writeMetadata(writer: ProtoWriter, root: string): void {
	writer.message(INDEX.metadata, () => {
		writer.message(METADATA.tool, () => {
			writer.text(TOOL.name, 'assay');
			writer.text(TOOL.version, VERSION);
		});
		writer.text(METADATA.root, pathToFileURL(root).href);
		writer.number(METADATA.encoding, UTF8);
	});
}

interface Placed {
	start: number;
	end: number;
	symbol: string;
	roles: number;
}

function writeDocument(
	writer: ProtoWriter,
	context: FileContext,
	totals: { occurrences: number; symbols: number },
): void {
	const { file } = context;
	writer.text(DOCUMENT.path, file.path);
	for (const placed of placedOccurrences(context)) {
		totals.occurrences++;
		writer.message(DOCUMENT.occurrences, () => {
			writer.packed(OCCURRENCE.range, range(file.lineStarts, placed));
			writer.text(OCCURRENCE.symbol, placed.symbol);
			writer.number(OCCURRENCE.roles, placed.roles);
		});
	}
	writeSymbols(writer, context, totals);
	writer.text(DOCUMENT.language, file.language);
	writer.number(DOCUMENT.encoding, UTF16_UNITS);
}

function placedOccurrences(context: FileContext): Placed[] {
	const { file, own, occurrences } = context;
	const found: Placed[] = [];
	if (file.chunks.length > 0)
		found.push({ start: 0, end: 0, symbol: scipSymbol(own, 0), roles: ROLE.definition });
	for (const occurrence of occurrences) {
		const symbol = symbolOf(context, occurrence);
		if (symbol === null || occurrence.range === null) continue;
		const { via } = occurrence;
		const roles =
			via === 'definition' ? ROLE.definition : via === 'import' || via === 're-export' ? ROLE.import : 0;
		found.push({ ...occurrence.range, symbol, roles });
	}
	return found.sort(
		(a, b) => a.start - b.start || a.end - b.end || b.roles - a.roles || (a.symbol < b.symbol ? -1 : 1),
	);
}

/** null for what has no single target. */
function symbolOf({ file, own, identities }: FileContext, { link }: Occurrence): string | null {
	if (link.status === 'external' && link.package !== null)
		return externalSymbol(link.package, link.externalName);
	if (link.status !== 'resolved' || link.targets.length !== 1) return null;
	const [{ path, chunk }] = link.targets;
	const at = path === file.path ? own : identities.of(path);
	return at?.has(chunk) ? scipSymbol(at, chunk) : null;
}

/** Lines and columns from 0; one line for both ends where it is the same. */
function range(lineStarts: Int32Array, { start, end }: Placed): number[] {
	const line = lineIndex(lineStarts, start);
	const lastLine = lineIndex(lineStarts, end);
	const from = [line, start - lineStarts[line]];
	const to = end - lineStarts[lastLine];
	return line === lastLine ? [...from, to] : [...from, lastLine, to];
}

const BASES: ReadonlySet<string> = new Set(['inherit', 'implement', 'override']);

function writeSymbols(writer: ProtoWriter, context: FileContext, totals: { symbols: number }): void {
	const { file, own, occurrences } = context;
	const bases = new Map<number, Set<string>>();
	for (const occurrence of occurrences) {
		if (!BASES.has(occurrence.via)) continue;
		const symbol = symbolOf(context, occurrence);
		if (symbol === null) continue;
		const same = bases.get(occurrence.chunk);
		if (same === undefined) bases.set(occurrence.chunk, new Set([symbol]));
		else same.add(symbol);
	}
	for (const [at, { name, kind, summary }] of file.chunks.entries()) {
		if (name === null && at !== 0) continue;
		totals.symbols++;
		writer.message(DOCUMENT.symbols, () => {
			writer.text(SYMBOL.symbol, scipSymbol(own, at));
			if (summary !== null) writer.text(SYMBOL.documentation, summary);
			for (const symbol of [...(bases.get(at) ?? [])].sort()) {
				writer.message(SYMBOL.relationships, () => {
					writer.text(RELATIONSHIP.symbol, symbol);
					writer.number(RELATIONSHIP.isImplementation, 1);
				});
			}
			writer.number(SYMBOL.kind, KINDS[kind] ?? 0);
			writer.text(SYMBOL.displayName, name ?? file.path.slice(file.path.lastIndexOf('/') + 1));
		});
	}
}
