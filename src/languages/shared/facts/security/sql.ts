import type { CallRule, FactFile, SeenCall } from '../../../../model/facts/rules.ts';
import { sqlQuery, sqlQueryTable } from '../../../../model/facts/security.ts';
import { words } from '../../../../model/word-list.ts';
import { type ApiNaming, wholeNamesOf } from './apis.ts';
import { FROM_VALUES, type Given, givenValue } from './given.ts';
import { describeSql, tellTables } from './sql-facts.ts';
import { readSql, type SqlText } from './sql-text.ts';

/** Where the statement stands among the arguments of a library's functions. */
export interface SqlLibrary {
	/** As it is told. */
	name: string;
	/** Where what is called comes from: a module, or a type of it. */
	modules: readonly string[];
	functions: readonly string[];
	/** Position of the statement; the first argument when absent. */
	at?: number;
	/** A type may stand before the statement: `query_as!(User, "SELECT …")`. */
	first?: boolean;
	/** Its functions also take what is no text: a statement counts when its words are there. */
	written?: boolean;
	/** No one else has functions of these names: what they are called on need not be known. */
	isNamed?: boolean;
	/** They are put on any connection by a file that imports one of its modules. */
	isExtension?: boolean;
	/** Holes of a text are handed over apart from it. */
	filled?: boolean;
}

export interface SqlIdioms {
	libraries: readonly SqlLibrary[];
	/** Names of functions that take a statement, whatever they belong to: the statement itself must tell. */
	functions: readonly string[];
	/** Those of them that other things have, too: what they are called on must be named like a database. */
	common?: readonly string[];
	/** Tags of template strings whose holes are handed over apart from the text. */
	tags?: readonly string[];
}

/** Arguments that are looked at when the library is not known: a context or a connection may come first. */
const FIRST_ARGUMENTS = 3;

interface Query {
	library: string | null;
	given: Given | null;
	sql: SqlText | null;
	/** Its holes are handed over apart from it. */
	isTagged: boolean;
}

/** Rules for the statements that a program hands to its databases, and for the tables they name. */
export function sqlRules(naming: ApiNaming, idioms: SqlIdioms): CallRule[] {
	const reader = new QueryReader(naming, idioms);
	const seen = {
		on: 'call',
		names: reader.names,
		via: ['call', 'new', 'macro', 'tag'],
		followsImports: true,
	} as const;
	return [
		{
			...seen,
			fact: sqlQuery,
			find(call, file, tell) {
				const query = reader.read(call, file);
				if (query === null) return;
				tell({
					library: query.library,
					operation: call.name,
					...describeSql(query.sql),
					parameters: parametersOf(query),
				});
			},
		},
		{
			...seen,
			fact: sqlQueryTable,
			find(call, file, tell) {
				tellTables(reader.read(call, file)?.sql, file, call, tell);
			},
		},
	];
}

function parametersOf({ given, sql, isTagged }: Query): string | null {
	if (given === null || given.text === null) return null;
	if (isTagged) return 'placeholders';
	if (given.how === 'literal') return sql?.hasPlaceholders ? 'placeholders' : 'none';
	return given.how;
}

class QueryReader {
	readonly names: readonly string[];
	private readonly naming: ApiNaming;
	private readonly idioms: SqlIdioms;
	private readonly anywhere: ReadonlySet<string>;
	private last: { call: SeenCall; query: Query | null } | null = null;

	constructor(naming: ApiNaming, idioms: SqlIdioms) {
		this.naming = naming;
		this.idioms = idioms;
		this.anywhere = new Set(idioms.functions);
		const known = idioms.libraries.flatMap(({ functions }) => functions);
		this.names = [...new Set([...known, ...idioms.functions, ...(idioms.tags ?? [])])];
	}

	read(call: SeenCall, file: FactFile): Query | null {
		if (this.last?.call !== call) this.last = { call, query: this.find(call, file) };
		return this.last.query;
	}

