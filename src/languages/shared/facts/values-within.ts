import type { FactFile, Held, Operation } from '../../../model/facts/rules.ts';
import { words } from '../../../model/word-list.ts';

/** Values that are looked at in one expression. */
const MAX_VALUES = 400;
/** Operations whose `a` or `b` is a value. */
const OF_FIRST: ReadonlySet<string> = new Set(
	words(`
	member index entry item object array template spread await either cast assign binary unary is choice
	pair`),
);
const OF_SECOND: ReadonlySet<string> = new Set(words('index entry item either assign binary choice pair'));

export interface ValueWithin extends Held, Operation {}

/**
 * All values that an expression is made of, in the order in which they are written: operands, arguments of calls, what a
 * name holds that is never assigned again, and what an object is given in braces behind the call that makes it.
 */
export function valuesWithin(value: number, scope: number, file: FactFile): ValueWithin[] {
	const found: ValueWithin[] = [];
	const seen = new Set<number>();
	const open: Held[] = [{ value, scope }];
	for (let top = open.pop(); top !== undefined && found.length < MAX_VALUES; top = open.pop()) {
		if (top.value < 0 || seen.has(top.value)) continue;
		seen.add(top.value);
		const operation = file.operation(top.value);
		found.push({ ...top, ...operation });
		open.push(...operandsOf(top, operation, file).reverse());
	}
	return found;
}

function operandsOf({ value, scope }: Held, { op, a, b }: Operation, file: FactFile): Held[] {
	if (op === 'name') {
		const held = file.held(value, scope);
		return held.value === value ? [] : [held];
	}
	const operands: number[] = [];
	if (op === 'call') {
		const call = file.callAt(value);
		if (call !== null)
			operands.push(
				call.calleeValue,
				...call.argValues,
				...givenInBraces(a, file).map((given) => given.value),
			);
	}
	if (OF_FIRST.has(op)) operands.push(a);
	if (OF_SECOND.has(op)) operands.push(b);
	return operands.map((operand) => ({ value: operand, scope }));
}

/** What a member is given in the braces behind `new A`. */
export interface GivenMember {
	name: string;
	value: number;
	scope: number;
}

/** `new A(x) { B = 1, C = y }`: the members that an object is given where it is made. */
export function givenInBraces(call: number, file: FactFile): GivenMember[] {
	return file.assignments().flatMap(({ target, value, scope }) => {
		const { op, name, a } = file.operation(target);
		return op === 'member' && name !== null && isCall(a, call, file) ? [{ name, value, scope }] : [];
	});
}

/** `new A { B = { 1, x } }`: the items that a member of the object is given. */
export function itemsInBraces(call: number, member: string, file: FactFile): Held[] {
	return file.assignments().filter(({ target }) => {
		const { op, a } = file.operation(target);
		const of = file.operation(a);
		return op === 'index' && of.op === 'member' && of.name === member && isCall(of.a, call, file);
	});
}

function isCall(value: number, call: number, file: FactFile): boolean {
	const { op, a } = file.operation(value);
	return op === 'call' && a === call;
}
