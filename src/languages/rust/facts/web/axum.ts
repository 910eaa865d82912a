import type { Attributes, FactFile, SeenCall } from '../../../../model/facts/rules.ts';
import { chainOf } from '../../../shared/facts/chains.ts';
import { argumentsOf, rootAt, sinkOf } from './chains.ts';
import { calledPath, functionTarget, handlerNamed, nameOf, pathText } from './names.ts';
import { keyOfBinding, keyOfMade, type Router, routerOf } from './routers.ts';
import type { Part } from './scan.ts';
import { type Step, stepsOf } from './steps.ts';

const VERB = /^(get|post|put|delete|patch|head|options|trace|connect|any|on)(?:_service|_with)?$/;

interface Answer {
	method: string;
	handler: string;
}

/** What a method router says: `get(list).post(create).layer(auth)`; null when the expression is none. */
function methodRouter(
	expression: string,
	file: FactFile,
): { answers: Answer[]; middleware: string[] } | null {
	const steps = stepsOf(expression);
	if (steps === null) return null;
	const answers: Answer[] = [];
	const middleware: string[] = [];
	for (const step of steps) {
		if (step.name === 'layer' || step.name === 'route_layer')
			middleware.push(...layersOf(step.args[0]?.text ?? ''));
		const verb = VERB.exec(importedAs(step.name, file))?.[1];
		if (verb === undefined || step.args.length === 0) {
			if (answers.length === 0) return null;
			continue;
		}
		answers.push(...answersOf(verb, step));
	}
	return answers.length === 0 ? null : { answers, middleware };
}

/** `use axum::routing::get as axum_get` */
function importedAs(name: string, file: FactFile): string {
	if (VERB.test(name)) return name;
	const spec = file.imports.find(({ local }) => local === name);
	return spec?.module?.startsWith('axum') ? spec.imported : name;
}

function answersOf(verb: string, { args }: Step): Answer[] {
	if (verb !== 'on') return [{ method: verb.toUpperCase(), handler: args[0].text }];
	const methods = [...args[0].text.matchAll(/MethodFilter::([A-Z]{3,10})/g)].map(([, method]) => method);
	return methods.map((method) => ({ method, handler: args[1]?.text ?? '' }));
}

/** The routes of `.route("/users", get(list).post(create))`, one a method. */
export function axumRoutes(call: SeenCall, file: FactFile): Attributes[] {
	const [path, what] = argumentsOf(call, file);
	if (what === undefined) return [];
	const router = routerOf(call, file);
	if (router === null || router.framework === 'actix') return [];
	const isLiteral = /^r?#{0,2}"/.test(path.text);
	const base = { framework: 'axum', router: router.key, path: pathText(path.text, call.scope, file) };
	const found = methodRouter(what.text, file);
	if (found === null) {
		if (router.framework !== 'axum' || !isLiteral) return [];
		return [
			{ ...base, method: 'ANY', ...handlerNamed(calledPath(what.text) ?? what.text, call.scope, file) },
		];
	}
	if (router.framework === null && !(isLiteral && base.path.startsWith('/'))) return [];
	return found.answers.map(({ method, handler }) => ({
		...base,
		method,
		...handlerNamed(handler, call.scope, file),
		middleware: found.middleware.length === 0 ? null : found.middleware,
	}));
}

/** Whether a chain is one of a router: what made it says so, or what it registers. */
function isSure(call: SeenCall, { framework }: Router, file: FactFile): boolean {
	if (framework === 'axum') return true;
	const chain = chainOf(call, file);
	if (chain.some((each) => each.name === 'route' && axumRoutes(each, file).length > 0)) return true;
	const sink = sinkOf(call, file);
	if (sink.to !== 'argument' || (sink.of.name !== 'nest' && sink.of.name !== 'merge')) return false;
	const outer = routerOf(sink.of, file);
	return outer !== null && isSureOuter(sink.of, outer, file);
}

function isSureOuter(call: SeenCall, { framework }: Router, file: FactFile): boolean {
	return (
		framework === 'axum' ||
		chainOf(call, file).some((each) => each.name === 'route' && axumRoutes(each, file).length > 0)
	);
}

