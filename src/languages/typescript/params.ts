import type { BindingPattern, ParamPattern } from 'oxc-parser';
import type { Param } from '../../model/chunk.ts';
import { leavesOf } from './patterns.ts';
import { defaultText, typeText } from './text.ts';
import type { Walk } from './walk.ts';

/** Names of a destructured parameter that are listed. */
const BINDINGS_CAP = 32;

/** A parameter without `public`, `private` and the like around it. */
export function patternOf(
	param: ParamPattern,
): BindingPattern | Extract<ParamPattern, { type: 'RestElement' }> {
	return param.type === 'TSParameterProperty' ? param.parameter : param;
}

/** TypeScript's `this` parameter types the receiver; it takes no argument. */
export function isThisParam(param: ParamPattern): boolean {
	return param.type === 'Identifier' && param.name === 'this';
}

export function listParams(walk: Walk, params: readonly ParamPattern[] | null | undefined): Param[] | null {
	if (!params || params.length === 0) return NO_PARAMS;
	const listed: Param[] = [];
	for (let at = 0; at < params.length; at++) {
		if (!isThisParam(params[at])) listed.push(describe(walk, params[at], listed.length));
	}
	return listed;
}

const NO_PARAMS: Param[] = [];

function describe(walk: Walk, param: ParamPattern, index: number): Param {
	let pattern = patternOf(param);
	const described: Param = { name: '' };
	if (pattern.type === 'AssignmentPattern') {
		described.default = defaultText(walk, pattern.right);
		pattern = pattern.left;
	}
	let type = typeText(walk, pattern.typeAnnotation);
	if (pattern.type === 'RestElement') {
		described.rest = '*';
		pattern = pattern.argument;
		type ??= typeText(walk, pattern.typeAnnotation);
	}
	if (type !== null) described.type = type;
	if (pattern.optional) described.optional = true;
	if (pattern.type === 'Identifier') described.name = pattern.name;
	else {
		described.name = `arg${index}`;
		described.bindings = leavesOf(pattern, BINDINGS_CAP);
	}
	return described;
}
