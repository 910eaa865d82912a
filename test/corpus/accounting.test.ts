import { cpSync, lstatSync, mkdtempSync, readdirSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openIndex } from '../../src/store/reader.ts';
import { build, filesOf, REPOSITORY, sampleTree, stateOf, temporaryFolder } from '../faults/builds.ts';
import { auditIndex } from './audit.ts';

/** Every path below a folder that is no folder itself, and the folders with nothing in them. */
function walk(root: string): string[] {
	const found: string[] = [];
	const folders = [''];
	for (let folder = folders.pop(); folder !== undefined; folder = folders.pop()) {
		for (const name of readdirSync(join(root, folder))) {
			const path = folder === '' ? name : `${folder}/${name}`;
			if (path === '.git' || path === '.assay') continue;
			if (lstatSync(join(root, path)).isDirectory()) folders.push(path);
			else found.push(path);
		}
	}
	return found;
}

/** Paths that an index says nothing about, and paths it says two things about. */
function unaccounted(root: string): { missing: string[]; twice: string[]; invented: string[] } {
	const reader = openIndex(stateOf(root));
	const skips = reader.db.prepare('SELECT path, folder FROM skip').raw().all() as [string, number][];
	reader.close();
	const indexed = new Set(Object.keys(filesOf(root)));
	const skipped = new Set(skips.map(([path]) => path));
	const folders = new Set(skips.filter(([, folder]) => folder === 1).map(([path]) => path));
	const inSkippedFolder = (path: string): boolean => {
		for (let slash = path.indexOf('/'); slash >= 0; slash = path.indexOf('/', slash + 1)) {
			if (folders.has(path.slice(0, slash))) return true;
		}
		return false;
	};
	const onDisk = walk(root);
	const known = new Set(onDisk);
	return {
		missing: onDisk.filter((path) => !indexed.has(path) && !skipped.has(path) && !inSkippedFolder(path)),
		twice: onDisk.filter(
			(path) => Number(indexed.has(path)) + Number(skipped.has(path)) + Number(inSkippedFolder(path)) > 1,
		),
		invented: [...indexed, ...skipped].filter((path) => !known.has(path) && !folders.has(path)),
	};
}

const PARTS = [
	...['src', 'test', 'docs', 'bin', 'scripts'],
	...['package.json', '.gitignore', 'README.md', '.dependency-cruiser.cjs'],
];
const NOTHING = { missing: [], twice: [], invented: [] };

describe('this repository', () => {
	const root = realpathSync(mkdtempSync(join(tmpdir(), 'assay-corpus-')));
	beforeAll(async () => {
		for (const part of PARTS) cpSync(join(REPOSITORY, part), join(root, part), { recursive: true });
		await build(root);
	}, 120_000);
	afterAll(() => rmSync(root, { recursive: true, force: true }));

	test('has every path indexed or left out with a reason', () => {
		expect(unaccounted(root)).toEqual(NOTHING);
	});

	test('agrees with its index', () => {
		expect(auditIndex(stateOf(root))).toEqual([]);
	}, 120_000);
});

test('the index of the language cases agrees with them', async () => {
	const root = sampleTree();
	await build(root);
	expect(auditIndex(stateOf(root))).toEqual([]);
}, 60_000);

test('every path of packages from the registry is indexed or left out with a reason', async () => {
	const root = temporaryFolder();
	for (const name of ['commander', 'picocolors', 'jsonc-parser', '@vscode/tree-sitter-wasm', 'xxhash-wasm']) {
		cpSync(join(REPOSITORY, 'node_modules', name), join(root, 'node_modules', name), { recursive: true });
	}
	const { counts } = await build(root, { config: { index: { vendored: true, generated: true } } });
	expect(counts.files).toBeGreaterThan(20);
	expect(unaccounted(root)).toEqual(NOTHING);
	await build(root);
	expect(unaccounted(root)).toEqual(NOTHING);
}, 120_000);
