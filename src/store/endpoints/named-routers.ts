import type Database from 'better-sqlite3';
import { CHUNK_KINDS } from '../../model/chunk.ts';
import type { Mount, Node, Route } from './read.ts';

/** Languages where a function or class goes by its name and package, whatever file it is in. */
export const NAMED: ReadonlySet<string> = new Set(['java', 'kotlin', 'csharp']);

const NAMESPACE = CHUNK_KINDS.indexOf('namespace');
const CLASS = CHUNK_KINDS.indexOf('class');
const RECORD = CHUNK_KINDS.indexOf('record');
const INTERFACE = CHUNK_KINDS.indexOf('interface');

/** Finds routers by the names of the functions or classes that they belong to. */
export class NamedRouters {
	private readonly db: Database.Database;
	private readonly byKey = new Map<string, number[]>();
	private readonly paths = new Map<number, string>();

	constructor(db: Database.Database, known: ReadonlyMap<number, ReadonlySet<string>>) {
		this.db = db;
		for (const [file, keys] of known) {
			for (const key of keys) {
				const same = this.byKey.get(key);
				if (same === undefined) this.byKey.set(key, [file]);
				else same.push(file);
			}
		}
	}

	/** The router of another file that has this key, in that package when one is named; of several, the nearest. */
	find(
		from: { file: number; inFile: string },
		key: string,
		module: string | null,
		isMeant: (node: Node) => boolean = () => true,
	): Node | null {
		const candidates = (this.byKey.get(key) ?? []).filter(
			(file) =>
				file !== from.file &&
				(module === null || this.packageOf(file) === module) &&
				isMeant({ file, router: key }),
		);
		const depths = candidates.map((file) => sharedFolders(from.inFile, this.pathOf(file)));
		const nearest = Math.max(...depths);
		const found = candidates.filter((_, at) => depths[at] === nearest);
		return found.length === 1 ? { file: found[0], router: key } : null;
	}

	private packageOf(file: number): string | null {
		return (
			this.db
				.prepare<[number, number, number], string>(
					`SELECT n.text FROM chunk c JOIN name n ON n.id = c.name
					WHERE c.id >= (? << 20) AND c.id < ((? + 1) << 20) AND c.kind = ? ORDER BY c.id LIMIT 1`,
				)
				.pluck()
				.get(file, file, NAMESPACE) ?? null
		);
	}

	private pathOf(file: number): string {
		let path = this.paths.get(file);
		if (path === undefined) {
			path = this.db.prepare<[number], string>('SELECT path FROM file WHERE id = ?').pluck().get(file) ?? '';
			this.paths.set(file, path);
		}
		return path;
	}
}

function sharedFolders(a: string, b: string): number {
	const [left, right] = [a.split('/'), b.split('/')];
	let shared = 0;
	while (shared < left.length - 1 && shared < right.length - 1 && left[shared] === right[shared]) shared++;
	return shared;
}

/** A controller's route may be that of a class of another file that it extends. */
export function isClassKey({ router, language }: Mount): boolean {
	return language === 'csharp' && router !== null && /Controller(?:Base)?$/.test(router);
}

/** `[controller]` and `[action]` in what a controller inherits stand for its own names. */
export function withTokens(path: string, { framework, handler }: Route): string {
	if (framework !== 'aspnet' || !path.includes('[') || handler === null) return path;
	const [owner, action = ''] = handler.split('.');
	return path
		.replace(/\[controller\]/gi, owner.replace(/(?<=.)Controller$/, ''))
		.replace(/\[action\]/gi, action.replace(/(?<=.)Async$/, ''));
}

/**
 * Whether a route is answered here. The methods of an interface of JAX-RS describe another program's when
 * no class implements it: that is how its clients are written.
 */
export function answeredHere(db: Database.Database): (route: Route) => boolean {
	const owner = db.prepare<[number], { name: string | null; kind: number }>(
		`SELECT n.text AS name, p.kind FROM chunk c JOIN chunk p ON p.id = ((c.id >> 20) << 20) + c.parent
		LEFT JOIN name n ON n.id = p.name WHERE c.id = ?`,
	);
	let implemented: Set<string> | null = null;
	return ({ framework, file, handlerChunk }) => {
		if (framework !== 'jaxrs' || handlerChunk === null) return true;
		const around = owner.get(file * 2 ** 20 + handlerChunk);
		if (around?.kind !== INTERFACE || around.name === null) return true;
		implemented ??= implementedTypes(db);
		return implemented.has(around.name);
	};
}

/** Names that headers of classes have behind their own. */
function implementedTypes(db: Database.Database): Set<string> {
	const names = new Set<string>();
	const headers = db
		.prepare<[number, number], string>(
			`SELECT c.signature FROM chunk c JOIN file f ON f.id = c.file
			WHERE f.language IN ('java', 'kotlin') AND c.kind IN (?, ?) AND c.signature IS NOT NULL`,
		)
		.pluck();
	for (const header of headers.iterate(CLASS, RECORD)) {
		const bases = /(?:\bimplements\b|\)\s{0,4}:|\w\s{0,4}:)(.{1,1000})$/s.exec(header)?.[1] ?? '';
		for (const [name] of bases.matchAll(/[A-Z]\w{0,100}/g)) names.add(name);
	}
	return names;
}
