import type { FlowResult } from '../../../../engine.ts';
import { thousands } from '../../../../model/thousands.ts';
import { counted } from '../../format.ts';
import { type Render, safe } from '../../page.ts';
import { continuation } from '../continuation.ts';
import { explanation, placeOf } from './parts.ts';

type Variable = NonNullable<FlowResult['variable']>;
type Occurrence = FlowResult['occurrences'][number];

export const renderFlow: Render<FlowResult> = function* (result, page) {
	const { colours } = page;
	const { variable, choices, occurrences, total, unknown, filesLeft } = result;
	const shown = (each: Variable) =>
		`${colours.cyan(placeOf(each))}  ${safe(each.name)} ${colours.dim(aboutVariable(each))}`;
	if (variable === null) {
		yield 'The line names several of them; choose one by its column:';
		for (const each of choices) yield `  ${shown(each)}`;
		if (page.meta.truncated) yield colours.dim('  and more');
		return;
	}
	yield shown(variable);
	let around: string | undefined;
	let text = '';
	for (const each of occurrences) {
		const where = `${safe(each.file)}${each.function === null ? '' : `  ${safe(each.function)}`}`;
		if (where !== around) yield colours.bold(`  ${where}`);
		const line = `${where}:${each.line}`;
		if (line !== text) yield `    ${colours.dim(`${String(each.line).padStart(5)} │`)} ${safe(each.text)}`;
		[around, text] = [where, line];
		yield `          ${colours.cyan(`:${each.col}`)}  ${wordsOf(each).join(', ')}`;
	}
	const isLater = occurrences.some(({ capturedBy }) => capturedBy !== null);
	if (isLater && !page.quiet && result.explanation.length === 0) {
		yield colours.dim(
			'  What a function captures runs when that is called, which its place in the list does not tell.',
		);
	}
	if (unknown > 0) {
		const places = unknown === 1 ? 'place has' : 'places have';
		yield colours.dim(`  ${thousands(unknown)} more ${places} the name, on something that is not known.`);
	}
	if (filesLeft > 0) yield colours.dim(`  ${thousands(filesLeft)} files with the name were not looked at.`);
	if (!page.quiet && total > occurrences.length) yield colours.dim(`  ${counted(total, 'place')} in all`);
	yield* explanation(result.explanation, page);
	yield* continuation(result.next, page);
};

/** `let number of add, exported`. */
function aboutVariable({ kind, type, function: owner, exported }: Variable): string {
	return [
		`${kind}${type === null ? '' : ` ${safe(type)}`}${owner === null ? '' : ` of ${safe(owner)}`}`,
		...(exported ? ['exported'] : []),
	].join(', ');
}

function wordsOf(each: Occurrence): string[] {
	const { what, passed, calls, givenBack, assignedTo, capturedBy, exported, sees } = each;
	const words: string[] = exported ? (what === 'declared' ? [what, 'exported'] : ['exported']) : [what];
	if (passed !== null) {
		const part = passed.whole ? 'passed' : 'in what is passed';
		const as = passed.parameter === null ? `argument ${passed.argument}` : safe(passed.parameter);
		const at = passed.target === null ? '' : ` (${placeOf(passed.target)})`;
		words.push(`${part} to ${safe(passed.to)} as ${as}${at}`);
	}
	if (calls !== null) words.push(`${safe(calls)} is called on it`);
	if (givenBack !== null) words.push(GIVEN[givenBack]);
	if (assignedTo.length > 0) words.push(`assigned to ${assignedTo.map(safe).join(', ')}`);
	if (capturedBy !== null) {
		words.push(
			capturedBy.name === null
				? `captured by the function of line ${capturedBy.line}`
				: `captured by ${safe(capturedBy.name)}`,
		);
	}
	if (sees !== null && sees.length > 0)
		words.push(`sees ${sees.length === 1 ? 'line' : 'lines'} ${sees.join(', ')}`);
	return words;
}

const GIVEN = { return: 'returned', yield: 'yielded', throw: 'thrown' } as const;
