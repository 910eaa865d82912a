import { describe, expect, test } from 'vitest';
import { auditIndex } from '../corpus/audit.ts';
import { markupBombs, pythonBombs, scriptBombs, typeBombs } from './bombs.ts';
import { build, expectNoChildren, expectTidy, FULL, filesOf, skipsOf, stateOf, tree } from './builds.ts';

const SCALE = FULL ? 5 : 1;
const HEALTHY = {
	ts: 'export function f(a: number): number {\n\treturn g(a) + h(() => a);\n}\n',
	py: 'def f(a):\n    return g(a) + h(lambda: a)\n',
};
const EXPECTED = { status: 'parsed', note: null, chunks: 3, calls: 2 };

/** The bombs among healthy files that sort before, between and after them. */
function amongHealthy(bombs: Record<string, string>, extension: string): Record<string, string> {
	const files: Record<string, string> = {};
	const healthy = extension === 'py' ? 'py' : 'ts';
	for (const [name, text] of Object.entries(bombs)) {
		files[`${name}.${extension}`] = text;
		files[`${name}-after.${healthy}`] = HEALTHY[healthy];
		files[`a-before-${name}.${healthy}`] = HEALTHY[healthy];
	}
	return files;
}

async function checkBuild(files: Record<string, string>): Promise<ReturnType<typeof filesOf>> {
	const root = tree(files);
	// Small batches, because one is done again from its start for each death in it.
	const report = await build(root, { batchFiles: 6 });
	const indexed = filesOf(root);
	expect(skipsOf(root)).toEqual({});
	expect(Object.keys(indexed).sort()).toEqual(Object.keys(files).sort());
	expect(report.counts.files).toBe(Object.keys(files).length);
	for (const [path, text] of Object.entries(files)) {
		const { status, note } = indexed[path];
		if (Object.values(HEALTHY).includes(text)) expect(indexed[path], path).toMatchObject(EXPECTED);
		else if (status !== 'parsed') expect(note, path).not.toBe(null);
	}
	expect(auditIndex(stateOf(root))).toEqual([]);
	expectTidy(root);
	await expectNoChildren();
	return indexed;
}

const LONG = FULL ? 1_200_000 : 120_000;

describe('files that parsers do not survive', { timeout: LONG }, () => {
	test.each(FULL ? ['js', 'ts', 'tsx'] : ['ts'])('scripts (.%s)', async (extension) => {
		const indexed = await checkBuild(amongHealthy(scriptBombs(SCALE), extension));
		const { status, note } = indexed[`parentheses_200000.${extension}`];
		expect(status).toBe('parsed');
		expect(note).toMatch(/^the parse process ended with signal SIG/);
		expect(indexed[`call_chain.${extension}`].calls).toBe(10_000 * SCALE);
		expect(indexed[`open_parentheses.${extension}`].status).toBe('recovered');
	});

	test('types', async () => {
		const indexed = await checkBuild(amongHealthy(typeBombs(SCALE), 'ts'));
		for (const name of Object.keys(typeBombs(1))) expect(indexed[`${name}.ts`].status, name).toBe('parsed');
	});

	test('markup', async () => {
		const indexed = await checkBuild(amongHealthy(markupBombs(SCALE), 'tsx'));
		for (const name of Object.keys(markupBombs(1)))
			expect(indexed[`${name}.tsx`].status, name).toBe('parsed');
	});

	test('Python', async () => {
		const indexed = await checkBuild(amongHealthy(pythonBombs(SCALE), 'py'));
		expect(indexed['call_chain.py'].calls).toBe(10_000 * SCALE);
		expect(indexed['lambdas.py'].chunks).toBe(5000 * SCALE + 1);
	});

	test('one in each of many batches', async () => {
		const bomb = scriptBombs(1).parentheses_20000;
		const files = Object.fromEntries(
			Array.from({ length: 24 }, (_, at) => [`f${at}.ts`, at % 8 === 3 ? bomb : HEALTHY.ts]),
		);
		const root = tree(files);
		await build(root, { batchFiles: 4, jobs: 3 });
		for (const [path, file] of Object.entries(filesOf(root))) {
			if (files[path] === HEALTHY.ts) expect(file).toMatchObject(EXPECTED);
			else expect(file).toMatchObject({ status: 'parsed', note: expect.stringContaining('SIG') });
		}
		await expectNoChildren();
	});
});

describe('a file that takes too long', { timeout: LONG }, () => {
	test('is given up with nothing half recorded, and soon', async () => {
		const files: Record<string, string> = { 'm.py': 'a.b(c, d(e))\n'.repeat(1_500_000) };
		for (let at = 0; at < 10; at++) files[`f${at}.py`] = HEALTHY.py;
		const root = tree(files);
		const began = performance.now();
		await build(root, {
			jobs: 1,
			config: {
				index: { maxFileBytes: 30_000_000 },
				limits: { parseSeconds: 1, maxNodes: 50_000_000 },
			},
		});
		const indexed = filesOf(root);
		expect(indexed['m.py']).toEqual({
			status: 'timed_out',
			note: 'no end after 1 s',
			chunks: 1,
			calls: 0,
			refs: 1,
		});
		for (let at = 0; at < 10; at++) expect(indexed[`f${at}.py`]).toMatchObject(EXPECTED);
		// Not twice the time: there is no second parser to try.
		expect(performance.now() - began).toBeLessThan(30_000);
		await expectNoChildren();
	});
});
