import { EDGE_KINDS } from '../../model/graph.ts';
import { LINK_STATUSES } from '../../model/link.ts';
import { EXPORT_KINDS } from '../../model/recorder.ts';
import type { IndexReader } from '../reader.ts';
import { ORD_BITS } from '../schema.ts';
import type { EdgeRows } from './edge-rows.ts';
import { PackageNames, UsedFiles } from './package-files.ts';
import type { GraphNodes, Places } from './read-graph.ts';

const ORD = 2 ** ORD_BITS;
const IMPORT = EDGE_KINDS.indexOf('import');
const RE_EXPORT = EDGE_KINDS.indexOf('re-export');
const RESOLVED = LINK_STATUSES.indexOf('resolved');
const STAR = EXPORT_KINDS.indexOf('star');
/** Re-exports that are followed for one name. */
const MAX_STEPS = 24;
/** Two ids in one number: names stay below this. */
const NAMES = 2 ** 27;

export interface ImportRow {
	ord: number;
	chunk: number;
	module: number;
	imported: number;
	local: number;
	flags: number;
}

interface ExportRow extends ImportRow {
	kind: number;
}

/**
 * Edges of imports and re-exports: from the module (or the function that imports) to the module that is named, and to the
 * definition that a name stands for in the end. Their `rule` holds bits of `ModuleFlag`.
 */
export function readImportEdges(
	reader: IndexReader,
	nodes: GraphNodes,
	places: Places,
	exportsAll: (language: string) => boolean,
	edges: EdgeRows,
): void {
	const modules = new Modules(reader, nodes, places, exportsAll);
	const used = new UsedFiles(reader.db, nodes, edges);
	for (const file of nodes.fileIds) {
		const first = places.ofFile.get(file)!;
		const imports = modules.imports.get(file) ?? [];
		const homes = addEdges(IMPORT, file, first, imports, modules, nodes, edges);
		used.add(file, first, imports, homes, edges);
		const taken = (modules.exports.get(file) ?? []).filter(({ module }) => module !== 0);
		addEdges(RE_EXPORT, file, first, taken, modules, nodes, edges);
	}
}

/** Gives the first nodes of the files that edges lead to. */
function addEdges(
	kind: number,
	file: number,
	first: number,
	rows: readonly ImportRow[],
	modules: Modules,
	{ owners }: GraphNodes,
	edges: EdgeRows,
): ReadonlyMap<number, unknown> {
	const whole = new Map<number, { flags: number; ord: number }>();
	for (const { ord, chunk, module, imported, local, flags } of rows) {
		const found = modules.find(file, module);
		const name = kind === IMPORT ? imported : local;
		const target = name === 0 ? -1 : modules.taken(file, module, name, MAX_STEPS);
		const home = found ?? (target >= 0 ? modules.firstOf(target) : -1);
		if (home >= 0) {
			const known = whole.get(home);
			if (known === undefined) whole.set(home, { flags, ord });
			// A module is needed for its types alone when every name of it is.
			else known.flags &= flags;
		}
		if (target >= 0 && target !== home) edges.add(owners[first + chunk], owners[target], kind, flags, 0, ord);
	}
	for (const [home, { flags, ord }] of whole) if (home !== first) edges.add(first, home, kind, flags, 0, ord);
	return whole;
}

/** What files take from one another, by ids of files and names. */
class Modules {
	readonly imports = new Map<number, ImportRow[]>();
	readonly exports = new Map<number, ExportRow[]>();
	private readonly nodes: GraphNodes;
	private readonly fileAt = new Map<number, number>();
	private readonly links = new Map<number, number>();
	/** Chunks at the top of files by their names. */
	private readonly tops = new Map<number, number>();
	private readonly known = new Map<number, number>();
	private readonly texts: { of(id: number): string; id(text: string): number };
	private readonly star: number;
	/** Files from which everything at their top can be taken. */
	private readonly isOpen = new Set<number>();
	private readonly packages: PackageNames;

