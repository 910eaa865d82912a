import type { CallRule, FactRule, FileRule } from '../../../../model/facts/rules.ts';
import { deserialization, outboundRequest, regex, templateRender } from '../../../../model/facts/security.ts';
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

/** Whether what is read is on another machine. */
export function isAddress(seen: ApiCall): boolean {
	return /^(?:https?|ftp):/.test(seen.given(0)?.text ?? '');
}

function asked(library: string, method: string | null, at = 0): ApiReader {
	return (seen, tell) => {
		const url = seen.given(at);
		tell({ library, method, url: url?.text, given: url?.how });
	};
}

const named =
	(library: string): ApiReader =>
	(seen, tell) => {
		const url = seen.given(1);
		tell({ library, method: seen.literal(0)?.toUpperCase(), url: url?.text, given: url?.how });
	};

const METHODS = ['get', 'post', 'put', 'patch', 'delete', 'head'];

function byMethod(library: string, owners: readonly string[]): ApiTable {
	return Object.fromEntries(
		owners.flatMap((owner) =>
			METHODS.map((name) => [`${owner}.${name}`, asked(library, name.toUpperCase())]),
		),
	);
}

const fetched: ApiReader = (seen, tell) => {
	if (isAddress(seen)) asked('php', 'GET')(seen, tell);
};

/** `curl_setopt($handle, CURLOPT_URL, $url)`. */
const option: ApiReader = (seen, tell) => {
	if (seen.call.args[1]?.text === 'CURLOPT_URL') asked('curl', null, 2)(seen, tell);
};

const GUZZLE = ['GuzzleHttp\\Client', 'GuzzleHttp\\ClientInterface'];
const LARAVEL = ['Illuminate\\Support\\Facades\\Http.*', 'Http.*'];
const SYMFONY = [
	'Symfony\\Contracts\\HttpClient\\HttpClientInterface',
	'Symfony\\Component\\HttpClient\\HttpClient.create',
];

const REQUESTS: ApiTable = {
	file_get_contents: fetched,
	fopen: fetched,
	curl_init: (seen, tell) => (seen.call.args.length > 0 ? asked('curl', null)(seen, tell) : undefined),
	curl_setopt: option,
	...byMethod('guzzle', GUZZLE),
	...each(GUZZLE, ['request', 'requestAsync'], named('guzzle')),
	...byMethod('laravel', LARAVEL),
	...each(SYMFONY, ['request'], named('symfony')),
	...Object.fromEntries(METHODS.map((name) => [`wp_remote_${name}`, asked('wordpress', name.toUpperCase())])),
	wp_remote_request: asked('wordpress', null),
};

/** `view('orders.show')` of Laravel: it takes the name of a view. */
const view: ApiReader = (seen, tell) => {
	const given = seen.given(0);
	if (given !== null && given.how !== 'computed') renderOf('render')(seen, tell);
};

const RENDERS: ApiTable = {
	view,
	'response.view': view,
	...each(['Illuminate\\Support\\Facades\\View', 'View'], ['make'], renderOf('render')),
	...each(['Twig\\Environment', 'Twig_Environment'], ['render', 'load', 'display'], renderOf('render')),
	...each(['Twig\\Environment', 'Twig_Environment'], ['createTemplate'], renderOf('render_text')),
	...each(['Illuminate\\Support\\Facades\\Blade', 'Blade'], ['render'], renderOf('render_text')),
	...each(['Smarty'], ['display', 'fetch'], renderOf('render')),
	'Illuminate\\Support\\HtmlString': renderOf('raw'),
};

