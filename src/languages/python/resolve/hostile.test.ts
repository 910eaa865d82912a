import { describe, expect, test } from 'vitest';
import { ask } from './testing/small-project.ts';

const NOT_READ = 'external p (undeclared)';
const READ = 'lib/p.py (mypy_path)';

type Case = readonly [what: string, manifest: string, text: string, answer: string];

/** What a manifest says is read or not; what it does not say is answered all the same. */
function check(cases: readonly Case[]): void {
	test.each(cases)('%s', (_, manifest, text, answer) => {
		const manifests = { [manifest]: text };
		expect(ask(['lib/p.py'], 'tests/a/x.py', 'p', manifests)).toBe(answer);
		expect(ask(['q.py'], 'tests/a/x.py', 'q', manifests)).toBe('q.py (project folder)');
	});
}

describe('manifests that are broken or hostile', () => {
	const deep = `a = ${'['.repeat(5000)}`;
	check([
		['no TOML at all', 'pyproject.toml', '\0\u{1F600}{]["', NOT_READ],
		['a list without an end', 'pyproject.toml', '[tool.pytest.ini_options]\npythonpath = ["lib"', NOT_READ],
		['broken lines before', 'pyproject.toml', 'x = = 1\n[oops\ny = "\n[tool.mypy]\nmypy_path = "lib"', READ],
		['nested without end', 'pyproject.toml', `${deep}\n[tool.mypy]\nmypy_path = "lib"`, READ],
		[
			'a table where a list is wanted',
			'pyproject.toml',
			'[tool.pytest.ini_options.pythonpath]\nx = 1',
			NOT_READ,
		],
		[
			'a value where a table is wanted',
			'pyproject.toml',
			'tool = "x"\n[tool.mypy]\nmypy_path = "lib"',
			NOT_READ,
		],
		[
			'numbers for folders',
			'pyproject.toml',
			'[tool.pytest.ini_options]\npythonpath = [1, true, 1979-05-27]',
			NOT_READ,
		],
		['out of the repository', 'pyproject.toml', '[tool.mypy]\nmypy_path = ["../lib", "../../x"]', NOT_READ],
		['out and in again', 'pyproject.toml', '[tool.mypy]\nmypy_path = ["lib/../lib/."]', READ],
		['absolute', 'pyproject.toml', '[tool.mypy]\nmypy_path = ["/lib", "C:/lib"]', NOT_READ],
		['a null byte', 'pyproject.toml', '[tool.mypy]\nmypy_path = ["lib\0"]', NOT_READ],
		['__proto__', 'pyproject.toml', '[__proto__]\nx = "y"\n[tool.mypy]\nmypy_path = "lib"', READ],
		['too long', 'pyproject.toml', `[tool.mypy]\nmypy_path = "lib"\n#${'x'.repeat(600_000)}`, NOT_READ],
		['JSON that is a list', 'pyrightconfig.json', '[1, 2', NOT_READ],
		['JSON that is deep', 'pyrightconfig.json', '['.repeat(200_000), NOT_READ],
		['INI without sections', 'setup.cfg', '= x\n  y\n[', NOT_READ],
	]);

	test('reading stays linear where every line fails', () => {
		const lists = 'a = ["x",\n'.repeat(40_000);
		const quotes = 'a = """\n"'.repeat(40_000);
		const comments = '{"a": /*'.repeat(50_000);
		const started = process.hrtime.bigint();
		for (const [path, text] of [
			['pyproject.toml', lists],
			['pyproject.toml', quotes],
			['pyrightconfig.json', comments],
			['setup.py', 'package_dir = {'.repeat(30_000)],
			['setup.py', 'install_requires = ['.repeat(20_000)],
			['pyproject.toml', `[tool.uv.workspace]\nmembers = ["${'**/'.repeat(100_000)}"]`],
			['setup.cfg', '[options]\npackage_dir = '.repeat(20_000)],
		])
			ask(['p.py'], 'a.py', 'p', { [path]: text });
		expect(Number(process.hrtime.bigint() - started) / 1e6).toBeLessThan(5_000);
	});
});
