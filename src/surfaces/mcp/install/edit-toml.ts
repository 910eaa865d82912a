import { Unreadable } from './edit-json.ts';

/**
 * The text with a table `[outer.inner]` of these entries, or without it. Only that table is touched: every other line
 * stays as it is. What says the same in another form is left to its owner.
 */
export function editToml(
	text: string,
	[outer, inner]: readonly [string, string],
	value: Readonly<Record<string, string | readonly string[]>> | undefined,
): string {
	const eol = text.includes('\r\n') ? '\r\n' : '\n';
	const lines = text.split(/\r?\n/);
	const statements = readStatements(lines);
	const own = `${outer}.${inner}`;
	refuseOtherForms(statements, outer, inner);
	const tables = statements.filter(({ table }) => table !== null);
	const first = tables.findIndex(({ table }) => table === own || table?.startsWith(`${own}.`));
	const table = value === undefined ? [] : tableLines(own, value);
	if (first === -1) {
		if (value === undefined) return text;
		const before = text.trimEnd() === '' ? '' : `${text.replace(/(?:\r?\n)*$/, '')}${eol}${eol}`;
		return `${before}${table.join(eol)}${eol}`;
	}
	const last = tables.findLastIndex(({ table: name }) => name === own || name?.startsWith(`${own}.`));
	if (tables.slice(first, last + 1).some(({ table: name }) => name !== own && !name?.startsWith(`${own}.`))) {
		throw new Unreadable(`[${own}] stands in several places`);
	}
	const from = tables[first].from;
	let to = tables[last + 1]?.from ?? lines.length;
	// Comments and empty lines above the next table belong to that one.
	while (to > from + 1 && /^\s*(?:#.*)?$/.test(lines[to - 1])) to--;
	const kept = [...lines.slice(0, from), ...table, ...lines.slice(to)];
	if (value === undefined && lines[from - 1]?.trim() === '') kept.splice(from - 1, 1);
	return kept.join(eol);
}

function tableLines(name: string, value: Readonly<Record<string, string | readonly string[]>>): string[] {
	// A basic string of TOML has the escapes of JSON.
	const written = Object.entries(value).map(([key, each]) => {
		const text =
			typeof each === 'string'
				? JSON.stringify(each)
				: `[${each.map((one) => JSON.stringify(one)).join(', ')}]`;
		return `${key} = ${text}`;
	});
	return [`[${name}]`, ...written];
}

interface Statement {
	/** The line it begins on, counted from 0. */
	from: number;
	/** The name in brackets, without quotes and spaces; null of a key. */
	table: string | null;
	/** The name before `=`, with that of the table it stands in. */
	key: string | null;
}

const HEADER = /^\s*\[\[?\s*([^\][]+?)\s*\]\]?\s*(?:#.*)?$/;
const KEY =
	/^\s*((?:"[^"]*"|'[^']*'|[A-Za-z0-9_-]+)(?:\s*\.\s*(?:"[^"]*"|'[^']*'|[A-Za-z0-9_-]+))*)\s*=(.*)$/;

/** Every header and key of the file; values are skipped, over lines where they go on. */
function readStatements(lines: readonly string[]): Statement[] {
	const statements: Statement[] = [];
	let table = '';
	for (let at = 0; at < lines.length; at++) {
		if (/^\s*(?:#.*)?$/.test(lines[at])) continue;
		const header = HEADER.exec(lines[at]);
		if (header !== null) {
			table = plainName(header[1]);
			statements.push({ from: at, table, key: null });
			continue;
		}
		const key = KEY.exec(lines[at]);
		if (key === null) throw new Unreadable(`line ${at + 1} is neither a table nor a key`);
		statements.push({
			from: at,
			table: null,
			key: table === '' ? plainName(key[1]) : `${table}.${plainName(key[1])}`,
		});
		at = endOfValue(lines, at, lines[at].length - key[2].length);
	}
	return statements;
}

function plainName(name: string): string {
	return name.replace(/["'\s]/g, '');
}

/** The line a value ends on. Strings may hold anything; arrays and tables go on until their brackets are closed. */
function endOfValue(lines: readonly string[], start: number, column: number): number {
	let depth = 0;
	let quote: string | null = null;
	for (let at = start; at < lines.length; at++) {
		const line = lines[at];
		for (let i = at === start ? column : 0; i < line.length; i++) {
			if (quote !== null) {
				if (quote.startsWith('"') && line[i] === '\\') i++;
				else if (line.startsWith(quote, i)) {
					i += quote.length - 1;
					quote = null;
				}
			} else if (line[i] === '#') break;
			else if (line[i] === '"' || line[i] === "'") {
				quote = line.startsWith(line[i].repeat(3), i) ? line[i].repeat(3) : line[i];
				i += quote.length - 1;
			} else if (line[i] === '[' || line[i] === '{') depth++;
			else if (line[i] === ']' || line[i] === '}') depth--;
		}
		if (quote !== null && quote.length === 1) throw new Unreadable(`line ${at + 1}: a string does not end`);
		if (depth < 0) throw new Unreadable(`line ${at + 1}: a bracket closes nothing`);
		if (depth === 0 && quote === null) return at;
	}
	throw new Unreadable(`line ${start + 1}: a value does not end`);
}

/** The same server as keys instead of a table: nothing that could be replaced as lines. */
function refuseOtherForms(statements: readonly Statement[], outer: string, inner: string): void {
	let table = '';
	for (const { table: name, key, from } of statements) {
		if (name !== null) table = name;
		const isOther = key === outer || key === `${outer}.${inner}` || key?.startsWith(`${outer}.${inner}.`);
		const isInTable = table === `${outer}.${inner}` || table.startsWith(`${outer}.${inner}.`);
		if (isOther && !isInTable) throw new Unreadable(`line ${from + 1} has it in another form than a table`);
	}
}
