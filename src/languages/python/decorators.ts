import type { Annotation } from '../../model/chunk.ts';
import { childByField, firstNamedChild } from '../../model/syntax-walk.ts';
import { clipped } from './strings.ts';
import { Kind } from './syntax.ts';
import type { Walk } from './walk.ts';

const MAX_TEXT = 400;

/** The decorators of a definition, outermost first; null without any. */
export function decoratorsOf(walk: Walk, definition: number): Annotation[] | null {
	const { tree } = walk;
	const decorated = tree.parent[definition];
	if (walk.kind(decorated) !== Kind.decoratedDefinition) return null;
	const annotations: Annotation[] = [];
	for (let child = decorated + 1; child < definition; child = tree.after[child]) {
		if (walk.kind(child) !== Kind.decorator) continue;
		const expression = firstNamedChild(tree, child);
		if (expression !== -1) annotations.push(annotationOf(walk, expression));
	}
	return annotations.length === 0 ? null : annotations;
}

function annotationOf(walk: Walk, expression: number): Annotation {
	const { tree, fields } = walk;
	const called = walk.kind(expression) === Kind.call;
	const named = called ? childByField(tree, expression, fields.function) : expression;
	const name = clipped(walk, tree.start[named], tree.end[named], MAX_TEXT);
	const args = called ? childByField(tree, expression, fields.arguments) : -1;
	if (args === -1) return { name };
	return { name, args: clipped(walk, tree.start[args] + 1, tree.end[args] - 1, MAX_TEXT).trim() };
}

/** `abstractmethod` in `abc.abstractmethod`: what a decorator is known by, however it was imported. */
export function hasDecorator(annotations: readonly Annotation[] | null, names: ReadonlySet<string>): boolean {
	return annotations?.some(({ name }) => names.has(name.slice(name.lastIndexOf('.') + 1))) ?? false;
}
