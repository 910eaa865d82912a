import { childByField, childOfKind, firstNamedChild } from '../../model/syntax-walk.ts';
import { Role } from '../shared/walk.ts';
import { argumentName } from './argument-parts.ts';
import { Kind } from './syntax.ts';
import type { Walk } from './walk.ts';

/** The name of a named argument belongs to what is called. */
export function enterArgument(walk: Walk, node: number): void {
	walk.setRole(argumentName(walk, node), Role.none);
	const value = firstNamedChild(walk.tree, node);
	// `f(out x)` gives `x` a value, `f(ref x)` may.
	if (walk.kind(value) !== Kind.identifier || walk.kind(node) !== Kind.argument) return;
	const word = walk.textOf(node + 1);
	if (word === 'out') walk.setRole(value, Role.write);
	else if (word === 'ref') walk.setRole(value, Role.readwrite);
}

/** The names in `(int a, string b)` are only labels. */
export function enterLooseNames(walk: Walk, node: number): void {
	walk.setRole(childByField(walk.tree, node, walk.fields.name), Role.none);
}

/** Symbols of the preprocessor are no names of the program. */
export function enterPreprocessor(walk: Walk, node: number): void {
	const { tree, fields } = walk;
	const condition = childByField(tree, node, fields.condition);
	if (condition !== -1) hide(walk, condition);
	else if (walk.kind(node) === Kind.preproc_define) hide(walk, node);
	else if (childOfKind(tree, node, walk.kinds, Kind.identifier) !== -1)
		hide(walk, firstNamedChild(tree, node));
}

function hide(walk: Walk, node: number): void {
	if (node === -1) return;
	for (let at = node; at < walk.tree.after[node]; at++) walk.setRole(at, Role.none);
}
