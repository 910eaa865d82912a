import type { Origin } from '../../../../model/facts/rules.ts';

export type Framework = 'express' | 'fastify' | 'koa' | 'hono' | 'restify' | 'polka' | 'hapi' | 'nest';

/** What brings routers of a framework: its module, and what of it makes or is one. */
interface RouterSource {
	framework: Framework;
	modules: readonly string[];
	/** Names whose value, result or instance takes routes; `default` and `*` are the module itself. */
	names: ReadonlySet<string>;
}

const SOURCES: readonly RouterSource[] = [
	{
		framework: 'express',
		modules: [
			'express',
			'express-serve-static-core',
			'express-promise-router',
			'express-ws',
			'ultimate-express',
			'hyper-express',
			'router',
		],
		names: new Set([
			'default',
			'*',
			'express',
			'Express',
			'Router',
			'IRouter',
			'Application',
			'PromiseRouter',
			'Server',
		]),
	},
	{
		framework: 'fastify',
		modules: ['fastify'],
		names: new Set(['default', '*', 'fastify', 'Fastify', 'FastifyInstance']),
	},
	{
		framework: 'koa',
		modules: ['koa', '@koa/router', 'koa-router', 'koa-better-router', 'koa-joi-router', 'koa-zod-router'],
		names: new Set(['default', '*', 'Koa', 'Router', 'KoaRouter', 'Application']),
	},
	{
		framework: 'hono',
		modules: ['hono', '@hono/zod-openapi', '@hono/hono', 'hono-openapi'],
		names: new Set(['Hono', 'OpenAPIHono', 'HonoBase', 'createFactory']),
	},
	{ framework: 'restify', modules: ['restify'], names: new Set(['default', '*', 'createServer', 'Server']) },
	{
		framework: 'hapi',
		modules: ['@hapi/hapi', 'hapi'],
		names: new Set(['default', '*', 'Server', 'server']),
	},
	{
		framework: 'nest',
		modules: ['@nestjs/core', '@nestjs/common', '@nestjs/platform-express', '@nestjs/platform-fastify'],
		names: new Set(['NestFactory', 'INestApplication', 'NestExpressApplication', 'NestFastifyApplication']),
	},
	{ framework: 'polka', modules: ['polka', '@polka/core'], names: new Set(['default', '*', 'polka']) },
];

export const FRAMEWORK_MODULES: readonly string[] = SOURCES.flatMap(({ modules }) => modules);

/** `jsr:@hono/hono@4`, `npm:express@4`, `https://deno.land/x/hono@v3/mod.ts`. */
const REGISTRY = /^(?:jsr:|npm:|https?:\/\/(?:deno\.land\/x|esm\.sh|cdn\.skypack\.dev)\/)/;

function plainModule(module: string): string {
	if (!REGISTRY.test(module)) return module;
	return module.replace(REGISTRY, '').replace(/(.)@[^/]{1,40}/, '$1');
}

function isOf(module: string, source: RouterSource): boolean {
	return source.modules.some((name) => module === name || module.startsWith(`${name}/`));
}

/** The framework whose module this is. */
export function frameworkOf(module: string): Framework | null {
	const plain = plainModule(module);
	return SOURCES.find((source) => isOf(plain, source))?.framework ?? null;
}

/** The members of a chain of calls, when each gives back a router or a part of one. */
export function isRouterChain(members: readonly string[]): boolean {
	return members.every((name) => CHAINED.has(name));
}

/** Members that give back a router, or a part of one, when they are called. */
const CHAINED: ReadonlySet<string> = new Set([
	'Router',
	'Server',
	'server',
	'application',
	'createServer',
	'createApp',
	'create',
	'route',
	'basePath',
	'withTypeProvider',
	'use',
	'on',
	'param',
	'prefix',
	'set',
	'onError',
	'notFound',
	'openapi',
	'register',
	'addHook',
	'decorate',
	'after',
	'all',
	'get',
	'post',
	'put',
	'patch',
	'delete',
	'del',
	'head',
	'options',
	'mount',
]);

/**
 * The framework of a router that is behind an origin: `express()`, `Router().route()`, a parameter that
 * is declared to be one. A request, a context or a cookie jar of the same module is none.
 */
export function routerFramework(origin: Origin): Framework | null {
	const module = plainModule(origin.module);
	const source = SOURCES.find((candidate) => isOf(module, candidate));
	if (source === undefined) return null;
	const [first, ...rest] = origin.path.split('.');
	if (!source.names.has(uncalled(first))) return null;
	const isRouter = rest.every((step) => {
		const name = uncalled(step);
		return source.names.has(name) || (step !== name && CHAINED.has(name));
	});
	return isRouter ? source.framework : null;
}

function uncalled(step: string): string {
	return step.replace(/[()]{2,8}$/, '');
}

/** A module of the same project, as far as its name tells: relative, or through an alias. */
export function isOwnModule(module: string): boolean {
	return /^(?:\.|\/|@\/|~|#|src\/|app\/|@[\w-]{1,60}\/[\w.-]{1,60}\/|@(?:app|src|api|server|root|lib|modules|routes)\/)/.test(
		module,
	);
}
