import { listAt, type Settings, tablesAt, textAt } from '../../shared/settings.ts';
import type { Declare, Declared } from './declared.ts';
import { writtenFolder } from './paths.ts';
import { addRoot } from './roots.ts';

/** `pythonpath`; `python_paths` was its name as a plugin. */
export const declarePytest: Declare = (declared, folder, settings) => {
	for (const key of ['pythonpath', 'python_paths'])
		for (const written of listAt(settings, [key], /\s+/))
			addRoot(declared, folder, written, 'pytest pythonpath', 'run');
};

export const declareMypy: Declare = (declared, folder, settings) => {
	for (const written of listAt(settings, ['mypy_path'], /[\s,:]+/))
		addRoot(declared, folder, written.replace(/^\$\{?MYPY_CONFIG_FILE_DIR\}?\//, ''), 'mypy_path', 'types');
};

export const declarePyright: Declare = (declared, folder, settings) => {
	addExtraPaths(declared, folder, settings, folder);
	for (const environment of tablesAt(settings, 'executionEnvironments')) {
		const root = writtenFolder(folder, textAt(environment, 'root') ?? '');
		if (root === null) continue;
		addRoot(declared, root, '', 'pyright root', 'types');
		addExtraPaths(declared, folder, environment, root);
	}
};

function addExtraPaths(declared: Declared, folder: string, settings: Settings, scope: string): void {
	for (const written of listAt(settings, ['extraPaths']))
		addRoot(declared, folder, written, 'pyright extraPaths', 'types', scope);
}
