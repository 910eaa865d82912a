import { describe, expect, test } from 'vitest';
import { ask } from './testing/small-project.ts';

const named = (name: string, rest = '') => `[project]\nname = "${name}"\n${rest}`;

describe('several projects in one repository', () => {
	test('the nearest project comes first, then those around it', () => {
		const files = ['one/p/__init__.py', 'two/p/__init__.py', 'q/__init__.py'];
		const manifests = { 'one/pyproject.toml': named('one'), 'two/pyproject.toml': named('two') };
		expect(ask(files, 'two/tests/a.py', 'p', manifests)).toBe('two/p/__init__.py (project folder)');
		expect(ask(files, 'two/tests/a.py', 'q', manifests)).toBe('q/__init__.py (project folder)');
	});

	test('a member of the workspace', () => {
		const files = ['packages/one/src/p/__init__.py', 'packages/one/src/p/b.py'];
		const manifests = {
			'pyproject.toml': '[tool.uv.workspace]\nmembers = ["packages/*"]',
			'packages/one/pyproject.toml': named('something'),
			'packages/two/pyproject.toml': named('two'),
		};
		const from = 'packages/two/src/two/a.py';
		expect(ask(files, from, 'p.b', manifests)).toBe('packages/one/src/p/b.py (workspace)');
		expect(ask(files, from, 'p.gone', manifests)).toBe('unresolved (missing)');
		const apart = { ...manifests, 'pyproject.toml': '[tool.uv.workspace]\nmembers = ["packages/two"]' };
		expect(ask(files, from, 'p.b', apart)).toBe('external p (undeclared)');
	});

	test('a project in a folder of the name of its package', () => {
		const manifests = {
			'p/pyproject.toml': named('p'),
			'two/pyproject.toml': named('two', 'dependencies = ["p"]'),
		};
		const files = ['p/p/__init__.py', 'p/p/b.py'];
		expect(ask(files, 'two/two/a.py', 'p', manifests)).toBe('p/p/__init__.py (workspace)');
		expect(ask(files, 'two/two/a.py', 'p.b', manifests)).toBe('p/p/b.py (workspace)');
	});

	test('a dependency by its folder', () => {
		const manifests = {
			'one/setup.py': 'setup(**read())',
			'two/pyproject.toml': '[tool.poetry.dependencies]\np = { path = "../one", develop = true }',
		};
		expect(ask(['one/p/__init__.py'], 'two/two/a.py', 'p', manifests)).toBe('one/p/__init__.py (workspace)');
	});

	test('another project by the name of its package', () => {
		const files = ['one/p/__init__.py', 'one/utils/__init__.py', 'one/tests/__init__.py'];
		const manifests = { 'one/setup.py': "NAME = 'p-core'\nsetup(name=NAME)", 'two/setup.py': '' };
		expect(ask(files, 'two/a.py', 'p', manifests)).toBe('one/p/__init__.py (other project)');
		expect(ask(files, 'two/a.py', 'utils', manifests)).toBe('external utils (undeclared)');
		expect(ask(files, 'two/a.py', 'tests', manifests)).toBe('external tests (undeclared)');
	});

	test('two other projects with the same module', () => {
		const files = ['one/p/__init__.py', 'two/p/__init__.py'];
		const manifests = { 'one/pyproject.toml': named('p'), 'two/pyproject.toml': named('p-two') };
		expect(ask(files, 'a.py', 'p', manifests)).toBe('unresolved (ambiguous)');
	});

	test('a package in parts', () => {
		const files = ['one/n/x.py', 'two/n/y.py', 'three/n/__init__.py'];
		const manifests = {
			'one/pyproject.toml': named('n-one'),
			'two/pyproject.toml': named('n-two'),
			'three/pyproject.toml': named('n'),
		};
		expect(ask(files, 'one/n/a.py', 'n.y', manifests)).toBe('two/n/y.py (other project)');
		expect(ask(files, 'one/n/a.py', 'n.x', manifests)).toBe('one/n/x.py (project folder)');
		expect(ask(files, 'three/n/a.py', 'n.y', manifests)).toBe('two/n/y.py (other project)');
	});

	test('setup.py in a package is a module', () => {
		expect(ask(['p/__init__.py', 'p/setup.py', 'p/b.py'], 'p/a.py', 'b')).toBe('external b (undeclared)');
	});

	test('a dependency of the inner project against a file of the outer one', () => {
		const inner = (rest: string) => ({ 'one/pyproject.toml': named('one', rest) });
		const answer = (rest: string) => ask(['redis.py'], 'one/p/a.py', 'redis', inner(rest));
		expect(answer('dependencies = ["redis"]')).toBe('external redis (dependency)');
		expect(answer('')).toBe('redis.py (project folder)');
	});

	test('a project among the data of tests is none of ours', () => {
		const files = ['tests/data/requests/requests/__init__.py'];
		const manifests = {
			'tests/data/requests/pyproject.toml': named('requests'),
			'pyproject.toml': named('p', 'dependencies = ["requests"]'),
		};
		expect(ask(files, 'p/a.py', 'requests', manifests)).toBe('external requests (dependency)');
	});
});
