import { childOfKind, firstNamedChild, isNamed, nextNamedSibling } from '../../model/syntax-walk.ts';
import { type Remarks, remarksAbove, remarksOf } from './comments.ts';
import { Kind, Token } from './syntax.ts';
import type { Walk } from './walk.ts';

/** The specs of a declaration, with or without parentheses around them. */
export function forEachSpec(walk: Walk, declaration: number, visit: (spec: number) => void): void {
	const { tree } = walk;
	let list = firstNamedChild(tree, declaration);
	const kind = walk.kind(list);
	if (kind === Kind.import_spec_list || kind === Kind.var_spec_list) list = firstNamedChild(tree, list);
	for (let spec = list; spec !== -1; spec = nextNamedSibling(tree, spec)) {
		if (walk.kind(spec) !== Kind.ERROR) visit(spec);
	}
}

/** The names a spec or a field declares: the grammar gives its commas the same field. */
export function declaredNames(walk: Walk, spec: number): number[] {
	const { tree, fields } = walk;
	const names: number[] = [];
	for (let child = spec + 1; child < tree.after[spec]; child = tree.after[child]) {
		if (tree.field[child] === fields.name && isNamed(tree, child)) names.push(child);
	}
	return names;
}

/** The declaration that a spec stands alone in, else the spec itself. */
export function specWhole(walk: Walk, spec: number): number {
	const { tree } = walk;
	const around = tree.parent[spec];
	if (walk.kind(around) === Kind.var_spec_list) return spec;
	return childOfKind(tree, around, walk.kinds, Token.parenthesis) === -1 ? around : spec;
}

/** Of a list of one, the comment above the list will do. */
export function specRemarks(walk: Walk, spec: number): Remarks {
	const { tree } = walk;
	const whole = specWhole(walk, spec);
	const own = remarksOf(walk, whole);
	if (own.docStart !== undefined || whole !== spec) return own;
	const around = tree.parent[spec];
	if (firstNamedChild(tree, around) !== spec || nextNamedSibling(tree, spec) !== -1) return own;
	const list = remarksAbove(walk, walk.kind(around) === Kind.var_spec_list ? tree.parent[around] : around);
	return { ...list, annotations: own.annotations ?? list.annotations };
}
