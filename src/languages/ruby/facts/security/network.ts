import type { CallRule } from '../../../../model/facts/rules.ts';
import { deserialization, outboundRequest, regex, templateRender } from '../../../../model/facts/security.ts';
import { words } from '../../../../model/word-list.ts';
import { deserializes, regexAt, renderOf } from '../../../shared/facts/security/api-readers.ts';
import {
	ApiCall,
	type ApiReader,
	type ApiTable,
	apiRule,
	each,
} from '../../../shared/facts/security/apis.ts';
import { sqlRules } from '../../../shared/facts/security/sql.ts';
import { NAMING } from './api-naming.ts';

function asked(library: string, method: string | null, at = 0): ApiReader {
	return (seen, tell) => {
		const url = seen.given(at, 'url');
		if (url === null && seen.call.args.length > 0) return;
		tell({ library, method, url: url?.text, given: url?.how });
	};
}

const METHODS = ['get', 'post', 'put', 'patch', 'delete', 'head'];

function byMethod(library: string, ...owners: string[]): ApiTable {
	return Object.fromEntries(
		owners.flatMap((owner) =>
			METHODS.map((name) => [`${owner}.${name}`, asked(library, name.toUpperCase())]),
		),
	);
}

const VERBS = ['Get', 'Post', 'Put', 'Patch', 'Delete', 'Head'];

const REQUESTS: ApiTable = {
	...each(['Net.HTTP'], ['get', 'get_response', 'get_print'], asked('net/http', 'GET')),
	...each(['Net.HTTP'], ['post', 'post_form'], asked('net/http', 'POST')),
	...Object.fromEntries(VERBS.map((name) => [`Net.HTTP.${name}.new`, asked('net/http', name.toUpperCase())])),
	...byMethod('httparty', 'HTTParty'),
	...byMethod('rest-client', 'RestClient'),
	...byMethod('faraday', 'Faraday', 'Faraday.new'),
	...byMethod('excon', 'Excon', 'Excon.new'),
	...byMethod('typhoeus', 'Typhoeus'),
	...byMethod('http', 'HTTP.*'),
	'RestClient.Request.execute': asked('rest-client', null),
	'URI.open': asked('open-uri', 'GET'),
	'OpenURI.open_uri': asked('open-uri', 'GET'),
};

const loader = ({ call }: ApiCall): string | null =>
	call.args.find(({ name }) => name === 'permitted_classes' || name === 'aliases')?.text ?? null;

const OBJECTS: ApiTable = {
	...each(['Marshal'], ['load', 'restore'], deserializes('marshal')),
	...each(
		['YAML', 'Psych'],
		['load', 'load_file', 'load_stream', 'unsafe_load', 'unsafe_load_file'],
		deserializes('yaml', loader),
	),
	...each(
		['YAML', 'Psych'],
		['safe_load', 'safe_load_file'],
		deserializes('yaml', (seen) => loader(seen) ?? 'safe'),
	),
	'Oj.object_load': deserializes('oj'),
};

const RENDERS: ApiTable = {
	'ERB.new': renderOf('render_text'),
	'Liquid.Template.parse': renderOf('render_text'),
	'Haml.Engine.new': renderOf('render_text'),
	'Slim.Template.new': renderOf('render'),
	'Tilt.new': renderOf('render'),
	raw: renderOf('raw'),
	...each(
		['ApplicationController', 'ApplicationController.renderer', 'ActionController.Base'],
		['render'],
		(seen, tell) => rendered(seen, tell),
	),
};

const SYMBOL = /^:["']?([\w/.]{1,200})["']?$/;

/** `render :show`, `render template: 'users/show'`, `render inline: text`, `render html: markup`. */
const rendered: ApiReader = (seen, tell) => {
	const { args } = seen.call;
	const option = args.find(({ name }) => name !== undefined && OPTIONS[name] !== undefined);
	const shown = option ?? args.find(({ name, kind }) => name === undefined && kind !== 'function');
	if (shown === undefined) return;
	const at = args.indexOf(shown);
	const symbol = SYMBOL.exec(shown.text)?.[1];
	const given =
		symbol === undefined
			? seen.given(at, ...(option?.name === undefined ? [] : [option.name]))
			: { how: 'literal', text: symbol };
	const operation = option?.name === undefined ? 'render' : OPTIONS[option.name];
	tell({
		api: 'render',
		operation,
		template: operation === 'render' ? given?.text : null,
		given: given?.how,
	});
};

const OPTIONS: Readonly<Record<string, string>> = {
	template: 'render',
	partial: 'render',
	action: 'render',
	file: 'render',
	inline: 'render_text',
	html: 'raw',
};

/** In a controller of Rails, whose own method it is. */
const actions: CallRule = {
	fact: templateRender,
	on: 'call',
	names: ['render', 'render_to_string'],
	via: ['call'],
	find(call, file, tell) {
		if (
			call.receiver !== null ||
			!/_(?:controller|mailer|helper)\.rb$|(?:^|\/)app\/(?:controllers|mailers|helpers)\//.test(file.path)
		)
			return;
		rendered(new ApiCall(call, file, 'render', NAMING), tell);
	},
};

/** `comment.html_safe`. */
const safe: CallRule = {
	fact: templateRender,
	on: 'call',
	names: ['html_safe'],
	via: ['call'],
	find({ receiver, args }, _, tell) {
		if (receiver === null || args.length > 0) return;
		const isLiteral = /^(["'])[^"'#]{0,400}\1$/.test(receiver);
		tell({
			api: 'html_safe',
			operation: 'raw',
			given: isLiteral ? 'literal' : receiver.includes('#{') ? 'interpolated' : 'variable',
		});
	},
};

const QUERIES = words(`
	execute exec_query select_all select_value select_values select_rows select_one exec_update exec_delete
	exec_insert`);

const SQL = sqlRules(NAMING, {
	libraries: [
		{
			name: 'activerecord',
			modules: ['ActiveRecord.Base', 'ActiveRecord.Base.connection', 'ApplicationRecord.connection'],
			functions: [...QUERIES, 'find_by_sql', 'count_by_sql'],
			written: true,
		},
		{ name: 'pg', modules: ['PG'], functions: ['exec', 'exec_params', 'query', 'prepare', 'async_exec'] },
		{ name: 'mysql2', modules: ['Mysql2.Client'], functions: ['query', 'prepare'] },
		{
			name: 'sqlite3',
			modules: ['SQLite3.Database'],
			functions: ['execute', 'execute_batch', 'query', 'prepare', 'get_first_row', 'get_first_value'],
		},
		{
			name: 'sequel',
			modules: ['Sequel'],
			functions: ['run', 'fetch', 'execute', 'execute_dui'],
			written: true,
		},
	],
	functions: [
		...QUERIES,
		'find_by_sql',
		'count_by_sql',
		'exec_params',
		'exec',
		'query',
		'prepare',
		'run',
		'fetch',
		'execute_batch',
		'safe_execute',
	],
	common: ['exec', 'query', 'prepare', 'run', 'fetch'],
});

export const NETWORK: readonly CallRule[] = [
	...SQL,
	apiRule(outboundRequest, NAMING, REQUESTS),
	apiRule(deserialization, NAMING, OBJECTS),
	apiRule(templateRender, NAMING, RENDERS),
	actions,
	safe,
	apiRule(regex, NAMING, each(['Regexp'], ['new', 'compile'], regexAt())),
];
