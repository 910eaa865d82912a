import type { Uses } from '../graph/live.ts';
import { CHUNK_KINDS, ChunkFlag } from '../model/chunk.ts';
import { type CodeGraph, fileOf } from '../model/graph.ts';
import { firstFrom } from '../model/sorted.ts';
import { Meaning } from '../store/graph/mentions.ts';
import { hidesNames, hidingOf } from './hidden.ts';
import type { Said } from './said.ts';

const MODULE = CHUNK_KINDS.indexOf('module');
const METHOD = CHUNK_KINDS.indexOf('method');
const INTERFACE = CHUNK_KINDS.indexOf('interface');
const TYPE = CHUNK_KINDS.indexOf('type');

/** What a mention of a name may mean. */
export function mentionedBy(
	graph: CodeGraph,
	{ declared, mentions, named, candidates }: Said,
): Uses['mentioned'] {
	const isValue = candidates.runsAtLoad;
	// Names of which everything was used before: all that has the name, or all values.
	const names = named.starts.length - 1;
	const toldAll = new Uint8Array(names);
	const toldValues = new Uint8Array(names);
	return (node, use) => {
		const { starts, items } = mentions.by;
		if (starts[node] === starts[node + 1]) return;
		const file = fileOf(graph, node);
		const [from, to] = [graph.firsts[file], graph.firsts[file + 1]];
		const locals = declared.locals.get(file);
		const isHiding = hidesNames(graph.languages[file]);
		for (let at = starts[node]; at < starts[node + 1]; at++) {
			const name = mentions.names[items[at]];
			// Where names stand for what other files of a package declare, a mention may mean any of them.
			const isOfPackage = isHiding && mentions.means[items[at]] !== Meaning.here;
			const meaning = isOfPackage ? Meaning.member : mentions.means[items[at]];
			const first = name < names ? named.starts[name] : 0;
			const end = name < names ? named.starts[name + 1] : 0;
			if (meaning === Meaning.member) useAll(name, first, end, use);
			else if (meaning === Meaning.value) useValues(name, first, end, use);
			else {
				const brought = locals?.get(name);
				for (const target of brought ?? []) use(target);
				let isBrought = meaning === Meaning.here || brought !== undefined;
				for (let i = firstFrom(named.items, from, first, end); i < end && named.items[i] < to; i++) {
					isBrought = true;
					use(named.items[i]);
				}
				// A name that nothing here brings in may be a global one.
				if (!isBrought) useAll(name, first, end, use);
			}
		}
	};

	function useAll(name: number, first: number, end: number, use: (target: number) => void): void {
		if (first === end || toldAll[name] === 1) return;
		toldAll[name] = 1;
		for (let at = first; at < end; at++) use(named.items[at]);
	}

	function useValues(name: number, first: number, end: number, use: (target: number) => void): void {
		if (first === end || toldValues[name] === 1) return;
		toldValues[name] = 1;
		for (let at = first; at < end; at++) if (isValue[named.items[at]] === 1) use(named.items[at]);
	}
}

/**
 * Members that may be meant by a call of one that only says what there must be: of an interface, a protocol, an abstract
 * class. What has the members need not say that it does.
 */
export function sameShape(graph: CodeGraph, { declared: { headers }, named }: Said): Uses['likewise'] {
	const { kinds, names, parents, flags } = graph;
	const { starts, items } = named;
	// Names of which all members were told of before.
	const told = new Uint8Array(starts.length);
	return (node, use) => {
		const around = parents[node];
		const name = names[node];
		if (around < 0 || name + 1 >= starts.length || starts[name] === starts[name + 1]) return;
		const end = starts[name + 1];
		const language = graph.languages[fileOf(graph, node)];
		if (hidesNames(language)) useVariants(node, language, starts[name], end, use);
		if (kinds[around] === MODULE) {
			// A type and a value of one name are imported together. What is around others comes before them.
			const last = graph.firsts[fileOf(graph, node) + 1];
			for (let at = firstFrom(items, around, starts[name], end); at < end && items[at] < last; at++) {
				if (parents[items[at]] === around) use(items[at]);
			}
			return;
		}
		if (told[name] === 1 || !isShape(node)) return;
		told[name] = 1;
		for (let at = starts[name]; at < end; at++) if (isMember(items[at])) use(items[at]);
	};

	/** What has the same name in the same place: overloads, and what takes its place in builds for other systems. */
	function useVariants(
		node: number,
		language: string,
		first: number,
		end: number,
		use: (target: number) => void,
	): void {
		const folder = folderOf(graph.paths[fileOf(graph, node)]);
		for (let at = first; at < end; at++) {
			const other = items[at];
			const isBeside = hidingOf(language)?.sharesFolder
				? folderOf(graph.paths[fileOf(graph, other)]) === folder
				: parents[other] === parents[node];
			if (isBeside) use(other);
		}
	}

	/** Methods of Go stand at the top of files. */
	function isMember(node: number): boolean {
		return kinds[parents[node]] !== MODULE || kinds[node] === METHOD;
	}

	function isShape(node: number): boolean {
		const around = parents[node];
		return (
			kinds[around] === INTERFACE ||
			kinds[around] === TYPE ||
			(flags[node] & (ChunkFlag.declaration | ChunkFlag.abstract)) !== 0 ||
			/\bProtocol\b/.test(headers.get(around) ?? '')
		);
	}
}

function folderOf(path: string): string {
	return path.slice(0, path.lastIndexOf('/') + 1);
}
