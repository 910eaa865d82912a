import type { WrittenText } from '../../model/segment.ts';
import { eachEntry, eachItem, skipSpace, stringEnd, valueEnd } from './json-walk.ts';
import { codeOf } from './magics.ts';

/** Receives a cell; false when no more are wanted. */
type AddCell = (language: string, start: number, end: number, written: WrittenText) => boolean;

interface Cell {
	isCode: boolean;
	source: WrittenText;
	start: number;
	end: number;
}

/** Metadata of a notebook is a few lines; what is longer is not looked at. */
const MAX_METADATA = 100_000;

/**
 * The cells of a Jupyter notebook, code of Python and Markdown. Each is written as a JSON string or as a list of
 * them, a line each: the text is put together, with the place of every unit of it. Outputs are left out. Code for
 * other kernels, and cells that a magic (`%%bash`) gives to another program, are no segments: what a notebook links
 * is Python.
 */
export function scanNotebook(text: string, add: AddCell): void {
	const cells: Cell[] = [];
	let language = 'python';
	eachEntry(text, skipSpace(text, 0), (key, value) => {
		if (key === 'metadata') language = kernelLanguage(text, value) ?? language;
		else if (key === 'cells')
			eachItem(text, value, (at) => {
				const cell = readCell(text, at);
				if (cell !== null) cells.push(cell);
				return true;
			});
		return true;
	});
	for (const { isCode, source, start, end } of cells) {
		const code = isCode ? (language === 'python' ? codeOf(source.text) : null) : source.text;
		if (code === null) continue;
		if (!add(isCode ? 'python' : 'markdown', start, end, { ...source, text: code })) return;
	}
}

/** What the kernel runs, in lower case; null when nothing says it. */
function kernelLanguage(text: string, at: number): string | null {
	const end = valueEnd(text, at);
	if (end === -1 || end - at > MAX_METADATA) return null;
	try {
		const { kernelspec, language_info: info } = JSON.parse(text.slice(at, end));
		const name: unknown = info?.name ?? kernelspec?.language;
		return typeof name === 'string' ? name.toLowerCase() : null;
	} catch {
		return null;
	}
}

function readCell(text: string, at: number): Cell | null {
	let type = '';
	let source = -1;
	eachEntry(text, at, (key, value) => {
		if (key === 'cell_type') type = text.slice(value + 1, Math.max(value + 1, stringEnd(text, value) - 1));
		else if (key === 'source') source = value;
		return true;
	});
	if (source === -1 || (type !== 'code' && type !== 'markdown')) return null;
	const strings: number[] = [];
	if (text[source] === '"') strings.push(source);
	else eachItem(text, source, (value) => text[value] === '"' && strings.push(value) > 0);
	const written = readStrings(text, strings);
	if (written === null || written.text === '') return null;
	return {
		isCode: type === 'code',
		source: written,
		start: written.starts[0],
		end: written.ends[written.text.length - 1],
	};
}

const ESCAPES: Readonly<Record<string, string>> = { n: '\n', t: '\t', r: '\r', b: '\b', f: '\f' };

/** The texts of strings one after the other; null when one of them does not end or is no JSON. */
function readStrings(text: string, strings: readonly number[]): WrittenText | null {
	let length = 0;
	for (const start of strings) {
		const end = stringEnd(text, start);
		if (end === -1) return null;
		length += end - start - 2;
	}
	const starts = new Int32Array(length);
	const ends = new Int32Array(length);
	const units = new Uint16Array(length);
	let count = 0;
	for (const start of strings) {
		const end = stringEnd(text, start) - 1;
		for (let at = start + 1; at < end; ) {
			let next = at + 1;
			let unit = text.charCodeAt(at);
			if (text[at] === '\\') {
				const kind = text[at + 1];
				next = at + (kind === 'u' ? 6 : 2);
				unit = kind === 'u' ? unitOf(text.slice(at + 2, next)) : (ESCAPES[kind] ?? kind).charCodeAt(0);
				if (unit === -1 || next > end) return null;
			}
			starts[count] = at;
			ends[count] = next;
			units[count++] = unit;
			at = next;
		}
	}
	return {
		text: textOf(units.subarray(0, count)),
		starts: starts.subarray(0, count),
		ends: ends.subarray(0, count),
	};
}

/** What four hexadecimal digits stand for; -1 for anything else. */
function unitOf(digits: string): number {
	return /^[\da-fA-F]{4}$/.test(digits) ? Number.parseInt(digits, 16) : -1;
}

/** Few enough units for the arguments of one call. */
const PIECE = 8192;

function textOf(units: Uint16Array): string {
	const parts: string[] = [];
	for (let at = 0; at < units.length; at += PIECE)
		parts.push(String.fromCharCode(...units.subarray(at, at + PIECE)));
	return parts.join('');
}
