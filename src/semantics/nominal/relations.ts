import { CHUNK_KINDS } from '../../model/chunk.ts';
import type { Relation } from '../../model/link.ts';
import { HERITAGE_KINDS } from '../../model/recorder.ts';
import { definitionOf, type Entity, type Outcome } from '../core/entity.ts';
import { linkTo, namedTypes, resolved } from '../structural/relations.ts';
import type { Unit } from '../world/unit.ts';
import { ANY_ARGUMENTS } from './calls.ts';
import type { Nominal } from './interpreter.ts';
import { isAddition, isType } from './type-kinds.ts';

const TYPES: ReadonlySet<string> = new Set(CHUNK_KINDS.filter(isType));
const ABSTRACT: ReadonlySet<string> = new Set(['interface', 'trait', 'protocol']);

/** Bases of types, what their members override, and types that are named. */
export function nominalRelations(unit: Unit, names: Nominal): Relation[] {
	const found: Relation[] = [];
	for (const chunk of unit.file.chunks.keys()) {
		const kind = unit.kind(chunk);
		if (isType(kind) || isAddition(kind)) found.push(...basesOf(unit, chunk, names));
	}
	const types = namedTypes(unit, (name, scope) => linkTo(names.name(unit, name, scope, 'type'), TYPES));
	return [...found, ...types];
}

function basesOf(unit: Unit, chunk: number, names: Nominal): Relation[] {
	const found: Relation[] = [];
	const bases: (Entity & { is: 'instance' })[] = [];
	for (const { kind, text, start } of unit.heritage(chunk)) {
		const written = HERITAGE_KINDS[kind];
		if (written === 'permits' || written === 'metaclass') continue;
		const outcome = names.types.written(unit, text, unit.scopeAround(chunk), null);
		const link = linkTo(asTypes(outcome), TYPES);
		if (link === null) continue;
		const [base] = outcome.of;
		if (base.is === 'instance') bases.push(base);
		const isAbstract = base.is === 'instance' && ABSTRACT.has(base.unit.kind(base.chunk));
		const how = written === 'implements' || (isAbstract && !ABSTRACT.has(unit.kind(chunk)));
		found.push({ kind: how ? 'implement' : 'inherit', chunk, name: text, start, link });
	}
	if (bases.length > 0) found.push(...overridden(unit, chunk, bases, names));
	return found;
}

/** Members that a base has under the same name, with as many parameters. */
function overridden(
	unit: Unit,
	chunk: number,
	bases: readonly (Entity & { is: 'instance' })[],
	names: Nominal,
): Relation[] {
	const found: Relation[] = [];
	const hasOverloads = names.dialect(unit).traits.hasOverloads;
	for (const [name, members] of unit.members(chunk)) {
		for (const own of members) {
			if (unit.kind(own) !== 'method' && unit.kind(own) !== 'function') continue;
			const args = hasOverloads ? unit.params(own).length : ANY_ARGUMENTS;
			for (const base of bases) {
				const above = names.members.named(base, name, args);
				const [target] = above?.of ?? [];
				if (above === null || above.open || above.of.length !== 1 || target.is !== 'definition') continue;
				const owner = target.unit.file.chunks[target.chunk].parent;
				const isAbstract = owner >= 0 && ABSTRACT.has(target.unit.kind(owner));
				const link = resolved([{ path: target.unit.path, chunk: target.chunk }]);
				const { nameStart: start } = unit.file.chunks[own];
				found.push({ kind: isAbstract ? 'implement' : 'override', chunk: own, name, start, link });
				break;
			}
		}
	}
	return found;
}

/** The types themselves that entities are of. */
function asTypes({ of, open }: Outcome): Outcome {
	return {
		of: of.map((entity) => (entity.is === 'instance' ? definitionOf(entity.unit, entity.chunk) : entity)),
		open,
	};
}
