import { expect, test } from 'vitest';
import { ChunkColumn } from '../../model/batch.ts';
import { FileRecorder } from './file-recorder.ts';
import { LineIndex } from './line-index.ts';
import { StringTable } from './string-table.ts';
import { TrigramSet } from './trigrams.ts';

function record(text: string, base: number, tell: (out: FileRecorder) => void) {
	const strings = new StringTable();
	const lines = new LineIndex();
	lines.reset(`${' '.repeat(base)}${text}`);
	const out = new FileRecorder(strings, lines, new TrigramSet());
	out.beginFile('a.x');
	out.beginText(text, -1, base);
	tell(out);
	out.endText();
	const cell = (chunk: number, column: number) => out.chunks.data[chunk * ChunkColumn.width + column];
	const string = (chunk: number, column: number) => strings.list[cell(chunk, column)] ?? null;
	return { cell, string };
}

test('what a text says about itself goes to its module chunk, with offsets of the container', () => {
	const { cell, string } = record('//! About. More.\n', 5, (out) => {
		out.describeModule({
			annotations: [{ name: 'no_std' }, { name: 'allow', args: 'a,  b' }],
			docStart: 0,
			docEnd: 16,
			summary: 'About.',
		});
	});
	expect(string(0, ChunkColumn.annotations)).toBe('[{"name":"no_std"},{"name":"allow","args":"a, b"}]');
	expect(string(0, ChunkColumn.summary)).toBe('About.');
	expect([cell(0, ChunkColumn.docStart), cell(0, ChunkColumn.docLength)]).toEqual([5, 16]);
});

test.each([
	[undefined, 'outer'],
	['other', 'other'],
	['', null],
])('a chunk that says its container is %j is in %j', (container, expected) => {
	const { string } = record('outer inner', 0, (out) => {
		const place = { kind: 'function', flags: 0 } as const;
		out.openChunk({ ...place, name: 'outer', start: 0, end: 11, nameStart: 0 });
		out.openChunk({ ...place, name: 'inner', start: 6, end: 11, nameStart: 6, container });
		out.closeChunk();
		out.closeChunk();
	});
	expect(string(2, ChunkColumn.container)).toBe(expected);
});

test('lines of a chunk beside another one that is closed are not hidden twice', () => {
	const text = 'class {\n  f =\n    () => {\n    };\n}\n';
	const { cell } = record(text, 0, (out) => {
		const place = { kind: 'class', flags: 0, nameStart: -1 } as const;
		out.openChunk({ ...place, name: 'c', start: 0, end: 34 });
		out.openChunk({ ...place, kind: 'field', name: 'f', start: 10, end: 32 });
		out.closeChunk();
		out.openChunk({ ...place, kind: 'lambda', name: null, start: 18, end: 31 });
		out.closeChunk();
		out.closeChunk();
	});
	expect(cell(1, ChunkColumn.ownLines)).toBe(3);
});