	constructor(
		{ db }: IndexReader,
		nodes: GraphNodes,
		places: Places,
		exportsAll: (language: string) => boolean,
	) {
		this.nodes = nodes;
		this.packages = new PackageNames(nodes, places);
		for (const [file, first] of places.ofFile) this.fileAt.set(first, file);
		for (const [at, language] of nodes.languages.entries()) {
			if (exportsAll(language)) this.isOpen.add(nodes.fileIds[at]);
		}
		const text = db.prepare<[number], string>('SELECT text FROM name WHERE id = ?').pluck();
		const id = db.prepare<[string], number>('SELECT id FROM name WHERE text = ?').pluck();
		this.texts = { of: (name) => text.get(name) ?? '', id: (name) => id.get(name) ?? 0 };
		this.star = this.texts.id('*');
		const links = db.prepare<[number], [number, number, number]>(
			'SELECT file, module, target FROM module_link WHERE status = ? AND target IS NOT NULL',
		);
		for (const [file, module, target] of links.raw().iterate(RESOLVED)) {
			const first = places.ofName.get(target);
			if (first !== undefined) this.links.set(file * NAMES + module, first);
		}
		this.read(db);
		for (let node = 0; node < nodes.nodes; node++) {
			const around = nodes.parents[node];
			if (around < 0 || nodes.names[node] === 0 || nodes.kinds[around] !== 0) continue;
			const key = this.firstOf(around) * NAMES + nodes.names[node];
			// Of signatures and what they stand for the last has the body.
			this.tops.set(key, node);
		}
	}

	private read(db: IndexReader['db']): void {
		const imports = db.prepare<[], number[]>(
			`SELECT id, chunk, module, imported, coalesce(local, 0), flags FROM import
			WHERE module IS NOT NULL ORDER BY id`,
		);
		for (const [id, chunk, module, imported, local, flags] of imports.raw().iterate()) {
			put(this.imports, Math.floor(id / ORD), { ord: id % ORD, chunk, module, imported, local, flags });
		}
		const exports = db.prepare<[], number[]>(
			`SELECT id, coalesce(chunk, -1), coalesce(module, 0), exported, coalesce(local, 0), flags, kind
			FROM export ORDER BY id`,
		);
		for (const [id, chunk, module, imported, local, flags, kind] of exports.raw().iterate()) {
			const row = { ord: id % ORD, chunk: module === 0 ? chunk : 0, module, imported, local, flags, kind };
			put(this.exports, Math.floor(id / ORD), row);
		}
	}

	/** First node of the file that a node is in. */
	firstOf(node: number): number {
		let at = node;
		while (this.nodes.parents[at] >= 0) at = this.nodes.parents[at];
		// The parts of a container have modules of their own, without one around them.
		while (!this.fileAt.has(at)) at--;
		return at;
	}

	/** First node of the file that a module is. */
	find(file: number, module: number): number | undefined {
		return this.links.get(file * NAMES + module);
	}

	/** What a name of a module is; -1 when that is not known. */
	taken(file: number, module: number, name: number, steps: number): number {
		const home = this.find(file, module);
		if (name === this.star) return home ?? -1;
		const found = home === undefined ? -1 : this.exported(home, name, steps);
		if (found >= 0) return found;
		if (!this.isOpen.has(file)) return this.packages.find(file, module, name);
		const above = this.texts.of(module);
		const below = this.texts.id(`${above}${above.endsWith('.') ? '' : '.'}${this.texts.of(name)}`);
		return (below === 0 ? undefined : this.find(file, below)) ?? -1;
	}

	private exported(home: number, name: number, steps: number): number {
		const key = home * NAMES + name;
		const known = this.known.get(key);
		if (known !== undefined) return known;
		if (steps <= 0) return -1;
		// While it is looked for it is not there: modules take from one another in circles.
		this.known.set(key, -1);
		const found = this.look(home, name, steps);
		this.known.set(key, found);
		return found;
	}

	private look(home: number, name: number, steps: number): number {
		const file = this.fileAt.get(home)!;
		if (this.isOpen.has(file)) return this.bound(file, home, name, steps);
		const rows = this.exports.get(file) ?? [];
		for (const { imported, kind, module, local, chunk } of rows) {
			if (imported !== name || kind === STAR) continue;
			if (module !== 0) return this.taken(file, module, local === 0 ? this.star : local, steps - 1);
			const found = local === 0 ? -1 : this.bound(file, home, local, steps);
			if (found >= 0) return found;
			if (chunk >= 0) return home + chunk;
		}
		for (const { kind, module } of rows) {
			if (kind !== STAR || module === 0) continue;
			const found = this.taken(file, module, name, steps - 1);
			if (found >= 0) return found;
		}
		return -1;
	}

	private bound(file: number, home: number, name: number, steps: number): number {
		const top = this.tops.get(home * NAMES + name);
		if (top !== undefined) return top;
		for (const { local, module, imported } of this.imports.get(file) ?? []) {
			if (local === name) return this.taken(file, module, imported, steps - 1);
		}
		return -1;
	}
}

function put<T>(lists: Map<number, T[]>, key: number, item: T): void {
	const list = lists.get(key);
	if (list === undefined) lists.set(key, [item]);
	else list.push(item);
}
