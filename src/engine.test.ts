import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { ask, exitCodeOf, type Question, questions } from './engine.ts';
import { AssayError } from './model/errors.ts';
import { defineQuestion } from './questions/question.ts';
import { publishSample, temporaryState } from './store/testing/sample-index.ts';

const { root } = temporaryState();
const empty = mkdtempSync(join(tmpdir(), 'assay-engine-'));
beforeAll(() => publishSample({ root, folder: join(root, '.assay') }, 'g1'));
afterAll(() => {
	rmSync(root, { recursive: true });
	rmSync(empty, { recursive: true });
});

function named(name: string): Question {
	return questions.find((question) => question.name === name)!;
}

/** A question whose handler does as told. */
function question(handler: Question['handler'], exit: 0 | 1 | 3 = 0): Question {
	return {
		...defineQuestion({
			name: 'probe',
			order: 1,
			effect: 'read',
			summary: '',
			description: '',
			examples: [],
			fields: { word: { type: 'text', about: '', max: 10 } },
			output: (zod) => zod.unknown(),
			handler: async () => ({ result: null }),
			exitCode: () => exit,
		}),
		handler,
	};
}

function options(cwd = root, signal = new AbortController().signal) {
	return { cwd, env: {}, signal };
}

describe('an answer', () => {
	test('without an index', async () => {
		const envelope = await ask(
			question(async (_context, input) => ({ result: input })),
			{ word: 'x' },
			options(),
		);
		expect(envelope).toEqual({
			ok: true,
			result: { word: 'x' },
			meta: { schemaVersion: 1, index: null, completeness: null, truncated: false, warnings: [] },
		});
	});

	test('from an index tells its generation, its freshness and what is missing in it', async () => {
		const symbol = named('symbol');
		const envelope = await ask(symbol, { name: 'open', limit: 1 }, options());
		expect(envelope.meta).toEqual({
			schemaVersion: 1,
			index: {
				generation: 'g1',
				fresh: false,
				stale: { added: 0, changed: 0, removed: 2, settingsChanged: true },
				building: false,
			},
			warnings: [],
			completeness: {
				complete: false,
				files: 2,
				incomplete: { recovered: 1 },
				skipped: { ignored: 1, binary: 1 },
			},
			truncated: true,
		});
		if (!envelope.ok) throw new Error(envelope.error.message);
		symbol.output(z).parse(envelope.result);
		expect(envelope.result).toMatchObject({ symbols: [{ file: 'src/App.vue', language: 'typescript' }] });
	});

	test('pages go on where the last one ended, within a generation', async () => {
		const symbol = named('symbol');
		const first = await ask(symbol, { name: 'open', limit: 1 }, options());
		const { next } = (first as { result: { next: string } }).result;
		const second = await ask(symbol, { name: 'open', cursor: next }, options());
		expect(second).toMatchObject({
			ok: true,
			result: { symbols: [{ qualifiedName: 'Store.open' }], next: null },
		});
		const foreign = Buffer.from(JSON.stringify(['g0', '1'])).toString('base64url');
		expect(await ask(symbol, { name: 'open', cursor: foreign }, options())).toMatchObject({
			ok: false,
			error: { code: 'USAGE', message: 'the cursor belongs to an earlier index' },
		});
	});

	test('may have an exit code of its own', async () => {
		const failing = question(async () => ({ result: null }), 3);
		expect(exitCodeOf(failing, {}, await ask(failing, {}, options()))).toBe(3);
	});
});

describe('a failure', () => {
	async function failed(handler: Question['handler'], signal?: AbortSignal) {
		const probe = question(handler);
		const envelope = await ask(probe, {}, options(empty, signal));
		if (envelope.ok) throw new Error('answered');
		return { ...envelope.error, exit: exitCodeOf(probe, {}, envelope) };
	}

	test('of ours is told as it is', async () => {
		const error = new AssayError('PATH_OUTSIDE_ROOT', 'out', 'stay in');
		expect(await failed(async () => Promise.reject(error))).toEqual({
			code: 'PATH_OUTSIDE_ROOT',
			message: 'out',
			hint: 'stay in',
			exit: 2,
		});
		expect(await failed((context) => context.index() as never)).toMatchObject({
			code: 'NOT_INDEXED',
			exit: 3,
		});
	});

	test('of the program is told as one, with its place', async () => {
		const error = await failed(async () => {
			throw new TypeError('oops');
		});
		expect(error).toMatchObject({ code: 'INTERNAL', message: 'oops', exit: 3 });
		expect(error.hint).toMatch(/report it with: at .+engine\.test\.ts/);
	});

	test('after a cancellation is the cancellation', async () => {
		const controller = new AbortController();
		const error = await failed(async () => {
			controller.abort();
			throw new Error('the pipe broke');
		}, controller.signal);
		expect(error).toMatchObject({ code: 'CANCELLED', exit: 3 });
	});

	test('of the input comes before any work', async () => {
		let worked = false;
		const probe = question(async () => {
			worked = true;
			return { result: null };
		});
		const envelope = await ask(probe, { wrod: 'x' }, options());
		expect(envelope).toMatchObject({ ok: false, error: { code: 'USAGE', hint: 'Did you mean word?' } });
		expect(worked).toBe(false);
	});
});
