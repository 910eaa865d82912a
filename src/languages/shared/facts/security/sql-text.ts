import { readStatement } from '../../sql/statement.ts';

/** A statement of SQL, as far as its words tell. */
export interface SqlText {
	verb: string;
	tables: readonly { name: string; access: 'read' | 'write' }[];
	/** Functions and procedures that it calls, built-in ones, too. */
	routines: readonly string[];
	hasPlaceholders: boolean;
	/** Whether it can be nothing else: a verb with what must follow it. */
	isCertain: boolean;
}

const MAX_TEXT = 4000;

const LEADING = /^(?:\s|\\[nrt]|\(|--[^\n]{0,400}(?:\n|$)|\/\*[\s\S]{0,1000}?\*\/|#[^\n{]{0,200}\n){0,40}/;
const VERB =
	/^(SELECT|INSERT|UPDATE|DELETE|REPLACE|MERGE|UPSERT|WITH|CREATE|ALTER|DROP|TRUNCATE|GRANT|REVOKE|BEGIN|COMMIT|ROLLBACK|SAVEPOINT|RELEASE|START|SET|SHOW|DESCRIBE|EXPLAIN|PRAGMA|CALL|EXEC|EXECUTE|LOCK|UNLOCK|VACUUM|ANALYZE|COPY|USE|COMMENT|REINDEX|REFRESH|NOTIFY|LISTEN|ATTACH|DETACH|VALUES|DECLARE|DO|LOAD|OPTIMIZE|RENAME|KILL)(?![\w.:-])/i;
/** What must follow a verb, so that a sentence of English is not one of SQL. */
const CERTAIN =
	/^(?:SELECT\b[\s\S]{1,3000}?\bFROM\b|SELECT\s{1,4}(?:\d|\w{1,40}\(|@@|\{\}|\*|NULL\b|'|EXISTS\b)|INSERT\s{1,20}(?:(?:OR\s{1,4}\w{1,10}|IGNORE|LOW_PRIORITY|DELAYED)\s{1,20})?INTO\b|UPDATE\s[\s\S]{1,300}?\bSET\b|DELETE\s{1,20}(?:[\w.*]{1,60}\s{1,8})?FROM\b|REPLACE\s{1,20}INTO\b|MERGE\s{1,20}INTO\b|WITH\s{1,20}(?:RECURSIVE\s{1,20})?["\w]{1,80}(?:\s{0,8}\([^)]{0,400}\))?\s{1,20}AS\s{0,20}(?:(?:NOT\s{1,4})?MATERIALIZED\s{0,8})?\(|(?:CREATE|ALTER|DROP)\s{1,20}(?:OR\s{1,4}REPLACE\s{1,4}|TEMP(?:ORARY)?\s{1,4}|UNIQUE\s{1,4}|GLOBAL\s{1,4}|LOCAL\s{1,4}|MATERIALIZED\s{1,4}|UNLOGGED\s{1,4}|VIRTUAL\s{1,4}){0,3}(?:TABLE|VIEW|INDEX|SCHEMA|DATABASE|TRIGGER|FUNCTION|PROCEDURE|SEQUENCE|TYPE|USER|ROLE|EXTENSION|POLICY)\b|TRUNCATE\s{1,20}(?:TABLE\s{1,20})?["`\w.]{1,100}|GRANT\s[\s\S]{1,200}?\bTO\b|REVOKE\s[\s\S]{1,200}?\bFROM\b|SHOW\s{1,4}(?:TABLES|DATABASES|COLUMNS|VARIABLES|STATUS|INDEX|CREATE)\b|PRAGMA\s{1,4}\w{1,40}|EXPLAIN\s{1,20}(?:ANALYZE\s{1,20}|QUERY\s{1,4}PLAN\s{1,4}|\([^)]{0,80}\)\s{0,4})?(?:SELECT|INSERT|UPDATE|DELETE|WITH)\b)/i;

/** What begins and ends a transaction is all of its statement, in capitals. */
const TRANSACTION =
	/^(?:BEGIN|COMMIT|ROLLBACK|START TRANSACTION|SAVEPOINT \w{1,60})(?: (?:IMMEDIATE|EXCLUSIVE|DEFERRED|TRANSACTION|WORK|TO \w{1,60}))?\s{0,8};?\s{0,8}$/;

const QUOTED = /'(?:[^'\\]|''|\\.){0,2000}'/g;
const COMMENTS = /--[^\n]{0,400}|\/\*[\s\S]{0,1000}?\*\//g;
const PLACEHOLDER =
	/\?(?:\d{1,3}\b|(?![|&\w?]))|\$\d{1,3}\b|\$[A-Za-z_]\w{0,60}(?![\w$])|(?<![:\w]):[A-Za-z_]\w{0,60}|%[sdf](?!\w)|%\(\w{1,60}\)s|(?<![@\w])@[A-Za-z_]\w{0,60}|#\{[\w.]{1,60}\}|\{\w{0,30}:\w{1,30}\}/;

/** Reads a text as SQL; null when it does not begin like a statement. Holes in it are written `{}`. */
export function readSql(text: string): SqlText | null {
	const cut = text.slice(0, MAX_TEXT);
	const body = cut
		.slice(LEADING.exec(cut)?.[0].length ?? 0)
		.replace(/\\[nrt]/g, ' ')
		.replace(/\\(["'`])/g, '$1');
	const verb = VERB.exec(body)?.[1].toUpperCase();
	if (verb === undefined) return null;
	const bare = body.replace(COMMENTS, ' ').replace(QUOTED, "''");
	const { tables, routines, isProse } = readStatement(body);
	// A sentence may select something from the list.
	const isSentence = isProse || (tables.length === 0 && /^select\s[^()*{}]{0,400}?\sfrom\s/.test(body));
	return {
		verb: verb === 'WITH' ? (mainVerb(bare) ?? verb) : verb,
		tables,
		routines,
		hasPlaceholders: PLACEHOLDER.test(bare),
		isCertain: (!isSentence && CERTAIN.test(body)) || TRANSACTION.test(body),
	};
}

/** What a WITH is for: the verb that follows the last of its brackets. */
function mainVerb(text: string): string | null {
	let depth = 0;
	const words = /[()]|\b(?:SELECT|INSERT|UPDATE|DELETE|MERGE)\b/gi;
	for (let found = words.exec(text); found !== null; found = words.exec(text)) {
		if (found[0] === '(') depth++;
		else if (found[0] === ')') depth--;
		else if (depth === 0) return found[0].toUpperCase();
	}
	return null;
}
