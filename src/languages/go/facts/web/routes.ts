import type { Attributes, FactFile, SeenCall } from '../../../../model/facts/rules.ts';
import { words } from '../../../../model/word-list.ts';
import { chainOf } from '../../../shared/facts/chains.ts';
import { joinPaths } from '../../../shared/facts/routes.ts';
import { type Framework, GORILLA } from './frameworks.ts';
import { goHandler, namesOf } from './handlers.ts';
import { methodsOf, pathOf, patternOf, type WrittenPath } from './paths.ts';
import { type Router, routerOf } from './routers.ts';

const UPPER = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'CONNECT', 'OPTIONS', 'TRACE'];
const TITLE = UPPER.map((verb) => verb[0] + verb.slice(1).toLowerCase());
const NET_HTTP_LIKE = new Set(['Handle', 'HandleFunc']);
const GIN_LIKE = new Set(['Any', 'Match', 'Handle', 'Static', 'StaticFS', 'StaticFile']);
const HTTPROUTER_LIKE = new Set(['Handle', 'Handler', 'HandlerFunc', 'ServeFiles', 'ANY']);

/** By framework, functions that register routes, besides those named after verbs. */
const OTHERS: Readonly<Record<string, ReadonlySet<string>>> = {
	'net/http': NET_HTTP_LIKE,
	gin: GIN_LIKE,
	hertz: GIN_LIKE,
	echo: new Set(['Any', 'Add', 'Match', 'Static', 'StaticFS', 'File', 'FileFS']),
	chi: new Set(['Handle', 'HandleFunc', 'Method', 'MethodFunc']),
	fiber: new Set(['All', 'Add', 'Static']),
	httprouter: HTTPROUTER_LIKE,
	fasthttp: HTTPROUTER_LIKE,
};

const FILES: ReadonlySet<string> = new Set(words('Static StaticFS StaticFile File FileFS ServeFiles'));

/** Names of functions that register routes. */
export const ROUTE_NAMES: readonly string[] = [
	...new Set([...UPPER, ...TITLE, ...Object.values(OTHERS).flatMap((names) => [...names])]),
];

/** Where the parts of a route stand among the arguments. */
interface Shape {
	methods: readonly string[] | 'argument' | 'pattern';
	path: number;
	/** The first function; -1 when files are served. */
	functions: number;
}

function shapeOf(name: string, framework: Framework | null): Shape | null {
	const verb = name.toUpperCase();
	if (UPPER.includes(verb)) {
		const isOwn = framework === null || framework.verbs === (name === verb ? 'upper' : 'title');
		return isOwn ? { methods: [verb], path: 0, functions: 1 } : null;
	}
	if (!(framework === null ? NET_HTTP_LIKE : OTHERS[framework.name]).has(name)) return null;
	if (FILES.has(name)) return { methods: ['GET'], path: 0, functions: -1 };
	if (verb === 'ANY' || verb === 'ALL') return { methods: ['ANY'], path: 0, functions: 1 };
	const isPattern = name === 'HandleFunc' || (name === 'Handle' && !framework?.handlesMethod);
	return isPattern
		? { methods: 'pattern', path: 0, functions: 1 }
		: { methods: 'argument', path: 1, functions: 2 };
}

/** The routes that a call registers, one a method. */
export function routesOf(call: SeenCall, file: FactFile): Attributes[] {
	if (call.receiver === null || call.argCount === 0) return [];
	const router = routerOf(call, file);
	if (router === null) return [];
	if (router.framework === GORILLA) return gorillaRoutes(call, router, file);
	const shape = shapeOf(call.name, router.framework);
	if (shape === null || call.args.length <= shape.path) return [];
	if (!isUsedAsRouter(call, shape, router, file)) return [];
	const written = pathOf(call.args[shape.path].text, call.scope, file);
	if (!isOwnPath(call, shape, written, file)) return [];
	const pattern = shape.methods === 'pattern' ? patternOf(written.text) : null;
	const path = pattern?.path ?? written.text;
	const functions = functionsOf(call, shape.functions, router.framework, file);
	return methodsIn(call, shape, pattern?.method ?? 'ANY', file).map((method) => ({
		...base(router),
		method,
		path: joinPaths(router.prefix, path),
		...functions.attributes,
		middleware: listed([...router.middleware, ...functions.middleware]),
	}));
}

function base({ framework, key }: Router): Attributes {
	return { framework: framework?.name, router: key };
}

function listed(names: readonly string[]): readonly string[] | null {
	return names.length === 0 ? null : names;
}

function methodsIn(call: SeenCall, { methods }: Shape, ofPattern: string, file: FactFile): readonly string[] {
	if (methods === 'pattern') return [ofPattern];
	if (methods !== 'argument') return methods;
	const found = methodsOf(call.args[0].text, call.scope, file);
	return found.length === 0 ? ['ANY'] : found;
}

