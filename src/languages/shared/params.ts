import type { Param } from '../../model/chunk.ts';
import { clippedText, type TreeWalk } from './walk.ts';

const MAX_DEFAULT = 200;

/** What a parameter is besides its name. */
interface WrittenParam {
	type: string | null;
	/** It takes any number of arguments. */
	isRest: boolean;
	/** What it is when no argument is given, a node; -1 for none. */
	value: number;
}

export function describeParam(walk: TreeWalk, param: Param, { type, isRest, value }: WrittenParam): Param {
	if (type !== null) param.type = type;
	if (value !== -1) {
		param.default = clippedText(walk, value, MAX_DEFAULT);
		param.optional = true;
	}
	if (isRest) param.rest = '*';
	return param;
}
