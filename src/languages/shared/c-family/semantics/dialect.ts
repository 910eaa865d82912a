import { getOrMake, newMap } from '../../../../model/get-or-make.ts';
import { words } from '../../../../model/word-list.ts';
import { FUNCTIONS } from '../../../../semantics/chunk-kinds.ts';
import type { Entity, Outcome } from '../../../../semantics/core/entity.ts';
import { externalOf, merged, NOTHING, one } from '../../../../semantics/core/outcome.ts';
import { DEFAULTS } from '../../../../semantics/nominal/defaults.ts';
import type { Dialect, TypeDefinition } from '../../../../semantics/nominal/dialect.ts';
import type { Nominal } from '../../../../semantics/nominal/interpreter.ts';
import { isType } from '../../../../semantics/nominal/type-kinds.ts';
import type { Unit } from '../../../../semantics/world/unit.ts';
import { lastName } from '../../../../semantics/world/world.ts';
import { inSpace, isSpace, ofNamespaces, wholeName } from './names.ts';
import { definitionsOf, isDeclaration, leastArguments } from './overloads.ts';
import { readCType } from './types.ts';

/** Types that hold one entity and give its members with `->`. */
const HOLDERS: ReadonlySet<string> = new Set([
	...words('unique_ptr shared_ptr weak_ptr optional auto_ptr reference_wrapper atomic future iterator'),
	...words('const_iterator'),
]);
const LISTS: ReadonlySet<string> = new Set([
	...words('vector list deque array set unordered_set multiset queue stack forward_list'),
	...words('priority_queue initializer_list span'),
]);
const MAPS: ReadonlySet<string> = new Set(['map', 'unordered_map', 'multimap', 'unordered_multimap']);
/** What a holder has itself. */
const OWN: ReadonlySet<string> = new Set([
	...words('get reset release swap use_count lock expired value value_or has_value emplace unique'),
	...words('owner_before load store exchange wait valid get_deleter'),
]);
const GIVES_HELD: ReadonlySet<string> = new Set(['get', 'release', 'value', 'value_or', 'load', 'exchange']);
const GIVES_ELEMENT: ReadonlySet<string> = new Set(['at', 'front', 'back', 'top']);
const GIVES_ITERATOR: ReadonlySet<string> = new Set([
	...words('begin end rbegin rend cbegin cend find insert emplace erase lower_bound upper_bound'),
]);
const noOwners = (): Map<Unit, Map<number, TypeDefinition | null>> => new Map();

/** C++: a name is of a namespace or class around, as far as what is included shows it. */
export const CPP: Dialect = {
	...DEFAULTS,
	traits: {
		...DEFAULTS.traits,
		prefersOutside: true,
		platform: 'std',
	},
	readType: readCType,
	isOpenScope: isSpace,
	imported: (names, unit, { module, imported, start }) => {
		const [first, ...rest] = (module ?? '').replace(/^::/, '').split('::');
		let found = ofNamespaces(names, unit, first, unit.scopeAt(start), 'type');
		for (const part of [...rest, imported]) found = names.members.member(unit, found, part);
		return found;
	},
	unbound: ofNamespaces,
	packageMember: (names, { unit, path }, name, use) => {
		const found = unit === null ? [] : inSpace(names, unit, path, name, use);
		return found.length === 0 ? NOTHING : merged(found);
	},
	membersElsewhere: (names, type, name) => {
		const whole = wholeName(type);
		return names.world.declared('c', lastName(whole), name).filter(({ container, path, chunk }) => {
			if (container === null || !isEnd(whole, container)) return false;
			const unit = names.world.unit(path);
			if (unit === null || unit.file.chunks[chunk].parent === type.chunk) return false;
			const owner = ownerOf(names, unit, chunk);
			return owner !== null && owner.unit === type.unit && owner.chunk === type.chunk;
		});
	},
	ownerElsewhere: ownerOf,
	preferDefinitions: definitionsOf,
	constructors: (names, type) => {
		const { name } = type.unit.file.chunks[type.chunk];
		const inside = DEFAULTS.constructors(names, type);
		const outside = CPP.membersElsewhere(names, type, name ?? '').flatMap(({ path, chunk }) => {
			const unit = names.world.unit(path);
			return unit === null || unit.kind(chunk) !== 'constructor' ? [] : [{ unit, chunk }];
		});
		return definitionsOf(names, [...inside, ...outside]);
	},
	leastArguments,
	genericType: ({ package: from, name }, args) => {
		if (from !== 'std') return null;
		const last = lastName(name);
		if (HOLDERS.has(last)) return { is: 'promise', of: args[0] ?? NOTHING };
		if (LISTS.has(last)) return { is: 'list', of: args[0] ?? NOTHING };
		return MAPS.has(last) ? { is: 'map', of: args[1] ?? NOTHING } : null;
	},
	platformMember: (names, from, holder, name, args) => {
		if (holder.is === 'tuple') {
			const part = holder.of[name === 'first' ? 0 : name === 'second' ? 1 : -1];
			return part ?? null;
		}
		if (holder.is !== 'promise') return null;
		const held = names.members.member(from, holder.of, name, args);
		if (!OWN.has(name)) return held;
		// `.` and `->` are not told apart: it may be either, where what is held has it too.
		const isHeld = held.of.some(({ is }) => is === 'definition');
		return isHeld ? merged([held, externalOf('std', name)]) : null;
	},
	methodResult: (_, receiver, name) => containerResult(receiver, name),
	elementOf: (names, entity) => {
		const operator = names.members.named(entity, 'operator[]', 1);
		if (operator === null) return one(entity);
		const [found] = operator.of;
		return operator.of.length === 1 && found.is === 'definition' ? names.calls.returned(found) : NOTHING;
	},
};

