import { ChunkFlag } from '../../../../model/chunk.ts';
import { getOrMake, newMap } from '../../../../model/get-or-make.ts';
import type { TypeDefinition } from '../../../../semantics/nominal/dialect.ts';
import type { Nominal } from '../../../../semantics/nominal/interpreter.ts';
import type { Unit } from '../../../../semantics/world/unit.ts';

/** How many arguments definitions need whose defaults stand where they are declared. */
const noneNoted = (): Map<Unit, Map<number, number>> => new Map();

/** Of functions of one name, definitions instead of what only declares them. */
export function definitionsOf(names: Nominal, found: readonly TypeDefinition[]): TypeDefinition[] {
	const distinct = found.filter(
		({ unit, chunk }, at) => found.findIndex((each) => each.unit === unit && each.chunk === chunk) === at,
	);
	const declared = distinct.filter(isDeclaration);
	const defined = distinct.filter((each) => !isDeclaration(each));
	if (declared.length === 0 || defined.length === 0) return oneOfEach(declared, defined);
	const signatures = new Set(declared.map(signature));
	const left = declared.filter((each) => {
		const same = defined.filter((other) => signature(other) === signature(each));
		// Types may be written in other ways: then the number of parameters tells.
		const meant =
			same.length > 0
				? same
				: defined.filter((other) => !signatures.has(signature(other)) && size(other) === size(each));
		for (const { unit, chunk } of meant) note(names, unit, chunk, least(each));
		return meant.length === 0;
	});
	return oneOfEach(left, defined);
}

/** A function may be declared any number of times. */
function oneOfEach(
	declared: readonly TypeDefinition[],
	defined: readonly TypeDefinition[],
): TypeDefinition[] {
	const seen = new Set<string>();
	const first = declared.filter((each) => {
		const key = signature(each);
		return !seen.has(key) && seen.add(key);
	});
	return [...defined, ...first];
}

export function isDeclaration({ unit, chunk }: TypeDefinition): boolean {
	return (unit.file.chunks[chunk].flags & ChunkFlag.declaration) !== 0;
}

/** Types of parameters without the namespaces that may be left out. */
function signature({ unit, chunk }: TypeDefinition): string {
	if (!unit.traits.overloadsFunctions) return '';
	return unit
		.params(chunk)
		.map(({ type, rest }) => `${rest ?? ''}${(type ?? '').replace(/\b\w+::|\bconst\b|\s/g, '')}`)
		.join();
}

function size({ unit, chunk }: TypeDefinition): number {
	return unit.params(chunk).length;
}

function least({ unit, chunk }: TypeDefinition): number {
	const params = unit.params(chunk);
	const optional = params.findIndex(
		({ rest, optional, default: given }) => rest !== undefined || optional || given !== undefined,
	);
	return optional < 0 ? params.length : optional;
}

function note(names: Nominal, unit: Unit, chunk: number, count: number): void {
	const chunks = getOrMake(names.kept(noneNoted), unit, newMap<number, number>);
	chunks.set(chunk, Math.min(count, chunks.get(chunk) ?? count));
}

/** How many arguments a function needs at least, as its declaration says; null when there is none. */
export function leastArguments(names: Nominal, unit: Unit, chunk: number): number | null {
	return names.kept(noneNoted).get(unit)?.get(chunk) ?? null;
}
