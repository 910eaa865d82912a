import { firstNamedChild } from '../../model/syntax-walk.ts';
import { docBefore } from './functions.ts';
import { Kind } from './syntax.ts';
import type { Walk } from './walk.ts';

/** `alias ll='ls -l'`: a command that is written as another. */
export function declareAlias(walk: Walk, command: number, word: number, count: number): void {
	const { tree, text } = walk;
	const first = walk.kind(word) === Kind.concatenation ? firstNamedChild(tree, word) : word;
	const written = walk.clip(tree.start[first], tree.end[first], 200);
	const sign = written.indexOf('=');
	if (sign < 1 || written.startsWith('-')) return;
	const name = written.slice(0, sign);
	const whole = count === 1 ? command : word;
	const start = tree.start[first];
	const chunk = walk.openChunk({
		kind: 'macro',
		name,
		start: tree.start[whole],
		end: tree.end[whole],
		nameStart: start,
		flags: 0,
		signature: walk.clip(tree.start[whole], tree.end[whole], 200),
		...docBefore(walk, command),
	});
	const value = /^['"]?([A-Za-z_./][\w./-]*)/.exec(text.slice(start + sign + 1, tree.end[word]));
	if (value !== null) {
		const at = start + sign + 1 + value[0].length - value[1].length;
		walk.out.refer(value[1], at, 'read', false);
	}
	walk.closeChunk();
	walk.declare(walk.scopes[0], 'function', name, start, { chunk });
}
