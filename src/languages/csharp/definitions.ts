import type { Handler } from '../shared/tree-reader.ts';
import { openField } from './fields.ts';
import { openMethod } from './methods.ts';
import { afterAttributes } from './modifiers.ts';
import { openAccessor, openComponent, openProperty } from './properties.ts';
import { Kind } from './syntax.ts';
import { openDelegate, openEnumMember, openType } from './types.ts';
import type { Walk } from './walk.ts';

/*
 * Attributes belong to what is around the declaration they stand before: its chunk opens behind them.
 */
const OPEN: Readonly<Record<number, Handler<Walk>>> = {
	[Kind.class_declaration]: openType,
	[Kind.struct_declaration]: openType,
	[Kind.interface_declaration]: openType,
	[Kind.record_declaration]: openType,
	[Kind.enum_declaration]: openType,
	[Kind.enum_member_declaration]: openEnumMember,
	[Kind.delegate_declaration]: openDelegate,
	[Kind.method_declaration]: openMethod,
	[Kind.constructor_declaration]: openMethod,
	[Kind.destructor_declaration]: openMethod,
	[Kind.operator_declaration]: openMethod,
	[Kind.conversion_operator_declaration]: openMethod,
	[Kind.local_function_statement]: openMethod,
	[Kind.property_declaration]: openProperty,
	[Kind.indexer_declaration]: openProperty,
	[Kind.event_declaration]: openProperty,
	[Kind.accessor_declaration]: openAccessor,
	[Kind.field_declaration]: openField,
	[Kind.event_field_declaration]: openField,
	[Kind.local_declaration_statement]: openField,
};

export function enterDefinition(walk: Walk, node: number): void {
	walk.leaveLater(node);
	behindAttributes(walk, node, () => OPEN[walk.kind(node)](walk, node));
}

/** For definitions with nothing to do when they are left but to be closed. */
export function enterClosed(walk: Walk, node: number): void {
	behindAttributes(walk, node, () => OPEN[walk.kind(node)](walk, node));
}

function behindAttributes(walk: Walk, node: number, open: () => void): void {
	const first = afterAttributes(walk, node);
	if (first === node + 1) open();
	else if (first !== -1) walk.arriveAt(first, open);
}

/** The parameters of a record are its properties; no others are chunks. */
export function enterParameter(walk: Walk, node: number): void {
	const { tree, owner } = walk;
	const list = tree.parent[node];
	if (owner?.kind !== 'record' || owner.parameters !== list) return;
	const index = owner.componentCount;
	const component = owner.components[index];
	if (component?.node !== node) return;
	owner.componentCount++;
	walk.leaveLater(node);
	behindAttributes(walk, node, () => openComponent(walk, component, index));
}

export function leaveParameter(walk: Walk, node: number): void {
	if (walk.made[node] !== -1) walk.closeChunk();
}
