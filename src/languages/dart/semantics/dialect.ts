import { definitionOf, type Entity, instanceOf, type Outcome } from '../../../semantics/core/entity.ts';
import { externalOf, NOTHING, one, through } from '../../../semantics/core/outcome.ts';
import { ANY_ARGUMENTS } from '../../../semantics/nominal/calls.ts';
import { DEFAULTS } from '../../../semantics/nominal/defaults.ts';
import type { Dialect } from '../../../semantics/nominal/dialect.ts';
import type { Nominal } from '../../../semantics/nominal/interpreter.ts';
import type { Unit } from '../../../semantics/world/unit.ts';
import type { UnitBinding } from '../../../semantics/world/unit-rows.ts';
import { callbackParameter } from './callbacks.ts';
import { extended } from './extensions.ts';
import { givenBy, givenByModule, seenIn } from './libraries.ts';
import {
	DART_BOTH,
	DART_EACH,
	DART_ELEMENT,
	DART_ENTRIES,
	DART_INDEXED,
	DART_LISTS,
	DART_MAKES,
	DART_MAPS,
	DART_PLAIN,
	DART_SAME,
	DART_UNKNOWN,
} from './platform.ts';

const PLATFORM = 'dart:core';

/** Dart: a library is a file with its parts; it sees what it declares, what it imports, and `dart:core`. */
export const DART: Dialect = {
	...DEFAULTS,
	traits: {
		...DEFAULTS.traits,
		hasOverloads: false,
		infersReturnTypes: true,
		searchesBasesDepthFirst: true,
		superIncludesMixins: true,
		hasMapLiterals: true,
		hasNamedConstructors: true,
		platform: PLATFORM,
		root: {
			type: { is: 'external', package: PLATFORM, name: 'Object' },
			members: new Set(['toString', 'hashCode', 'runtimeType', 'noSuchMethod']),
		},
	},
	imported: (names, unit, { module, imported }) => {
		if (module === null) return NOTHING;
		if (imported !== '*') return givenByModule(names, unit, module, imported) ?? NOTHING;
		const to = names.world.resolve(unit, module);
		if (to.status === 'resolved') return one({ is: 'module', unit: null, path: to.path });
		return to.status === 'external' ? externalOf(to.package, '') : NOTHING;
	},
	unbound: (names, unit, name) => (DART_UNKNOWN.has(name) ? NOTHING : seenIn(names, unit, name)),
	packageMember: (names, { path }, name) => givenBy(names, path, name) ?? NOTHING,
	genericType: ({ name }, args) => {
		if (DART_PLAIN.has(name)) return { is: 'plain' };
		if (name === 'Future' || name === 'FutureOr') return { is: 'promise', of: args[0] ?? NOTHING };
		if (DART_LISTS.has(name)) return { is: 'list', of: args[0] ?? NOTHING };
		return DART_MAPS.has(name) ? { is: 'map', of: args[1] ?? NOTHING } : null;
	},
	methodResult: (names, receiver, name, unit, call) =>
		madeBy(names, receiver, name, unit, call) ?? held(receiver, name),
	// What is called is the platform's, whatever comes of it.
	addedMember: (names, from, entity, name, args) =>
		(args === ANY_ARGUMENTS ? (held(entity, name) ?? ofEnum(entity, name)) : null) ??
		extended(names, from, entity, name),
	parameter,
};

/** What is taken from a list, a map or a promise. */
function held(holder: Entity, name: string): Outcome | null {
	if (holder.is === 'promise')
		return name === 'then' || name === 'timeout' || name === 'whenComplete' ? NOTHING : null;
	if (holder.is !== 'list' && holder.is !== 'map') return null;
	if (DART_ELEMENT.has(name)) return holder.of;
	return DART_SAME.has(name) ? one({ is: 'list', of: holder.of }) : null;
}

function ofEnum(entity: Entity, name: string): Outcome | null {
	if (entity.is !== 'definition' || entity.unit.kind(entity.chunk) !== 'enum' || name !== 'values')
		return null;
	return one({ is: 'list', of: one(instanceOf(entity.unit, entity.chunk)) });
}

/** `this.x` is of the type of the field; a function that is given to a list gets its elements, any other what is wanted there. */
function parameter(names: Nominal, unit: Unit, binding: UnitBinding): Outcome {
	const { scope, name, place } = binding;
	const chunk = unit.scopeChunk(scope);
	if (unit.kind(chunk) === 'constructor') {
		const owner = names.receivers.ownerOf(unit, chunk);
		return owner === null ? NOTHING : (names.members.named(owner, name, ANY_ARGUMENTS) ?? NOTHING);
	}
	const given = unit.givenTo(chunk);
	const callee = given === null ? -1 : unit.callee(given.call);
	if (given !== null && callee >= 0 && unit.op(callee) === 'member') {
		const method = unit.valueName(callee);
		const element = through(names.value(unit, unit.first(callee), unit.callScope(given.call)), (entity) =>
			isElement(entity, method, given.place, place) ? entity.of : NOTHING,
		);
		if (element.of.length > 0) return element;
	}
	return callbackParameter(names, unit, binding);
}

type Holder = Entity & { is: 'list' | 'map' | 'promise' };

/** Whether the function that is given to a method of a holder at a place gets at a place what is held. */
function isElement(entity: Entity, method: string, given: number, place: number): entity is Holder {
	switch (entity.is) {
		case 'promise':
			return method === 'then' && given === 0 && place === 0;
		case 'list':
			if (DART_EACH.has(method)) return given === 0 && place === 0;
			if (DART_BOTH.has(method)) return given === 0 && place < 2;
			if (method === 'fold') return given === 1 && place === 1;
			return DART_INDEXED.has(method) && given === 0 && place === 1;
		case 'map':
			return (
				(DART_ENTRIES.has(method) && given === 0 && place === 1) ||
				(method === 'update' && given === 1 && place === 0)
			);
		default:
			return false;
	}
}

/** What a holder gives that is made of what a given function gives back; null for what is not made so. */
function madeBy(names: Nominal, holder: Entity, method: string, unit: Unit, call: number): Outcome | null {
	const isThen = holder.is === 'promise' && method === 'then';
	if (!isThen && !(holder.is === 'list' && DART_MAKES.has(method))) return null;
	const [value] = unit.args(call);
	const isWritten = value !== undefined && value >= 0 && unit.op(value) === 'chunk';
	if (!isWritten) return NOTHING;
	const chunk = unit.first(value);
	const made = names.calls.returned(definitionOf(unit, chunk));
	const awaited = through(made, (entity) => (entity.is === 'promise' ? entity.of : one(entity)));
	if (isThen) return one({ is: 'promise', of: awaited });
	if (method === 'expand') return one({ is: 'list', of: through(made, (entity) => names.element(entity)) });
	if (method === 'asyncMap') return one({ is: 'list', of: awaited });
	return one({ is: 'list', of: unit.has(chunk, 'async') ? one({ is: 'promise', of: awaited }) : made });
}