	private find(call: SeenCall, file: FactFile): Query | null {
		if (call.via === 'tag') return this.tagged(call, file);
		if (call.args.length === 0) return null;
		const library = this.libraryOf(call, file);
		if (library === undefined) return this.anywhere.has(call.name) ? this.certain(call, file) : null;
		const at = library.first
			? Math.max(
					0,
					call.args.findIndex(({ kind }) => kind === 'string'),
				)
			: (library.at ?? 0);
		const given = this.statement(call, at, file);
		if (given === null) return null;
		const sql = given.text === null ? null : readSql(given.text);
		if ((library.written || library.isExtension) && sql === null) return null;
		const isTagged = (library.filled ?? false) && hasHoles(call, at, file);
		return { library: library.name, given, sql, isTagged };
	}

	/** Of a library that is not known, what can be nothing but a statement. */
	private certain(call: SeenCall, file: FactFile): Query | null {
		if (this.idioms.common?.includes(call.name) && !DATABASE.test(call.receiver ?? '')) return null;
		for (let at = 0; at < FIRST_ARGUMENTS && at < call.args.length; at++) {
			if (!MAY_BE_TEXT.has(call.args[at].kind)) continue;
			const given = this.statement(call, at, file);
			const sql = given === null || given.text === null ? null : readSql(given.text);
			if (sql?.isCertain) return { library: null, given, sql, isTagged: false };
		}
		return null;
	}

	private tagged(call: SeenCall, file: FactFile): Query | null {
		if (!this.idioms.tags?.includes(call.name)) return null;
		const given = this.argument(call, 0, file);
		const sql = given === null || given.text === null ? null : readSql(given.text);
		if (!sql?.isCertain) return null;
		return {
			library: this.libraryOf(call, file)?.name ?? null,
			given,
			sql,
			isTagged: hasHoles(call, 0, file),
		};
	}

	/** The statement, also where it is a property of what is given: `{ text: 'SELECT …', values }`. */
	private statement(call: SeenCall, at: number, file: FactFile): Given | null {
		const arg = call.args[at];
		if (arg === undefined) return null;
		if (arg.kind === 'function' || arg.kind === 'class') return null;
		if (arg.kind !== 'object') return this.argument(call, at, file);
		const entry = file.items(call.argValues[at] ?? -1)?.find(({ key }) => key !== null && KEYS.has(key));
		return entry === undefined ? null : givenValue(entry.value, call.scope, file);
	}

	private argument(call: SeenCall, at: number, file: FactFile): Given | null {
		return (this.naming.reader ?? FROM_VALUES).given(call, at, file);
	}

	private libraryOf(call: SeenCall, file: FactFile): SqlLibrary | undefined {
		const wholes = wholeNamesOf(call, file, this.naming).filter((whole) => !PREPARED.test(whole));
		return this.idioms.libraries.find(
			({ modules, functions, isNamed, isExtension }) =>
				functions.includes(call.name) &&
				(isNamed ||
					modules.some((module) => wholes.some((whole) => isBelow(whole, module))) ||
					(isExtension && call.receiver !== null && file.importsFrom(modules))),
		);
	}
}

function hasHoles({ argValues }: SeenCall, at: number, file: FactFile): boolean {
	return file.operation(argValues[at] ?? -1).op === 'template';
}

const DATABASE =
	/(?:db|database|conn|connection|client|pool|sql|sqlite|knex|tx|trx|transaction|t|pg|pgp|storage|cur|cursor|session|em|manager|objects|jdbc|jdbc_?template|template|statement|stmt|handle)\)?$/i;
/** What is called on a prepared statement takes values for it. */
const PREPARED = /\.(?:prepare\w{0,20}|Stmt|NamedStmt|PreparedStatement)\.\w{1,60}$/i;
const KEYS: ReadonlySet<string> = new Set(['text', 'sql', 'query', 'queryText']);
const MAY_BE_TEXT: ReadonlySet<string> = new Set(
	words('string template identifier other call object member'),
);

function isBelow(whole: string, module: string): boolean {
	return whole.startsWith(module) && (whole.length === module.length || /[.\\/:]/.test(whole[module.length]));
}
