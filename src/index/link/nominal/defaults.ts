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
	hasClosedModules: false,
	declaresFirst: false,
	promotes: false,
	selfTypes: new Set(),
	root: null,
	readType: readTypeText,
	isAlias: () => true,
	suits: () => true,
	elsewhere: () => [],
	beside: () => [],
	ownerElsewhere: () => null,
	container: () => null,
	platformMember: () => null,
	platformResult: () => null,
	platformCall: () => null,
	patternStep: () => null,
	parameter: () => NOTHING,
};
