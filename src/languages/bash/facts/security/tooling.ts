import type { ChunkRule } from '../../../../model/facts/rules.ts';
import { testFixture } from '../../../../model/facts/tooling.ts';

const BATS: Readonly<Record<string, string>> = {
	setup: 'before_each',
	teardown: 'after_each',
	setup_file: 'before_all',
	teardown_file: 'after_all',
};
const SHUNIT: Readonly<Record<string, string>> = {
	setUp: 'before_each',
	tearDown: 'after_each',
	oneTimeSetUp: 'before_all',
	oneTimeTearDown: 'after_all',
};

/** Functions that test runners call by their names. */
export const FIXTURES: ChunkRule = {
	fact: testFixture,
	on: 'chunk',
	kinds: ['function'],
	find({ name }, file, tell) {
		if (name === null) return;
		if (Object.hasOwn(BATS, name)) {
			if (file.path.endsWith('.bats')) tell({ framework: 'bats', name, phase: BATS[name] });
		} else if (Object.hasOwn(SHUNIT, name) && file.imports.some(({ module }) => module?.includes('shunit2')))
			tell({ framework: 'shunit2', name, phase: SHUNIT[name] });
	},
};
