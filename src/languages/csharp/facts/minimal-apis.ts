import type { Attributes, CallRule, FactFile, SeenCall } from '../../../model/facts/rules.ts';
import { route, routeMount } from '../../../model/facts/web.ts';
import { words } from '../../../model/word-list.ts';
import { argumentAt } from '../../shared/facts/literals.ts';
import { rooted, routed } from '../../shared/facts/rooted.ts';
import { handlerOf, joinPaths } from '../../shared/facts/routes.ts';
import { controlsIn, controlsOf } from './aspnet-controls.ts';
import { assignedName, methodsIn, pathText, placeOf, routerOf } from './endpoint-places.ts';

const METHOD_OF: Readonly<Record<string, string>> = {
	MapGet: 'GET',
	MapPost: 'POST',
	MapPut: 'PUT',
	MapDelete: 'DELETE',
	MapPatch: 'PATCH',
};

/** `app.MapGet("/users", List)`, with the groups of its own statement in the path. */
export const MINIMAL_ENDPOINTS: CallRule = {
	fact: route,
	on: 'call',
	names: [...Object.keys(METHOD_OF), 'MapMethods'],
	via: ['call'],
	find(call, file, tell) {
		const methods =
			call.name === 'MapMethods' ? methodsIn(call.argValues[1] ?? -1, file) : [METHOD_OF[call.name]];
		if (call.receiver === null) return;
		const isTurned = call.name !== 'MapMethods' && isMethod(call, file);
		const handler = isTurned ? 0 : call.name === 'MapMethods' ? 2 : 1;
		const pattern = argumentAt(call, isTurned ? 1 : 0, 'pattern');
		const path = isTurned && pattern < 0 ? '' : pathText(call, pattern, file);
		if (path === null || call.argCount <= handler) return;
		const { prefix, router } = placeOf(call, file);
		const handled = handlerOf(call, handler, file);
		const middleware = [
			...controlsOf(file.chunk(Number(handled.handler_chunk ?? -1))),
			...controlsIn(file.linksAfter(call), file),
		];
		for (const method of methods) {
			tell(
				{
					framework: 'aspnet',
					method,
					path: routed(joinPaths(prefix, path), router),
					router,
					...handled,
					middleware: middleware.length > 0 ? middleware : null,
				},
				{ start: call.nameStart, end: call.end },
			);
		}
	},
};

/** Programs that have the handler first, and the pattern behind it or not at all: `MapGet(List)`. */
function isMethod(call: SeenCall, file: FactFile): boolean {
	if (call.args[0]?.kind !== 'identifier' || call.argCount > 2) return false;
	return file.chunk(file.target(call.argValues[0] ?? -1, call.scope).chunk)?.kind === 'method';
}

/** Endpoints that something else than a handler for one method answers: hubs, health checks, routes by convention. */
export const OTHER_ENDPOINTS: CallRule = {
	fact: route,
	on: 'call',
	names: words(`
		MapControllerRoute MapAreaControllerRoute MapDefaultControllerRoute MapHub MapHealthChecks
		MapForwarder Map`),
	via: ['call'],
	find(call, file, tell) {
		if (call.name === 'Map' && !isHandler(call)) return;
		const written = otherPath(call, file);
		if (written === null || call.receiver === null) return;
		const { prefix, router } = placeOf(call, file);
		const middleware = controlsIn(file.linksAfter(call), file);
		const hub = call.name === 'MapHub' ? /<\s{0,4}([\w.]{1,100})\s{0,4}>/.exec(call.callee)?.[1] : null;
		const attributes: Attributes = {
			framework: 'aspnet',
			method: 'ANY',
			path: routed(joinPaths(prefix, written), router),
			router,
			handler: hub,
			middleware: middleware.length > 0 ? middleware : null,
		};
		tell(attributes, { start: call.nameStart, end: call.end });
	},
};

/** `app.Map("/", () => …)`. A lambda that names its parameter alone is given a branch of the pipeline. */
function isHandler({ args, argCount }: SeenCall): boolean {
	if (argCount !== 2 || args[1]?.kind !== 'function') return false;
	return /^(?:async\s{1,4})?\(\s{0,40}(?:\)|\[|(?!IApplicationBuilder\b)[\w.<>?]{1,100}\s{1,4}\w)/.test(
		args[1].text,
	);
}

function otherPath(call: SeenCall, file: FactFile): string | null {
	switch (call.name) {
		case 'MapDefaultControllerRoute':
			return '{controller=Home}/{action=Index}/{id?}';
		case 'MapControllerRoute':
			return pathText(call, argumentAt(call, 1, 'pattern'), file);
		case 'MapAreaControllerRoute':
			return pathText(call, argumentAt(call, 2, 'pattern'), file);
		default:
			return pathText(call, argumentAt(call, 0, 'pattern'), file);
	}
}

/** `var users = app.MapGroup("/users")`: what is registered on the variable is below the prefix. */
export const ENDPOINT_GROUPS: CallRule = {
	fact: routeMount,
	on: 'call',
	names: ['MapGroup', 'NewVersionedApi'],
	via: ['call'],
	find(call, file, tell) {
		if (call.receiver === null) return;
		const name = assignedName(file.text, call.start);
		const target = name === null ? null : routerOf(name, call.scope, file);
		const path = call.name === 'MapGroup' ? pathText(call, 0, file) : '';
		// Where another group follows in the chain, that one has the prefixes of both.
		const links = file.linksAfter(call);
		if (target === null || path === null || links.some((link) => link.name === 'MapGroup')) return;
		const { prefix, router } = placeOf(call, file);
		const whole = joinPaths(prefix, path);
		const middleware = controlsIn(links, file);
		tell({
			framework: 'aspnet',
			router,
			prefix: whole === '' ? '' : rooted(whole),
			target,
			middleware: middleware.length > 0 ? middleware : null,
		});
	},
};
