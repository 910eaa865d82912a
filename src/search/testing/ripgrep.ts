import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { rgPath } from '@vscode/ripgrep';
import { readUtf8 } from '../../platform/read-source.ts';
import { readFileTable } from '../../store/search/file-table.ts';
import { compileFilter } from '../filter/compile-filter.ts';
import { findPlaces } from '../text/search-text.ts';
import { literalMatcher, regexMatcher, type TextOptions } from '../text/text-matcher.ts';
import type { Indexed } from './indexed.ts';
import { randomOf } from './random.ts';

/** A search that ripgrep can do as well. */
export interface TextCase extends TextOptions {
	source: string;
	isPattern: boolean;
}

const NO_HISTORY = { changed: async () => new Set<string>(), by: async () => new Set<string>() };

/** `path:line` of every line that matches, by assay. */
export async function ownLines({ reader, root }: Indexed, each: TextCase): Promise<Set<string>> {
	const table = readFileTable(reader);
	const filter = await compileFilter(reader, table, [], NO_HISTORY);
	const work = { left: 1e12 };
	const matcher = each.isPattern
		? regexMatcher(each.source, each, work, { whole: each.source, offset: 0 })
		: literalMatcher(each.source, each, work);
	const { places } = findPlaces(reader, table, {
		matcher,
		filter,
		ignoreCase: each.ignoreCase,
		offset: 0,
		limit: 1e9,
		context: 0,
		read: (path, encoding) => readUtf8(root, path, encoding, { maxFileBytes: 1e9 }),
		isLate: () => false,
	});
	const lines = new Set<string>();
	for (const { row, line, endLine } of places) {
		for (let at = line; at <= endLine; at++) lines.add(`${table.paths[row]}:${at}`);
	}
	return lines;
}

/** The same by ripgrep, in the files that are indexed. */
export function ripgrepLines({ reader, root }: Indexed, each: TextCase): Set<string> {
	const options = [
		'--no-unicode',
		'-n',
		'-H',
		'--no-heading',
		'--null',
		'--no-ignore',
		'--hidden',
		'--no-config',
	];
	if (!each.isPattern) options.push('-F');
	if (each.ignoreCase) options.push('-i');
	if (each.word) options.push('-w');
	if (each.multiline) options.push('-U');
	let out: string;
	try {
		const args = [...options, '--color', 'never', '-e', each.source, '.'];
		out = execFileSync(rgPath, args, {
			cwd: root,
			encoding: 'latin1',
			maxBuffer: 2e9,
			stdio: ['ignore', 'pipe', 'pipe'],
		});
	} catch (error) {
		const { status, stderr } = error as { status: number; stderr: string };
		if (status !== 1) throw new Error(`ripgrep: ${stderr}`);
		out = '';
	}
	const indexed = new Set(readFileTable(reader).paths);
	const lines = new Set<string>();
	for (const line of out.split('\n')) {
		const found = /^\.\/([^\0]*)\0(\d+)[:-]/.exec(line);
		const path = found === null ? '' : Buffer.from(found[1], 'latin1').toString();
		if (found !== null && indexed.has(path)) lines.add(`${path}:${found[2]}`);
	}
	return lines;
}

const SPECIAL = /[\\^$.*+?()[\]{}|#&~-]/g;

/** Searches for what stands somewhere in the files, and for patterns made of it. */
export function randomCases({ reader, root }: Indexed, count: number, seed: number): TextCase[] {
	const random = randomOf(seed);
	const { paths } = readFileTable(reader);
	const cases: TextCase[] = [];
	while (cases.length < count) {
		const lines = readFileSync(join(root, paths[random(paths.length)]), 'utf8').split('\n');
		const line = lines[random(lines.length)].replace(/\r$/, '');
		const length = 1 + random(24);
		const start = random(Math.max(1, line.length - length));
		const text = line.slice(start, start + length);
		if (text === '' || /[\0\ud800-\udfff\ufffd]/.test(text)) continue;
		const options = { ignoreCase: random(4) === 0, word: random(6) === 0, multiline: false };
		if (random(2) === 0) cases.push({ source: text, isPattern: false, ...options });
		else cases.push({ source: patternFrom(text, random), isPattern: true, ...options });
	}
	return cases;
}

function patternFrom(text: string, random: (limit: number) => number): string {
	let pattern = '';
	for (const character of text) {
		const literal = character.replace(SPECIAL, '\\$&');
		switch (random(14)) {
			case 0:
				pattern += '.';
				break;
			case 1:
				pattern += /\w/.test(character) ? '\\w' : `[^\\w${literal === ' ' ? 'x' : 'a'}]`;
				break;
			case 2:
				pattern += `${literal}+`;
				break;
			case 3:
				pattern += `(?:${literal}|zq)`;
				break;
			case 4:
				pattern += `${literal}?`;
				break;
			case 5:
				pattern += `${literal}.*?`;
				break;
			case 6:
				pattern += /[a-z]/.test(character) ? '[a-z]{1,3}' : literal;
				break;
			default:
				pattern += literal;
		}
	}
	const ends = ['', '', '', '\\b', '^\\s*', '(?i)', '\\B'];
	const closings = ['', '', '', '\\b', '$', '\\s*$', '|zqzq\\w+'];
	return ends[random(ends.length)] + pattern + closings[random(closings.length)];
}
