import type { CallLink, Relation } from '../../model/link.ts';
import type { CallLinks } from '../../store/call-links.ts';
import { callbacksOf } from './callbacks.ts';
import { Evaluator } from './evaluate.ts';
import { implicitCallsOf } from './implicit.ts';
import { linkCall } from './link-calls.ts';
import { linkNominalCall } from './nominal/link-call.ts';
import { Nominal } from './nominal/nominal.ts';
import { nominalRelations } from './nominal/relations.ts';
import { relationsOf } from './relations.ts';
import { linkSchema } from './schema/link-schema.ts';
import { textRelations } from './schema/text-relations.ts';
import type { Unit } from './unit.ts';
import { World } from './world.ts';

/** Finds out where the calls of all files lead. */
export function linkAllFiles(links: CallLinks, onFile: (done: number, total: number) => void): void {
	const files = links.source.files().filter(({ language }) => World.isLinked(language));
	const world = new World(links.source);
	for (const [done, { path }] of files.entries()) {
		linkFile(links, world, path);
		if (done % PROGRESS_EVERY === 0) onFile(done, files.length);
	}
	links.flush();
}

const PROGRESS_EVERY = 100;

/**
 * Finds out where the calls of a file lead. Nothing that was found out for another file is used again but the files
 * themselves: the outcome, and what it depends on, are the same whichever files were linked before.
 */
export function linkFile(links: CallLinks, world: World, path: string): void {
	const unit = world.begin(path);
	if (unit === null) return;
	const { calls, relations } = linkUnit(world, unit);
	const { id } = unit.rows;
	links.put(id, calls);
	links.putRelations(id, relations);
	links.putNeeds(id, world.needs);
}

/** Where the calls of a file lead, and what else its chunks name. */
interface FileLinks {
	calls: CallLink[];
	relations: Relation[];
}

function linkUnit(world: World, unit: Unit): FileLinks {
	if (unit.isSchema) return linkSchema(world, unit);
	const { calls, relations } = unit.isNominal ? linkNominal(world, unit) : linkModular(world, unit);
	return { calls, relations: [...relations, ...textRelations(world, unit)] };
}

/** Modules say what the names of others are. */
function linkModular(world: World, unit: Unit): FileLinks {
	const evaluator = new Evaluator(world);
	const calls = unit.file.calls.map((_, call) => linkCall(unit, call, evaluator));
	const relations = [
		...callbacksOf(unit, evaluator, world),
		...relationsOf(unit, evaluator),
		...implicitCallsOf(unit, evaluator),
	];
	return { calls, relations };
}

/** Packages and types say what the names of others are. */
function linkNominal(world: World, unit: Unit): FileLinks {
	const names = new Nominal(world, unit);
	const calls = unit.file.calls.map((_, call) => linkNominalCall(unit, call, names));
	return { calls, relations: [...callbacksOf(unit, names, world), ...nominalRelations(unit, names)] };
}
