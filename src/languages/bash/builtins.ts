import { ModuleFlag } from '../../model/recorder.ts';
import { firstNamedChild, nextNamedSibling } from '../../model/syntax-walk.ts';
import { MAX_ITEMS, make, makeList } from '../shared/lowering.ts';
import { declareAlias } from './aliases.ts';
import { recordCall } from './recording.ts';
import { literalText } from './strings.ts';
import { Kind } from './syntax.ts';
import { wordValue } from './values.ts';
import { writeVariable } from './variables.ts';
import type { Walk } from './walk.ts';

/** Commands that run the command that follows them. */
const RUNNERS = new Set(['builtin', 'command', 'exec', 'nohup', 'sudo', 'time', 'xargs', 'env']);
const IDENTIFIER = /^[A-Za-z_]\w*$/;

/** What a command does besides being one. */
export function afterCommand(
	walk: Walk,
	node: number,
	name: string,
	words: number[],
	inputs: readonly number[],
	flags: number,
): void {
	switch (name) {
		case 'source':
		case '.':
			recordSource(walk, node, words);
			return;
		case 'load':
			if (walk.isBats) recordSource(walk, node, words);
			return;
		case 'alias':
			for (const word of words) declareAlias(walk, node, word, words.length);
			return;
		case 'trap':
			referHandler(walk, words);
			return;
		case 'read':
			writeNames(walk, node, words, /[dinNptu]$/);
			return;
		case 'mapfile':
		case 'readarray':
			writeNames(walk, node, words, /[dnOsuCc]$/);
			return;
		case 'getopts':
			writeNames(walk, node, words.slice(1, 2), null);
			return;
		case 'set':
			assignParameters(walk, node, words);
			return;
		case 'shift':
			shiftParameters(walk, node);
			return;
		case 'printf':
			if (words.length > 1 && walk.textOf(words[0]) === '-v') writeNames(walk, node, words.slice(1, 2), null);
			return;
	}
	if (RUNNERS.has(name) || (name === 'run' && walk.isBats)) recordRun(walk, node, words, inputs, flags);
}

/** `source lib.sh`. Of a path beside the script, `"$(dirname "$0")/lib.sh"`, the literal end is kept. */
function recordSource(walk: Walk, node: number, words: number[]): void {
	const { tree, out } = walk;
	if (words.length === 0) return;
	const path = words[0];
	const literal = literalText(walk, path) ?? literalEnd(walk, path) ?? belowVariable(walk, path);
	out.importName({
		kind: 'include',
		module: literal?.text ?? null,
		imported: '',
		local: null,
		start: tree.start[node],
		end: tree.end[node],
		nameStart: literal?.start ?? tree.start[path],
		flags: sourceFlags(walk, node),
	});
}

/** `"$lib/a.sh"`: below a folder that only a run knows, but mostly one around the script. */
function belowVariable(walk: Walk, path: number): { text: string; start: number } | null {
	const start = walk.tree.start[path];
	const written = walk.clip(start, walk.tree.end[path], 200).replaceAll('"', '');
	const [, name, rest] = /^\$\{?(\w+)\}?(\/[\w./-]+)$/.exec(written) ?? [];
	return name === undefined ? null : { text: `$${name}${rest}`, start };
}

const SHELLS = new Set(['bash', 'sh', 'dash', 'zsh']);

/** `./build.sh` and `bash build.sh` run another script. */
export function recordScript(walk: Walk, node: number, name: string, words: number[]): void {
	const isShell = SHELLS.has(name);
	if (!isShell && !/^[\w.-]+\/[\w./-]+$/.test(name)) return;
	const [first] = words;
	const literal = isShell && first !== undefined ? literalText(walk, first) : null;
	const module = isShell ? literal?.text : name;
	if (module === undefined || (isShell && !/\.(?:sh|bash)$/.test(module))) return;
	const start = walk.tree.start[node];
	walk.out.importName({
		kind: 'dynamic',
		module,
		imported: '*',
		local: null,
		start,
		end: walk.tree.end[node],
		nameStart: literal?.start ?? start,
		flags: sourceFlags(walk, node),
	});
}

