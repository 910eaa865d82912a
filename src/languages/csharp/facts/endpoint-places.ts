import type { FactFile, SeenCall } from '../../../model/facts/rules.ts';
import { chainOf } from '../../shared/facts/chains.ts';
import { joinPaths, routerKey } from '../../shared/facts/routes.ts';
import { itemsOf } from '../../shared/facts/security/given.ts';
import { argumentString } from '../../shared/facts/written-strings.ts';

/** What a call of the endpoint builder is registered on, and the groups that its chain opens before it. */
export function placeOf(call: SeenCall, file: FactFile): { prefix: string; router: string | null } {
	let prefix = '';
	for (const before of chainOf(call, file)) {
		if (before.nameStart >= call.nameStart || before.name !== 'MapGroup') continue;
		prefix = joinPaths(prefix, pathText(before, 0, file) ?? '');
	}
	const root = /^\s{0,8}([A-Za-z_]\w{0,100})/.exec(call.receiver ?? '')?.[1];
	return { prefix, router: root === undefined ? null : routerOf(root, call.scope, file) };
}

/** The key of a variable or parameter; null for the application as a whole. */
export function routerOf(name: string, scope: number, file: FactFile): string | null {
	const binding = file.binding(name, scope);
	// `app.UseEndpoints(endpoints => endpoints.MapGet(…))`
	if (binding?.kind === 'param' && isLambdaParam(binding.start, file)) return null;
	return routerKey(name, scope, file) ?? name;
}

function isLambdaParam(at: number, file: FactFile): boolean {
	let innermost = null;
	for (const chunk of file.chunks) {
		if (chunk.start > at) break;
		if (chunk.end > at) innermost = chunk;
	}
	return innermost?.kind === 'lambda';
}

/** The pattern that an argument gives; null when it is none: a handler may stand there, too. */
export function pathText(call: SeenCall, at: number, file: FactFile): string | null {
	const arg = call.args[at];
	if (arg?.kind === 'identifier' && file.binding(arg.text, call.scope) === null) return null;
	return argumentString(call, at, file);
}

const METHOD = /^(?:get|post|put|delete|patch|head|options|trace)$/i;

/** The methods of `new[] { "GET", "POST" }`, `[HttpMethods.Options]`. */
export function methodsIn(value: number, file: FactFile): string[] {
	const methods = (itemsOf(value, file) ?? [value]).flatMap((item) => {
		const { op, name } = file.operation(item);
		const method = op === 'member' ? name : file.string(item);
		return method !== null && METHOD.test(method) ? [method.toUpperCase()] : [];
	});
	return methods.length > 0 ? methods : ['ANY'];
}

const ASSIGNED = /([A-Za-z_]\w{0,100})\s{0,8}=\s{0,8}$/;

/** The variable that what begins here is assigned to. */
export function assignedName(text: string, start: number): string | null {
	return ASSIGNED.exec(text.slice(Math.max(0, start - 120), start))?.[1] ?? null;
}
