import type { Entity, Outcome } from '../core/entity.ts';
import { NOTHING, through } from '../core/outcome.ts';
import { contextOf } from '../structural/contexts.ts';
import type { Unit } from '../world/unit.ts';
import type { UnitBinding } from '../world/unit-rows.ts';
import { functionOf } from './function-types.ts';
import { type GenericPlatform, genericParameter } from './generic-platform.ts';
import { inferredBefore } from './inference.ts';
import type { Nominal } from './interpreter.ts';
import { abstractMethod } from './overloads.ts';
import { parametersOf } from './parameters.ts';
import { isType } from './type-kinds.ts';

/** What a parameter is of a function that is written where one of a certain type is wanted. */
export function expectedParameter(
	platform: GenericPlatform,
	names: Nominal,
	unit: Unit,
	binding: UnitBinding,
): Outcome {
	const chunk = unit.scopeChunk(binding.scope);
	if (chunk < 0 || unit.kind(chunk) !== 'lambda' || binding.place < 0) return NOTHING;
	return names.step(() => expected(platform, names, unit, chunk, binding.place));
}

/** What the function at a place of a call, of a variable, or of what is given back is called with. */
function expected(
	platform: GenericPlatform,
	names: Nominal,
	unit: Unit,
	chunk: number,
	place: number,
): Outcome {
	const given = unit.givenTo(chunk);
	if (given === null) {
		const type = typeOfHolder(names, unit, chunk);
		return type === null ? NOTHING : through(type, (entity) => parameterOf(names, entity, place));
	}
	const { argCount } = unit.file.calls[given.call];
	const callee = names.calls.fitting(names.calls.callee(unit, given.call, 'value'), argCount);
	return through(callee, (entity) => {
		if (entity.is === 'external') return genericParameter(platform, entity, place) ?? NOTHING;
		if (entity.is !== 'definition') return NOTHING;
		const made = isType(entity.unit.kind(entity.chunk)) ? constructorOf(entity, argCount) : entity;
		if (made === null) return NOTHING;
		const params = parametersOf(made);
		const param = params[Math.min(given.place, params.length - 1)];
		if (param?.type === undefined) return NOTHING;
		const env = inferredBefore(names, made, { unit, call: given.call });
		const type = names.types.written(made.unit, param.type, made.unit.scopeOf(made.chunk), env);
		return through(type, (wanted) => parameterOf(names, wanted, place));
	});
}

/** The one constructor of a type that takes so many. */
function constructorOf(
	entity: Entity & { is: 'definition' },
	args: number,
): (Entity & { is: 'definition' }) | null {
	const { unit, chunk } = entity;
	const found = [...unit.members(chunk).values()]
		.flat()
		.filter((member) => unit.kind(member) === 'constructor' && unit.params(member).length === args);
	return found.length === 1 ? { ...entity, chunk: found[0] } : null;
}

/** The type of the variable or field that a function is given to, or of the function that gives it back. */
function typeOfHolder(names: Nominal, unit: Unit, chunk: number): Outcome | null {
	const context = contextOf(unit, chunk);
	if (context === null || context.key !== null) return null;
	if (context.type !== null) return names.types.written(unit, context.type, context.scope, null);
	const { returnedBy } = context;
	const type = returnedBy < 0 ? null : unit.file.chunks[returnedBy].type;
	return type === null ? null : names.types.written(unit, type, unit.scopeOf(returnedBy), null);
}

/** A parameter of the functions that a type stands for. */
function parameterOf(names: Nominal, type: Entity, place: number): Outcome {
	if (type.is === 'external') return functionOf(type.name, type.args ?? [])?.params[place] ?? NOTHING;
	if (type.is !== 'instance') return NOTHING;
	const method = abstractMethod(type.unit, type.chunk);
	if (method === null || method === 'none') return NOTHING;
	const param = type.unit.params(method)[place];
	if (param?.type === undefined) return NOTHING;
	return names.types.written(type.unit, param.type, type.unit.scopeOf(method), type.env);
}
