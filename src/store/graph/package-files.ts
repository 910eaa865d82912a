import { CHUNK_KINDS } from '../../model/chunk.ts';
import { EDGE_KINDS, fileOf } from '../../model/graph.ts';
import { LINK_STATUSES } from '../../model/link.ts';
import { NAMESPACED } from '../../model/resolve.ts';
import type { IndexReader } from '../reader.ts';
import type { EdgeRows } from './edge-rows.ts';
import type { ImportRow } from './import-edges.ts';
import type { GraphNodes, Places } from './read-graph.ts';

const NAMESPACE = CHUNK_KINDS.indexOf('namespace');
const IMPORT = EDGE_KINDS.indexOf('import');
const RESOLVED = LINK_STATUSES.indexOf('resolved');
/** Two ids in one number: names stay below this. */
const NAMES = 2 ** 27;

/** What files declare at the top of the packages that they say they are of. */
export class PackageNames {
	private readonly nodes: GraphNodes;
	private readonly places: Places;
	/** By the names of the package and of what is declared. */
	private readonly tops = new Map<number, number[]>();

	constructor(nodes: GraphNodes, places: Places) {
		this.nodes = nodes;
		this.places = places;
		for (const [at, language] of nodes.languages.entries()) {
			if (NAMESPACED.includes(language)) this.read(nodes.firsts[at], nodes.firsts[at + 1]);
		}
	}

	private read(first: number, end: number): void {
		const { kinds, names, parents } = this.nodes;
		let package_ = 0;
		for (let node = first + 1; node < end; node++) {
			if (kinds[node] === NAMESPACE) {
				if (package_ === 0) package_ = names[node];
				continue;
			}
			const around = parents[node];
			const space = kinds[around] === NAMESPACE ? names[around] : around === first ? package_ : 0;
			if (space === 0 || names[node] === 0) continue;
			const key = space * NAMES + names[node];
			const same = this.tops.get(key);
			if (same === undefined) this.tops.set(key, [node]);
			else same.push(node);
		}
	}

	/** What a name of a package is, seen from a file: modules may each have one, the nearest is meant. -1 for nothing. */
	find(file: number, module: number, name: number): number {
		const found = this.tops.get(module * NAMES + name);
		if (found === undefined) return -1;
		if (found.length === 1) return found[0];
		const from = this.nodes.paths[fileOf(this.nodes, this.places.ofFile.get(file)!)];
		let best = found[0];
		let most = -1;
		for (const node of found) {
			const shared = sharedLength(from, this.nodes.paths[fileOf(this.nodes, node)]);
			if (shared > most) [best, most] = [node, shared];
		}
		return best;
	}
}

function sharedLength(a: string, b: string): number {
	let at = 0;
	while (at < a.length && a[at] === b[at]) at++;
	return at;
}

/**
 * Files that an import of a whole package or namespace stands for: those of it that the file is known to use. The import is
 * what says that it may.
 */
export class UsedFiles {
	private readonly nodes: GraphNodes;
	/** Files that a file's calls and types lead to. */
	private readonly used = new Map<number, Set<number>>();
	/** The folder that a module leads to, by file and module. */
	private readonly folders = new Map<number, string>();
	/** Names of the packages that files are of. */
	private readonly packageOf: readonly number[];

	constructor(db: IndexReader['db'], nodes: GraphNodes, edges: EdgeRows) {
		this.nodes = nodes;
		this.packageOf = nodes.languages.map((language, at) =>
			NAMESPACED.includes(language) ? firstNamespace(nodes, at) : 0,
		);
		const rows = db.prepare<[], [number, number, string]>(
			`SELECT k.file, k.module, n.text FROM module_link k JOIN name n ON n.id = k.target
			WHERE k.status = ${RESOLVED} AND n.text LIKE '%/'`,
		);
		for (const [file, module, folder] of rows.raw().iterate())
			this.folders.set(file * NAMES + module, folder.slice(0, -1));
		if (this.folders.size > 0) this.note(edges);
	}

	private note(edges: EdgeRows): void {
		const fileAt = new Int32Array(this.nodes.nodes);
		for (let file = 0; file < this.nodes.paths.length; file++)
			fileAt.fill(file, this.nodes.firsts[file], this.nodes.firsts[file + 1]);
		edges.each((source, target) => {
			const [from, to] = [fileAt[source], fileAt[target]];
			if (from === to) return;
			const known = this.used.get(from);
			if (known === undefined) this.used.set(from, new Set([to]));
			else known.add(to);
		});
	}

	/** Adds what the imports of a file stand for besides `known`; `first` is the node of the file. */
	add(
		file: number,
		first: number,
		imports: readonly ImportRow[],
		known: ReadonlyMap<number, unknown>,
		edges: EdgeRows,
	): void {
		const used = imports.length === 0 ? undefined : this.used.get(fileOf(this.nodes, first));
		if (used === undefined) return;
		for (const to of [...used].sort((a, b) => a - b)) {
			if (known.has(this.nodes.firsts[to])) continue;
			const path = this.nodes.paths[to];
			const folder = path.slice(0, Math.max(0, path.lastIndexOf('/')));
			const package_ = this.packageOf[to];
			const said = imports.find(({ module }) => {
				const leads = this.folders.get(file * NAMES + module);
				return leads !== undefined && (package_ === 0 ? leads === folder : module === package_);
			});
			if (said !== undefined) edges.add(first, this.nodes.firsts[to], IMPORT, said.flags, 0, said.ord);
		}
	}
}

function firstNamespace({ firsts, kinds, names }: GraphNodes, file: number): number {
	for (let node = firsts[file] + 1; node < firsts[file + 1]; node++)
		if (kinds[node] === NAMESPACE) return names[node];
	return 0;
}
