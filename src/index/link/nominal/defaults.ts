import { NOTHING, one } from '../thing.ts';
import type { Dialect } from './dialect.ts';
import { withInferredTypes } from './inferred.ts';
import { readTypeText } from './type-text.ts';

/** What most languages do. */
export const DEFAULTS: Omit<Dialect, 'platform' | 'unbound' | 'imported' | 'inPackage'> = {
	hasImplicitSelf: true,
	hasOverloads: true,
	countsArguments: false,
	hasMethodNames: false,
	isDynamic: false,
	infersResults: false,
	hasClosedModules: false,
	declaresFirst: false,
	promotes: false,
	constructsByNew: false,
	constructorName: null,
	callsFields: false,
	isDepthFirst: false,
	hasMixedSuper: false,
	hasNamedConstructors: false,
	inheritsConstructors: false,
	makerName: '',
	selfTypes: new Set(),
	root: null,
	readType: readTypeText,
	isSeen: () => true,
	self: () => null,
	superCall: () => null,
	memberOf: () => undefined,
	isAlias: () => true,
	suits: () => true,
	elsewhere: () => [],
	beside: () => [],
	ownerElsewhere: () => null,
	indexer: null,
	awaited: (thing) => (thing.is === 'promise' ? thing.of : one(thing)),
	receiver: () => null,
	extension: () => null,
	isMember: () => true,
	implied: () => null,
	isAccessor: () => false,
	isForAll: () => false,
	chosen: (_, __, functions) => functions,
	inferred: withInferredTypes,
	unknownArguments: () => null,
	externalResult: (_, thing, site) =>
		one(site === null ? thing : { ...thing, name: `${thing.name}()`, args: undefined }),
	container: () => null,
	platformMember: () => null,
	platformResult: () => null,
	platformCall: () => null,
	patternStep: () => null,
	isShared: () => false,
	written: (_, found) => found,
	prefersOutside: false,
	constructors: (names, type) =>
		[type, ...names.dialect(type.unit).beside(names, type)].flatMap(({ unit, chunk }) =>
			[...unit.members(chunk).values()]
				.flat()
				.filter((member) => unit.kind(member) === 'constructor')
				.map((member) => ({ unit, chunk: member })),
		),
	leastArguments: () => null,
	line: () => null,
	attached: () => null,
	inContainer: () => null,
	indexed: () => null,
	addition: () => null,
	givenBy: () => null,
	isMadeLater: () => false,
	parameter: () => NOTHING,
};
