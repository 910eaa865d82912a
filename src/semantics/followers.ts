import { getOrMake } from '../model/get-or-make.ts';
import { type CallLink, UNRESOLVED } from '../model/link.ts';
import { Nominal } from './nominal/nominal.ts';
import { isType } from './nominal/type-kinds.ts';
import { namedBlocks } from './schema/block-names.ts';
import { schemaNames } from './schema/link-schema.ts';
import { declarationIn } from './structural/declared-members.ts';
import { Evaluator } from './structural/evaluate.ts';
import type { Follower } from './structural/holders.ts';
import { linkStyles } from './styles/link-styles.ts';
import { hasStyles, styleAt } from './styles/style-parts.ts';
import { ABSENT, NOTHING, type Thing } from './thing.ts';
import { isBlockFamily } from './world/families.ts';
import type { Unit } from './world/unit.ts';
import type { World } from './world/world.ts';

/** How what stands in a unit is followed. */
export function followerFor(world: World, unit: Unit): Follower {
	const follower = followerOf(world, unit);
	return hasStyles(unit) ? styleFollower(world, follower) : follower;
}

function followerOf(world: World, unit: Unit): Follower {
	if (isBlockFamily(unit.family)) return blockFollower(world);
	if (unit.isSchema) return schemaFollower(world);
	return unit.isNominal ? nominalFollower(new Nominal(world, unit)) : modularFollower(new Evaluator(world));
}

function modularFollower(evaluator: Evaluator): Follower {
	return {
		result: (unit, call) => evaluator.functions.callResult(unit, call),
		self: (unit, scope) => evaluator.selves.self(unit, scope),
		above: (unit, scope) => evaluator.selves.above(unit, scope),
		name: (unit, name, scope) => evaluator.name(unit, name, scope),
		member: (_, from, name) => evaluator.members.member(from, name),
		declared(thing, name) {
			if (thing.is === 'instance' || thing.is === 'definition') {
				const declared = declarationIn(evaluator, thing.unit, thing.chunk, name);
				return declared === null ? null : [declared];
			}
			if (thing.is !== 'module') return null;
			const { of, open } = evaluator.modules.member(thing, name);
			const found = of.filter((each) => each.is === 'definition');
			return open || found.length === 0 ? null : found;
		},
	};
}

function nominalFollower(names: Nominal): Follower {
	return {
		result: (unit, call) => names.calls.result(unit, call),
		self: (unit, scope) => names.selves.self(unit, scope),
		above: (unit, scope) => names.selves.above(unit, scope),
		name: (unit, name, scope, isType) => {
			const found = isType ? NOTHING : names.name(unit, name, scope);
			return found.of.length > 0 ? found : names.name(unit, name, scope, 'type');
		},
		member: (unit, from, name) => names.members.member(unit, from, name),
		declared(thing, name) {
			const isOwner = thing.is === 'instance' || (thing.is === 'definition' && isType(kindOf(thing)));
			return isOwner ? names.members.declaredAt(thing, name) : null;
		},
	};
}

/** Names stand for what is declared anywhere; what members are of is not known. */
function schemaFollower(world: World): Follower {
	return {
		result: () => NOTHING,
		self: () => NOTHING,
		above: () => NOTHING,
		name(unit, name, _, isType) {
			const link = schemaNames(world, unit).name(name, isType);
			const of = (link?.targets ?? []).flatMap(({ path, chunk }): Thing[] => {
				const target = world.unit(path);
				return target === null ? [] : [{ is: 'definition', unit: target, chunk, self: null }];
			});
			return { of, open: of.length === 0 || link?.complete === false };
		},
		member: () => NOTHING,
		declared: () => null,
	};
}

/** An address says what its names stand for; nothing else has a meaning. */
function blockFollower(world: World): Follower {
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

/** Styles are told by what is linked of them; names that blocks of them bind, and all else, as by another. */
function styleFollower(world: World, follower: Follower): Follower {
	const known = new Map<Unit, ReadonlyMap<number, CallLink | undefined>>();
	const linksOf = (unit: Unit) =>
		getOrMake(known, unit, () => {
			const { relations, names } = linkStyles(world, unit);
			return new Map([...names, ...relations.map(({ start, link }) => [start, link] as const)]);
		});
	return {
		...follower,
		at(unit, start) {
			if (styleAt(unit, start) === null) return follower.at?.(unit, start);
			const links = linksOf(unit);
			return links.has(start) ? links.get(start) : UNRESOLVED;
		},
	};
}

function kindOf({ unit, chunk }: Thing & { is: 'definition' }) {
	return unit.kind(chunk);
}
