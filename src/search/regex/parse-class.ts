import { NAMED_CLASSES, SHORT_CLASSES } from './byte-classes.ts';
import {
	type ByteSet,
	foldedOf,
	inverseOf,
	literalOf,
	noBytes,
	type Pattern,
	rangeOf,
	unionOf,
} from './pattern.ts';
import type { PatternScanner } from './pattern-scanner.ts';

/** What brackets take: bytes, and characters outside of ASCII, which are several bytes each. */
interface ClassItems {
	bytes: ByteSet;
	wide: Set<number>;
}

const MAX_WIDE = 1_000;
const MAX_DEPTH = 50;

/** Reads from `[` to its `]`. */
export function parseClass(scanner: PatternScanner, ignoreCase: boolean): Pattern {
	const { bytes, wide } = readItems(scanner, ignoreCase, 0);
	const set: Pattern = { is: 'set', bytes };
	if (wide.size === 0) return set;
	const characters = [...wide]
		.sort((a, b) => a - b)
		.map((code) => literalOf(String.fromCodePoint(code), false));
	return { is: 'either', items: bytes.includes(1) ? [set, ...characters] : characters };
}

/** Both cases count before what is left out is turned around: `[^a]` takes no A either. */
function readItems(scanner: PatternScanner, ignoreCase: boolean, depth: number): ClassItems {
	const opening = scanner.at;
	if (depth > MAX_DEPTH)
		scanner.fail('brackets are nested too deeply', 'Write them one after another.', opening);
	scanner.at++;
	const isNegated = scanner.take('^');
	let found: ClassItems = { bytes: noBytes(), wide: new Set() };
	let isFirst = true;
	for (;;) {
		const at = scanner.at;
		if (scanner.isDone) scanner.fail('this bracket is not closed', 'Close it with ], or write \\[.', opening);
		if (!isFirst && scanner.take(']')) break;
		isFirst = false;
		const operator = ['&&', '--', '~~'].find((each) => scanner.startsWith(each));
		if (operator !== undefined && at > opening + 1 && !(operator === '--' && scanner.text[at + 2] === ']')) {
			scanner.at += 2;
			found = combine(operator, found, readRest(scanner, ignoreCase, depth, opening));
			break;
		}
		add(found, readOne(scanner, ignoreCase, depth));
	}
	if (!isNegated) return found;
	if (found.wide.size > 0) {
		scanner.fail(
			'brackets that leave out characters beyond ASCII are not supported',
			'A pattern takes bytes, and such a character is several.',
			opening,
		);
	}
	return { bytes: inverseOf(found.bytes), wide: new Set() };
}

/** What follows an operator, to the closing bracket; further operators apply to the whole before them. */
function readRest(scanner: PatternScanner, ignoreCase: boolean, depth: number, opening: number): ClassItems {
	const found: ClassItems = { bytes: noBytes(), wide: new Set() };
	while (!scanner.take(']')) {
		if (scanner.isDone) scanner.fail('this bracket is not closed', 'Close it with ], or write \\[.', opening);
		if (['&&', '--', '~~'].some((each) => scanner.startsWith(each))) {
			scanner.fail(
				'more than one operator in brackets',
				'Put the first part in brackets of its own.',
				scanner.at,
			);
		}
		add(found, readOne(scanner, ignoreCase, depth));
	}
	return found;
}

function readOne(scanner: PatternScanner, ignoreCase: boolean, depth: number): ClassItems {
	const items = readItem(scanner, ignoreCase, depth);
	return ignoreCase ? { bytes: foldedOf(items.bytes), wide: items.wide } : items;
}

function readItem(scanner: PatternScanner, ignoreCase: boolean, depth: number): ClassItems {
	if (scanner.startsWith('[:')) {
		const named = /^\[:(\^?)([a-z]+):\]/.exec(scanner.text.slice(scanner.at, scanner.at + 20));
		if (named !== null && Object.hasOwn(NAMED_CLASSES, named[2])) {
			scanner.at += named[0].length;
			const bytes = NAMED_CLASSES[named[2]];
			return { bytes: named[1] === '^' ? inverseOf(bytes) : bytes, wide: new Set() };
		}
	}
	if (scanner.text[scanner.at] === '[') return readItems(scanner, ignoreCase, depth + 1);
	const start = scanner.at;
	const from = readMember(scanner);
	if (typeof from !== 'number') return { bytes: from, wide: new Set() };
	const isRange = scanner.text[scanner.at] === '-' && !/[\]-]/.test(scanner.text[scanner.at + 1] ?? ']');
	if (!isRange) return membersOf(scanner, from, from, start);
	scanner.at++;
	const to = scanner.text[scanner.at] === '[' ? noBytes() : readMember(scanner);
	if (typeof to !== 'number')
		scanner.fail('a range needs a character at its end', 'Write \\- for a dash.', start);
	if (to < from) scanner.fail('this range ends before it begins', 'Turn it around.', start);
	return membersOf(scanner, from, to, start);
}

/** A character by its code, or a class. */
function readMember(scanner: PatternScanner): number | ByteSet {
	if (scanner.text[scanner.at] !== '\\') return scanner.takeCharacter();
	const letter = scanner.text[scanner.at + 1];
	if (letter !== undefined && Object.hasOwn(SHORT_CLASSES, letter)) {
		scanner.at += 2;
		return SHORT_CLASSES[letter];
	}
	return scanner.takeEscape().code;
}

function membersOf(scanner: PatternScanner, from: number, to: number, start: number): ClassItems {
	const bytes = from < 128 ? rangeOf(from, Math.min(to, 127)) : noBytes();
	const wide = new Set<number>();
	const first = Math.max(from, 128);
	if (to - first >= MAX_WIDE) {
		scanner.fail(
			`a range of more than ${MAX_WIDE} characters beyond ASCII is not supported`,
			'A pattern takes bytes: [^\\x00-\\x7F]+ takes all that is beyond ASCII.',
			start,
		);
	}
	for (let code = first; code <= to; code++) wide.add(code);
	return { bytes, wide };
}

function add(to: ClassItems, from: ClassItems): void {
	to.bytes = unionOf(to.bytes, from.bytes);
	for (const code of from.wide) to.wide.add(code);
}

function combine(operator: string, left: ClassItems, right: ClassItems): ClassItems {
	const keep = (a: boolean, b: boolean) =>
		operator === '&&' ? a && b : operator === '--' ? a && !b : a !== b;
	const bytes = noBytes().map((_, byte) => (keep(left.bytes[byte] === 1, right.bytes[byte] === 1) ? 1 : 0));
	const wide = [...left.wide, ...right.wide].filter((code) =>
		keep(left.wide.has(code), right.wide.has(code)),
	);
	return { bytes, wide: new Set(wide) };
}
