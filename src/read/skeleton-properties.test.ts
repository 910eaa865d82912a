import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { pairBrackets } from '../languages/shared/brackets.ts';
import { emptyTokens, tokenize } from '../languages/shared/tokens.ts';
import { kindGroup } from '../model/chunk.ts';
import { fileStructure, type StructureChunk } from '../store/queries/file-structure.ts';
import { DETAILS } from './detail.ts';
import { lexisOf } from './lexis.ts';
import { skeletonOf } from './skeleton.ts';
import { indexOf, type ReadIndex } from './testing/read-index.ts';

/** What holds for every skeleton: of the cases of all language packs, broken ones included, and of our own. */
const languages = join(import.meta.dirname, '..', 'languages');
const folders = [
	join(import.meta.dirname, 'cases'),
	...readdirSync(languages)
		.map((name) => join(languages, name, 'cases'))
		.filter((folder) => existsSync(folder)),
];
const texts: Record<string, string> = {};
for (const [at, folder] of folders.entries()) {
	for (const name of readdirSync(folder)) {
		if (!name.endsWith('.txt')) texts[`${at}/${name}`] = readFileSync(join(folder, name), 'utf8');
	}
}

let index: ReadIndex;
let paths: string[] = [];
beforeAll(async () => {
	index = await indexOf(texts);
	paths = Object.keys(texts).filter((path) => fileStructure(index.reader, path) !== null);
}, 120_000);
afterAll(() => index.remove());

/** What folds put in the place of a text. */
const MARK = /(?: ?…(?: imports| \d+ lines?(?: of imports)?)? ?| ?\.\.\.(?: {2}# \d+ lines?)?)/;
/** A line that is nothing but a remark about lines that are folded. */
const REMARK =
	/^\s*(?:(?:\/\/|#|--|<!--|\/\*|) ?…(?: imports| \d+ lines?(?: of imports)?)?(?: -->| \*\/)?|\.\.\.(?: {2}# \d+ lines?)?)$/;

test('there are files of every language', () => {
	expect(paths.length).toBeGreaterThan(300);
});

describe.each(DETAILS)('%s', (detail) => {
	const skeleton = (path: string) => skeletonOf(index.reader, path, texts[path], { detail }).lines;

	test('every line is a line of the file, or what is left of some, in order', () => {
		for (const path of paths) {
			const lines = texts[path].split(/\r?\n/);
			let before = 0;
			for (const { line, text } of skeleton(path)) {
				expect(line, path).toBeGreaterThan(before);
				before = line;
				if (text === lines[line - 1] || (text === '' && lines[line - 1].trim() === '') || REMARK.test(text))
					continue;
				// The words of what is left stand in the file in this order.
				const after = lines.slice(line - 1).join('\n');
				let at = 0;
				for (const word of text.split(MARK).flatMap((piece) => piece.split(/\s+/))) {
					at = after.indexOf(word, at);
					expect(at, `${path}:${line} ${text}`).toBeGreaterThan(-1);
					at += word.length;
				}
				const [head] = text.trimStart().split(/\s/);
				expect(lines[line - 1].trimStart().startsWith(head.split(MARK)[0]), `${path}:${line} ${text}`).toBe(
					true,
				);
			}
		}
	});

	test('brackets that were paired are paired, and strings closed', () => {
		for (const path of paths) {
			const { language, segments, syntaxErrors } = fileStructure(index.reader, path)!;
			// What a parser did not understand may be folded in any place.
			if (
				syntaxErrors > 0 ||
				segments.length > 0 ||
				lexisOf(language).parts === 'headings' ||
				faults(texts[path], language) > 0
			)
				continue;
			const text = skeleton(path)
				.map((line) => line.text)
				.join('\n');
			expect(faults(text, language), path).toBe(0);
		}
	});

	test('is the same again', () => {
		for (const path of paths.slice(0, 60)) expect(skeleton(path)).toEqual(skeleton(path));
	});
});

test('names, headers and docs of everything down to members are there', () => {
	for (const path of paths) {
		const { language, chunks, segments } = fileStructure(index.reader, path)!;
		if (lexisOf(language).parts !== undefined || segments.length > 0) continue;
		const { lines } = skeletonOf(index.reader, path, texts[path], { detail: 'standard' });
		const shown = squeezed(lines.map(({ text }) => text).join('\n'));
		for (const chunk of membersOf(chunks)) {
			expect(shown, `${path} ${chunk.signature}`).toContain(squeezed(firstLine(chunk, texts[path])));
			if (chunk.docEnd === chunk.docStart) continue;
			const doc = texts[path].slice(chunk.docStart, chunk.docEnd).split('\n')[0];
			expect(shown, `${path} ${chunk.name} ${doc}`).toContain(squeezed(doc));
		}
	}
});

test('a part of a file has the part of its skeleton, with the doc comment above', () => {
	const path = '0/java.java';
	const whole = skeletonOf(index.reader, path, texts[path], { detail: 'standard' }).lines;
	const part = skeletonOf(index.reader, path, texts[path], {
		detail: 'standard',
		range: { from: 37, to: 51 },
	}).lines;
	expect(part).toEqual(whole.filter(({ line }) => line >= 36 && line <= 51));
});

test('an index of another text folds nothing', () => {
	const { lines } = skeletonOf(index.reader, '0/java.java', 'class A {}\n', { detail: 'minimal' });
	expect(lines).toEqual([{ line: 1, text: 'class A {}' }]);
});

function faults(text: string, language: string): number {
	const tokens = emptyTokens(text);
	tokenize(tokens, lexisOf(language).tokens, 0, text.length);
	const { broken } = pairBrackets(tokens, () => false);
	return tokens.errors.length + broken.reduce((sum, each) => sum + each, 0);
}

/** Named chunks that are in nothing but modules, classes and types. */
function membersOf(chunks: readonly StructureChunk[]): StructureChunk[] {
	const isOpen = new Map<number, boolean>();
	const found: StructureChunk[] = [];
	for (const chunk of chunks) {
		const around = chunk.parent === null ? true : (isOpen.get(chunk.parent) ?? true);
		const group = kindGroup(chunk.kind);
		isOpen.set(chunk.ord, around && (group === 'module' || group === 'class' || group === 'type'));
		if (around && chunk.name !== null) found.push(chunk);
	}
	return found;
}

/** The line of the name up to where a body could begin. */
function firstLine({ start, end, nameAt, name }: StructureChunk, text: string): string {
	const from = Math.max(start, text.lastIndexOf('\n', nameAt) + 1);
	return text.slice(from, Math.min(end, nameAt + (name?.length ?? 0)));
}

function squeezed(text: string): string {
	return text.replace(/\s+/g, '');
}
