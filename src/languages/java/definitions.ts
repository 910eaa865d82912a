import type { Handler } from '../shared/tree-reader.ts';
import { openField } from './fields.ts';
import { openLocal } from './locals.ts';
import { openMethod } from './methods.ts';
import { modifiersOf } from './modifiers.ts';
import { recordHidden } from './newer-forms.ts';
import { isComponent, openComponent } from './records.ts';
import { Kind } from './syntax.ts';
import { openConstant, openType } from './types.ts';
import type { Walk } from './walk.ts';

/*
 * Annotations belong to what is around the declaration they stand before: its chunk opens behind them.
 */
const OPEN: Readonly<Record<number, Handler<Walk>>> = {
	[Kind.class_declaration]: openType,
	[Kind.interface_declaration]: openType,
	[Kind.annotation_type_declaration]: openType,
	[Kind.enum_declaration]: openType,
	[Kind.record_declaration]: openType,
	[Kind.enum_constant]: openConstant,
	[Kind.method_declaration]: openMethod,
	[Kind.constructor_declaration]: openMethod,
	[Kind.compact_constructor_declaration]: openMethod,
	[Kind.annotation_type_element_declaration]: openMethod,
	[Kind.field_declaration]: openField,
	[Kind.local_variable_declaration]: openLocal,
	[Kind.formal_parameter]: openComponent,
	[Kind.spread_parameter]: openComponent,
};

export function enterDefinition(walk: Walk, node: number): void {
	walk.leaveLater(node);
	if (modifiersOf(walk, node) === -1) OPEN[walk.kind(node)](walk, node);
}

/** Only the parameters of a record define something. */
export function enterParameter(walk: Walk, node: number): void {
	if (isComponent(walk, node)) enterDefinition(walk, node);
}

/** The last parameter, of any number of arguments. */
export function enterSpread(walk: Walk, node: number): void {
	recordHidden(walk, node);
	enterParameter(walk, node);
}

export function enterModifiers(walk: Walk, node: number): void {
	if (OPEN[walk.kind(walk.tree.parent[node])] !== undefined) walk.leaveLater(node);
}

export function leaveModifiers(walk: Walk, node: number): void {
	const definition = walk.tree.parent[node];
	OPEN[walk.kind(definition)](walk, definition);
}
