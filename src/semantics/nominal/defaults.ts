import { one } from '../core/outcome.ts';
import type { Dialect } from './dialect.ts';
import { USUAL_TRAITS } from './traits.ts';
import { readTypeText } from './type-text.ts';

type Own = 'traits' | 'unbound' | 'imported' | 'packageMember';

/** What most languages do. */
export const DEFAULTS: Omit<Dialect, Own> & { traits: typeof USUAL_TRAITS } = {
	traits: USUAL_TRAITS,
	isVisible: () => true,
	isOpenScope: () => false,
	canMean: () => true,
	seesInherited: () => true,
	self: () => null,
	receiver: () => null,
	findMember: () => undefined,
	linearization: () => null,
	isMember: () => true,
	membersElsewhere: () => [],
	otherParts: () => [],
	ownerElsewhere: () => null,
	impliedMember: () => null,
	preferDefinitions: (_, found) => found,
	knownMembers: () => null,
	attachedFunctions: () => null,
	extension: () => null,
	addedMember: () => null,
	superCall: () => null,
	decorators: (_, __, found) => found,
	factories: (_, __, types) => types,
	constructors: (names, type) =>
		[type, ...names.dialect(type.unit).otherParts(names, type)].flatMap(({ unit, chunk }) =>
			[...unit.members(chunk).values()]
				.flat()
				.filter((member) => unit.kind(member) === 'constructor')
				.map((member) => ({ unit, chunk: member })),
		),
	chooseOverload: (_, __, functions) => functions,
	leastArguments: () => null,
	isAccessor: () => false,
	calledValue: () => null,
	isDefinedAtRuntime: () => false,
	parameter: () => null,
	readType: readTypeText,
	isAlias: () => true,
	genericType: () => null,
	elementOf: () => null,
	platformMember: () => null,
	methodResult: () => null,
	externalResult: (_, entity, site) =>
		one(site === null ? entity : { ...entity, name: `${entity.name}()`, args: undefined }),
	awaited: (entity) => (entity.is === 'promise' ? entity.of : one(entity)),
	patternStep: () => null,
};
