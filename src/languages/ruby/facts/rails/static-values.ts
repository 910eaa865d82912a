import { firstNamedChild, nextNamedSibling } from '../../../../model/syntax-walk.ts';
import { Kind } from '../../syntax.ts';
import type { Walk } from '../../walk.ts';

/** What an expression is when that can be read off; `code` is every other. */
export type Static =
	| { is: 'text'; text: string; isSymbol: boolean }
	| { is: 'list'; items: readonly Static[] }
	| { is: 'hash'; entries: readonly Entry[] }
	| { is: 'flag'; value: boolean }
	| { is: 'nil' }
	| { is: 'code' };

export interface Entry {
	key: Static;
	/** Node of the key: `Sidekiq::Web` of `Sidekiq::Web => '/jobs'`. */
	keyNode: number;
	value: Static;
	node: number;
}

/** Variables and constants whose value is known. */
export type Names = Map<string, Static>;

const CODE: Static = { is: 'code' };
const MAX_ITEMS = 500;
const MAX_DEPTH = 8;
const MAX_TEXT = 500;

export function staticValue(walk: Walk, node: number, names: Names, depth = 0): Static {
	if (node === -1 || depth > MAX_DEPTH) return CODE;
	const { tree } = walk;
	switch (walk.kind(node)) {
		case Kind.simple_symbol:
			return { is: 'text', text: walk.textOf(node).slice(1), isSymbol: true };
		case Kind.hash_key_symbol:
			return { is: 'text', text: walk.textOf(node), isSymbol: true };
		case Kind.string:
		case Kind.bare_string:
		case Kind.chained_string:
			return written(walk, node, names, false, depth);
		case Kind.delimited_symbol:
		case Kind.bare_symbol:
			return written(walk, node, names, true, depth);
		case Kind.array:
		case Kind.string_array:
		case Kind.symbol_array:
			return list(walk, node, names, depth);
		case Kind.hash:
			return { is: 'hash', entries: hashEntries(walk, node, names, depth) };
		case Kind.true:
			return { is: 'flag', value: true };
		case Kind.false:
			return { is: 'flag', value: false };
		case Kind.nil:
			return { is: 'nil' };
		case Kind.identifier:
		case Kind.constant:
			return names.get(walk.textOf(node)) ?? CODE;
		case Kind.parenthesized_statements:
			return staticValue(walk, firstNamedChild(tree, node), names, depth + 1);
		case Kind.call:
			return converted(walk, node, names, depth);
		case Kind.binary:
			return combined(walk, node, names, depth);
		default:
			return CODE;
	}
}

/** A string or symbol; what is put into it must be known, too. */
function written(walk: Walk, node: number, names: Names, isSymbol: boolean, depth: number): Static {
	const { tree } = walk;
	let text = '';
	for (let child = firstNamedChild(tree, node); child !== -1; child = nextNamedSibling(tree, child)) {
		const kind = walk.kind(child);
		if (kind === Kind.string_content || kind === Kind.escape_sequence) text += walk.textOf(child);
		else {
			const inner = kind === Kind.interpolation ? firstNamedChild(tree, child) : child;
			const part = staticValue(walk, inner, names, depth + 1);
			if (part.is !== 'text') return CODE;
			text += part.text;
		}
	}
	return text.length > MAX_TEXT ? CODE : { is: 'text', text, isSymbol };
}

function list(walk: Walk, node: number, names: Names, depth: number): Static {
	const { tree } = walk;
	const items: Static[] = [];
	for (let child = firstNamedChild(tree, node); child !== -1; child = nextNamedSibling(tree, child)) {
		if (items.length >= MAX_ITEMS) return CODE;
		if (walk.kind(child) === Kind.splat_argument) {
			const inner = staticValue(walk, firstNamedChild(tree, child), names, depth + 1);
			if (inner.is !== 'list') return CODE;
			items.push(...inner.items);
		} else items.push(staticValue(walk, child, names, depth + 1));
	}
	return { is: 'list', items };
}

function hashEntries(walk: Walk, node: number, names: Names, depth: number): Entry[] {
	const { tree } = walk;
	const entries: Entry[] = [];
	for (let child = firstNamedChild(tree, node); child !== -1; child = nextNamedSibling(tree, child)) {
		if (walk.kind(child) === Kind.pair) entries.push(entryOf(walk, child, names, depth + 1));
	}
	return entries;
}

export function entryOf(walk: Walk, pair: number, names: Names, depth = 0): Entry {
	const keyNode = walk.field(pair, 'key');
	const value = walk.field(pair, 'value');
	const key = staticValue(walk, keyNode, names, depth);
	if (value !== -1) return { key, keyNode, value: staticValue(walk, value, names, depth), node: value };
	// `{ name: }` is short for `{ name: name }`.
	return { key, keyNode, value: names.get(walk.textOf(keyNode)) ?? CODE, node: keyNode };
}

const SAME = new Set(['freeze', 'to_s', 'to_sym', 'dup']);

/** `%w[a b].freeze`. */
function converted(walk: Walk, node: number, names: Names, depth: number): Static {
	const receiver = walk.field(node, 'receiver');
	const method = walk.textOf(walk.field(node, 'method'));
	if (receiver === -1 || !SAME.has(method)) return CODE;
	const value = staticValue(walk, receiver, names, depth + 1);
	if (value.is !== 'text') return value;
	return { ...value, isSymbol: method === 'to_sym' || (value.isSymbol && method !== 'to_s') };
}

/** `LIST + [:a]`, `LIST - [:a]`, `'a' + 'b'`. */
function combined(walk: Walk, node: number, names: Names, depth: number): Static {
	const operator = walk.textOf(walk.field(node, 'operator'));
	if (operator !== '+' && operator !== '-') return CODE;
	const left = staticValue(walk, walk.field(node, 'left'), names, depth + 1);
	const right = staticValue(walk, walk.field(node, 'right'), names, depth + 1);
	if (left.is === 'list' && right.is === 'list') {
		if (operator === '+') return { is: 'list', items: [...left.items, ...right.items] };
		const taken = right.items.map(textOf);
		return { is: 'list', items: left.items.filter((item) => !taken.includes(textOf(item))) };
	}
	const isText = left.is === 'text' && right.is === 'text' && operator === '+';
	return isText ? { is: 'text', text: left.text + right.text, isSymbol: false } : CODE;
}

/** The text of a string or symbol; '' for nil; null for what is not known. */
export function textOf(value: Static | undefined): string | null {
	if (value === undefined) return null;
	if (value.is === 'text') return value.text;
	return value.is === 'nil' ? '' : null;
}

/** The texts of a list, or of one alone; null when one of them is not known. */
export function textsOf(value: Static): string[] | null {
	if (value.is === 'nil') return [];
	const texts = (value.is === 'list' ? value.items : [value]).map((item) => textOf(item));
	return texts.some((text) => text === null) ? null : (texts as string[]);
}
