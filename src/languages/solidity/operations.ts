import { firstNamedChild, nextNamedSibling } from '../../model/syntax-walk.ts';
import {
	isLogicalOperator,
	type Lower,
	MAX_ITEMS,
	make,
	makeBinary,
	makeLiteral,
} from '../shared/lowering.ts';
import {
	choiceValue,
	joinRow,
	type OnBranch,
	type Operand,
	type Operator,
	sidesValue,
	strengthsOf,
	type Token,
} from '../shared/operators.ts';
import { lastOperand, linkAround, prefixOf, startOf, unwrapped } from './prefixes.ts';
import { Kind } from './syntax.ts';
import type { Walk } from './walk.ts';

/*
 * The grammar lets what follows a name go on from a whole expression (see prefixes.ts), which moves the operators behind
 * it, too: it reads `x + a.b * c` as `((x + a).b) * c`. And `a ? b : c ? d : e` is `(a ? b : c) ? d : e` for it. An
 * expression is taken apart into operands and operators, and put together again.
 */

const STRENGTH = strengthsOf(
	'?',
	'||',
	'&&',
	'== !=',
	'< > <= >=',
	'|',
	'^',
	'&',
	'<< >> >>>',
	'+ -',
	'* / %',
	'**',
);
const POWER = STRENGTH.get('**')!;
const FROM_RIGHT: ReadonlySet<string> = new Set(['?', '**']);

/** Whether an expression has operators, be they before what it seems to be: `!a.f(1)` is a call in the tree. */
export function isOperation(walk: Walk, node: number): boolean {
	return lastOperand(walk, node) !== -1 || prefixOf(walk, node) !== -1;
}

/** The expression that an operator chooses in, when no other that chooses is around it in the same expression; else -1. */
export function outermost(walk: Walk, node: number): number {
	const { tree } = walk;
	for (let at = node; ; ) {
		let around = tree.parent[at];
		if (walk.kind(around) === Kind.expression) {
			at = around;
			continue;
		}
		const link = linkAround(walk, at);
		const kind = walk.kind(around);
		if (link === -1 && kind !== Kind.unary_expression) {
			const isOperand =
				kind === Kind.binary_expression || (kind === Kind.ternary_expression && !isMiddle(walk, at));
			return isOperand ? -1 : at;
		}
		around = link === -1 ? around : link;
		at = around;
	}
}

/** The `b` of `a ? b : c`. */
function isMiddle({ tree }: Walk, node: number): boolean {
	return nextNamedSibling(tree, firstNamedChild(tree, tree.parent[node])) === node;
}

/** The value of an expression with operators. `operand` lowers what is between them, `lower` any expression. */
export function operationValue(
	lower: Lower<Walk>,
	operand: Lower<Walk>,
	walk: Walk,
	node: number,
	depth: number,
	onBranch?: OnBranch,
): number {
	const pieces = piecesOf(walk, node);
	if (pieces.length === 0 || pieces.length > MAX_ITEMS) return make(walk, node, 'other');
	// Without an operator that chooses there is nothing to tell.
	if (onBranch !== undefined && !pieces.some((piece) => chooses(walk, piece))) return -1;
	const { tree } = walk;
	const read = ({ node: at, prefixes }: Piece): Operand => {
		const plain = {
			value: operand(walk, at, depth + 1),
			start: startOf(walk, at),
			end: tree.end[at],
		};
		return prefixes.reduceRight((inner, prefix) => prefixed(walk, prefix, inner), plain);
	};
	const row = pieces.map((piece): Token<PieceOperator> => {
		if (piece.is === 'operand') return read(piece);
		const { is, node: at } = piece;
		const place = { node: at, start: tree.start[at], end: tree.end[at] };
		return { operator: is === 'choice' ? '?' : walk.textOf(at), ...place };
	});
	const whole = joinRow(row, {
		strength: ({ operator }) => STRENGTH.get(operator) ?? POWER,
		isFromRight: ({ operator }) => FROM_RIGHT.has(operator),
		join: ({ operator, node: between, start, end }, left, right) => {
			if (operator !== '?') return sidesValue(walk, operator, left, right!, onBranch);
			const yes = { value: lower(walk, between, depth + 1), start, end };
			return choiceValue(walk, left, yes, right!, onBranch);
		},
	});
	return whole === null ? make(walk, node, 'other') : whole.value;
}

