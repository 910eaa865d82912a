import type { SqlResult } from '../../../engine.ts';
import { csv } from '../csv.ts';
import { count } from '../format.ts';
import { type Page, type Render, safe } from '../page.ts';
import { table } from '../table.ts';
import { fold, pad } from '../width.ts';

type Rows = Extract<SqlResult, { rows: unknown }>;
type Schema = Exclude<SqlResult, Rows>;

export const renderSql: Render<SqlResult> = function* (result, page) {
	if (!('rows' in result)) {
		yield* schemaLines(result, page);
		return;
	}
	const { columns, rows, truncated } = result;
	const numeric = columns.map((_, at) =>
		rows.every((row) => typeof row[at] === 'number' || row[at] === null),
	);
	const cells = rows.map((row) => row.map((value) => (value === null ? '' : String(value))));
	const headers = columns.map((title, at) => ({
		title,
		align: numeric[at] && rows.length > 0 ? ('right' as const) : ('left' as const),
	}));
	yield* table(headers, cells, page.width, page.colours);
	if (page.quiet) return;
	if (rows.length === 0) yield page.colours.dim('no rows');
	if (truncated) {
		yield page.colours.yellow(`Cut after ${count(rows.length)} rows; --limit allows more.`);
	}
};

export const renderSqlAsCsv: Render<SqlResult> = (result) => {
	if ('rows' in result) return csv(result.columns, result.rows);
	const rows = [...result.views, ...result.functions].flatMap((relation) =>
		relation.columns.map((column) => [relation.name, column.name, column.about]),
	);
	return csv(['view', 'column', 'about'], rows);
};

function* schemaLines({ views, functions }: Schema, page: Page): Generator<string> {
	const relations = [
		...views.filter(({ category }) => category === null).map((view) => ({ ...view, title: view.name })),
		...functions.map((each) => ({ ...each, title: each.call })),
	];
	for (const [at, { title, about, columns }] of relations.entries()) {
		if (at > 0) yield '';
		yield `${page.colours.bold(title)}  ${page.colours.dim(about)}`;
		const nameWidth = Math.max(...columns.map(({ name }) => name.length));
		const indent = nameWidth + 4;
		for (const column of columns) {
			const [first, ...rest] = fold(safe(column.about), Math.min(page.width, 110) - indent);
			yield `  ${page.colours.cyan(pad(column.name, nameWidth))}  ${first}`.trimEnd();
			for (const line of rest) yield ' '.repeat(indent) + line;
		}
	}
	const facts = views.filter(({ category }) => category !== null);
	if (facts.length === 0) return;
	yield '';
	yield page.colours.dim('Views of facts; each also has file, line, col, language and chunk_uid:');
	const width = Math.max(...facts.map(({ name }) => name.length));
	for (const { name, columns } of facts) {
		const own = columns.map((column) => column.name).filter((column) => !PLACE.has(column));
		const [first, ...rest] = fold(own.join(', '), Math.min(page.width, 110) - width - 4);
		yield `  ${page.colours.cyan(pad(name, width))}  ${first ?? ''}`.trimEnd();
		for (const line of rest) yield ' '.repeat(width + 4) + line;
	}
}

/** Columns that every view of facts has. */
const PLACE = new Set([
	'file',
	'line',
	'col',
	'end_line',
	'language',
	'qualified_name',
	'chunk_uid',
	'start',
	'end',
]);
