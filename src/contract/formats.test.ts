import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readScip, type ScipIndex } from '../../bench/truth/scip.ts';
import { openViews } from '../questions/open-views.ts';
import { openIndex } from '../store/reader.ts';
import { exportGraphml } from './export-graphml.ts';
import { exportScip } from './scip/export-scip.ts';
import { Indices, temporaryFolder, writeSources } from './testing/exported.ts';

const root = temporaryFolder();
const indices = new Indices(root);
const folder = join(temporaryFolder(), 'out');

beforeAll(async () => {
	writeSources(root, {
		'src/a.ts': [
			'import { f, Base } from "./b.ts";',
			'import { join } from "node:path";',
			'/** Does it. */',
			'export class A extends Base {',
			'\trun(x: string): string { return f(join(x, "\u{1F600}")) + f(x); }',
			'}',
			'',
		].join('\n'),
		'src/b.ts': [
			'export function f(x: string): string;',
			'export function f(x: number): number;',
			'export function f(x: unknown) { return x; }',
			'export class Base { run(x: string) { return x; } }',
			'',
		].join('\n'),
		'notes.txt': 'no code\n',
		'odd/a & "b" <c>.py': 'def `h`():\n    pass\n\ndef odd():\n    return odd()\n',
	});
	await indices.build('one');
	const reader = openIndex(indices.state('one'));
	const options = {
		folder,
		root,
		maxFileBytes: 1_000_000,
		signal: new AbortController().signal,
		onProgress: () => {},
	};
	await exportScip(reader, options);
	await exportGraphml(reader, options);
	reader.close();
});
afterAll(() => indices.close());

describe('an index of SCIP', () => {
	let scip: ScipIndex;
	beforeAll(() => {
		scip = readScip(join(folder, 'index.scip'));
	});

	/** Rows of a query over the public views. */
	function query<Row>(sql: string): Row[] {
		const reader = openViews(indices.state('one'));
		try {
			return reader.db.prepare(sql).all() as Row[];
		} finally {
			reader.close();
		}
	}

	test('has a symbol of its own for every chunk with a name', () => {
		const symbols = query<{ file: string; line: number; col: number }>('SELECT file, line, col FROM symbols');
		const defined = [...scip.definitions.values()];
		expect(defined.every((places) => places.length === 1)).toBe(true);
		const places = new Set(defined.map(([{ path, line, col }]) => `${path}:${line}:${col}`));
		for (const { file, line, col } of symbols) expect(places).toContain(`${file}:${line}:${col}`);
		expect([...scip.definitions.keys()]).toContain('assay . . . src/`b.ts`/f(+2).');
	});

	test('agrees with the index about every call', () => {
		interface Call {
			file: string;
			line: number;
			col: number;
			status: string;
			target_file: string | null;
			target_line: number | null;
		}
		const calls = query<Call>(
			"SELECT file, line, col, status, target_file, target_line FROM call_sites WHERE name <> ''",
		);
		expect(calls.filter(({ status }) => status === 'resolved').length).toBeGreaterThan(2);
		for (const call of calls) {
			const [symbol] = scip.references.get(`${call.file}:${call.line}:${call.col}`) ?? [];
			if (call.status === 'external') expect(symbol).toBe('assay . node:path . join.');
			else if (call.status !== 'resolved') expect(symbol).toBeUndefined();
			else {
				const [definition] = scip.definitions.get(symbol) ?? [];
				expect([definition.path, definition.line]).toEqual([call.target_file, call.target_line]);
			}
		}
	});
});

test('a graph of GraphML is well-formed, and its edges lead to its nodes', () => {
	const text = readFileSync(join(folder, 'graph.graphml'), 'utf8');
	expect(text).toContain('<data key="file">odd/a &amp; &quot;b&quot; &lt;c&gt;.py</data>');
	const open: string[] = [];
	for (const [, end, name, empty] of text.matchAll(/<(\/?)([a-z]+)[^<>]*?(\/?)>/g)) {
		if (end === '/') expect(open.pop()).toBe(name);
		else if (empty === '') open.push(name);
	}
	expect(open).toEqual([]);
	const nodes = [...text.matchAll(/<node id="(n\d+)">/g)].map(([, id]) => id);
	expect(nodes).toEqual(nodes.map((_, at) => `n${at}`));
	const edges = [...text.matchAll(/<edge source="(n\d+)" target="(n\d+)"><data key="via">([\w-]+)</g)];
	expect(new Set(edges.map(([, , , via]) => via))).toEqual(
		new Set(['call', 'import', 'inherit', 'override']),
	);
	for (const [, source, target] of edges)
		expect([nodes.includes(source), nodes.includes(target)]).toEqual([true, true]);
});
