import type { CallRule } from '../../../../model/facts/rules.ts';
import { deserialization, regex, templateRender } from '../../../../model/facts/security.ts';
import { words } from '../../../../model/word-list.ts';
import { deserializes, regexAt, renderOf } from '../../../shared/facts/security/api-readers.ts';
import {
	type ApiCall,
	type ApiReader,
	type ApiTable,
	apiRule,
	each,
} from '../../../shared/facts/security/apis.ts';
import { sqlRules } from '../../../shared/facts/security/sql.ts';
import { NAMING } from './api-naming.ts';

const loaderOf = (seen: ApiCall): string | null => seen.argument(1, 'Loader')?.text ?? null;

const OBJECTS: ApiTable = {
	...each(
		['pickle', 'cPickle', '_pickle', 'dill', 'cloudpickle'],
		['load', 'loads', 'Unpickler'],
		deserializes('pickle'),
	),
	'joblib.load': deserializes('pickle'),
	'pandas.read_pickle': deserializes('pickle'),
	'torch.load': deserializes(
		'pickle',
		(seen) => seen.call.args.find(({ name }) => name === 'weights_only')?.text,
	),
	'shelve.open': deserializes('pickle'),
	...each(['marshal'], ['load', 'loads'], deserializes('marshal')),
	...each(['yaml'], ['load', 'load_all'], deserializes('yaml', loaderOf)),
	...each(
		['yaml'],
		['safe_load', 'safe_load_all'],
		deserializes('yaml', () => 'SafeLoader'),
	),
	...each(
		['yaml'],
		['full_load', 'full_load_all'],
		deserializes('yaml', () => 'FullLoader'),
	),
	...each(
		['yaml'],
		['unsafe_load', 'unsafe_load_all'],
		deserializes('yaml', () => 'UnsafeLoader'),
	),
	'ruamel.yaml.YAML.load': deserializes('yaml'),
	'jsonpickle.decode': deserializes('jsonpickle'),
};

/** `render(request, 'users/show.html')`: a request may stand before the name. */
const shown: ApiReader = (seen, tell) => {
	const at = seen.call.args[0]?.kind === 'string' ? 0 : 1;
	renderOf('render', at, 'template_name', 'name')(seen, tell);
};

const STARLETTE = ['fastapi.templating.Jinja2Templates', 'starlette.templating.Jinja2Templates'];

const RENDERS: ApiTable = {
	'flask.render_template': renderOf('render'),
	'flask.render_template_string': renderOf('render_text'),
	'quart.render_template': renderOf('render'),
	...each(['django.shortcuts'], ['render', 'render_to_response'], shown),
	'django.template.loader.render_to_string': renderOf('render', 0, 'template_name'),
	'django.template.loader.get_template': renderOf('render'),
	'django.template.Template': renderOf('render_text'),
	'jinja2.Template': renderOf('render_text'),
	...each(
		['jinja2.Environment', 'jinja2.sandbox.SandboxedEnvironment'],
		['from_string'],
		renderOf('render_text'),
	),
	'jinja2.Environment.get_template': renderOf('render'),
	'mako.template.Template': renderOf('render_text'),
	'aiohttp_jinja2.render_template': renderOf('render'),
	...each(STARLETTE, ['TemplateResponse'], shown),
	...each(['markupsafe', 'flask', 'jinja2'], ['Markup'], renderOf('raw')),
	'django.utils.safestring.mark_safe': renderOf('raw'),
};

const PATTERNS = ['compile', 'match', 'search', 'fullmatch', 'findall', 'finditer', 'sub', 'subn', 'split'];

const SQL = sqlRules(NAMING, {
	libraries: [
		...[
			'sqlite3',
			'psycopg2',
			'psycopg',
			'MySQLdb',
			'pymysql',
			'mysql.connector',
			'pyodbc',
			'cx_Oracle',
			'oracledb',
			'aiosqlite',
			'pg8000',
			'pymssql',
			'duckdb',
			'aiomysql',
			'snowflake.connector',
			'clickhouse_driver',
		].map((name) => ({
			name,
			modules: [name],
			functions: ['execute', 'executemany', 'executescript', 'sql', 'query'],
		})),
		{
			name: 'asyncpg',
			modules: ['asyncpg'],
			functions: ['execute', 'executemany', 'fetch', 'fetchrow', 'fetchval', 'prepare'],
		},
		{
			name: 'django',
			modules: ['django.db'],
			functions: ['execute', 'executemany', 'raw', 'RawSQL', 'RunSQL'],
		},
		{ name: 'alembic', modules: ['alembic.op'], functions: ['execute'], written: true },
		{
			name: 'sqlalchemy',
			modules: ['sqlalchemy', 'flask_sqlalchemy'],
			functions: ['execute', 'text', 'exec_driver_sql'],
			written: true,
		},
		{
			name: 'databases',
			modules: ['databases'],
			functions: ['execute', 'execute_many', 'fetch_all', 'fetch_one', 'fetch_val'],
			written: true,
		},
		{ name: 'pandas', modules: ['pandas'], functions: ['read_sql', 'read_sql_query'] },
	],
	functions: [
		...words('execute executemany executescript execute_sql raw fetch fetchrow fetchval fetch_all'),
		...words('fetch_one exec_driver_sql read_sql read_sql_query text query run_sql execute_query'),
		...words('sql'),
	],
	common: ['fetch', 'text', 'query', 'raw', 'sql'],
});

export const TEXT: readonly CallRule[] = [
	...SQL,
	apiRule(deserialization, NAMING, OBJECTS),
	apiRule(templateRender, NAMING, RENDERS),
	apiRule(regex, NAMING, { ...each(['re', 'regex', 're2'], PATTERNS, regexAt(0, 'pattern')) }),
];
