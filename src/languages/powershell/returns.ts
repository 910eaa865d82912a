import { make } from '../shared/lowering.ts';
import { K } from './reading/kinds.ts';
import { valueAt } from './values.ts';
import type { Walk } from './walk.ts';

/** What a function outputs last is given back, like everything that it outputs. */
export function tellTail(walk: Walk, body: number): void {
	const { tree, out } = walk;
	const statements = walk.parts(body);
	let last = statements[statements.length - 1] ?? -1;
	if (walk.kind(last) === K.named_block) {
		const inner = walk.parts(walk.field(last, 'body'));
		last = inner[inner.length - 1] ?? -1;
	}
	if (walk.kind(last) !== K.pipeline || assigns(walk, last)) return;
	out.yields('return', valueAt(walk, last), tree.start[last]);
}

function assigns(walk: Walk, pipeline: number): boolean {
	const first = walk.childOf(pipeline, K.expression);
	return first !== -1 && walk.childOf(first, K.assign) !== -1;
}

/** `return x` and `throw x`. */
export function leaveFlow(walk: Walk, node: number): void {
	const { tree, out } = walk;
	const [value = -1] = walk.parts(node);
	const kind = walk.kind(node) === K.throw ? 'throw' : 'return';
	if (value !== -1) out.yields(kind, valueAt(walk, value), tree.start[node]);
	else if (kind === 'throw') out.yields(kind, make(walk, node, 'other'), tree.start[node]);
}

/** `exit 1` gives no result to anybody here, but a status. */
export function leaveExit(walk: Walk, node: number): void {
	const [value = -1] = walk.parts(node);
	if (value === -1) return;
	const status = make(walk, node, 'name', 'LASTEXITCODE');
	walk.out.assign(status, valueAt(walk, value), walk.tree.start[node]);
}
