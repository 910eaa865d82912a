import type { Entity, Env, Outcome } from '../../../semantics/core/entity.ts';
import { merged, NOTHING } from '../../../semantics/core/outcome.ts';
import { inferredBefore } from '../../../semantics/nominal/inference.ts';
import type { Nominal } from '../../../semantics/nominal/interpreter.ts';
import { contextOf } from '../../../semantics/structural/contexts.ts';
import type { Unit } from '../../../semantics/world/unit.ts';
import type { UnitBinding } from '../../../semantics/world/unit-rows.ts';
import { readDartFunction } from './function-types.ts';

/** A type as it is written, and where the names in it are looked up. */
interface Wanted {
	unit: Unit;
	scope: number;
	text: string;
	env: Env | null;
}

/** Names that one name for a type of functions may stand for in turn. */
const MAX_ALIASES = 4;

/** What a parameter is of a function that is written where one of a certain type is wanted. */
export function callbackParameter(names: Nominal, unit: Unit, { scope, place }: UnitBinding): Outcome {
	const chunk = unit.scopeChunk(scope);
	if (chunk < 0 || unit.kind(chunk) !== 'lambda' || place < 0) return NOTHING;
	return names.step(() => {
		const wanted = wantedAt(names, unit, chunk);
		return wanted.length === 0 ? NOTHING : merged(wanted.map((each) => parameterOf(names, each, place)));
	});
}

/** The types of what a function is given to: a parameter of a call, a variable, what another gives back. */
function wantedAt(names: Nominal, unit: Unit, chunk: number): Wanted[] {
	const given = unit.givenTo(chunk);
	if (given === null) return heldAs(unit, chunk);
	if (given.key !== null) return [];
	const called = names.calls.called(unit, given.call);
	if (called.open) return [];
	const args = unit.arguments(given.call);
	const name = args[given.place]?.name ?? null;
	const place = args.slice(0, given.place).filter((each) => each.name === null).length;
	return called.of.flatMap((entity) => {
		if (entity.is !== 'definition') return [];
		const params = entity.unit.params(entity.chunk);
		const param =
			name === null
				? params.filter(({ only }) => only !== 'kw')[place]
				: params.find((each) => each.name === name && each.only === 'kw');
		const text = param === undefined ? null : (param.type ?? ofField(names, entity, param.name));
		if (text === null) return [];
		const env = inferredBefore(names, entity, { unit, call: given.call });
		return [{ unit: entity.unit, scope: entity.unit.scopeOf(entity.chunk), text, env }];
	});
}

/** The type of a field that a constructor is given: `this.onTap`. */
function ofField(
	names: Nominal,
	{ unit, chunk }: Entity & { is: 'definition' },
	name: string,
): string | null {
	if (unit.kind(chunk) !== 'constructor') return null;
	const owner = names.receivers.ownerOf(unit, chunk);
	const [field] = owner?.unit === unit ? (unit.members(owner.chunk).get(name) ?? []) : [];
	return field === undefined ? null : unit.file.chunks[field].type;
}

function heldAs(unit: Unit, chunk: number): Wanted[] {
	const context = contextOf(unit, chunk);
	if (context === null || context.key !== null) return [];
	if (context.type !== null) return [{ unit, scope: context.scope, text: context.type, env: null }];
	const { returnedBy } = context;
	const text = returnedBy < 0 ? null : unit.file.chunks[returnedBy].type;
	return text === null ? [] : [{ unit, scope: unit.scopeOf(returnedBy), text, env: null }];
}

/** What the functions of a type get at a place. */
function parameterOf(names: Nominal, wanted: Wanted, place: number): Outcome {
	let at = wanted;
	for (let left = MAX_ALIASES; left > 0; left--) {
		const written = readDartFunction(at.text);
		if (written !== null) {
			const type = written[place];
			return type === undefined ? NOTHING : names.types.written(at.unit, type, at.scope, at.env);
		}
		const alias = aliasOf(names, at);
		if (alias === null) return NOTHING;
		// `typedef void F(Item item)` has parameters of its own.
		const own = alias.unit.params(alias.chunk);
		const scope = alias.unit.scopeOf(alias.chunk);
		const { type } = alias.unit.file.chunks[alias.chunk];
		if (type === null) {
			const text = own[place]?.type;
			return text === undefined ? NOTHING : names.types.written(alias.unit, text, scope, alias.env);
		}
		at = { unit: alias.unit, scope, text: type, env: alias.env };
	}
	return NOTHING;
}

/** The `typedef` that a type names, with what its parameters stand for; null for any other type. */
function aliasOf(
	names: Nominal,
	{ unit, scope, text, env }: Wanted,
): { unit: Unit; chunk: number; env: Env | null } | null {
	const type = names.dialect(unit).readType(text);
	if (type.is !== 'name' || type.path.length !== 1) return null;
	const { of, open } = names.typeName(unit, type.path[0], scope);
	const [entity] = of;
	if (open || of.length !== 1 || entity.is !== 'definition' || entity.unit.kind(entity.chunk) !== 'type')
		return null;
	const params = entity.unit.typeParams(entity.chunk);
	const standing = new Map(
		params.map(({ name }, at) => [
			name,
			at < type.args.length ? names.types.type(type.args[at], unit, scope, env) : NOTHING,
		]),
	);
	return { unit: entity.unit, chunk: entity.chunk, env: standing };
}
