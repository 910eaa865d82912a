import type { BindingKind } from '../../model/recorder.ts';
import { childByField, childOfKind } from '../../model/syntax-walk.ts';
import { Role } from '../shared/walk.ts';
import { enterFieldDeclarator, leaveFieldDeclarator, openField } from './fields.ts';
import { isLostField } from './recovery.ts';
import { bind } from './scopes.ts';
import { clipped } from './strings.ts';
import { Kind } from './syntax.ts';
import { typeText } from './type-text.ts';
import { valueAt } from './values.ts';
import type { Walk } from './walk.ts';

const MAX_TEXT = 400;

/** A declaration outside of any body is a value of the module. */
function isOutside(walk: Walk, declaration: number): boolean {
	return walk.tree.parent[declaration] === 0 || isLostField(walk, declaration);
}

export function openLocal(walk: Walk, node: number): void {
	if (isOutside(walk, node)) openField(walk, node);
}

export function enterDeclarator(walk: Walk, node: number): void {
	const declaration = walk.tree.parent[node];
	switch (walk.kind(declaration)) {
		case Kind.field_declaration:
			enterFieldDeclarator(walk, node, declaration);
			break;
		case Kind.local_variable_declaration:
			if (isOutside(walk, declaration)) enterFieldDeclarator(walk, node, declaration);
			else if (walk.role(node) !== Role.none) walk.leaveLater(node);
			break;
	}
}

export function leaveDeclarator(walk: Walk, node: number): void {
	const { tree, fields } = walk;
	const declaration = tree.parent[node];
	if (walk.kind(declaration) === Kind.field_declaration || isOutside(walk, declaration)) {
		leaveFieldDeclarator(walk, node, declaration);
		return;
	}
	const type = childByField(tree, declaration, fields.type);
	bind(walk, variableKind(walk, declaration), childByField(tree, node, fields.name), {
		type: typeText(walk, type, childByField(tree, node, fields.dimensions)),
		value: valueAt(walk, childByField(tree, node, fields.value)),
	});
}

function variableKind(walk: Walk, declaration: number): BindingKind {
	const { tree, kinds } = walk;
	const modifiers = childOfKind(tree, declaration, kinds, Kind.modifiers);
	return childOfKind(tree, modifiers, kinds, Kind['"final"']) === -1 ? 'let' : 'const';
}

/** `for (T x : xs)`: bound before the body is walked, but after what it goes through. */
export function bindLoop(walk: Walk, node: number): void {
	const { tree, fields } = walk;
	bind(walk, variableKind(walk, node), childByField(tree, node, fields.name), {
		type: typeText(walk, childByField(tree, node, fields.type), childByField(tree, node, fields.dimensions)),
		value: valueAt(walk, childByField(tree, node, fields.value)),
		path: '[]',
	});
}

/** `try (T x = f())`; a resource may also be a variable that exists. */
export function leaveResource(walk: Walk, node: number): void {
	const { tree, fields } = walk;
	bind(walk, 'const', childByField(tree, node, fields.name), {
		type: typeText(walk, childByField(tree, node, fields.type), -1),
		value: valueAt(walk, childByField(tree, node, fields.value)),
	});
}

/** `catch (A | B e)` */
export function enterCatchParameter(walk: Walk, node: number): void {
	const { tree, fields } = walk;
	const types = childOfKind(tree, node, walk.kinds, Kind.catch_type);
	bind(walk, 'catch', childByField(tree, node, fields.name), {
		type: types === -1 ? null : clipped(walk, tree.start[types], tree.end[types], MAX_TEXT),
	});
}
