import {
	childByField,
	childOfKind,
	firstNamedChild,
	nextNamedSibling,
	nextWithSameField,
} from '../../model/syntax-walk.ts';
import { make } from '../shared/lowering.ts';
import { enterBranch, enterCaseWay, enterIfWays, enterSwitchEffort } from './complexity.ts';
import { listed, oneOf, valuesOf } from './giving.ts';
import { isBlank } from './params.ts';
import { bindName, closeBlock, openBlock } from './scopes.ts';
import { Kind } from './syntax.ts';
import { tellTypeSwitch } from './type-assertions.ts';
import { valueAt } from './values.ts';
import { Role, type Walk } from './walk.ts';

/*
 * Every block of Go is a scope. Only those that declare something are recorded: the others change
 * nothing about any name.
 */

/** The statements of a block or a case declare a name. */
function declares(walk: Walk, node: number): boolean {
	const { tree, kinds } = walk;
	const list = childOfKind(tree, node, kinds, Kind.statement_list);
	if (list === -1) return false;
	for (let at = firstNamedChild(tree, list); at !== -1; at = nextNamedSibling(tree, at)) {
		let statement = at;
		while (walk.kind(statement) === Kind.labeled_statement) {
			statement = nextNamedSibling(tree, firstNamedChild(tree, statement));
		}
		switch (walk.kind(statement)) {
			case Kind.short_var_declaration:
			case Kind.var_declaration:
			case Kind.const_declaration:
			case Kind.type_declaration:
				return true;
		}
	}
	return false;
}

/** A function's body has the scope of the function. */
export function enterBlock(walk: Walk, node: number): void {
	const around = walk.kind(walk.tree.parent[node]);
	switch (around) {
		case Kind.function_declaration:
		case Kind.method_declaration:
		case Kind.func_literal:
			return;
		case Kind.if_statement:
		case Kind.for_statement:
			walk.out.nest();
			walk.leaveLater(node);
			if (declares(walk, node)) openBlock(walk, node);
			return;
		default:
			if (!declares(walk, node)) return;
			openBlock(walk, node);
			walk.leaveLater(node);
	}
}

export function leaveBlock(walk: Walk, node: number): void {
	closeBlock(walk, node);
	const around = walk.kind(walk.tree.parent[node]);
	if (around === Kind.if_statement || around === Kind.for_statement) walk.out.unnest();
}

/*
 * What an `if`, `for`, `switch` or `case` defines in its head belongs to the whole statement, but not to
 * its own right side: the scope opens when the definition is complete, see `leaveDefine`.
 */

function enterHead(walk: Walk, node: number): void {
	walk.roles[node] = Role.head;
	walk.leaveLater(node);
}

export function enterIf(walk: Walk, node: number): void {
	enterIfWays(walk, node);
	enterHead(walk, node);
}

export function enterFor(walk: Walk, node: number): void {
	enterBranch(walk);
	enterHead(walk, node);
}

export function leaveScoped(walk: Walk, node: number): void {
	closeBlock(walk, node);
}

export function enterSwitch(walk: Walk, node: number): void {
	enterSwitchEffort(walk);
	const alias = childByField(walk.tree, node, walk.fields.alias);
	for (const name of listed(walk, alias)) walk.roles[name] = Role.none;
	if (walk.kind(node) === Kind.type_switch_statement) tellTypeSwitch(walk, node);
	enterHead(walk, node);
}

/** A case of `switch v := x.(type)` has a `v` of its own, of the case's type. */
export function enterCase(walk: Walk, node: number): void {
	const { tree } = walk;
	enterCaseWay(walk, node);
	walk.out.nest();
	enterHead(walk, node);
	const alias = aliasOf(walk, tree.parent[node]);
	if (alias !== -1 || declares(walk, node)) openBlock(walk, node);
	if (alias !== -1) bindAlias(walk, node, alias);
}

export function leaveCase(walk: Walk, node: number): void {
	closeBlock(walk, node);
	walk.out.unnest();
}

function aliasOf(walk: Walk, statement: number): number {
	const { tree, fields } = walk;
	if (walk.kind(statement) !== Kind.type_switch_statement) return -1;
	const [name] = listed(walk, childByField(tree, statement, fields.alias));
	return name === undefined || walk.kind(name) !== Kind.identifier || isBlank(walk, name) ? -1 : name;
}

function bindAlias(walk: Walk, node: number, alias: number): void {
	const { tree, fields, scopes, made } = walk;
	const statement = tree.parent[node];
	if (made[statement] === -1) {
		made[statement] = valueAt(walk, childByField(tree, statement, fields.value));
	}
	bindName(walk, scopes[scopes.length - 1], 'var', walk.textOf(alias), tree.start[alias], {
		type: caseType(walk, node),
		value: made[statement],
	});
}

/** Null for several types, for `nil` and for `default`: then the name has the type of the operand. */
function caseType(walk: Walk, node: number): string | null {
	const type = childByField(walk.tree, node, walk.fields.type);
	if (type === -1 || nextWithSameField(walk.tree, type) !== -1) return null;
	const text = walk.textOf(type);
	return text === 'nil' ? null : text;
}

/** Several values are given back as one array; a bare `return` gives the named results. */
export function leaveReturn(walk: Walk, node: number): void {
	const { tree, out } = walk;
	const list = firstNamedChild(tree, node);
	const values = list === -1 ? namedResults(walk) : valuesOf(walk, list);
	if (values.length > 0)
		out.yields('return', oneOf(walk, list === -1 ? node : list, values), tree.start[node]);
}

function namedResults(walk: Walk): number[] {
	let at = walk.scopes.length - 1;
	while (at > 0 && walk.scopes[at].kind !== 'function') at--;
	return walk.scopes[at].results.map((name) => make(walk, name, 'name', walk.textOf(name)));
}
