import type { FactFile, FactRule, Tell } from '../../../../../model/facts/rules.ts';
import { route, routeMiddleware } from '../../../../../model/facts/web.ts';
import { exportsOf, METHODS } from './exports.ts';
import { below, tellFileRoute } from './tell.ts';

/** The files of SvelteKit whose place is their path. */
export const SVELTEKIT: readonly FactRule[] = [
	{ on: 'file', fact: route, find: tellRoutes },
	{ on: 'file', fact: routeMiddleware, find: tellHooks },
];

const ROUTES = /(?:^|\/)routes\//;
const ROUTE_FILE = /(?:^|\/)\+(server|page(?:\.server)?)(?:@[^/.]{0,100})?\.(?:[jt]s|svelte)$/;

function tellRoutes(file: FactFile, tell: Tell): void {
	const kind = file.path.includes('/+') ? ROUTE_FILE.exec(file.path)?.[1] : undefined;
	const inside = kind === undefined ? null : below(file.path, ROUTES);
	if (kind === undefined || inside === null) return;
	const segments = inside.split('/').slice(0, -1);
	const path = segments
		.filter((segment) => !/^\(.{0,100}\)$/.test(segment))
		.map((segment) => `/${segment}`)
		.join('');
	if (file.path.endsWith('.svelte')) {
		// A page may have two scripts; the module's comes first.
		if (file.chunks[0].index <= 1) tellFileRoute('sveltekit', 'GET', path, null, file, tell);
		return;
	}
	for (const exported of exportsOf(file)) {
		const method = kind === 'server' ? methodOf(exported.name) : PAGE_EXPORTS[exported.name];
		if (method !== undefined) tellFileRoute('sveltekit', method, path, exported, file, tell);
	}
}

/** What a page loads with, and what its forms are sent to. */
const PAGE_EXPORTS: Readonly<Record<string, string>> = { load: 'GET', actions: 'POST' };

function methodOf(name: string): string | undefined {
	if (name === 'fallback') return 'ANY';
	return METHODS.includes(name) ? name : undefined;
}

function tellHooks(file: FactFile, tell: Tell): void {
	if (!/(?:^|\/)hooks\.server\.[jt]s$/.test(file.path)) return;
	const handle = exportsOf(file).find(({ name }) => name === 'handle');
	if (handle === undefined) return;
	const { start, end } = handle;
	tell({ framework: 'sveltekit', path: '', names: ['handle'] }, { start, end });
}
