import type { Arg, ArgKind, Recorder } from '../../model/recorder.ts';
import { afterBracket } from '../shared/brackets.ts';
import { docAbove } from '../shared/comment-text.ts';
import { isMark, Token, tokenText } from '../shared/tokens.ts';
import { isAssigned, isNewLine, labelStart, labelText, type Walk, walkOf } from './walk.ts';

/** Roots whose next name is what is meant: `var.region`. */
const NAMED_ROOTS = /^(?:var|local|module|output|dependency)$/;
/** Roots whose next name is a type: `data.aws_ami.linux`. */
const TYPED_ROOTS = /^(?:data|ephemeral)$/;
/** Roots that mean the place itself. */
const OWN_ROOTS = /^(?:each|count|self|path|terraform)$/;
const WORDS = /^(?:true|false|null|for|in|if|else|endif|endfor|include)$/;
/** Templates in templates that are looked into. */
const MAX_DEPTH = 4;

/** What the expressions and blocks between two tokens refer to. Nested blocks with labels are chunks. */
export function referExpressions(
	walk: Walk,
	from: number,
	to: number,
	depth = 0,
	bound: Set<string> = new Set(),
): void {
	const { tokens, brackets, out } = walk;
	/** Where the nested blocks that are open end. */
	const open: number[] = [];
	for (let i = from; i < to; ) {
		while (open.length > 0 && i >= open[open.length - 1]) {
			open.pop();
			out.closeChunk();
		}
		if (tokens.kind[i] === Token.string) {
			if (depth < MAX_DEPTH) readTemplate(walk, i, depth + 1, bound);
			i++;
		} else if (tokens.kind[i] !== Token.word) i++;
		else if (isMark(tokens, i - 1, '.') && i > from) {
			out.refer(tokenText(tokens, i), tokens.start[i], 'read', true);
			i++;
		} else if (isLabelled(walk, i, to)) {
			const brace = behindLabels(walk, i, to);
			// `dynamic "x"` binds its label: `x.value`.
			if (tokenText(tokens, i) === 'dynamic') bound.add(labelText(walk, brace - 1));
			if (openNested(walk, i, brace)) open.push(Math.min(to, afterBracket(brackets, brace)));
			i = brace;
		} else if (isKey(walk, i)) {
			if (tokenText(tokens, i) === 'iterator') bound.add(tokenText(tokens, i + 2));
			i++;
		} else if (tokenText(tokens, i) === 'for') i = readFor(walk, i + 1, to, bound);
		else i = readTraversal(walk, i, to, bound);
	}
	while (open.pop() !== undefined) out.closeChunk();
}

/** `dynamic "ingress" {`, `provisioner "local-exec" {`: named by its last label. */
function openNested(walk: Walk, index: number, brace: number): boolean {
	const { tokens, brackets, out } = walk;
	const label = brace - 1;
	if (labelText(walk, label) === '') return false;
	const after = afterBracket(brackets, brace);
	out.openChunk({
		kind: 'block',
		name: labelText(walk, label),
		start: tokens.start[index],
		end: tokens.end[after - 1],
		nameStart: labelStart(walk, label),
		flags: 0,
		signature: tokens.text.slice(tokens.start[index], tokens.end[label]),
		...docAbove(tokens, index),
	});
	return true;
}

/** `name =`, `name: ` of an object, or the type of a nested block. */
function isKey(walk: Walk, index: number): boolean {
	const { tokens } = walk;
	if (isAssigned(walk, index + 1) || isMark(tokens, index + 1, '{')) return true;
	if (!isMark(tokens, index + 1, ':')) return false;
	return isMark(tokens, index - 1, '{') || isMark(tokens, index - 1, ',') || isNewLine(walk, index);
}

/** `provisioner "local-exec" {` */
function isLabelled(walk: Walk, index: number, to: number): boolean {
	const { tokens } = walk;
	const next = index + 1;
	if (next >= to || tokens.kind[next] !== Token.string || !isNewLine(walk, index)) return false;
	return isMark(tokens, behindLabels(walk, index, to), '{');
}

