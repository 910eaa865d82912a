import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { configSchema } from '../../config/schema.ts';
import { openViews } from '../../questions/open-views.ts';
import { stateFolder } from '../../store/state.ts';
import { openParser } from '../pipeline.ts';
import { refreshIndex } from '../update.ts';

const root = mkdtempSync(join(tmpdir(), 'assay-links-'));
const state = stateFolder(root, {});
const options = { root, state, config: configSchema.parse({}), jobs: 1 };
const parser = openParser(options);
afterAll(() => {
	parser.close();
	rmSync(root, { recursive: true, force: true });
});

function write(files: Record<string, string>): void {
	for (const [path, text] of Object.entries(files)) {
		mkdirSync(dirname(join(root, path)), { recursive: true });
		writeFileSync(join(root, path), text);
	}
}

/** Where the modules lead that files name. */
async function links(view: 'imports' | 'exports' = 'imports'): Promise<Record<string, string>> {
	await refreshIndex({ ...options, parser });
	const reader = openViews(state);
	try {
		const rows = reader.db
			.prepare(
				`SELECT DISTINCT file || ' ' || module, coalesce(status, 'not looked for') || ' ' ||
					coalesce(target_file, target_package, '-') FROM ${view} WHERE module IS NOT NULL AND language <> 'json'`,
			)
			.raw()
			.all() as [string, string][];
		return Object.fromEntries(rows);
	} finally {
		reader.close();
	}
}

beforeAll(() =>
	write({
		'package.json': '{"workspaces": ["packages/*"], "dependencies": {"@shop/core": "*", "react": "1"}}',
		'tsconfig.json': '{"compilerOptions": {"paths": {"@/*": ["./src/*"]}}} // comments are allowed',
		'src/app.ts': [
			"import fs from 'node:fs';",
			"import React from 'react';",
			"import { core } from '@shop/core';",
			"import { one } from './one.js';",
			"import two from '@/two';",
			"import gone from './gone';",
			"export * from './one.js';",
		].join('\n'),
		'src/one.ts': 'export const one = 1;',
		'src/two/index.ts': 'export default 2;',
		'src/View.vue': '<script setup lang="ts">\nimport { one } from \'./one\';\n</script>\n',
		'packages/core/package.json': '{"name": "@shop/core", "main": "src/index.ts"}',
		'packages/core/src/index.ts': 'export const core = 1;',
		'api/__init__.py': '',
		'api/main.py':
			'import os\nimport requests\nfrom . import models\nfrom api.models import User\nfrom .missing import x\n',
		'api/models.py': 'class User: pass\n',
		'lib/a.go': 'package a\nimport "fmt"\n',
	}),
);

test('imports lead to files, to packages, or nowhere', async () => {
	expect(await links()).toEqual({
		'src/app.ts node:fs': 'external node:fs',
		'src/app.ts react': 'external react',
		'src/app.ts @shop/core': 'resolved packages/core/src/index.ts',
		'src/app.ts ./one.js': 'resolved src/one.ts',
		'src/app.ts @/two': 'resolved src/two/index.ts',
		'src/app.ts ./gone': 'unresolved -',
		'src/View.vue ./one': 'resolved src/one.ts',
		'api/main.py os': 'external os',
		'api/main.py requests': 'external requests',
		'api/main.py .': 'resolved api/__init__.py',
		'api/main.py api.models': 'resolved api/models.py',
		'api/main.py .missing': 'unresolved -',
		'lib/a.go fmt': 'external fmt',
	});
	expect(await links('exports')).toEqual({ 'src/app.ts ./one.js': 'resolved src/one.ts' });
});

test('a file that comes, goes or moves changes where others lead', async () => {
	write({ 'src/gone.ts': 'export default 1;' });
	expect((await links())['src/app.ts ./gone']).toBe('resolved src/gone.ts');
	renameSync(join(root, 'src/gone.ts'), join(root, 'src/elsewhere.ts'));
	expect((await links())['src/app.ts ./gone']).toBe('unresolved -');
});

