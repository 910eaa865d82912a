import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import createXxhash from 'xxhash-wasm';
import { CHUNK_KIND_CODE, type ChunkKind } from '../../model/chunk.ts';
import { callSiteId, normalizeSignature, scopedId, symbolId } from '../../model/identity.ts';
import type { Segment } from '../../model/segment.ts';
import { toolingPath, virtualPath } from '../../model/virtual-path.ts';
import { type ChunkRanges, chunkUidAt, hashChunks } from './chunk-uid.ts';
import { segmentUids } from './segment-uid.ts';

const { h64ToString } = await createXxhash();
type Row = [start: number, end: number, parent?: number, kind?: ChunkKind, name?: string];

function ranges(rows: Row[]): ChunkRanges {
	return {
		count: rows.length,
		start: Int32Array.from(rows, (row) => row[0]),
		end: Int32Array.from(rows, (row) => row[1]),
		parent: Int32Array.from(rows, (row) => row[2] ?? -1),
		kind: Int32Array.from(rows, (row) => CHUNK_KIND_CODE.get(row[3] ?? 'function')!),
		name: (index) => rows[index][4] ?? null,
	};
}

const ascii = (text: string): Uint8Array | null =>
	/^[\0-\x7f]*$/.test(text) ? new TextEncoder().encode(text) : null;

function uids(text: string, rows: Row[], path = 'a.ts', language: string | null = null): string[] {
	const given = hashChunks(text, ascii(text), ranges(rows));
	const found = hashChunks(text, null, ranges(rows));
	expect(found).toEqual(given);
	return rows.map((_, index) => chunkUidAt(given, index, path, language));
}

/** The contract, word for word, on strings. */
function expected(text: string, start: number, end: number, window = 128, span?: string): string {
	const lf = (part: string): string => part.replaceAll('\r\n', '\n').replaceAll('\r', '\n');
	const pre = lf(text.slice(Math.max(0, start - window), start));
	const post = lf(text.slice(end, Math.min(text.length, end + window)));
	let uid = `ck64:v1:repo:a.ts:${h64ToString(`span\0${span ?? lf(text.slice(start, end))}`)}`;
	if (pre.length > 0) uid += `:${h64ToString(`pre\0${pre}`)}`;
	if (post.length > 0) uid += `:${h64ToString(`post\0${post}`)}`;
	return uid;
}

it.each([
	['ASCII', 'function a() {}\n'.repeat(40)],
	['CRLF', 'function a() {}\r\n'.repeat(40)],
	['CR', 'function a() {}\r'.repeat(40)],
	['two bytes', 'é = "ü";\n'.repeat(80)],
	['as many CRLF as two-byte letters', 'é = 1;\r\n'.repeat(80)],
	['astral', 'x🦊y\r\n'.repeat(120)],
	['a lone surrogate', 'x\ud83dy\n'.repeat(120)],
])('follows the contract at every offset: %s', (_, text) => {
	for (let start = 0; start < text.length; start += 1) {
		const end = Math.min(text.length, start + 1 + (start % 37));
		expect(uids(text, [[start, end]])).toEqual([expected(text, start, end)]);
	}
});

it('survives edits farther than 128 characters away, and none nearer', () => {
	const body = 'function a() { return 1 }';
	const pad = '\n'.padEnd(128, '/');
	const at = (head: string): string[] =>
		uids(head + pad + body, [[head.length + 128, head.length + 128 + body.length]]);
	expect(at('let b = 1;')).toEqual(at('let bcd = 22;\n\n'));
	const near = uids(`x${body}`, [[1, 1 + body.length]]);
	expect(uids(`y${body}`, [[1, 1 + body.length]])).not.toEqual(near);
});

it('hashes of a module what its children leave', () => {
	const text = 'head\r\nfunction a() { 1 }\ntail\nfunction b() {}';
	const rows: Row[] = [
		[0, text.length, -1, 'module'],
		[30, 45, 0],
		[6, 24, 0],
		[15, 24, 2],
	];
	expect(uids(text, rows)[0]).toBe(expected(text, 0, text.length, 128, 'head\n\ntail\n'));
	const edited = text.replace('{ 1 }', '{ 2 }');
	expect(uids(edited, rows)[0]).toBe(uids(text, rows)[0]);
	expect(uids(edited, rows)[2]).not.toBe(uids(text, rows)[2]);
});

it('hashes a child at the half of a character or line end', () => {
	const text = 'a🦊b\r\nc';
	const rows: Row[] = [
		[0, text.length, -1, 'module'],
		[0, 2, 0],
		[5, 6, 0],
	];
	expect(uids(text, rows)[0]).toBe(expected(text, 0, text.length, 128, '\ufffdb\nc'));
});

