import { afterAll, beforeAll, expect, test } from 'vitest';
import { Indices, temporaryFolder, writeSources } from '../../contract/testing/exported.ts';
import { GraphWords } from '../../store/graph/describe.ts';
import { type IndexReader, openIndex } from '../../store/reader.ts';
import type { Target } from '../target.ts';
import { type CallRow, calleesOf, callersOf, describeCall } from './calls.ts';
import { readNearCalls } from './near-calls.ts';
import { readWholeGraph } from './open-graph.ts';

const SIDES = ['callers', 'callees'] as const;
const NAMES = ['alpha', 'beta', 'gamma', 'delta', 'run', 'stop'];

/** Files that call one another in ways that a seed decides. */
function madeUp(files: number): Record<string, string> {
	let seed = 7;
	const random = (limit: number) => {
		seed = (Math.imul(seed, 1_103_515_245) + 12_345) & 0x7fffffff;
		return (seed >> 8) % limit;
	};
	const sources: Record<string, string> = {};
	for (let file = 0; file < files; file++) {
		const [one, other] = [random(files), random(files)];
		const name = () => NAMES[random(NAMES.length)];
		sources[`src/m${file}.ts`] = [
			`import * as one from './m${one}.ts';`,
			`import { ${NAMES[0]}, Base as Other } from './m${other}.ts';`,
			'import { join } from "node:path";',
			...NAMES.map(
				(own) =>
					`export function ${own}(x: number): number { if (x > ${random(9)}) return one.${name()}(x); join("a"); return [1].map((y) => ${name()}(y))[0]; }`,
			),
			'export class Base { constructor() { this.go(); } go() { return beta(1); } }',
			`export class Sub extends Other { override go() { return one.${name()}(2); } }`,
			`export function use(b: Base) { ${NAMES[0]}(2); new Sub().go(); return b.go(); }`,
			'use(new Base());',
			'',
		].join('\n');
	}
	return sources;
}

const root = temporaryFolder();
const indices = new Indices(root);
let reader: IndexReader;

beforeAll(async () => {
	writeSources(root, { 'package.json': '{"name": "made-up"}', ...madeUp(12) });
	await indices.build('one');
	reader = openIndex(indices.state('one'));
});
afterAll(() => {
	reader.close();
	indices.close();
});

test('what is read near a target gives the answers of the whole graph', () => {
	const whole = readWholeGraph(reader);
	let calls = 0;
	let dispatched = 0;
	for (const [file, path] of whole.paths.entries()) {
		const count = whole.firsts[file + 1] - whole.firsts[file];
		for (let chunk = 0; chunk < count; chunk++) {
			const target = { is: 'chunks', path, chunks: [chunk], name: '' } as unknown as Extract<
				Target,
				{ is: 'chunks' }
			>;
			for (const side of SIDES) {
				const depth = 1 + (chunk % 4);
				const near = readNearCalls(reader, target, side, depth)!;
				const ask = side === 'callers' ? callersOf : calleesOf;
				const described = (graph: typeof whole) => {
					const rows = ask(reader, graph, target, depth).sort(byOrder);
					const words = new GraphWords(reader, graph);
					return rows.map((row) => describeCall(graph, words, row));
				};
				const answer = described(near);
				expect(answer).toEqual(described(whole));
				calls += answer.length;
				dispatched += answer.filter(({ dispatch }) => dispatch).length;
			}
		}
	}
	expect(calls).toBeGreaterThan(2_000);
	expect(dispatched).toBeGreaterThan(10);
});

test('a file that is not there has nothing near it', () => {
	const target = { is: 'chunks', path: 'none.ts', chunks: [0], name: '' } as unknown as Extract<
		Target,
		{ is: 'chunks' }
	>;
	expect(readNearCalls(reader, target, 'callers', 3)).toBeNull();
});

function byOrder(a: CallRow, b: CallRow): number {
	return a.depth - b.depth || a.file - b.file || a.edge - b.edge || a.start - b.start;
}
