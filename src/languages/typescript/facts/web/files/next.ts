import type { FactFile, FactRule, Tell } from '../../../../../model/facts/rules.ts';
import { route, routeMiddleware } from '../../../../../model/facts/web.ts';
import { stringsIn, writtenAt } from '../../../../shared/facts/written.ts';
import { optionsAt } from '../../source.ts';
import { type Exported, exportsOf, METHODS } from './exports.ts';
import { below, tellFileRoute } from './tell.ts';

/** The files of Next whose place is their path. */
export const NEXT: readonly FactRule[] = [
	{ on: 'file', fact: route, find: tellRoutes },
	{ on: 'file', fact: routeMiddleware, find: tellMiddleware },
];

const ROUTE_FILE = /(?:^|\/)(?:route|page)\.[jt]sx?$/;
const APP = /(?:^|(?<!(?:^|\/)(?:packages|apps))\/)app\/(?=.)|^app\//;
const SOURCE_APP = /(?:^|\/)src\/app\//;
const PAGES = /(?:^|\/)(?:src\/)?pages\//;
const PAGE_FILE = /\.[jt]sx?$/;

function tellRoutes(file: FactFile, tell: Tell): void {
	const { path } = file;
	if (ROUTE_FILE.test(path)) tellAppRoutes(file, tell);
	else if (path.includes('pages/') && PAGE_FILE.test(path)) tellPages(file, tell);
}

/** `app/users/[id]/route.ts` has functions named after methods; `page.tsx` is shown. */
function tellAppRoutes(file: FactFile, tell: Tell): void {
	const inside = below(file.path, SOURCE_APP) ?? below(file.path, APP);
	if (inside === null) return;
	const segments = inside.split('/');
	const name = segments.pop() ?? '';
	const path = segmentPath(segments);
	if (path === null) return;
	for (const exported of exportsOf(file)) {
		if (name.startsWith('page.')) {
			if (exported.name === 'default') tellFileRoute('next', 'GET', path, exported, file, tell);
		} else if (METHODS.includes(exported.name)) {
			tellFileRoute('next', exported.name, path, exported, file, tell);
		}
	}
}

/** Groups and slots are not in the path; what intercepts another page, or is private, has none. */
function segmentPath(segments: readonly string[]): string | null {
	let path = '';
	for (const segment of segments) {
		if (/^\(\.{1,3}\)/.test(segment) || segment.startsWith('_')) return null;
		if (/^\(.{0,100}\)$/.test(segment) || segment.startsWith('@')) continue;
		path += `/${segment.replace(/^%5F/, '_')}`;
	}
	return path;
}

const DATA_FUNCTIONS: readonly string[] = ['getServerSideProps', 'getStaticProps', 'getStaticPaths'];
const REQUEST = /^_{0,2}(?:req|request)$/;

/** `pages/api/users/[id].ts` and, where something says that it is Next, `pages/users.tsx`. */
function tellPages(file: FactFile, tell: Tell): void {
	const inside = below(file.path, PAGES);
	if (inside === null || /(?:^|\/)_|\.(?:test|spec|stories|d)\.[jt]sx?$/.test(inside)) return;
	const exports = exportsOf(file);
	const main = exports.find(({ name }) => name === 'default');
	if (main === undefined) return;
	const path = `/${inside.replace(PAGE_FILE, '').replace(/(?:^|\/)index$/, '')}`;
	if (/^\/api(?:\/|$)/.test(path)) {
		if (isApiHandler(main, file)) tellFileRoute('next', 'ANY', path, main, file, tell);
		return;
	}
	const isPage = file.importsFrom(['next']) || exports.some(({ name }) => DATA_FUNCTIONS.includes(name));
	if (isPage) tellFileRoute('next', 'GET', path, main, file, tell);
}

function isApiHandler({ chunk }: Exported, file: FactFile): boolean {
	if (
		file.importsFrom([
			'next',
			'next-auth',
			'next-connect',
			'next-iron-session',
			'iron-session',
			'@trpc/server',
		])
	)
		return true;
	return REQUEST.test(file.chunk(chunk)?.params?.[0]?.name ?? '');
}

/** `middleware.ts` beside the pages, with the paths that its `config` names. */
function tellMiddleware(file: FactFile, tell: Tell): void {
	const name = /(?:^|\/)(middleware|proxy)\.[jt]s$/.exec(file.path)?.[1];
	if (name === undefined || !file.importsFrom(['next', 'next-auth', 'next-intl', '@clerk/nextjs', '@/auth']))
		return;
	const runs = exportsOf(file).find((exported) => exported.name === name || exported.name === 'default');
	if (runs === undefined) return;
	const paths = matchers(file);
	for (const path of paths.length === 0 ? [''] : paths) {
		tell({ framework: 'next', path, names: [runs.local ?? name] }, { start: runs.start, end: runs.end });
	}
}

function matchers(file: FactFile): string[] {
	const config = file.chunks.find(({ name, parent }) => name === 'config' && parent === file.chunks[0].index);
	if (config === undefined) return [];
	const { value, scope } = file.initial(config);
	return stringsIn(optionsAt(writtenAt(value, file), file, scope).get('matcher'), file);
}
