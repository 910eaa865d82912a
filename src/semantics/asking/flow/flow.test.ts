import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { configSchema } from '../../../config/schema.ts';
import { DYNAMIC_CASES } from '../../../index/link/testing/flow-cases/dynamic.ts';
import { JAVASCRIPT_CASES } from '../../../index/link/testing/flow-cases/javascript.ts';
import { TYPED_CASES } from '../../../index/link/testing/flow-cases/typed.ts';
import { openParser } from '../../../index/pipeline.ts';
import { refreshIndex } from '../../../index/update.ts';
import { type IndexReader, openIndex } from '../../../store/reader.ts';
import { stateFolder } from '../../../store/state.ts';
import { FlowAsker, type FoundFlow } from '../ask-flow.ts';

// Marks stand around every place of one variable: what has the same name without them is another.
const MARKS = /«([^»]{1,40})»/g;

const root = mkdtempSync(join(tmpdir(), 'assay-flow-'));
const state = stateFolder(root, {});
const options = { root, state, config: configSchema.parse({}), jobs: 1 };
const CASES = [...JAVASCRIPT_CASES, ...DYNAMIC_CASES, ...TYPED_CASES];
const pathOf = (at: number) => `case${at}/main.${CASES[at].file}`;
let reader: IndexReader;
let asker: FlowAsker;

function unmarked(marked: string): { text: string; starts: number[] } {
	const starts: number[] = [];
	let removed = 0;
	const text = marked.replace(MARKS, (whole: string, name: string, at: number) => {
		starts.push(at - removed);
		removed += whole.length - name.length;
		return name;
	});
	return { text, starts };
}

beforeAll(async () => {
	for (const [at, { marked }] of CASES.entries()) {
		mkdirSync(dirname(join(root, pathOf(at))), { recursive: true });
		writeFileSync(join(root, pathOf(at)), unmarked(marked).text);
	}
	const parser = openParser(options);
	await refreshIndex({ ...options, parser });
	parser.close();
	reader = openIndex(state);
	asker = new FlowAsker(reader, (path) => readFileSync(join(root, path), 'utf8'));
});
afterAll(() => {
	reader.close();
	rmSync(root, { recursive: true, force: true });
});

/** The flow of the variable at an offset. */
function flowAt(path: string, offset: number): FoundFlow {
	const [named] = asker.named(path, offset, offset + 1)!;
	return asker.flow(named.variable, 0, 1_000);
}

/** `read, f(p), return, = y, by g`: what the answer says of a place. */
function words({
	doing,
	passed,
	givenBack,
	assignedTo,
	capturedBy,
	calls,
	isExport,
}: FoundFlow['occurrences'][number]) {
	return [
		doing,
		...(passed === null
			? []
			: [`${passed.isWhole ? '' : 'in '}${passed.to}(${passed.parameter ?? passed.argument})`]),
		...(calls === null ? [] : [`.${calls}()`]),
		...(givenBack === null ? [] : [givenBack]),
		...(assignedTo.length === 0 ? [] : [`= ${assignedTo.join(' ')}`]),
		...(capturedBy === null ? [] : [`by ${capturedBy.name ?? 'a function'}`]),
		...(isExport ? ['exported'] : []),
	].join(', ');
}

describe.each(CASES.map((each, at) => ({ ...each, at })))('$file: $about', ({ marked, at, tells }) => {
	const { text, starts } = unmarked(marked);

	test('finds every place, from each of them, and no look-alike', () => {
		expect(starts.length).toBeGreaterThan(0);
		for (const start of starts) {
			const found = flowAt(pathOf(at), start).occurrences.filter(({ path }) => path === pathOf(at));
			expect(
				found.map((each) => each.start),
				`asked at ${text.slice(start, start + 20)}`,
			).toEqual(starts);
		}
	});

	test('tells what becomes of it', () => {
		const told = flowAt(pathOf(at), starts[0]).occurrences.map(words);
		expect(tells === undefined ? told.length : told).toEqual(tells ?? starts.length);
	});
});

test('what a read may see is told of what is written once, and in Python', () => {
	const seen = (about: string, line: string) => {
		const at = CASES.findIndex((each) => each.about === about);
		const { text, starts } = unmarked(CASES[at].marked);
		const { occurrences } = flowAt(pathOf(at), starts[0]);
		const lineOf = (start: number) => text.slice(0, start).split('\n').length;
		const found = occurrences.filter(({ start }) => text.split('\n')[lineOf(start) - 1].includes(line));
		return found.map(({ sees }) => sees?.map(lineOf) ?? null);
	};
	expect(seen('nonlocal, comprehensions, keywords, loops', '+= i')).toEqual([[2, 4, 7]]);
	expect(seen('nonlocal, comprehensions, keywords, loops', 'return x')).toEqual([null, [2, 4, 7]]);
	expect(seen('lambdas and loops', 'foreach')).toEqual([[3]]);
	expect(seen('shadowing, closures, loops, arguments', 'take(n')).toEqual([null]);
});
