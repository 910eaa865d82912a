import type { Attributes } from '../../../../model/facts/rules.ts';
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
const READ_LINE = /^(?:-\w{0,3}c|\/c|-Command)$/i;

/** A program with its arguments apart, which are a list (`spawn('git', ['log'])`) or follow it. */
export function argvCommand(at = 0, ...names: string[]): ApiReader {
	return (seen, tell) => {
		const position = seen.position(at, ...names);
		tell(programWith(seen.api, seen.given(position), seen.givenFrom(position + 1)));
	};
}

/** The program and its arguments are one list: `subprocess.run(['git', 'log'])`. */
export function listCommand(seen: ApiCall, at: number, ...names: string[]): Attributes {
	const [program = null, ...parts] = seen.items(at, ...names) ?? [];
	return programWith(seen.api, program, parts);
}

function programWith(api: string, program: Given | null, parts: readonly Given[]): Attributes {
	const [mode, line] = parts;
	// `sh -c` and what it is to read.
	if (SHELL.test(program?.text ?? '') && READ_LINE.test(mode?.text ?? ''))
		return { api, form: 'shell', command: line?.text, given: line?.how };
	return {
		api,
		command: program?.text,
		form: 'argv',
		given: program?.how,
		arguments: describeArguments(parts),
	};
}

/** How the arguments behind a program are given. */
export function describeArguments(parts: readonly Given[]): string | null {
	if (parts.length === 0) return null;
	return parts.every(({ how }) => how === 'literal') ? 'literal' : 'built';
}
