import type Database from 'better-sqlite3';
import { ChunkFlag } from '../../model/chunk.ts';
import type { ModuleFiles } from './module-files.ts';
import type { Route } from './read.ts';

/** The chunk that answers a route. */
export interface Handler {
	/** Row id of the chunk. */
	id: number;
	file: number;
	path: string;
	start: number;
}

interface Candidate extends Handler {
	container: string | null;
}

/** Finds handlers: in the route's file, by an import, or by a name that only one symbol has. */
export class Handlers {
	private readonly files: () => ModuleFiles;
	private readonly byId: Database.Statement<[number], Handler>;
	private readonly named: Database.Statement<[string], Candidate>;

	constructor(db: Database.Database, files: () => ModuleFiles) {
		this.files = files;
		const columns = `c.id, c.file, f.path, c.start + coalesce(c.name_offset, 0) AS start`;
		this.byId = db.prepare(`SELECT ${columns} FROM chunk c JOIN file f ON f.id = c.file WHERE c.id = ?`);
		this.named = db.prepare(
			`SELECT ${columns}, cn.text AS container FROM chunk c JOIN file f ON f.id = c.file
			JOIN name n ON n.id = c.name LEFT JOIN name cn ON cn.id = c.container
			WHERE n.text = ? AND (c.flags & ${ChunkFlag.declaration}) = 0 ORDER BY f.path, c.id LIMIT 200`,
		);
	}

	of(route: Route): Handler | null {
		if (route.handlerChunk !== null) {
			return this.byId.get(route.file * 2 ** 20 + route.handlerChunk) ?? null;
		}
		if (route.handler === null) return this.byId.get(route.file * 2 ** 20 + route.chunk) ?? null;
		const parts = route.handler
			.split(/[.#@:]+/)
			.filter((part) => part !== '' && part !== 'class' && part !== 'as_view()');
		if (route.handlerModule !== null) return this.imported(route, parts);
		return this.unique(parts, () => true);
	}

	private imported(route: Route, parts: readonly string[]): Handler | null {
		const { inFile, handlerModule, handlerName, language } = route;
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
		if (language === 'python' && wanted.length > 1) {
			const below = this.files().find(inFile, `${handlerModule!.replace(/\.$/, '')}.${wanted[0]}`, language);
			if (below !== null) return this.unique(wanted.slice(1), (candidate) => candidate.file === below);
		}
		// A namespace is a folder by custom, under another name by configuration: the class has to be the only one.
		if (language === 'php' || language === 'java' || language === 'csharp') {
			const folder = handlerModule!.split(/[\\.]/).at(-1)?.toLowerCase() ?? '';
			const near = (candidate: Candidate) => candidate.path.toLowerCase().includes(`${folder}/`);
			return this.unique(wanted, () => true) ?? this.unique(wanted, near);
		}
		return null;
	}

	/** The one symbol with that name in a container of that name. */
	private unique(parts: readonly string[], isMeant: (candidate: Candidate) => boolean): Handler | null {
		const name = parts.at(-1);
		if (name === undefined) return null;
		const container = parts.at(-2);
		const candidates = this.named.all(name).filter(isMeant);
		const exact = candidates.filter(
			(candidate) => container === undefined || isContainer(candidate.container, container),
		);
		const { id, file, path, start } = exact[0] ?? {};
		return exact.length === 1 ? { id: id!, file: file!, path: path!, start: start! } : null;
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
