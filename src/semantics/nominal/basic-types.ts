import { words } from '../../model/word-list.ts';
import type { Fit } from './overloads.ts';

/** Numbers, each can be given where one behind it is wanted. */
const WIDENING: readonly (readonly string[])[] = [
	['byte', 'short', 'int', 'long', 'float', 'double'],
	['char', 'int', 'long', 'float', 'double'],
	['sbyte', 'short', 'int', 'long', 'float', 'double', 'decimal'],
	['byte', 'ushort', 'uint', 'ulong'],
	// A number that is written in Kotlin is of the type that is wanted.
	['Int', 'long', 'short', 'byte'],
];
/** Other names of basic types. */
const BOXES: Readonly<Record<string, string>> = {
	Integer: 'int',
	Character: 'char',
	Long: 'long',
	Double: 'double',
	Float: 'float',
	Short: 'short',
	Byte: 'byte',
	Boolean: 'boolean',
	Int32: 'int',
	Int64: 'long',
	String: 'string',
};
const PRIMITIVES: ReadonlySet<string> = new Set([
	...words('byte short int long float double char boolean bool sbyte ushort uint ulong decimal nint'),
	...words('nuint Int Char Unit UInt ULong UByte UShort'),
]);
const ABOVE_ALL: ReadonlySet<string> = new Set(['Object', 'object', 'Any']);
/** What a string can be given for besides itself. */
const OF_STRINGS: ReadonlySet<string> = new Set(['CharSequence', 'Comparable', 'Serializable']);

/** Whether a type of the platform has nothing of a repository above or below it. */
export function isBasic(name: string): boolean {
	return PRIMITIVES.has(name) || Object.hasOwn(BOXES, name) || name === 'string';
}

/** How something of a type of the platform fits where another is wanted. */
export function basicFit(
	{ name: given, package: owner }: { name: string; package: string },
	wanted: string,
): Fit {
	if (given === wanted) return 'same';
	if (!isBasic(given)) return 'maybe';
	if (ABOVE_ALL.has(wanted)) return 'yes';
	const [from, to] = [BOXES[given] ?? given, BOXES[wanted] ?? wanted];
	if (!isBasic(wanted)) {
		if ((from === 'string' && OF_STRINGS.has(wanted)) || wanted === 'Comparable') return 'yes';
		if (!owner.startsWith('java')) return 'maybe';
		if (wanted === 'Number') return from === 'string' || from === 'boolean' || from === 'char' ? 'no' : 'yes';
		return wanted === 'Serializable' || wanted.startsWith('Constant') ? 'yes' : 'no';
	}
	// Between a number and its box.
	if (from === to) return 'yes';
	const isWider = WIDENING.some((line) => line.includes(from) && line.indexOf(to) > line.indexOf(from));
	return isWider && (PRIMITIVES.has(wanted) || from === 'Int') ? 'yes' : 'no';
}
