import type { CallRule, FactFile, SeenCall } from '../../../model/facts/rules.ts';
import { route } from '../../../model/facts/web.ts';
import type { Arg } from '../../../model/recorder.ts';
import { words } from '../../../model/word-list.ts';
import { callNesting } from './call-nesting.ts';
import { rooted } from './rooted.ts';
import { handlerOf, joinPaths } from './routes.ts';
import { valuesWithin } from './values-within.ts';
import { argumentString } from './written-strings.ts';

const FUNCTIONAL = words(`
	org.springframework.web.reactive.function.server org.springframework.web.servlet.function
	org.springdoc.webflux.core.fn org.springdoc.webmvc.core.fn`);
const METHODS = ['GET', 'POST', 'PUT', 'DELETE', 'PATCH', 'HEAD', 'OPTIONS'];

/**
 * Router functions: `route().GET("/users", users::list)`, `route(GET("/users"), users::list)` and the
 * router DSL of Kotlin. Prefixes of `path` and `nest` around a route are in its path.
 */
export const SPRING_ROUTER_FUNCTIONS: CallRule = {
	fact: route,
	on: 'call',
	// The last ones are asked for because routes stand inside of them.
	names: [...METHODS, 'route', 'andRoute', 'nest', 'path'],
	find(call, file, tell) {
		if (!METHODS.includes(call.name) || !file.importsFrom(FUNCTIONAL)) return;
		const path = routePath(call, file);
		if (path === null) return;
		const around = callsWith(call, file);
		const isPredicate = call.argCount === 1 && !isHandlerWritten(call.args[0]);
		const wrapper = isPredicate ? around.find(({ name }) => /^(?:route|andRoute)$/.test(name)) : call;
		if (wrapper === undefined) return;
		tell(
			{
				framework: 'spring',
				method: call.name,
				path: rooted(joinPaths(prefixAround(call, around, file), path)),
				...handlerOf(wrapper, handlerPlace(wrapper), file),
			},
			// A chain of routes begins at one place.
			{ start: call.nameStart, end: call.end },
		);
	},
};

/** `.GET("/x", …)`, `.GET(path("/x").and(…), …)`, or `.GET(users::list)` for what is around it. */
function routePath(call: SeenCall, file: FactFile): string | null {
	const { args, argValues, receiver, scope } = call;
	if (args.length === 0) return null;
	if (isHandlerWritten(args[0])) return receiver === null ? null : '';
	const path = pathIn(argValues[0], scope, file);
	return path === undefined ? argumentString(call, 0, file) : argumentString(path, 0, file);
}

/** The `path("/x")` of a predicate. */
function pathIn(value: number, scope: number, file: FactFile): SeenCall | undefined {
	return valuesWithin(value, scope, file)
		.flatMap((each) => file.callAt(each.value) ?? [])
		.find(({ name }) => name === 'path');
}

function isHandlerWritten({ kind, text }: Arg): boolean {
	return kind === 'function' || (kind === 'member' && text.includes('::'));
}

/** A predicate may stand between the path and the handler; what describes the operation stands behind. */
function handlerPlace({ args }: SeenCall): number {
	const written = args.findIndex(isHandlerWritten);
	if (written >= 0) return written;
	const named = args.findIndex(({ kind }, at) => at > 0 && (kind === 'member' || kind === 'identifier'));
	return named < 0 ? 1 : named;
}

/** The calls that have it among their arguments: those of a chain that goes on behind do not. */
function callsWith(call: SeenCall, file: FactFile): SeenCall[] {
	return callNesting(file)
		.around(call)
		.filter(({ nameStart }) => nameStart < call.nameStart);
}

function prefixAround(call: SeenCall, around: readonly SeenCall[], file: FactFile): string {
	let prefix = '';
	for (const outer of around) prefix = joinPaths(prefixOf(outer, file), prefix);
	const nested = nestingOf(call, file);
	if (nested === undefined) return prefix;
	for (const outer of [nested, ...callsWith(nested, file)]) prefix = joinPaths(prefixOf(outer, file), prefix);
	return prefix;
}

/** The `nest(path("/x"), inner())` of this file that takes in the routes of the method the call is in. */
function nestingOf(call: SeenCall, file: FactFile): SeenCall | undefined {
	const method = file.around(call.chunk).find(({ kind }) => kind === 'method')?.name;
	if (!method) return undefined;
	return file.calls.find(({ name, args, argCount, chunk }) => {
		const taken = args[argCount - 1]?.text;
		if (name !== 'nest' || (taken !== `${method}()` && taken !== `this::${method}`)) return false;
		return file.around(chunk).every((outer) => outer.name !== method);
	});
}

function prefixOf(call: SeenCall, file: FactFile): string {
	const { name, argCount, argValues, calleeValue, scope } = call;
	if (name === 'path') return argCount > 1 ? (argumentString(call, 0, file) ?? '') : '';
	if (name !== 'nest') return '';
	const predicate = argCount > 1 ? argValues[0] : file.operation(calleeValue).a;
	const literal = file.string(predicate);
	if (literal !== null) return literal;
	const path = pathIn(predicate, scope, file);
	if (path !== undefined) return argumentString(path, 0, file) ?? '';
	const strings = valuesWithin(predicate, scope, file).flatMap(({ value }) => file.string(value) ?? []);
	return strings.find((text) => text.startsWith('/')) ?? '';
}
