import { join } from 'node:path';
import { configDefaults, defineConfig } from 'vitest/config';

// Every process of the tests, and those that they start, keep what they have compiled: starting is most of their work.
process.env.NODE_COMPILE_CACHE ??= join(import.meta.dirname, 'node_modules/.cache/compiled');

export default defineConfig({
	test: {
		include: ['{src,test,scripts,bench}/**/*.test.ts'],
		exclude: [...configDefaults.exclude, 'bench/.corpus/**', '**/cases/**', 'test/fixtures/**'],
		globalSetup: ['./test/setup/temporary-folder.ts', './test/setup/built-command.ts'],
		reporters: ['default', './test/setup/tally.ts'],
		// Processes, as in production: native parsers and databases are not shared between threads.
		pool: 'forks',
		// Tests parse little: grammars need no second, optimised compilation.
		execArgv: ['--liftoff-only'],
		maxWorkers: 2,
		// Real processes, clocks and events on shared machines: what fails once is tried once more and named at the end.
		retry: 1,
		testTimeout: 60_000,
		hookTimeout: 180_000,
	},
});
