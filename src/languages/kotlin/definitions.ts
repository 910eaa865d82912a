import type { Handler } from '../shared/tree-reader.ts';
import { openAccessor } from './accessors.ts';
import { openFunction } from './functions.ts';
import { afterModifiers } from './modifiers.ts';
import { openParameter, openProperty } from './properties.ts';
import { Kind } from './syntax.ts';
import { openAlias, openEntry, openType } from './types.ts';
import type { Walk } from './walk.ts';

/*
 * Annotations belong to what is around the declaration they stand before: its chunk opens behind them.
 */
const OPEN: Readonly<Record<number, Handler<Walk>>> = {
	[Kind.class_declaration]: openType,
	[Kind.object_declaration]: openType,
	[Kind.companion_object]: openType,
	[Kind.enum_entry]: openEntry,
	[Kind.type_alias]: openAlias,
	[Kind.function_declaration]: openFunction,
	[Kind.secondary_constructor]: openFunction,
	[Kind.property_declaration]: openProperty,
	[Kind.class_parameter]: openParameter,
	[Kind.getter]: openAccessor,
	[Kind.setter]: openAccessor,
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