/** `$this->render('orders/show.html.twig')` of a controller. */
const controller: CallRule = {
	fact: templateRender,
	on: 'call',
	names: ['render', 'renderView', 'renderForm'],
	via: ['call'],
	find(call, _, tell) {
		const template = /^(["'])([^"'$\n]{1,200}\.twig)\1$/.exec(call.args[0]?.text ?? '')?.[2];
		if (call.receiver === '$this' && template !== undefined) {
			tell({ api: `$this->${call.name}`, operation: 'render', template, given: 'literal' });
		}
	},
};

const RAW = /\{!!\s{0,40}((?:(?!!!\})[\s\S]){1,2000}?)\s{0,40}!!\}/g;

/** `{!! $html !!}` of a Blade view. */
const blade: FileRule = {
	fact: templateRender,
	on: 'file',
	find(file, tell) {
		if (!file.path.endsWith('.blade.php')) return;
		for (const found of file.text.matchAll(RAW)) {
			const isVariable = /^\$[\w>[\]'"-]{1,200}$/.test(found[1]);
			tell(
				{ api: '{!! !!}', operation: 'raw', given: isVariable ? 'variable' : 'computed' },
				{ start: found.index, end: found.index + found[0].length },
			);
		}
	},
};

const PATTERNS = words(`
	preg_match preg_match_all preg_replace preg_replace_callback preg_split preg_grep mb_ereg
	mb_ereg_replace`);

const DOCTRINE = words(`
	executeQuery executeStatement executeUpdate fetchAllAssociative fetchAssociative fetchOne
	fetchFirstColumn fetchAllKeyValue prepare query exec createNativeQuery`);
const FACADE = words('select selectOne insert update delete statement unprepared affectingStatement scalar');
const WORDPRESS = ['query', 'get_results', 'get_var', 'get_row', 'get_col', 'prepare'];

const SQL = sqlRules(NAMING, {
	libraries: [
		{ name: 'pdo', modules: ['PDO'], functions: ['query', 'exec', 'prepare'] },
		{ name: 'mysqli', modules: ['mysqli'], functions: ['query', 'prepare', 'multi_query', 'real_query'] },
		{
			name: 'mysqli',
			modules: ['mysqli_query', 'mysqli_prepare', 'mysqli_multi_query', 'mysqli_real_query'],
			functions: ['mysqli_query', 'mysqli_prepare', 'mysqli_multi_query', 'mysqli_real_query'],
			at: 1,
		},
		{ name: 'mysql', modules: ['mysql_query'], functions: ['mysql_query'] },
		{ name: 'pgsql', modules: ['pg_query_params', 'pg_prepare'], functions: ['pg_query_params'], at: 1 },
		{
			name: 'laravel',
			modules: ['Illuminate\\Support\\Facades\\DB', 'DB'],
			functions: FACADE,
			written: true,
		},
		{ name: 'laravel', modules: ['Illuminate\\Support\\Facades\\DB', 'DB'], functions: ['raw'] },
		{ name: 'doctrine', modules: ['Doctrine\\DBAL', 'Doctrine\\ORM'], functions: DOCTRINE },
		{ name: 'wordpress', modules: ['$wpdb'], functions: WORDPRESS, written: true },
	],
	functions: words(`
		query exec prepare execute executeQuery executeStatement fetchAll fetchOne fetchRow select statement
		get_results get_var get_row get_col pg_query mysql_query mysqli_query sqlite_query rawQuery addSql`),
	common: ['select', 'exec', 'fetchOne', 'fetchAll'],
});

const allowed = ({ call }: ApiCall): string | null =>
	/allowed_classes['"]\s{0,4}=>\s{0,4}([^,\]]{1,80})/.exec(call.args[1]?.text ?? '')?.[1] ?? null;

export const NETWORK: readonly FactRule[] = [
	...SQL,
	apiRule(outboundRequest, NAMING, REQUESTS),
	apiRule(templateRender, NAMING, RENDERS),
	controller,
	blade,
	apiRule(deserialization, NAMING, {
		unserialize: deserializes('php', allowed),
		igbinary_unserialize: deserializes('igbinary'),
		yaml_parse: deserializes('yaml'),
		...each(
			['Symfony\\Component\\Yaml\\Yaml'],
			['parse', 'parseFile'],
			deserializes('yaml', ({ call }) => call.args[1]?.text),
		),
	}),
	apiRule(regex, NAMING, Object.fromEntries(PATTERNS.map((name) => [name, regexAt()]))),
];