it('widens the windows of equal chunks once', () => {
	const near = '-'.repeat(128);
	const text = `${'x'.repeat(300)}${near}f();${near}y${near}f();${near}`;
	expect(
		uids(text, [
			[428, 432],
			[689, 693],
		]),
	).toEqual([expected(text, 428, 432, 1024), expected(text, 689, 693, 1024)]);
});

it('numbers the chunks that no window tells apart, by position', () => {
	const line = 'a = 1;\n';
	const text = line.repeat(1000);
	const at = (n: number): Row => [n * line.length, n * line.length + 6];
	const result = uids(text, [at(502), at(500), at(501), at(0), at(999)]);
	const base = expected(text, 500 * line.length, 500 * line.length + 6, 1024);
	expect(result.slice(0, 3)).toEqual([`${base}:ord3`, `${base}:ord1`, `${base}:ord2`]);
	expect(result[3]).toBe(expected(text, 0, 6));
	expect(result[4]).toBe(expected(text, 999 * line.length, 999 * line.length + 6));
});

it('tells overloads apart', () => {
	const text = 'function a(x: string): void;\nfunction a(x: number): void;\nfunction a(x: unknown) {}\n';
	const rows: Row[] = [
		[0, 28],
		[29, 57],
		[58, 83],
	];
	expect(new Set(uids(text, rows)).size).toBe(3);
});

it('stays fast when ten thousand chunks share a text', () => {
	const text = 'id;'.repeat(10_000);
	const rows = Array.from({ length: 10_000 }, (_, n): Row => [n * 3, n * 3 + 2]);
	const started = performance.now();
	const { ordinal } = hashChunks(text, ascii(text), ranges(rows));
	expect(performance.now() - started).toBeLessThan(1_000);
	expect(Math.max(...ordinal)).toBeGreaterThan(9_000);
});

it('names the language of a segment, and nothing at the ends of a file', () => {
	expect(uids('a', [[0, 1]], 'b.vue#seg:seg1:0', 'tsx')).toEqual([
		`ck64:v1:repo:b.vue#seg:seg1:0:tsx:${h64ToString('span\0a')}`,
	]);
	expect(uids('', [])).toEqual([]);
});

it('identifies segments by content, counting equal ones', () => {
	const text = 'x\r\n--x\n--y';
	const segment = (start: number, end: number, parent = -1): Segment => ({
		type: 'fence',
		language: 'js',
		start,
		end,
		parent,
	});
	const hash = (content: string, parent = ''): string =>
		`seg1:${h64ToString(`a.md\0fence\0js\0${content}\0${parent}`)}`;
	expect(segmentUids('a.md', text, [segment(5, 7), segment(0, 3), segment(9, 10), segment(0, 1, 1)])).toEqual(
		[`${hash('x\n')}:ord2`, `${hash('x\n')}:ord1`, hash('y'), hash('x', `${hash('x\n')}:ord1`)],
	);
});

it('makes virtual paths', () => {
	expect(virtualPath('a b.vue', null)).toBe('a b.vue');
	expect(virtualPath('a.vue', 'seg1:0')).toBe('a.vue#seg:seg1:0');
	expect(toolingPath('a#%.vue', 'seg1:0', '.ts')).toBe('.assay-vfs/a%23%25.vue#seg:seg1:0.ts');
	expect(toolingPath('d/a.vue', 'seg1:0', null)).toBe('.assay-vfs/d/a.vue#seg:seg1:0.vue');
	expect(toolingPath('d/a.ts', null, '.ts')).toBe('.assay-vfs/d/a.ts');
});

it('makes symbol and call site identities', () => {
	const sha1 = (text: string): string => createHash('sha1').update(text).digest('hex');
	const symbol = { virtualPath: 'a.ts', qualifiedName: 'A.b', kindGroup: 'method', chunkUid: 'ck' } as const;
	const scoped = scopedId({ ...symbol, signature: 'b<T>(x:\n\t T,  y)' });
	expect(scoped).toBe('method|a.ts::A.b::method|A.b::b<T>(x: T, y)|ck');
	expect(scopedId({ ...symbol, signature: null })).toBe('method|a.ts::A.b::method||ck');
	expect(symbolId(scoped)).toBe(`sym1:heur:${sha1(scoped)}`);
	expect(normalizeSignature('a  (b)')).toBe('a (b)');
	const call = { path: 'a.ts', startLine: 1, startCol: 2, endLine: 3, endCol: 4, callee: 'db.query' };
	expect(callSiteId(call)).toBe(`sha1:${sha1('a.ts:1:2:3:4:db.query')}`);
});
