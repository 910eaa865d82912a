import type { Expression, LogicalExpression, Node } from 'oxc-parser';
import type { Walk } from './walk.ts';

/**
 * Cognitive cost of a whole chain of logical operators: one for each run of the same operator, in
 * the order of the source, as SonarSource's rules count them.
 */
export function countLogical(walk: Walk, node: LogicalExpression): void {
	if (!isLogical(node.left) && !isLogical(node.right)) {
		walk.out.effort(false);
		return;
	}
	const pending: Node[] = [node];
	const operators: (string | null)[] = [null];
	let previous = '';
	while (pending.length > 0) {
		const next = pending.pop() as Expression;
		const operator = operators.pop() as string | null;
		if (operator !== null) {
			if (operator !== previous) walk.out.effort(false);
			previous = operator;
		}
		if (next.type === 'LogicalExpression' && operator === null) {
			pending.push(next.right, next, next.left);
			operators.push(null, next.operator, null);
		}
	}
}

function isLogical(node: Node): boolean {
	return node.type === 'LogicalExpression';
}
