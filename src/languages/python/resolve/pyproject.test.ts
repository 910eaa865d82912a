import { describe, expect, test } from 'vitest';
import { ask } from './testing/small-project.ts';

type Case = readonly [text: string, files: string, module: string, answer: string];

/** Asked from `tests/a/x.py`, which no rule but the manifest's leads anywhere. */
function check(cases: readonly Case[]): void {
	test.each(cases)('%s [%s] %s -> %s', (text, files, module, answer) => {
		expect(ask(files.split(' '), 'tests/a/x.py', module, { 'pyproject.toml': text })).toBe(answer);
	});
}

describe('pyproject.toml', () => {
	check([
		[
			'[tool.setuptools]\npackage-dir = {"" = "lib"}',
			'lib/p/__init__.py',
			'p',
			'lib/p/__init__.py (package-dir)',
		],
		[
			'[tool.setuptools.package-dir]\n"" = "lib"',
			'lib/p/__init__.py',
			'p',
			'lib/p/__init__.py (package-dir)',
		],
		[
			'[tool.setuptools.package-dir]\np = "code"',
			'code/__init__.py code/b.py',
			'p.b',
			'code/b.py (package-dir)',
		],
		[
			'[tool.setuptools.package-dir]\n"p.q" = "lib/p/q"',
			'lib/p/q/__init__.py',
			'p.q',
			'lib/p/q/__init__.py (package-dir)',
		],
		[
			'[tool.setuptools.packages.find]\nwhere = [\n  "lib", # ours\n]',
			'lib/p/__init__.py',
			'p',
			'lib/p/__init__.py (packages.find)',
		],
		[
			'[tool.poetry]\npackages = [{ include = "p", from = "lib" }]',
			'lib/p/__init__.py',
			'p',
			'lib/p/__init__.py (poetry packages)',
		],
		[
			'[[tool.poetry.packages]]\ninclude = "p"\nfrom = "lib"',
			'lib/p/__init__.py',
			'p',
			'lib/p/__init__.py (poetry packages)',
		],
		[
			'[tool.hatch.build.targets.wheel]\npackages = ["lib/p"]',
			'lib/p/__init__.py',
			'p',
			'lib/p/__init__.py (hatch packages)',
		],
		['[tool.hatch.build]\nsources = ["lib"]', 'lib/p/__init__.py', 'p', 'lib/p/__init__.py (hatch sources)'],
		[
			'[tool.hatch.build.targets.wheel.sources]\n"lib/a" = "p"',
			'lib/a/__init__.py',
			'p',
			'lib/a/__init__.py (hatch sources)',
		],
		[
			'[tool.pdm.build]\npackage-dir = "lib"',
			'lib/p/__init__.py',
			'p',
			'lib/p/__init__.py (pdm package-dir)',
		],
		[
			"tool.maturin.python-source = 'python'",
			'python/p/__init__.py',
			'p',
			'python/p/__init__.py (maturin python-source)',
		],
		[
			'[tool.uv.build-backend]\nmodule-root = "lib"',
			'lib/p/__init__.py',
			'p',
			'lib/p/__init__.py (uv module-root)',
		],
		[
			'[project]\nname = "p"\n[tool.flit.module]\nname = "p"',
			'src/p/__init__.py',
			'p',
			'src/p/__init__.py (src layout)',
		],
		['[project]\nname = "p"', 'src/__init__.py src/p.py', 'p', 'external p (undeclared)'],
		['[tool.pytest.ini_options]\npythonpath = [".", "lib"]', 'lib/p.py', 'p', 'lib/p.py (pytest pythonpath)'],
		['[tool.pytest.ini_options]\npythonpath = ". lib"', 'lib/p.py', 'p', 'lib/p.py (pytest pythonpath)'],
		['[tool.mypy]\nmypy_path = "a:lib"', 'lib/p.py', 'p', 'lib/p.py (mypy_path)'],
		['[tool.mypy]\nmypy_path = "stubs"', 'stubs/yaml/__init__.pyi', 'yaml', 'external yaml (undeclared)'],
		['[tool.pyright]\nextraPaths = ["lib"]', 'lib/p.py', 'p', 'lib/p.py (pyright extraPaths)'],
		[
			'[tool.pyright]\nexecutionEnvironments = [{ root = "tests", extraPaths = ["lib"] }]',
			'lib/p.py',
			'p',
			'lib/p.py (pyright extraPaths)',
		],
		[
			'[tool.pyright]\nexecutionEnvironments = [{ root = "app", extraPaths = ["lib"] }]',
			'lib/p.py',
			'p',
			'external p (undeclared)',
		],
		[
			'[tool.pytest.ini_options]\npythonpath = ["one", "two"]',
			'one/p.py two/p.py',
			'p',
			'unresolved (ambiguous)',
		],
		[
			'[tool.pytest.ini_options]\npythonpath = "one"\n[tool.mypy]\nmypy_path = "two"',
			'one/p.py two/p.py',
			'p',
			'one/p.py (pytest pythonpath)',
		],
		[
			'[project]\ndependencies = ["PyYAML", "Foo.Bar[x]>=1; python_version < \'4\'"]',
			'p.py',
			'foo_bar.x',
			'external foo_bar (dependency)',
		],
		[
			'[dependency-groups]\ndev = ["alembic~=1.0"]',
			'alembic/env.py',
			'alembic.op',
			'external alembic (dependency)',
		],
		['[project]\ndependencies = []', 'alembic/env.py', 'alembic.op', 'unresolved (missing)'],
		['[tool.poetry.dependencies]\np = "^1"', 'p/__init__.py', 'p', 'p/__init__.py (project folder)'],
	]);
});

test('src is a layout, even when only type checkers are told of it', () => {
	const mypy = '[project]\nname = "p"\n[tool.mypy]\nmypy_path = "src"';
	const answer = ask(['src/p/__init__.py'], 'tests/a/x.py', 'p', { 'pyproject.toml': mypy });
	expect(answer).toBe('src/p/__init__.py (src layout)');
});

describe('a dependency against a folder that is only perhaps searched', () => {
	const redis = '[project]\nname = "x"\ndependencies = ["redis"]';
	test.each([
		['tools/redis.py', 'tools/a.py', 'unresolved (ambiguous)'],
		['tools/redis.py', 'tools/test_a.py', 'tools/redis.py (script folder)'],
		['web/main.py web/redis.py', 'web/routes/a.py', 'unresolved (ambiguous)'],
		['redis.py', 'web/a.py', 'redis.py (project folder)'],
	])('[%s] %s -> %s', (files, from, answer) => {
		expect(ask(files.split(' '), from, 'redis', { 'pyproject.toml': redis })).toBe(answer);
	});
});
