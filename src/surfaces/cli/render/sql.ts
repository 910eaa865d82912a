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

export const renderCsv: Render<SqlResult> = (result) => {
	if ('rows' in result) return csv(result.columns, result.rows);
	const rows = [...result.views, ...result.functions].flatMap((relation) =>
		relation.columns.map((column) => [relation.name, column.name, column.about]),
	);
	return csv(['view', 'column', 'about'], rows);
};

function* schemaLines({ views, functions }: Schema, page: Page): Generator<string> {
	const relations = [
		...views.map((view) => ({ ...view, title: view.name })),
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
}
