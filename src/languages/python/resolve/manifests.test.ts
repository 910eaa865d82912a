import { describe, expect, test } from 'vitest';
import { ask } from './testing/small-project.ts';

type Case = readonly [manifest: string, text: string, files: string, module: string, answer: string];

/** Asked from `tests/a/x.py`, which no rule but the manifest's leads anywhere. */
function check(cases: readonly Case[]): void {
	test.each(cases)('%s: %s [%s] %s -> %s', (manifest, text, files, module, answer) => {
		expect(ask(files.split(' '), 'tests/a/x.py', module, { [manifest]: text })).toBe(answer);
	});
}

describe('other manifests', () => {
	check([
		[
			'setup.cfg',
			'[options]\npackage_dir =\n    = lib\n',
			'lib/p/__init__.py',
			'p',
			'lib/p/__init__.py (package-dir)',
		],
		[
			'setup.cfg',
			'[options.packages.find]\nwhere = lib  ; ours\n',
			'lib/p/__init__.py',
			'p',
			'lib/p/__init__.py (packages.find)',
		],
		['setup.cfg', '[tool:pytest]\npythonpath = lib', 'lib/p.py', 'p', 'lib/p.py (pytest pythonpath)'],
		[
			'setup.py',
			"setup(\n  package_dir={'': 'lib'},\n)",
			'lib/p/__init__.py',
			'p',
			'lib/p/__init__.py (package-dir)',
		],
		[
			'setup.py',
			"setup(\n  # package_dir={'': 'lib'},\n)",
			'lib/p/__init__.py',
			'p',
			'external p (undeclared)',
		],
		['setup.py', "setup(package_dir={'': 'li' + 'b'})", 'li/p/__init__.py', 'p', 'external p (undeclared)'],
		['pytest.ini', '[pytest]\npythonpath = lib', 'lib/p.py', 'p', 'lib/p.py (pytest pythonpath)'],
		['tox.ini', '[pytest]\npythonpath =\n  a\n  lib', 'lib/p.py', 'p', 'lib/p.py (pytest pythonpath)'],
		['mypy.ini', '[mypy]\nmypy_path = $MYPY_CONFIG_FILE_DIR/lib', 'lib/p.py', 'p', 'lib/p.py (mypy_path)'],
		[
			'pyrightconfig.json',
			'{ // ours\n "extraPaths": ["lib", /* , */ ], }',
			'lib/p.py',
			'p',
			'lib/p.py (pyright extraPaths)',
		],
		[
			'setup.py',
			'setup(install_requires=["docker>1"])',
			'docker/x.py',
			'docker',
			'external docker (dependency)',
		],
		['requirements.txt', '-r x\n# y\ndocker==1', 'docker/x.py', 'docker', 'external docker (dependency)'],
	]);
});
