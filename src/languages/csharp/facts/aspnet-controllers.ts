import { ChunkFlag } from '../../../model/chunk.ts';
import type {
	AnnotationRule,
	ChunkRule,
	FactFile,
	SeenChunk,
	SeenNote,
	Tell,
} from '../../../model/facts/rules.ts';
import { route, routeMount } from '../../../model/facts/web.ts';
import { annotationString } from '../../shared/facts/annotations.ts';
import { handlerName } from '../../shared/facts/handler-names.ts';
import { attributeName, controlsOf } from './aspnet-controls.ts';
import {
	actionsOf,
	classTemplates,
	isAction,
	joinTemplates,
	ROUTING,
	withTokens,
} from './route-templates.ts';

const CONTROLLER = /Controller(?:Base)?$/;
/** A controller of one action. */
const ENDPOINT_CLASS = /^(?:EndpointBase|BaseAsyncEndpoint|BaseEndpoint)/;
/** The framework's own, which have no route. */
const FRAMEWORK_BASES = new Set(['Controller', 'ControllerBase', 'ApiController', 'ODataController']);

/** Actions of controllers that attributes give a route. */
export const CONTROLLER_ACTIONS: AnnotationRule = {
	fact: route,
	on: 'annotation',
	names: [...ROUTING, ...ROUTING.map((name) => `${name}Attribute`)],
	find({ chunk, ...note }, file, tell) {
		const owner = chunk.kind === 'method' ? file.chunk(chunk.parent) : chunk;
		if (owner === undefined || !isController(owner, file)) return;
		if (chunk !== owner) tellAction(chunk, owner, file, note, tell);
		else if (attributeName(note) === 'Route') tellUnmarked(owner, file, note, tell);
	},
};

/** Told with the first of its attributes that are about routes. */
function tellAction(
	method: SeenChunk,
	owner: SeenChunk,
	file: FactFile,
	{ name, args }: { name: string; args?: string },
	tell: Tell,
): void {
	const annotations = method.annotations ?? [];
	const first = annotations.find((note) => ROUTING.includes(attributeName(note)));
	if (first === undefined || first.name !== name || first.args !== args) return;
	if (annotations.some((note) => attributeName(note) === 'NonAction')) return;
	const templates = classTemplates(owner, file);
	const base = templates.length > 0 ? null : unseenBase(owner, file);
	for (const { method: verb, template } of actionsOf(annotations, file)) {
		if (template === null && !hasRoute(owner, base, templates, file)) continue;
		for (const above of templates.length > 0 ? templates : ['']) {
			const isWhole = base === null || /^~?\//.test(template ?? '');
			const path = isWhole || template ? joinTemplates(above, template ?? '') : '';
			tellRoute(method, owner, verb, withTokens(path, owner, method, file), isWhole, file, tell);
		}
	}
}

/** Whether an action without a template has a route: its class says one, or inherits it. */
function hasRoute(
	owner: SeenChunk,
	base: string | null,
	templates: readonly string[],
	file: FactFile,
): boolean {
	if (templates.length > 0) return !owner.annotations?.some((note) => attributeName(note) === 'RoutePrefix');
	if (base === null) return false;
	if (/Api/.test(base)) return true;
	return file
		.members(owner.index)
		.some(({ annotations }) => actionsOf(annotations ?? [], file).some((action) => action.template !== null));
}

/** Below a route with `[action]`, or of a class that marks no method, every public method is an action. */
function tellUnmarked(owner: SeenChunk, file: FactFile, note: SeenNote, tell: Tell): void {
	if ((owner.flags & ChunkFlag.abstract) !== 0) return;
	const template = classTemplates({ ...owner, annotations: [note] }, file)[0] ?? '';
	const methods = file.members(owner.index);
	if (!/\[action\]/i.test(template) && methods.some(hasRouting)) return;
	for (const method of methods) {
		if (!isAction(method) || hasRouting(method)) continue;
		const path = withTokens(joinTemplates('', template), owner, method, file);
		tellRoute(method, owner, 'ANY', path, true, file, tell);
	}
}

function tellRoute(
	method: SeenChunk,
	owner: SeenChunk,
	verb: string,
	path: string,
	isWhole: boolean,
	file: FactFile,
	tell: Tell,
): void {
	const middleware = controlsOf(owner, method);
	tell(
		{
			framework: 'aspnet',
			method: verb,
			path,
			router: isWhole ? null : owner.name,
			handler: handlerName(method, owner),
			handler_chunk: method.index,
			version: versionOf(method, 'MapToApiVersion', file) ?? versionOf(owner, 'ApiVersion', file),
			middleware: middleware.length > 0 ? middleware : null,
		},
		{ start: method.start, end: method.end, chunk: method.index },
	);
}

/** One of several versions says nothing. */
function versionOf({ annotations }: SeenChunk, attribute: string, file: FactFile): string | null {
	const said = annotations?.filter((note) => attributeName(note) === attribute) ?? [];
	return said.length === 1 ? annotationString(said[0], file, 'value') : null;
}

function isController(owner: SeenChunk, file: FactFile): boolean {
	if (owner.kind !== 'class' && owner.kind !== 'record') return false;
	const names = (owner.annotations ?? []).map(attributeName);
	if (names.includes('NonController')) return false;
	if (names.includes('ApiController') || names.includes('Controller')) return true;
	if (CONTROLLER.test(owner.name ?? '')) return true;
	return file.heritages.some(
		({ chunk, name, text }) => chunk === owner.index && (CONTROLLER.test(name) || ENDPOINT_CLASS.test(text)),
	);
}

function basesOf(owner: SeenChunk, file: FactFile): string[] {
	return file.heritages.filter(({ chunk }) => chunk === owner.index).map(({ name }) => name);
}

/** A class of the program that this one extends: it may have a route, which is inherited. */
function unseenBase(owner: SeenChunk, file: FactFile): string | null {
	return (
		basesOf(owner, file).find(
			(name) => CONTROLLER.test(name) && !/^I[A-Z]/.test(name) && !FRAMEWORK_BASES.has(name),
		) ?? null
	);
}

/**
 * A controller without a route is below that of the class it extends, whose template may hold the token
 * `[controller]`: that stands for the class which inherits it.
 */
export const CONTROLLER_BASES: ChunkRule = {
	fact: routeMount,
	on: 'chunk',
	kinds: ['class'],
	find(owner, file, tell) {
		if (!CONTROLLER.test(owner.name ?? '')) return;
		const templates = classTemplates(owner, file);
		const isMarked = file.members(owner.index).some(hasRouting);
		if (templates.length === 0) {
			const isBase = (owner.flags & ChunkFlag.abstract) !== 0 || /Base/.test(owner.name ?? '');
			const base = isMarked || isBase ? unseenBase(owner, file) : null;
			if (base !== null) tell({ framework: 'aspnet', router: base, prefix: '', target: owner.name });
			return;
		}
		if (isMarked && (owner.flags & ChunkFlag.abstract) === 0) return;
		for (const template of templates) {
			tell({ framework: 'aspnet', prefix: joinTemplates('', template), target: owner.name });
		}
	},
};

function hasRouting({ annotations }: SeenChunk): boolean {
	return annotations?.some((note) => ROUTING.includes(attributeName(note))) === true;
}
