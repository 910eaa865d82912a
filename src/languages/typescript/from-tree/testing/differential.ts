import { loadGrammar } from '../../../../index/parse/tree-sitter/grammars.ts';
import { parseText } from '../../../../index/parse/tree-sitter/parse.ts';
import type { Language } from '../../../../model/language.ts';
import { ListRecorder } from '../../../testing/list-recorder.ts';
import { toEstree } from '../../estree-from-tree.ts';
import extractor from '../../extract.ts';
import languages from '../../language.ts';
import { parseWithOxc } from '../../oxc.ts';
import { compareEstree } from './compare-estree.ts';
import { gapIn } from './grammar-gaps.ts';

export type Outcome =
	/** Both parsers say the same. */
	| { kind: 'equal' }
	/** The first parser does not take the text: nothing to compare with. */
	| { kind: 'invalid' }
	/** The grammar misreads valid text; `gap` names the known reason, or is null. */
	| { kind: 'gap'; gap: string | null; offset: number }
	| { kind: 'different'; differences: { class: string; offset: number }[] };

export function languageOf(path: string): Language | undefined {
	return languages.find(({ extensions }) => extensions.some((extension) => path.endsWith(extension)));
}

const RECORDS = [
	'chunks',
	'imports',
	'exports',
	'calls',
	'heritages',
	'scopes',
	'bindings',
	'refs',
	'values',
	'texts',
	'assigns',
	'results',
	'branches',
	'exits',
] as const;

/** Reads a text with both parsers and compares the trees, then what is recorded from them. */
export async function compareParsers(path: string, text: string, language: Language): Promise<Outcome> {
	const parsed = parseWithOxc(path, text, language.id);
	if (parsed === null) return { kind: 'invalid' };
	const tree = parseText(await loadGrammar(language.grammar), text);
	const { program, comments, errors } = toEstree(tree);
	if (errors.length > 0)
		return { kind: 'gap', gap: gapIn(text, false)?.name ?? null, offset: errors[0].start };
	const differences = [
		...compareEstree(parsed.program, program),
		...compareEstree(parsed.comments, comments),
	].map(({ at, shape, offset }) => ({ class: `${at}: ${shape.replace(/\d+/g, 'N')}`, offset }));
	const fast = new ListRecorder(text);
	const recovered = new ListRecorder(text);
	extractor.extractFast?.(path, text, language.id, fast);
	extractor.extract(tree, language.id, recovered);
	for (const sort of RECORDS) {
		for (const { at, shape, offset } of compareEstree(fast[sort], recovered[sort], 3)) {
			differences.push({ class: `recorded ${sort}${at}: ${shape}`, offset });
		}
	}
	if (differences.length === 0) return { kind: 'equal' };
	const gap = gapIn(text, true);
	if (gap !== null) return { kind: 'gap', gap: gap.name, offset: differences[0].offset };
	return { kind: 'different', differences };
}
