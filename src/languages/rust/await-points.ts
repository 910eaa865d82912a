import { rustAwaitPoint } from '../../model/facts/rust.ts';
import { childByField, firstNamedChild } from '../../model/syntax-walk.ts';
import { calleeParts } from './callees.ts';
import { Kind } from './kinds.ts';
import type { Walk } from './walk.ts';

const MAX_TEXT = 120;

/** `f(x).await`, `handle.await` */
export function enterAwait(walk: Walk, node: number): void {
	const { tree, fields, out } = walk;
	const awaited = firstNamedChild(tree, node);
	if (awaited === -1) return;
	const kind = walk.kind(awaited);
	const callee =
		kind === Kind.call
			? childByField(tree, awaited, fields.function)
			: kind === Kind.macroInvocation
				? childByField(tree, awaited, fields.macro)
				: -1;
	const name = callee === -1 ? '' : calleeParts(walk, callee).name;
	const awaits = name === '' ? walk.clip(tree.start[awaited], tree.end[awaited], MAX_TEXT) : name;
	out.fact(rustAwaitPoint, tree.end[awaited], tree.end[node], { awaits });
}

/** The same among the tokens of a macro: `call` ends before the dot. */
export function tellAwaitedToken(walk: Walk, end: number, name: string): void {
	walk.out.fact(rustAwaitPoint, end, end + '.await'.length, { awaits: name });
}
