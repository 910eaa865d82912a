import { ChunkFlag } from '../../model/chunk.ts';
import { firstNamedChild } from '../../model/syntax-walk.ts';
import { docBefore } from './doc.ts';
import { exportAt } from './names.ts';
import { lastNamed, literalText } from './strings.ts';
import type { Walk } from './walk.ts';

/** `define('NAME', value)` makes a constant of the program, wherever it stands. */
export function defineConstant(walk: Walk, call: number, value: number): void {
	const { tree } = walk;
	const first = lastNamed(walk, firstNamedChild(tree, walk.field(call, 'arguments')));
	const literal = literalText(walk, first);
	if (literal === null || !/^[\w\\]+$/.test(literal.text)) return;
	const chunk = walk.openChunk({
		kind: 'constant',
		name: literal.text,
		start: tree.start[call],
		end: tree.end[call],
		nameStart: literal.start,
		flags: ChunkFlag.readonly,
		signature: walk.clip(tree.start[call], tree.end[call], 400),
		container: '',
		...docBefore(walk, tree.parent[call]),
	});
	walk.closeChunk();
	walk.declare(walk.scopes[0], 'const', literal.text, literal.start, { chunk, value });
	exportAt(walk, literal.text, literal.start, chunk);
}
