import { NOTHING } from '../thing.ts';
import type { Dialect } from './dialect.ts';
import { readTypeText } from './type-text.ts';

/** What most languages do. */
export const DEFAULTS: Omit<Dialect, 'platform' | 'unbound' | 'imported' | 'inPackage'> = {
	hasImplicitSelf: true,
	hasOverloads: true,
	hasMethodNames: false,
	hasFieldNames: false,
	isDynamic: false,
	infersResults: false,
	isDepthFirst: false,
	hasMixedSuper: false,
	hasNamedConstructors: false,
	inheritsConstructors: false,
	constructorName: '',
	selfTypes: new Set(),
	root: null,
	readType: readTypeText,
	isSeen: () => true,
	self: () => null,
	superCall: () => null,
	memberOf: () => undefined,
	isAlias: () => true,
	elsewhere: () => [],
	beside: () => [],
	ownerElsewhere: () => null,
	container: () => null,
	platformResult: () => null,
	addition: () => null,
	givenBy: () => null,
	isMadeLater: () => false,
	parameter: () => NOTHING,
};
