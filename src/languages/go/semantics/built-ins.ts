import { words } from '../../../model/word-list.ts';

const PLAIN_TYPES: ReadonlySet<string> = new Set([
	...words('string bool byte rune int int8 int16 int32 int64 uint uint8 uint16 uint32 uint64 uintptr'),
	...words('float32 float64 complex64 complex128'),
]);
const BUILT_IN: ReadonlySet<string> = new Set([
	...PLAIN_TYPES,
	...words('append cap clear close complex copy delete imag len make max min new panic print println'),
	...words('real recover error any comparable nil true false iota'),
]);

/** A name that Go itself declares. */
export function isBuiltIn(name: string): boolean {
	return BUILT_IN.has(name);
}

/** A type of Go itself that has no members. */
export function isPlainType(name: string): boolean {
	return PLAIN_TYPES.has(name);
}
