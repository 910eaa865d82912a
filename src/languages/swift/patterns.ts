import { nextNamedSibling, nextSibling } from '../../model/syntax-walk.ts';
import { Role } from '../shared/walk.ts';
import { Kind } from './syntax.ts';
import { typeText } from './types-written.ts';
import type { Walk } from './walk.ts';

/** A name that a pattern binds, and the way to it from what is matched. */
export interface Bound {
	token: number;
	path: string | null;
	/** `as T` says so. */
	type: string | null;
}

interface Part {
	node: number;
	path: string;
	/** A `let` stands before. */
	isBound: boolean;
	type: string | null;
}

/**
 * The names that a pattern binds. It is given as siblings, from `first` to before `end`: those of a
 * condition have no node around them. `binds` says that a plain name is bound without a `let`, as in
 * `for x in xs`. Names of cases stay members that are read, other names without a `let` are values.
 */
export function boundBy(walk: Walk, first: number, end: number, binds: boolean): Bound[] {
	const found: Bound[] = [];
	const open: Part[] = [];
	readPieces(walk, first, end, { node: -1, path: '', isBound: binds, type: null }, found, open);
	for (let part = open.pop(); part !== undefined; part = open.pop()) {
		readPieces(walk, part.node + 1, walk.tree.after[part.node], part, found, open);
	}
	return found;
}

function readPieces(
	walk: Walk,
	first: number,
	end: number,
	around: Part,
	found: Bound[],
	open: Part[],
): void {
	const { tree, fields } = walk;
	let { isBound } = around;
	let position = -1;
	let label = '';
	let isCase = false;
	let { type } = around;
	const before = found.length;
	const inner: Part[] = [];
	for (let child = first; child !== -1 && child < end; child = tree.after[child]) {
		switch (walk.kind(child)) {
			case Kind.value_binding_pattern:
				isBound = true;
				break;
			case Kind['"."']:
				isCase = true;
				break;
			case Kind['"as"']:
				type = typeText(walk, nextNamedSibling(tree, child));
				for (const name of found.slice(before)) name.type = type;
				for (const part of inner) part.type = type;
				break;
			case Kind['"("']:
			case Kind['","']:
				position++;
				label = '';
				break;
			case Kind.pattern: {
				const step = position < 0 ? '' : label === '' ? `[${position}]` : `.${label}`;
				inner.push({ node: child, path: around.path + step, isBound, type: null });
				break;
			}
			case Kind.simple_identifier:
				if (isCase) {
					walk.setRole(child, Role.member);
					isCase = false;
				} else if (walk.kind(nextSibling(tree, child)) === Kind['":"']) {
					walk.setRole(child, Role.none);
					label = walk.nameOf(child);
				} else if (isBound || tree.field[child] === fields.bound_identifier) {
					walk.setRole(child, Role.none);
					found.push({ token: child, path: around.path || null, type });
				}
		}
	}
	for (let at = inner.length - 1; at >= 0; at--) open.push(inner[at]);
}
