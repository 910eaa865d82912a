import type { FactFile, FactRule, FileRule, Place } from '../../../../model/facts/rules.ts';
import { sqlQuery, sqlQueryTable } from '../../../../model/facts/security.ts';
import { words } from '../../../../model/word-list.ts';
import { type Given, givenValue } from '../../../shared/facts/security/given.ts';
import { type SqlLibrary, sqlRules } from '../../../shared/facts/security/sql.ts';
import { describeSql, tellTables } from '../../../shared/facts/security/sql-facts.ts';
import { readSql, type SqlText } from '../../../shared/facts/security/sql-text.ts';
import { NAMING } from './api-naming.ts';
import { namesOf, writesOf } from './member-writes.ts';

/** Providers of ADO.NET: what their types begin with, and where they are. */
const PROVIDERS: readonly { name: string; prefix: string; namespaces: readonly string[] }[] = [
	{ name: 'SqlClient', prefix: 'Sql', namespaces: ['Microsoft.Data.SqlClient', 'System.Data.SqlClient'] },
	{ name: 'Npgsql', prefix: 'Npgsql', namespaces: ['Npgsql'] },
	{ name: 'MySql', prefix: 'MySql', namespaces: ['MySql.Data.MySqlClient', 'MySqlConnector'] },
	{ name: 'Sqlite', prefix: 'Sqlite', namespaces: ['Microsoft.Data.Sqlite', 'Mono.Data.Sqlite'] },
	{ name: 'SQLite', prefix: 'SQLite', namespaces: ['System.Data.SQLite'] },
	{ name: 'OleDb', prefix: 'OleDb', namespaces: ['System.Data.OleDb'] },
	{ name: 'Odbc', prefix: 'Odbc', namespaces: ['System.Data.Odbc'] },
	{ name: 'Oracle', prefix: 'Oracle', namespaces: ['Oracle.ManagedDataAccess.Client'] },
];
const MADE = ['Command', 'DataAdapter', 'BatchCommand'];

/** `new SqlCommand("SELECT …", connection)`. */
const CONSTRUCTORS: readonly SqlLibrary[] = PROVIDERS.map(({ name, prefix, namespaces }) => ({
	name,
	modules: namespaces,
	functions: MADE.map((made) => prefix + made),
}));

const ASYNC = (names: readonly string[]): string[] => names.flatMap((name) => [name, `${name}Async`]);

const DAPPER = ASYNC(
	words(`
	Query QueryFirst QueryFirstOrDefault QuerySingle QuerySingleOrDefault QueryMultiple Execute
	ExecuteScalar ExecuteReader`),
);
const RAW = ['FromSqlRaw', ...ASYNC(['ExecuteSqlRaw', 'ExecuteSqlCommand']), 'SqlQueryRaw'];
const FILLED = ['FromSqlInterpolated', 'FromSql', ...ASYNC(['ExecuteSqlInterpolated', 'ExecuteSql'])];

const CALLS = sqlRules(NAMING, {
	libraries: [
		...CONSTRUCTORS,
		{ name: 'Dapper', modules: ['Dapper'], functions: DAPPER, isExtension: true },
		{ name: 'EF', modules: [], functions: RAW, isNamed: true, written: true },
		{ name: 'EF', modules: [], functions: FILLED, isNamed: true, written: true, filled: true },
		{
			name: 'EF',
			modules: ['Microsoft.EntityFrameworkCore'],
			functions: ['SqlQuery'],
			isExtension: true,
			filled: true,
		},
		{
			name: 'EF',
			modules: ['Microsoft.EntityFrameworkCore.Migrations.MigrationBuilder'],
			functions: ['Sql'],
		},
		{ name: 'EF', modules: ['System.Data.Entity'], functions: ['SqlQuery'], isExtension: true },
	],
	functions: [...DAPPER, 'ExecuteNonQuery', 'SqlQuery', 'ExecuteSqlStatement', 'Sql', 'CreateSQLQuery'],
	common: ['Sql'],
});

interface Statement {
	library: string | null;
	given: Given;
	sql: SqlText | null;
	place: Place;
}

const COMMANDS = /(?:Command|CreateCommand|CreateDbCommand|DbBatchCommand)$/;

/** `command.CommandText = "SELECT …"`. */
function statementsOf(file: FactFile): Statement[] {
	return writesOf('CommandText', file).flatMap(({ place, scope, value, object }) => {
		const given = givenValue(value, scope, file);
		const sql = given.text === null ? null : readSql(given.text);
		const names = namesOf(object, scope, file);
		const library = PROVIDERS.find(({ prefix, namespaces }) =>
			names.some((name) => namespaces.some((space) => isTypeOf(name, `${space}.${prefix}`))),
		);
		const isCommand = names.some((name) => COMMANDS.test(name)) || sql?.isCertain;
		return isCommand ? [{ library: library?.name ?? null, given, sql, place }] : [];
	});
}

/** `Sql` begins `SqlCommand`, not `SqliteCommand`. */
function isTypeOf(name: string, beginning: string): boolean {
	return name.startsWith(beginning) && /^[A-Z]/.test(name.slice(beginning.length));
}

const ASSIGNED: readonly FileRule[] = [
	{
		fact: sqlQuery,
		on: 'file',
		find(file, tell) {
			for (const { library, given, sql, place } of statementsOf(file)) {
				const isFixed = given.how === 'literal';
				tell(
					{
						library,
						operation: 'CommandText',
						...describeSql(sql),
						parameters:
							given.text === null
								? null
								: !isFixed
									? given.how
									: sql?.hasPlaceholders
										? 'placeholders'
										: 'none',
					},
					place,
				);
			}
		},
	},
	{
		fact: sqlQueryTable,
		on: 'file',
		find(file, tell) {
			for (const { sql, place } of statementsOf(file)) tellTables(sql, file, place, tell);
		},
	},
];

export const SQL: readonly FactRule[] = [...CALLS, ...ASSIGNED];
