import { reflection } from '../../../model/facts/managed.ts';
import type { Walk } from '../walk.ts';

const MAX_CALLEE = 100;

/** `$object->$method()`, `new $class()`: what is called or made has its name from a variable. */
export function tellByName(walk: Walk, node: number, operation: 'invoke' | 'create', end: number): void {
	const { tree, out } = walk;
	out.fact(reflection, tree.start[node], tree.end[node], {
		operation,
		callee: walk.clip(tree.start[node], end, MAX_CALLEE),
		is_dynamic: true,
	});
}
