import type Database from 'better-sqlite3';
import { LINK_STATUSES } from '../../model/link.ts';
import { folderOf } from '../../model/repository-paths.ts';

/** Tells where a module leads that a file imports: a path, null when to none; undefined when it imports no such module. */
export type StoredLink = (file: number, module: string) => string | null | undefined;

const RESOLVED = LINK_STATUSES.indexOf('resolved');

/** Where the imports of an index lead. */
export function storedLinks(db: Database.Database): StoredLink {
	const find = db.prepare<[number, number, string], { path: string | null }>(
		`SELECT iif(k.status = ?, t.text, NULL) AS path FROM module_link k LEFT JOIN name t ON t.id = k.target
		WHERE k.file = ? AND k.module = (SELECT id FROM name WHERE text = ?)`,
	);
	return (file, module) => find.get(RESOLVED, file, module)?.path;
}

/** Finds the file that a module stands for, among the files of an index. */
export class ModuleFiles {
	private readonly ids: ReadonlyMap<string, number>;
	private readonly linked: StoredLink;
	/** Paths of Python by their last part without its extension. */
	private readonly byStem = new Map<string, string[]>();

	constructor(ids: ReadonlyMap<string, number>, linked: StoredLink) {
		this.ids = ids;
		this.linked = linked;
		for (const path of ids.keys()) {
			if (!path.endsWith('.py')) continue;
			const stem = stemOf(path);
			const same = this.byStem.get(stem);
			if (same === undefined) this.byStem.set(stem, [path]);
			else same.push(path);
		}
	}

	/** The file's id; null when it is not here, or when more than one could be meant. */
	find(from: string, module: string, language: string): number | null {
		// What a framework finds by custom is a path from the root.
		if (module.startsWith('/')) return this.ids.get(module.slice(1)) ?? null;
		const linked = this.linked(this.ids.get(from) ?? -1, module);
		const path = linked === undefined && language === 'python' ? this.dotted(from, module) : (linked ?? null);
		return path === null ? null : (this.ids.get(path) ?? null);
	}

	/** A module of Python in a string (`include('shop.urls')`), or below one that is imported. */
	private dotted(from: string, module: string): string | null {
		const dots = /^\.{0,20}/.exec(module)![0].length;
		const rest = module.slice(dots).replaceAll('.', '/');
		if (dots === 0) return this.only(rest);
		let folder = folderOf(from);
		for (let up = 1; up < dots; up++) folder = folderOf(folder);
		const path = folder === '' ? rest : `${folder}/${rest}`;
		return endsOf(path).find((candidate) => this.ids.has(candidate)) ?? null;
	}

	/** The one file that is the module, wherever its package begins; of several the one nearest the root. */
	private only(rest: string): string | null {
		const ends = endsOf(rest);
		const candidates = [...(this.byStem.get(stemOf(rest)) ?? []), ...(this.byStem.get('__init__') ?? [])];
		const found = candidates.filter((path) => ends.some((end) => path === end || path.endsWith(`/${end}`)));
		const least = Math.min(...found.map(depthOf));
		const nearest = found.filter((path) => depthOf(path) === least);
		return nearest.length === 1 ? nearest[0] : null;
	}
}

function endsOf(path: string): string[] {
	return [`${path}.py`, `${path}/__init__.py`];
}

function depthOf(path: string): number {
	return path.split('/').length;
}

function stemOf(path: string): string {
	return path.slice(path.lastIndexOf('/') + 1).replace(/\.[^.]{1,10}$/, '');
}