test('a manifest that changes does, too', async () => {
	write({ 'tsconfig.json': '{"compilerOptions": {"paths": {"@/*": ["./lib/*"]}}}' });
	expect((await links())['src/app.ts @/two']).toBe('unresolved -');
	write({ 'tsconfig.json': '{"compilerOptions": {"paths": {"@/*": ["./src/*"]}}}' });
	expect((await links())['src/app.ts @/two']).toBe('resolved src/two/index.ts');
});

test('a file that is left out for its content is there all the same', async () => {
	write({
		'src/elsewhere.ts': '/* @generated */\nexport default 1;',
		'src/uses.ts': "import x from './elsewhere';",
	});
	const updated = (await links())['src/uses.ts ./elsewhere'];
	await refreshIndex({ ...options, parser, full: true });
	expect([updated, (await links())['src/uses.ts ./elsewhere']]).toEqual([
		'resolved src/elsewhere.ts',
		'resolved src/elsewhere.ts',
	]);
});

test('an edit is enough to lead elsewhere', async () => {
	write({ 'src/one.ts': "export { default as one } from '@/two';" });
	const found = await links('exports');
	expect(found['src/one.ts @/two']).toBe('resolved src/two/index.ts');
});

test('packages and namespaces are what files say they are of', async () => {
	write({
		'jvm/src/main/java/shop/core/Order.java':
			'package shop.core;\npublic class Order { public static int one() { return 1; } }',
		'jvm/src/main/kotlin/util.kt': 'package shop.util\nfun twice() = 2',
		'jvm/src/main/java/shop/App.java': [
			'package shop;',
			'import shop.core.Order;',
			'import static shop.core.Order.one;',
			'import shop.util.*;',
			'import shop.gone.Never;',
			'import java.util.List;',
			'class App {}',
		].join('\n'),
		'net/Core.cs': 'namespace Shop.Core;\npublic static class Tool {}',
		'net/App.cs':
			'using Shop.Core;\nusing static Shop.Core.Tool;\nusing T = Shop.Core.Tool;\nusing System.Linq;\nnamespace Shop.Web { class App {} }',
	});
	expect(await links()).toMatchObject({
		'jvm/src/main/java/shop/App.java shop.core': 'resolved -',
		'jvm/src/main/java/shop/App.java shop.core.Order': 'resolved jvm/src/main/java/shop/core/Order.java',
		'jvm/src/main/java/shop/App.java shop.util': 'resolved -',
		'jvm/src/main/java/shop/App.java shop.gone': 'external shop.gone',
		'jvm/src/main/java/shop/App.java java.util': 'external java.util',
		'net/App.cs Shop.Core': 'resolved -',
		'net/App.cs Shop.Core.Tool': 'resolved -',
		'net/App.cs System.Linq': 'external System.Linq',
	});
});

test('a file that says it is of another package changes where imports of others lead', async () => {
	write({ 'jvm/src/main/kotlin/util.kt': 'package shop.other\nfun twice() = 2' });
	expect(await links()).toMatchObject({ 'jvm/src/main/java/shop/App.java shop.util': 'external shop.util' });
});

test('what a program has written still says where imports lead: manifests, and what makes a folder a package', async () => {
	const mark = '# This file was automatically generated. DO NOT EDIT.\n';
	write({
		'pyproject.toml': '[tool.uv.workspace]\nmembers = ["core", "more"]\n',
		'core/pyproject.toml': '[project]\nname = "shop-core"\n',
		'core/src/shop/__init__.py': '',
		'core/src/shop/run.py': 'from shop.more.things import Thing\nfrom shop.listed import Thing as Other\n',
		'core/src/shop/listed/__init__.py': `${mark}from .inner import Thing\n`,
		'core/src/shop/listed/inner.py': 'class Thing: pass\n',
		'more/pyproject.toml': `${mark}[project]\nname = "shop-more"\n`,
		'more/src/shop/__init__.py': '',
		'more/src/shop/more/__init__.py': mark,
		'more/src/shop/more/things.py': 'class Thing: pass\n',
	});
	expect(await links()).toMatchObject({
		'core/src/shop/run.py shop.more.things': 'resolved more/src/shop/more/things.py',
		'core/src/shop/listed/__init__.py .inner': 'resolved core/src/shop/listed/inner.py',
	});
});
