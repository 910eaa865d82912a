import { type Lower, MAX_ITEMS, MAX_NESTED, make, makeChoice } from '../shared/lowering.ts';
import { isOperator, joinRow, type OnBranch, type Operand, type Token } from '../shared/operators.ts';
import { isPrefix, negatedBy, operatorName, strengthOf } from './operators.ts';
import { K } from './reading/kinds.ts';
import { typeText } from './types.ts';
import type { Walk } from './walk.ts';

/** What runs under a left side: the right sides of these. */
const BRANCHES: Readonly<Record<string, 'then' | 'else'>> = { '&&': 'then', '||': 'else', '??': 'else' };

/*
 * The reader leaves operands and operators in a row; here they are put together as the shell does it. A type before an
 * operand is a prefix as others are.
 */

/** The value of parts of an expression, without what is assigned. */
export function rowRule(lower: () => Lower<Walk>) {
	const valueOfParts = (
		walk: Walk,
		node: number,
		parts: readonly number[],
		depth: number,
		onBranch?: OnBranch,
	): number => {
		if (parts.length === 1) return lower()(walk, parts[0], depth);
		const mark = parts.findIndex((part) => isSign(walk, part, '?'));
		if (mark === -1) return new Row(walk, node, parts, depth, lower(), onBranch).value();
		const colon = closingColon(walk, parts, mark);
		if (colon === -1 || depth > MAX_NESTED) return make(walk, node, 'other');
		const test = valueOfParts(walk, node, parts.slice(0, mark), depth + 1, onBranch);
		const sides = [parts.slice(mark + 1, colon), parts.slice(colon + 1)];
		const [yes, no] = sides.map((side) => valueOfParts(walk, node, side, depth + 1, onBranch));
		sides.forEach(([first = -1, ...rest], at) => {
			const last = rest.at(-1) ?? first;
			if (first !== -1)
				onBranch?.(at === 0 ? 'then' : 'else', test, walk.tree.start[first], walk.tree.end[last]);
		});
		return makeChoice(walk, node, test, yes, no);
	};
	return valueOfParts;
}

function isSign(walk: Walk, part: number, sign: string): boolean {
	return walk.kind(part) === K.operator && walk.textOf(part) === sign;
}

/** The `:` that belongs to a `?`. */
function closingColon(walk: Walk, parts: readonly number[], mark: number): number {
	let open = 0;
	for (let at = mark; at < parts.length; at++) {
		if (isSign(walk, parts[at], '?')) open++;
		else if (isSign(walk, parts[at], ':') && --open === 0) return at;
	}
	return -1;
}

/** One row that is put together. */
class Row {
	private readonly walk: Walk;
	private readonly node: number;
	private readonly tokens: Token[] = [];
	private readonly onBranch: OnBranch | undefined;
	/** Items of lists; a list is known by its place here until it is used, as a number below -1. */
	private readonly lists: number[][] = [];
	/** Types as written, by their values. */
	private readonly types = new Map<number, string>();

	constructor(
		walk: Walk,
		node: number,
		parts: readonly number[],
		depth: number,
		lower: Lower<Walk>,
		onBranch?: OnBranch,
	) {
		this.walk = walk;
		this.node = node;
		this.onBranch = onBranch;
		for (const [at, part] of parts.entries()) {
			if (walk.kind(part) === K.operator) this.addOperator(part);
			else this.addOperand(part, parts[at + 1] ?? -1, depth, lower);
		}
	}

	value(): number {
		// The items of a list do not nest.
		const nested = this.tokens.filter((token) => isOperator(token) && token.operator !== ',').length;
		if (nested > MAX_NESTED) return make(this.walk, this.node, 'other');
		const whole = joinRow(this.tokens, {
			strength: strengthOf,
			join: ({ operator }, operand, right, start) =>
				right === null ? this.before(operator, operand, start) : this.between(operator, operand, right),
		});
		return whole === null ? make(this.walk, this.node, 'other') : this.used(whole);
	}

