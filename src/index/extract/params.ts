import type { Param } from '../../model/chunk.ts';
import { PARAM_PART, PARAM_SEPARATOR, ParamPart } from '../../store/packed-params.ts';
import { snippet } from './snippet.ts';

const MAX_TYPE = 1000;
const MAX_DEFAULT = 60;
const MAX_BINDINGS = 32;

/** Parameters in one string, about half of what JSON takes; `store/packed-params.ts` reads it. */
export function packParams(params: readonly Param[]): string {
	let packed = '';
	for (const { name, type, default: value, optional, rest, bindings, only } of params) {
		if (packed !== '') packed += PARAM_SEPARATOR;
		packed += name;
		if (type !== undefined) packed += PARAM_PART + ParamPart.type + snippet(type, MAX_TYPE);
		if (value !== undefined) packed += PARAM_PART + ParamPart.default + snippet(value, MAX_DEFAULT);
		if (optional) packed += PARAM_PART + ParamPart.optional;
		if (rest !== undefined) packed += PARAM_PART + ParamPart.rest + rest;
		if (only !== undefined) packed += PARAM_PART + ParamPart.only + only;
		if (bindings !== undefined)
			packed += PARAM_PART + ParamPart.bindings + bindings.slice(0, MAX_BINDINGS).join(',');
	}
	return packed;
}
