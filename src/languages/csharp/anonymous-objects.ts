import { NodeFlag } from '../../model/syntax-tree.ts';
import { MAX_ITEMS } from '../shared/lowering.ts';
import { Kind } from './syntax.ts';
import type { Walk } from './walk.ts';

/** The members of an anonymous object: `A = x`, or `x` and `a.x`, which are named `x`. */
export function entriesOf(walk: Walk, node: number): { name: number; value: number }[] {
	const { tree } = walk;
	const found: { name: number; value: number }[] = [];
	let child = node + 1;
	while (child < tree.after[node] && found.length < MAX_ITEMS) {
		const kind = walk.kind(child);
		const sign = tree.after[child];
		const isNamed = kind === Kind.identifier && sign < tree.after[node] && walk.kind(sign) === Kind['"="'];
		if (isNamed && tree.after[sign] < tree.after[node]) {
			found.push({ name: child, value: tree.after[sign] });
			child = tree.after[tree.after[sign]];
			continue;
		}
		if ((tree.flags[child] & NodeFlag.named) !== 0 && kind !== Kind.comment)
			found.push({ name: -1, value: child });
		child = tree.after[child];
	}
	return found;
}
