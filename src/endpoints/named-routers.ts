import { CHUNK_KINDS } from '../model/chunk.ts';
import type { EndpointRows } from '../store/queries/endpoint-rows.ts';
import { idOfRow } from '../store/schema.ts';
import type { Mount, Node, Route } from './route-facts.ts';
import { LANGUAGES_NAMING_INTERFACES, routingOf } from './routing-of.ts';

const INTERFACE = CHUNK_KINDS.indexOf('interface');

/** Finds routers by the names of the functions or classes that they belong to. */
export class NamedRouters {
	private readonly rows: EndpointRows;
	private readonly byKey = new Map<string, number[]>();

	constructor(rows: EndpointRows, known: ReadonlyMap<number, ReadonlySet<string>>) {
		this.rows = rows;
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
				(module === null || this.rows.packageOf(file) === module) &&
				isMeant({ file, router: key }),
		);
		const depths = candidates.map((file) => sharedFolders(from.inFile, this.rows.pathOf(file)));
		const nearest = Math.max(...depths);
		const found = candidates.filter((_, at) => depths[at] === nearest);
		return found.length === 1 ? { file: found[0], router: key } : null;
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
	return router !== null && (routingOf(language).inheritedRouters?.test(router) ?? false);
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
export function answeredHere(rows: EndpointRows): (route: Route) => boolean {
	let implemented: Set<string> | null = null;
	return ({ framework, file, handlerChunk }) => {
		if (framework !== 'jaxrs' || handlerChunk === null) return true;
		const around = rows.ownerOf(idOfRow(file, handlerChunk));
		if (around?.kind !== INTERFACE || around.name === null) return true;
		implemented ??= implementedTypes(rows);
		return implemented.has(around.name);
	};
}

/** Names that headers of classes have behind their own. */
function implementedTypes(rows: EndpointRows): Set<string> {
	const names = new Set<string>();
	for (const header of rows.classHeaders(LANGUAGES_NAMING_INTERFACES)) {
		const bases = /(?:\bimplements\b|\)\s{0,4}:|\w\s{0,4}:)(.{1,1000})$/s.exec(header)?.[1] ?? '';
		for (const [name] of bases.matchAll(/[A-Z]\w{0,100}/g)) names.add(name);
	}
	return names;
}
