import type { Attributes, FactFile, Place, SeenCall } from '../../../../model/facts/rules.ts';
import type { ArgKind } from '../../../../model/recorder.ts';
import { joinPaths } from '../../../shared/facts/routes.ts';
import { argumentsOf, type Written, writtenAt } from '../../../shared/facts/written.ts';
import { argumentRows } from './argument-rows.ts';
import { routerFramework } from './frameworks.ts';
import { routersGiven } from './given-routers.ts';
import { isServerFile } from './guess.ts';
import { keyOf } from './keys.ts';
import { argsOf, INLINE, type Link, linkOf, linksOf, namesOf } from './links.ts';
import { isPlainPath, pathsOf } from './paths.ts';
import { receiverOf } from './receiver.ts';
import { isRouterLike } from './router-like.ts';
import { keyOfMade } from './router-made.ts';
import { mapMounted } from './router-maps.ts';
import { placeOf, VERBS } from './routes.ts';

/** What one call puts before routes: routers below a path, and what runs before them. */
export interface FoundUse {
	mounts: { attributes: Attributes; place: Place }[];
	middleware: { attributes: Attributes; place: Place }[];
}

const NONE: FoundUse = { mounts: [], middleware: [] };
const known = new WeakMap<SeenCall, FoundUse>();

/** What `app.use(…)` says. */
export function useOf(call: SeenCall, file: FactFile): FoundUse {
	if (call.receiver === null || call.argCount === 0) return NONE;
	const kept = known.get(call);
	if (kept !== undefined) return kept;
	const found = findUse(call, file);
	known.set(call, found);
	return found;
}

function findUse(call: SeenCall, file: FactFile): FoundUse {
	const [first] = call.args;
	if (first.kind === 'number' || first.kind === 'object' || first.kind === 'jsx') return NONE;
	const receiver = receiverOf(call, file);
	if (receiver === null) return NONE;
	const { framework, prefix, sure } = receiver;
	// Routes of Nest are the application's.
	const key = framework === 'nest' ? null : receiver.key;
	// What plugins are installed into looks the same: Vue's application, a test server.
	if (!sure && !isPlainPath(first.kind, first.text) && !isServerFile(file)) return NONE;
	const found: FoundUse = { mounts: [], middleware: [] };
	for (const written of argumentRows(call, file)) {
		const below = framework === 'koa' ? koaMount(written, file) : null;
		const args = below ?? written;
		const kind = below === null ? first.kind : 'other';
		const hasPath = below === null ? isPath(args, kind, call.scope, file) : args.length > 1;
		const links = linksOf(args.slice(hasPath ? 1 : 0), call, file);
		for (const path of hasPath ? pathsOf(kind, args[0], call.scope, file) : ['']) {
			putBefore({ framework, router: key, path: joinPaths(prefix, path), hasPath }, links, call, file, found);
		}
	}
	return found;
}

/** The arguments of `mount('/api', api)` in `app.use(mount('/api', api))`; null when it is none. */
function koaMount(args: readonly Written[], file: FactFile): readonly Written[] | null {
	const called = args.length === 1 ? file.callAt(args[0].value) : null;
	if (called === null) return null;
	const isMount = file.imports.some(({ local, module }) => local === called.callee && module === 'koa-mount');
	return isMount ? argumentsOf(called, file).all : null;
}

interface Below {
	framework: string;
	router: string | null;
	path: string;
	hasPath: boolean;
}

/** Routers are mounted, the rest runs before the next router or, after the last one, before all. */
function putBefore(
	{ framework, router, path, hasPath }: Below,
	links: readonly Link[],
	call: SeenCall,
	file: FactFile,
	found: FoundUse,
): void {
	const place = placeOf(call, file);
	let before: string[] = [];
	for (const link of links) {
		const mounted = framework === 'nest' ? null : mountOf(link, hasPath, call, file);
		if (mounted === 'nothing') continue;
		if (mounted === null) {
			before.push(link.name ?? INLINE);
			continue;
		}
		const middleware = before.length === 0 ? null : before;
		found.mounts.push({ attributes: { framework, router, prefix: path, ...mounted, middleware }, place });
		before = [];
	}
	if (before.length > 0) {
		found.middleware.push({ attributes: { framework, router, path, names: before }, place });
	}
}

