import type { FactFile } from '../../../../model/facts/rules.ts';
import { literalText, splitArguments } from '../../../shared/facts/literals.ts';
import { joinPaths } from '../../../shared/facts/routes.ts';

/** A path as far as it is written. */
export interface WrittenPath {
	/** What is not known stays in it by its name: `${prefix}/users`. */
	text: string;
	/** Whether some of it is a string of this file. */
	isKnown: boolean;
}

const MAX_DEPTH = 4;
const MAX_PARTS = 20;
const MAX_NAME = 60;
const NAME = /^[\p{L}_][\p{L}\p{N}_]{0,100}$/u;
const CALL = /^(path\.Join|fmt\.Sprintf|url\.JoinPath)\(([\s\S]{0,600})\)$/;

/** What an expression of strings comes to: literals and constants, `+`, `path.Join` and `fmt.Sprintf`. */
export function pathOf(expression: string, scope: number, file: FactFile, depth = 0): WrittenPath {
	const parts = operands(expression).map((part) => operand(part.trim(), scope, file, depth));
	return { text: parts.map(({ text }) => text).join(''), isKnown: parts.some(({ isKnown }) => isKnown) };
}

function operand(written: string, scope: number, file: FactFile, depth: number): WrittenPath {
	const literal = literalText(written);
	if (literal !== null) return { text: literal, isKnown: true };
	if (NAME.test(written)) {
		const held = file.constant(written, scope);
		if (held !== null) return { text: held, isKnown: true };
	}
	const call = depth < MAX_DEPTH ? CALL.exec(written) : null;
	if (call !== null) {
		const args = splitArguments(call[2]).map(({ text }) => pathOf(text, scope, file, depth + 1));
		const isKnown = args.some((arg) => arg.isKnown);
		const [format, ...values] = args.map(({ text }) => text);
		if (call[1] !== 'fmt.Sprintf') {
			return { text: args.reduce((whole, { text }) => joinPaths(whole, text), ''), isKnown };
		}
		let at = 0;
		if (format !== undefined) return { text: format.replace(/%[a-z]/g, () => values[at++] ?? ''), isKnown };
	}
	const name = written.replace(/\s{1,80}/g, ' ');
	return { text: `\${${name.length > MAX_NAME ? `${name.slice(0, MAX_NAME)}…` : name}}`, isKnown: false };
}

/** The parts between `+` signs that are in no string and no brackets. */
function operands(expression: string): string[] {
	if (!expression.includes('+')) return [expression];
	const parts: string[] = [];
	let depth = 0;
	let from = 0;
	for (let at = 0; at < expression.length && parts.length < MAX_PARTS; at++) {
		const unit = expression[at];
		if (unit === '"' || unit === '`') {
			const close = expression.indexOf(unit, at + 1);
			at = close < 0 ? expression.length : close;
		} else if (unit === '(' || unit === '[' || unit === '{') depth++;
		else if (unit === ')' || unit === ']' || unit === '}') depth--;
		else if (unit === '+' && depth === 0) {
			parts.push(expression.slice(from, at));
			from = at + 1;
		}
	}
	return [...parts, expression.slice(from)];
}

/** `GET example.com/users` of Go 1.22: the method, and the path without the host. */
export function patternOf(pattern: string): { method: string; path: string } {
	const [, method, rest] = /^(?:([A-Z]{3,10})[ \t]{1,8})?([\s\S]*)$/.exec(pattern)!;
	const slash = rest.indexOf('/');
	const isHost = slash > 0 && /^[\w.:*-]{1,200}$/.test(rest.slice(0, slash)) && rest.includes('.');
	return { method: method ?? 'ANY', path: isHost && rest.indexOf('.') < slash ? rest.slice(slash) : rest };
}

const METHOD_CONSTANT =
	/^(?:\w{1,40}\.Method|Method|(?:http|fiber|echo|consts|fasthttp)\.)([A-Z][A-Za-z]{2,11})$/;

/** `"GET"`, `http.MethodGet`, `echo.GET`; null for what is no method that can be told. */
function methodOf(written: string, scope: number, file: FactFile): string | null {
	const text = literalText(written) ?? (NAME.test(written) ? file.constant(written, scope) : null);
	if (text !== null) return text.toUpperCase();
	return METHOD_CONSTANT.exec(written.trim())?.[1].toUpperCase() ?? null;
}

/** The methods of a list: `[]string{"GET", http.MethodPost}`, or one alone. */
export function methodsOf(written: string, scope: number, file: FactFile): string[] {
	const list = /^\[\]string\{([\s\S]{0,400})\}(?:\.\.\.)?$/.exec(written.trim());
	const parts = list === null ? [written] : splitArguments(list[1]).map(({ text }) => text);
	return parts.flatMap((part) => methodOf(part, scope, file) ?? []);
}
