import { childOfKind, firstNamedChild } from '../../model/syntax-walk.ts';
import { Kind } from './kinds.ts';
import type { Walk } from './walk.ts';

/** Statements and items: what a block cannot end with to have a value. */
const NO_VALUE: ReadonlySet<number> = new Set<number>([
	Kind.letDeclaration,
	Kind.emptyStatement,
	Kind.functionItem,
	Kind.functionSignature,
	Kind.structItem,
	Kind.unionItem,
	Kind.enumItem,
	Kind.traitItem,
	Kind.implItem,
	Kind.typeItem,
	Kind.associatedType,
	Kind.constItem,
	Kind.staticItem,
	Kind.modItem,
	Kind.foreignMod,
	Kind.useDeclaration,
	Kind.externCrate,
	Kind.macroDefinition,
	Kind.attributeItem,
	Kind.innerAttributeItem,
	Kind.error,
	Kind.label,
]);

/** The expression that a block ends with and gives back, or -1. */
export function tailOf(walk: Walk, block: number): number {
	const { tree, text } = walk;
	let last = -1;
	for (let child = block + 1; child < tree.after[block]; child = tree.after[child]) {
		if (walk.isNamed(child)) last = child;
	}
	if (last === -1 || NO_VALUE.has(walk.kind(last))) return -1;
	if (walk.kind(last) !== Kind.expressionStatement) return last;
	// `if … {}` and its like need no semicolon to be a statement, but may be the value all the same.
	return text.charCodeAt(tree.end[last] - 1) === 59 ? -1 : firstNamedChild(tree, last);
}

/** `'a` of `'a: loop {}` and `break 'a`; '' without one. */
export function labelOf(walk: Walk, node: number): string {
	return walk.textOf(childOfKind(walk.tree, node, walk.kinds, Kind.label));
}
