import type { ExplainResult } from '../../../engine.ts';
import { count } from '../format.ts';
import { safe } from '../page.ts';
import type { Entry } from './labelled.ts';

const VALUES = 3;
const LONGEST = 60;

/** Endpoints that it answers, and what is stated of it, by kind. */
export function explainedFacts({ endpoints, facts }: ExplainResult): Entry[] {
	const answered = endpoints.first.map(({ method, path }) => `${safe(method)} ${safe(path)}`);
	if (endpoints.total > answered.length)
		answered.push(`and ${count(endpoints.total - answered.length)} more`);
	const detailed = facts.filter(({ category }) => category !== 'language');
	const counted = facts.filter(({ category }) => category === 'language');
	const said = detailed.flatMap(({ kind, count: total, first }) => {
		const shown = first.map(({ line, attributes }) => `${kind}${values(attributes)} at line ${line}`);
		return total > shown.length ? [...shown, `and ${count(total - shown.length)} more of ${kind}`] : shown;
	});
	const others = counted.map(({ kind, count: total }) => (total > 1 ? `${kind} ×${count(total)}` : kind));
	return [
		['Answers', answered],
		['Facts', [...said, ...others]],
	];
}

/** The first of its attributes that say something in few words. */
function values(attributes: Record<string, unknown>): string {
	const shown = Object.entries(attributes)
		.filter(([, value]) => ['string', 'number'].includes(typeof value) && String(value) !== '')
		.slice(0, VALUES)
		.map(([, value]) => String(value))
		.map((text) => safe(text.length > LONGEST ? `${text.slice(0, LONGEST - 1)}…` : text));
	return shown.length === 0 ? '' : ` ${shown.join(' ')}`;
}
