import type { EstreeNode, TreeReader } from './tree-reader.ts';

/** Marks the string statements that open a program or a function's body. */
export function markDirectives(reader: TreeReader, body: readonly EstreeNode[]): void {
	for (const statement of body) {
		const expression = statement.expression as EstreeNode | undefined;
		if (statement.type !== 'ExpressionStatement' || expression === undefined) return;
		if (expression.type !== 'Literal' || typeof expression.value !== 'string') return;
		// A parenthesis before the string makes it an expression.
		if (expression.start !== statement.start) return;
		statement.directive = reader.tree.text.slice(expression.start + 1, expression.end - 1);
	}
}
