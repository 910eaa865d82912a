import { pythonPackageConfig, pythonPackageDependency } from '../../../model/facts/python-data.ts';
import type { FactRule } from '../../../model/facts/rules.ts';
import { requirement } from '../../shared/facts/requirements.ts';
import { itemsOf, stringText, type Written, writtenArguments, writtenItems } from './written.ts';

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
			const args = writtenArguments(call, file);
			const said = (key: string) => stringText(args.find(({ name }) => name === key)?.text ?? '');
			const about = {
				name: said('name'),
				version: said('version'),
				requires_python: said('python_requires'),
			};
			tell({ form: 'setup.py', ...about, backend: 'setuptools' });
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
				for (const { text, start } of itemsOf(list, file) ?? []) {
					const found = requirement(stringText(text) ?? '');
					if (found !== null) tell({ ...found, group }, { start, end: start + text.length });
				}
			};
			for (const arg of writtenArguments(call, file)) {
				if (arg.name === 'install_requires') tellAll(arg, null);
				else if (TESTS.has(arg.name ?? '')) tellAll(arg, 'dev');
				else if (arg.name === 'extras_require' && arg.text.startsWith('{')) {
					for (const entry of writtenItems(file.text, arg.start + 1)) {
						const key = /^(["'][^"'\n]{1,80}["'])\s{0,8}:\s{0,80}/.exec(entry.text);
						if (key === null) continue;
						const list = {
							...entry,
							text: entry.text.slice(key[0].length),
							start: entry.start + key[0].length,
						};
						tellAll(list, stringText(key[1]));
					}
				}
			}
		},
	},
];
