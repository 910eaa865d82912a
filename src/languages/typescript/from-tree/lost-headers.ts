import { classHeritage } from './heritage.ts';
import type { EstreeNode, TreeReader } from './tree-reader.ts';

const NAMES: ReadonlySet<string> = new Set(['identifier', 'type_identifier']);
/** What may stand between the name and the brace of a class. */
const CLASS_PARTS: ReadonlySet<string> = new Set(['type_parameters', 'class_heritage']);

export const CLASS_MEMBERS: ReadonlySet<string> = new Set([
	'MethodDefinition',
	'TSAbstractMethodDefinition',
	'PropertyDefinition',
	'TSAbstractPropertyDefinition',
	'AccessorProperty',
	'TSAbstractAccessorProperty',
	'StaticBlock',
]);

/** Loose tokens of one parameter list that are looked through, so that many open ones stay linear. */
const MAX_PARAMETER_TOKENS = 256;

/** A declaration put together again from an error, and the first child that is not part of it. */
export interface Regained {
	declaration: EstreeNode;
	next: number;
}

/**
 * Reads a class or function whose beginning stands in an error as loose tokens: its header, and what
 * follows up to the closing brace, if that is there. `contents` makes of the children what may stand
 * in a class body or a function's.
 */
export function regainDeclaration(
	reader: TreeReader,
	children: readonly number[],
	at: number,
	contents: (nodes: readonly number[], intoClass: boolean) => EstreeNode[],
): Regained | null {
	const kind = reader.kind(children[at]);
	if (reader.isNamed(children[at])) return null;
	const name = children[at + 1];
	if (name === undefined || !NAMES.has(reader.kind(name))) return null;
	if (kind === 'class') return regainClass(reader, children, at, contents);
	return kind === 'function' ? regainFunction(reader, children, at, contents) : null;
}

function regainClass(
	reader: TreeReader,
	children: readonly number[],
	at: number,
	contents: (nodes: readonly number[], intoClass: boolean) => EstreeNode[],
): Regained {
	let open = at + 2;
	const parts = new Map<string, number>();
	while (open < children.length && CLASS_PARTS.has(reader.kind(children[open]))) {
		parts.set(reader.kind(children[open]), children[open]);
		open++;
	}
	const body = readBody(reader, children, open, (made) => CLASS_MEMBERS.has(made.type));
	const { start } = reader.tree;
	return {
		declaration: {
			type: 'ClassDeclaration',
			start: start[children[at]],
			end: body.end,
			decorators: [],
			id: reader.name(children[at + 1]),
			typeParameters: reader.use(parts.get('type_parameters') ?? -1),
			...classHeritage(reader, parts.get('class_heritage') ?? -1),
			body: { type: 'ClassBody', start: body.start, end: body.end, body: contents(body.nodes, true) },
			abstract: false,
			declare: false,
		},
		next: body.next,
	};
}

function regainFunction(
	reader: TreeReader,
	children: readonly number[],
	at: number,
	contents: (nodes: readonly number[], intoClass: boolean) => EstreeNode[],
): Regained | null {
	let open = at + 2;
	const typeParameters = reader.kind(children[open] ?? -1) === 'type_parameters' ? children[open++] : -1;
	const parameters = children[open] ?? -1;
	const isWhole = reader.kind(parameters) === 'formal_parameters';
	if (!isWhole && reader.kind(parameters) !== '(') return null;
	open = isWhole ? open + 1 : afterParentheses(reader, children, open);
	const returnType = reader.kind(children[open] ?? -1) === 'type_annotation' ? children[open++] : -1;
	const body = readBody(reader, children, open, () => true);
	const { start } = reader.tree;
	return {
		declaration: {
			type: 'FunctionDeclaration',
			start: start[children[at]],
			end: body.end,
			id: reader.name(children[at + 1]),
			generator: false,
			async: at > 0 && reader.kind(children[at - 1]) === 'async',
			declare: false,
			typeParameters: reader.use(typeParameters),
			params: isWhole ? reader.useAll(reader.named(parameters)) : [],
			returnType: reader.use(returnType),
			body: { type: 'BlockStatement', start: body.start, end: body.end, body: contents(body.nodes, false) },
			expression: false,
		},
		next: body.next,
	};
}

/** Past the parenthesis that closes the one at `open`, or past that one alone. */
function afterParentheses(reader: TreeReader, children: readonly number[], open: number): number {
	let depth = 0;
	const limit = Math.min(children.length, open + MAX_PARAMETER_TOKENS);
	for (let i = open; i < limit; i++) {
		const kind = reader.kind(children[i]);
		if (kind === '(') depth++;
		else if (kind === ')' && --depth === 0) return i + 1;
	}
	return open + 1;
}

/**
 * The children from an opening brace to its closing one; when that was lost, to the first child that
 * does not belong, else to the end. None without an opening brace.
 */
function readBody(
	reader: TreeReader,
	children: readonly number[],
	open: number,
	belongs: (made: EstreeNode) => boolean,
): { start: number; end: number; nodes: number[]; next: number } {
	const { start } = reader.tree;
	const headEnd = reader.end[children[open - 1]];
	if (open >= children.length || reader.kind(children[open]) !== '{') {
		return { start: headEnd, end: headEnd, nodes: [], next: open };
	}
	const nodes: number[] = [];
	let depth = 1;
	let i = open + 1;
	for (; i < children.length && depth > 0; i++) {
		const kind = reader.kind(children[i]);
		if (kind === '{') depth++;
		else if (kind === '}') depth--;
		else {
			const made = reader.use(children[i]);
			if (made !== null && !belongs(made)) break;
			nodes.push(children[i]);
		}
	}
	return { start: start[children[open]], end: reader.end[children[i - 1]], nodes, next: i };
}
