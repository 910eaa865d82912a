import type { Attributes, FactFile, SeenCall } from '../../../../model/facts/rules.ts';
import { chainOf } from '../../../shared/facts/chains.ts';
import { joinPaths } from '../../../shared/facts/routes.ts';
import { argumentsOf, sinkOf } from './chains.ts';
import { calledPath, functionTarget, handlerNamed, nameOf, pathText } from './names.ts';
import { keyOfBinding, type Router, routerOf } from './routers.ts';
import { type Step, stepsOf } from './steps.ts';

const VERBS: ReadonlySet<string> = new Set(['get', 'post', 'put', 'patch', 'delete', 'head', 'trace']);

interface Answer {
	method: string;
	handler: string;
	middleware: string[];
}

/** `web::get().to(list)`, `web::route().guard(guard::Post()).to(create)`; null for anything else. */
function answerOf(expression: string): Answer | null {
	const steps = stepsOf(expression);
	if (steps === null) return null;
	const [first, ...rest] = steps;
	if (first.name === 'to' && first.args.length === 1) {
		return { method: 'ANY', handler: first.args[0].text, middleware: [] };
	}
	const isVerb = VERBS.has(first.name) && first.args.length === 0;
	if (!isVerb && first.name !== 'route' && first.name !== 'method') return null;
	const to = rest.find(({ name }) => name === 'to' || name === 'service');
	if (to?.args[0] === undefined) return null;
	return {
		method: isVerb ? first.name.toUpperCase() : (methodIn(steps) ?? 'ANY'),
		handler: to.args[0].text,
		middleware: rest.flatMap(({ name, args }) =>
			name === 'wrap' && args.length === 1 ? [nameOf(args[0].text)] : [],
		),
	};
}

function methodIn(steps: readonly Step[]): string | null {
	for (const { name, args } of steps) {
		const written = args[0]?.text ?? '';
		if (name === 'method') return /Method::([A-Z]{3,10})$/.exec(written)?.[1] ?? null;
		const guard =
			name === 'guard'
				? /(?:^|::)(Get|Post|Put|Patch|Delete|Head|Options|Trace|Connect)\(\)$/.exec(written)
				: null;
		if (guard !== null) return guard[1].toUpperCase();
	}
	return null;
}

/** `.route("/users", web::get().to(list))`, and of a resource `.route(web::get().to(list))` and `.to(list)`. */
export function actixRoutes(call: SeenCall, file: FactFile): Attributes | null {
	const args = argumentsOf(call, file);
	if (args.length === 0 || args.length > 2) return null;
	const router = routerOf(call, file);
	if (router === null || router.framework === 'axum') return null;
	const isResource = router.root.kind === 'resource';
	if ((args.length === 1) !== isResource) return null;
	const last = args[args.length - 1].text;
	const answer =
		call.name === 'to'
			? { method: methodIn(stepsBefore(call, file)) ?? 'ANY', handler: last, middleware: [] }
			: answerOf(last);
	if (answer === null || (call.name === 'to' && !isResource)) return null;
	const path = isResource ? resourcePath(call, file) : pathText(args[0].text, call.scope, file);
	if (path === null) return null;
	const middleware = [...(isResource ? wrapped(call, file) : []), ...answer.middleware];
	return {
		framework: 'actix',
		method: answer.method,
		path,
		router: router.key,
		...handlerNamed(answer.handler, call.scope, file),
		middleware: middleware.length === 0 ? null : middleware,
	};
}

function stepsBefore(call: SeenCall, file: FactFile): Step[] {
	return stepsOf(file.text.slice(call.start, call.end)) ?? [];
}

/** The path of the resource that a chain begins with. */
function resourcePath(call: SeenCall, file: FactFile): string | null {
	const [made] = chainOf(call, file);
	if (made.name !== 'resource') return null;
	const [path] = argumentsOf(made, file);
	return path === undefined ? null : pathText(path.text, call.scope, file);
}

function wrapped(call: SeenCall, file: FactFile): string[] {
	return chainOf(call, file)
		.filter(({ name }) => name === 'wrap')
		.flatMap((wrap) => argumentsOf(wrap, file).map(({ text }) => nameOf(text)));
}

