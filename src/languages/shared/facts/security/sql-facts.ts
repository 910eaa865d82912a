import type { Attributes, FactFile, Place, Tell } from '../../../../model/facts/rules.ts';
import type { SqlText } from './sql-text.ts';

/** What the facts about a statement say of it. */
export function describeSql(sql: SqlText | null | undefined): Attributes {
	return {
		verb: sql?.verb,
		tables: sql?.tables.length ? sql.tables.map(({ name }) => name) : null,
		routines: sql?.routines.length ? sql.routines : null,
	};
}

/** Tells the tables of a statement that is written somewhere in a span, each where its name stands. */
export function tellTables(sql: SqlText | null | undefined, file: FactFile, span: Place, tell: Tell): void {
	for (const { name, access } of sql?.tables ?? []) {
		const last = name.slice(name.lastIndexOf('.') + 1);
		const start = wordIn(file.text, last, span.start, span.end);
		const place = start < 0 ? span : { ...span, start, end: start + last.length };
		tell({ table: name, verb: sql?.verb, access }, place);
	}
}

/** Behind these a table stands: a column may have its name. */
const BEFORE = /(?:\b(?:from|join|into|update|table|only|exists|truncate|using)|[,.(])["'`[\s\\n(]{0,40}$/i;

/** Where a word stands in a part of a text, where a table may stand if it does; -1 when it does not. */
function wordIn(text: string, word: string, from: number, to: number): number {
	let first = -1;
	for (
		let at = text.indexOf(word, from);
		at >= 0 && at + word.length <= to;
		at = text.indexOf(word, at + 1)
	) {
		if (isNameUnit(text, at - 1) || isNameUnit(text, at + word.length)) continue;
		if (BEFORE.test(text.slice(Math.max(from, at - 60), at))) return at;
		if (first < 0) first = at;
	}
	return first;
}

function isNameUnit(text: string, at: number): boolean {
	return /[\p{L}\p{N}_$]/u.test(text[at] ?? '');
}