/** C: as C++ without classes and overloads. */
export const C: Dialect = {
	...CPP,
	traits: { ...CPP.traits, hasImplicitSelf: false, hasOverloads: false, platform: 'stdlib.h' },
};

function containerResult(receiver: Entity, name: string): Outcome | null {
	// What functions of the library give depends on what they are given: `std::move(a)`.
	if (receiver.is === 'external') return receiver.package === 'std' && receiver.name === '' ? NOTHING : null;
	if (receiver.is === 'promise') {
		if (name === 'lock') return one(receiver);
		return GIVES_HELD.has(name) ? receiver.of : null;
	}
	if (receiver.is !== 'list' && receiver.is !== 'map') return null;
	if (GIVES_ELEMENT.has(name)) return receiver.of;
	if (!GIVES_ITERATOR.has(name)) return null;
	const item: Outcome =
		receiver.is === 'list' ? receiver.of : one({ is: 'tuple', of: [NOTHING, receiver.of] });
	return one({ is: 'promise', of: item });
}

/** Whether one name of a type may be written for the whole one: `b.C` for `a.b.C`. */
function isEnd(whole: string, written: string): boolean {
	return whole === written || whole.endsWith(`.${written}`);
}

/** The class of a member that is written outside of it: `int a::B::c() {}`. */
function ownerOf(names: Nominal, unit: Unit, chunk: number): TypeDefinition | null {
	const known = getOrMake(names.kept(noOwners), unit, newMap<number, TypeDefinition | null>);
	let owner = known.get(chunk);
	if (owner === undefined) {
		known.set(chunk, null);
		owner = findOwner(names, unit, chunk);
		known.set(chunk, owner);
	}
	return owner;
}

function findOwner(names: Nominal, unit: Unit, chunk: number): TypeDefinition | null {
	const { container, parent } = unit.file.chunks[chunk];
	const kind = unit.kind(chunk);
	if (container === null || !(FUNCTIONS.has(kind) || kind === 'field' || isType(kind))) return null;
	if (kind === 'lambda' || isDeclaration({ unit, chunk })) return null;
	if (parent > 0 && unit.kind(parent) !== 'namespace') return null;
	if (container === (parent > 0 ? wholeName({ unit, chunk: parent }) : '')) return null;
	const [first, ...rest] = container.split('.');
	let found = ofNamespaces(names, unit, first, unit.scopeAround(chunk), 'type');
	for (const part of rest) found = names.members.member(unit, found, part, -1, 'type');
	const [type] = found.of;
	if (found.of.length !== 1 || type.is !== 'definition') return null;
	if (type.unit.kind(type.chunk) !== 'type') return { unit: type.unit, chunk: type.chunk };
	// Another name of a class: `typedef ParserTest MessageTest;`
	const { type: written } = type.unit.file.chunks[type.chunk];
	if (written === null) return null;
	const { of } = names.types.written(type.unit, written, type.unit.scopeAround(type.chunk), null);
	const [under] = of;
	return of.length === 1 && under.is === 'instance' ? { unit: under.unit, chunk: under.chunk } : null;
}
