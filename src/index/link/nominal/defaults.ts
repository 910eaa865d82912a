import { NOTHING, one } from '../thing.ts';
import type { Dialect } from './dialect.ts';
import { readTypeText } from './type-text.ts';

/** What most languages do. */
export const DEFAULTS: Omit<Dialect, 'platform' | 'unbound' | 'imported' | 'inPackage'> = {
	hasImplicitSelf: true,
	hasOverloads: true,
	countsArguments: false,
	hasMethodNames: false,
	isDynamic: false,
	infersResults: false,
	selfTypes: new Set(),
	root: null,
	readType: readTypeText,
	isAlias: () => true,
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
	externalResult: (_, thing, site) =>
		one(site === null ? thing : { ...thing, name: `${thing.name}()`, args: undefined }),
	container: () => null,
	platformResult: () => null,
	parameter: () => NOTHING,
};
