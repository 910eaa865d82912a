import { CallFlag } from '../../model/recorder.ts';
import { firstNamedChild, nextSibling } from '../../model/syntax-walk.ts';
import { afterCommand, recordScript } from './builtins.ts';
import { recordCall } from './recording.ts';
import { argumentsOf, literalText } from './strings.ts';
import { Kind } from './syntax.ts';
import { Role, type Walk } from './walk.ts';

/** Control flow that is written as commands, and what a syntax error leaves over. */
const NO_CALLS = new Set(['return', 'break', 'continue', ':', '{', '}', '!', '((', '))']);

export function enterCommand(walk: Walk, node: number): void {
	const nameNode = walk.field(node, 'name');
	const word = firstNamedChild(walk.tree, nameNode);
	if (walk.kind(word) === Kind.word) walk.setRole(word, Role.none);
	walk.leaveLater(node);
}

/** Recorded when its words are: commands in substitutions come first. */
export function leaveCommand(walk: Walk, node: number): void {
	const { tree } = walk;
	const nameNode = walk.field(node, 'name');
	if (nameNode === -1 || tree.start[nameNode] === tree.end[nameNode] || isHeader(walk, node)) return;
	const word = firstNamedChild(tree, nameNode);
	if (walk.kind(word) === Kind.arithmetic_expansion) return;
	const literal = literalText(walk, word);
	const name = literal?.text ?? '';
	if (NO_CALLS.has(name) || walk.role(node) === Role.none) return;
	const words = argumentsOf(walk, node);
	const flags = (isSpawned(walk, node) ? CallFlag.spawned : 0) | (literal === null ? CallFlag.computed : 0);
	walk.made[node] = recordCall(walk, nameNode, literal, words, tree.start[node], tree.end[node], flags, word);
	if (literal === null) return;
	recordScript(walk, node, name, words);
	afterCommand(walk, node, name, words, flags);
}

/** `f` before the `()` of a function that a syntax error tore apart. */
export function isHeader(walk: Walk, node: number): boolean {
	const { tree, text } = walk;
	const next = nextSibling(tree, node);
	return next !== -1 && walk.kind(next) === Kind.ERROR && text[tree.start[next]] === '(';
}

/** `cmd &`, also in a pipeline or a list. */
function isSpawned(walk: Walk, command: number): boolean {
	const { tree } = walk;
	for (let at = command; at > 0; at = tree.parent[at]) {
		if (walk.kind(nextSibling(tree, at)) === Kind['"&"']) return true;
		const around = walk.kind(tree.parent[at]);
		if (around !== Kind.pipeline && around !== Kind.redirected_statement && around !== Kind.list)
			return false;
	}
	return false;
}
