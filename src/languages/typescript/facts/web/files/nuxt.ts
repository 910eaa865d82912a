import type { FactFile, FactRule, Tell } from '../../../../../model/facts/rules.ts';
import { route, routeMiddleware } from '../../../../../model/facts/web.ts';
import { exportsOf } from './exports.ts';
import { below, tellFileRoute } from './tell.ts';

/** The files of Nuxt (and Nitro) whose place is their path. */
export const NUXT: readonly FactRule[] = [
	{ on: 'file', fact: route, find: tellRoutes },
	{ on: 'file', fact: routeMiddleware, find: tellMiddleware },
];

const SERVER = /(?:^|\/)server\/(?=(?:api|routes)\/)/;
const HANDLER_FILE =
	/(?:\.(get|post|put|patch|delete|head|options|connect|trace))?(?:\.(?:dev|prod|prerender))?\.m?[jt]s$/;
const HANDLER =
	/^export\s{1,8}default\s{1,8}(?:[\w$.]{1,100}\(\s{0,8}){0,3}(?:define[\w$]{0,60}(?:Handler|EventHandler)|(?:lazy|cached)?[eE]ventHandler|fromNodeMiddleware|fromWebHandler)\s{0,8}[<(]/m;
const PAGES = /(?:^|\/)pages\//;
/** What only a page of Nuxt calls. */
const PAGE_CALLS =
	/\b(?:definePageMeta|useAsyncData|useLazyAsyncData|useFetch|useLazyFetch|useNuxtApp|navigateTo|useSeoMeta|useRuntimeConfig|defineNuxtComponent|asyncData)\s{0,8}[(<]/;

function tellRoutes(file: FactFile, tell: Tell): void {
	const { path } = file;
	if (path.endsWith('.vue')) tellPage(file, tell);
	else if (path.includes('server/')) tellHandler(file, tell);
}

/** `server/api/users/[id].get.ts`: the method may be in its name. */
function tellHandler(file: FactFile, tell: Tell): void {
	const inside = below(file.path, SERVER);
	const name = inside === null ? null : HANDLER_FILE.exec(inside);
	if (inside === null || name === null) return;
	const isHandler =
		HANDLER.test(file.text) || (name[1] !== undefined && /^export\s{1,8}default\b/m.test(file.text));
	if (!isHandler) return;
	const path = inside.slice(0, name.index).replace(/^routes(?:\/|$)/, '');
	const main = exportsOf(file).find((exported) => exported.name === 'default');
	tellFileRoute('nuxt', name[1]?.toUpperCase() ?? 'ANY', pagePath(path), main ?? null, file, tell);
}

function tellPage(file: FactFile, tell: Tell): void {
	const inside = below(file.path, PAGES);
	if (inside === null || !(PAGE_CALLS.test(file.text) || /(?:^|\/)app\/pages\//.test(file.path))) return;
	const path = inside.replace(/\.vue$/, '').replace(/(^|\/)index(?=\/)/g, '');
	tellFileRoute('nuxt', 'GET', pagePath(path.split('/').map(parameter).join('/')), null, file, tell);
}

function pagePath(inside: string): string {
	const segments = inside.split('/').filter((segment) => !/^\(.{0,100}\)$/.test(segment));
	if (segments.at(-1) === 'index') segments.pop();
	return `/${segments.join('/')}`;
}

/** Nuxt 2 wrote parameters as `_id`, and `_` for whatever follows. */
function parameter(segment: string): string {
	if (segment === '_') return '*';
	return segment.startsWith('_') ? `:${segment.slice(1)}` : segment;
}

const MIDDLEWARE = /(?:^|\/)server\/middleware\/([^/]{1,200})\.m?[jt]s$/;

function tellMiddleware(file: FactFile, tell: Tell): void {
	const name = MIDDLEWARE.exec(file.path)?.[1];
	if (name === undefined || !HANDLER.test(file.text)) return;
	tell({ framework: 'nuxt', path: '', names: [name] }, { start: 0, end: 1 });
}
