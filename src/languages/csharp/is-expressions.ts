import { childByField, firstNamedChild } from '../../model/syntax-walk.ts';
import { type Lower, MAX_ITEMS, make } from '../shared/lowering.ts';
import { joinedTests } from '../shared/pattern-tests.ts';
import { constantTest, testOf } from './pattern-tests.ts';
import { Kind } from './syntax.ts';
import type { Walk } from './walk.ts';

/*
 * The grammar lets a constant in a pattern take all operators that follow: it reads `a is null && b` as
 * `a is (null && b)`, and `a is not 1 && c is > 2 and < 5` as `a is not ((1 && c is > 2) and < 5)`. Such an expression is
 * taken apart into operands and operators in the order of the text, and put together again by precedence.
 */

/** Operators that bind less than `is`, and `is`. */
const PRECEDENCE: Readonly<Record<string, number>> = {
	'??': 1,
	'||': 2,
	'&&': 3,
	'|': 4,
	'^': 5,
	'&': 6,
	'==': 7,
	'!=': 7,
	is: 8,
};
const PATTERN_PRECEDENCE: Readonly<Record<string, number>> = { or: 1, and: 2 };

const PATTERNS: ReadonlySet<number> = new Set([
	Kind.constant_pattern,
	Kind.relational_pattern,
	Kind.declaration_pattern,
	Kind.type_pattern,
	Kind.recursive_pattern,
	Kind.list_pattern,
	Kind.var_pattern,
	Kind.parenthesized_pattern,
	Kind.discard,
]);

/** An operand, with the sign before it in `> 5`, or an operator. */
type Piece = { node: number; sign: string } | string;

/** Told of every operand that runs only for some values of what is before it. */
export type OnLogical = (operator: string, left: number, start: number, end: number) => void;

function operatorAt(walk: Walk, node: number): string {
	return walk.textOf(childByField(walk.tree, node, walk.fields.operator));
}

function bindsLess(walk: Walk, node: number): boolean {
	return walk.kind(node) === Kind.binary_expression && operatorAt(walk, node) in PRECEDENCE;
}

/** Whether a binary expression ends with an `is`, or is one, whose pattern took what follows it. */
export function isMisread(walk: Walk, node: number): boolean {
	const { tree, fields } = walk;
	let last = node;
	for (let steps = 0; steps < MAX_ITEMS && bindsLess(walk, last); steps++)
		last = childByField(tree, last, fields.right);
	if (walk.kind(last) !== Kind.is_pattern_expression) return false;
	const open = [childByField(tree, last, fields.pattern)];
	for (let at = open.pop(); at !== undefined && open.length < MAX_ITEMS; at = open.pop()) {
		switch (walk.kind(at)) {
			case Kind.and_pattern:
				open.push(childByField(tree, at, fields.left), childByField(tree, at, fields.right));
				break;
			case Kind.negated_pattern:
				open.push(firstNamedChild(tree, at));
				break;
			case Kind.constant_pattern:
			case Kind.relational_pattern:
				if (bindsLess(walk, firstNamedChild(tree, at))) return true;
		}
	}
	return false;
}

/** The pieces of an expression in the order of the text; `taken` gets the nodes that are taken apart. */
function piecesOf(walk: Walk, top: number, taken: Set<number>): Piece[] {
	const { tree, fields } = walk;
	const pieces: Piece[] = [];
	const open: Piece[] = [{ node: top, sign: '' }];
	for (let piece = open.pop(); piece !== undefined; piece = open.pop()) {
		if (typeof piece === 'string') {
			pieces.push(piece);
			continue;
		}
		const { node, sign } = piece;
		const kind = walk.kind(node);
		const inner = firstNamedChild(tree, node);
		const part = (field: number, before = ''): Piece => ({
			node: childByField(tree, node, field),
			sign: before,
		});
		if (bindsLess(walk, node) || kind === Kind.and_pattern) {
			taken.add(node);
			open.push(part(fields.right), operatorAt(walk, node), part(fields.left, sign));
		} else if (kind === Kind.is_pattern_expression) {
			taken.add(node);
			open.push(part(fields.pattern), 'is', part(fields.expression));
		} else if (kind === Kind.negated_pattern) open.push({ node: inner, sign: '' }, 'not');
		else if (kind === Kind.constant_pattern && bindsLess(walk, inner)) open.push({ node: inner, sign: '' });
		else if (kind === Kind.relational_pattern && bindsLess(walk, inner))
			open.push({ node: inner, sign: walk.textOf(node + 1) });
		else pieces.push(piece);
	}
	return pieces;
}

