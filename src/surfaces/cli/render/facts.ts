import type { FactsResult } from '../../../engine.ts';
import { count } from '../format.ts';
import { type Page, type Render, safe } from '../page.ts';
import { table } from '../table.ts';
import { fitted } from '../width.ts';
import { continuation } from './continuation.ts';

export const renderFacts: Render<FactsResult> = function* (result, page) {
	if (result.kind === null) {
		yield* kindLines(result, page);
		return;
	}
	const { facts, next } = result;
	if (facts.length === 0) {
		const where = result.in === null ? '' : ` in ${safe(result.in)}`;
		yield `No ${safe(result.kind)} was found${where}.`;
		return;
	}
	for (const { file, line, col, attributes, symbol } of facts) {
		const place = `${safe(file)}${line === null ? '' : `:${line}:${col}`}`;
		const said = Object.entries(attributes).map(([name, value]) => `${name} ${shown(value)}`);
		const text = said.length > 0 ? said.join('  ') : safe(symbol ?? '');
		yield `${page.colours.cyan(place)}  ${fitted(text, Math.max(20, page.width - place.length - 2))}`;
	}
	yield* continuation(next, page);
};

function* kindLines({ kinds }: FactsResult, page: Page): Generator<string> {
	if (kinds.length === 0) {
		yield 'No facts were found.';
		return;
	}
	const counts = kinds.some((kind) => kind.count !== null);
	const columns = [
		...(counts ? [{ title: 'Facts', align: 'right' as const }] : []),
		{ title: 'Kind' },
		{ title: 'Category' },
		{ title: 'About' },
	];
	const rows = kinds.map(({ kind, category, about, count: number }) => [
		...(counts ? [count(number ?? 0)] : []),
		kind,
		category,
		about,
	]);
	yield* table(columns, rows, page.width, page.colours);
}

function shown(value: unknown): string {
	return safe(typeof value === 'string' ? value : JSON.stringify(value));
}
