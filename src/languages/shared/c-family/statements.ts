import { childByField } from '../../../model/syntax-walk.ts';
import { countBody } from '../complexity.ts';
import { declares, openScopeOf } from './scopes.ts';
import { Kind } from './syntax.ts';
import type { Walk } from './walk.ts';

/** A block has a scope only when it declares something; that of a function shares its scope. */
export function enterBlock(walk: Walk, node: number): void {
	switch (walk.kind(walk.tree.parent[node])) {
		case Kind.function_definition:
		case Kind.lambda_expression:
		case Kind.catch_clause:
			return;
	}
	if (walk.isLocal && declares(walk, node)) openScopeOf(walk, 'block', node);
}

export function enterFor(walk: Walk, node: number): void {
	countBody(walk, node);
	const init = childByField(walk.tree, node, walk.fields.initializer);
	if (walk.kind(init) === Kind.declaration) openScopeOf(walk, 'block', node);
}
