import { expect, test } from 'vitest';
import type { ImportKind } from '../../../model/recorder.ts';
import type { MakeResolver, Project } from '../../../model/resolve.ts';
import { makeResolver as makePageResolver } from '../../html/resolve/resolver.ts';
import { makeResolver as makeTomlResolver } from '../../toml/resolve/resolver.ts';
import { makeResolver } from './resolver.ts';

const MANIFESTS: Readonly<Record<string, string>> = {
	'package.json': '{"dependencies":{"bootstrap":"5"},"scripts":{"css":"sass --load-path=lib a:b"}}',
	'kit/package.json': '{"name":"@own/kit","sass":"./main.scss"}',
	'tsconfig.json': '{"extends":"./tsconfig.paths.json"}',
	'tsconfig.paths.json': '{"compilerOptions":{"paths":{"@/*":["./src/*"]}}}',
	'Cargo.toml': '[workspace.dependencies]\none = { path = "crates/one" }\nserde = "1"\n',
	'crates/one/Cargo.toml': '[dependencies]\ntwo = { path = "../two" }\nlog = { package = "logs" }\n',
	'crates/two/Cargo.toml': '[dependencies]\none.workspace = true\nserde.workspace = true\n',
	'py/pyproject.toml': '[project]\nname = "My-Thing"\n',
};
const FILES = [
	...[
		'src/app.scss',
		'src/_vars.scss',
		'src/parts/_index.scss',
		'src/img/a.png',
		'src/plain.css',
		'src/x.less',
	],
	...[
		'lib/_tools.scss',
		'kit/main.scss',
		'kit/_more.scss',
		'site/index.html',
		'site/css/a.css',
		'site/docs/index.html',
	],
	...['py/src/my_thing/cli.py', 'crates/one/src/lib.rs'],
	...Object.keys(MANIFESTS),
];
const FOLDERS = new Set(
	FILES.flatMap((path) => path.split('/').map((_, at, all) => all.slice(0, at).join('/'))),
);
const PROJECT: Project = {
	namespaces: () => new Map(),
	has: (path) => FILES.includes(path),
	hasFolder: (path) => FOLDERS.has(path),
	manifest: (path) => MANIFESTS[path] ?? null,
	manifests: (name) => Object.keys(MANIFESTS).filter((path) => `/${path}`.endsWith(`/${name}`)),
	named: () => [],
};

function found(make: MakeResolver, from: string, module: string, kind: ImportKind): string {
	const to = make(PROJECT).resolve(from, module, kind);
	if (to === undefined) return 'nothing';
	if (to.status === 'external') return `external ${to.package}`;
	return to.status === 'unresolved' ? to.status : `${to.status} ${to.path}`;
}

test.each([
	['src/app.scss', 'vars', 'resolved src/_vars.scss'],
	['src/app.scss', './_vars.scss', 'resolved src/_vars.scss'],
	['src/app.scss', 'parts', 'resolved src/parts/_index.scss'],
	['src/app.scss', 'tools', 'resolved lib/_tools.scss'],
	['src/app.scss', './tools', 'unresolved'],
	['src/app.scss', '@/vars', 'resolved src/_vars.scss'],
	['src/app.scss', '@/gone', 'unresolved'],
	['src/app.scss', 'sass:math', 'external sass:math'],
	['src/app.scss', 'bootstrap/scss/mixins', 'external bootstrap'],
	['src/app.scss', '~bootstrap/scss/mixins', 'external bootstrap'],
	['src/app.scss', 'other/scss/mixins', 'unresolved'],
	['src/app.scss', '@own/kit', 'resolved kit/main.scss'],
	['src/app.scss', '@own/kit/more', 'resolved kit/_more.scss'],
	['src/app.scss', 'img/a.png?v=1', 'resolved src/img/a.png'],
	['src/app.scss', '/img/a.png', 'unresolved'],
	['src/app.scss', '//cdn.example.org/a.css', 'external cdn.example.org'],
	['src/x.less', 'plain.css', 'resolved src/plain.css'],
	['src/x.less', 'x', 'resolved src/x.less'],
	['src/x.less', 'vars', 'unresolved'],
	['src/x.less', 'themes/@{name}.less', 'unresolved'],
	['src/plain.css', 'vars', 'unresolved'],
])('%s imports %s: %s', (from, module, expected) => {
	expect(found(makeResolver, from, module, 'include')).toBe(expected);
});

test.each([
	['site/index.html', 'css/a.css', 'resolved site/css/a.css'],
	['site/docs/index.html', '/css/a.css', 'resolved site/css/a.css'],
	['site/index.html', 'docs/', 'resolved site/docs/index.html'],
	['site/index.html', 'css/gone.css', 'unresolved'],
	['site/index.html', '/login', 'nothing'],
	['site/index.html', 'https://example.org/a.js', 'external example.org'],
])('%s loads %s: %s', (from, module, expected) => {
	expect(found(makePageResolver, from, module, 'include')).toBe(expected);
});

test.each([
	['Cargo.toml', 'crates/*', 'include', 'folder crates'],
	['Cargo.toml', 'crates/one', 'include', 'resolved crates/one/Cargo.toml'],
	['crates/one/Cargo.toml', 'src/lib.rs', 'include', 'resolved crates/one/src/lib.rs'],
	['crates/one/Cargo.toml', 'two', 'import', 'resolved crates/two/Cargo.toml'],
	['crates/one/Cargo.toml', 'log', 'import', 'external logs'],
	['crates/two/Cargo.toml', 'one', 'import', 'resolved crates/one/Cargo.toml'],
	['crates/two/Cargo.toml', 'serde', 'import', 'external serde'],
	['py/pyproject.toml', 'my_thing.cli', 'dynamic', 'resolved py/src/my_thing/cli.py'],
	['py/pyproject.toml', 'other.cli', 'dynamic', 'unresolved'],
	['py/pyproject.toml', 'my-thing', 'import', 'resolved py/pyproject.toml'],
	['py/pyproject.toml', 'requests', 'import', 'external requests'],
] as const)('%s names %s (%s): %s', (from, module, kind, expected) => {
	expect(found(makeTomlResolver, from, module, kind)).toBe(expected);
});
