import { CallFlag } from '../../model/recorder.ts';
import { firstNamedChild, nextSibling } from '../../model/syntax-walk.ts';
import { make } from '../shared/lowering.ts';
import { afterCommand, recordScript } from './builtins.ts';
import { inputsOf, redirectedAround } from './inputs.ts';
import { recordCall } from './recording.ts';
import { argumentsOf, literalText } from './strings.ts';
import { Kind } from './syntax.ts';
import { valueAt } from './values.ts';
import { Role, type Walk } from './walk.ts';

/** Control flow that is written as commands, and what a syntax error leaves over. */
const NO_CALLS = new Set(['return', 'break', 'continue', ':', '{', '}', '!', '((', '))']);

export function enterCommand(walk: Walk, node: number): void {
	const nameNode = walk.field(node, 'name');
	const word = firstNamedChild(walk.tree, nameNode);
	if (walk.kind(word) === Kind.word) walk.setRole(word, Role.none);
	const around = redirectedAround(walk, node);
	if (around === -1) walk.leaveLater(node);
	else walk.redirected.get(around)?.push(node);
}

/** Commands with redirections are recorded behind them. */
export function enterRedirected(walk: Walk, node: number): void {
	walk.redirected.set(node, []);
	walk.leaveLater(node);
}

export function leaveRedirected(walk: Walk, node: number): void {
	for (const command of walk.redirected.get(node) ?? []) leaveCommand(walk, command);
	walk.redirected.delete(node);
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
	const words = argumentsOf(walk, node);
	if (name === 'return' && words.length > 0) assignStatus(walk, nameNode, words[0]);
	if (NO_CALLS.has(name) || walk.role(node) === Role.none) return;
	const inputs = inputsOf(walk, node);
	const flags = (isSpawned(walk, node) ? CallFlag.spawned : 0) | (literal === null ? CallFlag.computed : 0);
	const [start, end] = [tree.start[node], tree.end[node]];
	walk.made[node] = recordCall(walk, nameNode, literal, words, inputs, start, end, flags, word);
	if (literal === null) return;
	recordScript(walk, node, name, words);
	afterCommand(walk, node, name, words, inputs, flags);
}

/** `return 1` is no result, which would be what the function writes, but the status `$?` of its call. */
function assignStatus(walk: Walk, nameNode: number, word: number): void {
	const status = make(walk, nameNode, 'name', '?');
	walk.out.assign(status, valueAt(walk, word), walk.tree.start[nameNode]);
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
