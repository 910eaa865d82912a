import { Kind } from './syntax.ts';
import type { Walk } from './walk.ts';

/** One of the conditions between the commas of `if`, `guard` and `while`. */
export interface Condition {
	first: number;
	/** The `=` of a binding, or -1. */
	sign: number;
	/** One past its last node, among the children of the statement. */
	end: number;
}

export function conditionsOf(walk: Walk, statement: number): Condition[] {
	const { tree } = walk;
	const found: Condition[] = [];
	let first = -1;
	let sign = -1;
	for (let child = statement + 2; child < tree.after[statement]; child = tree.after[child]) {
		const kind = walk.kind(child);
		const isOwn = tree.field[child] === 0;
		const ends = isOwn && (kind === Kind['","'] || kind === Kind['"{"'] || kind === Kind.else);
		if (ends) {
			if (first !== -1) found.push({ first, sign, end: child });
			first = -1;
			sign = -1;
			if (kind !== Kind['","']) break;
		} else {
			if (first === -1) first = child;
			if (kind === Kind['"="'] && sign === -1) sign = child;
		}
	}
	return found;
}
