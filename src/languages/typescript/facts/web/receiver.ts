import type { FactFile, Origin, SeenCall } from '../../../../model/facts/rules.ts';
import { joinPaths } from '../../../shared/facts/routes.ts';
import { argumentsOf, type Written } from '../../../shared/facts/written.ts';
import { type Framework, isOwnModule, isRouterChain, routerFramework } from './frameworks.ts';
import { guessedFramework } from './guess.ts';
import { keyOf } from './keys.ts';
import { chainOf, madeOf, ownPrefix } from './router-made.ts';

/** What a route, a mount or a middleware is registered on. */
export interface Receiver {
	framework: Framework;
	key: string | null;
	/** What the router itself puts before its paths: `new Router({ prefix })`, `basePath('/v1')`. */
	prefix: string;
	/** Whether its origin is known; else it only looks like one, by its name or by its handlers. */
	sure: boolean;
	/** The path that routes are added to: `router.route('/x').get(…)`. */
	route: Written | null;
}

const known = new WeakMap<SeenCall, Receiver | null>();

/** The router that a call is made on; null when it is none. */
export function receiverOf(call: SeenCall, file: FactFile): Receiver | null {
	const kept = known.get(call);
	if (kept !== undefined) return kept;
	const found = call.receiver === null || call.via !== 'call' ? null : findReceiver(call, file);
	known.set(call, found);
	return found;
}

const ROOT = /^\(?\s{0,8}(this\.#?[\w$]{1,100}|[\w$]{1,100})/;

function findReceiver(call: SeenCall, file: FactFile): Receiver | null {
	const root = ROOT.exec(file.text.slice(call.start, call.start + 220))?.[1];
	if (root === undefined) return null;
	const whole =
		file.originOf(call.calleeValue, call.scope) ??
		resultOrigin(root, call, file) ??
		chainOrigin(root, call, file);
	const origin = whole === null ? null : { ...whole, path: beforeLast(whole.path) };
	const framework = origin === null ? null : routerFramework(origin);
	if (framework === null) {
		// What another package gives, a client or a mock, only looks like a router.
		if (whole !== null && !isOwnModule(whole.module)) return null;
		const guessed = guessedFramework(root, call, whole !== null, file);
		return guessed === null ? null : receiver(root, call, guessed, false, file);
	}
	return receiver(root, call, framework, true, file);
}

const RESULT = /^(?:Awaited<)?ReturnType<typeof ([\w$]{1,100})>/;

/** `app: ReturnType<typeof express>` is what the function gives. */
function resultOrigin(root: string, call: SeenCall, file: FactFile): Origin | null {
	if (call.receiver !== root) return null;
	const maker = RESULT.exec(file.binding(root, call.scope)?.type ?? '')?.[1];
	const origin = maker === undefined ? null : file.origin(maker, call.scope);
	return origin === null ? null : { ...origin, path: `${origin.path}().${call.name}` };
}

/** A chain of calls leads far from what it begins with: what stands between must give the router back. */
function chainOrigin(root: string, call: SeenCall, file: FactFile): Origin | null {
	if (!call.receiver?.includes('(')) return null;
	const made = root === 'new' ? /^new\s{1,8}([\w$]{1,100})/.exec(call.receiver)?.[1] : root;
	const origin = made === undefined || made.startsWith('this.') ? null : file.origin(made, call.scope);
	if (origin === null || routerFramework(origin) === null) return null;
	const chain = chainOf(file.operation(call.calleeValue).a, file);
	const members = chain.slice(root === 'new' ? 1 : 0).map(({ name }) => name);
	return isRouterChain(members) ? { ...origin, path: `${origin.path}.${call.name}` } : null;
}

function beforeLast(path: string): string {
	const at = path.lastIndexOf('.');
	return at < 0 ? path : path.slice(0, at);
}

function receiver(
	root: string,
	call: SeenCall,
	framework: Framework,
	sure: boolean,
	file: FactFile,
): Receiver {
	const made = madeOf(root, call, file);
	const route = framework === 'hono' ? null : routePath(call, root, file);
	const members = /^[\w$.#]{1,200}$/.test(call.receiver ?? '') ? (call.receiver ?? root) : root;
	const key = made.key ?? keyOf(made.of ?? members, call.scope, file);
	return {
		framework,
		key,
		prefix: joinPaths(ownPrefix(made, framework, call.scope, file), made.prefix),
		sure,
		route,
	};
}

/** The path of `router.route(path)`, when the call is made on that. */
function routePath(call: SeenCall, root: string, file: FactFile): Written | null {
	const [first] = chainOf(file.operation(call.calleeValue).a, file);
	const isRoute = first?.name === 'route' && first.receiver === root;
	return isRoute ? (argumentsOf(first, file).get(0) ?? null) : null;
}
