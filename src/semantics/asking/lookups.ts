import { getOrMake } from '../../model/get-or-make.ts';
import { type CallLink, UNRESOLVED } from '../../model/link.ts';
import { definitionOf, type Entity } from '../core/entity.ts';
import { ABSENT, NOTHING } from '../core/outcome.ts';
import { Nominal } from '../nominal/interpreter.ts';
import { isType } from '../nominal/type-kinds.ts';
import { namedBlocks } from '../schema/block-names.ts';
import { schemaNames } from '../schema/link-schema.ts';
import { declarationIn } from '../structural/declared-members.ts';
import { Structural } from '../structural/interpreter.ts';
import { linkStyles } from '../styles/link-styles.ts';
import { hasStyles, styleAt } from '../styles/style-parts.ts';
import { isBlockFamily } from '../world/families.ts';
import type { Unit } from '../world/unit.ts';
import type { World } from '../world/world.ts';
import type { Lookup } from './member-at.ts';

/** How names, members and calls of a unit are looked up. */
export function lookupFor(world: World, unit: Unit): Lookup {
	const lookup = lookupOf(world, unit);
	return hasStyles(unit) ? styleLookup(world, lookup) : lookup;
}

function lookupOf(world: World, unit: Unit): Lookup {
	if (isBlockFamily(unit.family)) return blockLookup(world);
	if (unit.isSchema) return schemaLookup(world);
	return unit.isNominal ? nominalLookup(new Nominal(world, unit)) : structuralLookup(new Structural(world));
}

function structuralLookup(interpreter: Structural): Lookup {
	return {
		result: (unit, call) => interpreter.functions.callResult(unit, call),
		self: (unit, scope) => interpreter.receivers.self(unit, scope),
		above: (unit, scope) => interpreter.receivers.above(unit, scope),
		name: (unit, name, scope) => interpreter.name(unit, name, scope),
		member: (_, from, name) => interpreter.members.member(from, name),
		declared(entity, name) {
			if (entity.is === 'instance' || entity.is === 'definition') {
				const declared = declarationIn(interpreter, entity.unit, entity.chunk, name);
				return declared === null ? null : [declared];
			}
			if (entity.is !== 'module') return null;
			const { of, open } = interpreter.modules.member(entity, name);
			const found = of.filter((each) => each.is === 'definition');
			return open || found.length === 0 ? null : found;
		},
	};
}

function nominalLookup(names: Nominal): Lookup {
	return {
		result: (unit, call) => names.calls.result(unit, call),
		self: (unit, scope) => names.receivers.self(unit, scope),
		above: (unit, scope) => names.receivers.above(unit, scope),
		name: (unit, name, scope, isType) => {
			const found = isType ? NOTHING : names.name(unit, name, scope);
			return found.of.length > 0 ? found : names.name(unit, name, scope, 'type');
		},
		member: (unit, from, name) => names.members.member(unit, from, name),
		declared(entity, name) {
			const isOwner = entity.is === 'instance' || (entity.is === 'definition' && isType(kindOf(entity)));
			return isOwner ? names.members.declaredAt(entity, name) : null;
		},
	};
}

/** Names stand for what any file declares; members are not followed. */
function schemaLookup(world: World): Lookup {
	return {
		result: () => NOTHING,
		self: () => NOTHING,
		above: () => NOTHING,
		name(unit, name, _, isType) {
			const link = schemaNames(world, unit).name(name, isType);
			const of = (link?.targets ?? []).flatMap(({ path, chunk }): Entity[] => {
				const target = world.unit(path);
				return target === null ? [] : [definitionOf(target, chunk)];
			});
			return { of, open: of.length === 0 || link?.complete === false };
		},
		member: () => NOTHING,
		declared: () => null,
	};
}

/** Only an address as a whole has a meaning. */
function blockLookup(world: World): Lookup {
	const known = new Map<Unit, ReadonlyMap<number, CallLink>>();
	return {
		at(unit, start) {
			let links = known.get(unit);
			if (links === undefined) {
				links = new Map(namedBlocks(world, unit).map((each) => [each.start, each.link]));
				known.set(unit, links);
			}
			return links.get(start) ?? UNRESOLVED;
		},
		result: () => ABSENT,
		self: () => ABSENT,
		above: () => ABSENT,
		name: () => ABSENT,
		member: () => ABSENT,
		declared: () => null,
	};
}

/** Names in styles lead where the styles are linked to; everything else is looked up by another lookup. */
function styleLookup(world: World, lookup: Lookup): Lookup {
	const known = new Map<Unit, ReadonlyMap<number, CallLink | undefined>>();
	const linksOf = (unit: Unit) =>
		getOrMake(known, unit, () => {
			const { relations, names } = linkStyles(world, unit);
			return new Map([...names, ...relations.map(({ start, link }) => [start, link] as const)]);
		});
	return {
		...lookup,
		at(unit, start) {
			if (styleAt(unit, start) === null) return lookup.at?.(unit, start);
			const links = linksOf(unit);
			return links.has(start) ? links.get(start) : UNRESOLVED;
		},
	};
}

function kindOf({ unit, chunk }: Entity & { is: 'definition' }) {
	return unit.kind(chunk);
}
