import { setImmediate as nextTurn } from 'node:timers/promises';
import type { IndexReader } from '../reader.ts';
import { compareFile } from './compare-file.ts';
import { compareKeyed, compareSchema } from './compare-keyed.ts';
import { findDamage, findFault } from './consistency.ts';
import type { Difference } from './difference.ts';
import { viewedDigest } from './file-digest.ts';
import { META, SKIP } from './tables.ts';
import { type IndexView, type Scope, viewIndex } from './view.ts';

export interface NotComparable {
	path: string;
	reason: string;
}

export interface Comparison {
	/** Files that were compared to the end. */
	files: number;
	/** Rows of theirs by table, and postings. */
	rows: Record<string, number>;
	/** The first in order of path; what is about no file comes after. */
	difference: Difference | null;
	/** Files whose rows depend on how fast the machine was. */
	notComparable: NotComparable[];
	/** Of the first files in the scope, by path; none when there is no scope. */
	digests: Map<string, string>;
}

export interface CompareOptions {
	/** Only these paths, and nothing that is about none; everything when it is left out. */
	scope?: Scope;
	signal?: AbortSignal;
	/** Files that are done, and all of them. */
	onProgress?(done: number, total: number): void;
}

/** Files between two looks at whether to stop. */
const FILES_A_TURN = 20;
const MOST_DIGESTS = 100;

/**
 * Compares an index with one that was built afresh from the same files: all rows, omissions, postings and
 * what the index says about itself. Ids, stamps and what nothing uses any more do not count.
 */
export async function compareIndices(
	indexed: IndexReader,
	fresh: IndexReader,
	options: CompareOptions = {},
): Promise<Comparison> {
	const { scope } = options;
	const result: Comparison = { files: 0, rows: {}, difference: null, notComparable: [], digests: new Map() };
	const whole = scope === undefined;
	if (whole) result.difference = findDamage(indexed) ?? compareSchema(indexed, fresh);
	if (result.difference !== null) return result;
	const left = viewIndex(indexed, scope ?? null);
	await nextTurn();
	const right = viewIndex(fresh, scope ?? null);
	const timedOut = new Map([...right.timedOut, ...left.timedOut]);
	for (const path of [...timedOut.keys()].sort()) {
		result.notComparable.push({ path, reason: timedOut.get(path)! });
	}
	await compareFiles(left, right, timedOut, result, options);
	const counts: Scope = (path) => !timedOut.has(path) && (scope ?? everything)(path);
	result.difference ??= compareKeyed(SKIP, indexed, fresh, counts);
	if (whole) {
		const told = result.notComparable.length === 0 ? everything : isIndependent;
		result.difference ??= findFault(indexed) ?? compareKeyed(META, indexed, fresh, told);
	} else {
		const paths = [...left.files.keys()].sort().slice(0, MOST_DIGESTS);
		for (const path of paths) result.digests.set(path, viewedDigest(left, path)!);
	}
	return result;
}

async function compareFiles(
	left: IndexView,
	right: IndexView,
	timedOut: ReadonlyMap<string, string>,
	result: Comparison,
	{ signal, onProgress, scope }: CompareOptions,
): Promise<void> {
	const paths = [...new Set([...left.files.keys(), ...right.files.keys()])].sort();
	const count = (table: string, rows: number) => {
		result.rows[table] = (result.rows[table] ?? 0) + rows;
	};
	for (const [at, path] of paths.entries()) {
		if (at % FILES_A_TURN === 0) {
			onProgress?.(at, paths.length);
			await nextTurn();
			signal?.throwIfAborted();
		}
		if (timedOut.has(path)) continue;
		result.difference = compareFile(path, left, right, scope === undefined, count);
		if (result.difference !== null) return;
		result.files++;
	}
}

function everything(): boolean {
	return true;
}

/** What an index says about itself that does not follow from what is in it. */
function isIndependent(key: string): boolean {
	return key === 'assay_version' || key === 'configuration';
}
