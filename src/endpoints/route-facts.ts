import { FileFlag } from '../model/file.ts';
import type { EndpointRows, FactRow } from '../store/queries/endpoint-rows.ts';
import { idOfRow } from '../store/schema.ts';

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
	/** Whether its middleware takes the place of what its class asks. */
	ownPermissions: boolean;
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

/** A class whose methods may answer requests, with what it says itself. */
export interface ViewClass extends Omit<Written, 'path'> {
	chunk: number;
	bases: string[];
	httpMethods: string[];
	permissions: string[];
	setsPermissions: boolean;
	lookup: string | null;
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

type Value = FactRow['attributes'][string];

/** The routes that applications have: without those that their settings leave out. */
export function readRoutes(rows: EndpointRows): Route[] {
	const settings = readEach(rows, 'route_setting', (said) => ({
		name: text(said.name),
	}));
	return everyRoute(rows).filter(
		(route) =>
			route.unless === null ||
			!settings.some(
				({ name, framework, package: owner }) =>
					name === route.unless && framework === route.framework && owner === route.package,
			),
	);
}

function everyRoute(rows: EndpointRows): Route[] {
	return readEach(rows, 'route', (said, row) => ({
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
		ownPermissions: said.own_permissions === true,
	}));
}

export function readMounts(rows: EndpointRows): Mount[] {
	return readEach(rows, 'route_mount', (said) => ({
		router: text(said.router),
		prefix: text(said.prefix) ?? '',
		target: text(said.target),
		module: text(said.module),
		name: text(said.name),
		middleware: list(said.middleware),
		exclude: list(said.exclude),
	}));
}

export function readMiddleware(rows: EndpointRows): Middleware[] {
	return readEach(rows, 'route_middleware', (said) => ({
		router: text(said.router),
		path: text(said.path) ?? '',
		names: list(said.names),
	}));
}

export function readVersionings(rows: EndpointRows): Versioning[] {
	return readEach(rows, 'route_versioning', (said) => ({
		by: text(said.by),
		prefix: text(said.prefix) ?? '',
		defaultVersion: text(said.default_version),
	})).filter(({ by }) => by === 'uri');
}

export function readPrefixed(rows: EndpointRows): Prefixed[] {
	return readEach(rows, 'router', (said) => ({
		router: text(said.router) ?? '',
		prefix: text(said.prefix) ?? '',
		yields: said.yields === true,
	}));
}

export function readControllers(rows: EndpointRows): Controller[] {
	return readEach(rows, 'controller', (said, row) => ({
		chunk: row.chunk,
		name: text(said.name) ?? '',
		base: text(said.base),
		mixins: list(said.mixins),
	}));
}

export function readHandlerMiddleware(rows: EndpointRows): HandlerMiddleware[] {
	return readEach(rows, 'handler_middleware', (said, row) => ({
		chunk: row.chunk,
		names: list(said.names),
		only: list(said.only),
		except: list(said.except),
		skipped: said.skipped === true,
	}));
}

export function readViewClasses(rows: EndpointRows): ViewClass[] {
	return readEach(rows, 'view_class', (said, row) => ({
		chunk: row.chunk,
		bases: list(said.bases),
		httpMethods: list(said.http_methods),
		permissions: list(said.permissions),
		setsPermissions: said.sets_permissions === true,
		lookup: text(said.lookup),
	}));
}

/** Methods that decorators give functions that answer, by the ids of their chunks. */
export function readViewFunctions(rows: EndpointRows): Map<number, readonly string[]> {
	const found = new Map<number, readonly string[]>();
	for (const { file, chunk, attributes } of rows.facts('python_django_view')) {
		const methods = attributes.form === 'function' ? list(attributes.methods) : [];
		if (methods.length > 0) found.set(idOfRow(file, chunk), [...new Set(methods)]);
	}
	return found;
}

/** Facts of a kind: where each is, with what `make` takes from its attributes. */
function readEach<More>(
	rows: EndpointRows,
	kind: string,
	make: (said: FactRow['attributes'], row: FactRow) => More,
) {
	return rows.facts(kind).map((row) => ({ ...place(row), ...make(row.attributes, row) }));
}

function place({ file, start, path: inFile, language, package: owner, flags, attributes }: FactRow) {
	const framework = text(attributes.framework) ?? '';
	const isTest = FILE_ROUTES.has(framework) ? isTestApplication(inFile) : (flags & FileFlag.test) !== 0;
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

function text(value: Value): string | null {
	return typeof value === 'string' ? value : null;
}

function list(value: Value): string[] {
	return Array.isArray(value) ? value : [];
}
