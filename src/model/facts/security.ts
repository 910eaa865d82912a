import type { FactKind } from './kind.ts';

/** How a text is given: what the attribute `given` of several kinds says. */
const GIVEN = 'how it is given: literal, interpolated, concatenated, variable, or computed';

export const sqlQuery: FactKind = {
	kind: 'sql_query',
	view: 'sql_queries',
	category: 'security',
	about: 'a statement of SQL that is handed to a database',
	attributes: {
		library: 'pg, sqlite3, java.sql, …; null when only the statement tells that it is one',
		operation: 'what it is handed to: `query`, `prepareStatement`',
		verb: 'SELECT, INSERT, …; null when the statement is not written there',
		tables: 'tables it names, in order',
		routines: 'functions and procedures that it calls, built-in ones, too',
		parameters:
			'placeholders, none, concatenated or interpolated; null when the statement is not written there',
	},
	example: "pool.query('SELECT * FROM users WHERE id = $1', [id])",
};

export const sqlQueryTable: FactKind = {
	kind: 'sql_query_table',
	view: 'sql_query_tables',
	category: 'security',
	about: 'a table that such a statement names',
	attributes: {
		table: 'as written, without quotes',
		verb: 'of the statement',
		access: 'read or write',
	},
	example: "cursor.execute('INSERT INTO audit SELECT * FROM events')",
};

/** Kinds of chunks that CREATE makes. */
const SQL_OBJECTS = [
	'table',
	'view',
	'index',
	'function',
	'trigger',
	'type',
	'enum',
	'struct',
	'namespace',
	'rule',
	'event',
	'macro',
];

const sqlObject: FactKind = {
	kind: 'sql_object',
	view: 'sql_objects',
	category: 'security',
	about: 'what SQL files create',
	attributes: {
		kind: 'table, view, index, …; a procedure is a function, a schema a namespace, a sequence a variable, a policy a rule',
		name: 'with its schema, without quotes',
		signature: 'its header',
	},
	example: 'CREATE TABLE users (id serial PRIMARY KEY);',
	over: {
		view: 'symbols',
		language: 'sql',
		kinds: [...SQL_OBJECTS, 'variable'],
		where: [
			{
				any: [{ not: { value: 'kind', equals: 'variable' } }, { flag: 'exported' }],
			},
		],
		columns: { name: 'qualified_name' },
	},
};

export const jwtPattern: FactKind = {
	kind: 'jwt_pattern',
	view: 'jwt_patterns',
	category: 'security',
	about: 'a token that is signed, verified or only decoded',
	attributes: {
		library: 'jsonwebtoken, PyJWT, jjwt, …',
		operation: 'sign, verify or decode',
		algorithm: 'algorithms that are named there',
		options: 'names of the options that are given',
		key: 'how the key is given: literal, env, variable, computed; null when the call takes none',
	},
	example: "jwt.sign({ sub: user.id }, process.env.JWT_SECRET, { algorithm: 'HS256', expiresIn: '1h' })",
};

export const cryptoOperation: FactKind = {
	kind: 'crypto_operation',
	view: 'crypto_operations',
	category: 'security',
	about: 'a hash, cipher, signature or derived key that is asked for',
	attributes: {
		library: 'crypto, hashlib, javax.crypto, …',
		operation:
			'hash, mac, encrypt, decrypt, cipher, sign, verify, derive_key, generate_key, hash_password, verify_password',
		algorithm: 'as written, or as the function is called; null when it is not written there',
	},
	example: "crypto.createHash('md5').update(body).digest('hex')",
};

export const randomSource: FactKind = {
	kind: 'random_source',
	view: 'random_sources',
	category: 'security',
	about: 'where random values are taken from',
	attributes: {
		source: 'the function: `Math.random`, `crypto/rand.Read`',
		cryptographic: 'whether its documentation says that it is fit for secrets',
	},
	example: 'const id = Math.random().toString(36)',
};

export const subprocess: FactKind = {
	kind: 'subprocess',
	view: 'subprocesses',
	category: 'security',
	about: 'a program that is started',
	attributes: {
		api: 'the function: `child_process.exec`, `os/exec.Command`',
		command:
			'the program or the line for the shell, `{}` for what is put into it; null when it is not written there',
		form: 'shell when a shell reads the line, argv when the arguments are given apart',
		given: GIVEN,
		arguments: 'for argv: literal when every one of them is written there, built otherwise; null without any',
	},
	example: "execFile('git', ['log', branch])",
};

