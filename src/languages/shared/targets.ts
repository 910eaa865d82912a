import type { BindingKind } from '../../model/recorder.ts';
import { type LoweringWalk, make } from './lowering.ts';

/** What the names of a target are given, where a language binds a name by assigning to it. */
export interface TargetFacts<W> {
	kind: BindingKind;
	/** What the whole target is given; -1 when nothing is known. */
	value: number;
	/** Step from `value` to the whole target (`[]`: any element of it); '' for none. */
	path: string;
	type: string | null;
	/** The chunk that a target made of one name stands for, or -1. */
	chunk: number;
	/** Makes the chunk of a newly bound name that is part of a larger target. */
	chunkFor?: (walk: W, node: number) => number;
}

/** The part of a value that a path leads to, where its target stands: a place, any element, an entry, the rest. */
export function partOf(walk: LoweringWalk, whole: number, path: string, node: number): number {
	const { out, tree } = walk;
	let value = whole;
	for (const [step] of path.matchAll(/\[\d*\]|\.\.\.|\.[^.[]+/g)) {
		let key = -1;
		if (step === '...') key = out.literal('slice', null, tree.start[node], tree.end[node]);
		else if (step.startsWith('.')) key = make(walk, node, 'string', step.slice(1));
		else if (step !== '[]') key = out.literal('number', step.slice(1, -1), tree.start[node], tree.end[node]);
		value = make(walk, node, 'index', null, value, key);
	}
	return value;
}
