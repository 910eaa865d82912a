/**
 * Reads the JavaScript and TypeScript files of a folder with both parsers and prints how far they
 * agree: `node scripts/differential.ts --repo DIR [--max N] [--size BYTES]`.
 */
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { compareParsers, languageOf } from '../src/languages/typescript/from-tree/testing/differential.ts';

const { values } = parseArgs({
	options: {
		repo: { type: 'string' },
		max: { type: 'string', default: '5000' },
		size: { type: 'string', default: '200000' },
	},
});
if (values.repo === undefined) {
	process.stderr.write('Which folder? node scripts/differential.ts --repo DIR\n');
	process.exit(2);
}
const repo = values.repo;

const paths = readdirSync(repo, { recursive: true, encoding: 'utf8' })
	.filter((path) => languageOf(path) !== undefined)
	.sort();
const step = Math.max(1, Math.ceil(paths.length / Number(values.max)));
const classes = new Map<string, { files: number; example: string }>();
const totals = { equal: 0, invalid: 0, gap: 0, different: 0 };

function count(name: string, example: string): void {
	const known = classes.get(name);
	if (known === undefined) classes.set(name, { files: 1, example });
	else known.files++;
}

for (let i = 0; i < paths.length; i += step) {
	const path = join(repo, paths[i]);
	const stat = statSync(path, { throwIfNoEntry: false });
	if (stat === undefined || !stat.isFile() || stat.size > Number(values.size)) continue;
	const outcome = await compareParsers(path, readFileSync(path, 'utf8'), languageOf(path)!);
	totals[outcome.kind]++;
	if (outcome.kind === 'gap') count(`gap: ${outcome.gap ?? 'unexplained'}`, `${path}:${outcome.offset}`);
	if (outcome.kind === 'different') {
		const seen = new Map(outcome.differences.map((found) => [found.class, found.offset]));
		for (const [name, offset] of seen) count(name, `${path}:${offset}`);
	}
}

process.stdout.write(`${JSON.stringify(totals)}\n`);
for (const [name, { files, example }] of [...classes].sort((a, b) => b[1].files - a[1].files)) {
	process.stdout.write(`${files}\t${name}\t${example}\n`);
}