export const fileOperation: FactKind = {
	kind: 'file_operation',
	view: 'file_operations',
	category: 'security',
	about: 'a file or folder that is read, written, removed or changed',
	attributes: {
		api: 'the function: `fs.readFile`, `os.Remove`',
		operation: 'read, write, append, open, delete, copy, move, permissions, create, list, link, extract',
		path: 'as written, `{}` for what is put into it; null when it is not written there',
		given: GIVEN,
	},
	example: "fs.writeFileSync('out.txt', text)",
};

export const deserialization: FactKind = {
	kind: 'deserialization',
	view: 'deserializations',
	category: 'security',
	about: 'objects that are made from data which says of which classes they are',
	attributes: {
		api: 'the function: `pickle.loads`, `ObjectInputStream.readObject`',
		format: 'pickle, yaml, java, php, marshal, …',
		loader: 'the loader or the limits that are named there',
	},
	example: 'yaml.load(stream, Loader=yaml.FullLoader)',
};

export const outboundRequest: FactKind = {
	kind: 'outbound_request',
	view: 'outbound_requests',
	category: 'security',
	about: 'a request to another machine',
	attributes: {
		library: 'fetch, axios, requests, net/http, …',
		method: 'GET, POST, …; null when it is not written there',
		url: 'as written, `{}` for what is put into it; null when it is not written there',
		given: GIVEN,
	},
	example: "axios.post('https://api.example.com/orders', order)",
};

export const templateRender: FactKind = {
	kind: 'template_render',
	view: 'template_renders',
	category: 'security',
	about: 'a template that is filled, or markup that is put into a page as it is',
	attributes: {
		api: 'the function or property: `render_template`, `innerHTML`',
		operation: 'render for a template of a file, render_text for one given as text, raw for unescaped markup',
		template: 'name of the template, as written',
		given: GIVEN,
	},
	example: 'element.innerHTML = comment.body',
};

export const regex: FactKind = {
	kind: 'regex',
	view: 'regexes',
	category: 'security',
	about: 'a pattern that is compiled from text',
	attributes: {
		api: 'the function: `RegExp`, `re.compile`',
		pattern: 'as written, `{}` for what is put into it; null when it is not written there',
		given: GIVEN,
	},
	example: "new RegExp('^' + prefix)",
};

export const envRead: FactKind = {
	kind: 'env_read',
	view: 'env_reads',
	category: 'security',
	about: 'a variable of the environment that is read',
	attributes: {
		name: 'of the variable; null when it is not written there',
		api: 'how it is read: `process.env`, `os.Getenv`',
		has_default: 'true when something else is given for when it is not set',
	},
	example: "const port = process.env.PORT ?? '3000'",
};

export const configRead: FactKind = {
	kind: 'config_read',
	view: 'config_reads',
	category: 'security',
	about: 'a setting that is read through a library for settings',
	attributes: {
		library: 'config, viper, spring, …',
		key: 'of the setting; null when it is not written there',
		has_default: 'true when something else is given for when it is not set',
	},
	example: "viper.GetString('database.host')",
};

export const secret: FactKind = {
	kind: 'secret',
	view: 'secrets',
	category: 'security',
	about: 'a literal that looks like a password, key or token; never with its value',
	attributes: {
		name: 'of the variable, property or argument it is given to',
		shape: 'the issuer whose tokens look so (aws_access_key, github_token, …); null when only the name tells',
		entropy: 'low, medium or high: how evenly its characters are spread',
		length: 'of the value',
	},
	example: "const dbPassword = '…'",
};

/** What a security review looks for first. A fact says what is written, never whether it is right. */
export const SECURITY: readonly FactKind[] = [
	sqlQuery,
	sqlQueryTable,
	sqlObject,
	jwtPattern,
	cryptoOperation,
	randomSource,
	subprocess,
	fileOperation,
	deserialization,
	outboundRequest,
	templateRender,
	regex,
	envRead,
	configRead,
	secret,
];
