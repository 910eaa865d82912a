import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { loadGrammar } from '../src/index/parse/tree-sitter/grammars.ts';
import { parseText } from '../src/index/parse/tree-sitter/parse.ts';
import { ListRecorder } from '../src/languages/testing/list-recorder.ts';
import type { Extractor, Language } from '../src/model/language.ts';

const project = join(import.meta.dirname, '..');
let root: string;

beforeEach(() => {
	root = mkdtempSync(join(tmpdir(), 'assay-new-language-'));
	for (const name of ['model', 'languages']) {
		cpSync(join(project, 'src', name), join(root, 'src', name), { recursive: true });
	}
	cpSync(join(project, 'tsconfig.json'), join(root, 'tsconfig.json'));
	cpSync(join(project, 'package.json'), join(root, 'package.json'));
	symlinkSync(join(project, 'node_modules'), join(root, 'node_modules'));
});

afterEach(() => rmSync(root, { recursive: true }));

function newLanguage(...args: string[]) {
	const script = join(project, 'scripts/new-language.ts');
	return spawnSync(process.execPath, [script, ...args, '--root', root], { encoding: 'utf8' });
}

test('a new pack compiles, is registered and finds definitions', async () => {
	const pack = join(root, 'src/languages/go');
	// As if there were none yet.
	rmSync(pack, { recursive: true });
	expect(newLanguage('go').status).toBe(0);
	expect(readFileSync(join(pack, 'cases/definitions.go'), 'utf8')).toBe('// ^ no error\n');
	expect(readFileSync(join(pack, '../registry.generated.ts'), 'utf8')).toContain("'./go/extract.ts'");

	const tsc = join(project, 'node_modules/typescript/bin/tsc');
	const options = ['--noEmit', '--allowImportingTsExtensions', '--module', 'nodenext', '--target', 'es2024'];
	const types = [
		'--strict',
		'--noUnusedLocals',
		'--verbatimModuleSyntax',
		'--types',
		'node',
		'--ignoreConfig',
	];
	const files = [join(pack, 'language.ts'), join(pack, 'extract.ts')];
	const compiled = spawnSync(process.execPath, [tsc, ...options, ...types, ...files], {
		cwd: root,
		encoding: 'utf8',
	});
	expect(compiled.stdout).toBe('');

	const { default: languages } = (await import(join(pack, 'language.ts'))) as { default: Language[] };
	const { default: extractor } = (await import(join(pack, 'extract.ts'))) as { default: Extractor };
	const recorder = new ListRecorder('package p\n\nfunc f() {}\n\nfunc g() {}\n');
	extractor.extract(parseText(await loadGrammar(languages[0].grammar), recorder.text), 'go', recorder);
	expect(recorder.finish().chunks.map((chunk) => chunk.name)).toEqual([null, 'f', 'g']);
});

test('a language without a grammar is refused with those there are', () => {
	const { status, stderr } = newLanguage('klingon');
	expect(status).toBe(2);
	expect(stderr).toContain('rust');
});

test('an existing pack is left alone', () => {
	const { status, stderr } = newLanguage('python');
	expect(status).toBe(2);
	expect(stderr).toContain('exists');
});
