import type { FactFile, Origin } from '../../../../model/facts/rules.ts';

/** How a library of routers is used. */
export interface Framework {
	name: string;
	modules: readonly string[];
	/** Which of the functions behind the path answers; the others run before it. */
	answers: 'first' | 'last';
	/** How it writes the verbs: `GET` or `Get`; null when it has no functions of that name. */
	verbs: 'upper' | 'title' | null;
	/** `Handle(method, path, …)`, where others have the path first. */
	handlesMethod: boolean;
}

const GIN_LIKE = { answers: 'last', verbs: 'upper', handlesMethod: true } as const;
const HTTPROUTER_LIKE = { answers: 'first', verbs: 'upper', handlesMethod: true } as const;

export const NET_HTTP: Framework = {
	name: 'net/http',
	modules: ['net/http'],
	answers: 'first',
	verbs: null,
	handlesMethod: false,
};

export const GORILLA: Framework = {
	name: 'gorilla',
	modules: ['github.com/gorilla/mux'],
	answers: 'first',
	verbs: null,
	handlesMethod: false,
};

const FRAMEWORKS: readonly Framework[] = [
	NET_HTTP,
	GORILLA,
	{ name: 'gin', modules: ['github.com/gin-gonic/gin'], ...GIN_LIKE },
	{
		name: 'hertz',
		modules: [
			'github.com/cloudwego/hertz/pkg/app/server',
			'github.com/cloudwego/hertz/pkg/route',
			'github.com/cloudwego/hertz/pkg/app',
		],
		...GIN_LIKE,
	},
	{
		name: 'echo',
		modules: ['github.com/labstack/echo'],
		answers: 'first',
		verbs: 'upper',
		handlesMethod: false,
	},
	{
		name: 'chi',
		modules: ['github.com/go-chi/chi', 'github.com/pressly/chi'],
		answers: 'first',
		verbs: 'title',
		handlesMethod: false,
	},
	{
		name: 'fiber',
		modules: ['github.com/gofiber/fiber'],
		answers: 'last',
		verbs: 'title',
		handlesMethod: false,
	},
	{ name: 'httprouter', modules: ['github.com/julienschmidt/httprouter'], ...HTTPROUTER_LIKE },
	{ name: 'fasthttp', modules: ['github.com/fasthttp/router'], ...HTTPROUTER_LIKE },
];

const BY_MODULE: ReadonlyMap<string, Framework> = new Map(
	FRAMEWORKS.flatMap((framework) => framework.modules.map((module) => [module, framework] as const)),
);

export const ROUTER_MODULES: readonly string[] = [...BY_MODULE.keys()];

/** The framework that a module is, in whatever version: `github.com/go-chi/chi/v5`. */
export function frameworkOf(module: string): Framework | null {
	return BY_MODULE.get(module.replace(/\/v\d{1,3}$/, '')) ?? null;
}

/** What handlers are given, and what the libraries have besides routers. */
const NO_ROUTER =
	/^\*\.(?:Ctx|Context|RequestCtx|RequestContext|Request|ResponseWriter|Client|Header|Cookie|Params|Vars)\b/;

/** Of all that net/http has, what registers handlers. */
const MUX = /^\*\.(?:NewServeMux|ServeMux|DefaultServeMux|HandleFunc|Handle)\b/;

/** The framework whose router this is; null for anything else. */
export function routerFramework({ module, path }: Origin): Framework | null {
	const framework = frameworkOf(module);
	if (framework === NET_HTTP) return MUX.test(path) ? framework : null;
	return NO_ROUTER.test(path) ? null : framework;
}

/** Whether a file imports a library of routers, besides net/http. */
export function importsRouters({ imports }: FactFile): boolean {
	return imports.some(
		({ module }) => module !== null && module !== 'net/http' && frameworkOf(module) !== null,
	);
}

/** The framework that the file imports, when it is one only, besides net/http. */
export function onlyFramework(file: FactFile): Framework | null {
	let only: Framework | null = null;
	for (const { module } of file.imports) {
		const framework = module === null ? null : frameworkOf(module);
		if (framework === null || framework === NET_HTTP || framework === only) continue;
		if (only !== null) return null;
		only = framework;
	}
	return only;
}
