import { expect } from 'vitest';
import { loadGrammar } from '../../../index/parse/tree-sitter/grammars.ts';
import { parseText } from '../../../index/parse/tree-sitter/parse.ts';
import { formOf, misplacedValues } from '../../testing/form.ts';
import { ListRecorder } from '../../testing/list-recorder.ts';
import extractor from '../extract.ts';
import { languageOf } from '../from-tree/testing/differential.ts';

/** What is recorded of a text by the fast parser; null when it does not take it. */
export function readFast(text: string, path: string): ListRecorder | null {
	const recorder = new ListRecorder(text);
	const { id } = languageOf(path)!;
	return extractor.extractFast?.(path, text, id, recorder) === true ? recorder.finish() : null;
}

/** What is recorded of a text by the parser that takes everything. */
export async function readTree(text: string, path: string): Promise<ListRecorder> {
	const recorder = new ListRecorder(text);
	const { id, grammar } = languageOf(path)!;
	extractor.extract(parseText(await loadGrammar(grammar), text), id, recorder);
	return recorder.finish();
}

/** The form of a text without errors, which both parsers must agree on. */
export async function readForm(text: string, path = 'a.ts'): Promise<string[]> {
	const recorder = readFast(text, path);
	if (recorder === null) throw new Error(`the text has an error: ${text}`);
	expect(misplacedValues(recorder)).toEqual([]);
	const lines = formOf(recorder);
	expect(formOf(await readTree(text, path))).toEqual(lines);
	return lines;
}
