import type { Param } from '../../model/chunk.ts';
import { childByField, childOfKind, firstNamedChild } from '../../model/syntax-walk.ts';
import type { PassScope } from '../shared/tree-pass.ts';
import { Kind } from './kinds.ts';
import { type Bound, bindPattern, collectPattern } from './patterns.ts';
import { bindName } from './scopes.ts';
import { typeText } from './type-names.ts';
import type { Walk } from './walk.ts';

const NOTHING: readonly Bound[] = [];

/** One parameter as written. */
interface Written {
	/** The pattern; the `self` token; -1 when only a type is written. */
	pattern: number;
	type: string | null;
	/** The names that the pattern binds. */
	bound: readonly Bound[];
	isRest: boolean;
}

/** Parameters of a function or closure, `self` included, in order. */
export function listParams(walk: Walk, parameters: number): Written[] {
	const { tree, fields } = walk;
	const params: Written[] = [];
	if (parameters === -1) return params;
	const inClosure = walk.kind(parameters) === Kind.closureParameters;
	for (let node = parameters + 1; node < tree.after[parameters]; node = tree.after[node]) {
		switch (walk.kind(node)) {
			case Kind.parameter:
			case Kind.variadicParameter: {
				const pattern = childByField(tree, node, fields.pattern);
				const type = typeOf(walk, childByField(tree, node, fields.type));
				const bound = walk.kind(pattern) === Kind.self ? NOTHING : collectPattern(walk, pattern, false);
				params.push({ pattern, type, bound, isRest: walk.kind(node) === Kind.variadicParameter });
				break;
			}
			case Kind.selfParameter:
				params.push(selfParam(walk, node));
				break;
			case Kind.underscore:
				params.push({ pattern: node, type: null, bound: NOTHING, isRest: false });
				break;
			case Kind.lineComment:
			case Kind.blockComment:
			case Kind.attributeItem:
			case Kind.error:
				break;
			default:
				if (walk.isNamed(node)) params.push(bareParam(walk, node, inClosure));
		}
	}
	return params;
}

/** A closure may leave out the type; in old editions a trait's method may leave out the name. */
function bareParam(walk: Walk, node: number, inClosure: boolean): Written {
	return inClosure
		? { pattern: node, type: null, bound: collectPattern(walk, node, false), isRest: false }
		: { pattern: -1, type: typeText(walk, node), bound: NOTHING, isRest: false };
}

/** `&mut self` is short for `self: &mut Self`. */
function selfParam(walk: Walk, node: number): Written {
	const written = walk.textOf(node);
	return {
		pattern: childOfKind(walk.tree, node, walk.kinds, Kind.self),
		type: written.startsWith('&') ? `${written.slice(0, -'self'.length)}Self` : null,
		bound: NOTHING,
		isRest: false,
	};
}

function typeOf(walk: Walk, type: number): string | null {
	return type === -1 ? null : typeText(walk, type);
}

export function hasSelf(walk: Walk, parameters: number): boolean {
	const first = firstNamedChild(walk.tree, parameters);
	if (walk.kind(first) === Kind.selfParameter) return true;
	return (
		walk.kind(first) === Kind.parameter &&
		walk.kind(childByField(walk.tree, first, walk.fields.pattern)) === Kind.self
	);
}

/** The positional list of a chunk. */
export function readParams(walk: Walk, params: readonly Written[]): Param[] {
	return params.map(({ pattern, type, bound, isRest }, index) => {
		const kind = walk.kind(pattern);
		const isName = kind === Kind.identifier || kind === Kind.self || kind === Kind.underscore;
		const param: Param = { name: isName ? walk.textOf(pattern) : `arg${index}` };
		if (type !== null) param.type = type;
		if (isRest) param.rest = '*';
		else if (pattern !== -1 && !isName) param.bindings = bound.map(({ name, path }) => dotted(path, name));
		return param;
	});
}

/** The names of a struct pattern with the fields on the way: `a.b`; positions and types are not. */
function dotted(path: string, name: string): string {
	const fields = path.split(/[.[\]]/).filter((part) => part !== '' && !/^[\d\p{Lu}]/u.test(part));
	if (fields[fields.length - 1] !== name) fields.push(name);
	return fields.join('.');
}

export function bindParams(walk: Walk, params: readonly Written[], scope: PassScope): void {
	for (let index = 0; index < params.length; index++) {
		const { pattern, type, bound, isRest } = params[index];
		if (walk.kind(pattern) === Kind.self) {
			bindName(walk, scope, 'param', 'self', walk.tree.start[pattern], { type, index });
		} else if (bound.length > 0) {
			const path = isRest ? '...' : '';
			bindPattern(walk, scope, bound, { kind: 'param', value: -1, path, type, chunk: -1, index });
		}
	}
}
