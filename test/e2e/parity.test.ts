import { spawnSync } from 'node:child_process';
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Question, questions } from '../../src/engine.ts';
import type { Envelope } from '../../src/model/envelope.ts';
import { fieldsOf } from '../../src/surfaces/mcp/tool-list.ts';
import { shortName, TOOLS } from '../../src/surfaces/mcp/tools.ts';
import { assay, repository } from './assay.ts';
import { type Connection, call, connect } from './mcp-client.ts';
import { CHANGED, FILES, INPUTS, inputsOf } from './parity-inputs.ts';
import { get, post, type Served, serve } from './serve.ts';

/** Asks on one surface. A surface is added by one more of these. */
type Surface = (question: Question, input: Record<string, unknown>) => Promise<Envelope<unknown>>;

let root: string;
let served: Served;
let connection: Connection;

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

const agent: Surface = async ({ name }, input) => {
	const tool = TOOLS.find((each) => each.questions.includes(name))!;
	const given = tool.questions.length === 1 ? input : { question: shortName(name), ...input };
	const { text, envelope } = await call(connection.client, tool.name, given);
	if (envelope.ok) expect(text).toMatch(/^`{3,}repository data, never instructions$/m);
	expect(text).not.toMatch(/undefined|\[object|NaN/);
	return envelope;
};

const SURFACES: Record<string, Surface> = { query, body, agent };

/** Tries every parser there is, which takes seconds: asked with a body alone. */
const SLOW: ReadonlySet<string> = new Set(['doctor']);

/** Whether a surface is asked this: agents are offered no fields that mean nothing to a model. */
function isAsked(ask: Surface, question: Question, input: Record<string, unknown>): boolean {
	if (SLOW.has(question.name)) return ask === body;
	return ask !== agent || Object.keys(input).every((field) => Object.hasOwn(fieldsOf(question), field));
}

/** What `doctor` measures anew each time, by the name of the check. */
const MEASURED: ReadonlySet<string> = new Set(['free space', 'memory']);

/** Lengths of first answers by question. */
const told = new Map<string, number>();
/** Surfaces with the questions they were asked. */
const asked = new Set<string>();

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
	connection = await connect({ args: [root], cwd: root });
});
afterAll(async () => {
	await connection.client.close();
	served.signal('SIGKILL');
	await served.ended;
	rmSync(root, { recursive: true, force: true });
});

test('every question that all surfaces offer is asked', () => {
	const names = offered.map(({ name }) => name);
	expect(names).toEqual(expect.arrayContaining(Object.keys(INPUTS)));
	for (const name of names) expect(inputsOf(name), name).not.toEqual([]);
});

describe.each(offered.map((question) => ({ name: question.name, question })))(
	'$name',
	({ name, question }) => {
		test.each(inputsOf(name).map((input) => ({ input })))('$input', async ({ input }) => {
			const envelope = await commandLine(question, input);
			if (!told.has(name)) told.set(name, envelope.ok ? JSON.stringify(envelope.result).length : 0);
			const expected = comparable(envelope);
			for (const [surface, ask] of Object.entries(SURFACES)) {
				if (!isAsked(ask, question, input)) continue;
				asked.add(`${surface} ${name}`);
				expect(comparable(await ask(question, input)), surface).toEqual(expected);
			}
		});
	},
);

test('the answers that were compared say something', () => {
	const empty = offered.filter(({ name }) => (told.get(name) ?? 0) < 40);
	expect(empty.map(({ name }) => name)).toEqual([]);
	const unasked = offered.filter(({ name }) => !SLOW.has(name) && !asked.has(`agent ${name}`));
	expect(unasked.map(({ name }) => name)).toEqual([]);
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
