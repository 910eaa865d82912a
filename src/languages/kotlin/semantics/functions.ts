import type { Entity, Outcome } from '../../../semantics/core/entity.ts';
import { externalOf, NOTHING, through } from '../../../semantics/core/outcome.ts';
import { RecursiveMemo } from '../../../semantics/core/recursive-memo.ts';
import type { CallAt } from '../../../semantics/nominal/dialect.ts';
import { expectedParameter } from '../../../semantics/nominal/given-functions.ts';
import { inferredBefore } from '../../../semantics/nominal/inference.ts';
import type { Nominal } from '../../../semantics/nominal/interpreter.ts';
import { contextOf } from '../../../semantics/structural/contexts.ts';
import type { Unit } from '../../../semantics/world/unit.ts';
import type { UnitBinding } from '../../../semantics/world/unit-rows.ts';
import { KOTLIN_COLLECTIONS } from './collections.ts';
import { type FunctionType, functionTypeNamed, type PlacedFunctionType } from './function-types.ts';
import { builtBy, GIVES_BACK, isPlainFunction, WITH_IT, WITH_THIS } from './names.ts';

/** What functions get that something of the platform is built with: it is their `this`. */
const OF_BUILDER: FunctionType = { receiver: '', params: [] };

/** What `this` is in a scope: of an extension function what it extends, of a function that is given what it gets. */
export function kotlinReceiver(names: Nominal, unit: Unit, scope: number): Outcome | null {
	if (unit.scopeKind(scope) !== 'function') return null;
	const [self] = unit.bound(scope, 'this');
	// Its type is looked up outside: inside, it would be asked for what it is itself.
	if (self?.type) return names.types.written(unit, self.type, Math.max(0, unit.scopeParent(scope)), null);
	const chunk = unit.scopeChunk(scope);
	if (chunk < 0 || unit.kind(chunk) !== 'lambda') return null;
	return names.kept(noReceivers).ask(unit, '', scope, () => ({ is: lambdaReceiver(names, unit, chunk) })).is;
}

interface Receiver {
	is: Outcome | null;
}

/** Every name inside of a lambda asks for its receiver. */
const noReceivers = ({ budget }: Nominal) => new RecursiveMemo<Receiver>(budget, { is: NOTHING });

/** `this` in a function that is written in place; null for that of what is around it. */
function lambdaReceiver(names: Nominal, unit: Unit, chunk: number): Outcome | null {
	const given = unit.givenTo(chunk);
	if (given === null) return heldReceiver(names, unit, chunk);
	const site = { unit, call: given.call };
	const name = unit.file.calls[given.call].name;
	if (WITH_THIS.has(name)) {
		if (name !== 'with') return calledOn(names, site);
		return names.value(unit, unit.args(given.call)[0] ?? -1, unit.callScope(given.call));
	}
	let isPlain = false;
	const wanted = names.step(() => {
		const callee = names.calls.called(site.unit, site.call);
		isPlain =
			!callee.open &&
			callee.of.length > 0 &&
			callee.of.every((entity) => takesPlain(names, entity, site, given.place));
		return isPlain ? NOTHING : wantedPart(names, site, given.place, ({ receiver }) => receiver);
	});
	return isPlain ? null : wanted;
}

/** Whether what is called wants a function there that has no `this` of its own. */
function takesPlain(names: Nominal, entity: Entity, site: CallAt, place: number): boolean {
	if (entity.is === 'definition') {
		const type = wantedType(names, entity, site, place);
		return type !== null && type.receiver === null;
	}
	return entity.is === 'external' && isPlainFunction(entity.name);
}

