import { markUsed } from '../graph/live.ts';
import { CHUNK_KINDS, ChunkFlag } from '../model/chunk.ts';
import { FileFlag } from '../model/file.ts';
import { type CodeGraph, EDGE_KINDS, fileOf, kindSet } from '../model/graph.ts';
import { boundChunks } from '../store/graph/bound-chunks.ts';
import type { Declared } from '../store/graph/declared.ts';
import { readNames } from '../store/graph/names.ts';
import type { IndexReader } from '../store/reader.ts';
import { type Candidates, isLinkedLanguage } from './candidates.ts';
import { exportingOf } from './exporting-of.ts';
import { hidesNames } from './hidden.ts';
import { mentionedBy, sameShape } from './mentioned.ts';
import { packageOf, type Taken, takePackages } from './packages.ts';
import { Bound, readSaid } from './said.ts';
import type { Holding } from './text-mentions.ts';

const MODULE = CHUNK_KINDS.indexOf('module');
const INTERFACE = CHUNK_KINDS.indexOf('interface');
const TYPE = CHUNK_KINDS.indexOf('type');
const CLASS = CHUNK_KINDS.indexOf('class');
const CONSTRUCTOR = CHUNK_KINDS.indexOf('constructor');
/** Gone when the program runs. */
const ERASED: ReadonlySet<number> = new Set([INTERFACE, TYPE]);
const EXPRESSIONS: ReadonlySet<number> = new Set([
	CHUNK_KINDS.indexOf('function'),
	CHUNK_KINDS.indexOf('class'),
]);
const IMPORTS = kindSet('import', 're-export');
const RE_EXPORT = EDGE_KINDS.indexOf('re-export');

export interface Unused {
	node: number;
	name: string;
	package: Taken;
	isExported: boolean;
	/** Nothing in the index imports its file. */
	isAlone: boolean;
	/** Its file is imported as a whole, under one name. */
	isInNamespace: boolean;
	/** A member of a class of which nothing else calls a member: something outside may. */
	isOfCalledFromOutside: boolean;
	/** Offset in its file of a call that looks something up by a computed name; -1 for none. */
	reflection: number;
}

export interface FoundUnused {
	unused: Unused[];
	/** Candidates that were looked at, and of what kinds the roots were. */
	candidates: number;
	roots: { modules: number; tests: number; api: number; run: number };
	packages: Taken[];
	/** Files that were left out: other languages, and parts of templates. */
	leftOut: number;
	/** What is used when these are, too. */
	usedWith: (nodes: readonly number[]) => Uint8Array;
	holding: Holding;
}

/** Chunks that nothing used leads to, from everything that may begin. */
export function findUnused(
	reader: IndexReader,
	graph: CodeGraph,
	options: { withoutTests: boolean; assumed: 'library' | 'application' | null },
): FoundUnused {
	const said = readSaid(reader, graph);
	const { declared, parts, imported } = said;
	// Some are found to be none on the way.
	const candidates = { ...said.candidates, isCandidate: said.candidates.isCandidate.slice() };
	const nameOf = readNames(reader);
	const packages = takePackages(graph, declared, options.assumed);
	const roots = { modules: 0, tests: 0, api: 0, run: declared.run.size };
	const begin: number[] = [];
	for (let file = 0; file < graph.paths.length; file++) {
		const isTest = (graph.fileFlags[file] & FileFlag.test) !== 0;
		if (isTest && options.withoutTests) continue;
		for (let node = graph.firsts[file]; node < graph.firsts[file + 1]; node++) {
			if (isTest || graph.parents[node] < 0) begin.push(node);
		}
		if (isTest) roots.tests++;
		else if (graph.firsts[file] < graph.firsts[file + 1]) roots.modules++;
	}
	const api = apiOf(graph, declared, packages, candidates, nameOf);
	roots.api = api.length;
	begin.push(...api);
	const marking = markUsed(graph, {
		...candidates,
		mentioned: mentionedBy(graph, said),
		children: said.children,
		likewise: sameShape(graph, said),
	});
	marking.add(begin);
	marking.add(leaveExpressions(reader, graph, said.bound, candidates, marking.isUsed));
	const { isUsed } = marking;
	const unused: Unused[] = [];
	let count = 0;
	for (let node = 0; node < graph.nodes; node++) {
		if (candidates.isCandidate[node] === 0) continue;
		count++;
		// What is inside something unused is unused with it.
		if (isUsed[node] === 1 || isUsed[graph.parents[node]] === 0) continue;
		const file = fileOf(graph, node);
		const name = nameOf(graph.names[node]);
		unused.push({
			node,
			name,
			package: packageOf(packages, graph.paths[file], graph.languages[file]),
			isExported: isExported(graph, declared, node, nameOf),
			isAlone: !imported.has(file),
			isInNamespace: declared.namespaces.has(file) && !ERASED.has(graph.kinds[node]),
			isOfCalledFromOutside:
				!hidesNames(graph.languages[file]) &&
				isMember(graph, node) &&
				!isCalledHere(graph, graph.parents[node]),
			reflection: declared.reflection.get(file) ?? -1,
		});
	}
	const leftOut = graph.languages.filter(
		(language, file) =>
			graph.firsts[file + 1] - graph.firsts[file] > 1 && (!isLinkedLanguage(language) || parts.has(file)),
	).length;
	const present = packages.filter((each) => !each.isHiding && unused.some((found) => found.package === each));
	const usedWith = (nodes: readonly number[]) => {
		marking.add(nodes);
		return marking.isUsed;
	};
	return { unused, candidates: count, roots, packages: present, leftOut, usedWith, holding: said.holding };
}

