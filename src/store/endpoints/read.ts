import type Database from 'better-sqlite3';
import { FileFlag } from '../../model/file.ts';

/** A router by its file and its key there (`model/facts/web.ts`). */
export interface Node {
	file: number;
	router: string;
}

interface Written {
	file: number;
	path: string;
	language: string;
	package: string | null;
	start: number;
	framework: string;
	isTest: boolean;
}

export interface Route extends Omit<Written, 'path'> {
	/** Of its row. */
	id: number;
	chunk: number;
	method: string;
	path: string;
	inFile: string;
	router: string | null;
	handler: string | null;
	handlerChunk: number | null;
	handlerModule: string | null;
	handlerName: string | null;
	/** Of the interface, where a framework keeps versions apart. */
	version: string | null;
	/** A setting that leaves it out. */
	unless: string | null;
	middleware: string[];
}

/** A router that has a prefix of its own. */
export interface Prefixed extends Omit<Written, 'path'> {
	router: string;
	prefix: string;
	/** Whether the prefix of a mount takes its place. */
	yields: boolean;
}

/** A class whose methods answer. */
export interface Controller extends Omit<Written, 'path'> {
	inFile: string;
	chunk: number;
	name: string;
	base: string | null;
	mixins: string[];
}

/** What runs before a handler, as is said where it is defined. */
export interface HandlerMiddleware extends Omit<Written, 'path'> {
	chunk: number;
	names: string[];
	only: string[];
	except: string[];
	skipped: boolean;
}

export interface Mount extends Omit<Written, 'path'> {
	inFile: string;
	router: string | null;
	prefix: string;
	target: string | null;
	module: string | null;
	name: string | null;
	middleware: string[];
	/** Paths that a prefix for everything is not for. */
	exclude: string[];
}

export interface Middleware extends Omit<Written, 'path'> {
	router: string | null;
	path: string;
	names: string[];
}

/** How an application writes versions into its paths. */
export interface Versioning extends Omit<Written, 'path'> {
	prefix: string;
	defaultVersion: string | null;
}

interface Row {
	id: number;
	file: number;
	chunk: number;
	start: number;
	inFile: string;
	language: string;
	package: string | null;
	flags: number;
	attributes: string | null;
}

type Said = Record<string, string | number | boolean | string[] | undefined>;

/** The routes that applications have: without those that their settings leave out. */
export function readRoutes(db: Database.Database): Route[] {
	const settings = factRows(db, 'route_setting').map(({ row, said }) => ({
		...place(row, said),
		name: text(said.name),
	}));
	return everyRoute(db).filter(
		(route) =>
			route.unless === null ||
			!settings.some(
				({ name, framework, package: owner }) =>
					name === route.unless && framework === route.framework && owner === route.package,
			),
	);
}

function everyRoute(db: Database.Database): Route[] {
	return factRows(db, 'route').map(({ row, said }) => ({
		...place(row, said),
		id: row.id,
		chunk: row.chunk,
		method: text(said.method) ?? 'ANY',
		path: text(said.path) ?? '',
		router: text(said.router),
		handler: text(said.handler),
		handlerChunk: typeof said.handler_chunk === 'number' ? said.handler_chunk : null,
		handlerModule: text(said.handler_module),
		handlerName: text(said.handler_name),
		version: text(said.version),
		unless: text(said.unless),
		middleware: list(said.middleware),
	}));
}

export function readMounts(db: Database.Database): Mount[] {
	return factRows(db, 'route_mount').map(({ row, said }) => ({
		...place(row, said),
		router: text(said.router),
		prefix: text(said.prefix) ?? '',
		target: text(said.target),
		module: text(said.module),
		name: text(said.name),
		middleware: list(said.middleware),
		exclude: list(said.exclude),
	}));
}

export function readMiddleware(db: Database.Database): Middleware[] {
	return factRows(db, 'route_middleware').map(({ row, said }) => ({
		...place(row, said),
		router: text(said.router),
		path: text(said.path) ?? '',
		names: list(said.names),
	}));
}

export function readVersionings(db: Database.Database): Versioning[] {
	return factRows(db, 'route_versioning')
		.filter(({ said }) => said.by === 'uri')
		.map(({ row, said }) => ({
			...place(row, said),
			prefix: text(said.prefix) ?? '',
			defaultVersion: text(said.default_version),
		}));
}

export function readPrefixed(db: Database.Database): Prefixed[] {
	return factRows(db, 'router').map(({ row, said }) => ({
		...place(row, said),
		router: text(said.router) ?? '',
		prefix: text(said.prefix) ?? '',
		yields: said.yields === true,
	}));
}

export function readControllers(db: Database.Database): Controller[] {
	return factRows(db, 'controller').map(({ row, said }) => ({
		...place(row, said),
		chunk: row.chunk,
		name: text(said.name) ?? '',
		base: text(said.base),
		mixins: list(said.mixins),
	}));
}

export function readHandlerMiddleware(db: Database.Database): HandlerMiddleware[] {
	return factRows(db, 'handler_middleware').map(({ row, said }) => ({
		...place(row, said),
		chunk: row.chunk,
		names: list(said.names),
		only: list(said.only),
		except: list(said.except),
		skipped: said.skipped === true,
	}));
}

/** In the order of paths and places: row ids say nothing about it after an update. */
function factRows(db: Database.Database, kind: string): { row: Row; said: Said }[] {
	return db
		.prepare<[string], Row>(
			`SELECT s.id, s.file, s.chunk, s.start, f.path AS inFile, coalesce(g.language, f.language) AS language,
				f.package, f.flags, s.attributes
			FROM fact s JOIN file f ON f.id = s.file
				LEFT JOIN chunk c ON c.id = ((s.file << 20) + s.chunk)
				LEFT JOIN segment g ON g.file = c.file AND g.ord = c.segment
			WHERE s.kind = (SELECT id FROM name WHERE text = ?) ORDER BY f.path, s.id`,
		)
		.all(kind)
		.map((row) => ({ row, said: row.attributes === null ? {} : (JSON.parse(row.attributes) as Said) }));
}

function place(row: Row, said: Said) {
	const { file, start, inFile, language, package: owner } = row;
	const framework = text(said.framework) ?? '';
	const isTest = FILE_ROUTES.has(framework) ? isTestApplication(inFile) : (row.flags & FileFlag.test) !== 0;
	return { file, start, inFile, language, package: owner, isTest, framework };
}

/** Frameworks where the place of a file is its path: a folder `e2e` below the routes is a part of that. */
export const FILE_ROUTES: ReadonlySet<string> = new Set(['next', 'nuxt', 'sveltekit', 'remix']);

function isTestApplication(path: string): boolean {
	const [before] = path.split(/(?:^|\/)(?:app|pages|routes|server)\//, 1);
	return (
		/(?:^|\/)(?:tests?|e2e|__tests__|fixtures?)(?:\/|$)/.test(before) ||
		/\.(?:test|spec)\.\w{1,5}$/.test(path)
	);
}

function text(value: Said[string]): string | null {
	return typeof value === 'string' ? value : null;
}

function list(value: Said[string]): string[] {
	return Array.isArray(value) ? value : [];
}
