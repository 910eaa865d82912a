import type { CallLinks } from '../../store/call-links.ts';
import { callbacksOf } from './callbacks.ts';
import { Evaluator } from './evaluate.ts';
import { implicitCallsOf } from './implicit.ts';
import { linkCall } from './link-calls.ts';
import { relationsOf } from './relations.ts';
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
	const unit = world.unit(path);
	if (unit === null) return;
	world.forgetNeeds();
	const evaluator = new Evaluator(world);
	const found = unit.file.calls.map((_, call) => linkCall(unit, call, evaluator));
	const relations = [
		...callbacksOf(unit, evaluator, world),
		...relationsOf(unit, evaluator),
		...implicitCallsOf(unit, evaluator),
	];
	world.needs.delete(path);
	links.put(unit.file.id, found);
	links.putRelations(unit.file.id, relations);
	links.putNeeds(unit.file.id, world.needs);
}
