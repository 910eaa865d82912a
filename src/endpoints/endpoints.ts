import type { ChunkRow, EndpointRows } from '../store/queries/endpoint-rows.ts';
import { compose, withoutRepeats } from './compose.ts';
import { type Control, Controls } from './controls.ts';
import { HandlerMiddlewareOf } from './handler-middleware.ts';
import { Handlers } from './handlers.ts';
import { ModuleFiles } from './module-files.ts';
import { answeredHere } from './named-routers.ts';
import { Placements } from './placements.ts';
import { Refusals } from './refusals.ts';
import {
	FILE_ROUTES,
	readControllers,
	readHandlerMiddleware,
	readMiddleware,
	readMounts,
	readPrefixed,
	readRoutes,
	readVersionings,
	readViewClasses,
	readViewFunctions,
} from './route-facts.ts';
import { Symbols } from './symbols.ts';
import { ViewClasses } from './view-classes.ts';

/** A route with its whole path, what answers it, and what runs before that. */
export interface Endpoint {
	method: string;
	path: string;
	framework: string;
	/** The file it is registered in, its id and the offset. */
	file: string;
	fileId: number;
	start: number;
	chunk: number;
	language: string;
	handler: string | null;
	handlerAt: ChunkRow | null;
	middleware: string[];
	controls: Control[];
	/** Registered in a test: no endpoint of the program itself. */
	isTest: boolean;
}

/**
 * The endpoints of an index, put together from what its files say. They are not stored: a prefix in one
 * file changes the paths of another, and an update replaces the rows of changed files alone.
 */
export function endpointsOf(rows: EndpointRows): Endpoint[] {
	const routes = readRoutes(rows).filter(answeredHere(rows));
	if (routes.length === 0) return [];
	const mounts = readMounts(rows);
	let files: ModuleFiles | null = null;
	const moduleFiles = () => {
		files ??= new ModuleFiles(rows.fileIds(), rows.linkOf);
		return files;
	};
	const handlers = new Handlers(rows, moduleFiles);
	const middleware = readMiddleware(rows);
	const prefixed = readPrefixed(rows);
	const composed = compose({
		routes,
		middleware,
		prefixed,
		versionings: readVersionings(rows),
		placements: new Placements(rows, moduleFiles).collect(routes, mounts, [...prefixed, ...middleware]),
		global: mounts.filter(
			({ router, target, module, name }) =>
				router === null && target === null && module === null && name === null,
		),
	});
	const said = readHandlerMiddleware(rows);
	const before = new HandlerMiddlewareOf(rows, readControllers(rows), said);
	const symbols = new Symbols(rows, moduleFiles);
	const controls = new Controls(symbols, new Refusals(rows, symbols));
	const defaults = middleware.filter(({ framework, isTest }) => framework === 'rest_framework' && !isTest);
	const views = new ViewClasses(
		rows,
		symbols,
		readViewClasses(rows),
		said,
		readViewFunctions(rows),
		defaults,
	);
	const all = composed.flatMap((each) => {
		const { route, path } = each;
		const handlerAt = handlers.of(route);
		const answers = views.answers(each, handlerAt) ?? [
			{
				method: route.method,
				path,
				handler: route.handler,
				handlerAt,
				middleware: withoutRepeats([...each.middleware, ...before.running(route, handlerAt)]),
			},
		];
		return answers.map((answer) => ({
			...answer,
			framework: route.framework,
			file: route.inFile,
			fileId: route.file,
			start: route.start,
			chunk: route.chunk,
			language: route.language,
			middleware: answer.middleware.map(({ name }) => name),
			controls: controls.among(answer.middleware, answer.method),
			isTest: route.isTest,
		}));
	});
	return withoutTwins(all);
}

/** The folder of an application's routes: two applications may have the same path. */
const ROUTES_FOLDER = /(?:^|\/)(?:app|pages|routes|server)\//;

/** A page and what it loads are two files and one endpoint: the one that has a handler. */
function withoutTwins(all: readonly Endpoint[]): Endpoint[] {
	const key = ({ framework, method, path, file }: Endpoint) =>
		FILE_ROUTES.has(framework)
			? `${framework}\0${method}\0${path}\0${file.split(ROUTES_FOLDER, 1)[0]}`
			: null;
	const handled = new Set(all.filter(({ handler }) => handler !== null).map(key));
	const seen = new Set<string>();
	return all.filter((each) => {
		const own = key(each);
		if (own === null) return true;
		if (seen.has(own) || (each.handler === null && handled.has(own))) return false;
		seen.add(own);
		return true;
	});
}
