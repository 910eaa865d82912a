import type { Running } from './controls.ts';
import { type Join, joined, joinOf } from './join-paths.ts';
import { withTokens } from './named-routers.ts';
import { decidingRules } from './path-rules.ts';
import { isPattern, pathsOfPattern } from './regex-path.ts';
import type { Middleware, Mount, Node, Prefixed, Route, Versioning } from './route-facts.ts';

/** Prefixes on the way from the application to a route, at most. */
const MAX_DEPTH = 12;
/** Places one router may be mounted at, at most. */
const MAX_PLACES = 32;

export interface Composed {
	route: Route;
	path: string;
	/** What runs before the handler, the outermost first. */
	middleware: Running[];
}

/** Where something is registered on a router; null when nothing says when it is. */
interface Position {
	file: number;
	start: number;
}

/** A way to mount a router: below a prefix of a parent, or of the application (null). */
export interface Placement {
	parent: Node | null;
	prefix: string;
	middleware: readonly string[];
	at: Position | null;
}

export interface RouteWorld {
	routes: readonly Route[];
	middleware: readonly Middleware[];
	/** Where each router is mounted, by `nodeKey`. */
	placements: ReadonlyMap<string, readonly Placement[]>;
	/** Routers with a prefix of their own. */
	prefixed: readonly Prefixed[];
	/** Mounts of everything: a prefix for the whole application. */
	global: readonly Mount[];
	versionings: readonly Versioning[];
}

export function nodeKey({ file, router }: Node): string {
	return `${file}\0${router}`;
}

/** Every route at every place where its router is mounted, in the order of the routes. */
export function compose(world: RouteWorld): Composed[] {
	const composer = new Composer(world);
	return world.routes.flatMap((route) => composer.places(route));
}

/** A router on the way from a route to the application. */
interface Step {
	node: Node | null;
	/** Where the route, or the router below, is registered on it. */
	at: Position | null;
	/** What runs before the router below. */
	inner: readonly string[];
}

interface Place {
	prefix: string;
	/** From the route outwards. */
	steps: readonly Step[];
}

class Composer {
	private readonly world: RouteWorld;
	private readonly middleware = new Map<string, Middleware[]>();
	private readonly prefixes = new Map<string, Prefixed>();

	constructor(world: RouteWorld) {
		this.world = world;
		for (const each of world.middleware) {
			const key =
				each.router === null
					? everywhereKey(each.framework, each.package)
					: nodeKey({ file: each.file, router: each.router });
			const same = this.middleware.get(key);
			if (same === undefined) this.middleware.set(key, [each]);
			else same.push(each);
		}
		for (const each of world.prefixed) this.prefixes.set(nodeKey(each), each);
	}

	places(route: Route): Composed[] {
		const join = joinOf(route.framework);
		const everywhere = this.middleware.get(everywhereKey(route.framework, route.package)) ?? [];
		return this.placesOf(route, join).flatMap(({ prefix, steps }) => {
			const outer =
				route.router === null || route.framework === 'jaxrs'
					? joined(globalPrefix(route, this.world), versionPart(route, this.world))
					: '';
			const path = withTokens(join(join(outer, prefix), route.path), route);
			const before = (
				route.framework === 'spring'
					? decidingRules(everywhere, route, path)
					: everywhere.filter((each) => appliesTo(each, path))
			).flatMap((each) => runningIn(each, each.names, each.router === null));
			const onTheWay = [...steps].reverse().flatMap((step) => this.before(step, path, route));
			const all = [...before, ...onTheWay, ...runningIn(route, route.middleware)];
			const running = withoutRepeats(all);
			return writtenPaths(path, route).map((each) => ({ route, path: each, middleware: running }));
		});
	}

	/** What runs where a step is taken: what is registered on the router for what is there, then what was given with it. */
	private before({ node, at, inner }: Step, path: string, route: Route): readonly Running[] {
		const own = node === null ? [] : (this.middleware.get(nodeKey(node)) ?? []);
		const names = own
			.filter((each) => covers(each, at) && appliesTo(each, path))
			.flatMap((each) => runningIn(each, each.names));
		return [...names, ...runningIn({ ...route, file: at?.file ?? route.file }, inner)];
	}

