import { words } from '../../../model/word-list.ts';
import { readTypeText, type TypeText, UNKNOWN_TYPE } from '../../../semantics/nominal/type-text.ts';
import type { Unit } from '../../../semantics/world/unit.ts';

/** Reads a type of Swift: `[A]`, `[K: A]`, `A?`, `some A`, `@escaping (A) -> B`. */
export function readSwiftType(text: string): TypeText {
	return text.length > 500 ? UNKNOWN_TYPE : readTypeText(text.replace(/@\w+(?:\([^()]*\))?/g, ' '));
}

/** Types of the library that hold several of one. */
export const LISTS: ReadonlySet<string> = new Set([
	...words('Array Set ArraySlice ContiguousArray AnySequence AnyCollection Slice Optional'),
]);
/** What a list gives by itself. */
export const GIVES_ELEMENT: ReadonlySet<string> = new Set([
	...words('first last min max removeFirst removeLast popLast popFirst randomElement next remove'),
	...words('unsafelyUnwrapped'),
]);
export const GIVES_SAME: ReadonlySet<string> = new Set([
	...words('filter sorted reversed prefix suffix dropFirst dropLast shuffled lazy values'),
]);
/** Methods that give their functions one element after another. */
export const TAKES_ELEMENT: ReadonlySet<string> = new Set([
	...words('forEach map filter compactMap flatMap first last contains allSatisfy sorted min max'),
	...words('firstIndex lastIndex removeAll drop prefix partition sort'),
]);

const BUILT_IN: ReadonlySet<string> = new Set([
	...words('CInt CUnsignedInt CChar CLong CUnsignedLong CShort CBool CDouble CFloat'),
	...words('withExtendedLifetime isKnownUniquelyReferenced _fixLifetime print debugPrint fatalError'),
	...words('precondition preconditionFailure assert assertionFailure min max abs zip type'),
	...words('withUnsafePointer withUnsafeBytes stride repeatElement swap dump readLine unsafeBitCast'),
	...words('withExtendedLifetime isKnownUniquelyReferenced numericCast String Int Int8 Int16 Int32'),
	...words('Int64 UInt UInt8 UInt16 UInt32 UInt64 Double Float Bool Character Array Dictionary Set'),
	...words('Optional Result Error Void Any AnyObject Never Range ClosedRange Substring Unicode'),
	...words('KeyPath Task Mirror Hasher ObjectIdentifier Equatable Hashable Comparable Codable'),
	...words('Encodable Decodable Sendable Sequence Collection IteratorProtocol CustomStringConvertible'),
	...words('Identifiable CaseIterable AsyncStream AsyncSequence Actor MainActor StaticString Encoder'),
	...words('Decoder CodingKey withCheckedContinuation withCheckedThrowingContinuation withTaskGroup'),
	...words('withThrowingTaskGroup'),
]);

/** The module that has a name which no file of the repository declares; null when that is not known. */
export function moduleOf(name: string, imported: readonly string[]): string | null {
	if (BUILT_IN.has(name)) return 'Swift';
	const others = imported.filter((each) => each !== 'Foundation');
	const known =
		(/^XCT/.test(name) && imported.find((each) => each === 'XCTest')) ||
		(/^UI[A-Z]/.test(name) && imported.find((each) => each === 'UIKit')) ||
		(/^NS[A-Z]/.test(name) && imported.find((each) => /^(?:Foundation|AppKit|UIKit)$/.test(each)));
	if (known) return known;
	return imported.length === 1 ? imported[0] : others.length === 0 ? (imported[0] ?? null) : null;
}

/** Modules of others that a file imports, sorted. */
export function importedModules({ file }: Unit): string[] {
	return [...file.modules.values()]
		.flatMap((found) => (found.status === 'external' ? [found.package] : []))
		.sort();
}
