import { childOfKind } from '../../model/syntax-walk.ts';
import type { Part } from '../shared/templates.ts';
import { Kind } from './syntax.ts';
import type { Walk } from './walk.ts';

const MAX_STRING = 200;
const QUOTES = /^r?(?:'''|"""|'|")$/;

export function isTemplate(walk: Walk, string: number): boolean {
	return childOfKind(walk.tree, string, walk.kinds, Kind.template_substitution) !== -1;
}

/** The parts of a string in order, without quotes; strings that stand side by side (`'a' "b"`) are one. */
export function stringParts(walk: Walk, string: number): Part[] {
	const { tree } = walk;
	const parts: Part[] = [];
	let quotes = '';
	let from = -1;
	const endText = (end: number): void => {
		if (end > from) parts.push({ start: from, end, inserted: -1 });
	};
	for (let child = string + 1; child < tree.after[string]; child = tree.after[child]) {
		const start = tree.start[child];
		const end = tree.end[child];
		if (walk.kind(child) === Kind.template_substitution) {
			endText(start);
			parts.push({ start, end, inserted: child });
			from = end;
			continue;
		}
		const written = end - start <= 4 ? walk.text.slice(start, end) : '';
		if (!QUOTES.test(written)) continue;
		if (quotes === '') {
			quotes = written.replace('r', '');
			from = end;
		} else if (written === quotes) {
			endText(start);
			quotes = '';
		}
	}
	// A string that nobody closes.
	if (quotes !== '') endText(tree.end[string]);
	return parts;
}

/** What stands between the quotes of a string that nothing is put into. */
export function stringContent(walk: Walk, string: number): string {
	return stringParts(walk, string)
		.map(({ start, end }) => walk.text.slice(start, Math.min(end, start + MAX_STRING)))
		.join('')
		.slice(0, MAX_STRING);
}
