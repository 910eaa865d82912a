import { styleAt } from '../styles/style-parts.ts';
import { ANYWHERE, type DeclarationKey, declarationKey } from './declaration-key.ts';
import type { Unit } from './unit.ts';
import { lastName, tableOfModel } from './world.ts';

/** A name that a file declares for all files of its family: what stands for it, and how it is declared. */
export interface DeclaredAs extends DeclarationKey {
	how: string;
}

const NONE: ReadonlyMap<string, DeclaredAs> = new Map();

/** By key; names that share a bit are one entry. */
export function declaredNames(unit: Unit): ReadonlyMap<string, DeclaredAs> {
	if (!unit.isNominal && unit.rows.styles.length === 0) return NONE;
	const { chunks } = unit.rows;
	const namespace = chunks.length > 1 && unit.kind(1) === 'namespace' ? chunks[1].name : null;
	const found = new Map<string, DeclaredAs>();
	for (const [chunk, { name, container, kind, flags, start }] of chunks.entries()) {
		const isStyle = styleAt(unit, start) !== null;
		if (name === null || !(isStyle || unit.isNominal)) continue;
		const family = isStyle ? 'css' : unit.family;
		for (const key of [
			...inSchema(unit, name, chunk),
			declarationKey(family, lastName(container), unit.key(name)),
			declarationKey(family, ANYWHERE, unit.key(name)),
		]) {
			const id = `${key.place} ${key.bit}`;
			// What shares a bit with another is told apart by its name.
			const how = `${found.get(id)?.how ?? namespace} ${name}:${kind}:${flags}:${container}`;
			found.set(id, { ...key, how });
		}
	}
	return found;
}

/** Keys of a name that SQL statements may use: in any case, and a Prisma model also by its table. */
function inSchema({ traits, rows }: Unit, name: string, chunk: number): DeclarationKey[] {
	if (traits.tables === 'none') return [];
	const table = traits.tables === 'maps' ? tableOfModel(rows.facts, chunk) : null;
	return [name, ...(table === null ? [] : [table])].map((each) =>
		declarationKey('sql', '', each.toLowerCase()),
	);
}
