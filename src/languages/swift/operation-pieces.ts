import { childByField, childOfKind } from '../../model/syntax-walk.ts';
import { argumentList, isImplicitMember, isOperatorCall, operandOf } from './callees.ts';
import { Kind } from './syntax.ts';
import type { Walk } from './walk.ts';

/*
 * The grammar knows no precedence (`a == nil || b` is `a == (nil || b)` for it), lets a prefix take what follows its
 * operand (`-a.b + c`), and binds members and calls looser than operators (`x + f(1)` is a call of `x + f`). An
 * expression is taken apart into operands and operators in the order of the text; operations.ts puts it together.
 */

const COMPOUND = /^(?:[-+*/%|^]|&[-+*]?|&?<<|&?>>|&&|\|\||\?\?)=$/;

/** Whether `x op y` writes `x`. The grammar has `=`, `+=` and a few more as assignments, which are not asked for. */
export function isCompound(operator: string): boolean {
	return COMPOUND.test(operator);
}

/** What has operands, with the fields they stand in; what is between them is an operator. */
const OPERATIONS: ReadonlySet<number> = new Set([
	Kind.additive_expression,
	Kind.infix_expression,
	Kind.conjunction_expression,
	Kind.nil_coalescing_expression,
	Kind.ternary_expression,
	Kind.check_expression,
	Kind.as_expression,
	Kind.try_expression,
	Kind.prefix_expression,
	Kind.open_start_range_expression,
	Kind.open_end_range_expression,
]);

export function isChained(kind: number): boolean {
	return (
		kind === Kind.navigation_expression || kind === Kind.call_expression || kind === Kind.postfix_expression
	);
}

/** Whether an expression has operators, or follows one that took its beginning. */
export function isOperation(walk: Walk, node: number): boolean {
	let at = node;
	while (isChained(walk.kind(at)) && at + 1 < walk.tree.after[at]) {
		if (isOperatorCall(walk, at)) return true;
		at++;
	}
	if (!OPERATIONS.has(walk.kind(at)) || isImplicitMember(walk, at)) return false;
	return at === node || operandOf(walk, at) !== at;
}

export type Piece =
	| { is: 'operand'; node: number }
	/** The chain that belongs to the last operand. */
	| { is: 'chain'; node: number }
	| { is: 'prefix' | 'infix' | 'postfix'; sign: string; node: number };

/** The pieces of an expression in the order of the text; `taken` gets the nodes that are taken apart. */
export function piecesOf(walk: Walk, top: number, taken: Set<number>): Piece[] {
	const pieces: Piece[] = [];
	const open: Piece[] = [{ is: 'operand', node: top }];
	for (let piece = open.pop(); piece !== undefined; piece = open.pop()) {
		if (piece.is === 'chain') {
			const last = pieces.at(-1);
			if (last?.is === 'operand') last.node = piece.node;
		} else if (piece.is !== 'operand' || !isOperation(walk, piece.node)) pieces.push(piece);
		else {
			taken.add(piece.node);
			open.push(...partsOf(walk, piece.node).reverse());
		}
	}
	return pieces;
}

function partsOf(walk: Walk, node: number): Piece[] {
	const { tree, fields } = walk;
	const kind = walk.kind(node);
	const operand = (field: number): Piece => ({ is: 'operand', node: childByField(tree, node, field) });
	const infix = (sign: string): Piece => ({ is: 'infix', sign, node });
	if (isOperatorCall(walk, node)) {
		const sign = walk.textOf(node + 1);
		return [
			{ is: 'prefix', sign, node },
			{ is: 'operand', node: argumentList(walk, node) },
		];
	}
	switch (kind) {
		case Kind.navigation_expression:
		case Kind.call_expression:
		case Kind.postfix_expression:
			return [
				{ is: 'operand', node: node + 1 },
				{ is: 'chain', node },
			];
		case Kind.nil_coalescing_expression:
			return [operand(fields.value), infix('??'), operand(fields.if_nil)];
		case Kind.ternary_expression:
			return [operand(fields.condition), infix('?'), operand(fields.if_false)];
		case Kind.check_expression:
			return [operand(fields.target), infix('is')];
		case Kind.as_expression:
			return [operand(fields.expr), infix('as')];
		case Kind.try_expression:
			return [operand(fields.expr)];
		case Kind.prefix_expression: {
			const sign = walk.textOf(childByField(tree, node, fields.operation));
			const target = operand(fields.target);
			return sign === '&' ? [target] : [{ is: 'prefix', sign, node }, target];
		}
		case Kind.open_start_range_expression:
			return [{ is: 'prefix', sign: walk.textOf(node + 1), node }, operand(fields.end)];
		case Kind.open_end_range_expression: {
			const sign = tree.after[node] - 1;
			return [operand(fields.start), { is: 'postfix', sign: walk.textOf(sign), node }];
		}
		default: {
			const op = infix(walk.textOf(childByField(tree, node, fields.op)));
			return childByField(tree, node, fields.start) === -1
				? [operand(fields.lhs), op, operand(fields.rhs)]
				: [operand(fields.start), op, operand(fields.end)];
		}
	}
}

/** Whether an infix operator writes: `x |= y`. */
export function compoundIn(walk: Walk, infix: number): boolean {
	const operator = childOfKind(walk.tree, infix, walk.kinds, Kind.custom_operator);
	return operator !== -1 && isCompound(walk.textOf(operator));
}

/** The expression that begins with a node. */
export function topOf({ tree, kinds }: Walk, node: number): number {
	let top = node;
	for (;;) {
		const around = tree.parent[top];
		if (around === -1 || tree.start[around] !== tree.start[node]) return top;
		const kind = kinds[tree.kind[around]];
		if (!OPERATIONS.has(kind) && !isChained(kind)) return top;
		top = around;
	}
}
