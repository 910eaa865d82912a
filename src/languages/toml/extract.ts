import type { Extractor } from '../../model/language.ts';
import type { ChunkSpec, Recorder } from '../../model/recorder.ts';
import type { SyntaxTree } from '../../model/syntax-tree.ts';
import { summaryOf } from '../shared/comment-text.ts';
import { Outline } from '../shared/outline.ts';
import { shownValue } from '../shared/shown-value.ts';
import { NamedBlocks } from './blocks.ts';
import { readDependency, readInherited, readStrings } from './dependencies.ts';
import { facts } from './facts.ts';
import { readToml, type TomlVisitor } from './read.ts';

/** A file with more tables and keys than this is data (a lock file): those beyond are passed over. */
const MAX_KEYS = 5_000;
const MAX_ERRORS = 100;

/**
 * Tables of TOML as sections with their keys, at most 5,000 of a file; dependencies of Cargo and
 * Python projects as imports.
 */
function extract(_tree: SyntaxTree, _language: string, out: Recorder): void {
	const outline = new Outline();
	const reader = new Reader(out.text, outline);
	readToml(out.text, reader);
	reader.finish();
	outline.replay(out);
	for (const [start, end] of reader.errors) out.syntaxError(start, end);
}

class Reader implements TomlVisitor {
	readonly errors: [number, number][] = [];
	private readonly text: string;
	private readonly outline: Outline;
	private section: string[] = [];
	private keys = 0;
	private last = 0;
	private readonly blocks = new NamedBlocks();

	constructor(text: string, outline: Outline) {
		this.text = text;
		this.outline = outline;
	}

	table(path: string[], start: number, end: number, nameStart: number, isArray: boolean): void {
		this.finish();
		this.section = path;
		this.last = end;
		if (this.keys++ >= MAX_KEYS) return;
		const chunk = this.outline.openChunk({
			kind: 'section',
			name: path.join('.'),
			start,
			nameStart,
			flags: 0,
			signature: this.text.slice(start, end),
			type: isArray ? 'list' : null,
			...docAbove(this.text, start),
		});
		this.blocks.add(path, chunk);
		readDependency(this.text, this.section, null, nameStart, end, this.outline);
	}

	entry(path: string[], start: number, valueStart: number, valueEnd: number): void {
		this.last = Math.max(this.last, valueEnd);
		if (this.keys++ >= MAX_KEYS) return;
		const quoted = /["']/.test(this.text[start]) ? 1 : 0;
		const value = this.text.slice(valueStart, valueEnd);
		const chunk = this.outline.openChunk({
			kind: 'property',
			name: path.join('.'),
			start,
			nameStart: start + quoted,
			flags: 0,
			type: shownValue(path.join('.'), value),
			...docAbove(this.text, start),
		});
		const way = [...this.section, ...path];
		this.blocks.add(way, chunk);
		if (way.join('.') === 'project.name') this.blocks.project = value.replace(/^["']|["']$/g, '');
		readDependency(this.text, this.section, path, valueStart, valueEnd, this.outline, start + quoted);
		readInherited(value, this.section, path, start + quoted, this.outline);
		readStrings(this.text, way, valueStart, valueEnd, this.outline, this.blocks);
		this.outline.closeChunk(Math.max(valueEnd, valueStart));
	}

	error(start: number, end: number): void {
		if (this.errors.length < MAX_ERRORS) this.errors.push([start, end]);
	}

	/** The table ends with its last key. */
	finish(): void {
		while (this.outline.depth > 0) this.outline.closeChunk(this.last);
	}
}

const MAX_LINES = 50;

function docAbove(text: string, start: number): Pick<ChunkSpec, 'docStart' | 'docEnd' | 'summary'> {
	let line = text.lastIndexOf('\n', start - 1) + 1;
	const docEnd = line - 1;
	let docStart = -1;
	for (let count = 0; line > 0 && count < MAX_LINES; count++) {
		const above = text.lastIndexOf('\n', line - 2) + 1;
		const content = text.slice(above, line - 1).trimStart();
		if (!content.startsWith('#')) break;
		docStart = line - 1 - content.length;
		line = above;
	}
	if (docStart === -1) return {};
	const summary = summaryOf(text.slice(docStart, Math.min(docEnd, docStart + 1000)));
	return summary === null ? {} : { docStart, docEnd, summary };
}

const extractor: Extractor = { facts, extract };

export default extractor;