function chooses(walk: Walk, { is, node }: Piece): boolean {
	return is === 'choice' || (is === 'operator' && isLogicalOperator(walk.textOf(node)));
}

interface PieceOperator extends Operator {
	node: number;
}

interface Piece {
	is: 'operand' | 'operator' | 'choice';
	node: number;
	/** Operators before an operand, outermost first. */
	prefixes: readonly number[];
}

/** Operands and operators in turn, in the order of the text. */
function piecesOf(walk: Walk, whole: number): Piece[] {
	const pieces: Piece[] = [];
	/** What is to be taken apart; `link` is the last member, index or call that goes on from its last operand. */
	const open: (Piece & { link: number })[] = [{ is: 'operand', node: whole, prefixes: [], link: -1 }];
	for (let part = open.pop(); part !== undefined && pieces.length <= MAX_ITEMS; part = open.pop()) {
		const { is, link } = part;
		let { prefixes } = part;
		let node = is === 'operand' ? unwrapped(walk, part.node) : part.node;
		if (is === 'operand') {
			const prefix = prefixOf(walk, node);
			const last = link === -1 && prefix !== -1 ? node : link;
			if (prefix !== -1) node = prefix;
			const [first, ...rest] = partsOf(walk, node);
			if (first !== undefined) {
				const isPrefix = rest.length === 0;
				if (isPrefix) prefixes = [...prefixes, node];
				const parts = [first, ...rest];
				for (let at = parts.length - 1; at >= 0; at--) {
					const isLast = at === parts.length - 1;
					open.push({ ...parts[at], prefixes: at === 0 ? prefixes : [], link: isLast ? last : -1 });
				}
				continue;
			}
			if (last !== -1) node = last;
		}
		if (node !== -1) pieces.push({ is, node, prefixes });
	}
	return pieces;
}

/** The operands and the operator of an expression; its operand alone for `!a`, `-a`, `++a` and `delete a`. */
function partsOf(walk: Walk, node: number): { is: Piece['is']; node: number }[] {
	const { tree } = walk;
	switch (walk.kind(node)) {
		case Kind.binary_expression:
			return [
				{ is: 'operand', node: walk.field(node, 'left') },
				{ is: 'operator', node: walk.field(node, 'operator') },
				{ is: 'operand', node: walk.field(node, 'right') },
			];
		case Kind.ternary_expression: {
			const test = firstNamedChild(tree, node);
			const yes = nextNamedSibling(tree, test);
			return [
				{ is: 'operand', node: test },
				{ is: 'choice', node: yes },
				{ is: 'operand', node: nextNamedSibling(tree, yes) },
			];
		}
		default:
			return lastOperand(walk, node) === -1 ? [] : [{ is: 'operand', node: walk.field(node, 'argument') }];
	}
}

/** `!a`, `-a`, `++a`; of `delete a` nothing is given. */
function prefixed(walk: Walk, node: number, { value, end }: Operand): Operand {
	const { tree, out } = walk;
	const start = tree.start[node];
	const sign = walk.textOf(walk.field(node, 'operator'));
	if (sign === 'delete') return { value: out.value('other', null, -1, -1, start, end), start, end };
	if (walk.kind(node) === Kind.update_expression) {
		const given = steppedValue(walk, node, value);
		return { value: out.value('assign', null, value, given, start, end), start, end };
	}
	return { value: out.value('unary', sign, value, -1, start, end), start, end };
}

/** What `x++` and `--x` give to their operand, whose value is `target`. */
export function steppedValue(walk: Walk, node: number, target: number): number {
	const sign = walk.textOf(walk.field(node, 'operator'))[0] ?? '+';
	return makeBinary(walk, node, sign, target, makeLiteral(walk, node, 'number', '1'));
}
