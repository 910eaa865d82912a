import { configDefaults, defineConfig } from 'vitest/config';

export default defineConfig({
	test: {
		include: ['{src,test,scripts,bench}/**/*.test.ts'],
		exclude: [...configDefaults.exclude, 'bench/.corpus/**', '**/cases/**', 'test/fixtures/**'],
		reporters: ['default', './test/setup/tally.ts'],
		// Processes, as in production: native parsers and databases are not shared between threads.
		pool: 'forks',
		maxWorkers: 2,
		testTimeout: 30_000,
		hookTimeout: 60_000,
	},
});