/** `web::scope("/api")` is put below what takes it. */
export function actixScope(call: SeenCall, file: FactFile): Attributes | null {
	const router = routerOf(call, file);
	if (router?.root.kind !== 'scope' || chainOf(call, file)[0] !== call) return null;
	const [path] = argumentsOf(call, file);
	if (path === undefined) return null;
	const sink = sinkOf(call, file);
	const around = sink.to === 'argument' ? routerOf(sink.of, file)?.key : sinkKey(sink, call, file);
	const prefix = joinPaths('', pathText(path.text, call.scope, file));
	return { framework: 'actix', router: around ?? null, prefix, target: router.key };
}

function sinkKey(sink: ReturnType<typeof sinkOf>, call: SeenCall, file: FactFile): string | null {
	if (sink.to === 'function') return sink.key;
	if (sink.to !== 'name') return null;
	const binding = file.binding(sink.name, call.scope);
	return binding === null ? null : keyOfBinding(binding, file);
}

/** `.service(list)`, `.service(users::routes())`: what has its own path. */
export function actixService(call: SeenCall, file: FactFile): Attributes | null {
	const [what, ...more] = argumentsOf(call, file);
	if (what === undefined || more.length > 0) return null;
	const router = routerOf(call, file);
	if (router === null || !isActix(router)) return null;
	const target = serviceValue(what.text, call, file);
	return target === null ? null : { framework: 'actix', router: router.key, prefix: '', ...target };
}

function isActix({ framework, root }: Router): boolean {
	return framework === 'actix' && root.kind !== 'resource';
}

function serviceValue(written: string, call: SeenCall, file: FactFile): Attributes | null {
	const called = calledPath(written);
	const path = called ?? written;
	if (/::(?:new|with_\w{1,60})$/.test(path)) return null;
	if (!/(?:^|::)[a-z_]\w{0,100}$/.test(path) || /^(?:(?:actix_web::)?web::)?(?:scope|resource)$/.test(path))
		return null;
	const binding = path.includes('::') ? null : file.binding(path, call.scope);
	if (binding !== null && (binding.kind === 'let' || binding.kind === 'param')) {
		return { target: keyOfBinding(binding, file) };
	}
	const target = functionTarget(path, called === null ? '' : '()', call.scope, file);
	// `web::redirect(…)` and the like are no function of the program.
	return typeof target?.module === 'string' && target.module.startsWith('actix') ? null : target;
}

/** `.configure(users::config)`, `.configure(|cfg| {…})` */
export function actixConfigured(call: SeenCall, file: FactFile): Attributes | null {
	const [what] = argumentsOf(call, file);
	const router = what === undefined ? null : routerOf(call, file);
	if (router === null || !isActix(router)) return null;
	const target = configurer(what.text, what.start, call, file);
	return target === null ? null : { framework: 'actix', router: router.key, prefix: '', ...target };
}

/** A closure that only hands on, `|cfg| users::config(cfg, &limits)`, is what it calls. */
function configurer(written: string, start: number, call: SeenCall, file: FactFile): Attributes | null {
	const handed =
		/^(?:move\s{1,4})?\|\s{0,4}(\w{1,40})\s{0,4}\|\s{0,200}([\w:]{1,200})\(\s{0,40}(?:&mut\s{1,4})?\1\b[\s\S]{0,400}\)$/.exec(
			written,
		);
	if (handed !== null) return functionTarget(handed[2], '#0', call.scope, file);
	if (/^(?:move\s{1,4})?\|/.test(written)) {
		const lambda = file.chunks.find((chunk) => chunk.start === start && chunk.kind === 'lambda');
		return lambda === undefined ? null : { target: `${lambda.start}#0` };
	}
	const path = calledPath(written);
	return path === null
		? functionTarget(written, '#0', call.scope, file)
		: functionTarget(path, '()#0', call.scope, file);
}

/** `.wrap(Logger::default())` of an application or a scope; a resource has it with its routes. */
export function actixMiddleware(call: SeenCall, file: FactFile): Attributes | null {
	const router = routerOf(call, file);
	if (router === null || !isActix(router)) return null;
	const [what] = argumentsOf(call, file);
	if (what === undefined) return null;
	return { framework: 'actix', router: router.key, path: '', names: [nameOf(what.text)] };
}