const HOOK = /^['"`](?:onRequest|preParsing|preValidation|preHandler)['"`]$/;

/** Fastify's `app.addHook('preHandler', verify)`. */
export function hookOf(call: SeenCall, file: FactFile): FoundUse['middleware'] {
	if (call.argCount !== 2 || !HOOK.test(call.args[0].text)) return [];
	const receiver = receiverOf(call, file);
	if (receiver?.framework !== 'fastify') return [];
	const names = namesOf(linksOf(argsOf(call, file).slice(1), call, file));
	return [
		{
			attributes: { framework: 'fastify', router: receiver.key, path: '', names },
			place: placeOf(call, file),
		},
	];
}

const PATH_NAME = /(?:path|prefix|base|url|uri|route|version|endpoint|root)$/i;

/** Whether the first argument is a path, not something that runs. */
function isPath(args: readonly Written[], kind: ArgKind, scope: number, file: FactFile): boolean {
	const [{ text }] = args;
	if (args.length < 2) return false;
	if (/^['"`]/.test(text) || kind === 'regex') return true;
	if (kind === 'array') return /^\[\s{0,80}['"`/]/.test(text);
	if (kind === 'identifier' && file.constant(text, scope) !== null) return true;
	return (kind === 'identifier' || kind === 'member') && PATH_NAME.test(text);
}

type Mounted = Partial<Record<'target' | 'module' | 'name', string | null>>;

/** The router that is mounted by being used; null when it is something that runs before routes. */
function mountOf(
	link: Link,
	hasPath: boolean,
	call: SeenCall,
	file: FactFile,
): Attributes | 'nothing' | null {
	const used = file.callAt(link.value);
	if (used?.name === 'allowedMethods') return 'nothing';
	if (used?.argCount === 0 && (used.name === 'routes' || used.name === 'middleware') && used.receiver) {
		const router = writtenAt(file.operation(used.calleeValue).a, file);
		return unlessItem(
			routerHere(router, call, file) ?? mounted(router, linkOf(router, call, file), call, file),
		);
	}
	if (link.name === null) return null;
	const part = writtenAt(link.value, file);
	const written = part.text;
	const here = routerHere(part, call, file);
	if (here !== null) return here;
	const map = mapMounted(written, call.scope, file);
	if (map !== null) return map;
	if (CALL.test(written) && routersGiven(file).has(link.name)) return mounted(part, link, call, file);
	return isRouterLike(link, written, hasPath, call, file)
		? unlessItem(mounted(part, link, call, file))
		: null;
}

/** What a loop goes through is written elsewhere: nothing can be said of it. */
function unlessItem(found: Mounted): Mounted | 'nothing' {
	return /^\d{1,10}#\d{1,3}\./.test(found.target ?? '') ? 'nothing' : found;
}

/** A router of this file: by its origin, or because routes are registered on it. */
function routerHere(part: Written, call: SeenCall, file: FactFile): Mounted | null {
	if (/^(?:this\.)?[\w$]{1,100}$/.test(part.text)) {
		const origin = part.text.startsWith('this.') ? null : file.origin(part.text, call.scope);
		const isRouter =
			origin !== null && routerFramework(origin) !== null && !/^(?:default|\*)$/.test(origin.path);
		return isRouter || hasRoutes(part.text, file) ? { target: keyOf(part.text, call.scope, file) } : null;
	}
	const isMade = /^(?:new\s{1,8})?(?:express\.)?Router\(|^new\s{1,8}Hono\(/.test(part.text);
	return isMade ? { target: keyOfMade(part.start, call.scope, file) } : null;
}

function hasRoutes(name: string, file: FactFile): boolean {
	return file.calls.some((call) => call.receiver === name && call.argCount > 1 && call.name in VERBS);
}

/** `users(db)`, `require('./users')(db)`, but not `require('./users')`. */
const CALL = /^(?:(?!require\b)[\w$.]{1,200}|require\([^()]{1,200}\)[\w$.]{0,200})\(/;

/** What a mount says about the router that it names. */
export function mounted(part: Written, link: Link, call: SeenCall, file: FactFile): Mounted {
	const called = isResult(file.held(part.value, call.scope).value, file) ? '()' : '';
	if (link.module !== null) {
		const taken = called === '' ? takenOut(part.text, call.scope, file) : null;
		return { module: link.module, name: `${link.imported}${taken === null ? called : `()${taken}`}` };
	}
	const key = link.name === null ? null : keyOf(link.name.replace(/^new\s{1,8}/, ''), call.scope, file);
	const given = called === '' ? undefined : routersGiven(file).get(link.name ?? '');
	return { target: given ?? `${key ?? link.name ?? part.text}${called}` };
}

/** What a name takes out of what a function gave: `.router` of `const { router } = create()`. */
function takenOut(name: string, scope: number, file: FactFile): string | null {
	const binding = /^[\w$]{1,100}$/.test(name) ? file.binding(name, scope) : null;
	if (binding === null || binding.kind === 'import' || binding.kind === 'param') return null;
	if (!/^\.[\w$]{1,100}$/.test(binding.path ?? '')) return null;
	return isResult(binding.value, file) ? binding.path : null;
}

/** Whether a value is what a function gave: `users(db)`, `require('./users')(db)`, but not `new Users()`. */
function isResult(value: number, file: FactFile): boolean {
	const call = file.callAt(value);
	return (
		call?.via === 'call' &&
		/^(?:(?!require\b)[\w$.]{1,200}|require\([^()]{1,200}\)[\w$.]{0,200})$/.test(call.callee)
	);
}
