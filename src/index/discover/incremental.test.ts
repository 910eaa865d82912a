import {
	existsSync,
	lstatSync,
	mkdirSync,
	mkdtempSync,
	readdirSync,
	renameSync,
	rmSync,
	symlinkSync,
	utimesSync,
	writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join, relative } from 'node:path';
import fc from 'fast-check';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { DiscoveredFile, KnownFile, SkippedPath } from '../../model/file.ts';
import { type Discovery, discover } from './discover.ts';
import { DISCOVER_DEFAULTS, type DiscoverOptions } from './options.ts';

/** A few names, so that edits meet; each of them means something to discovery, or is beside what does. */
const FOLDERS = [
	'a',
	'b',
	'A',
	'vendor',
	'deps',
	'test',
	'env',
	'public',
	'.hid',
	'.github',
	'node_modules',
	'.git',
];
const FILES = [
	...['x.ts', 'X.ts', 'y.min.js', 'z.png', 'run', 'é.py', 'notes.log', 'b', 'bundle'],
	...['.gitignore', '.assayignore', 'package.json', 'go.mod', 'Cargo.toml', 'App.csproj', 'mix.exs'],
	...['CACHEDIR.TAG', 'pyvenv.cfg', 'modules.txt', '.cargo-checksum.json', 'composer.json'],
];
/** No two of a length, since a stamp may not tell two writes apart that follow one another at once. */
const TEXTS = [
	'',
	'*.ts\n',
	'b/\n!x.ts\n',
	'/a\n',
	'*\n!*/\n!*.ts\n',
	'#!/bin/sh\nexit',
	'{"name": "p"}',
	'{"name": ""} ',
	'#!/usr/bin/env python3\n',
	'Signature: 8a477f597d28d172789f06886806bc55',
];

const folderPath = fc.array(fc.constantFrom(...FOLDERS), { maxLength: 3 }).map((names) => names.join('/'));
const filePath = fc
	.tuple(folderPath, fc.constantFrom(...FILES))
	.map(([folder, name]) => (folder === '' ? name : `${folder}/${name}`));
const write = fc.record({
	kind: fc.constant('write' as const),
	path: filePath,
	text: fc.constantFrom(...TEXTS),
});
/** Edits name what is there by a number, so that they nearly always do something. */
const there = fc.nat();
const link = fc.record({ kind: fc.constant('link' as const), there, path: filePath });
const edit = fc.oneof(
	write,
	fc.record({ kind: fc.constant('rewrite' as const), there, text: fc.constantFrom(...TEXTS) }),
	fc.record({
		kind: fc.constant('beside' as const),
		there,
		name: fc.constantFrom(...FILES),
		text: fc.constantFrom(...TEXTS),
	}),
	fc.record({ kind: fc.constant('remove' as const), there }),
	fc.record({ kind: fc.constant('rename' as const), there, path: fc.oneof(filePath, folderPath) }),
	fc.record({ kind: fc.constant('recase' as const), there }),
	link,
	fc.record({ kind: fc.constant('touch' as const), there }),
	fc.record({ kind: fc.constant('folder' as const), path: folderPath }),
);
type Edit = typeof edit extends fc.Arbitrary<infer One> ? One : never;

const settings = fc.record({
	indexVendored: fc.boolean(),
	indexGenerated: fc.boolean(),
	include: fc.constantFrom([], [], ['**/*.ts', 'a']),
	exclude: fc.constantFrom([], [], ['**/deps/**']),
	hidden: fc.constantFrom([], ['.hid']),
	vendoredPatterns: fc.constantFrom([], [], ['!**/env', 'a/b']),
	generatedPatterns: fc.constantFrom([], [], ['**/y.min.js', '!a/**']),
	testPatterns: fc.constantFrom([], ['b']),
});

const RUNS = Number(process.env.ASSAY_DISCOVER_RUNS ?? 100);
let folder: string;

beforeEach(() => {
	folder = mkdtempSync(join(tmpdir(), 'assay-incremental-'));
});
afterEach(() => {
	rmSync(folder, { recursive: true, force: true });
});

/** Gives the paths that something may have happened to. What the tree does not allow is not done. */
function apply(root: string, edit: Edit): string[] {
	const all = entries(root);
	const old = 'there' in edit ? (all[edit.there % Math.max(1, all.length)] ?? 'x.ts') : edit.path;
	const path = targetOf(edit, old);
	if (path === '') return [];
	const made = firstMissing(root, path);
	const place = join(root, path);
	try {
		if (leadsElsewhere(root, path)) return [];
		mkdirSync(dirname(place), { recursive: true });
		if (edit.kind === 'folder') mkdirSync(place, { recursive: true });
		else if (edit.kind === 'touch') utimesSync(place, 1, 1);
		else if (edit.kind === 'remove') rmSync(place, { recursive: true });
		else if (edit.kind === 'link') symlinkSync(join(root, old), place);
		else if (edit.kind === 'rename' || edit.kind === 'recase') renameSync(join(root, old), place);
		else writeFileSync(place, edit.text);
	} catch {
		return [made];
	}
	return [old, made, path];
}

