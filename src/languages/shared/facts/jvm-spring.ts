import type { AnnotationRule, FactFile, SeenChunk, SeenNote } from '../../../model/facts/rules.ts';
import { route } from '../../../model/facts/web.ts';
import { words } from '../../../model/word-list.ts';
import { annotationOf, annotationString, annotationStrings, annotationValue } from './annotations.ts';
import { handlerName, isType } from './handler-names.ts';
import { controlsOf } from './jvm-controls.ts';
import { isOfPackage } from './packages.ts';
import { rooted } from './rooted.ts';
import { joinPaths } from './routes.ts';
import { itemsOf } from './security/given.ts';

const SPRING_WEB = ['org.springframework.web.bind.annotation'];
const FEIGN = ['org.springframework.cloud.openfeign', 'org.springframework.cloud.netflix.feign', 'feign'];

const METHOD_OF: Readonly<Record<string, string>> = {
	GetMapping: 'GET',
	PostMapping: 'POST',
	PutMapping: 'PUT',
	DeleteMapping: 'DELETE',
	PatchMapping: 'PATCH',
};

/**
 * Handlers of Spring MVC and WebFlux. Those of an interface are told where they are written, whoever
 * implements it; the interface of a Feign client describes another program's.
 */
export const SPRING_HANDLERS: AnnotationRule = {
	fact: route,
	on: 'annotation',
	names: [...Object.keys(METHOD_OF), 'RequestMapping'],
	find({ chunk, last, ...note }, file, tell) {
		if (chunk.kind !== 'method' && chunk.kind !== 'function') return;
		if (!isOfPackage(note.name, SPRING_WEB, file)) return;
		const owner = file.chunk(chunk.parent);
		if (!isType(owner) || isClient(owner, file)) return;
		const shared = annotationOf(owner.annotations, 'RequestMapping');
		const methods = methodsOf(last, [note, shared], file);
		const middleware = controlsOf(chunk, owner);
		for (const prefix of pathsOf(shared, file)) {
			for (const path of pathsOf(note, file)) {
				for (const method of methods) {
					tell({
						framework: 'spring',
						method,
						path: rooted(joinPaths(prefix, path)),
						handler: handlerName(chunk, owner),
						handler_chunk: chunk.index,
						version: annotationString(note, file, 'version'),
						middleware: middleware.length > 0 ? middleware : null,
					});
				}
			}
		}
	},
};

function isClient(owner: SeenChunk, file: FactFile): boolean {
	const feign = annotationOf(owner.annotations, 'FeignClient');
	return feign !== undefined && isOfPackage(feign.name, FEIGN, file);
}

/** Without a path it is for that of its class. */
function pathsOf(note: SeenNote | undefined, file: FactFile): string[] {
	const paths = note === undefined ? [] : annotationStrings(note, file, 'value', 'path');
	return paths.length > 0 ? paths : [''];
}

const METHODS: ReadonlySet<string> = new Set(words('GET HEAD POST PUT PATCH DELETE OPTIONS TRACE'));

/** `method = {RequestMethod.GET, POST}`, of the method's annotation and that of its class. */
function methodsOf(mapping: string, notes: readonly (SeenNote | undefined)[], file: FactFile): string[] {
	if (METHOD_OF[mapping] !== undefined) return [METHOD_OF[mapping]];
	const methods = notes.flatMap((note) => {
		const value = note === undefined ? -1 : annotationValue(note, file, 'method');
		return (itemsOf(value, file) ?? [value]).flatMap((item) => file.operation(item).name ?? []);
	});
	const known = new Set(methods.filter((name) => METHODS.has(name)));
	return known.size > 0 ? [...known] : ['ANY'];
}
