import type { Attributes, FactFile, SeenCall } from '../../../../model/facts/rules.ts';
import { words } from '../../../../model/word-list.ts';
import { splitArguments } from '../../../shared/facts/literals.ts';
import { joinPaths } from '../../../shared/facts/routes.ts';
import { argumentPlace, assignedKey } from './assigned.ts';
import { calledAs } from './expressions.ts';
import { GORILLA, NET_HTTP, routerFramework } from './frameworks.ts';
import { namesOf } from './handlers.ts';
import { functionKey, keyOf } from './keys.ts';
import { pathOf, patternOf } from './paths.ts';
import { madeBy, type Router, routerOf } from './routers.ts';
import { takerOf } from './takers.ts';

/** Names of functions that put routers below others. */
export const MOUNT_NAMES: readonly string[] = words(
	'Group Party Route Mount With Use Subrouter NewRoute Handle Handler PathPrefix Path Methods',
);

export function mountsOf(call: SeenCall, file: FactFile): Attributes | null {
	switch (call.name) {
		case 'Mount':
			return mounted(call, file);
		case 'Handle':
		case 'Handler':
			return handled(call, file);
		case 'Group':
		case 'Route':
		case 'Party':
			return inFunction(call, file) ?? given(call, file);
		case 'With':
		case 'Use':
		case 'Subrouter':
			return given(call, file);
		default:
			return null;
	}
}

/** A router that is made of another and given to a name, or handed to a function. */
function given(call: SeenCall, file: FactFile): Attributes | null {
	if (file.text[call.end] === '.') return null;
	const made = madeBy(call, file);
	if (made === null || !(made.isMade || call.name === 'Subrouter')) return null;
	const target = assignedKey(call, file);
	if (target !== null) return target === made.key ? null : { ...attributesOf(made), target };
	const place = argumentPlace(call.start, file);
	const taker = place === null ? null : takerOf(place, call, file);
	return taker === null ? null : { ...attributesOf(made), ...taker };
}

function attributesOf({ framework, key, prefix, middleware }: Router): Attributes {
	return {
		framework: framework?.name,
		router: key,
		prefix,
		middleware: middleware.length === 0 ? null : middleware,
	};
}

/** `r.Route("/users", func(r chi.Router) {…})`, `r.Group(func(r chi.Router) {…})`, `r.Route("/x", users.Routes)`. */
function inFunction(call: SeenCall, file: FactFile): Attributes | null {
	const at = call.args.findIndex(({ kind }) => kind === 'function');
	const isRoute = call.name === 'Route' && call.args.length === 2;
	if (at < 0 && !isRoute) return null;
	const router = routerOf(call, file);
	if (router === null || (router.framework?.name !== 'chi' && router.framework?.name !== 'fiber'))
		return null;
	const [first] = call.args;
	const path = at === 0 ? '' : pathOf(first.text, call.scope, file).text;
	const attributes = attributesOf({ ...router, prefix: joinPaths(router.prefix, path) });
	if (at >= 0) {
		const { chunk } = file.target(call.argValues[at] ?? -1, call.scope);
		const lambda = file.chunk(chunk);
		return lambda === undefined ? null : { ...attributes, target: `${functionKey(lambda)}#0` };
	}
	const { text } = call.args[1];
	const called = calledAs(text);
	const place = { callee: called?.callee ?? text, start: call.start, index: 0 };
	const taker = takerOf(place, call, file, called === null ? '' : '()');
	return taker === null ? null : { ...attributes, ...taker };
}

/** `r.Mount("/users", usersRouter())` */
function mounted(call: SeenCall, file: FactFile): Attributes | null {
	const [path, what] = call.args;
	const router = what === undefined ? null : routerOf(call, file);
	if (router === null || (router.framework?.name !== 'chi' && router.framework?.name !== 'fiber'))
		return null;
	const prefix = joinPaths(router.prefix, pathOf(path.text, call.scope, file).text);
	const target = routerValue(what.text, call, file);
	return target === null ? null : { ...attributesOf({ ...router, prefix }), ...target };
}

const STRIPPED = /^http\.StripPrefix\(([\s\S]{0,900})\)$/;

/**
 * A router that is another's handler: `mux.Handle("/api/", http.StripPrefix("/api", api))`. It sees the
 * whole path unless the prefix is stripped.
 */
function handled(call: SeenCall, file: FactFile): Attributes | null {
	const written = call.args.at(-1);
	if (written === undefined || (written.kind !== 'identifier' && written.kind !== 'call')) return null;
	const stripped = STRIPPED.exec(written.text);
	const parts = stripped === null ? [] : splitArguments(stripped[1]);
	const inner = parts[1]?.text ?? written.text;
	const isName = /^[\p{L}\p{N}_.]{1,100}$/u.test(inner);
	const origin = isName && !inner.includes('.') ? file.origin(inner, call.scope) : null;
	const isRouter = origin !== null && routerFramework(origin) !== null;
	if (!isRouter && (stripped === null || isName)) return null;
	const router = routerOf(call, file);
	if (router === null || (router.framework !== NET_HTTP && router.framework !== GORILLA)) return null;
	if (call.name === 'Handle' && call.args.length !== 2) return null;
	const target = routerValue(inner, call, file);
	if (target === null) return null;
	const prefix = stripped === null ? '' : pathOf(parts[0].text, call.scope, file).text;
	return { ...attributesOf({ ...router, prefix: patternOf(prefix).path }), ...target };
}

/** The router that an expression is: a name, or what a function or method gives back. */
function routerValue(written: string, call: SeenCall, file: FactFile): Attributes | null {
	const called = calledAs(written);
	if (called === null) {
		const target = keyOf(written, call, file);
		return target === null ? null : { target };
	}
	return takerOf({ callee: called.callee, start: call.start, index: -1 }, call, file);
}

/** What `Use` adds to a router: names, and with fiber the path. */
export function middlewareOf(call: SeenCall, file: FactFile): Attributes | null {
	if (call.receiver === null || call.argCount === 0) return null;
	const router = routerOf(call, file);
	if (router === null || router.isMade || router.framework === NET_HTTP) return null;
	const isPathed = router.framework?.name === 'fiber' && call.args[0].kind === 'string';
	if (!isPathed && call.args.some(({ kind }) => kind === 'string' || kind === 'number')) return null;
	const names = namesOf(call, isPathed ? 1 : 0, call.args.length, file);
	if (names.length === 0) return null;
	return {
		framework: router.framework?.name,
		router: router.key,
		path: isPathed ? pathOf(call.args[0].text, call.scope, file).text : '',
		names,
	};
}