/** `this` in a function that a variable with a type starts with, or that a function with a type gives back. */
function heldReceiver(names: Nominal, unit: Unit, chunk: number): Outcome | null {
	const context = contextOf(unit, chunk);
	if (context === null || context.key !== null) return null;
	const { returnedBy } = context;
	const text = context.type ?? (returnedBy < 0 ? null : unit.file.chunks[returnedBy].type);
	if (text === null) return null;
	const scope = context.type === null ? unit.scopeOf(returnedBy) : context.scope;
	let isPlain = true;
	const found = names.step(() => {
		const type = functionTypeNamed(names, unit, text, scope, null);
		if (type === null || type.receiver === null) return NOTHING;
		isPlain = false;
		return names.types.written(type.unit, type.receiver, type.scope, type.env);
	});
	return isPlain ? null : found;
}

/** What a parameter of a function that is given is. */
export function kotlinParameter(names: Nominal, unit: Unit, binding: UnitBinding): Outcome {
	const chunk = unit.scopeChunk(binding.scope);
	if (chunk < 0 || unit.kind(chunk) !== 'lambda' || binding.place < 0) return NOTHING;
	const given = unit.givenTo(chunk);
	if (given !== null) {
		const site = { unit, call: given.call };
		if (WITH_IT.has(unit.file.calls[given.call].name) && binding.place === 0) return calledOn(names, site);
		const wanted = names.step(
			() => wantedPart(names, site, given.place, ({ params }) => params[binding.place] ?? null) ?? NOTHING,
		);
		if (wanted.of.length > 0) return wanted;
	}
	return expectedParameter(KOTLIN_COLLECTIONS, names, unit, binding);
}

/** What the functions of anything give back: `apply` what it is called on, `let` what its function does. */
export function scopeResult(
	names: Nominal,
	entity: Entity & { is: 'external' },
	{ unit, call }: CallAt,
): Outcome | null {
	const name = entity.name;
	if (!WITH_IT.has(name) && !WITH_THIS.has(name)) return null;
	const on = calledOn(names, { unit, call });
	if (GIVES_BACK.has(name)) return on;
	const [last] = unit.args(call).slice(-1);
	if (last === undefined || last < 0) return NOTHING;
	return through(names.value(unit, last, unit.callScope(call)), (given) =>
		given.is === 'definition' ? names.step(() => names.calls.returned(given)) : NOTHING,
	);
}

/** What a call is written on: by itself a name is called on `this`. */
function calledOn(names: Nominal, { unit, call }: CallAt): Outcome {
	const callee = unit.callee(call);
	if (callee < 0 || unit.op(callee) !== 'member') return names.receivers.self(unit, unit.callScope(call));
	return names.value(unit, unit.first(callee), unit.callScope(call));
}

/** The type of functions that a parameter of what is called has; null for another type. */
function wantedType(
	names: Nominal,
	entity: Entity & { is: 'definition' },
	site: CallAt,
	place: number,
): PlacedFunctionType | null {
	const { argCount } = site.unit.file.calls[site.call];
	const params = entity.unit.params(entity.chunk);
	// A function behind the brackets is given to the last parameter.
	const param = place === argCount - 1 ? params[params.length - 1] : params[place];
	if (param?.type === undefined) return null;
	const env = inferredBefore(names, entity, site);
	return functionTypeNamed(names, entity.unit, param.type, entity.unit.scopeOf(entity.chunk), env);
}

/** A part of the type of functions that a parameter of what is called has. */
function wantedPart(
	names: Nominal,
	site: CallAt,
	place: number,
	part: (type: FunctionType) => string | null,
): Outcome {
	return through(names.calls.called(site.unit, site.call), (entity) => {
		if (entity.is === 'external') return part(OF_BUILDER) === null ? NOTHING : builtBy(entity.name);
		if (entity.is !== 'definition') return NOTHING;
		const type = wantedType(names, entity, site, place);
		const text = type === null ? null : part(type);
		return type === null || text === null
			? NOTHING
			: names.types.written(type.unit, text, type.scope, type.env);
	});
}

/** Something of the platform that is called on anything. */
export function scopeFunction(name: string): Outcome | null {
	if (!WITH_IT.has(name) && !WITH_THIS.has(name)) return null;
	return externalOf('kotlin', name);
}