const OWN_FOLDER = /BASH_SOURCE|\$0\b|\$\{0|BATS_TEST_DIRNAME/;

function literalEnd(walk: Walk, path: number): { text: string; start: number } | null {
	const { tree } = walk;
	const first = firstNamedChild(tree, path);
	const last = nextNamedSibling(tree, first);
	if (last === -1 || nextNamedSibling(tree, last) !== -1) return null;
	if (!OWN_FOLDER.test(walk.clip(tree.start[first], tree.end[first], 200))) return null;
	const isPlain = walk.kind(last) === Kind.string_content || walk.kind(last) === Kind.word;
	return isPlain ? { text: walk.textOf(last), start: tree.start[last] } : null;
}

function sourceFlags(walk: Walk, node: number): number {
	const { tree } = walk;
	let flags = 0;
	for (let at = tree.parent[node]; at > 0; at = tree.parent[at]) {
		switch (walk.kind(at)) {
			case Kind.function_definition:
				flags |= ModuleFlag.lazy;
				break;
			case Kind.if_statement:
			case Kind.case_statement:
			case Kind.list:
				flags |= ModuleFlag.conditional;
				break;
		}
	}
	return flags;
}

/** `trap cleanup EXIT`, `trap 'a; b "$x"' INT`: the commands it will run are named, not run. */
function referHandler(walk: Walk, words: number[]): void {
	if (words.length < 2) return;
	const { tree, text } = walk;
	const literal = literalText(walk, words[0]);
	const from = literal?.start ?? tree.start[words[0]] + 1;
	const end = literal === null ? tree.end[words[0]] - 1 : from + literal.text.length;
	for (const match of text.slice(from, end).matchAll(/(?:^|[;&|\n])[ \t]*([A-Za-z_][\w:.-]*)(?![\w=])/g)) {
		const at = from + match.index + match[0].length - match[1].length;
		walk.out.refer(match[1], at, 'read', false);
	}
}

/** `read -r a b`: the words are names, but for options and their values. What they get comes from the command. */
function writeNames(walk: Walk, command: number, words: readonly number[], withValue: RegExp | null): void {
	let isValue = false;
	for (const word of words) {
		const literal = literalText(walk, word);
		const isOption: boolean = !isValue && literal?.text.startsWith('-') === true;
		if (!isOption && !isValue && literal !== null && IDENTIFIER.test(literal.text)) {
			const { text, start } = literal;
			writeVariable(walk, text, start, walk.out.value('call', null, walk.made[command], -1));
		}
		isValue = isOption && withValue?.test(literal!.text) === true;
	}
}

/** `set -- a "$b"`: what `$1` and those after it are from here on. */
function assignParameters(walk: Walk, command: number, words: readonly number[]): void {
	const { out, tree } = walk;
	const at = words.findIndex((word) => walk.textOf(word) === '--');
	if (at === -1) return;
	const values = words.slice(at + 1, at + 1 + MAX_ITEMS).map((word) => wordValue(walk, word));
	const given = makeList(walk, command, 'array', values);
	out.assign(make(walk, words[at], 'name', '@'), given, tree.start[command]);
}

/** `shift`: `$1` is what `$2` was. */
function shiftParameters(walk: Walk, command: number): void {
	const name = make(walk, command, 'name', '@');
	walk.out.assign(name, make(walk, command, 'unary', 'shift', name), walk.tree.start[command]);
}

/** `exec cmd args`; with options before it nobody can tell which word is the command. */
function recordRun(
	walk: Walk,
	node: number,
	words: number[],
	inputs: readonly number[],
	flags: number,
): void {
	const { tree } = walk;
	let at = 0;
	while (
		at < words.length &&
		/^[A-Za-z_]\w*=/.test(walk.clip(tree.start[words[at]], tree.end[words[at]], 60))
	)
		at++;
	const word = words[at];
	if (word === undefined) return;
	const literal = literalText(walk, word);
	if (literal === null || literal.text === '' || literal.text.startsWith('-')) return;
	if (walk.kind(word) !== Kind.word && walk.kind(word) !== Kind.string) return;
	const { text, start } = literal;
	walk.out.refer(text, start, 'call', false);
	const behind = words.slice(at + 1);
	recordCall(walk, word, literal, behind, inputs, tree.start[word], tree.end[node], flags, word);
}
