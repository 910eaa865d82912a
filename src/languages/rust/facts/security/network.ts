import type { CallRule } from '../../../../model/facts/rules.ts';
import { deserialization, outboundRequest, regex, templateRender } from '../../../../model/facts/security.ts';
import { words } from '../../../../model/word-list.ts';
import { deserializes, regexAt, renderOf } from '../../../shared/facts/security/api-readers.ts';
import { type ApiReader, type ApiTable, apiRule, each } from '../../../shared/facts/security/apis.ts';
import { sqlRules } from '../../../shared/facts/security/sql.ts';
import { NAMING } from './api-naming.ts';

function asked(library: string, method: string | null, at = 0): ApiReader {
	return (seen, tell) => {
		const url = seen.given(at);
		if (url !== null) tell({ library, method, url: url.text, given: url.how });
	};
}

/** `client.request(Method::PUT, url)`. */
const named: ApiReader = (seen, tell) => {
	const method = /\bMethod::([A-Z]{3,7})$/.exec(seen.call.args[0]?.text ?? '')?.[1];
	const url = seen.given(1);
	if (url !== null) tell({ library: 'reqwest', method, url: url.text, given: url.how });
};

const METHODS = ['get', 'post', 'put', 'patch', 'delete', 'head'];
const REQWEST = ['reqwest', 'reqwest.blocking'].flatMap((name) => [
	name,
	`${name}.Client`,
	`${name}.Client.new`,
	`${name}.Client.default`,
	`${name}.Client.builder.*`,
	`${name}.ClientBuilder.*`,
]);

function byMethod(library: string, owners: readonly string[]): ApiTable {
	return Object.fromEntries(
		owners.flatMap((owner) =>
			METHODS.map((name) => [`${owner}.${name}`, asked(library, name.toUpperCase())]),
		),
	);
}

const REQUESTS: ApiTable = {
	...byMethod('reqwest', REQWEST),
	...each(REQWEST, ['request'], named),
	...byMethod('reqwest', ['reqwest_middleware.ClientWithMiddleware']),
	...byMethod('ureq', ['ureq', 'ureq.Agent', 'ureq.agent']),
	...byMethod('surf', ['surf']),
	...byMethod('isahc', ['isahc']),
	...byMethod('attohttpc', ['attohttpc']),
	...each(['tokio_tungstenite', 'tungstenite'], ['connect_async', 'connect'], asked('tungstenite', null)),
};

const RENDERS: ApiTable = {
	'tera.Tera.render': renderOf('render'),
	'tera.Tera.one_off': renderOf('render_text'),
	'handlebars.Handlebars.render': renderOf('render'),
	'handlebars.Handlebars.render_template': renderOf('render_text'),
	'minijinja.Environment.get_template': renderOf('render'),
	'minijinja.Environment.render_str': renderOf('render_text'),
	'maud.PreEscaped': renderOf('raw'),
	'axum.response.Html': renderOf('raw'),
	'rocket.response.content.RawHtml': renderOf('raw'),
};

const POSTGRES = words('query query_one query_opt execute batch_execute prepare simple_query query_raw');
const SQLITE = words('execute execute_batch query_row query_row_and_then prepare prepare_cached query_one');

const SQL = sqlRules(NAMING, {
	libraries: [
		{
			name: 'sqlx',
			modules: ['sqlx'],
			functions: ['query', 'query_as', 'query_scalar', 'query_with', 'raw_sql', 'query_as_unchecked'],
			first: true,
		},
		{ name: 'rusqlite', modules: ['rusqlite'], functions: SQLITE },
		{
			name: 'tokio-postgres',
			modules: ['tokio_postgres', 'postgres', 'deadpool_postgres'],
			functions: POSTGRES,
		},
		{ name: 'diesel', modules: ['diesel'], functions: ['sql_query', 'batch_execute'] },
		{
			name: 'mysql',
			modules: ['mysql', 'mysql_async'],
			functions: words('query query_drop exec exec_drop query_first exec_first query_map exec_map'),
			written: true,
		},
	],
	functions: [
		...POSTGRES,
		...SQLITE,
		'query_as',
		'query_scalar',
		'sql_query',
		'raw_sql',
		'query_drop',
		'exec_drop',
		'execute_unprepared',
		'from_string',
		'from_sql_and_values',
	],
});

export const NETWORK: readonly CallRule[] = [
	...SQL,
	apiRule(outboundRequest, NAMING, REQUESTS),
	apiRule(templateRender, NAMING, RENDERS),
	apiRule(deserialization, NAMING, {
		...each(
			['serde_yaml', 'serde_yml', 'serde_norway'],
			['from_str', 'from_reader', 'from_slice'],
			deserializes('yaml'),
		),
		...each(['bincode'], ['deserialize', 'deserialize_from', 'decode_from_slice'], deserializes('bincode')),
	}),
	apiRule(
		regex,
		NAMING,
		each(
			words(`
				regex.Regex regex.RegexBuilder regex.RegexSet regex.bytes.Regex fancy_regex.Regex
				regex.bytes.RegexBuilder`),
			['new'],
			regexAt(),
		),
	),
];