	private addOperator(part: number): void {
		const { walk, tokens } = this;
		const operator = operatorName(walk.textOf(part));
		const last = tokens.at(-1);
		const place = { start: walk.tree.start[part], end: walk.tree.end[part] };
		if (last === undefined || isOperator(last)) {
			if (isPrefix(operator)) tokens.push({ operator, stands: 'before', ...place });
		} else if (operator === '++' || operator === '--')
			tokens[tokens.length - 1] = { ...last, value: this.stepped(operator, last), end: place.end };
		else tokens.push({ operator, ...place });
	}

	private addOperand(part: number, next: number, depth: number, lower: Lower<Walk>): void {
		const { walk, tokens } = this;
		const only = walk.kind(part) === K.operand ? walk.only(part) : -1;
		// Attributes say something about a variable that is set.
		if (walk.kind(only) === K.attribute) return;
		const place = { start: walk.tree.start[part], end: walk.tree.end[part] };
		const isCast =
			walk.kind(only) === K.type &&
			(walk.kind(next) === K.operand ||
				(walk.kind(next) === K.operator && CAST_BEFORE.has(operatorName(walk.textOf(next)))));
		if (isCast) {
			tokens.push({ operator: `[${typeText(walk, only)}]`, stands: 'before', ...place });
			return;
		}
		const value = lower(walk, part, depth + 1);
		if (walk.kind(only) === K.type) this.types.set(value, typeText(walk, only));
		tokens.push({ value, ...place });
	}

	private before(operator: string, right: Operand, start: number): number {
		const { out } = this.walk;
		const value = this.used(right);
		if (operator.startsWith('['))
			return out.value('cast', operator.slice(1, -1), value, -1, start, right.end);
		if (operator === ',') {
			const item = out.value('item', null, value, -1);
			return out.value('array', null, item, -1, start, right.end);
		}
		if (operator === '++' || operator === '--') return this.stepped(operator, right);
		return out.value('unary', operator, value, -1, start, right.end);
	}

	private between(operator: string, left: Operand, right: Operand): number {
		const { out } = this.walk;
		if (operator === ',') return this.listed(left, right);
		const [a, b] = [this.used(left), this.used(right)];
		const put = (
			op: 'binary' | 'either' | 'is' | 'cast' | 'unary',
			name: string,
			first: number,
			second = -1,
		) => out.value(op, name, first, second, left.start, right.end);
		const type = this.types.get(b);
		if (type !== undefined && operator === '-as') return put('cast', type, a);
		if (operator === '-is' || operator === '-isnot') {
			const is = out.value('is', type ?? null, a, b, left.start, right.end);
			return operator === '-is' ? is : put('unary', '!', is);
		}
		const positive = negatedBy(operator);
		if (positive !== null) return put('unary', '!', put('binary', positive, a, b));
		const kind = BRANCHES[operator];
		if (kind !== undefined) this.onBranch?.(kind, a, right.start, right.end);
		return put(kind === undefined ? 'binary' : 'either', operator, a, b);
	}

	/** What `$x++` gives to its target, and then is. */
	private stepped(operator: string, { value, start, end }: Operand): number {
		const { out } = this.walk;
		const sum = out.value('binary', operator[0], value, out.literal('number', '1', start, end), start, end);
		return out.value('assign', null, value, sum, start, end);
	}

	private listed(left: Operand, right: Operand): number {
		const known = left.value < -1 ? -2 - left.value : this.lists.push([left.value]) - 1;
		const items = this.lists[known];
		if (items.length < MAX_ITEMS) items.push(this.used(right));
		return -2 - known;
	}

	/** The value of an operand, now that it is known not to go on as a list. */
	private used({ value, start, end }: Operand): number {
		if (value >= -1) return value;
		const { out } = this.walk;
		const list = this.lists[-2 - value].reduceRight((rest, item) => out.value('item', null, item, rest), -1);
		return out.value('array', null, list, -1, start, end);
	}
}

const CAST_BEFORE: ReadonlySet<string> = new Set(['-', '+', '!', '~', ',', '++', '--']);
