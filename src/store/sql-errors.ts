import { AssayError } from '../model/errors.ts';
import { nearest } from '../model/nearest.ts';
import { describeSchema, type RelationListing } from './describe.ts';
import { refused } from './sql-statement.ts';

/** A failure of a user's query, with the name that was probably meant. */
export function sqlFailure(error: unknown): AssayError {
	if (error instanceof AssayError) return error;
	const message = error instanceof Error ? error.message : String(error);
	const code = (error as { code?: unknown }).code;
	if (code === 'SQLITE_AUTH' || message === 'not authorized')
		return refused('loading extensions is not allowed');
	if (error instanceof RangeError && /more than one statement/.test(message)) {
		return refused('there is more than one statement');
	}
	if (code === 'SQLITE_TOOBIG' || code === 'SQLITE_NOMEM') return tooMuchMemory(error);
	if (code === 'SQLITE_READONLY') return refused(message);
	if (typeof code === 'string' && /^SQLITE_(?:CORRUPT|NOTADB|IOERR|BUSY)/.test(code)) {
		const corrupt = /CORRUPT|NOTADB/.test(code);
		const hint = 'Run `assay index` to build the index anew.';
		return new AssayError(
			corrupt ? 'INDEX_CORRUPT' : 'IO',
			`the index cannot be read: ${message}`,
			hint,
			error,
		);
	}
	return new AssayError('SQL_INVALID', message, hintFor(message), error);
}

export function tooMuchMemory(cause?: unknown): AssayError {
	return new AssayError(
		'SQL_REFUSED',
		'the query needs more memory than a query may have',
		'Ask for less at a time: shorter texts, fewer rows to sort or group.',
		cause,
	);
}

function hintFor(message: string): string {
	const relations = allRelations();
	const table = /^no such table: (?:\w+\.)?(.+)$/.exec(message)?.[1];
	if (table !== undefined) {
		const names = relations.map(({ name }) => name);
		return tableHint(table, names);
	}
	const column = /^no such column: "?(?:\w+\.)?(\w+)/.exec(message)?.[1];
	if (column !== undefined) {
		const meant = nearest(
			column,
			new Set(relations.flatMap(({ columns }) => columns.map(({ name }) => name))),
		);
		const owners = relations.filter(({ columns }) => columns.some(({ name }) => name === meant));
		if (meant !== null) return `Did you mean ${meant} (of ${owners.map(({ name }) => name).join(', ')})?`;
	}
	return '`assay sql --schema` lists the views and their columns.';
}

/** Views that are named when there are too many to name all. */
const NAMED_VIEWS = 14;
const ALIKE = 5;

function tableHint(table: string, names: readonly string[]): string {
	const meant = nearest(table, names);
	if (meant !== null) return `Did you mean ${meant}?`;
	const stem = table.toLowerCase().replace(/s$/, '');
	const alike = names.filter((name) => name.includes(stem)).slice(0, ALIKE);
	if (alike.length > 0) return `Did you mean ${alike.join(' or ')}?`;
	const first = names.slice(0, NAMED_VIEWS).join(', ');
	return `There are ${first} and ${names.length - NAMED_VIEWS} more: \`assay sql --schema\` lists them.`;
}

function allRelations(): RelationListing[] {
	const { views, functions } = describeSchema();
	return [...views, ...functions];
}
