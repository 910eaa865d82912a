import { childOfKind } from '../../model/syntax-walk.ts';
import { make } from '../shared/lowering.ts';
import { bind } from '../shared/scopes.ts';
import { nextWritten } from '../shared/walk.ts';
import { conditionsOf } from './condition-parts.ts';
import { boundBy } from './patterns.ts';
import { Kind } from './syntax.ts';
import { annotatedType } from './types-written.ts';
import { valueAt } from './values.ts';
import type { Walk } from './walk.ts';

/**
 * Binds what the conditions of a statement name, each when its value has been walked. More conditions
 * than one are like operands of `&&`.
 */
export function readConditions(walk: Walk, statement: number): void {
	const { out } = walk;
	const conditions = conditionsOf(walk, statement);
	if (conditions.length > 1) out.effort(false);
	for (let extra = 1; extra < conditions.length; extra++) out.decision();
	for (const { first, sign, end } of conditions) {
		const kind = walk.kind(first);
		if (kind !== Kind.value_binding_pattern && kind !== Kind['"case"']) continue;
		const isLet = !/\bvar\s/.test(
			walk.text.slice(walk.tree.start[first], walk.tree.start[sign === -1 ? end : sign]),
		);
		const names = boundBy(walk, first, sign === -1 ? end : sign, false);
		const annotation = childBefore(walk, first, sign === -1 ? end : sign);
		const type = annotatedType(walk, annotation);
		const valueNode = sign === -1 ? -1 : nextWritten(walk, sign);
		walk.arriveAt(end, () => {
			for (const { token, path } of names) {
				// `if let x` is of the `x` outside.
				const value = sign === -1 ? make(walk, token, 'name', walk.nameOf(token)) : valueAt(walk, valueNode);
				if (walk.textOf(token) !== 'self') bind(walk, isLet ? 'const' : 'let', token, { type, value, path });
			}
		});
	}
}

function childBefore(walk: Walk, first: number, end: number): number {
	for (let at = first; at < end; at = walk.tree.after[at]) {
		if (walk.kind(at) === Kind.type_annotation) return at;
	}
	return -1;
}

/** The blocks of a statement without nodes of their own: the statements before `else`, and those behind. */
export function branchesOf(walk: Walk, statement: number): { consequence: number; alternative: number } {
	const { tree } = walk;
	const otherwise = childOfKind(tree, statement, walk.kinds, Kind.else);
	let consequence = -1;
	let alternative = otherwise;
	for (let child = statement + 1; child < tree.after[statement]; child = tree.after[child]) {
		const kind = walk.kind(child);
		if (kind !== Kind.statements && kind !== Kind.if_statement) continue;
		if (otherwise !== -1 && child > otherwise) alternative = child;
		else if (kind === Kind.statements) consequence = child;
	}
	return { consequence, alternative };
}
