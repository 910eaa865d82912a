import type { FactFile, FactRule, Tell } from '../../../../../model/facts/rules.ts';
import { route } from '../../../../../model/facts/web.ts';
import { exportsOf } from './exports.ts';
import { below, tellFileRoute } from './tell.ts';

/** The files of Remix (and of React Router with files for routes) whose place is their path. */
export const REMIX: readonly FactRule[] = [{ on: 'file', fact: route, find: tellRoutes }];

/** In `src/` there are the routes of applications that list them. */
const ROUTES = /(?:^|(?<!(?:^|\/)src)\/)app\/routes\//;
const ROUTE_FILE = /\.[jt]sx?$/;
/** What lies among routes and is none. */
const BESIDE = /(?:^|\/)\+|\.(?:server|client|test|spec|stories|d)\.[jt]sx?$/;
const MODULES: readonly string[] = ['@remix-run', '@shopify/remix-oxygen', '@react-router', 'remix'];
/** What only a route exports beside its component. */
const OF_ROUTES: ReadonlySet<string> = new Set([
	'action',
	'clientAction',
	'clientLoader',
	'handle',
	'meta',
	'links',
	'headers',
	'shouldRevalidate',
	'ErrorBoundary',
]);

function tellRoutes(file: FactFile, tell: Tell): void {
	const inside =
		file.path.includes('app/routes/') && ROUTE_FILE.test(file.path) ? below(file.path, ROUTES) : null;
	if (inside === null || BESIDE.test(inside)) return;
	const exports = exportsOf(file);
	const loader = exports.find(({ name }) => name === 'loader');
	const action = exports.find(({ name }) => name === 'action');
	const isPage = (isPageFile(inside) && isRemix(file)) || exports.some(({ name }) => OF_ROUTES.has(name));
	const page = isPage ? exports.find(({ name }) => name === 'default') : undefined;
	const got = loader ?? page;
	if (got === undefined && action === undefined) return;
	const path = routePath(inside.replace(ROUTE_FILE, ''));
	if (path === null) return;
	if (got !== undefined) tellFileRoute('remix', 'GET', path, got, file, tell);
	if (action !== undefined) tellFileRoute('remix', 'POST', path, action, file, tell);
}

/** React Router writes types beside its routes: `./+types/users`. */
function isRemix(file: FactFile): boolean {
	return (
		file.importsFrom(MODULES) || file.imports.some(({ module }) => module?.includes('/+types/') === true)
	);
}

/** Beside a route in a folder lie other components; without a loader only its name tells them apart. */
function isPageFile(inside: string): boolean {
	return !inside.includes('/') || /(?:^|\/)(?:route|index|_index)\.[jt]sx?$/.test(inside);
}

/** `users.$id.edit` and `users/$id/edit` alike; null for a layout that has no path. */
function routePath(inside: string): string | null {
	const folders = inside.split('/');
	if (folders.length > 1 && folders.at(-1) === 'route') folders.pop();
	const segments = folders.flatMap(dotted);
	const last = segments.at(-1) ?? '';
	const isIndex = last === '_index' || last === 'index';
	if (last.startsWith('_') && !isIndex) return null;
	if (isIndex) segments.pop();
	return segments
		.filter((segment) => !segment.startsWith('_'))
		.map((segment) => `/${segmentText(segment)}`)
		.join('');
}

/** Dots separate, but for those in brackets: `[sitemap.xml]`. */
function dotted(folder: string): string[] {
	return folder.match(/(?:\[[^\]]{0,100}\]|[^.[]){1,100}/g) ?? [];
}

function segmentText(segment: string): string {
	if (segment === '$') return '*';
	const optional = /^\((.{1,100})\)$/.exec(segment);
	if (optional !== null) return `${segmentText(optional[1])}?`;
	const plain = segment.replace(/_$/, '').replace(/[[\]]/g, '');
	return plain.startsWith('$') ? `:${plain.slice(1)}` : plain;
}
