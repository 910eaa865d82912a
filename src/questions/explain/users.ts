import { calledWith, withInside } from '../../graph/family.ts';
import { ChunkFlag } from '../../model/chunk.ts';
import { FileFlag } from '../../model/file.ts';
import { type CodeGraph, fileOf, kindSet } from '../../model/graph.ts';
import type { IndexReader } from '../../store/reader.ts';
import { type CallRow, callersOf, nodesOf } from '../graph/calls.ts';
import type { Meant } from '../graph/reach.ts';

const IMPORTS = kindSet('import', 're-export');
/** What says that something is used without running it. */
const MENTIONS = kindSet('type', 'inherit', 'implement', 'implicit') | IMPORTS;

/** A chunk that uses a target, with the first place where it does. */
export interface User {
	node: number;
	file: number;
	uses: number;
	first: CallRow;
	isTest: boolean;
}

export interface Users {
	/** Those of the program before tests, those with the most uses first. */
	users: User[];
	calls: number;
	/** It calls itself, or something inside it does. */
	isRecursive: boolean;
}

/** Who calls, constructs, extends or names a target; of imports those in files where nothing else uses it. */
export function usersOf(reader: IndexReader, graph: CodeGraph, meant: Meant): Users {
	const calls = callersOf(reader, graph, meant, 1);
	const inside = new Set(meant.is === 'chunks' ? withInside(graph, nodesOf(graph, meant)) : []);
	const outer = calls.filter((row) => !inside.has(sourceOf(graph, row)));
	const mentions = meant.is === 'chunks' ? mentionsOf(graph, nodesOf(graph, meant), inside) : [];
	const users = grouped(graph, [...outer, ...mentions]);
	return {
		users: users.sort((a, b) => Number(a.isTest) - Number(b.isTest) || b.uses - a.uses || a.node - b.node),
		calls: outer.length,
		isRecursive: outer.length < calls.length,
	};
}

function sourceOf(graph: CodeGraph, { edge, use }: CallRow): number {
	return use === null ? graph.edges.source[edge] : use.node;
}

function mentionsOf(graph: CodeGraph, named: readonly number[], inside: ReadonlySet<number>): CallRow[] {
	const { edges, into } = graph;
	const rows: CallRow[] = [];
	for (const node of calledWith(graph, named)) {
		for (let at = into.starts[node]; at < into.starts[node + 1]; at++) {
			const edge = into.items[at];
			if ((MENTIONS & (1 << edges.kind[edge])) === 0 || inside.has(edges.source[edge])) continue;
			const file = fileOf(graph, edges.source[edge]);
			rows.push({ depth: 1, file, start: -1, edge, use: null, dispatch: false });
		}
	}
	return rows;
}

function grouped(graph: CodeGraph, rows: readonly CallRow[]): User[] {
	const isImport = ({ edge }: CallRow) => edge >= 0 && (IMPORTS & (1 << graph.edges.kind[edge])) !== 0;
	const usedIn = new Set(rows.filter((row) => !isImport(row)).map(({ file }) => file));
	const users = new Map<number, User>();
	for (const row of rows) {
		if (isImport(row) && usedIn.has(row.file)) continue;
		const node = sourceOf(graph, row);
		const known = users.get(node);
		if (known !== undefined) {
			known.uses++;
			continue;
		}
		users.set(node, { node, file: row.file, uses: 1, first: row, isTest: isTest(graph, node, row.file) });
	}
	return [...users.values()];
}

function isTest({ fileFlags, flags }: CodeGraph, node: number, file: number): boolean {
	return (fileFlags[file] & FileFlag.test) !== 0 || (flags[node] & ChunkFlag.test) !== 0;
}
