import type { Param } from '../model/chunk.ts';

/**
 * Parameters of a chunk in one string: names, a unit separator between two parameters; after a name
 * its parts, each a record separator, a letter and a text.
 */
export const PARAM_SEPARATOR = '\x1f';
export const PARAM_PART = '\x1e';
export const ParamPart = {
	type: 't',
	default: 'd',
	optional: 'o',
	rest: 'r',
	only: 'k',
	bindings: 'b',
} as const;

export function unpackParams(packed: string | null): Param[] {
	if (packed === null) return [];
	return packed.split(PARAM_SEPARATOR).map(unpackParam);
}

function unpackParam(packed: string): Param {
	const [name, ...parts] = packed.split(PARAM_PART);
	const param: Param = { name };
	for (const part of parts) {
		const text = part.slice(1);
		if (part[0] === ParamPart.type) param.type = text;
		else if (part[0] === ParamPart.default) param.default = text;
		else if (part[0] === ParamPart.optional) param.optional = true;
		else if (part[0] === ParamPart.rest) param.rest = text === '**' ? '**' : '*';
		else if (part[0] === ParamPart.only) param.only = text === 'pos' ? 'pos' : 'kw';
		else if (part[0] === ParamPart.bindings) param.bindings = text === '' ? [] : text.split(',');
	}
	return param;
}
