import { type Entity, instanceOf, type Outcome } from '../../../semantics/core/entity.ts';
import { ABSENT, externalOf, NOTHING, one, through } from '../../../semantics/core/outcome.ts';
import { DEFAULTS } from '../../../semantics/nominal/defaults.ts';
import type { Dialect } from '../../../semantics/nominal/dialect.ts';
import type { Nominal } from '../../../semantics/nominal/interpreter.ts';
import type { Unit } from '../../../semantics/world/unit.ts';
import { associated, implsOf, writtenFor } from './impls.ts';
import {
	crateNamed,
	crateOf,
	fromGlobs,
	inModule,
	macrosOf,
	moduleAbove,
	moduleAround,
	moduleEntity,
	moduleOf,
	pathFrom,
	suits,
} from './modules.ts';
import { closureParameter, containerOf, externalResult, platformMember, platformResult } from './platform.ts';
import { isPrelude, isStandardMacro, UNIVERSAL } from './prelude.ts';

const PLATFORM = 'std';
const noImportsInHand = () => new Set<string>();

/** Rust: a file is a module; `use` brings names from others, and `impl` gives members to types anywhere. */
export const RUST: Dialect = {
	...DEFAULTS,
	traits: {
		...DEFAULTS.traits,
		hasImplicitSelf: false,
		hasOverloads: false,
		hasMacroNamespace: true,
		requiresEarlierDeclaration: true,
		// Closures seldom say what they give back; what functions do not say is nothing.
		infersReturnTypes: true,
		platform: PLATFORM,
		selfTypes: new Set(['Self']),
		root: { type: { is: 'external', package: PLATFORM, name: '' }, members: UNIVERSAL },
	},
	imported: (names, unit, { module, imported, local, start, nameStart }) => {
		if (module === null) return NOTHING;
		const from = moduleAround(unit, unit.scopeAt(start));
		const path = imported === '*' && local !== null ? module : `${module}::${imported}`;
		// A name that is on the way to itself is another one there: `use crate::parse::parse`.
		const own = `${unit.path}@${nameStart}`;
		const onTheWay = names.kept(noImportsInHand);
		if (onTheWay.has(own)) {
			names.budget.doubts++;
			return ABSENT;
		}
		onTheWay.add(own);
		const found = names.step(() => pathFrom(names, from, path, nameStart, 'call'));
		const macros =
			found.of.length > 0 ? found : names.step(() => pathFrom(names, from, path, nameStart, 'macro'));
		onTheWay.delete(own);
		return macros;
	},
	unbound: (names, unit, name, scope, use) => {
		const around = moduleAround(unit, scope);
		switch (name) {
			case 'Self': {
				const type = names.receivers.typeAround(unit, unit.scopeChunk(scope));
				return type === null ? NOTHING : one({ is: 'definition', ...type, self: null });
			}
			case 'self':
				return moduleEntity(around);
			case 'crate':
				return moduleEntity(crateOf(names, unit));
			case 'super': {
				const above = moduleAbove(names, around);
				return above === null ? NOTHING : moduleEntity(above);
			}
		}
		const taken = fromGlobs(names, around, name, use);
		if (taken.of.length > 0) return taken;
		if (use === 'macro') return macro(names, unit, name);
		const crate = crateNamed(names, unit, name);
		if (crate.of.length > 0) return crate;
		if (name === 'None' && use === 'value') return one({ is: 'list', of: { of: [], open: false } });
		return isPrelude(name) ? externalOf(PLATFORM, name) : NOTHING;
	},
	packageMember: (names, entity, name, use) => {
		const module = moduleOf(names, entity);
		if (module === null) return NOTHING;
		if (name === 'super') {
			const above = moduleAbove(names, module);
			return above === null ? NOTHING : moduleEntity(above);
		}
		return inModule(names, module, name, use);
	},
	membersElsewhere: writtenFor,
	otherParts: (names, type) => {
		const found = implsOf(names, type).filter(({ isTrait }) => isTrait);
		const target = associated(names, type, 'Deref', 'Target');
		const [entity] = target?.of ?? [];
		return entity?.is === 'instance' ? [...found, { unit: entity.unit, chunk: entity.chunk }] : found;
	},
	canMean: suits,
	decorators: attributes,
	genericType: containerOf,
	platformMember,
	methodResult: platformResult,
	externalResult,
	parameter: closureParameter,
	patternStep: (names, entity, step) => {
		if (step === '[]' || /^\[\d+\]$/.test(step)) {
			if (entity.is === 'map' && step === '[]') return one({ is: 'tuple', of: [NOTHING, entity.of] });
			return entity.is === 'instance' ? associated(names, entity, 'Iterator', 'Item') : null;
		}
		const name = step.slice(1);
		if (!/^\p{Lu}/u.test(name)) return null;
		switch (entity.is) {
			case 'list':
				return name === 'Some' ? one({ is: 'tuple', of: [entity.of] }) : NOTHING;
			case 'tuple':
				if (name === 'Ok') return one({ is: 'tuple', of: [entity.of[0] ?? NOTHING] });
				return name === 'Err' ? one({ is: 'tuple', of: [entity.of[1] ?? NOTHING] }) : NOTHING;
			case 'instance': {
				const { unit, chunk } = entity;
				if (unit.kind(chunk) !== 'enum') return one(entity);
				const [found] = unit.members(chunk).get(name) ?? [];
				return found === undefined ? NOTHING : one(instanceOf(unit, found, entity.env));
			}
			default:
				return null;
		}
	},
};

/** A macro that is not brought in by its name: of the same crate, or the language's own. */
function macro(names: Nominal, unit: Unit, name: string): Outcome {
	const found = macrosOf(names, crateOf(names, unit).unit, name, false);
	if (found.of.length > 0) return through(found, one);
	return isStandardMacro(name) ? externalOf(PLATFORM, name) : NOTHING;
}

/** An attribute is a function of another crate, which was compiled before. */
function attributes(names: Nominal, unit: Unit, { of, open }: Outcome): Outcome {
	const crate = crateOf(names, unit).unit;
	const isAttribute = (entity: Entity): boolean =>
		entity.is !== 'definition' ||
		(entity.unit.kind(entity.chunk) === 'function' && crateOf(names, entity.unit).unit !== crate);
	return { of: of.filter(isAttribute), open };
}
