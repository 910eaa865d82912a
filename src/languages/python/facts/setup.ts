import { pythonPackageConfig, pythonPackageDependency } from '../../../model/facts/python-data.ts';
import type { FactRule } from '../../../model/facts/rules.ts';
import { requirement } from '../../shared/facts/requirements.ts';
import { argumentsOf, itemsOf, type Written } from '../../shared/facts/written.ts';

const SETUP = ['setuptools', 'distutils'];
const TESTS: ReadonlySet<string> = new Set(['tests_require', 'setup_requires']);

/** What a setup.py says: the older way to describe a package. */
export const SETUP_SCRIPT: readonly FactRule[] = [
	{
		fact: pythonPackageConfig,
		on: 'call',
		names: ['setup'],
		via: ['call'],
		from: SETUP,
		find(call, file, tell) {
			const args = argumentsOf(call, file);
			tell({
				form: 'setup.py',
				name: args.string('name'),
				version: args.string('version'),
				requires_python: args.string('python_requires'),
				backend: 'setuptools',
			});
		},
	},
	{
		fact: pythonPackageDependency,
		on: 'call',
		names: ['setup'],
		via: ['call'],
		from: SETUP,
		find(call, file, tell) {
			const tellAll = (list: Written, group: string | null): void => {
				for (const { value, start, end } of itemsOf(list, file) ?? []) {
					const found = requirement(file.string(value) ?? '');
					if (found !== null) tell({ ...found, group }, { start, end });
				}
			};
			for (const arg of argumentsOf(call, file).all) {
				if (arg.name === 'install_requires') tellAll(arg, null);
				else if (TESTS.has(arg.name ?? '')) tellAll(arg, 'dev');
				else if (arg.name === 'extras_require') {
					for (const entry of itemsOf(arg, file) ?? []) if (entry.name !== null) tellAll(entry, entry.name);
				}
			}
		},
	},
];
