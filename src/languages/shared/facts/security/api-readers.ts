import type { Attributes } from '../../../../model/facts/rules.ts';
import { literalText, splitArguments } from '../literals.ts';
import type { ApiCall, ApiReader } from './apis.ts';
import type { Given } from './given.ts';

/** What calls of functions say, for the tables of all languages. */

/** The library of a function: all but its last name. */
function libraryOf({ api }: ApiCall): string {
	const at = api.lastIndexOf('.');
	return at < 0 ? api : api.slice(0, at);
}

function givenAs(given: Given | null): { given?: string } {
	return given === null ? {} : { given: given.how };
}

export function fileOperationAt(operation: string, at = 0, ...names: string[]): ApiReader {
	return (seen, tell) => {
		const given = seen.given(at, ...names);
		tell({ api: seen.api, operation, path: given?.text, ...givenAs(given) });
	};
}

const WRITES = /[wax+]/;

/** `open(path, mode)`: what it is opened for is in its mode. */
export function openedFile(modeAt = 1, ...names: string[]): ApiReader {
	return (seen, tell) => {
		const given = seen.given(0, 'path', 'file', 'filename');
		const mode = seen.argument(modeAt, 'mode', 'flags', ...names);
		const written = mode === undefined ? 'r' : seen.literal(modeAt, 'mode', 'flags', ...names);
		const operation =
			written === null ? 'open' : written.includes('a') ? 'append' : WRITES.test(written) ? 'write' : 'read';
		tell({ api: seen.api, operation, path: given?.text, ...givenAs(given) });
	};
}

export function randomFrom(cryptographic: boolean): ApiReader {
	return (seen, tell) => tell({ source: seen.api, cryptographic });
}

export function regexAt(at = 0, ...names: string[]): ApiReader {
	return (seen, tell) => {
		const given = seen.given(at, ...names);
		if (given === null) return;
		tell({ api: seen.api, pattern: given.text, ...givenAs(given) });
	};
}

/** The algorithm is an argument, or known from the function. */
export function cryptoOf(
	operation: string,
	algorithm: number | string | null,
	...names: string[]
): ApiReader {
	return (seen, tell) => {
		const written = typeof algorithm === 'number' ? seen.literal(algorithm, ...names) : algorithm;
		tell({ library: libraryOf(seen), operation, algorithm: written });
	};
}

export function envAt(at = 0, defaultAt = 1, ...names: string[]): ApiReader {
	return (seen, tell) => {
		const hasDefault = seen.position(defaultAt, ...names) >= 0;
		tell({ name: seen.literal(at), api: seen.api, has_default: hasDefault ? true : null });
	};
}

export function configAt(library: string, at = 0, defaultAt = 1): ApiReader {
	return (seen, tell) => {
		const hasDefault = seen.call.args[defaultAt] !== undefined;
		const key = seen.literal(at);
		if (seen.call.args[at] === undefined) return;
		tell({ library, key, has_default: hasDefault ? true : null });
	};
}

export function renderOf(operation: 'render' | 'render_text' | 'raw', at = 0, ...names: string[]): ApiReader {
	return (seen, tell) => {
		const given = seen.given(at, ...names);
		const template = operation === 'render' ? given?.text : null;
		tell({ api: seen.api, operation, template, ...givenAs(given) });
	};
}

export function deserializes(
	format: string,
	loader?: (seen: ApiCall) => string | null | undefined,
): ApiReader {
	return (seen, tell) => tell({ api: seen.api, format, loader: loader?.(seen) });
}

/** A line that a shell reads. */
export function shellCommand(at = 0, ...names: string[]): ApiReader {
	return (seen, tell) => {
		const given = seen.given(at, ...names);
		tell({ api: seen.api, command: given?.text, form: 'shell', ...givenAs(given) });
	};
}

/** Programs that read a line, and what tells them to. */
const SHELL =
	/^(?:[\w/.-]{0,80}[/\\])?(?:sh|bash|zsh|dash|ksh|ash|cmd|cmd\.exe|powershell|powershell\.exe|pwsh)$/i;
const READ_LINE = /^["'`](?:-\w{0,3}c|\/c|-Command)["'`]$/i;

/** A program with its arguments apart, which are a list (`spawn('git', ['log'])`) or follow it. */
export function argvCommand(at = 0, ...names: string[]): ApiReader {
	return (seen, tell) => {
		const position = seen.position(at, ...names);
		const given = seen.given(at, ...names);
		const parts = partsAfter(seen, position);
		if (isShell(given?.text, parts)) {
			const script = seen.call.args[position + 1]?.kind === 'array' ? null : seen.given(position + 2);
			tell({ api: seen.api, form: 'shell', ...lineOf(parts[1], script) });
			return;
		}
		tell({
			api: seen.api,
			command: given?.text,
			form: 'argv',
			...givenAs(given),
			arguments: describe(parts),
		});
	};
}

/** The program and its arguments are one list: `subprocess.run(['git', 'log'])`. */
export function listCommand(seen: ApiCall, at: number, ...names: string[]): Attributes {
	const [first = '', ...parts] = splitArguments(inBrackets(seen.argument(at, ...names)?.text ?? '')).map(
		({ text }) => text,
	);
	const program = literalText(first);
	if (isShell(program, parts)) return { api: seen.api, form: 'shell', ...lineOf(parts[1], null) };
	return {
		api: seen.api,
		command: program,
		form: 'argv',
		given: program === null ? 'variable' : 'literal',
		arguments: describe(parts),
	};
}

/** `sh -c` and what it is to read. */
function isShell(program: string | null | undefined, parts: readonly string[]): boolean {
	return typeof program === 'string' && SHELL.test(program) && READ_LINE.test(parts[0] ?? '');
}

function lineOf(written: string | undefined, given: Given | null): Attributes {
	if (given !== null) return { command: given.text, given: given.how };
	if (written === undefined) return {};
	const text = literalText(written);
	const isFixed = text !== null && !HOLE.test(written);
	return {
		command: isFixed ? text : null,
		given: isFixed ? 'literal' : text === null ? 'variable' : 'interpolated',
	};
}

/** The arguments behind a program, as written. */
function partsAfter({ call }: ApiCall, at: number): string[] {
	const others = call.args
		.slice(at + 1)
		.filter(({ name, kind }) => name === undefined && kind !== 'object' && kind !== 'function');
	if (others[0]?.kind === 'array') return splitArguments(inBrackets(others[0].text)).map(({ text }) => text);
	return others.map(({ text }) => text);
}

/** How the arguments behind a program are given. */
export function argumentsAfter(seen: ApiCall, at: number): string | null {
	return describe(partsAfter(seen, at));
}

function describe(written: readonly string[]): string | null {
	if (written.length === 0) return null;
	const isFixed = (text: string): boolean =>
		/^[\d.]{1,20}$/.test(text) || (literalText(text) !== null && !HOLE.test(text));
	return written.every(isFixed) ? 'literal' : 'built';
}

/** In a text that something is put into. */
const HOLE = /^[fF]["']|^@?\$|[$#]\{|"[^"]{0,400}\$\w/;

/** What is inside the brackets of a list as written: `["a"]`, `new String[] { "a" }`, `List.of("a")`. */
function inBrackets(text: string): string {
	return text
		.trim()
		.replace(/^(?:new\s{1,4}[\w.]{1,40}\s{0,4}\[\s{0,4}\]\s{0,4}\{|[^([{]{0,40}[([{])/, '')
		.replace(/[)\]}]$/, '');
}