function targetOf(edit: Edit, old: string): string {
	if ('path' in edit) return edit.path;
	if (edit.kind === 'beside') return join(dirname(old), edit.name);
	if (edit.kind !== 'recase') return old;
	const name = basename(old);
	return join(dirname(old), name === name.toUpperCase() ? name.toLowerCase() : name.toUpperCase());
}

/** A link, or a path through one: what is done to it happens elsewhere. */
function leadsElsewhere(root: string, path: string): boolean {
	const names = path.split('/');
	return names.some((_, at) =>
		lstatSync(join(root, ...names.slice(0, at + 1)), { throwIfNoEntry: false })?.isSymbolicLink(),
	);
}

/** Files and folders, sorted. */
function entries(root: string): string[] {
	return readdirSync(root, { recursive: true, withFileTypes: true })
		.map((entry) => relative(root, join(entry.parentPath, entry.name)))
		.filter((path) => !leadsElsewhere(root, path))
		.sort();
}

/** The folder that a watcher reports when folders for a path are made. */
function firstMissing(root: string, path: string): string {
	const names = path.split('/');
	const depth = names.findIndex((_, at) => !existsSync(join(root, ...names.slice(0, at + 1))));
	return depth < 0 ? path : names.slice(0, depth + 1).join('/');
}

function knownFrom({ files }: Discovery): Map<string, KnownFile> {
	return new Map(
		files.map(({ path, size, mtimeUs, ctimeUs, inode, ...described }) => [
			path,
			{ size, mtimeUs, ctimeUs, inode, described },
		]),
	);
}

function difference(before: Discovery, after: Discovery) {
	const printed = ({
		path,
		language,
		size,
		mtimeUs,
		ctimeUs,
		inode,
		flags,
		package: owner,
	}: DiscoveredFile) => `${path} ${language} ${size} ${mtimeUs} ${ctimeUs} ${inode} ${flags} ${owner}`;
	const old = new Map(before.files.map((file) => [file.path, printed(file)]));
	const now = new Set(after.files.map((file) => file.path));
	const files = after.files.filter((file) => old.get(file.path) !== printed(file));
	const missing = before.files.map((file) => file.path).filter((path) => !now.has(path));
	return { files, missing, unchanged: after.files.length - files.length };
}

const sorted = (rows: SkippedPath[]): SkippedPath[] => rows.sort((a, b) => (a.path < b.path ? -1 : 1));
const isLink = ({ reason }: SkippedPath): boolean => reason.startsWith('symlink');

test('what is known, and what happened to it, gives the difference of two discoveries', {
	timeout: 600_000,
}, () => {
	let number = 0;
	fc.assert(
		fc.property(
			fc.array(write, { minLength: 3, maxLength: 40 }),
			fc.array(link, { maxLength: 2 }),
			fc.array(edit, { minLength: 1, maxLength: 3 }),
			settings,
			(writes, links, edits, chosen) => {
				const root = join(folder, String(number++));
				mkdirSync(root);
				const options: DiscoverOptions = { ...DISCOVER_DEFAULTS, ...chosen };
				for (const one of [...writes, ...links]) apply(root, one);
				const before = discover(root, options);
				const known = knownFrom(before);
				const touched = edits.flatMap((one) => apply(root, one));
				const after = discover(root, options);
				const expected = difference(before, after);

				const { covers: all, looked: everything, ...scanned } = discover(root, options, known);
				expect(scanned).toEqual({ ...expected, skipped: after.skipped });
				expect([everything, all('a/b')]).toEqual([null, true]);

				const rowsOfLinks = before.skipped.filter(isLink).map((row) => row.path);
				const { covers, looked, skipped, ...part } = discover(root, options, known, [
					...touched,
					...rowsOfLinks,
				]);
				expect(part).toEqual(expected);
				const rows = [...before.skipped.filter((row) => !covers(row.path)), ...skipped];
				expect(sorted(rows)).toEqual(after.skipped);
				expect(looked?.every((path) => covers(path))).not.toBe(false);
				rmSync(root, { recursive: true });
			},
		),
		{ numRuns: RUNS },
	);
});
