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
		tell({ library, method, url: url?.text, given: url?.how });
	};
}

/** `http.NewRequest(http.MethodPut, url, body)`. */
function made(methodAt: number): ApiReader {
	return (seen, tell) => {
		const written = seen.call.args[methodAt]?.text ?? '';
		const constant = /\bhttp\.Method([A-Z][a-z]{2,6})$/.exec(written)?.[1];
		const url = seen.given(methodAt + 1);
		tell({
			library: 'net/http',
			method: (constant ?? seen.literal(methodAt))?.toUpperCase(),
			url: url?.text,
			given: url?.how,
		});
	};
}

const HTTP = ['net/http', 'net/http.Client', 'net/http.DefaultClient'];
const RESTY = 'github.com/go-resty/resty';

const REQUESTS: ApiTable = {
	...each(HTTP, ['Get'], asked('net/http', 'GET')),
	...each(HTTP, ['Post', 'PostForm'], asked('net/http', 'POST')),
	...each(HTTP, ['Head'], asked('net/http', 'HEAD')),
	'net/http.NewRequest': made(0),
	'net/http.NewRequestWithContext': made(1),
	...Object.fromEntries(
		['Get', 'Post', 'Put', 'Patch', 'Delete', 'Head'].map((name) => [
			`${RESTY}.*.${name}`,
			asked('resty', name.toUpperCase()),
		]),
	),
	'github.com/gorilla/websocket.Dialer.Dial': asked('gorilla/websocket', null),
	'github.com/gorilla/websocket.DefaultDialer.Dial': asked('gorilla/websocket', null),
};

const TEMPLATES = ['html/template', 'text/template'];

/** Named by what follows the writer: `t.ExecuteTemplate(w, "show.html", data)`. */
const RENDERS: ApiTable = {
	...each(
		TEMPLATES.flatMap((name) => [name, `${name}.Template`]),
		['ParseFiles'],
		renderOf('render'),
	),
	...each(
		TEMPLATES.flatMap((name) => [name, `${name}.Template`]),
		['ParseGlob'],
		renderOf('render'),
	),
	...Object.fromEntries(
		TEMPLATES.flatMap((name) => [
			[`${name}.*.ExecuteTemplate`, renderOf('render', 1)],
			[`${name}.*.Parse`, renderOf('render_text')],
		]),
	),
	...each(['html/template'], ['HTML', 'JS', 'URL', 'HTMLAttr', 'CSS', 'JSStr', 'Srcset'], renderOf('raw')),
	'github.com/gin-gonic/gin.Context.HTML': renderOf('render', 1),
	'github.com/labstack/echo.Context.Render': renderOf('render', 1),
	'github.com/gofiber/fiber.Ctx.Render': renderOf('render'),
};

const YAML = words(
	'gopkg.in/yaml.v2 gopkg.in/yaml.v3 sigs.k8s.io/yaml github.com/goccy/go-yaml gopkg.in/yaml',
);

const PATTERNS = ['MustCompile', 'Compile', 'MustCompilePOSIX', 'CompilePOSIX', 'MatchString', 'Match'];

const PLAIN = ['Query', 'QueryRow', 'Exec', 'Prepare'];
const WITH_CONTEXT = ['QueryContext', 'QueryRowContext', 'ExecContext', 'PrepareContext'];
const SQLX = ['NamedExec', 'NamedQuery', 'MustExec', 'Queryx', 'QueryRowx', 'Preparex', 'PrepareNamed'];

const SQL = sqlRules(NAMING, {
	libraries: [
		{ name: 'database/sql', modules: ['database/sql'], functions: PLAIN },
		{ name: 'database/sql', modules: ['database/sql'], functions: WITH_CONTEXT, at: 1 },
		{ name: 'sqlx', modules: ['github.com/jmoiron/sqlx'], functions: [...PLAIN, ...SQLX] },
		{
			name: 'sqlx',
			modules: ['github.com/jmoiron/sqlx'],
			functions: [
				...WITH_CONTEXT,
				'Get',
				'Select',
				'NamedExecContext',
				'MustExecContext',
				'QueryxContext',
				'QueryRowxContext',
			],
			at: 1,
		},
		{ name: 'sqlx', modules: ['github.com/jmoiron/sqlx'], functions: ['GetContext', 'SelectContext'], at: 2 },
		{
			name: 'pgx',
			modules: ['github.com/jackc/pgx'],
			functions: [...PLAIN, 'SendBatch'],
			at: 1,
		},
		{ name: 'gorm', modules: ['gorm.io/gorm', 'github.com/jinzhu/gorm'], functions: ['Raw', 'Exec'] },
		{ name: 'xorm', modules: ['xorm.io/xorm'], functions: ['SQL', 'Exec', 'Query'], written: true },
	],
	functions: [
		...PLAIN,
		...WITH_CONTEXT,
		...SQLX,
		'Raw',
		'Get',
		'Select',
		'GetContext',
		'SelectContext',
		'NamedExecContext',
		'MustExecContext',
		'SQL',
		'NewRaw',
	],
	common: ['Get', 'Select', 'Raw', 'SQL'],
});

export const NETWORK: readonly CallRule[] = [
	...SQL,
	apiRule(outboundRequest, NAMING, REQUESTS),
	apiRule(templateRender, NAMING, RENDERS),
	apiRule(deserialization, NAMING, {
		'encoding/gob.NewDecoder': deserializes('gob'),
		...each(YAML, ['Unmarshal', 'UnmarshalStrict', 'NewDecoder'], deserializes('yaml')),
	}),
	apiRule(regex, NAMING, each(['regexp', 'github.com/dlclark/regexp2'], PATTERNS, regexAt())),
];
