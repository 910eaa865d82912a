import type { CallLinks } from '../../store/call-links.ts';
import type { LinkedFile } from '../../store/link-source.ts';
import { linkFile } from './link-files.ts';
import { importsOf, type Shape, shapeOf } from './shape.ts';
import { importersOf, World } from './world.ts';

/** What an update does to the files of an index. */
export interface Relinking {
	/** Files that were taken out, as they were; by path. */
	before: ReadonlyMap<string, Shape | null>;
	/** Paths of files that were written. */
	written: readonly string[];
	/** Paths of files whose imports lead elsewhere now, and what they led or lead to. */
	rerouted: { files: readonly string[]; targets: readonly string[] };
}

/** Links anew what changes can have affected. Gives how many files that were. */
export function relink(links: CallLinks, { before, written, rerouted }: Relinking): number {
	const world = new World(links.source);
	const todo = new Set<string>(written);
	const addDependents = (path: string, inside: boolean) => {
		for (const file of links.dependents(path, inside)) {
			const dependent = links.pathOf(file);
			if (dependent !== null) todo.add(dependent);
		}
	};
	for (const path of rerouted.files) {
		todo.add(path);
		addDependents(path, false);
	}
	const targets = new Set(rerouted.targets);
	for (const path of new Set([...before.keys(), ...written])) {
		const old = before.get(path) ?? null;
		const now = world.unit(path);
		for (const target of [...(old?.imports ?? []), ...(now === null ? [] : importsOf(now.file))])
			targets.add(target);
		const shape = now === null ? null : shapeOf(now.file);
		for (const key of changedNames(old?.declared, shape?.declared)) addDependents(key, false);
		if (old === null || shape === null) {
			addDependents(path, false);
			continue;
		}
		if (old.outside !== shape.outside) addDependents(path, false);
		else if (old.whole !== shape.whole) {
			addDependents(path, true);
			links.move(path, moves(old, shape));
		}
	}
	for (const path of targets) addDependents(importersOf(path), false);
	for (const path of todo) {
		const unit = world.unit(path);
		if (unit === null) continue;
		links.clear(unit.file.id);
		linkFile(links, world, path);
	}
	links.flush();
	return todo.size;
}

/** What an update must know of a file before it is gone. */
export function shapeBefore(file: LinkedFile | null): Shape | null {
	return file === null || !World.isLinked(file.language) ? null : shapeOf(file);
}

/** What is declared in another way than before. */
function changedNames(
	before: ReadonlyMap<string, string> = new Map(),
	now: ReadonlyMap<string, string> = new Map(),
): string[] {
	const gone = [...before.keys()].filter((key) => !now.has(key));
	return [...gone, ...[...now].flatMap(([key, how]) => (before.get(key) === how ? [] : [key]))];
}

/** Where chunks are that others may lead to, if they are elsewhere now. */
function moves(old: Shape, now: Shape): Map<number, number> {
	const moved = new Map<number, number>();
	for (const [at, chunk] of old.outer.entries()) if (chunk !== now.outer[at]) moved.set(chunk, now.outer[at]);
	return moved;
}