	/** The places of a route's router, the application's own first; never empty. */
	private placesOf(route: Route, join: Join): Place[] {
		if (route.router === null) return [{ prefix: '', steps: [] }];
		const start: Node = { file: route.file, router: route.router };
		const at: Position = { file: route.file, start: route.start };
		const done: Place[] = [];
		let open: (Place & { last: Node })[] = [
			{ prefix: '', steps: [{ node: start, at, inner: [] }], last: start },
		];
		for (let depth = 0; depth < MAX_DEPTH && open.length > 0; depth++) {
			const next: typeof open = [];
			for (const place of open) {
				const above = this.world.placements.get(nodeKey(place.last)) ?? [];
				const own = this.prefixes.get(nodeKey(place.last));
				if (above.length === 0) done.push({ ...place, prefix: join(own?.prefix ?? '', place.prefix) });
				for (const { parent, prefix, middleware, at: mountedAt } of above) {
					const inside = own === undefined || (own.yields && prefix !== '') ? '' : own.prefix;
					const further = {
						prefix: join(prefix, join(inside, place.prefix)),
						steps: [...place.steps, { node: parent, at: mountedAt, inner: middleware }],
					};
					if (parent === null) done.push(further);
					else if (!place.steps.some(({ node }) => node !== null && nodeKey(node) === nodeKey(parent))) {
						next.push({ ...further, last: parent });
					}
				}
			}
			open = next.slice(0, MAX_PLACES);
		}
		const found = [...done, ...open].slice(0, MAX_PLACES);
		const seen = new Set<string>();
		return found.filter(({ prefix }) => !seen.has(prefix) && seen.add(prefix));
	}
}

/** The paths of a route; what is a regular expression that stands for no such paths is shown as it is written, behind `^`. */
function writtenPaths(path: string, { framework }: Route): string[] {
	if (framework !== 'django' || !isPattern(path)) return [path === '' ? '/' : path];
	const found = pathsOfPattern(path, (name) => `<${name}>`);
	return found?.map((each) => joined('', each === '' ? '/' : each)) ?? [`^${path.replace(/^[/^]{1,4}/, '')}`];
}

/** What a file says that runs. */
export function runningIn(
	{ file, language, framework }: Pick<Running, 'file' | 'language' | 'framework'>,
	names: readonly string[],
	everywhere = false,
): Running[] {
	return names.map((name) => ({ name, file, language, framework, everywhere }));
}

/** The first of each name. */
export function withoutRepeats(running: readonly Running[]): Running[] {
	const seen = new Set<string>();
	return running.filter(({ name }) => !seen.has(name) && seen.add(name));
}

function everywhereKey(framework: string, owner: string | null): string {
	return `\0${framework}\0${owner ?? ''}`;
}

/** What an application puts before the paths of a version: `v1`; nothing for routes that have none. */
function versionPart(route: Route, { versionings }: RouteWorld): string {
	const own = versionings.filter(
		(each) => each.framework === route.framework && each.package === route.package,
	);
	const version = own.length === 1 ? (route.version ?? own[0].defaultVersion) : null;
	return version === null || !/^[\w.-]{1,40}$/.test(version) || version.includes('NEUTRAL')
		? ''
		: `${own[0].prefix}${version}`;
}

function globalPrefix(route: Route, { global }: RouteWorld): string {
	const same = global.filter(({ framework }) => framework === route.framework);
	const own = same.filter((each) => each.package === route.package);
	// Resources of JAX-RS are in libraries of the application, too.
	const meant = own.length === 0 && route.framework === 'jaxrs' ? same : own;
	if (meant.length !== 1) return '';
	const path = bare(route.path);
	return meant[0].exclude.some((each) => isExcluded(path, bare(each))) ? '' : meant[0].prefix;
}

function bare(path: string): string {
	return path.replace(/^\/{1,8}|\/{1,8}$/g, '');
}

/** `health`, `docs/*`. */
function isExcluded(path: string, written: string): boolean {
	const open = written.replace(/\/?(?:\*\w{0,40}|\(\.\*\)|\{\*\w{0,40}\})$/, '');
	return path === written || (open !== written && (path === open || path.startsWith(`${open}/`)));
}

/** Frameworks where it runs for what is registered after it, and those where for what is registered before. */
const FOR_LATER = new Set(['express', 'koa', 'hono', 'restify', 'polka', 'gin', 'fiber']);
const FOR_EARLIER = new Set(['axum']);

/** Whether it runs for what is registered at a place: in one file that may depend on which comes first. */
function covers(middleware: Middleware, at: Position | null): boolean {
	if (at === null || middleware.file !== at.file) return true;
	if (FOR_LATER.has(middleware.framework)) return middleware.start < at.start;
	return !FOR_EARLIER.has(middleware.framework) || middleware.start > at.start;
}

function appliesTo({ path }: Middleware, whole: string): boolean {
	if (path === '' || path === '/' || path === '*') return true;
	const bare = path.replace(/[/*]{1,4}$/, '');
	return whole.startsWith(bare) || whole.includes(`${bare}/`) || whole.endsWith(bare);
}
