import type { Handler } from '../shared/tree-reader.ts';
import { openAccessor, openSubscript } from './accessors.ts';
import { openCases } from './enum-cases.ts';
import { openFunction } from './functions.ts';
import { afterModifiers } from './modifiers.ts';
import { openProperty, openRequirement } from './properties.ts';
import { Kind } from './syntax.ts';
import { openAlias, openOperator, openType } from './types.ts';
import type { Walk } from './walk.ts';

/*
 * Attributes belong to what is around the declaration they stand before: its chunk opens behind them.
 */
const OPEN: Readonly<Record<number, Handler<Walk>>> = {
	[Kind.class_declaration]: openType,
	[Kind.protocol_declaration]: openType,
	[Kind.typealias_declaration]: openAlias,
	[Kind.associatedtype_declaration]: openAlias,
	[Kind.operator_declaration]: openOperator,
	[Kind.precedence_group_declaration]: openOperator,
	[Kind.enum_entry]: openCases,
	[Kind.function_declaration]: openFunction,
	[Kind.protocol_function_declaration]: openFunction,
	[Kind.init_declaration]: openFunction,
	[Kind.deinit_declaration]: openFunction,
	[Kind.macro_declaration]: openFunction,
	[Kind.subscript_declaration]: openSubscript,
	[Kind.property_declaration]: openProperty,
	[Kind.protocol_property_declaration]: openRequirement,
	[Kind.computed_getter]: openAccessor,
	[Kind.computed_setter]: openAccessor,
	[Kind.computed_modify]: openAccessor,
	[Kind.willset_clause]: openAccessor,
	[Kind.didset_clause]: openAccessor,
};

export function enterDefinition(walk: Walk, node: number): void {
	walk.leaveLater(node);
	enterClosed(walk, node);
}

/** For definitions that ask themselves to be left. */
export function enterClosed(walk: Walk, node: number): void {
	const open = OPEN[walk.kind(node)];
	const first = afterModifiers(walk, node);
	if (first === node + 1) open(walk, node);
	else if (first !== -1) walk.arriveAt(first, () => open(walk, node));
}