function behindLabels({ tokens }: Walk, index: number, to: number): number {
	let next = index + 1;
	while (next < to && tokens.kind[next] === Token.string) next++;
	return next;
}

/** `for k, v in`: the names are bound from here on. */
function readFor(walk: Walk, index: number, to: number, bound: Set<string>): number {
	const { tokens } = walk;
	let at = index;
	while (at < to && at < index + 4 && tokenText(tokens, at) !== 'in') {
		if (tokens.kind[at] === Token.word) bound.add(tokenText(tokens, at));
		at++;
	}
	return at + 1;
}

function readTraversal(walk: Walk, index: number, to: number, bound: ReadonlySet<string>): number {
	const { tokens, out } = walk;
	const parts = [index];
	let next = index + 1;
	while (next + 1 < to && isMark(tokens, next, '.') && tokens.kind[next + 1] === Token.word) {
		parts.push(next + 1);
		next += 2;
	}
	const root = tokenText(tokens, index);
	const refer = (part: number, kind: 'read' | 'type', member: boolean): void =>
		out.refer(tokenText(tokens, part), tokens.start[part], kind, member);
	if (isMark(tokens, next, '(') && !isNewLine(walk, next)) {
		recordCall(walk, parts, next);
		if (FILES.test(root) && tokens.kind[next + 1] === Token.string) includeFile(walk, next + 1);
		return next;
	}
	if (WORDS.test(root) && parts.length === 1) return next;
	if (OWN_ROOTS.test(root)) {
		for (const part of parts.slice(1)) refer(part, 'read', true);
		return next;
	}
	let first = 0;
	if (NAMED_ROOTS.test(root) && parts.length > 1 && !bound.has(root)) {
		refer(parts[1], 'read', false);
		first = 2;
	} else if (TYPED_ROOTS.test(root) && parts.length > 2 && !bound.has(root)) {
		refer(parts[1], 'type', false);
		refer(parts[2], 'read', false);
		first = 3;
	} else if (parts.length > 1 && root.includes('_') && !bound.has(root)) {
		refer(index, 'type', false);
		refer(parts[1], 'read', false);
		first = 2;
	} else {
		refer(index, 'read', false);
		first = 1;
	}
	for (const part of parts.slice(first)) refer(part, 'read', true);
	if (first > 1) {
		takeAddress(walk, parts.slice(0, first));
		const output = root === 'module' ? outputOf(walk, parts, next, to) : -1;
		if (output !== -1) takeAddress(walk, [index, parts[1], output]);
	}
	return next;
}

/** What a block takes from another is a value with the address of that: references alone do not say `var` or `local`. */
function takeAddress({ tokens, out }: Walk, parts: readonly number[]): void {
	const names = parts.map((part) => tokenText(tokens, part));
	out.yields('return', addressValue(out, names), tokens.start[parts[parts.length - 1]]);
}

/** `module.net.id` as a value. */
export function addressValue(out: Recorder, [root, ...members]: readonly string[]): number {
	let value = out.value('name', root, -1, -1);
	for (const member of members) value = out.value('member', member, value, -1);
	return value;
}

/** The output that is taken of a module, also of one among several: `module.net["a"].id`, `module.net[*].id`; -1 for none. */
function outputOf(walk: Walk, parts: readonly number[], next: number, to: number): number {
	const { tokens, brackets } = walk;
	if (parts.length > 2) return parts[2];
	if (next >= to || isNewLine(walk, next)) return -1;
	let at = next;
	if (isMark(tokens, at, '[') && brackets.close[at] !== -1) at = brackets.close[at] + 1;
	else if (isMark(tokens, at, '.') && isMark(tokens, at + 1, '*')) at += 2;
	return at + 1 < to && isMark(tokens, at, '.') && tokens.kind[at + 1] === Token.word ? at + 1 : -1;
}

/** Functions whose first argument is a file. */
const FILES = /^(?:file|filebase64|fileexists|templatefile|filemd5|filesha256|filebase64sha256)$/;

