import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readFileTable } from '../../store/search/file-table.ts';
import { parseQuery } from '../query/parse-query.ts';
import { type Indexed, indexFiles } from '../testing/indexed.ts';
import { compileFilter, type TouchedFiles } from './compile-filter.ts';
import { insideTest } from './path-tests.ts';

let indexed: Indexed;
beforeAll(async () => {
	indexed = await indexFiles({
		'src/api/users.ts': [
			"import { open as start } from '../store.ts';",
			'export function list() { return helper(); }',
			'function helper() { return [1].map(() => start()); }',
			'export class Users { close() { return list(); } }',
		].join('\n'),
		'src/store.ts': 'export function open() { return 1; }\n',
		'test/users.py': 'def list():\n    return open()\n',
		'page.vue':
			'<template><a/></template>\n<script lang="ts">\nexport function shown() { return 1; }\n</script>\n',
		'server.js':
			"const express = require('express');\nconst app = express();\nfunction show(req, res) { res.end(); }\napp.get('/users', show);\n",
	});
});
afterAll(() => indexed.end());

const touched: TouchedFiles = {
	changed: async (value) => new Set(value === '7d' ? ['src/store.ts'] : []),
	by: async (author) => new Set(author === 'ann' ? ['src/store.ts', 'page.vue'] : []),
};

interface ChunkRow {
	id: number;
	kind: number;
	flags: number;
	language: string;
	name: string;
}

/** Paths of files and names of chunks that pass. */
async function passing(query: string): Promise<{ files: string[]; chunks: string[] }> {
	const { reader } = indexed;
	const table = readFileTable(reader);
	const filter = await compileFilter(reader, table, parseQuery(query).filters, touched);
	const files = table.paths.filter((_, row) => filter.passesFile(table.ids[row]));
	const rows = reader.db
		.prepare<[], ChunkRow & { file: number }>(
			`SELECT c.id, c.file, c.kind, c.flags, n.text AS name, coalesce(g.language, f.language) AS language FROM chunk c
			JOIN file f ON f.id = c.file JOIN name n ON n.id = c.name
			LEFT JOIN segment g ON g.file = c.file AND g.ord = c.segment WHERE c.kind <> 0 ORDER BY n.text`,
		)
		.all();
	const chunks = rows.filter(({ file, ...chunk }) => filter.passesFile(file) && filter.passesChunk(chunk));
	return { files, chunks: chunks.map(({ name }) => name) };
}

describe('paths', () => {
	test.each([
		['test', 'test/a.ts', true],
		['test', 'a/test/b.ts', true],
		['test', 'testing/a.ts', false],
		['test', 'a/latest/x', false],
		['src/', 'src/a.ts', true],
		['src/', 'packages/x/src/a.ts', true],
		['/src', 'packages/x/src/a.ts', false],
		['/src', 'src/a.ts', true],
		['./src', 'src/a.ts', true],
		['src/api', 'src/api.ts', false],
		['store.ts', 'src/store.ts', true],
		['*.ts', 'src/store.ts', true],
		['*.ts', 'src/store.tsx', false],
		['src/*.ts', 'src/a/b.ts', false],
		['src/**/b.ts', 'src/a/c/b.ts', true],
		['src/**/b.ts', 'src/b.ts', true],
		['/**', 'a', true],
		['a?c', 'abc/x', true],
		['**a**b**c', 'x', false],
	])('in:%s of %s', (value, path, expected) => {
		expect(insideTest(value)(path)).toBe(expected);
	});

	test('many stars take no time', () => {
		expect(insideTest(`${'*a'.repeat(2000)}b`)('a'.repeat(4000))).toBe(false);
		expect(insideTest('**/b/'.repeat(3000))('a/'.repeat(1000))).toBe(false);
		expect(insideTest('**/a/'.repeat(50))('a/'.repeat(1000))).toBe(true);
	});
});

test('files', async () => {
	expect((await passing('in:src')).files).toEqual(['src/api/users.ts', 'src/store.ts']);
	expect((await passing('-in:test,src')).files).toEqual(['page.vue', 'server.js']);
	expect((await passing('path:API')).files).toEqual(['src/api/users.ts']);
	expect((await passing('file:users -lang:py')).files).toEqual(['src/api/users.ts', 'test/users.py']);
	expect((await passing('changed:7d')).files).toEqual(['src/store.ts']);
	expect((await passing('author:ann -changed:7d')).files).toEqual(['page.vue']);
	expect((await passing('author:bob')).files).toEqual([]);
});

test('languages, also of parts of a file', async () => {
	expect((await passing('lang:python')).chunks).toEqual(['list']);
	expect((await passing('lang:ts')).files).toEqual(['page.vue', 'src/api/users.ts', 'src/store.ts']);
	expect((await passing('lang:ts in:page.vue')).chunks).toEqual(['shown']);
	expect((await passing('-lang:ts,js')).chunks).toEqual(['list']);
	await expect(passing('lang:pyton')).rejects.toThrow(/language called "pyton"/);
});

test('kinds and exports', async () => {
	expect((await passing('kind:class')).chunks).toEqual(['Users']);
	expect((await passing('kind:function exported:true lang:ts')).chunks).toEqual(['list', 'open', 'shown']);
	expect((await passing('kind:function exported:false in:src')).chunks).toEqual(['helper']);
	expect((await passing('-kind:function,class,constant in:src')).chunks).toEqual(['close']);
});

test('calls by name, and by where they lead', async () => {
	// The call of `start` leads to `open`; it is made in a function without a name.
	expect((await passing('calls:open')).chunks).toEqual(['helper', 'list']);
	expect((await passing('calls:open')).files).toEqual(['src/api/users.ts', 'test/users.py']);
	expect((await passing('calls:start')).chunks).toEqual(['helper']);
	expect((await passing('calls:helper,list in:src')).chunks).toEqual(['close', 'list']);
	expect((await passing('calls:nothing')).files).toEqual([]);
});

test('facts; an endpoint is what answers it', async () => {
	expect((await passing('fact:api_endpoint')).chunks).toEqual(['show']);
	expect((await passing('-fact:api_endpoint in:server.js kind:function')).chunks).toEqual([]);
});

test('the filter that leaves something out is named', async () => {
	const table = readFileTable(indexed.reader);
	const filter = await compileFilter(
		indexed.reader,
		table,
		parseQuery('-in:src kind:class').filters,
		touched,
	);
	expect(filter.refusingFile(table.ids[table.rowAt('src/store.ts')])?.written).toBe('-in:src');
	expect(filter.refusingFile(table.ids[table.rowAt('page.vue')])).toBeNull();
	expect(filter.refusingChunk({ id: 0, kind: 9, flags: 0, language: 'go' })?.written).toBe('kind:class');
	expect(filter.passesFile(99_999)).toBe(false);
});
