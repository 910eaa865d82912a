import { extendedBases } from '../languages/shared/exporting.ts';
import { CHUNK_KINDS, ChunkFlag, type ChunkKind } from '../model/chunk.ts';
import { FileFlag } from '../model/file.ts';
import { type CodeGraph, fileOf, kindSet } from '../model/graph.ts';
import type { Declared } from '../store/graph/declared.ts';
import { exportingOf } from './exporting-of.ts';
import { hidesNames, isHidden } from './hidden.ts';

const KINDS: ReadonlySet<number> = codes(
	...([
		'function',
		'method',
		'class',
		'getter',
		'interface',
		'type',
		'enum',
		'constant',
		'variable',
	] as const),
);
const LEFT_OUT = ChunkFlag.declaration | ChunkFlag.broken | ChunkFlag.test | ChunkFlag.abstract;
const VALUES = codes('constant', 'variable');
const MEMBERS = codes('method', 'getter');
const CLASSES = codes('class');
const HOMES = codes('module', 'class', 'function', 'method', 'constructor');
const MODULE = CHUNK_KINDS.indexOf('module');
const BASES = kindSet('inherit', 'implement');

/** Decorators that change how something is called, and call nothing themselves. */
const PLAIN: ReadonlySet<string> = new Set(
	(
		'staticmethod classmethod property abstractmethod abc.abstractmethod override typing.override final cached_property ' +
		'functools.cached_property lru_cache functools.lru_cache cache functools.cache dataclass dataclasses.dataclass contextmanager ' +
		'contextlib.contextmanager asynccontextmanager contextlib.asynccontextmanager'
	).split(' '),
);
/** Members that the platform calls by name. */
const CALLED: ReadonlySet<string> = new Set(
	'toJSON toString valueOf then next return throw handleEvent inspect constructor dispose asyncDispose'.split(
		' ',
	),
);

function codes(...kinds: ChunkKind[]): ReadonlySet<number> {
	return new Set(kinds.map((kind) => CHUNK_KINDS.indexOf(kind)));
}

/** Languages whose calls and names are followed well enough to say that nothing uses something. */
export function isLinkedLanguage(language: string): boolean {
	return exportingOf(language) !== undefined || hidesNames(language);
}

export interface Candidates {
	isCandidate: Uint8Array;
	runsAtLoad: Uint8Array;
}

/** Chunks of which it could be said that nothing uses them. */
export function findCandidates(
	graph: CodeGraph,
	declared: Declared,
	nameOf: (id: number) => string,
	hasParts: (file: number) => boolean,
): Candidates {
	const isCandidate = new Uint8Array(graph.nodes);
	const runsAtLoad = new Uint8Array(graph.nodes);
	const open = openClasses(graph, declared);
	for (let file = 0; file < graph.paths.length; file++) {
		const flags = graph.fileFlags[file];
		const isOut =
			(flags & (FileFlag.test | FileFlag.generated | FileFlag.vendored | FileFlag.marksGenerated)) !== 0;
		if (
			isOut ||
			!isLinkedLanguage(graph.languages[file]) ||
			hasParts(file) ||
			/\.(?:d\.[cm]?ts|pyi)$/.test(graph.paths[file])
		) {
			continue;
		}
		for (let node = graph.firsts[file]; node < graph.firsts[file + 1]; node++) {
			if (hidesNames(graph.languages[file]) ? !isHiddenHere(file, node) : !isFit(node)) continue;
			isCandidate[node] = 1;
			if (VALUES.has(graph.kinds[node])) runsAtLoad[node] = 1;
		}
	}
	return { isCandidate, runsAtLoad };

	function isHiddenHere(file: number, node: number): boolean {
		if (graph.names[node] === 0 || (graph.flags[node] & LEFT_OUT) !== 0 || declared.run.has(node))
			return false;
		const name = nameOf(graph.names[node]);
		return isHidden(graph, file, node, name, declared.annotations.get(node) ?? []);
	}

	function isFit(node: number): boolean {
		const { kinds, names, flags, parents } = graph;
		if (names[node] === 0 || !KINDS.has(kinds[node])) return false;
		if ((flags[node] & LEFT_OUT) !== 0) return false;
		const around = parents[node];
		if (around < 0) return false;
		// What stands in a namespace may add to one that is declared elsewhere: `declare global`.
		if (!HOMES.has(kinds[around]) || (VALUES.has(kinds[node]) && kinds[around] !== MODULE)) return false;
		const name = nameOf(names[node]);
		if (/^__.*__$|^_$/.test(name)) return false;
		if (isDecorated(declared, node)) return false;
		if (MEMBERS.has(kinds[node])) {
			return (
				CLASSES.has(kinds[around]) && !open.has(around) && !CALLED.has(name) && !isDecorated(declared, around)
			);
		}
		return true;
	}
}

function isDecorated({ annotations, run }: Declared, node: number): boolean {
	return run.has(node) || (annotations.get(node)?.some((name) => !PLAIN.has(name)) ?? false);
}

/** Classes with a base that is not in the repository, themselves or further up: it may call what they have. */
function openClasses(graph: CodeGraph, { headers }: Declared): Set<number> {
	const { edges, out, into, languages } = graph;
	const open: number[] = [];
	for (const [node, header] of headers) {
		const file = fileOf(graph, node);
		const written = (exportingOf(languages[file])?.basesIn ?? extendedBases)(header);
		let known = 0;
		for (let at = out.starts[node]; at < out.starts[node + 1]; at++) {
			if ((BASES & (1 << edges.kind[out.items[at]])) !== 0) known++;
		}
		if (known < written) open.push(node);
	}
	const found = new Set(open);
	for (const node of open) {
		for (let at = into.starts[node]; at < into.starts[node + 1]; at++) {
			const edge = into.items[at];
			const below = edges.source[edge];
			if ((BASES & (1 << edges.kind[edge])) === 0 || found.has(below)) continue;
			found.add(below);
			open.push(below);
		}
	}
	return found;
}
