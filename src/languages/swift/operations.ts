import { childByField } from '../../model/syntax-walk.ts';
import { type Lower, MAX_ITEMS, make } from '../shared/lowering.ts';
import { sharing } from '../shared/operator-order.ts';
import { clippedText } from '../shared/walk.ts';
import { isCompound, type Piece, piecesOf } from './operation-pieces.ts';
import { Kind } from './syntax.ts';
import type { Walk } from './walk.ts';

const MAX_TYPE = 200;

const TERNARY = 2;
/** Operators that a module declares itself. */
const CUSTOM = 3;
const NIL_COALESCING = 7;
const PRECEDENCE: Readonly<Record<string, number>> = {
	'?': TERNARY,
	'||': 4,
	'&&': 5,
	...sharing(6, '< <= > >= == != === !== ~='),
	'??': NIL_COALESCING,
	...sharing(8, 'is as'),
	...sharing(9, '... ..<'),
	...sharing(10, '+ - &+ &- | ^'),
	...sharing(11, '* / % &* &'),
	...sharing(12, '<< >> &<< &>>'),
};

function precedenceOf(operator: string): number {
	if (isCompound(operator)) return 1;
	return Object.hasOwn(PRECEDENCE, operator) ? PRECEDENCE[operator] : CUSTOM;
}

interface Read {
	value: number;
	start: number;
	end: number;
}

/** How operands are lowered, and who is told of code that runs only for some values. */
export interface Reading {
	/** An expression of its own: the middle of `a ? b : c`, a type. */
	lower: Lower<Walk>;
	/** What is between operators. */
	operand: Lower<Walk>;
	startOf: (walk: Walk, node: number) => number;
	onBranch?: (kind: 'then' | 'else', test: number, start: number, end: number) => void;
}

/** Puts the pieces of one expression together. */
class Reader {
	readonly #walk: Walk;
	readonly #pieces: readonly Piece[];
	readonly #how: Reading;
	readonly #depth: number;
	#at = 0;

	constructor(walk: Walk, pieces: readonly Piece[], how: Reading, depth: number) {
		this.#walk = walk;
		this.#pieces = pieces;
		this.#how = how;
		this.#depth = depth;
	}

	expression(least: number): Read {
		let left = this.#prefixed();
		for (;;) {
			const piece = this.#pieces[this.#at];
			if (piece?.is === 'postfix') {
				this.#at++;
				left = this.#range(left, piece.sign, { value: -1, start: -1, end: this.#walk.tree.end[piece.node] });
				continue;
			}
			if (piece?.is !== 'infix') return left;
			const binds = precedenceOf(piece.sign);
			if (binds < least) return left;
			this.#at++;
			left = this.#continued(left, piece.sign, piece.node, binds);
		}
	}

	/** `x |= y`; null for what writes nothing. */
	compound(): { target: number; value: number } | null {
		const target = this.#prefixed();
		const piece = this.#pieces[this.#at++];
		if (piece?.is !== 'infix' || !isCompound(piece.sign)) return null;
		const given = this.expression(precedenceOf(piece.sign));
		return { target: target.value, value: this.#binary(target, piece.sign.slice(0, -1), given).value };
	}

	#continued(left: Read, sign: string, node: number, binds: number): Read {
		if (sign === 'is' || sign === 'as') return this.#typed(left, sign, node);
		// From the right: `a ?? b ?? c`, `a ? b : c ? d : e`, `a |= b`.
		const isFromRight = binds <= TERNARY || binds === NIL_COALESCING;
		const right = this.expression(isFromRight ? binds : binds + 1);
		if (sign === '?') return this.#ternary(left, node, right);
		if (isCompound(sign)) {
			const { value, start, end } = this.#binary(left, sign.slice(0, -1), right);
			return { value: this.#walk.out.value('assign', null, left.value, value, start, end), start, end };
		}
		return this.#binary(left, sign, right);
	}

	#typed(left: Read, sign: 'is' | 'as', node: number): Read {
		const { out, tree, fields } = this.#walk;
		const type = childByField(tree, node, fields.name);
		const { start } = left;
		const end = tree.end[node];
		const written = clippedText(this.#walk, type, MAX_TYPE);
		if (sign === 'as') return { value: out.value('cast', written, left.value, -1, start, end), start, end };
		const isNamed = this.#walk.kind(type) === Kind.user_type;
		const asValue = isNamed ? this.#how.lower(this.#walk, type, this.#depth) : -1;
		return { value: out.value('is', written, left.value, asValue, start, end), start, end };
	}

	#ternary(test: Read, node: number, no: Read): Read {
		const { out, tree, fields } = this.#walk;
		const { start } = test;
		const { end } = no;
		const yes = childByField(tree, node, fields.if_true);
		const chosen = this.#how.lower(this.#walk, yes, this.#depth);
		if (yes !== -1) this.#how.onBranch?.('then', test.value, tree.start[yes], tree.end[yes]);
		if (no.start !== -1) this.#how.onBranch?.('else', test.value, no.start, end);
		const either = out.value('either', null, chosen, no.value, start, end);
		return { value: out.value('choice', null, test.value, either, start, end), start, end };
	}

	#binary(left: Read, sign: string, right: Read): Read {
		const isLogical = sign === '&&' || sign === '||' || sign === '??';
		if (!isLogical) return this.#range(left, sign, right);
		const { start } = left;
		const { end } = right;
		if (right.start !== -1)
			this.#how.onBranch?.(sign === '&&' ? 'then' : 'else', left.value, right.start, end);
		return { value: this.#walk.out.value('either', sign, left.value, right.value, start, end), start, end };
	}

	#range(left: Read, sign: string, right: Read): Read {
		const { start } = left;
		const { end } = right;
		return { value: this.#walk.out.value('binary', sign, left.value, right.value, start, end), start, end };
	}

	#prefixed(): Read {
		const piece = this.#pieces[this.#at];
		if (piece?.is === 'prefix') {
			this.#at++;
			const start = this.#walk.tree.start[piece.node];
			const isRange = piece.sign.startsWith('..');
			const inner = isRange ? this.expression(precedenceOf('...') + 1) : this.#prefixed();
			const { end } = inner;
			if (isRange) return this.#range({ value: -1, start, end: start }, piece.sign, inner);
			return { value: this.#walk.out.value('unary', piece.sign, inner.value, -1, start, end), start, end };
		}
		if (piece?.is === 'operand') this.#at++;
		if (piece?.is !== 'operand' || piece.node === -1) return { value: -1, start: -1, end: -1 };
		return {
			value: this.#how.operand(this.#walk, piece.node, this.#depth),
			start: this.#how.startOf(this.#walk, piece.node),
			end: this.#walk.tree.end[piece.node],
		};
	}
}

/** The value of an expression that `isOperation`, as it is meant. */
export function operationValue(
	walk: Walk,
	node: number,
	how: Reading,
	depth: number,
	taken = new Set<number>(),
): number {
	const pieces = piecesOf(walk, node, taken);
	if (pieces.length > MAX_ITEMS) return make(walk, node, 'other');
	return new Reader(walk, pieces, how, depth + 1).expression(0).value;
}

/** What an expression that begins with `x op= …` writes. */
export function writtenBy(walk: Walk, node: number, how: Reading): { target: number; value: number } | null {
	const pieces = piecesOf(walk, node, new Set());
	return pieces.length > MAX_ITEMS ? null : new Reader(walk, pieces, how, 1).compound();
}
