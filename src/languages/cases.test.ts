import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { loadGrammar } from '../index/parse/tree-sitter/grammars.ts';
import { parseText } from '../index/parse/tree-sitter/parse.ts';
import type { Extractor, Language } from '../model/language.ts';
import { bareTree } from '../model/syntax-tree.ts';
import { checkCase, dialectOf } from './testing/cases.ts';
import { ListRecorder } from './testing/list-recorder.ts';

const folder = import.meta.dirname;
const packs = readdirSync(folder).filter((name) => existsSync(join(folder, name, 'cases')));

describe.each(packs)('%s', (pack) => {
	const files = readdirSync(join(folder, pack, 'cases')).sort();

	// A grammar may lag behind its language: what only the fast parser knows is in `fast*`.
	const known = files.filter((file) => !file.startsWith('fast'));

	test.each(known)('%s, by its grammar', async (file) => {
		const { extractor, language, text, recorder } = await open(pack, file);
		const written = extractor.inOlderWords?.(text) ?? text;
		const { grammar } = language;
		const tree = grammar === undefined ? bareTree(written) : parseText(await loadGrammar(grammar), written);
		extractor.extract(tree, language.id, recorder);
		expect(checkCase(extname(file), recorder.finish())).toEqual([]);
	});

	test.each(files)('%s, by its fast parser', async (file) => {
		const { extractor, language, text, recorder } = await open(pack, file);
		// Cases about syntax errors are named so: a fast parser must refuse them.
		const broken = file.startsWith('broken');
		if (extractor.extractFast === undefined) return;
		expect(extractor.extractFast(file, text, language.id, recorder)).toBe(!broken);
		if (broken) expect(recorder.chunks).toHaveLength(1);
		else expect(checkCase(extname(file), recorder.finish())).toEqual([]);
	});
});

async function open(
	pack: string,
	file: string,
): Promise<{ extractor: Extractor; language: Language; text: string; recorder: ListRecorder }> {
	const languages = (await import(`./${pack}/language.ts`)) as { default: Language[] };
	const extract = (await import(`./${pack}/extract.ts`)) as { default: Extractor };
	const language = dialectOf(languages.default, file);
	const text = readFileSync(join(folder, pack, 'cases', file), 'utf8');
	// Where frameworks give paths a meaning, a case says which one it has: `path: app/users/route.ts`.
	const path = /^.{1,4} path: (\S+)/.exec(text)?.[1] ?? file;
	const { default: extractor } = extract;
	const recorder = new ListRecorder(text, { path, language: language.id, facts: extractor.facts ?? [] });
	return { extractor, language, text, recorder };
}
