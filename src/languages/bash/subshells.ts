import { bashSubshell } from '../../model/facts/bash.ts';
import { firstNamedChild } from '../../model/syntax-walk.ts';
import { firstWord } from './pipelines.ts';
import { Kind } from './syntax.ts';
import type { Walk } from './walk.ts';

/** `( … )`, `$( … )` and `<( … )` */
export function enterSubshell(walk: Walk, node: number): void {
	const { tree, out } = walk;
	const kind = walk.kind(node);
	let inner = firstNamedChild(tree, node);
	// Of `a && b` and `a | b` it is the first command that tells.
	while (walk.kind(inner) === Kind.list || walk.kind(inner) === Kind.pipeline)
		inner = firstNamedChild(tree, inner);
	out.fact(bashSubshell, tree.start[node], tree.end[node], {
		form:
			kind === Kind.subshell ? 'subshell' : kind === Kind.process_substitution ? 'process' : 'substitution',
		command: inner === -1 ? null : firstWord(walk, inner),
	});
}
