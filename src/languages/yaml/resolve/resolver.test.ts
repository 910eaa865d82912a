import { expect, test } from 'vitest';
import type { ImportKind } from '../../../model/recorder.ts';
import type { Project } from '../../../model/resolve.ts';
import { makeResolver as makeDockerfileResolver } from '../../dockerfile/resolve/resolver.ts';
import { makeResolver } from './resolver.ts';

const FILES = [
	...[
		'api/Dockerfile',
		'api/src/main.go',
		'web/package.json',
		'node/readme.md',
		'compose.yaml',
		'deploy/base.yaml',
	],
	...['.github/workflows/ci.yml', '.github/workflows/shared.yml', '.github/actions/setup/action.yml'],
];
const FOLDERS = new Set(
	FILES.flatMap((path) => path.split('/').map((_, at, all) => all.slice(0, at).join('/'))),
);
const PROJECT: Project = {
	namespaces: () => new Map(),
	has: (path) => FILES.includes(path),
	hasFolder: (path) => FOLDERS.has(path),
	manifest: () => null,
	manifests: () => [],
	named: () => [],
};

function found(from: string, module: string, kind: ImportKind): string {
	const make = from.endsWith('Dockerfile') ? makeDockerfileResolver : makeResolver;
	const to = make(PROJECT).resolve(from, module, kind);
	if (to === undefined) return 'nothing';
	if (to.status === 'external') return `external ${to.package}`;
	return to.status === 'unresolved' ? to.status : `${to.status} ${to.path}`;
}

test.each([
	['.github/workflows/ci.yml', 'actions/checkout@v4', 'import', 'external actions/checkout'],
	[
		'.github/workflows/ci.yml',
		'./.github/actions/setup',
		'import',
		'resolved .github/actions/setup/action.yml',
	],
	[
		'.github/workflows/ci.yml',
		'./.github/workflows/shared.yml',
		'import',
		'resolved .github/workflows/shared.yml',
	],
	['.github/workflows/ci.yml', './.github/actions/gone', 'import', 'unresolved'],
	['.github/workflows/ci.yml', 'docker://alpine:3', 'import', 'external alpine'],
	['.github/workflows/ci.yml', 'node:20', 'import', 'external node'],
	['compose.yaml', './api', 'include', 'resolved api/Dockerfile'],
	['compose.yaml', './web', 'include', 'folder web'],
	['compose.yaml', 'node', 'import', 'external node'],
	['compose.yaml', 'ghcr.io/a/b:1@sha256:0', 'import', 'external ghcr.io/a/b'],
	['compose.yaml', './api/$NAME', 'include', 'unresolved'],
	['deploy/app.yaml', 'base.yaml#/a', 'include', 'resolved deploy/base.yaml'],
	['deploy/app.yaml', 'https://example.com/a.yaml', 'include', 'external example.com'],
	['api/Dockerfile', 'node', 'import', 'external node'],
	['api/Dockerfile', 'src/main.go', 'include', 'resolved api/src/main.go'],
	['api/Dockerfile', 'api/src/', 'include', 'folder api/src'],
	['api/Dockerfile', 'web/package*.json', 'include', 'folder web'],
	['api/Dockerfile', '.', 'include', 'unresolved'],
	['api/Dockerfile', '../web/package.json', 'include', 'resolved web/package.json'],
	['api/Dockerfile', 'gone.txt', 'include', 'unresolved'],
] as const)('%s: %s by %s leads to %s', (from, module, kind, expected) => {
	expect(found(from, module, kind)).toBe(expected);
});
