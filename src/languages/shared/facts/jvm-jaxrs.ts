import type { AnnotationRule, FactFile, SeenChunk, SeenNote } from '../../../model/facts/rules.ts';
import { route, routeMount } from '../../../model/facts/web.ts';
import { annotationOf, annotationString, lastPart } from './annotations.ts';
import { handlerName, isType } from './handler-names.ts';
import { controlsOf } from './jvm-controls.ts';
import { isOfPackage, packageOf, simpleType } from './packages.ts';
import { rooted, routed } from './rooted.ts';
import { joinPaths } from './routes.ts';

const JAXRS = ['javax.ws.rs', 'jakarta.ws.rs'];
const METHODS = ['GET', 'POST', 'PUT', 'DELETE', 'PATCH', 'HEAD', 'OPTIONS'];
const CLIENTS = /^RegisterRestClient$/;

/**
 * Methods of JAX-RS resources. A class without a path of its own is below whatever method gives it back:
 * its name is the key of what its routes are registered on.
 */
export const JAXRS_HANDLERS: AnnotationRule = {
	fact: route,
	on: 'annotation',
	names: METHODS,
	find({ chunk, last, name }, file, tell) {
		if (chunk.kind !== 'method' && chunk.kind !== 'function') return;
		if (!isOfPackage(name, JAXRS, file)) return;
		const owner = file.chunk(chunk.parent);
		if (!isType(owner) || isClient(owner)) return;
		const middleware = controlsOf(chunk, owner);
		tell({
			framework: 'jaxrs',
			method: last,
			...placeOf(owner, pathOf(chunk, file), file),
			handler: handlerName(chunk, owner),
			handler_chunk: chunk.index,
			middleware: middleware.length > 0 ? middleware : null,
		});
	},
};

/** `@Path("{id}") public ItemResource item(…)`: what the method gives back answers below its path. */
export const JAXRS_LOCATORS: AnnotationRule = {
	fact: routeMount,
	on: 'annotation',
	names: ['Path'],
	find({ chunk, name }, file, tell) {
		if (chunk.kind !== 'method' && chunk.kind !== 'function') return;
		if (annotationOf(chunk.annotations, ...METHODS) !== undefined) return;
		if (!isOfPackage(name, JAXRS, file)) return;
		const owner = file.chunk(chunk.parent);
		if (!isType(owner) || isClient(owner)) return;
		const { path, router } = placeOf(owner, pathOf(chunk, file), file);
		for (const resource of resourcesOf(chunk, file)) {
			const isHere = file.chunks.some((found) => found.name === resource && found.kind === 'class');
			tell({
				framework: 'jaxrs',
				router,
				prefix: path,
				target: isHere ? resource : null,
				module: isHere ? null : (moduleOf(resource, file) ?? packageOf(file)),
				name: isHere ? null : resource,
			});
		}
	},
};

/** `@ApplicationPath("/api") class App extends Application`: all resources are below it. */
export const JAXRS_APPLICATIONS: AnnotationRule = {
	fact: routeMount,
	on: 'annotation',
	names: ['ApplicationPath'],
	find({ chunk, last, ...note }, file, tell) {
		if (!isType(chunk) || !isOfPackage(note.name, JAXRS, file)) return;
		const path = annotationString(note, file, 'value')?.replace(/\/\*?$/, '');
		if (path) tell({ framework: 'jaxrs', prefix: rooted(path) });
	},
};

/** The path with that of its class; the key of its class when that has none. */
function placeOf(owner: SeenChunk, path: string, file: FactFile): { path: string; router: string | null } {
	const shared = pathNote(owner, file);
	if (shared === undefined) return { path: routed(path, owner.name), router: owner.name };
	return {
		path: rooted(joinPaths(annotationString(shared, file, 'value') ?? '', path)),
		router: null,
	};
}

function pathOf(chunk: SeenChunk, file: FactFile): string {
	const note = pathNote(chunk, file);
	return note === undefined ? '' : (annotationString(note, file, 'value') ?? '');
}

function pathNote(chunk: SeenChunk, file: FactFile): SeenNote | undefined {
	return chunk.annotations?.find((note) => lastPart(note) === 'Path' && isOfPackage(note.name, JAXRS, file));
}

function isClient(owner: SeenChunk): boolean {
	return owner.annotations?.some((note) => CLIENTS.test(lastPart(note))) === true;
}

const ANYTHING = /^(?:Object|Any\??)$/;
const NO_RESOURCE = /^(?:Object|void|Response|Any|Unit|String)$/;

/** What a method is declared to give back; where that may be anything, what it makes. */
function resourcesOf(method: SeenChunk, file: FactFile): string[] {
	const declared = method.type?.trim() ?? '';
	if (!ANYTHING.test(declared)) return [resourceType(declared)].filter((name) => name !== null);
	const made = file.returned(method.index).map(({ value, scope }) => madeType(value, scope, file));
	return [...new Set(made.filter((name) => name !== null))];
}

/** `return new Items(session)`, or what a variable is declared to be. */
function madeType(value: number, scope: number, file: FactFile): string | null {
	const { name } = file.target(value, scope);
	if (name === null) return null;
	const type = /^[a-z]\w{0,100}$/.test(name) ? file.binding(name, scope)?.type : name;
	return type ? resourceType(type) : null;
}

/** A type that says something: `Object` may be any resource. */
function resourceType(written: string): string | null {
	const inner = /^Class\s{0,4}<\s{0,4}(?:\?\s{0,4}extends\s{0,4})?([\w.]{1,200})\s{0,4}>$/.exec(written)?.[1];
	const name = simpleType(inner ?? written);
	return NO_RESOURCE.test(name) || !/^[A-Z]/.test(name) ? null : name;
}

function moduleOf(name: string, file: FactFile): string | null {
	return file.imports.find(({ local }) => local === name)?.module ?? null;
}
