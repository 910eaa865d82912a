import { applyEdits, modify, type ParseError, parse, parseTree, printParseErrorCode } from 'jsonc-parser';

/** A file that cannot be edited safely, in words for its owner. */
export class Unreadable extends Error {}

/** The text with the value at a path, or without it when there is none. Comments and formatting stay as they are. */
export function editJson(text: string, path: readonly [string, string], value: object | undefined): string {
	const mark = text.startsWith('\uFEFF') ? '\uFEFF' : '';
	const body = text.slice(mark.length);
	const source = body.trim() === '' ? '{}\n' : body;
	check(source, path[0]);
	if (value === undefined && !isThere(source, path)) return text;
	const edits = modify(source, [...path], value, { formattingOptions: formatOf(source) });
	const edited = applyEdits(source, edits);
	check(edited, path[0]);
	return mark + edited;
}

/** What stands at the path now. */
export function valueIn(text: string, [outer, inner]: readonly [string, string]): unknown {
	const root: unknown = parse(text.replace(/^\uFEFF/, ''), [], { allowTrailingComma: true });
	const servers = isObject(root) ? root[outer] : undefined;
	return isObject(servers) ? servers[inner] : undefined;
}

function isThere(text: string, path: readonly [string, string]): boolean {
	return valueIn(text, path) !== undefined;
}

function check(text: string, key: string): void {
	const errors: ParseError[] = [];
	const tree = parseTree(text, errors, { allowTrailingComma: true });
	if (errors.length > 0) {
		const [{ error, offset }] = errors;
		const line = text.slice(0, offset).split('\n').length;
		throw new Unreadable(`line ${line}: ${inWords(printParseErrorCode(error))}`);
	}
	if (tree?.type !== 'object') throw new Unreadable('it is not an object');
	const names = (tree.children ?? []).map(({ children }) => String(children?.[0].value));
	if (new Set(names).size < names.length) throw new Unreadable('a key stands in it twice');
	const value: unknown = parse(text, [], { allowTrailingComma: true });
	const servers = isObject(value) ? value[key] : undefined;
	if (servers !== undefined && !isObject(servers)) throw new Unreadable(`${key} is not an object`);
}

function isObject(value: unknown): value is Record<string, unknown> {
	return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** As the file is indented already; two spaces where nothing is. */
function formatOf(text: string): { insertSpaces: boolean; tabSize: number; eol: string } {
	const indent = /^([ \t]+)\S/m.exec(text)?.[1] ?? '  ';
	const isTab = indent.startsWith('\t');
	return {
		insertSpaces: !isTab,
		tabSize: isTab ? 1 : Math.min(8, indent.length),
		eol: text.includes('\r\n') ? '\r\n' : '\n',
	};
}

/** `PropertyNameExpected` is "property name expected". */
function inWords(code: string): string {
	return code.replaceAll(/(?<=[a-z])(?=[A-Z])/g, ' ').toLowerCase();
}
