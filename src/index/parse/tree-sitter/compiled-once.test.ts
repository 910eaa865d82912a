import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';

/** Long enough for other threads to make optimised code, were it made. */
const MS = 3_000;
const MOST_MB = 300;

/** In a process of its own, whose most memory is that of the grammar. */
const READER = `
	import { readFileSync } from 'node:fs';
	import bash from '${new URL('../../../languages/bash/language.ts', import.meta.url)}';
	import { loadGrammar } from '${new URL('./grammars.ts', import.meta.url)}';
	import { parseText } from '${new URL('./parse.ts', import.meta.url)}';
	const grammar = await loadGrammar(bash[0].grammar);
	const text = 'for f in "$@"; do case $f in a*) echo "$(f) x" | sed s/x/y/ ;; esac; done\\n'.repeat(200);
	for (const end = performance.now() + ${MS}; performance.now() < end; ) {
		parseText(grammar, text);
		await new Promise((resolve) => setTimeout(resolve, 20));
	}
	console.log(/^VmHWM:\\s+(\\d+)/m.exec(readFileSync('/proc/self/status', 'utf8'))[1] / 1024);
	process.exit(0);`;

test.runIf(process.platform === 'linux')(
	'a grammar that is costly to optimise takes little memory',
	async () => {
		const args = ['--input-type=module', '--disable-warning=ExperimentalWarning', '-e', READER];
		const { stdout } = await promisify(execFile)(process.execPath, args);
		expect(Number(stdout)).toBeGreaterThan(20);
		expect(Number(stdout)).toBeLessThan(MOST_MB);
	},
);
