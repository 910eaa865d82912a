import type { AnnotationRule, FactFile, SeenNote } from '../../../model/facts/rules.ts';
import { route } from '../../../model/facts/web.ts';
import { annotationOf, annotationStrings } from './annotations.ts';
import { handlerName, isType } from './handler-names.ts';
import { controlsOf } from './jvm-controls.ts';
import { isOfPackage } from './packages.ts';
import { rooted } from './rooted.ts';
import { joinPaths } from './routes.ts';

const MICRONAUT = ['io.micronaut.http.annotation'];
const METHODS = ['Get', 'Post', 'Put', 'Delete', 'Patch', 'Head', 'Options'];

/** Handlers of Micronaut controllers; an interface with `@Client` describes another program's. */
export const MICRONAUT_HANDLERS: AnnotationRule = {
	fact: route,
	on: 'annotation',
	names: METHODS,
	find({ chunk, last, ...note }, file, tell) {
		if (chunk.kind !== 'method' && chunk.kind !== 'function') return;
		if (!isOfPackage(note.name, MICRONAUT, file)) return;
		const owner = file.chunk(chunk.parent);
		if (!isType(owner) || annotationOf(owner.annotations, 'Client') !== undefined) return;
		const controller = annotationOf(owner.annotations, 'Controller');
		const middleware = controlsOf(chunk, owner);
		for (const prefix of pathsOf(controller, file)) {
			for (const path of pathsOf(note, file)) {
				tell({
					framework: 'micronaut',
					method: last.toUpperCase(),
					path: rooted(joinPaths(prefix, path)),
					handler: handlerName(chunk, owner),
					handler_chunk: chunk.index,
					middleware: middleware.length > 0 ? middleware : null,
				});
			}
		}
	},
};

function pathsOf(note: SeenNote | undefined, file: FactFile): string[] {
	const paths = note === undefined ? [] : annotationStrings(note, file, 'value', 'uri', 'uris');
	return paths.length > 0 ? paths : [''];
}