/** `.nest("/api", users::router())`, `.merge(admin)` */
export function axumMount(call: SeenCall, file: FactFile): Attributes | null {
	const args = argumentsOf(call, file);
	const isMerge = call.name === 'merge';
	const what = args[isMerge ? 0 : 1];
	if (what === undefined || args.length !== (isMerge ? 1 : 2)) return null;
	const router = routerOf(call, file);
	if (router === null || router.framework === 'actix' || !isSure(call, router, file)) return null;
	// A service is a router only if it is made as one.
	if (call.name === 'nest_service' && rootAt(file.text, what.start)?.kind !== 'new') return null;
	const target = routerValue(what, call, file);
	if (target === null) return null;
	const prefix = isMerge ? '' : pathText(args[0].text, call.scope, file);
	return { framework: 'axum', router: router.key, prefix, ...target };
}

/** The router that an expression is: one made in place, a variable, or what a function gives back. */
function routerValue(what: Part, call: SeenCall, file: FactFile): Attributes | null {
	const path = calledPath(what.text);
	const root = rootAt(file.text, what.start);
	if (root?.kind === 'new') return { target: `router@${what.start}` };
	if (path !== null) return functionTarget(path, '()', call.scope, file);
	const name = /^[a-z_]\w{0,100}$/.test(what.text) ? what.text : root?.kind === 'name' ? root.text : null;
	if (name !== null) {
		if (name.startsWith('self.')) return { target: name };
		const binding = file.binding(name, call.scope);
		return binding === null ? null : { target: keyOfBinding(binding, file) };
	}
	if (root?.kind !== 'call') return null;
	// `users::router().layer(auth)`: what is done to it is known only if the chain is.
	const isKnown = file.calls.some(({ start }) => start === what.start);
	return isKnown ? { target: `router@${what.start}` } : functionTarget(root.text, '()', call.scope, file);
}

/**
 * That a chain goes on with another router: `users::router().layer(auth)` with what the function gives back,
 * `let api = public.merge(private)` with the one that `public` holds.
 */
export function axumContinued(call: SeenCall, file: FactFile): Attributes | null {
	if (chainOf(call, file)[0] !== call) return null;
	const router = routerOf(call, file);
	if (router === null || router.framework === 'actix' || !isSure(call, router, file)) return null;
	const { root, key } = router;
	if (root.kind === 'call') {
		const target = functionTarget(root.text, '()', call.scope, file);
		return target === null ? null : { framework: 'axum', router: key, prefix: '', ...target };
	}
	const made = root.kind === 'name' ? keyOfMade(call, file) : null;
	return made === null || made === key ? null : { framework: 'axum', router: made, prefix: '', target: key };
}

/** `.nest_service("/assets", ServeDir::new("assets"))`, `.route_service("/x", service)` */
export function axumService(call: SeenCall, file: FactFile): Attributes | null {
	const [path, what] = argumentsOf(call, file);
	if (what === undefined) return null;
	const router = routerOf(call, file);
	if (router === null || router.framework === 'actix' || !isSure(call, router, file)) return null;
	if (rootAt(file.text, what.start)?.kind === 'new') return null;
	return {
		framework: 'axum',
		method: 'ANY',
		path: pathText(path.text, call.scope, file),
		router: router.key,
		handler: nameOf(what.text),
	};
}

/** The names in `ServiceBuilder::new().layer(a).layer(b)`, or of one layer. */
function layersOf(expression: string): string[] {
	if (!/^(?:[a-z_]\w{0,60}::){0,4}ServiceBuilder::new\(/.test(expression))
		return expression === '' ? [] : [nameOf(expression)];
	const steps = stepsOf(expression) ?? [];
	return steps.flatMap(({ name, args }) =>
		name === 'layer' && args.length === 1 ? [nameOf(args[0].text)] : [],
	);
}

/** `.layer(auth)`, `.route_layer(auth)` */
export function axumMiddleware(call: SeenCall, file: FactFile): Attributes | null {
	if (!/\.\s{0,200}$/.test(file.text.slice(Math.max(call.start, call.nameStart - 200), call.nameStart)))
		return null;
	const router = routerOf(call, file);
	if (router === null || router.framework === 'actix' || !isSure(call, router, file)) return null;
	const [layer] = argumentsOf(call, file);
	const names = layer === undefined ? [] : layersOf(layer.text);
	return names.length === 0 ? null : { framework: 'axum', router: router.key, path: '', names };
}
