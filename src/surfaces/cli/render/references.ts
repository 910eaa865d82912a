import type { ReferencesResult } from '../../../engine.ts';
import { thousands } from '../../../model/thousands.ts';
import { type Render, safe } from '../page.ts';
import { continuation } from './continuation.ts';

export const renderReferences: Render<ReferencesResult> = function* (result, page) {
	const { colours } = page;
	const { target, choices, references, unknown, filesLeft } = result;
	const shown = ({ file, line, col, qualifiedName, kind }: (typeof choices)[number]) =>
		`${colours.cyan(`${safe(file)}:${line}:${col}`)}  ${safe(qualifiedName)} ${colours.dim(kind)}`;
	if (target === null) {
		yield 'There are several; choose one by its place, or as file#name:';
		for (const each of choices) yield `  ${shown(each)}`;
		return;
	}
	yield shown(target);
	if (references.length === 0) yield '  Nothing that is known refers to it.';
	for (const { file, line, col, kind, status } of references) {
		const may = status === 'ambiguous' ? colours.dim(' (may)') : '';
		yield `  ${safe(file)}:${line}:${col}  ${colours.dim(kind)}${may}`;
	}
	if (unknown > 0) {
		yield colours.dim(
			`  ${thousands(unknown)} more ${unknown === 1 ? 'place has' : 'places have'} the name, on something that is not known.`,
		);
	}
	if (filesLeft > 0) yield colours.dim(`  ${thousands(filesLeft)} files with the name were not looked at.`);
	yield* continuation(result.next, page);
};

/** The same question under its other name. */
export const renderRefs: Render<ReferencesResult> = (result, page) => renderReferences(result, page);
