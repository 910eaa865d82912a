import { type Control, controlsAmong } from './controls.ts';
import type { Middleware, Mount, Node, Route, Versioning } from './read.ts';

/** Prefixes on the way from the application to a route, at most. */
const MAX_DEPTH = 12;
/** Places one router may be mounted at, at most. */
const MAX_PLACES = 32;

export interface Composed {
	route: Route;
	path: string;
	/** What runs before the handler, the outermost first. */
	middleware: string[];
	controls: Control[];
}

/** A way to mount a router: below a prefix of a parent, or of the application (null). */
export interface Placement {
	parent: Node | null;
	prefix: string;
	middleware: readonly string[];
}

export interface RouteWorld {
	routes: readonly Route[];
	middleware: readonly Middleware[];
	/** Where each router is mounted, by `nodeKey`. */
	placements: ReadonlyMap<string, readonly Placement[]>;
	/** Mounts of everything: a prefix for the whole application. */
	global: readonly Mount[];
	versionings: readonly Versioning[];
}

export function nodeKey({ file, router }: Node): string {
	return `${file}\0${router}`;
}

/** Every route at every place where its router is mounted, in the order of the routes. */
export function compose(world: RouteWorld): Composed[] {
	const byRouter = new Map<string, Middleware[]>();
	for (const each of world.middleware) {
		const key =
			each.router === null
				? `\0${each.framework}\0${each.package ?? ''}`
				: nodeKey({ file: each.file, router: each.router });
		byRouter.set(key, [...(byRouter.get(key) ?? []), each]);
	}
	return world.routes.flatMap((route) => composeRoute(route, world, byRouter));
}

function composeRoute(
	route: Route,
	world: RouteWorld,
	byRouter: ReadonlyMap<string, Middleware[]>,
): Composed[] {
	const start: Node | null = route.router === null ? null : { file: route.file, router: route.router };
	const everywhere = byRouter.get(`\0${route.framework}\0${route.package ?? ''}`) ?? [];
	return placesOf(start, world).map(({ prefix, middleware, nodes }) => {
		const outer = start === null ? joined(globalPrefix(route, world), versionPart(route, world)) : '';
		const path = joined(joined(outer, prefix), route.path);
		const own = nodes.flatMap((node) =>
			(byRouter.get(nodeKey(node)) ?? []).filter((each) => isBefore(each, route) && appliesTo(each, path)),
		);
		const names = [...everywhere.filter((each) => appliesTo(each, path)), ...own].flatMap(
			({ names }) => names,
		);
		const all = [...new Set([...names, ...middleware, ...route.middleware])];
		return { route, path: path === '' ? '/' : path, middleware: all, controls: controlsAmong(all) };
	});
}

interface Place {
	prefix: string;
	middleware: readonly string[];
	nodes: readonly Node[];
}

/** The places of a router, the application's own first; never empty. */
function placesOf(start: Node | null, { placements }: RouteWorld): Place[] {
	if (start === null) return [{ prefix: '', middleware: [], nodes: [] }];
	const done: Place[] = [];
	let open: (Place & { at: Node })[] = [{ prefix: '', middleware: [], nodes: [start], at: start }];
	for (let depth = 0; depth < MAX_DEPTH && open.length > 0; depth++) {
		const next: typeof open = [];
		for (const place of open) {
			const above = placements.get(nodeKey(place.at)) ?? [];
			if (above.length === 0) done.push(place);
			for (const { parent, prefix, middleware } of above) {
				const further = {
					prefix: joined(prefix, place.prefix),
					middleware: [...middleware, ...place.middleware],
					nodes: place.nodes,
				};
				if (parent === null) done.push(further);
				else if (!place.nodes.some((node) => nodeKey(node) === nodeKey(parent))) {
					next.push({ ...further, nodes: [...place.nodes, parent], at: parent });
				}
			}
		}
		open = next.slice(0, MAX_PLACES);
	}
	const found = [...done, ...open].slice(0, MAX_PLACES);
	const seen = new Set<string>();
	return found.filter(({ prefix }) => !seen.has(prefix) && seen.add(prefix));
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
	const own = global.filter((each) => each.framework === route.framework && each.package === route.package);
	return own.length === 1 ? own[0].prefix : '';
}

/** In one file, what is registered later does not run before. */
function isBefore(middleware: Middleware, route: Route): boolean {
	return middleware.file !== route.file || middleware.start < route.start;
}

function appliesTo({ path }: Middleware, whole: string): boolean {
	if (path === '' || path === '/' || path === '*') return true;
	const bare = path.replace(/[/*]{1,4}$/, '');
	return whole.startsWith(bare) || whole.includes(`${bare}/`) || whole.endsWith(bare);
}

/** One slash between two parts; none is added to a path that has none. */
function joined(before: string, after: string): string {
	if (before === '') return after === '' || /^[/^*]/.test(after) ? after : `/${after}`;
	if (after === '' || after === '/') return before.startsWith('/') ? before : `/${before}`;
	const left = before.replace(/\/{1,8}$/, '');
	return `${left === '' || left.startsWith('/') ? '' : '/'}${left}/${after.replace(/^\/{1,8}/, '')}`;
}
