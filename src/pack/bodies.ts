import { CHUNK_KINDS, kindGroup } from '../model/chunk.ts';
import type { CodeGraph } from '../model/graph.ts';
import { fileOf } from '../model/graph.ts';
import type { ShownLine } from '../read/apply-folds.ts';
import type { Detail } from '../read/detail.ts';
import { skeletonOf } from '../read/skeleton.ts';
import { ChunkDetails, type Extent } from '../store/graph/chunk-details.ts';
import type { GraphWords } from '../store/graph/describe.ts';
import type { IndexReader } from '../store/reader.ts';
import type { Candidate, Level } from './pack.ts';
import { inLine, visible, wholeLines } from './text.ts';

const MODULE = CHUNK_KINDS.indexOf('module');
/** Code at the top of a file that uses something: the function around it, as far as that is short, else these lines. */
const LONGEST_FUNCTION = 3_000;
const LINES_BEFORE = 2;
const LINES_AFTER = 4;
const LONGEST_LINE = 180;
const DOC_LINES = 8;

/** What a candidate shows: where, and its text at each level. */
export interface Body extends Extent {
	/** One line of what it is. */
	summary: string;
	text(level: Exclude<Level, 'line'>): string | null;
}

/** Finds the texts of candidates, each file read once. */
export class Bodies {
	private readonly reader: IndexReader;
	private readonly graph: CodeGraph;
	private readonly words: GraphWords;
	private readonly details: ChunkDetails;
	private readonly read: (path: string) => string;
	private readonly skeletons = new Map<string, ShownLine[]>();

	constructor(reader: IndexReader, graph: CodeGraph, words: GraphWords, read: (path: string) => string) {
		this.reader = reader;
		this.graph = graph;
		this.words = words;
		this.details = new ChunkDetails(reader, graph);
		this.read = read;
	}

	of(candidate: Candidate): Body {
		const { node, part, role } = candidate;
		const file = fileOf(this.graph, node);
		const text = this.read(this.graph.paths[file]);
		if (part !== null) return this.section(file, text, part);
		const isModule = this.graph.kinds[node] === MODULE;
		if (isModule && role !== 'seed') return this.excerpt(file, text, candidate);
		const detail = this.details.of(node);
		const start = Math.min(detail.start, detail.docStart);
		const extent = isModule
			? this.details.extent(file, 0, text.length)
			: this.details.extent(file, start, detail.end);
		const said = [detail.signature, detail.summary].filter((each) => each !== null && each !== '');
		return {
			...extent,
			summary: inLine(said.join(' — '), LONGEST_LINE),
			text: (level) => {
				if (level === 'full') return shown(wholeLines(text, extent.start, extent.end));
				return this.skeleton(node, extent, role === 'seed' ? 'standard' : 'minimal');
			},
		};
	}

	private section(file: number, text: string, { start, end, title }: NonNullable<Candidate['part']>): Body {
		return {
			...this.details.extent(file, start, end),
			summary: inLine(title),
			text: (level) => {
				const section = text.slice(start, end).trim();
				return shown(level === 'full' ? section : section.split('\n').slice(0, DOC_LINES).join('\n'));
			},
		};
	}

	/** Code at the top of a file: the part around the place that leads to the seeds. */
	private excerpt(file: number, text: string, { way }: Candidate): Body {
		const last = way.at(-1);
		const offset = last?.via === 'edge' && !last.isForward ? this.words.offset(last.edge) : 0;
		const around = this.details.functionAround(file, offset, LONGEST_FUNCTION);
		const { start, end } = around === null ? linesAround(text, offset) : lineEnds(text, around);
		const line = text.slice(text.lastIndexOf('\n', offset - 1) + 1, lineEnd(text, offset));
		return {
			...this.details.extent(file, start, end),
			summary: inLine(line),
			text: (level) => (level === 'full' ? shown(text.slice(start, end)) : null),
		};
	}

	/** It without what fills it; null for what has no members, of which the line says as much. */
	private skeleton(node: number, { startLine, endLine }: Extent, detail: Detail): string | null {
		const { graph } = this;
		const file = fileOf(graph, node);
		const members = graph.names.subarray(node + 1, graph.firsts[file + 1]);
		const isMember = (name: number, at: number) => name !== 0 && graph.parents[node + 1 + at] === node;
		if (!WITH_MEMBERS.has(graph.kinds[node]) || !members.some(isMember)) return null;
		const lines = this.skeletonLines(graph.paths[file], detail);
		const own = lines.filter(({ line }) => line >= startLine && line <= endLine);
		return shown(own.map(({ text }) => text).join('\n'));
	}

	/** Of a whole file, as its classes are asked for one after another. */
	private skeletonLines(path: string, detail: Detail): ShownLine[] {
		const key = `${detail} ${path}`;
		let lines = this.skeletons.get(key);
		if (lines === undefined) {
			lines = skeletonOf(this.reader, path, this.read(path), { detail }).lines;
			this.skeletons.set(key, lines);
		}
		return lines;
	}
}

const WITH_MEMBERS: ReadonlySet<number> = new Set(
	CHUNK_KINDS.filter((kind) => ['module', 'class', 'type'].includes(kindGroup(kind))).map((kind) =>
		CHUNK_KINDS.indexOf(kind),
	),
);

function shown(text: string): string | null {
	return text.trim() === '' ? null : visible(text).trimEnd();
}

function lineEnd(text: string, offset: number): number {
	const end = text.indexOf('\n', offset);
	return end < 0 ? text.length : end;
}

function lineEnds(
	text: string,
	{ start, end }: { start: number; end: number },
): { start: number; end: number } {
	return { start: text.lastIndexOf('\n', start - 1) + 1, end: lineEnd(text, Math.max(start, end - 1)) };
}

function linesAround(text: string, offset: number): { start: number; end: number } {
	let start = text.lastIndexOf('\n', offset - 1) + 1;
	for (let i = 0; i < LINES_BEFORE && start > 0; i++) start = text.lastIndexOf('\n', start - 2) + 1;
	let end = lineEnd(text, offset);
	for (let i = 0; i < LINES_AFTER && end < text.length; i++) end = lineEnd(text, end + 1);
	return { start, end };
}
