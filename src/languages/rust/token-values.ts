import { childOfKind } from '../../model/syntax-walk.ts';
import { isLogicalOperator, MAX_ITEMS, makeList, makeLiteral } from '../shared/lowering.ts';
import {
	isOperator,
	joinRow,
	type Operand,
	type Operator,
	sidesValue,
	strengthsOf,
	type Token,
} from '../shared/operators.ts';
import { Kind } from './kinds.ts';
import { callValue, leafValue } from './token-leaves.ts';
import type { Walk } from './walk.ts';

/*
 * Expressions among the tokens of a macro, where the grammar knows of no expressions. Blocks, closures and definitions
 * are not described.
 */

const STRENGTH = strengthsOf(
	'.. ..=',
	'||',
	'&&',
	'== != < > <= >=',
	'|',
	'^',
	'&',
	'<< >>',
	'+ -',
	'* / %',
	'as',
);
/** Deeper expressions, and those of more operators and steps than `MAX_ITEMS`, are not described. */
const MAX_DEPTH = 60;

/** Who is told of code that runs only for some values, and of `?`: the value, and where the whole begins and ends. */
export interface TokenBranches {
	logical: (operator: string, left: Operand, right: Operand) => void;
	failing: (value: number, start: number, end: number) => void;
	/** The arguments of a call, which are read on their own. */
	list: (node: number) => void;
}

export interface TokenValue {
	/** -1 for what is no expression, or none that is described. */
	value: number;
	/** The tokens are nothing but a name, a constant or a chain of them, `a.b::c(…).d`, after borrows. */
	isChain: boolean;
}

/** What the tokens between two of one level are, both included; their calls have been recorded. */
export function tokenValue(walk: Walk, first: number, last: number, told?: TokenBranches): TokenValue {
	const reader = new TokenReader(walk, first, walk.tree.after[last], 0, told);
	return { value: reader.whole(), isChain: reader.isChain };
}

interface TokenOperator extends Operator {
	/** What `as` is followed by. */
	type?: string;
}

const RANGES: ReadonlySet<string> = new Set(['..', '..=']);

class TokenReader {
	isChain = true;
	readonly #walk: Walk;
	readonly #end: number;
	readonly #told: TokenBranches | undefined;
	#at: number;
	#depth: number;
	#left = MAX_ITEMS;

	constructor(walk: Walk, first: number, end: number, depth: number, told?: TokenBranches) {
		this.#walk = walk;
		this.#at = first;
		this.#end = end;
		this.#depth = depth;
		this.#told = told;
	}

	/** Everything up to the end as one expression; -1 when it is none. */
	whole(): number {
		const read = this.#expression();
		return read === null || this.#at < this.#end ? -1 : read.value;
	}

