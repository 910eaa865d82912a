import { spawnSync } from 'node:child_process';
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Question, questions } from '../../src/engine.ts';
import type { Envelope } from '../../src/model/envelope.ts';
import { assay, repository } from './assay.ts';
import { CHANGED, FILES, INPUTS } from './parity-inputs.ts';
import { get, post, type Served, serve } from './serve.ts';

/** Asks on one surface. A surface is added by one more of these. */
type Surface = (question: Question, input: Record<string, unknown>) => Promise<Envelope<unknown>>;

let root: string;
let served: Served;

const commandLine: Surface = async (question, input) => {
	const { out } = await assay(['--json', ...wordsOf(question, input)], { cwd: root });
	return JSON.parse(out);
};

const query: Surface = async ({ name }, input) => {
	const parameters = new URLSearchParams();
	for (const [field, value] of Object.entries(input)) {
		for (const one of Array.isArray(value) ? value : [value]) parameters.append(field, String(one));
	}
	return (await get(`${served.url}/api/v1/${name.replace(' ', '/')}?${parameters}`)).envelope;
};

const body: Surface = async ({ name }, input) => {
	return (await post(`${served.url}/api/v1/${name.replace(' ', '/')}`, input)).envelope;
};

const SURFACES: Record<string, Surface> = { query, body };

/** Tries every parser there is, which takes seconds: asked with a body alone. */
const SLOW: ReadonlySet<string> = new Set(['doctor']);

/** What `doctor` measures anew each time, by the name of the check. */
const MEASURED: ReadonlySet<string> = new Set(['free space', 'memory']);

/** Lengths of first answers by question. */
const told = new Map<string, number>();

const offered = questions.filter(({ commandLineOnly }) => commandLineOnly === null);

beforeAll(async () => {
	root = repository(FILES);
	const env = { ...process.env, GIT_CONFIG_GLOBAL: '/dev/null', GIT_CONFIG_NOSYSTEM: '1' };
	for (const args of [
		['init', '-q'],
		['add', '.'],
		['-c', 'user.name=A', '-c', 'user.email=a@example.org', 'commit', '-qm', 'first'],
	]) {
		const { status, stderr } = spawnSync('git', args, { cwd: root, env });
		if (status !== 0) throw new Error(String(stderr));
	}
	writeFileSync(join(root, CHANGED.path), CHANGED.text);
	const { code, err } = await assay(['index', '--quiet'], { cwd: root });
	if (code !== 0) throw new Error(err);
	served = await serve([], root);
});
afterAll(async () => {
	served.signal('SIGKILL');
	await served.ended;
	rmSync(root, { recursive: true, force: true });
});

test('every question that all surfaces offer is asked', () => {
	expect(Object.keys(INPUTS).sort()).toEqual(offered.map(({ name }) => name).sort());
});

describe.each(offered.map((question) => ({ name: question.name, question })))(
	'$name',
	({ name, question }) => {
		test.each((INPUTS[name] ?? []).map((input) => ({ input })))('$input', async ({ input }) => {
			const envelope = await commandLine(question, input);
			if (!told.has(name)) told.set(name, envelope.ok ? JSON.stringify(envelope.result).length : 0);
			const expected = comparable(envelope);
			for (const [surface, ask] of Object.entries(SURFACES)) {
				if (SLOW.has(name) && ask === query) continue;
				expect(comparable(await ask(question, input)), surface).toEqual(expected);
			}
		});
	},
);

test('the answers that were compared say something', () => {
	const empty = offered.filter(({ name }) => (told.get(name) ?? 0) < 40);
	expect(empty.map(({ name }) => name)).toEqual([]);
});

/** Texts by place, then flags, as a user types them. */
function wordsOf({ name, fields, cli }: Question, input: Record<string, unknown>): string[] {
	const positional = (cli.positional ?? []).flatMap((field) => input[field] ?? []) as string[];
	const flags = Object.entries(input).flatMap(([field, value]) => {
		if (cli.positional?.includes(field)) return [];
		const dashed = field.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
		if (fields[field].type !== 'flag') return [`--${dashed}`, String(value)];
		return value === true ? [`--${dashed}`] : [`--no-${dashed}`];
	});
	return [...name.split(' '), ...flags, '--', ...positional];
}

function comparable(envelope: Envelope<unknown>): unknown {
	return JSON.parse(
		JSON.stringify(envelope, (_key, value) =>
			MEASURED.has(value?.name) ? { ...value, detail: 'measured' } : value,
		),
	);
}