function includeFile(walk: Walk, index: number): void {
	const { tokens, out } = walk;
	const module = labelText(walk, index);
	if (module === '') return;
	const [start, end] = [tokens.start[index], tokens.end[index]];
	out.importName({
		kind: 'include',
		module,
		imported: '',
		local: null,
		start,
		end,
		nameStart: start + 1,
		flags: 0,
	});
}

const MAX_ARGS = 8;
/** More of an argument is not kept; calls may nest thousands deep. */
const MAX_ARG = 400;

function recordCall(walk: Walk, parts: readonly number[], open: number): void {
	const { tokens, brackets, out } = walk;
	const last = parts[parts.length - 1];
	const name = tokenText(tokens, last);
	const close = Math.min(brackets.close[open], tokens.count);
	const args: Arg[] = [];
	let count = 0;
	let first = open + 1;
	for (let i = open + 1; i <= close; i++) {
		if (i < close && !isMark(tokens, i, ',')) {
			if (brackets.close[i] !== -1) i = Math.min(brackets.close[i], close - 1);
			continue;
		}
		if (i > first && count++ < MAX_ARGS) {
			args.push({
				kind: argKind(walk, first, i),
				text: tokens.text.slice(
					tokens.start[first],
					Math.min(tokens.end[i - 1], tokens.start[first] + MAX_ARG),
				),
			});
		}
		first = i + 1;
	}
	out.refer(name, tokens.start[last], 'call', false);
	out.call({
		via: 'call',
		callee: name,
		name,
		receiver: null,
		nameStart: tokens.start[last],
		start: tokens.start[last],
		end: close < tokens.count ? tokens.end[close] : tokens.end[tokens.count - 1],
		flags: 0,
		args,
		argCount: count,
		calleeValue: out.value('name', name, -1, -1),
		argValues: [],
	});
}

function argKind({ tokens, brackets }: Walk, from: number, to: number): ArgKind {
	const mark = tokenText(tokens, from)[0];
	const last = to - 1;
	if (mark === '{' || mark === '[')
		return brackets.close[from] !== last ? 'other' : mark === '{' ? 'object' : 'array';
	if (tokens.kind[from] === Token.string) return last === from ? 'string' : 'other';
	if (tokens.kind[from] === Token.number) return last === from ? 'number' : 'other';
	if (tokens.kind[from] !== Token.word) return 'other';
	const word = tokenText(tokens, from);
	if (last === from)
		return word === 'null' ? 'null' : /^(?:true|false)$/.test(word) ? 'boolean' : 'identifier';
	if (isMark(tokens, from + 1, '(') && brackets.close[from + 1] === last) return 'call';
	for (let i = from + 1; i <= last; i++) {
		if (brackets.close[i] !== -1 && isMark(tokens, i, '[')) i = brackets.close[i];
		else if (!isMark(tokens, i, '.') && !isMark(tokens, i - 1, '.')) return 'other';
	}
	return 'member';
}

/** `${…}` and `%{…}` in a string. */
function readTemplate(walk: Walk, index: number, depth: number, bound: Set<string>): void {
	const { tokens, out } = walk;
	const text = labelText(walk, index);
	if (!text.includes('{')) return;
	const base = tokens.start[index] + 1;
	for (let at = 0; at < text.length - 1; at++) {
		const unit = text[at];
		if ((unit !== '$' && unit !== '%') || text[at + 1] !== '{') continue;
		if (text[at - 1] === unit) continue;
		const close = holeEnd(text, at + 2);
		const inner = walkOf(out, base + at + 2, base + close);
		referExpressions(inner, 0, inner.tokens.count, depth, bound);
		at = close;
	}
}

/** The brace that closes a template; strings in it may hold braces. */
function holeEnd(text: string, from: number): number {
	let depth = 0;
	let inString = false;
	for (let at = from; at < text.length; at++) {
		const unit = text[at];
		if (unit === '\\') at++;
		else if (unit === '"') inString = !inString;
		else if (unit === '{') depth++;
		else if (unit === '}') {
			if (depth === 0) return at;
			depth--;
		}
	}
	return text.length;
}
