import { NOTHING, type Outcome, one, type Thing, through } from '../thing.ts';
import type { Unit } from '../unit.ts';
import type { UnitBinding } from '../unit-rows.ts';
import type { CallAt } from './dialect.ts';
import { expectedParameter } from './given-functions.ts';
import { inferredBefore } from './inference.ts';
import { KOTLIN_COLLECTIONS } from './kotlin-collections.ts';
import { GIVES_BACK, WITH_IT, WITH_THIS } from './kotlin-names.ts';
import type { Nominal } from './nominal.ts';

/** What a type of functions says: `A.(B, C) -> D`. */
interface FunctionType {
	receiver: string | null;
	params: string[];
}

function functionTypeOf(text: string): FunctionType | null {
	const plain = text.replace(/^\s*(?:@\w+\s+)*(?:suspend\s+)?/, '').replace(/^\((.*->.*)\)\?$/s, '$1');
	const found = /^(?:([\p{L}_][\p{L}\p{N}_.<>, ]*)\.)?\(([^()]*)\)\s*->/u.exec(plain);
	if (found === null) return null;
	const params = found[2].split(',').map((each) => each.replace(/^[^:]*:/, '').trim());
	return { receiver: found[1] ?? null, params: found[2].trim() === '' ? [] : params };
}

/** What `this` is in a scope: of an extension function what it extends, of a function that is given what it gets. */
export function kotlinReceiver(names: Nominal, unit: Unit, scope: number): Outcome | null {
	if (unit.scopeKind(scope) !== 'function') return null;
	const [self] = unit.bound(scope, 'this');
	// Its type is looked up outside: inside, it would be asked for what it is itself.
	if (self?.type) return names.types.written(unit, self.type, Math.max(0, unit.scopeParent(scope)), null);
	const chunk = unit.scopeChunk(scope);
	if (chunk < 0 || unit.kind(chunk) !== 'lambda') return null;
	const given = unit.givenTo(chunk);
	if (given === null) return null;
	const site = { unit, call: given.call };
	const name = unit.file.calls[given.call].name;
	if (WITH_THIS.has(name)) {
		if (name !== 'with') return calledOn(names, site);
		return names.value(unit, unit.args(given.call)[0] ?? -1, unit.callScope(given.call));
	}
	return names.step(() => wantedPart(names, site, given.place, ({ receiver }) => receiver));
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
	thing: Thing & { is: 'external' },
	{ unit, call }: CallAt,
): Outcome | null {
	const name = thing.name;
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
	if (callee < 0 || unit.op(callee) !== 'member') return names.selves.self(unit, unit.callScope(call));
	return names.value(unit, unit.first(callee), unit.callScope(call));
}

/** A part of the type of functions that a parameter of what is called has. */
function wantedPart(
	names: Nominal,
	site: CallAt,
	place: number,
	part: (type: FunctionType) => string | null,
): Outcome {
	const { argCount } = site.unit.file.calls[site.call];
	const callee = names.calls.fitting(names.calls.callee(site.unit, site.call, 'value'), argCount);
	return through(callee, (thing) => {
		if (thing.is !== 'definition') return NOTHING;
		const params = thing.unit.params(thing.chunk);
		// A function behind the brackets is given to the last parameter.
		const param = place === argCount - 1 ? params[params.length - 1] : params[place];
		const type = functionTypeOf(param?.type ?? '');
		const text = type === null ? null : part(type);
		if (text === null) return NOTHING;
		return names.types.written(
			thing.unit,
			text,
			thing.unit.scopeOf(thing.chunk),
			inferredBefore(names, thing, site),
		);
	});
}

/** Something of the platform that is called on anything. */
export function scopeFunction(name: string): Outcome | null {
	if (!WITH_IT.has(name) && !WITH_THIS.has(name)) return null;
	return one({ is: 'external', package: 'kotlin', name });
}
