import type { ChunkRow, EndpointRows } from '../store/queries/endpoint-rows.ts';
import { idOfRow } from '../store/schema.ts';
import type { ModuleFiles } from './module-files.ts';
import type { Route } from './route-facts.ts';
import { routingOf } from './routing-of.ts';

/** Finds handlers: in the route's file, by an import, or by a name that only one symbol has. */
export class Handlers {
	private readonly rows: EndpointRows;
	private readonly files: () => ModuleFiles;

	constructor(rows: EndpointRows, files: () => ModuleFiles) {
		this.rows = rows;
		this.files = files;
	}

	of(route: Route): ChunkRow | null {
		if (route.handlerChunk !== null) return this.rows.chunk(idOfRow(route.file, route.handlerChunk));
		if (route.handler === null) return this.rows.chunk(idOfRow(route.file, route.chunk));
		const parts = route.handler
			.split(/[.#@:]+/)
			.filter((part) => part !== '' && part !== 'class' && part !== 'as_view()');
		if (route.handlerModule !== null) return this.imported(route, parts);
		return this.unique(parts, () => true);
	}

	private imported(route: Route, parts: readonly string[]): ChunkRow | null {
		const { inFile, handlerModule, handlerName, language } = route;
		const routing = routingOf(language);
		const file = this.files().find(inFile, handlerModule!, language);
		const taken = (handlerName ?? '')
			.split('.')
			.filter((part) => part !== '*' && part !== 'default' && part !== '');
		const wanted = taken.length > 0 ? taken : parts;
		if (file !== null) {
			const here = this.unique(wanted, (candidate) => candidate.file === file);
			if (here !== null) return here;
		}
		// `from app import views` … `views.index`: the module is one step further down.
		if (routing.moduleEnds.length > 0 && wanted.length > 1) {
			const below = this.files().find(inFile, `${handlerModule!.replace(/\.$/, '')}.${wanted[0]}`, language);
			if (below !== null) return this.unique(wanted.slice(1), (candidate) => candidate.file === below);
		}
		// A namespace is a folder by custom, under another name by configuration: the class has to be the only one.
		if (routing.handlersByClass) {
			const folder = handlerModule!.split(/[\\.]/).at(-1)?.toLowerCase() ?? '';
			const near = (candidate: ChunkRow) => candidate.path.toLowerCase().includes(`${folder}/`);
			return this.unique(wanted, () => true) ?? this.unique(wanted, near);
		}
		return null;
	}

	/** The one symbol with that name in a container of that name. */
	private unique(parts: readonly string[], isMeant: (candidate: ChunkRow) => boolean): ChunkRow | null {
		const name = parts.at(-1);
		if (name === undefined) return null;
		const container = parts.at(-2);
		const candidates = this.rows.chunksNamed(name).filter(isMeant);
		const exact = candidates.filter(
			(candidate) => container === undefined || isContainer(candidate.container, container),
		);
		return exact.length === 1 ? exact[0] : null;
	}
}

/** `users` of `users#index` is the class UsersController. */
function isContainer(found: string | null, wanted: string): boolean {
	if (found === null) return false;
	const last = found.slice(found.lastIndexOf('.') + 1);
	if (last === wanted) return true;
	const base = wanted.slice(wanted.lastIndexOf('/') + 1);
	const camel = base.replace(/(?:^|_)([a-z])/g, (_, letter: string) => letter.toUpperCase());
	return last === `${camel}Controller`;
}
