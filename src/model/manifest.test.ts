import { expect, test } from 'vitest';
import { isManifest } from './manifest.ts';

test.each([
	['package.json', true],
	['a/b/package.json', true],
	['tsconfig.json', true],
	['apps/web/tsconfig.app.json', true],
	['packages/typescript-config/base.json', true],
	['pnpm-workspace.yaml', true],
	['pyproject.toml', true],
	['requirements-dev.txt', true],
	['cmd/tool/go.mod', true],
	['go.work', true],
	['crates/core/Cargo.toml', true],
	['composer.json', true],
	['pubspec.yaml', true],
	['src/CMakeLists.txt', true],
	['src/meson.build', true],
	['go.modx', false],
	['Cargo.lock', false],
	['package-lock.json', false],
	['my-package.json', false],
	['data/base.json', false],
	['docs/requirements.txt.md', false],
])('%s: %s', (path, is) => {
	expect(isManifest(path)).toBe(is);
});
