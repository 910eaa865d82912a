import type { DeclaredAs } from '../../semantics/world/declared-names.ts';
import { Need } from '../../semantics/world/need.ts';
import { importersOf, World } from '../../semantics/world/world.ts';
import type { CallLinks } from '../../store/call-links.ts';
import { type AskedBits, LinkBatchBuilder } from '../../store/link-batch.ts';
import type { LinkedFile } from '../../store/linked-file.ts';
import { linkFile } from './link-files.ts';
import { importsOf, type Shape, shapeOf } from './shape.ts';

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
	const addDependents = (path: string, asked: AskedBits | null = null) => {
		for (const file of links.dependents(path, asked)) {
			const dependent = links.pathOf(file);
			if (dependent !== null) todo.add(dependent);
		}
	};
	for (const path of rerouted.files) {
		todo.add(path);
		addDependents(path);
	}
	const targets = new Set(rerouted.targets);
	for (const path of new Set([...before.keys(), ...written])) {
		const old = before.get(path) ?? null;
		const now = world.unit(path);
		for (const target of [...(old?.imports ?? []), ...(now === null ? [] : importsOf(now.rows))])
			targets.add(target);
		const shape = now === null ? null : shapeOf(now.rows);
		for (const [place, asked] of changedNames(old?.declared, shape?.declared)) addDependents(place, asked);
		if (old === null || shape === null) {
			addDependents(path);
			continue;
		}
		addDependents(path, difference(old, shape));
		links.move(path, moves(old, shape));
	}
	for (const path of targets) addDependents(importersOf(path));
	const found = new LinkBatchBuilder();
	for (const path of todo) {
		const id = linkFile(world, path, found);
		if (id !== null) links.clear(id);
	}
	links.write(found.take());
	links.flush();
	return todo.size;
}

/** What an update must know of a file before it is gone. */
export function shapeBefore(file: LinkedFile | null): Shape | null {
	return file === null || !World.isLinked(file.language) ? null : shapeOf(file);
}

/** The places of what is declared in another way than before, and what of them is; null for all. */
function changedNames(
	before: ReadonlyMap<string, DeclaredAs> = new Map(),
	now: ReadonlyMap<string, DeclaredAs> = new Map(),
): Map<string, Need | null> {
	const changed = new Map<string, Need | null>();
	for (const id of new Set([...before.keys(), ...now.keys()])) {
		const [old, current] = [before.get(id), now.get(id)];
		if (old?.how === current?.how) continue;
		const { place, bit } = (old ?? current)!;
		if (bit === null) changed.set(place, null);
		else {
			const need = changed.get(place) ?? new Need();
			need.add(bit);
			changed.set(place, need);
		}
	}
	return changed;
}

/** What was asked of a file and has another answer now. */
function difference(old: Shape, now: Shape): Need {
	const need = new Need();
	for (const bit of new Set([...old.digests.keys(), ...now.digests.keys()]))
		if (old.digests.get(bit) !== now.digests.get(bit)) need.add(bit);
	if (old.language !== now.language || !isSameOrder(old.order, now.order)) need.addAll();
	return need;
}

/** Whether what is in both lists stands in the same order. */
function isSameOrder(old: readonly string[], now: readonly string[]): boolean {
	const [before, after] = [Map.groupBy(old, String), Map.groupBy(now, String)];
	const isIn = (text: string) => before.get(text)?.length === after.get(text)?.length;
	const [left, right] = [old.filter(isIn), now.filter(isIn)];
	return left.every((text, at) => text === right[at]);
}

/** Where chunks are now that others may lead to, if they are elsewhere. */
function moves(old: Shape, now: Shape): Map<number, number> {
	const moved = new Map<number, number>();
	for (const [key, chunk] of old.chunks) {
		const to = now.chunks.get(key);
		if (to !== undefined && to !== chunk) moved.set(chunk, to);
	}
	return moved;
}
