import type { SearchResult } from '../../../engine.ts';
import { count, counted, ranked } from '../format.ts';
import { type Page, type Render, safe } from '../page.ts';
import { fitted } from '../width.ts';
import { continuation } from './continuation.ts';

type Hit = SearchResult['hits'][number];

export const renderSearch: Render<SearchResult> = function* (result, page) {
	const { hits, next } = result;
	const { colours } = page;
	if (hits.length === 0) yield `Nothing fits ${safe(result.query.slice(0, 200))}.`;
	let lastFile = '';
	for (const hit of hits) {
		if (hit.type === 'text') {
			if (hit.file !== lastFile) yield colours.bold(safe(hit.file));
			yield* lineHit(hit, page);
		} else yield* namedHit(hit, page);
		lastFile = hit.type === 'text' ? hit.file : '';
		for (const reason of hit.explanation) yield colours.dim(`      ${safe(reason)}`);
	}
	if (!page.quiet) yield* closing(result, page);
	for (const { what, reason, detail } of result.whyNot) {
		yield `${colours.bold(safe(what))}  ${colours.yellow(reason)}: ${safe(detail)}`;
	}
	yield* continuation(next, page);
};

function* namedHit(hit: Hit, { colours, width }: Page): Generator<string> {
	const place =
		hit.line === null
			? safe(hit.file)
			: `${safe(hit.file)}:${hit.line}${hit.col === null ? '' : `:${hit.col}`}`;
	const label = `${hit.kind ?? hit.type}, ${hit.fit}${hit.tier === 'index' ? '' : `, by ${hit.tier}`}`;
	const name = hit.qualifiedName === null ? '' : `${colours.bold(safe(hit.qualifiedName))}  `;
	yield `${colours.cyan(place)}  ${name}${colours.dim(label)}`;
	if (hit.text !== null) yield `    ${fitted(safe(hit.text), width - 4)}`;
	if (hit.also.length > 0) {
		const names = hit.also.map((each) => `${safe(each.qualifiedName)} :${each.line}`);
		yield colours.dim(fitted(`    also      ${names.join('  ')}`, width));
	}
	for (const [name, { total, items }] of Object.entries(hit.around ?? {})) {
		if (items.length === 0 || name === 'beside') continue;
		const places = items.map((each) => `${safe(each.qualifiedName)} ${safe(each.file)}:${each.line}`);
		const more = total > items.length ? `  and ${count(total - items.length)} more` : '';
		yield colours.dim(fitted(`    ${name.padEnd(8)}  ${places.join('  ')}${more}`, width));
	}
}

function* lineHit(hit: Hit, page: Page): Generator<string> {
	const { colours } = page;
	const first = hit.line! - hit.before.length;
	const end = hit.endLine ?? hit.line!;
	const gutter = String(end + hit.after.length).length;
	const number = (line: number) => String(line).padStart(gutter);
	for (const [at, text] of hit.before.entries())
		yield colours.dim(`  ${number(first + at)}  ${shown(text, page, gutter)}`);
	const where = end > hit.line! ? ` … to line ${end}` : '';
	const around = hit.qualifiedName === null ? '' : `  ${colours.dim(`in ${safe(hit.qualifiedName)}`)}`;
	const mark =
		hit.fit === 'definition'
			? colours.dim('  definition')
			: hit.tier === 'text'
				? colours.dim('  by text')
				: '';
	yield `  ${colours.cyan(number(hit.line!))}  ${marked(hit, page, gutter)}${where}${mark}${around}`;
	for (const [at, text] of hit.after.entries())
		yield colours.dim(`  ${number(end + 1 + at)}  ${shown(text, page, gutter)}`);
	if (hit.before.length + hit.after.length > 0) yield '';
}

/** Tabs at the beginning of a line take two columns. */
function shown(text: string, { width }: Page, gutter: number): string {
	const indent = /^\t*/.exec(text)![0].length;
	return fitted('  '.repeat(indent) + safe(text.slice(indent)), width - gutter - 4);
}

function marked(hit: Hit, page: Page, gutter: number): string {
	const text = hit.text ?? '';
	if (!page.colours.isColorSupported) return shown(text.trimEnd(), page, gutter);
	let line = '';
	let at = 0;
	const indent = /^\t*/.exec(text)![0].length;
	for (const mark of hit.marks) {
		if (mark.at < Math.max(at, indent)) continue;
		line +=
			safe(text.slice(Math.max(at, indent), mark.at)) +
			page.colours.red(safe(text.slice(mark.at, mark.at + mark.length)));
		at = mark.at + mark.length;
	}
	return '  '.repeat(indent) + line + safe(text.slice(Math.max(at, indent)));
}

function* closing(result: SearchResult, { colours }: Page): Generator<string> {
	const { total, tiers, read, notes, notLookedAt, hits } = result;
	for (const note of notes) yield colours.yellow(note);
	const amount = `${total.exact ? '' : 'at least '}${counted(total.count, 'hit')}`;
	const parts = [hits.length < total.count || !total.exact ? `${count(hits.length)} of ${amount}` : amount];
	if (read !== null) parts.push(`${counted(read.files, 'file')} read`);
	parts.push(
		`from the index${tiers.fresh > 0 ? `, ${counted(tiers.fresh, 'file')} read again` : ''}${tiers.text > 0 ? `, ${count(tiers.text)} by text` : ''}`,
	);
	yield colours.dim(parts.join(' · '));
	const left = ranked(notLookedAt).map(
		([reason, number]) => `${count(number)} ${reason.replaceAll('_', ' ')}`,
	);
	if (left.length > 0) yield colours.dim(`Not looked at, or not as a whole: ${left.join(', ')}`);
}
