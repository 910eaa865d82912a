import type { FactFile, SeenCall } from '../../../../model/facts/rules.ts';
import type { Binding } from '../../../../model/recorder.ts';
import { FRAMEWORK_MODULES, type Framework, frameworkOf } from './frameworks.ts';
import { functionAt } from './keys.ts';

const NAMED =
	/^(?:this\.)?#?_?(?:app|router|server|fastify|(?!mock|fake|stub|test)[\w$]{0,60}[a-z\d_](?:App|Router|Routes?|Server|Fastify))$/;
/** Libraries whose handlers for tests are written like routes. */
const MOCKS: readonly string[] = [
	'msw',
	'nock',
	'miragejs',
	'ember-cli-mirage',
	'pretender',
	'mockttp',
	'fetch-mock',
];
const FASTIFY: readonly string[] = ['fastify', 'fastify-plugin', '@fastify', 'fastify-type-provider-zod'];
const KOA: readonly string[] = ['koa', '@koa', 'koa-router', 'koa-compose', 'koa-body', 'koa-bodyparser'];
const HONO: readonly string[] = ['hono', '@hono'];

/** Whether a name is one that routers have. */
export function isRouterName(name: string): boolean {
	return NAMED.test(name);
}

const HONO_CONTEXT = /\bc\.(?:json|text|html|req|body|redirect|env|var)\b/;
const SERVED =
	/^_?(?:req|request)\b[^,)]{0,100},\s{0,20}_?(?:res|resp|response|rep|reply)\b(?!.{0,100}\bctx\b)/;

/**
 * The framework of a router that comes from elsewhere: a parameter or an import with the name of one, or
 * what is given functions of a request and a response.
 */
export function guessedFramework(
	root: string,
	call: SeenCall,
	isImported: boolean,
	file: FactFile,
): Framework | null {
	const params = handlerParams(call);
	const takesHandlers = call.name !== 'route' && call.name !== 'register';
	if (takesHandlers && file.importsFrom(MOCKS)) return null;
	const isVerb = takesHandlers && call.name !== 'use';
	const binding = root.startsWith('this.') ? null : file.binding(root, call.scope);
	const isScope = binding !== null && isPluginScope(binding, file);
	if (!(isVerb && SERVED.test(params)) && !isScope) {
		const after = call.start + root.length;
		const isDirect =
			call.receiver === root ||
			/^\s{0,80}\.\s{0,8}[a-z]{1,12}\s{0,8}\(/.test(file.text.slice(after, after + 120));
		if (!isDirect || !isRouterLike(root, binding, isImported, file)) return null;
	}
	if (isScope || /,\s{0,20}_?(?:rep|reply)\b/.test(params)) return 'fastify';
	if (/^c\b/.test(params) && HONO_CONTEXT.test(call.args.at(-1)?.text ?? '')) return 'hono';
	return /^_?ctx\b/.test(params) ? 'koa' : frameworkByName(root, binding?.type ?? null, file);
}

/** The framework that a router's name, its type or the imports around it speak of. */
export function frameworkByName(name: string, type: string | null, file: FactFile): Framework {
	if (/fastify/i.test(name) || /fastify/i.test(type ?? '') || file.importsFrom(FASTIFY)) return 'fastify';
	if (/koa/i.test(type ?? '') || file.importsFrom(KOA)) return 'koa';
	return /hono/i.test(type ?? '') || file.importsFrom(HONO) ? 'hono' : 'express';
}

function isRouterLike(root: string, binding: Binding | null, isImported: boolean, file: FactFile): boolean {
	const isNamed = NAMED.test(root);
	if (binding?.kind === 'param') return isNamed || (binding.index === 0 && file.importsFrom(FASTIFY));
	return isNamed && (isImported || file.importsFrom(FRAMEWORK_MODULES));
}

/** The parameter of a function that is registered where it is written: `app.register(async (scope) => …)`. */
function isPluginScope({ kind, index, start }: Binding, file: FactFile): boolean {
	const around = kind === 'param' && index === 0 ? functionAt(start, file) : null;
	if (around === null || around.name !== null) return false;
	return /\.register\(\s{0,80}(?:\w{1,40}\(\s{0,8})?$/.test(
		file.text.slice(Math.max(0, around.start - 160), around.start),
	);
}

/** Parameters of a function written as the last argument; '' when it is none. */
function handlerParams({ args }: SeenCall): string {
	const last = args.at(-1);
	if (last?.kind !== 'function') return '';
	return /^(?:async\s{0,8})?(?:function\b[^(]{0,100})?\(?\s{0,40}([^)]{0,200})/.exec(last.text)?.[1] ?? '';
}

/** Whether the text has to do with a framework of servers at all. */
export function isServerFile(file: FactFile): boolean {
	return file.imports.some(({ module }) => module !== null && frameworkOf(module) !== null);
}
