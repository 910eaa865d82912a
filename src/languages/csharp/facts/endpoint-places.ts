import type { FactFile, SeenCall } from '../../../model/facts/rules.ts';
import type { Arg } from '../../../model/recorder.ts';
import { chainOf } from '../../shared/facts/chains.ts';
import { joinPaths, routerKey } from '../../shared/facts/routes.ts';
import { argumentString, listed } from '../../shared/facts/written-strings.ts';

/** What a call of the endpoint builder is registered on, and the groups that its chain opens before it. */
export function placeOf(call: SeenCall, file: FactFile): { prefix: string; router: string | null } {
	let prefix = '';
	for (const before of chainOf(call, file)) {
		if (before.nameStart >= call.nameStart || before.name !== 'MapGroup') continue;
		prefix = joinPaths(prefix, pathText(before.args[0], before, file) ?? '');
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
export function pathText(arg: Arg | undefined, { scope }: SeenCall, file: FactFile): string | null {
	if (arg?.kind === 'identifier' && file.binding(arg.text, scope) === null) return null;
	return argumentString(arg, scope, file);
}

const METHOD =
	/^(?:HttpMethods\s{0,4}\.\s{0,4}|HttpMethod\s{0,4}\.\s{0,4}|")?(get|post|put|delete|patch|head|options|trace)\b/i;

/** The methods of `new[] { "GET", "POST" }`, `[HttpMethods.Options]`. */
export function textOfMethods(written: string | undefined): string[] {
	if (written === undefined) return [];
	const methods = listed(written).flatMap((item) => METHOD.exec(item.trim())?.[1].toUpperCase() ?? []);
	return methods.length > 0 ? methods : ['ANY'];
}

const ASSIGNED = /([A-Za-z_]\w{0,100})\s{0,8}=\s{0,8}$/;

/** The variable that what begins here is assigned to. */
export function assignedName(text: string, start: number): string | null {
	return ASSIGNED.exec(text.slice(Math.max(0, start - 120), start))?.[1] ?? null;
}
