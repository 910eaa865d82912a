/**
 * Edits a copy of a repository at random, keeps its index up to date along the way, and verifies it:
 *
 *     node scripts/verify-repository.ts DIR [--edits 200] [--every 10] [--seed 1] [--keep]
 *
 * Edits are what people and tools do: lines, blocks and names changed, syntax broken and mended, files and
 * folders moved, removed and brought back, rules and manifests that come and go. `--every` is how many
 * happen between two updates; at the end, ignore rules are taken away and it is verified again. Exit code 1 when the index is not as a fresh one; then, and with `--keep`, the
 * copy stays.
 */
import { cpSync, mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { parseArgs } from 'node:util';
import { ask, type IndexResult, questions, type VerifyResult } from '../src/engine.ts';
import { planStep, stepNamed } from '../test/faults/histories/plan.ts';
import { Random } from '../test/faults/histories/random.ts';
import { Tree } from '../test/faults/histories/tree.ts';

const { values, positionals } = parseArgs({
	allowPositionals: true,
	options: {
		edits: { type: 'string', default: '200' },
		every: { type: 'string', default: '10' },
		seed: { type: 'string', default: '1' },
		keep: { type: 'boolean', default: false },
	},
});
if (positionals.length !== 1) {
	process.stderr.write('Which folder? node scripts/verify-repository.ts DIR [--edits N] [--seed N]\n');
	process.exit(2);
}

const copy = realpathSync(mkdtempSync(join(tmpdir(), 'assay-verify-')));
const RULES = new Set(['.gitignore', '.assayignore']);
const LEFT_BEHIND = new Set(['.assay', 'node_modules', '.corpus']);
cpSync(positionals[0], copy, {
	recursive: true,
	verbatimSymlinks: true,
	filter: (path) => path === positionals[0] || !LEFT_BEHIND.has(basename(path)),
});

process.exitCode = await run();
if (values.keep || process.exitCode !== 0) say(`The copy is ${copy}`);
else rmSync(copy, { recursive: true, force: true });

async function run(): Promise<number> {
	const tree = new Tree(copy);
	const random = new Random(Number(values.seed));
	const first = await answer<IndexResult>('index');
	say(`${first.counts.files} files indexed in ${seconds(first.durationMs)}`);
	const done: string[] = [];
	const kinds: Record<string, number> = {};
	let updating = 0;
	while (done.length < Number(values.edits)) {
		const { name, seed } = planStep(random);
		// They would have the index built anew, which is to be kept up to date.
		if (name === 'settings') continue;
		const what = stepNamed(name).apply(tree, new Random(seed));
		if (what === null) continue;
		done.push(`${name}: ${what}`);
		if (done.length % Number(values.every) !== 0) continue;
		const { kind, durationMs } = await answer<IndexResult>('index');
		kinds[kind] = (kinds[kind] ?? 0) + 1;
		updating += durationMs;
	}
	say(`${done.length} edits, brought up to date in ${seconds(updating)}: ${JSON.stringify(kinds)}`);
	if (!(await verify(done))) return 1;
	// Rules may leave little to compare. Without them, all that has happened to the files counts.
	for (const path of tree.files()) if (RULES.has(basename(path))) tree.remove(path);
	rmSync(join(copy, '.git/info/exclude'), { force: true });
	const { kind } = await answer<IndexResult>('index');
	say(`Without ignore rules: ${kind}`);
	return (await verify([...done, 'without rules'])) ? 0 : 1;
}

async function verify(done: readonly string[]): Promise<boolean> {
	const { compared, difference, changed, seconds: took } = await answer<VerifyResult>('verify');
	if (difference === null && changed === null) {
		say(`No difference: ${compared.files} files, ${JSON.stringify(compared.rows)} in ${took} s`);
		return true;
	}
	say([...done, JSON.stringify({ difference, changed }, null, 1)].join('\n'));
	return false;
}

async function answer<T>(name: string): Promise<T> {
	const question = questions.find((one) => one.name === name)!;
	const { signal } = new AbortController();
	const envelope = await ask(question, {}, { cwd: copy, root: copy, env: {}, signal });
	if (!envelope.ok) throw new Error(`${name}: ${envelope.error.message}`);
	return envelope.result as T;
}

function seconds(ms: number): string {
	return `${(ms / 1000).toFixed(1)} s`;
}

function say(line: string): void {
	process.stdout.write(`${line}\n`);
}
