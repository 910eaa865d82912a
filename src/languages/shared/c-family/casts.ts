import { childByField, firstNamedChild } from '../../../model/syntax-walk.ts';
import { wordSet } from '../../../model/word-list.ts';
import { type Lower, type LoweringRule, make, makeMade } from '../lowering.ts';
import { clipped } from './strings.ts';
import { Kind } from './syntax.ts';
import type { Walk } from './walk.ts';

const MAX_TYPE = 200;

/** Functions that make a pointer to what they are told. */
const POINTERS: ReadonlyMap<string, string> = new Map([
	['make_unique', 'unique_ptr'],
	['make_shared', 'shared_ptr'],
	['allocate_shared', 'shared_ptr'],
	['static_pointer_cast', 'shared_ptr'],
	['dynamic_pointer_cast', 'shared_ptr'],
	['const_pointer_cast', 'shared_ptr'],
	['make_optional', 'optional'],
]);

/** Words that look like calls and are operators. */
const OPERATOR_CALLS: ReadonlySet<string> = wordSet('typeid noexcept alignof decltype defined');

/** Calls, and what is written like one; casts, and what is constructed without a constructor. */
export function castRules(lower: () => Lower<Walk>) {
	const below = (walk: Walk, node: number, depth: number): number => lower()(walk, node, depth + 1);

	/** `static_cast<T>(x)`; also `int(x)`, and `typeid(x)`, which is no cast. */
	const cast: LoweringRule<Walk> = (walk, node, depth) => {
		const { tree, fields } = walk;
		const callee = childByField(tree, node, fields.function);
		const type = childByField(tree, callee, fields.arguments);
		const value = firstNamedChild(tree, childByField(tree, node, fields.arguments));
		if (callee === -1 || value === -1) return make(walk, node, 'other');
		const written = walk.textOf(callee);
		const inner = below(walk, value, depth);
		if (OPERATOR_CALLS.has(written)) return make(walk, node, 'unary', written, inner);
		const name = type === -1 ? written : clipped(walk, tree.start[type] + 1, tree.end[type] - 1, MAX_TYPE);
		return make(walk, node, 'cast', name, inner);
	};

	const called: LoweringRule<Walk> = (walk, node, depth) =>
		walk.made[node] === -1 ? cast(walk, node, depth) : calledValue(walk, node);

	/** `(T)x`, and `(T){ … }` where it constructs nothing. */
	const written: LoweringRule<Walk> = (walk, node, depth) => {
		const { tree, fields } = walk;
		if (walk.made[node] !== -1) return makeMade(walk, node, 'call');
		const type = childByField(tree, node, fields.type);
		const name = type === -1 ? '' : clipped(walk, tree.start[type], tree.end[type], MAX_TYPE);
		return make(walk, node, 'cast', name, below(walk, childByField(tree, node, fields.value), depth));
	};

	/** `new T(x)`; `new int[n]` calls no constructor. */
	const made: LoweringRule<Walk> = (walk, node, depth) => {
		const { tree, fields } = walk;
		if (walk.made[node] !== -1) return makeMade(walk, node, 'call');
		const length = childByField(tree, childByField(tree, node, fields.declarator), fields.length);
		const given = firstNamedChild(tree, childByField(tree, node, fields.arguments));
		return make(walk, node, 'unary', 'new', below(walk, length === -1 ? given : length, depth));
	};

	return { called, written, made };
}

/** What `make_unique<T>(…)` gives is said by what it is called with, which nothing else tells. */
function calledValue(walk: Walk, node: number): number {
	const { tree, fields } = walk;
	const call = makeMade(walk, node, 'call');
	if (!walk.isCpp) return call;
	let callee = childByField(tree, node, fields.function);
	while (walk.kind(callee) === Kind.qualified_identifier) callee = childByField(tree, callee, fields.name);
	if (walk.kind(callee) !== Kind.template_function) return call;
	const pointer = POINTERS.get(walk.textOf(childByField(tree, callee, fields.name)));
	const type = firstNamedChild(tree, childByField(tree, callee, fields.arguments));
	if (pointer === undefined || type === -1) return call;
	const written = clipped(walk, tree.start[type], tree.end[type], MAX_TYPE);
	return make(walk, node, 'cast', `std::${pointer}<${written}>`, call);
}
