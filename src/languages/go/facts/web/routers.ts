import type { FactFile, Origin, SeenCall } from '../../../../model/facts/rules.ts';
import { callBefore, follows } from '../../../shared/facts/chains.ts';
import { joinPaths } from '../../../shared/facts/routes.ts';
import { assignedKey } from './assigned.ts';
import { type Framework, frameworkOf, GORILLA, onlyFramework, routerFramework } from './frameworks.ts';
import { namesOf } from './handlers.ts';
import { keyOf, typeOf } from './keys.ts';
import { methodsOf, pathOf } from './paths.ts';

/** What a call registers something on. */
export interface Router {
	/** Null when the file does not tell: a field whose type another file declares. */
	framework: Framework | null;
	key: string | null;
	/** What the calls before in the same chain add. */
	prefix: string;
	middleware: readonly string[];
	methods: readonly string[];
	/** Whether the chain made a router of its own: `r.Group("/x")`. */
	isMade: boolean;
	/** Whether the file tells that it is one: else it goes by its name. */
	isSure: boolean;
}

const known = new WeakMap<SeenCall, Router | null>();

/** The router that a call is made on; null when it is none. */
export function routerOf(call: SeenCall, file: FactFile): Router | null {
	const before = known.get(call);
	if (before !== undefined) return before;
	routersMade(file);
	// A chain that leads back to itself has no router.
	known.set(call, null);
	const router = call.receiver === null ? null : readRouter(call, file);
	known.set(call, router);
	return router;
}

function readRouter(call: SeenCall, file: FactFile): Router | null {
	const before = callBefore(call, file);
	if (before !== null) {
		const router = madeBy(before, file);
		// All that gorilla's routes can be told gives back the route.
		return router?.framework === GORILLA || follows(call, before, file) ? router : null;
	}
	const origin = originIn(call, file);
	const framework = origin === null ? null : routerFramework(origin);
	if (origin !== null && framework === null) return null;
	const root = rootOf(call, origin, file);
	if (root === null) return null;
	return {
		framework: framework ?? root.made?.framework ?? onlyFramework(file),
		key: root.key,
		prefix: '',
		middleware: [],
		methods: root.made?.methods ?? [],
		isMade: false,
		isSure: origin !== null || root.made?.isSure === true,
	};
}

/** Where what a call is made on comes from: what a struct of this file embeds it has as its own. */
function originIn(call: SeenCall, file: FactFile): Origin | null {
	const origin = file.originOf(call.calleeValue, call.scope);
	const receiver = origin === null ? call.receiver : null;
	if (receiver === null || !/^[\p{L}\p{N}_]{1,100}$/u.test(receiver)) return origin;
	const binding = file.binding(receiver, call.scope);
	const type = binding === null ? null : typeOf(binding, file);
	if (type === null) return null;
	for (const { owner, kind, text } of file.heritages) {
		if (kind !== 'embeds' || owner.name !== type) continue;
		const [, name, member] = /^\*?([\p{L}\p{N}_]{1,100})(\.[\p{L}\p{N}_]{1,100})$/u.exec(text) ?? [];
		const embedded = name === undefined ? null : file.origin(name, 0);
		if (embedded !== null && frameworkOf(embedded.module) !== null) {
			return { module: embedded.module, path: embedded.path + member };
		}
	}
	return null;
}

const made = new WeakMap<FactFile, Map<string, Router>>();
const MAKERS: ReadonlySet<string> = new Set(['Group', 'Party', 'With', 'Subrouter']);

/** The routers that a file makes of others and gives to names, by key. */
export function routersMade(file: FactFile): ReadonlyMap<string, Router> {
	const before = made.get(file);
	if (before !== undefined) return before;
	const byKey = new Map<string, Router>();
	made.set(file, byKey);
	// In source order: a group is made of what was made before.
	for (const call of file.calls) {
		if (!MAKERS.has(call.name)) continue;
		const target = assignedKey(call, file);
		const router = target === null ? null : readMade(call, file);
		if (target !== null && router !== null) byKey.set(target, router);
	}
	return byKey;
}

function readMade(call: SeenCall, file: FactFile): Router | null {
	const router = madeBy(call, file);
	// What was asked too early, while the list was being made, may be known now.
	if (router === null) known.delete(call);
	return router;
}

const NAMED = /^[*&(]{0,3}[\p{L}\p{N}_.]{1,200}\)?$/u;
/** Names that routers have, for those whose type another file declares. */
const ROUTER_NAME =
	/(?:^|\.)(?:\w{0,40}(?:[rR]outer|[mM]ux|[eE]ngine|[eE]cho|[gG]roup|[rR]outes?)|r|e|api|app|gin|v\d)$/;

interface Root {
	key: string | null;
	/** How the file made it, when it did. */
	made: Router | null;
}

function rootOf(call: SeenCall, origin: Origin | null, file: FactFile): Root | null {
	const receiver = call.receiver!;
	if (!NAMED.test(receiver)) {
		// `http.NewServeMux().Handle(…)`: nobody else can have it.
		const isCall = origin !== null && receiver.endsWith(')') && !receiver.includes('\n');
		return isCall ? { key: null, made: null } : null;
	}
	const key = keyOf(receiver, call, file);
	// A function of the package itself: only net/http has such, for the router that it keeps.
	if (key === null) return origin?.module === 'net/http' ? { key, made: null } : null;
	const found = routersMade(file).get(key) ?? null;
	if (origin !== null || found !== null) return { key, made: found };
	return isElsewhere(receiver, call, file) && ROUTER_NAME.test(receiver) ? { key, made: null } : null;
}

/** A field, or a variable that another file of the package declares. */
function isElsewhere(receiver: string, call: SeenCall, file: FactFile): boolean {
	return receiver.includes('.') || file.binding(receiver, call.scope) === null;
}

/** The router that a call gives back. */
export function madeBy(call: SeenCall, file: FactFile): Router | null {
	const router = routerOf(call, file);
	if (router === null) return null;
	switch (call.name) {
		case 'Group':
		case 'Party':
		case 'Route': {
			const [path] = call.args;
			if (path === undefined || path.kind === 'function') return router;
			return {
				...router,
				prefix: joinPaths(router.prefix, pathOf(path.text, call.scope, file).text),
				middleware: [...router.middleware, ...namesOf(call, 1, call.args.length, file)],
				isMade: true,
			};
		}
		case 'With':
		case 'Use':
			if (call.name === 'Use' && !router.isMade) return router;
			return {
				...router,
				middleware: [...router.middleware, ...namesOf(call, 0, call.args.length, file)],
				isMade: true,
			};
		case 'PathPrefix':
		case 'Path': {
			const [path] = call.args;
			if (path === undefined) return null;
			const prefix = joinPaths(router.prefix, pathOf(path.text, call.scope, file).text);
			return { ...router, prefix, isMade: true };
		}
		case 'Methods':
			return { ...router, methods: call.args.flatMap(({ text }) => methodsOf(text, call.scope, file)) };
		case 'HandleFunc':
		case 'Handle':
		case 'Subrouter':
		case 'Handler':
		case 'HandlerFunc':
		case 'NewRoute':
			return router;
		default:
			// `r.GET(…).GET(…)` of gin goes on with its router.
			return router.framework?.name === 'gin' || router.framework?.name === 'hertz' || isFiber(router)
				? router
				: null;
	}
}

function isFiber({ framework }: Router): boolean {
	return framework?.name === 'fiber';
}
