import type { Unit } from './unit.ts';
import { ANYWHERE, declarationsOf, lastName, tableOfModel } from './world.ts';

const NONE: ReadonlyMap<string, string> = new Map();

/** What stands for each name that a file declares for all files of its family, and how it does so. */
export function declaredNames(unit: Unit): ReadonlyMap<string, string> {
	if (!unit.isNominal) return NONE;
	const { chunks } = unit.rows;
	const namespace = chunks.length > 1 && unit.kind(1) === 'namespace' ? chunks[1].name : null;
	const found = new Map<string, string>();
	for (const [chunk, { name, container, kind, flags }] of chunks.entries()) {
		if (name === null) continue;
		for (const key of [
			...inSchema(unit, name, chunk),
			declarationsOf(unit.family, lastName(container), unit.key(name)),
			declarationsOf(unit.family, ANYWHERE, unit.key(name)),
		])
			found.set(key, `${found.get(key) ?? namespace} ${kind}:${flags}:${container}`);
	}
	return found;
}

/** What stands for a name that statements may use: whatever its case, and a model of Prisma by its table, too. */
function inSchema({ family, rows }: Unit, name: string, chunk: number): string[] {
	if (family !== 'sql' && family !== 'prisma') return [];
	const table = family === 'prisma' ? tableOfModel(rows.facts, chunk) : null;
	return [name, ...(table === null ? [] : [table])].map((each) =>
		declarationsOf('sql', '', each.toLowerCase()),
	);
}
