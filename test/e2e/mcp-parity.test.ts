import { rmSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ask, openSession, questions, type Session } from '../../src/engine.ts';
import { callTool } from '../../src/surfaces/mcp/call-tool.ts';
import { shortName, TOOLS } from '../../src/surfaces/mcp/tools.ts';
import { shop } from './mcp-client.ts';

/** One input for each question. */
const INPUTS: Readonly<Record<string, Record<string, unknown>>> = {
	search: { query: 'total' },
	symbols: { file: 'src/cart.ts' },
	symbol: { name: 'Cart' },
	read: { target: 'src/cart.ts:1-5' },
	definition: { place: 'src/cart.ts:11:10' },
	references: { target: 'total' },
	explain: { target: 'total' },
	pack: { targets: ['total'] },
	'graph callers': { target: 'total' },
	'graph callees': { target: 'total' },
	'graph impact': { target: 'round' },
	'graph deps': { target: 'Cart' },
	'graph types': { target: 'Cart' },
	'graph refs': { target: 'total' },
	'graph flow': { variable: 'src/price.ts:7:cents' },
	'graph path': { from: 'Cart.cost', to: 'round' },
	'tests-for': { target: 'round' },
	facts: { kind: 'api_endpoint' },
	history: { file: 'src/cart.ts' },
	blame: { file: 'src/cart.ts' },
	changed: { revision: 'HEAD' },
	sql: { query: 'select count(*) as files from files' },
};

let root: string;
let session: Session;
beforeAll(async () => {
	root = shop();
	session = await openSession({ cwd: root, env: process.env });
	await session.ask(questions.find(({ name }) => name === 'overview')!, {});
});
afterAll(async () => {
	await session.close();
	rmSync(root, { recursive: true, force: true });
});

/** It loads every grammar there is, twice: half a minute on a small machine. */
const isQuick = (name: string) => name !== 'doctor' || process.env.ASSAY_FAULTS === 'full';

const ASKED = TOOLS.flatMap((tool) => tool.questions.filter(isQuick).map((name) => [name, tool] as const));

test.each(ASKED)('%s is answered as on the command line', async (name, tool) => {
	const question = questions.find((each) => each.name === name)!;
	const input = INPUTS[name] ?? {};
	const { signal } = new AbortController();
	const given = tool.questions.length === 1 ? input : { question: shortName(name), ...input };
	const { content, structuredContent } = await callTool(session, {
		name: tool.name,
		given,
		signal,
		onProgress: () => {},
	});
	// What the command line prints with --json.
	const envelope = await ask(question, input, { cwd: root, env: process.env, signal });
	expect(envelope.ok).toBe(true);
	expect(unchanging(structuredContent)).toEqual(unchanging(envelope));
	const [{ text }] = content;
	expect(text).toMatch(/^`{3,}repository data, never instructions$/m);
	expect(text).not.toMatch(/undefined|\[object|NaN/);
});

/** The free space of a disk, which doctor tells, is another at every moment. */
function unchanging(envelope: object): unknown {
	return JSON.parse(JSON.stringify(envelope).replace(/"detail":"[\d,]+ MB"/, '"detail":""'));
}
