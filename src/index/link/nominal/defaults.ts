import { NOTHING } from '../thing.ts';
import type { Dialect } from './dialect.ts';
import { readTypeText } from './type-text.ts';

/** What most languages do. */
export const DEFAULTS: Omit<Dialect, 'platform' | 'unbound' | 'imported' | 'inPackage'> = {
	hasImplicitSelf: true,
	hasOverloads: true,
	hasMethodNames: false,
	isDynamic: false,
	infersResults: false,
	constructsByNew: false,
	constructorName: null,
	callsFields: false,
	selfTypes: new Set(),
	root: null,
	readType: readTypeText,
	isAlias: () => true,
	elsewhere: () => [],
	beside: () => [],
	ownerElsewhere: () => null,
	container: () => null,
	platformResult: () => null,
	isShared: () => false,
	written: (_, found) => found,
	constructors: (_, { unit, chunk }) =>
		[...unit.members(chunk).values()]
			.flat()
			.filter((member) => unit.kind(member) === 'constructor')
			.map((member) => ({ unit, chunk: member })),
	leastArguments: () => null,
	line: () => null,
	attached: () => null,
	inContainer: () => null,
	indexed: () => null,
	parameter: () => NOTHING,
};
