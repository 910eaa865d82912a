import { expect, test } from 'vitest';
import { ListRecorder } from '../testing/list-recorder.ts';
import extractor from './extract.ts';

function extract(path: string, text: string, language: string): ListRecorder | null {
	const recorder = new ListRecorder(text);
	if (extractor.extractFast?.(path, text, language, recorder) === true) return recorder.finish();
	expect(recorder.chunks).toHaveLength(1);
	expect(recorder.refs).toHaveLength(0);
	return null;
}

test.each([
	['a.js', 'javascript', 'with (a) { b(); }'],
	['a.js', 'javascript', 'b(); return;'],
	['a.js', 'javascript', 'var await = 1; b(await);'],
	['a.js', 'javascript', '<!-- old\nb();'],
	['a.js', 'javascript', 'await b();'],
	['a.js', 'javascript', 'import "x"; b();'],
	['a.js', 'javascript', 'const x = <p>{b()}</p>;'],
	['a.js', 'javascript', '#!/usr/bin/env node\nb();'],
	['a.js', 'javascript', '\ufeffb();'],
	['a.js', 'javascript', 'b(010);'],
	['a.mjs', 'javascript', 'export default b();'],
	['a.js', 'javascript', 'type X = number; const x: X = b();'],
	['a.js', 'javascript', 'const x = <p>{b() as string}</p>;'],
	['a.js', 'javascript', 'const x = <string>b();'],
	['a.js', 'javascript', '// @flow\nconst f = (x: ?string) => b(x);'],
	['a.cjs', 'javascript', 'b(); if (1) return;'],
	['a.jsx', 'jsx', '<p>{b()}</p>'],
	['a.ts', 'typescript', 'b(<any>x);'],
	['a.ts', 'typescript', 'await b();'],
	['a.cts', 'typescript', 'import x = require("x"); b(); return;'],
	['a.tsx', 'tsx', 'b(<T,>(x: T) => <p>{x}</p>);'],
])('%s as %s: %s', (path, language, text) => {
	expect(extract(path, text, language)?.calls.map((call) => call.name)).toEqual(['b']);
});

test('declaration files', () => {
	const recorder = extract(
		'a.d.ts',
		'export const x: number;\nexport function f(a?: string): void;\n',
		'typescript',
	);
	expect(recorder?.chunks.map((chunk) => chunk.qualified)).toEqual(['', 'x', 'f']);
});

test.each([
	['a.ts', 'typescript', 'const x = ;'],
	['a.ts', 'typescript', 'function f( {'],
	['a.js', 'javascript', 'const x: = 1;'],
])('%s as %s is refused with nothing recorded: %s', (path, language, text) => {
	expect(extract(path, text, language)).toBeNull();
});

test('offsets count UTF-16 units', () => {
	const recorder = extract('a.ts', "const s = '😀é'; f(s);", 'typescript');
	expect(recorder?.calls[0]).toMatchObject({ start: 17, nameStart: 17, end: 21 });
});

test('arguments and types keep the parentheses they are written with', () => {
	const text = 'f((a, b), /* c */ ((d)), e); new F((g)); const k = (): (() => void) => f((1));';
	const recorder = extract('a.ts', text, 'typescript');
	expect(recorder?.calls.map(({ args }) => args.map((arg) => arg.text))).toEqual([
		['(a, b)', '((d))', 'e'],
		['(g)'],
		['(1)'],
	]);
	expect(recorder?.chunks[1].type).toBe('(() => void)');
});
