import { setImmediate } from 'node:timers/promises';
import type { CallLink, Relation } from '../../model/link.ts';
import { Nominal } from '../../semantics/nominal/interpreter.ts';
import { linkNominalCall } from '../../semantics/nominal/link-call.ts';
import { nominalRelations } from '../../semantics/nominal/relations.ts';
import { firstMentions } from '../../semantics/schema/first-mentions.ts';
import { linkSchema } from '../../semantics/schema/link-schema.ts';
import { textRelations } from '../../semantics/schema/text-relations.ts';
import { Structural } from '../../semantics/structural/interpreter.ts';
import { linkCall } from '../../semantics/structural/link-calls.ts';
import { relationsOf } from '../../semantics/structural/relations.ts';
import { linkStyles } from '../../semantics/styles/link-styles.ts';
import { hasStyles, styleAt } from '../../semantics/styles/style-parts.ts';
import type { Unit } from '../../semantics/world/unit.ts';
import { World } from '../../semantics/world/world.ts';
import type { CallLinks } from '../../store/call-links.ts';
import { LINK_STRIDE, type LinkBatch, LinkBatchBuilder } from '../../store/link-batch.ts';
import { callbacksOf } from './callbacks.ts';
import type { LinkPool } from './link-pool.ts';

/** Files that are linked and written together, at least and at most. Changes the time that linking takes, never its result. */
const FEW_FILES = 64;
const MANY_FILES = 1_000;
/** Batches that a process has left when one is made for it. */
const PORTIONS = 4;

export interface LinkingAll {
	/** Processes that share out the files; without any it is done here. */
	pool: LinkPool | null;
	signal?: AbortSignal | undefined;
	/** Done here while processes are at work, before anything that they find is written. */
	meanwhile(): void;
	onProgress(done: number, total: number): void;
}

/** Finds out where the calls of all files lead. */
export async function linkAllFiles(links: CallLinks, options: LinkingAll): Promise<void> {
	const { pool, signal, meanwhile, onProgress } = options;
	const files = links.source.files().filter(({ language }) => World.isLinked(language));
	const paths = files.map(({ path }) => path);
	const found = pool === null ? linkHere(links, paths) : linkThere(links, pool, paths, signal);
	// They begin with the first question.
	const first = found.next();
	first.catch(() => undefined);
	meanwhile();
	let done = 0;
	try {
		for (let next = await first; !next.done; next = await found.next()) {
			signal?.throwIfAborted();
			links.write(next.value);
			done += next.value.files.length / LINK_STRIDE.files;
			onProgress(done, paths.length);
		}
	} finally {
		// Or processes would be watched for ever after what they found could not be written.
		await found.return(undefined);
	}
	links.flush();
}

/** Few at a time, with room for signals in between. */
async function* linkHere(links: CallLinks, paths: readonly string[]): AsyncGenerator<LinkBatch> {
	const world = new World(links.source);
	const found = new LinkBatchBuilder();
	for (let at = 0; at < paths.length; at += FEW_FILES) {
		await setImmediate();
		for (const path of paths.slice(at, at + FEW_FILES)) linkFile(world, path, found);
		yield found.take();
	}
}

/** The same by processes that share them out, and what they cannot do here. */
async function* linkThere(
	links: CallLinks,
	pool: LinkPool,
	paths: readonly string[],
	signal: AbortSignal | undefined,
): AsyncGenerator<LinkBatch> {
	for await (const { links: found, left } of pool.run(inPortions(paths, pool.processes), signal)) {
		yield found;
		if (left.length > 0) yield* linkHere(links, left);
	}
}

/** Files look at those near them, so portions are large; towards the end they get small, so that all processes end together. */
function inPortions(paths: readonly string[], processes: number): string[][] {
	const portions: string[][] = [];
	for (let at = 0; at < paths.length; ) {
		const share = Math.ceil((paths.length - at) / (processes * PORTIONS));
		const end = at + Math.min(Math.max(share, FEW_FILES), MANY_FILES);
		portions.push(paths.slice(at, end));
		at = end;
	}
	return portions;
}

/**
 * Finds out where the calls of a file lead. Nothing that was found out for another file is used again but the files
 * themselves: the outcome, and what it depends on, are the same whichever files were linked before. Gives the id of the
 * file; null for one that is not linked.
 */
export function linkFile(world: World, path: string, found: LinkBatchBuilder): number | null {
	const unit = world.begin(path);
	if (unit === null) return null;
	const { calls, relations } = linkUnit(world, unit);
	const { id } = unit.rows;
	found.add(id, calls, relations, world.needs);
	return id;
}

/** Where the calls of a file lead, and what else its chunks name. */
interface FileLinks {
	calls: CallLink[];
	relations: Relation[];
}

function linkUnit(world: World, unit: Unit): FileLinks {
	if (unit.isSchema) return withStyles(world, unit, linkSchema(world, unit));
	const { calls, relations } = unit.isNominal ? linkNominal(world, unit) : linkModular(world, unit);
	return withStyles(world, unit, { calls, relations: [...relations, ...textRelations(world, unit)] });
}

/** What styles of a file name is of styles, whatever the rest of the file is. */
function withStyles(world: World, unit: Unit, { calls, relations }: FileLinks): FileLinks {
	if (!hasStyles(unit)) return { calls, relations };
	const styles = linkStyles(world, unit);
	return {
		calls: calls.map((link, call) => styles.calls.get(unit.callStart(call)) ?? link),
		relations: [
			...relations.filter(({ start }) => styleAt(unit, start) === null),
			...firstMentions(unit, styles.relations),
		],
	};
}

/** Modules say what the names of others are. */
function linkModular(world: World, unit: Unit): FileLinks {
	const interpreter = new Structural(world);
	const calls = unit.file.calls.map((_, call) => linkCall(unit, call, interpreter));
	const relations = [
		...callbacksOf(unit, interpreter, world),
		...relationsOf(unit, interpreter),
		...interpreter.dialect(unit).implicitCalls(unit),
	];
	return { calls, relations };
}

/** Packages and types say what the names of others are. */
function linkNominal(world: World, unit: Unit): FileLinks {
	const names = new Nominal(world, unit);
	const calls = unit.file.calls.map((_, call) => linkNominalCall(unit, call, names));
	return { calls, relations: [...callbacksOf(unit, names, world), ...nominalRelations(unit, names)] };
}