	/** The expressions between commas; null when one of them is none. */
	items(): number[] | null {
		const found: number[] = [];
		while (this.#at < this.#end) {
			const read = this.#expression();
			if (read === null) return null;
			found.push(read.value);
			// Of `[x; n]` all items are `x`.
			if (this.#kind === Kind.semicolon) break;
			if (this.#at < this.#end && this.#kind !== Kind.comma) return null;
			this.#advance();
		}
		return found;
	}

	get #kind(): number {
		return this.#at < this.#end ? this.#walk.kind(this.#at) : 0;
	}

	/** The text of a token that is no rule of the grammar; '' for others and at the end. */
	get #sign(): string {
		const { tree } = this.#walk;
		if (this.#at >= this.#end || tree.namedKinds[tree.kind[this.#at]] === 1) return '';
		return tree.names[tree.kind[this.#at]];
	}

	#advance(): void {
		const { tree } = this.#walk;
		do this.#at = tree.after[this.#at];
		while (this.#kind === Kind.lineComment || this.#kind === Kind.blockComment);
	}

	#expression(): Operand | null {
		const row: Token<TokenOperator>[] = [];
		for (;;) {
			if (RANGES.has(this.#sign)) {
				const range = this.#operator('before');
				row.push(range);
				if (!this.#isOperand()) row.push({ value: -1, start: range.end, end: range.end });
			}
			if (!isOperator(row.at(-1)) && row.length > 0) break;
			const operand = this.#prefixed();
			if (operand === null) return null;
			row.push(operand);
			while (this.#sign === 'as') {
				const cast = this.#cast();
				if (cast === null) return null;
				row.push(cast);
			}
			if (!STRENGTH.has(this.#sign)) break;
			if (this.#left-- === 0) return null;
			const operator = this.#operator();
			const isOpenRange = RANGES.has(operator.operator) && !this.#isOperand();
			row.push(isOpenRange ? { ...operator, stands: 'behind' } : operator);
			if (isOpenRange) break;
		}
		return joinRow(row, {
			strength: ({ operator }) => STRENGTH.get(operator)!,
			join: (operator, operand, right, start, end) => this.#joined(operator, operand, right, start, end),
		});
	}

	#operator(stands?: 'before'): TokenOperator {
		const { tree } = this.#walk;
		const operator = { operator: this.#sign, stands, start: tree.start[this.#at], end: tree.end[this.#at] };
		this.isChain = false;
		this.#advance();
		return operator;
	}

	#joined(
		{ operator, stands, type }: TokenOperator,
		operand: Operand,
		right: Operand | null,
		start: number,
		end: number,
	): number {
		const { out } = this.#walk;
		if (type !== undefined) return out.value('cast', type, operand.value, -1, start, end);
		if (stands === 'before') return out.value('binary', operator, -1, operand.value, start, end);
		if (right === null) return out.value('binary', operator, operand.value, -1, start, end);
		if (isLogicalOperator(operator)) this.#told?.logical(operator, operand, right);
		return sidesValue(this.#walk, operator, operand, right);
	}

	/** Whether something stands here that an expression can begin with: `a..` ends before a comma. */
	#isOperand(): boolean {
		return this.#at < this.#end && this.#kind !== Kind.comma;
	}

	/** `as T`; null for what is no type. */
	#cast(): TokenOperator | null {
		if (this.#left-- === 0) return null;
		const { tree } = this.#walk;
		const { operator, start } = this.#operator();
		const from = this.#at;
		let last = -1;
		for (let angles = 0; this.#at < this.#end; this.#advance()) {
			const kind = this.#kind;
			if (kind === Kind.less) angles++;
			else if (kind === Kind.greater) angles--;
			else if (kind === Kind.shiftRight) angles -= 2;
			else if (angles === 0 && !IN_TYPES.has(kind) && this.#sign !== 'const' && this.#sign !== 'dyn') break;
			if (angles < 0) return null;
			last = this.#at;
		}
		if (last === -1) return null;
		const type = this.#walk.clip(tree.start[from], tree.end[last], 400);
		return { operator, stands: 'behind', type, start, end: tree.end[last] };
	}

	#prefixed(): Operand | null {
		if (this.#depth >= MAX_DEPTH) return null;
		this.#depth++;
		const read = this.#operand();
		this.#depth--;
		return read;
	}

	#operand(): Operand | null {
		const { tree, out } = this.#walk;
		const start = tree.start[this.#at];
		const sign = this.#sign;
		switch (sign) {
			case '&':
			case '&&':
			case '*': {
				this.#advance();
				if (this.#kind === Kind.mutable) this.#advance();
				const read = this.#prefixed();
				return read === null ? null : { ...read, start };
			}
			case '!':
			case '-': {
				this.isChain = false;
				const number = tree.after[this.#at];
				const isNumber = sign === '-' && NUMBERS.has(this.#walk.kind(number));
				this.#advance();
				const read = this.#prefixed();
				if (read === null) return null;
				const { end } = read;
				const value =
					isNumber && end === tree.end[number]
						? out.literal('number', this.#walk.text.slice(start, end), start, end)
						: out.value('unary', sign, read.value, -1, start, end);
				return { value, start, end };
			}
		}
		const primary = this.#primary();
		return primary === null ? null : this.#chained(primary);
	}

	#primary(): Operand | null {
		const walk = this.#walk;
		const node = this.#at;
		if (node >= this.#end) return null;
		const value = walk.kind(node) === Kind.tokenTree ? this.#group(node) : leafValue(walk, node);
		if (value === -1) return null;
		this.#advance();
		return { value, start: walk.tree.start[node], end: walk.tree.end[node] };
	}

	/** `(a)`, `(a, b)`, `[a, b]`; a call whose callee stands before what is read. */
	#group(node: number): number {
		const walk = this.#walk;
		const { tree } = walk;
		if (walk.made[node] !== -1) return callValue(walk, node);
		this.isChain = false;
		const open = walk.kind(node + 1);
		if (open !== Kind.parenOpen && open !== Kind.bracketOpen) return -1;
		const inside = new TokenReader(walk, tree.after[node + 1], closing(walk, node), this.#depth, this.#told);
		const items = inside.items();
		if (items === null) return -1;
		if (open === Kind.parenOpen && items.length === 0) return makeLiteral(walk, node, 'none');
		const hasComma = childOfKind(tree, node, walk.kinds, Kind.comma) !== -1;
		if (open === Kind.parenOpen && items.length === 1 && !hasComma) return items[0];
		return makeList(walk, node, 'array', items);
	}

	/** What follows an operand: members, calls, indices, `?` and `.await`. */
	#chained(from: Operand): Operand | null {
		const { tree, text } = this.#walk;
		let { value, end } = from;
		const { start } = from;
		while (this.#left-- > 0) {
			const node = this.#at;
			switch (this.#kind) {
				case Kind.dot:
				case Kind.colons: {
					this.#advance();
					if (this.#kind === Kind.less) {
						if (!this.#skipAngles()) return null;
						continue;
					}
					const step = this.#at;
					if (step >= this.#end) return null;
					end = tree.end[step];
					const stepped = this.#step(value, start, end);
					if (stepped === -1) return null;
					value = stepped;
					break;
				}
				case Kind.question:
					this.isChain = false;
					end = tree.end[node];
					this.#told?.failing(value, start, end);
					value = this.#walk.out.value('member', '?', value, -1, start, end);
					break;
				// `name!(…)`, of which the tokens are recorded as a call.
				case Kind.bang:
					if (this.#walk.kind(tree.after[node]) !== Kind.tokenTree) return null;
					break;
				case Kind.tokenTree: {
					end = tree.end[node];
					if (this.#walk.made[node] !== -1) {
						this.#told?.list(node);
						value = callValue(this.#walk, node);
					} else if (text[tree.start[node]] === '[') {
						this.isChain = false;
						const inside = new TokenReader(
							this.#walk,
							tree.after[node + 1],
							closing(this.#walk, node),
							this.#depth,
							this.#told,
						);
						const key = inside.whole();
						if (key === -1) return null;
						value = this.#walk.out.value('index', null, value, key, start, end);
					} else return null;
					break;
				}
				default:
					return { value, start, end };
			}
			this.#advance();
		}
		return null;
	}

	/** `.name`, `.0`, `.await`; the grammar takes the end of `x.0.1` for one number. */
	#step(value: number, start: number, end: number): number {
		const { tree, out } = this.#walk;
		const token = this.#at;
		switch (this.#kind) {
			case Kind.identifier:
			case Kind.integer:
				return out.value('member', this.#walk.textOf(token), value, -1, start, end);
			case Kind.float: {
				const [first, second] = this.#walk.textOf(token).split('.', 2);
				const inner = out.value('member', first, value, -1, start, tree.start[token] + first.length);
				return out.value('member', second, inner, -1, start, end);
			}
			case Kind.awaitToken:
				this.isChain = false;
				return out.value('await', null, value, -1, start, end);
			default:
				return -1;
		}
	}

	/** `<A, B<C>>` of `f::<A, B<C>>` */
	#skipAngles(): boolean {
		this.isChain = false;
		for (let depth = 0; this.#at < this.#end; ) {
			if (this.#kind === Kind.less) depth++;
			else if (this.#kind === Kind.greater) depth--;
			else if (this.#kind === Kind.shiftRight) depth -= 2;
			this.#advance();
			if (depth <= 0) return true;
		}
		return false;
	}
}

/** The closing delimiter; one past the tree when a syntax error or a budget took it. */
export function closing(walk: Walk, list: number): number {
	const { tree, text } = walk;
	const last = tree.after[list] - 1;
	const unit = text.charCodeAt(tree.start[last]);
	const closes = unit === 41 || unit === 93 || unit === 125;
	return closes && tree.parent[last] === list ? last : tree.after[list];
}

const NUMBERS: ReadonlySet<number> = new Set([Kind.integer, Kind.float]);

const IN_TYPES: ReadonlySet<number> = new Set([
	Kind.identifier,
	Kind.primitiveType,
	Kind.self,
	Kind.crate,
	Kind.super,
	Kind.colons,
	Kind.ampersand,
	Kind.star,
	Kind.mutable,
]);