/** Functions and classes that are parts of expressions are no candidates: looked for among those that seem unused alone. Gives those that are used. */
function leaveExpressions(
	reader: IndexReader,
	graph: CodeGraph,
	bound: Uint8Array,
	{ isCandidate }: Candidates,
	isUsed: Uint8Array,
): number[] {
	const left: number[] = [];
	for (let node = 0; node < graph.nodes; node++) {
		if (isCandidate[node] === 0 || isUsed[node] === 1 || !EXPRESSIONS.has(graph.kinds[node])) continue;
		if (bound[node] === 0) {
			const file = fileOf(graph, node);
			bound.fill(Bound.no, graph.firsts[file], graph.firsts[file + 1]);
			for (const chunk of boundChunks(reader, graph.fileIds[file]))
				bound[graph.firsts[file] + chunk] = Bound.yes;
		}
		if (bound[node] === Bound.yes) continue;
		isCandidate[node] = 0;
		if (isUsed[graph.parents[node]] === 1) left.push(node);
	}
	return left;
}

function isMember({ kinds, parents, flags }: CodeGraph, node: number): boolean {
	return kinds[parents[node]] === CLASS && (flags[node] & ChunkFlag.static) === 0;
}

/** Whether something in the repository, outside of a class, leads to one of its members. */
function isCalledHere(graph: CodeGraph, owner: number): boolean {
	const { edges, into, parents } = graph;
	const end = graph.firsts[fileOf(graph, owner) + 1];
	for (let node = owner + 1; node < end; node++) {
		if (parents[node] !== owner || !isMember(graph, node) || graph.kinds[node] === CONSTRUCTOR) continue;
		for (let at = into.starts[node]; at < into.starts[node + 1]; at++) {
			const from = edges.source[into.items[at]];
			if (from !== owner && parents[from] !== owner) return true;
		}
	}
	return false;
}

/** Whether other files can see it: in Python everything at the top without an underscore. */
function isExported(
	graph: CodeGraph,
	declared: Declared,
	node: number,
	nameOf: (id: number) => string,
): boolean {
	const file = fileOf(graph, node);
	if (graph.kinds[graph.parents[node]] !== MODULE) return false;
	if (hidesNames(graph.languages[file])) return false;
	const ownNames = exportingOf(graph.languages[file])?.ownNames ?? null;
	if (ownNames !== null) return !ownNames.test(nameOf(graph.names[node]));
	return declared.exported.has(node) || (graph.flags[node] & ChunkFlag.exported) !== 0;
}

/** What those who install a library may use. */
function apiOf(
	graph: CodeGraph,
	declared: Declared,
	packages: readonly Taken[],
	{ isCandidate }: Candidates,
	nameOf: (id: number) => string,
): number[] {
	const found = new Set<number>();
	const entries = new Set(packages.flatMap(({ as, entries: files }) => (as === 'library' ? files : [])));
	for (const file of reExporting(graph, entries)) addExports(file);
	for (let file = 0; file < graph.paths.length; file++) {
		const { as, entries: known } = packageOf(packages, graph.paths[file], graph.languages[file]);
		if (as === 'library' && known.length === 0) addExports(file);
	}
	// What is loaded as a whole when the program runs is handed to somebody: `lazy(() => import('./page'))`.
	for (const file of declared.loaded) addExports(file);
	for (const node of [...found]) addMembers(node);
	return [...found];

	function addExports(file: number): void {
		for (let node = graph.firsts[file]; node < graph.firsts[file + 1]; node++) {
			if (isCandidate[node] === 1 && isExported(graph, declared, node, nameOf)) found.add(node);
		}
		if (!entries.has(file)) return;
		const { edges, out } = graph;
		const module = graph.firsts[file];
		for (let at = out.starts[module]; at < out.starts[module + 1]; at++) {
			const edge = out.items[at];
			if ((IMPORTS & (1 << edges.kind[edge])) !== 0) found.add(edges.target[edge]);
		}
	}

	function addMembers(node: number): void {
		const end = graph.firsts[fileOf(graph, node) + 1];
		for (let at = node + 1; at < end && graph.parents[at] >= node; at++) {
			const isPrivate = (graph.flags[at] & ChunkFlag.private) !== 0;
			if (graph.parents[at] === node && !isPrivate) found.add(at);
		}
	}
}

/** Files with everything that they hand on as a whole: `export * from`. */
function reExporting(graph: CodeGraph, entries: Set<number>): Set<number> {
	const { edges, out } = graph;
	for (const file of entries) {
		const module = graph.firsts[file];
		for (let at = out.starts[module]; at < out.starts[module + 1]; at++) {
			const edge = out.items[at];
			const isWhole = edges.kind[edge] === RE_EXPORT && graph.kinds[edges.target[edge]] === MODULE;
			if (isWhole) entries.add(fileOf(graph, edges.target[edge]));
		}
	}
	return entries;
}