interface Read {
	value: number;
	start: number;
	end: number;
}

/** Puts the pieces of one expression together. */
class Reader {
	readonly #lower: Lower<Walk>;
	readonly #walk: Walk;
	readonly #pieces: readonly Piece[];
	readonly #depth: number;
	readonly #onLogical: OnLogical;
	#at = 0;

	constructor(lower: Lower<Walk>, walk: Walk, pieces: readonly Piece[], depth: number, onLogical: OnLogical) {
		this.#lower = lower;
		this.#walk = walk;
		this.#pieces = pieces;
		this.#depth = depth;
		this.#onLogical = onLogical;
	}

	expression(least: number): Read {
		let left = this.#operand();
		for (;;) {
			const operator = this.#operator(PRECEDENCE, least);
			if (operator === null) return left;
			if (operator === 'is') {
				const test = this.#pattern(left.value, 0);
				left = { ...test, start: left.start };
				continue;
			}
			const binds = PRECEDENCE[operator];
			const right = this.expression(operator === '??' ? binds : binds + 1);
			const { start } = left;
			const { end } = right;
			const isLogical = binds <= PRECEDENCE['&&'];
			if (isLogical && right.start !== -1) this.#onLogical(operator, left.value, right.start, end);
			const op = isLogical ? 'either' : 'binary';
			left = { value: this.#walk.out.value(op, operator, left.value, right.value, start, end), start, end };
		}
	}

	#pattern(subject: number, least: number): Read {
		let left = this.#patternOperand(subject);
		for (;;) {
			const operator = this.#operator(PATTERN_PRECEDENCE, least);
			if (operator === null) return left;
			const right = this.#pattern(subject, PATTERN_PRECEDENCE[operator] + 1);
			const { start } = left;
			const { end } = right;
			const value = joinedTests(this.#walk, operator, [left.value, right.value], start, end);
			left = { value, start, end };
		}
	}

	#patternOperand(subject: number): Read {
		if (this.#pieces[this.#at] === 'not') {
			this.#at++;
			const { value, start, end } = this.#patternOperand(subject);
			return { value: this.#walk.out.value('unary', '!', value, -1, start, end), start, end };
		}
		return this.#place((node, sign) => {
			if (sign !== '') {
				const limit = this.#lower(this.#walk, node, this.#depth);
				return make(this.#walk, node, 'binary', sign, subject, limit);
			}
			const test = PATTERNS.has(this.#walk.kind(node)) ? testOf : constantTest;
			return test(this.#walk, node, { lower: this.#lower, subject, isAsked: true, depth: this.#depth });
		});
	}

	#operand(): Read {
		return this.#place((node) => this.#lower(this.#walk, node, this.#depth));
	}

	/** The next piece, an operand; nothing where a syntax error left it out. */
	#place(toValue: (node: number, sign: string) => number): Read {
		const piece = this.#pieces[this.#at];
		if (typeof piece === 'object') this.#at++;
		if (typeof piece !== 'object' || piece.node === -1) return { value: -1, start: -1, end: -1 };
		const { tree } = this.#walk;
		return {
			value: toValue(piece.node, piece.sign),
			start: tree.start[piece.node],
			end: tree.end[piece.node],
		};
	}

	#operator(precedence: Readonly<Record<string, number>>, least: number): string | null {
		const piece = this.#pieces[this.#at];
		if (typeof piece !== 'string' || !(piece in precedence) || precedence[piece] < least) return null;
		this.#at++;
		return piece;
	}
}

/** The value of an expression that `isMisread`, as it is meant. */
export function reread(
	lower: Lower<Walk>,
	walk: Walk,
	node: number,
	depth: number,
	onLogical: OnLogical = () => {},
	taken = new Set<number>(),
): number {
	const pieces = piecesOf(walk, node, taken);
	if (pieces.length > MAX_ITEMS) return make(walk, node, 'other');
	return new Reader(lower, walk, pieces, depth + 1, onLogical).expression(0).value;
}
