import { NOTHING, type Outcome, one, type Thing, through } from '../thing.ts';
import type { Unit } from '../unit.ts';
import type { UnitBinding } from '../unit-rows.ts';
import { ANY_ARGUMENTS } from './calls.ts';
import { extended } from './dart-extensions.ts';
import { givenBy, givenByModule, seenIn } from './dart-libraries.ts';
import {
	DART_EACH,
	DART_ELEMENT,
	DART_LISTS,
	DART_MAPS,
	DART_PLAIN,
	DART_SAME,
	DART_UNKNOWN,
} from './dart-platform.ts';
import { DEFAULTS } from './defaults.ts';
import type { Dialect } from './dialect.ts';
import type { Nominal } from './nominal.ts';

const PLATFORM = 'dart:core';

/** Dart: a library is a file with its parts; it sees what it declares, what it imports, and `dart:core`. */
export const DART: Dialect = {
	...DEFAULTS,
	hasOverloads: false,
	infersResults: true,
	isDepthFirst: true,
	hasMixedSuper: true,
	hasNamedConstructors: true,
	platform: PLATFORM,
	root: {
		type: { is: 'external', package: PLATFORM, name: 'Object' },
		members: new Set(['toString', 'hashCode', 'runtimeType', 'noSuchMethod']),
	},
	imported: (names, unit, { module, imported }) => {
		if (module === null) return NOTHING;
		if (imported !== '*') return givenByModule(names, unit, module, imported) ?? NOTHING;
		const to = names.world.resolve(unit, module);
		if (to.status === 'resolved') return one({ is: 'module', unit: null, path: to.path });
		return to.status === 'external' ? one({ is: 'external', package: to.package, name: '' }) : NOTHING;
	},
	unbound: (names, unit, name) => (DART_UNKNOWN.has(name) ? NOTHING : seenIn(names, unit, name)),
	inPackage: (names, { path }, name) => givenBy(names, path, name) ?? NOTHING,
	container: ({ name }, args) => {
		if (DART_PLAIN.has(name)) return { is: 'plain' };
		if (name === 'Future' || name === 'FutureOr') return { is: 'promise', of: args[0] ?? NOTHING };
		if (DART_LISTS.has(name)) return { is: 'list', of: args[0] ?? NOTHING };
		return DART_MAPS.has(name) ? { is: 'map', of: args[1] ?? NOTHING } : null;
	},
	platformResult: (_, receiver, name) => held(receiver, name),
	addition: (names, from, thing, name) =>
		held(thing, name) ?? ofEnum(thing, name) ?? extended(names, from, thing, name),
	parameter,
};

/** What is taken from a list, a map or a promise. */
function held(holder: Thing, name: string): Outcome | null {
	if (holder.is === 'promise')
		return name === 'then' || name === 'timeout' || name === 'whenComplete' ? NOTHING : null;
	if (holder.is !== 'list' && holder.is !== 'map') return null;
	if (DART_ELEMENT.has(name)) return holder.of;
	return DART_SAME.has(name) ? one({ is: 'list', of: holder.of }) : null;
}

function ofEnum(thing: Thing, name: string): Outcome | null {
	if (thing.is !== 'definition' || thing.unit.kind(thing.chunk) !== 'enum' || name !== 'values') return null;
	return one({ is: 'list', of: one({ is: 'instance', unit: thing.unit, chunk: thing.chunk, env: null }) });
}

/** `this.x` is of the type of the field; a function that is given to a list gets its elements. */
function parameter(names: Nominal, unit: Unit, { scope, name, place }: UnitBinding): Outcome {
	const chunk = unit.scopeChunk(scope);
	if (unit.kind(chunk) === 'constructor') {
		const owner = names.selves.ownerOf(unit, chunk);
		return owner === null ? NOTHING : (names.members.named(owner, name, ANY_ARGUMENTS) ?? NOTHING);
	}
	const given = unit.givenTo(chunk);
	if (given === null || place !== 0 || given.place !== 0) return NOTHING;
	const callee = unit.callee(given.call);
	if (callee < 0 || unit.op(callee) !== 'member') return NOTHING;
	const method = unit.valueName(callee);
	return through(names.value(unit, unit.first(callee), unit.callScope(given.call)), (thing) => {
		if (thing.is === 'promise') return method === 'then' ? thing.of : NOTHING;
		return thing.is === 'list' && DART_EACH.has(method) ? thing.of : NOTHING;
	});
}
