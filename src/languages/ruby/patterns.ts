import { Kind } from './syntax.ts';
import type { Walk } from './walk.ts';
import { Role } from './walk.ts';

/** Parts of a pattern that are expressions: names in them are read. */
const EXPRESSIONS = new Set<number>([
	Kind.call,
	Kind.interpolation,
	Kind.lambda,
	Kind.parenthesized_statements,
	Kind.variable_reference_pattern,
]);

/** Names in a pattern are variables: bound where they are new, written where they are not. */
function bindPattern(walk: Walk, pattern: number): void {
	const { tree } = walk;
	if (pattern === -1) return;
	for (let node = pattern; node < tree.after[pattern]; ) {
		const kind = walk.kind(node);
		if (EXPRESSIONS.has(kind)) {
			node = tree.after[node];
			continue;
		}
		if (kind === Kind.identifier) bindName(walk, node);
		else if (kind === Kind.keyword_pattern && walk.field(node, 'value') === -1) {
			bindName(walk, walk.field(node, 'key'));
		}
		node++;
	}
}

function bindName(walk: Walk, node: number): void {
	if (node === -1) return;
	const name = walk.textOf(node);
	walk.setRole(node, Role.told);
	if (name === '' || name === '_') return;
	const start = walk.tree.start[node];
	if (walk.ownerOf(name) !== null) walk.out.refer(name, start, 'write', false);
	else walk.bind(walk.scope, 'var', name, start);
}

/** `in pattern if guard`, one way more; the guard is another. */
export function enterIn(walk: Walk, node: number): void {
	walk.out.decision();
	if (walk.field(node, 'guard') !== -1) walk.out.decision();
	bindPattern(walk, walk.field(node, 'pattern'));
	walk.nestIn(walk.field(node, 'body'));
}

/** `value => pattern` and `value in pattern`. */
export function enterMatch(walk: Walk, node: number): void {
	const pattern = walk.field(node, 'pattern');
	walk.beforehand(pattern, () => bindPattern(walk, pattern));
}
