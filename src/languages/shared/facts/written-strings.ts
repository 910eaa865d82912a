import { ChunkFlag } from '../../../model/chunk.ts';
import type { FactFile, SeenChunk } from '../../../model/facts/rules.ts';
import type { Arg } from '../../../model/recorder.ts';
import { literalText, splitArguments } from './literals.ts';

/** Constants that are made of constants. */
const MAX_DEPTH = 4;
const MAX_PARTS = 20;
const NAME = /^[\p{L}_$][\p{L}\p{N}_$]{0,100}(?:\s{0,4}\.\s{0,4}[\p{L}_$][\p{L}\p{N}_$]{0,100}){0,8}$/u;
const NAMEOF = /^nameof\s{0,4}\(\s{0,4}(?:[\w.]{1,100}\.)?(\w{1,100})\s{0,4}\)$/;
const VALUES: ReadonlySet<string> = new Set(['field', 'property', 'constant', 'variable']);

/**
 * The string that an expression stands for: literals and constants of the file, put together with `+`.
 * A constant from elsewhere stays in it as `${Paths.USERS}`; null for what is no such expression.
 */
export function writtenString(expression: string, file: FactFile, depth = 0): string | null {
	let whole = '';
	for (const part of operands(expression)) {
		const text = operandText(part.trim(), file, depth);
		if (text === null) return null;
		whole += text;
	}
	return whole;
}

/**
 * The string that an argument stands for. A variable or parameter that holds no literal is known only when
 * the program runs: that is none.
 */
export function argumentString(arg: Arg | undefined, scope: number, file: FactFile): string | null {
	if (arg === undefined || arg.kind === 'function' || arg.kind === 'call') return null;
	if (arg.kind === 'identifier') {
		const constant = file.constant(arg.text, scope);
		if (constant !== null) return constant;
		const binding = file.binding(arg.text, scope);
		if (binding?.kind === 'function') return null;
		if (binding !== null && binding.chunk < 0 && binding.kind !== 'import') return null;
	}
	return writtenString(arg.text, file);
}

function operandText(operand: string, file: FactFile, depth: number): string | null {
	const literal = literalText(operand);
	if (literal !== null) return filledIn(operand, literal, file, depth);
	const named = NAMEOF.exec(operand);
	if (named !== null) return named[1];
	if (!NAME.test(operand)) return null;
	const name = operand.replace(/\s/g, '');
	return constantText(name, file, depth) ?? `\${${name}}`;
}

/** Constants in a template of Kotlin (`"$BASE/users"`) or C# (`$"{Base}/users"`). */
function filledIn(operand: string, literal: string, file: FactFile, depth: number): string {
	const isInterpolated = /^@?\$/.test(operand);
	const hole = isInterpolated
		? /\{([\w.]{1,100})\}/g
		: /(?<!\\)\$(?:\{([\w.]{1,100})\}|([A-Za-z_]\w{0,100}))/g;
	if (!literal.includes(isInterpolated ? '{' : '$')) return literal;
	return literal.replace(hole, (written, braced: string | undefined, bare: string | undefined) => {
		const name = braced ?? bare ?? '';
		return constantText(name, file, depth) ?? (isInterpolated ? `\${${name}}` : written);
	});
}

/** The text of a constant that the file declares: `NAME`, `Type.NAME`. */
function constantText(name: string, file: FactFile, depth: number): string | null {
	if (depth >= MAX_DEPTH) return null;
	const dot = name.lastIndexOf('.');
	const last = name.slice(dot + 1);
	const owner = dot < 0 ? null : name.slice(name.lastIndexOf('.', dot - 1) + 1, dot);
	const chunk = file.chunks.find(
		(found) =>
			found.name === last &&
			VALUES.has(found.kind) &&
			(found.flags & ChunkFlag.readonly) !== 0 &&
			(owner === null || isMemberOf(found, owner, file)),
	);
	if (chunk === undefined) return null;
	const declared = file.text.slice(chunk.nameStart, Math.min(chunk.end, chunk.nameStart + 600));
	const sign = declared.indexOf('=');
	if (sign < 0) return null;
	const text = writtenString(
		declared
			.slice(sign + 1)
			.trim()
			.replace(/;$/, ''),
		file,
		depth + 1,
	);
	return text === null || text.includes('${') ? null : text;
}

function isMemberOf(chunk: SeenChunk, owner: string, file: FactFile): boolean {
	const around = file.chunk(chunk.parent);
	if (around === undefined) return false;
	// What a companion object has is used as if its class had it.
	return around.name === owner || (around.kind === 'object' && file.chunk(around.parent)?.name === owner);
}

/** The parts between `+` signs that are in no string and no brackets. */
function operands(expression: string): string[] {
	const text = expression.trim();
	if (!text.includes('+')) return [text];
	const parts: string[] = [];
	let depth = 0;
	let from = 0;
	for (let at = 0; at < text.length && parts.length < MAX_PARTS; at++) {
		const unit = text[at];
		if (unit === '"' || unit === "'") at = endOfString(text, at);
		else if (unit === '(' || unit === '[' || unit === '{') depth++;
		else if (unit === ')' || unit === ']' || unit === '}') depth--;
		else if (unit === '+' && depth === 0) {
			parts.push(text.slice(from, at));
			from = at + 1;
		}
	}
	return [...parts, text.slice(from)];
}

function endOfString(text: string, start: number): number {
	for (let at = start + 1; at < text.length; at++) {
		if (text[at] === '\\') at++;
		else if (text[at] === text[start]) return at;
	}
	return text.length;
}

/** The expressions of a list as written (`{"a", B}`, `["a"]`, `arrayOf("a")`, `new[] { "a" }`), or one alone. */
export function listed(written: string): string[] {
	const text = written.trim();
	const opened = /^(?:arrayOf\s{0,4}\(|new\s{0,4}(?:string\s{0,4})?\[\s{0,4}\]\s{0,4}\{|[[{])/.exec(text);
	if (opened === null || !/[)\]}]$/.test(text)) return [text];
	return splitArguments(text.slice(opened[0].length, -1)).map((part) => part.text);
}
