import type { RefKind } from '../../model/recorder.ts';
import { childByField } from '../../model/syntax-walk.ts';
import { Kind } from './kinds.ts';
import type { Walk } from './walk.ts';

export const MAX_CALLEE = 200;

export interface CalleeParts {
	/** The last name in it; '' when there is none. */
	name: string;
	nameStart: number;
	receiver: string | null;
}

/** The token a callee is called by: `f` of `a.f`, `A::f`, `f::<T>` and `<T as A>::f`; -1 when there is none. */
export function nameNodeOf(walk: Walk, callee: number): number {
	const { tree, fields } = walk;
	for (let node = callee; ; ) {
		switch (walk.kind(node)) {
			case Kind.identifier:
			case Kind.typeIdentifier:
			case Kind.fieldIdentifier:
			case Kind.primitiveType:
			case Kind.metavariable:
				return node;
			case Kind.genericFunction:
				node = childByField(tree, node, fields.function);
				break;
			case Kind.scopedIdentifier:
			case Kind.scopedType:
				node = childByField(tree, node, fields.name);
				break;
			case Kind.fieldExpression:
				node = childByField(tree, node, fields.field);
				break;
			case Kind.genericType:
			case Kind.turbofishType:
				node = childByField(tree, node, fields.type);
				break;
			default:
				return -1;
		}
	}
}

/** What stands before the last `.` or `::`, or -1. */
function receiverOf(walk: Walk, callee: number): number {
	const { tree, fields } = walk;
	for (let node = callee; ; ) {
		switch (walk.kind(node)) {
			case Kind.genericFunction:
				node = childByField(tree, node, fields.function);
				break;
			case Kind.genericType:
			case Kind.turbofishType:
				node = childByField(tree, node, fields.type);
				break;
			case Kind.scopedIdentifier:
			case Kind.scopedType:
				return childByField(tree, node, fields.path);
			case Kind.fieldExpression:
				return childByField(tree, node, fields.value);
			default:
				return -1;
		}
	}
}

export function calleeParts(walk: Walk, callee: number): CalleeParts {
	const { tree } = walk;
	const nameNode = nameNodeOf(walk, callee);
	const receiver = nameNode === -1 ? -1 : receiverOf(walk, callee);
	return {
		name: walk.textOf(nameNode),
		nameStart: tree.start[nameNode === -1 ? callee : nameNode],
		receiver: receiver === -1 ? null : walk.clip(tree.start[receiver], tree.end[receiver], MAX_CALLEE),
	};
}

export function clippedCallee(walk: Walk, callee: number): string {
	return walk.clip(walk.tree.start[callee], walk.tree.end[callee], MAX_CALLEE);
}

/** Records the names of a path that the walk itself passes over, the last one as `kind`. */
export function referPath(walk: Walk, path: number, kind: RefKind): CalleeParts {
	const { tree, out } = walk;
	const parts = calleeParts(walk, path);
	let isMember = false;
	for (let node = path; node < tree.after[path]; node++) {
		const found = walk.kind(node);
		if (found === Kind.identifier) {
			const start = tree.start[node];
			out.refer(walk.textOf(node), start, start === parts.nameStart ? kind : 'read', isMember);
		} else if (found !== Kind.crate && found !== Kind.self && found !== Kind.super) continue;
		isMember = true;
	}
	return parts;
}
