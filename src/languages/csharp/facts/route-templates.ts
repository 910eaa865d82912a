import { ChunkFlag } from '../../../model/chunk.ts';
import type { FactFile, SeenChunk, SeenNote } from '../../../model/facts/rules.ts';
import { annotationString, annotationStrings } from '../../shared/facts/annotations.ts';
import { rooted } from '../../shared/facts/rooted.ts';
import { joinPaths } from '../../shared/facts/routes.ts';
import { attributeName } from './aspnet-controls.ts';

const METHOD_OF: Readonly<Record<string, string>> = {
	HttpGet: 'GET',
	HttpPost: 'POST',
	HttpPut: 'PUT',
	HttpDelete: 'DELETE',
	HttpPatch: 'PATCH',
	HttpHead: 'HEAD',
	HttpOptions: 'OPTIONS',
};
/** Attributes that make a method an action of its own. */
export const ROUTING: readonly string[] = [...Object.keys(METHOD_OF), 'AcceptVerbs', 'Route'];

export interface Action {
	method: string;
	/** null when no attribute gives it one: then the class does, or a convention. */
	template: string | null;
}

/** What the attributes of a method say: each template is a route, those without one say for which methods. */
export function actionsOf(annotations: readonly SeenNote[], file: FactFile): Action[] {
	const actions: Action[] = [];
	const methods: string[] = [];
	const templates: string[] = [];
	for (const note of annotations) {
		const name = attributeName(note);
		if (name === 'Route') templates.push(templateOf(note, file) ?? '');
		else if (name === 'AcceptVerbs') {
			methods.push(...annotationStrings(note, file, 'value').map((method) => method.toUpperCase()));
			const template = annotationString(note, file, 'Route');
			if (template !== null) templates.push(template);
		} else if (METHOD_OF[name] !== undefined) {
			const template = templateOf(note, file);
			if (template === null) methods.push(METHOD_OF[name]);
			else actions.push({ method: METHOD_OF[name], template });
		}
	}
	const asked = methods.length > 0 ? methods : ['ANY'];
	for (const template of templates) actions.push(...asked.map((method) => ({ method, template })));
	if (templates.length === 0 && methods.length > 0) {
		actions.push(...methods.map((method) => ({ method, template: null })));
	}
	return actions;
}

/** Templates of a class; none when it has no attribute for that. */
export function classTemplates(owner: SeenChunk, file: FactFile): string[] {
	return (owner.annotations ?? [])
		.filter((note) => attributeName(note) === 'Route' || attributeName(note) === 'RoutePrefix')
		.map((note) => templateOf(note, file) ?? '');
}

function templateOf(note: SeenNote, file: FactFile): string | null {
	return annotationString(note, file, 'value', 'template', 'prefix');
}

const NO_ACTION = /^(?:Dispose|DisposeAsync|ToString|Equals|GetHashCode)$/;
const NOT_ACTION = ChunkFlag.static | ChunkFlag.override | ChunkFlag.abstract;

/** Whether a method of a controller may be asked for. */
export function isAction({ kind, flags, name, annotations, signature }: SeenChunk): boolean {
	if (kind !== 'method' || (flags & ChunkFlag.public) === 0 || (flags & NOT_ACTION) !== 0) return false;
	if (name === null || NO_ACTION.test(name) || signature?.includes(`${name}<`)) return false;
	return annotations?.some((note) => attributeName(note) === 'NonAction') !== true;
}

/** The template of an action below that of its class; one that begins with a slash stands alone. */
export function joinTemplates(above: string, template: string): string {
	if (template.startsWith('~/')) return template.slice(1);
	return template.startsWith('/') ? template : rooted(joinPaths(above, template));
}

/** `api/[controller]/[action]` with the names that stand for them; an abstract class has none. */
export function withTokens(path: string, owner: SeenChunk, method: SeenChunk | null, file: FactFile): string {
	if (!path.includes('[')) return path;
	const isAbstract = (owner.flags & ChunkFlag.abstract) !== 0;
	return path.replace(/\[(controller|action|area)\]/gi, (token, name: string) => {
		switch (name.toLowerCase()) {
			case 'controller':
				return isAbstract ? token : (owner.name ?? '').replace(/Controller$/, '') || token;
			case 'action':
				return method === null ? token : actionName(method, file);
			default:
				return areaOf(owner, file) ?? token;
		}
	});
}

/** The suffix of an asynchronous method is no part of its action's name. */
function actionName(method: SeenChunk, file: FactFile): string {
	const named = method.annotations?.find((note) => attributeName(note) === 'ActionName');
	const written = named === undefined ? null : annotationString(named, file, 'value', 'name');
	return written ?? (method.name ?? '').replace(/(?<=.)Async$/, '');
}

function areaOf(owner: SeenChunk, file: FactFile): string | null {
	const area = owner.annotations?.find((note) => attributeName(note) === 'Area');
	return area === undefined ? null : annotationString(area, file, 'value', 'areaName');
}