/** A router that only goes by its name must be used as one: with a path and a function. */
function isUsedAsRouter(
	call: SeenCall,
	shape: Shape,
	{ framework, isSure }: Router,
	file: FactFile,
): boolean {
	if (isSure) return true;
	const path = call.args[shape.path];
	const last = call.args.at(-1)!;
	if (call.argCount < 2 || shape.functions < 0 || /_test\.go$/.test(file.path)) return false;
	if (!/^["`](?:[A-Z]{3,7} )?\//.test(path.text) || last.text.startsWith('&')) return false;
	// `Get` and `Post` are what clients and caches have, too.
	if (framework === null && /^[A-Z][a-z]/.test(call.name) && !call.name.startsWith('Handle')) {
		if (!/(?:[rR]outer|[mM]ux|\.r)$/.test(call.receiver!)) return false;
	}
	return (
		last.kind === 'member' || last.kind === 'identifier' || last.kind === 'function' || last.kind === 'call'
	);
}

/** Not one that the function is told, or that comes from a list, when the handler may come with it. */
function isOwnPath(
	call: SeenCall,
	{ path, functions }: Shape,
	written: WrittenPath,
	file: FactFile,
): boolean {
	if (written.isKnown) return true;
	const root = NAME.exec(call.args[path].text)?.[0];
	if (root === undefined || functions < 0) return false;
	const binding = file.binding(root, call.scope);
	if (binding === null || binding.kind === 'import' || binding.kind === 'const') return true;
	const isTold = binding.kind === 'param' || binding.path !== null;
	return call.args
		.slice(functions)
		.every(({ kind, text }) => kind === 'function' || !(isTold || text.startsWith(`${root}.`)));
}

const NAME = /^[\p{L}\p{N}_]{1,100}/u;

/** The handler, and what runs before it. */
function functionsOf(
	call: SeenCall,
	first: number,
	framework: Framework | null,
	file: FactFile,
): { attributes: Attributes; middleware: string[] } {
	const count = call.args.length;
	if (first < 0 || first >= count) return { attributes: {}, middleware: [] };
	if (framework?.answers !== 'last') {
		const { attributes, wrappers } = goHandler(call, first, file);
		const others = framework?.name === 'echo' ? namesOf(call, first + 1, count, file) : [];
		return { attributes, middleware: [...others, ...wrappers] };
	}
	const before = namesOf(call, first, count - 1, file);
	// Only so many arguments are known.
	if (call.argCount > count) return { attributes: {}, middleware: before };
	const { attributes, wrappers } = goHandler(call, count - 1, file);
	return { attributes, middleware: [...before, ...wrappers] };
}

/**
 * A route of gorilla's is put together in a chain, in any order: `r.Methods("GET").Path("/x").Handler(h)`.
 * It is told at the call that gives it its handler.
 */
function gorillaRoutes(call: SeenCall, router: Router, file: FactFile): Attributes[] {
	const isWhole = call.name === 'HandleFunc' || call.name === 'Handle';
	if (!isWhole && call.name !== 'Handler' && call.name !== 'HandlerFunc') return [];
	const chain = chainOf(call, file);
	const own = isWhole ? pathOf(call.args[0].text, call.scope, file) : null;
	const at = isWhole ? 1 : 0;
	if (own !== null && !isOwnPath(call, { methods: [], path: 0, functions: 1 }, own, file)) return [];
	if (call.args[at] === undefined) return [];
	const later = isWhole ? '' : (pathAfter(call, chain, file) ?? '');
	if (!isWhole && later === '' && !hasPathBefore(call, chain)) return [];
	const found = chain
		.filter(({ name }) => name === 'Methods')
		.flatMap(({ args }) => args.flatMap(({ text }) => methodsOf(text, call.scope, file)));
	const methods = found.length > 0 ? found : router.methods.length > 0 ? router.methods : ['ANY'];
	const path = joinPaths(router.prefix, own?.text ?? later);
	const { attributes, wrappers } = goHandler(call, at, file);
	return methods.map((method) => ({
		...base(router),
		method,
		path,
		...attributes,
		middleware: listed([...router.middleware, ...wrappers]),
	}));
}

function hasPathBefore({ end }: SeenCall, chain: readonly SeenCall[]): boolean {
	return chain.some((each) => each.end < end && (each.name === 'Path' || each.name === 'PathPrefix'));
}

function pathAfter({ end, scope }: SeenCall, chain: readonly SeenCall[], file: FactFile): string | null {
	const path = chain.find((each) => each.end > end && (each.name === 'Path' || each.name === 'PathPrefix'));
	return path?.args[0] === undefined ? null : pathOf(path.args[0].text, scope, file).text;
}
