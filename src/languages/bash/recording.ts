import type { Arg, ArgKind } from '../../model/recorder.ts';
import { MAX_ITEMS, make, makeLiteral } from '../shared/lowering.ts';
import { literalText, wholeOf } from './strings.ts';
import { Kind } from './syntax.ts';
import { valueAt, wordValue } from './values.ts';
import type { Walk } from './walk.ts';

const MAX_ARGS = 8;
const MAX_CALLEE = 200;
const MAX_ARG = 1000;

/** Records the command that `nameNode` names; `inputs` are values that it gets besides its words. */
export function recordCall(
	walk: Walk,
	nameNode: number,
	literal: { text: string; start: number } | null,
	words: readonly number[],
	inputs: readonly number[],
	start: number,
	end: number,
	flags: number,
	valueNode: number,
): number {
	const { tree, out } = walk;
	const args = words.slice(0, MAX_ARGS).map((word): Arg => {
		return { kind: argKind(walk, word), text: walk.clip(tree.start[word], tree.end[word], MAX_ARG) };
	});
	const values = words.slice(0, MAX_ITEMS).map((word) => wordValue(walk, word));
	// A name that is put together from several strings is not written anywhere.
	const isWritten = literal !== null && walk.text.startsWith(literal.text, literal.start);
	return out.call({
		via: 'call',
		callee: walk.clip(tree.start[nameNode], tree.end[nameNode], MAX_CALLEE),
		name: isWritten ? literal.text : '',
		receiver: null,
		nameStart: isWritten ? literal.start : tree.start[nameNode],
		start,
		end,
		flags,
		args,
		argCount: words.length,
		calleeValue:
			literal === null
				? calleeValue(walk, valueNode)
				: out.value('name', literal.text, -1, -1, tree.start[valueNode], tree.end[valueNode]),
		argValues: [...values, ...inputs],
	});
}

/** What `"$run"` runs; of several words the first. */
function calleeValue(walk: Walk, node: number): number {
	const value = valueAt(walk, node);
	const isList = /^"?\$(?:@|\{\w{1,200}\[@\]\})"?$/.test(walk.textOf(node));
	return isList ? make(walk, node, 'index', null, value, makeLiteral(walk, node, 'number', '0')) : value;
}

function argKind(walk: Walk, node: number): ArgKind {
	const whole = wholeOf(walk, node);
	switch (walk.kind(whole)) {
		case Kind.simple_expansion:
		case Kind.expansion:
			return 'identifier';
		case Kind.command_substitution:
			return 'call';
		case Kind.number:
			return 'number';
		case Kind.raw_string:
		case Kind.ansi_c_string:
		case Kind.word:
			return 'string';
		case Kind.string:
		case Kind.translated_string:
		case Kind.concatenation:
			return literalText(walk, node) === null ? 'template' : 'string';
		case Kind.regex:
			return 'regex';
		default:
			return 'other';
	}
}
