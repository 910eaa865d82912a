import type { CallRule, FactFile, FactRule, SeenCall } from '../../../../model/facts/rules.ts';
import { sqlQuery, sqlQueryTable, subprocess } from '../../../../model/facts/security.ts';
import { describeSql, tellTables } from '../../../shared/facts/security/sql-facts.ts';
import { readSql, type SqlText } from '../../../shared/facts/security/sql-text.ts';
import { operandsOf, optionOf, type Word, wordsOf } from './words.ts';

/** Words that are read as one. */
function joined(words: readonly Word[]): { text: string | null; how: Word['how'] } {
	if (words.length === 1) return words[0];
	const isFixed = words.every(({ how }) => how === 'literal');
	const text = words.map((word) => word.text ?? '{}').join(' ');
	return {
		text: text.replaceAll(/[{} ]/g, '') === '' ? null : text,
		how: isFixed ? 'literal' : 'interpolated',
	};
}

/** `eval "$line"`: a text is read as commands. */
const evaluated: CallRule = {
	fact: subprocess,
	on: 'call',
	names: ['eval'],
	find(call, file, tell) {
		const words = wordsOf(call, file).filter(({ written }) => written !== '--');
		if (words.length === 0) return;
		const { text, how } = joined(words);
		tell({ api: 'eval', command: text, form: 'shell', given: how });
	},
};

/** `bash -c "$line"`. */
const shells: CallRule = {
	fact: subprocess,
	on: 'call',
	names: ['sh', 'bash', 'zsh', 'dash', 'ksh', 'ash', '/bin/sh', '/bin/bash', '/usr/bin/bash'],
	find(call, file, tell) {
		const words = wordsOf(call, file);
		const at = words.findIndex(({ written }) => /^-[a-z]{0,5}c$/.test(written));
		const isLeading = words.slice(0, Math.max(0, at)).every(({ written }) => /^[-+]/.test(written));
		const line = words[at + 1];
		if (at < 0 || !isLeading || line === undefined) return;
		tell({ api: `${call.name} -c`, command: line.text, form: 'shell', given: line.how });
	},
};

/** What a client for a database is told to run, by its options. */
const CLIENTS: Readonly<Record<string, readonly string[]>> = {
	psql: ['-c', '--command'],
	mysql: ['-e', '--execute'],
	mariadb: ['-e', '--execute'],
	sqlcmd: ['-Q', '-q'],
	'clickhouse-client': ['-q', '--query'],
	sqlite3: [],
};

/** Flags that stand before the letter of the option: `psql -tAc "…"`. */
const LETTERS: Readonly<Record<string, RegExp>> = {
	psql: /^-[a-zA-Z0-9]{1,8}c$/,
	mysql: /^-[a-zA-Z]{1,8}e$/,
	mariadb: /^-[a-zA-Z]{1,8}e$/,
};
const SQLITE_VALUES = /^-(?:cmd|init|separator|nullvalue|newline|mmap|maxsize|vfs)$/;

function statementOf(call: SeenCall, file: FactFile): { word: Word; sql: SqlText | null } | null {
	const words = wordsOf(call, file);
	const letters = LETTERS[call.name];
	const at = letters === undefined ? -1 : words.findIndex(({ written }) => letters.test(written));
	const word =
		call.name === 'sqlite3'
			? (operandsOf(words, SQLITE_VALUES)[1] ?? null)
			: (optionOf(words, ...CLIENTS[call.name]) ?? words[at < 0 ? words.length : at + 1] ?? null);
	// `.dump` and `\dt` are for the client.
	if (word === null || /^[.\\]/.test(word.text ?? '')) return null;
	return { word, sql: word.text === null ? null : readSql(word.text) };
}

const queries: FactRule[] = [
	{
		fact: sqlQuery,
		on: 'call',
		names: Object.keys(CLIENTS),
		find(call, file, tell) {
			const found = statementOf(call, file);
			if (found === null) return;
			const { word, sql } = found;
			tell({
				library: call.name,
				operation: call.name,
				...describeSql(sql),
				parameters: word.text === null ? null : word.how === 'literal' ? 'none' : 'interpolated',
			});
		},
	},
	{
		fact: sqlQueryTable,
		on: 'call',
		names: Object.keys(CLIENTS),
		find(call, file, tell) {
			tellTables(statementOf(call, file)?.sql, file, call, tell);
		},
	},
];

export const SHELLS: readonly FactRule[] = [evaluated, shells, ...queries];
