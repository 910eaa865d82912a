import { make, makeLiteral } from '../shared/lowering.ts';
import { Kind } from './kinds.ts';
import { charValue, stringValue } from './literals.ts';
import { isKeyword } from './macro-names.ts';
import type { Walk } from './walk.ts';

/** A call or macro, by the node of its arguments. */
export function callValue(walk: Walk, list: number): number {
	return walk.macroValues.get(list) ?? walk.out.value('call', null, walk.made[list], -1);
}

/** The value of a single token: a name or a constant; -1 for anything else. */
export function leafValue(walk: Walk, token: number): number {
	switch (walk.kind(token)) {
		case Kind.identifier: {
			const name = walk.textOf(token);
			return isKeyword(name) ? -1 : make(walk, token, 'name', name);
		}
		case Kind.crate:
		case Kind.super:
		case Kind.primitiveType:
			return make(walk, token, 'name', walk.textOf(token));
		case Kind.self:
			return make(walk, token, 'this');
		case Kind.string:
		case Kind.rawString:
			return stringValue(walk, token);
		case Kind.char:
			return charValue(walk, token);
		case Kind.integer:
		case Kind.float:
			return makeLiteral(walk, token, 'number');
		case Kind.boolean:
			return makeLiteral(walk, token, 'boolean');
		default:
			return -1;
	}
}
