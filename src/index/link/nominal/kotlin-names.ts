/** Names that every file of Kotlin sees, by the package that has them. */
const BY_PACKAGE: Readonly<Record<string, string>> = {
	kotlin: `Any Unit Nothing String CharSequence Int Long Short Byte Double Float Boolean Char Number UInt ULong UByte UShort
		Array IntArray LongArray ByteArray CharArray DoubleArray FloatArray BooleanArray ShortArray Pair Triple Throwable
		Exception RuntimeException IllegalArgumentException IllegalStateException UnsupportedOperationException Error
		NullPointerException ClassCastException IndexOutOfBoundsException NumberFormatException NotImplementedError
		NoSuchElementException AssertionError ConcurrentModificationException ArithmeticException Comparable Enum
		Annotation Function Lazy Result Deprecated Suppress OptIn PublishedApi RequiresOptIn Metadata KotlinVersion
		AutoCloseable Comparator TODO check checkNotNull require requireNotNull error lazy lazyOf with run apply also let
		repeat runCatching arrayOf arrayOfNulls emptyArray intArrayOf longArrayOf byteArrayOf charArrayOf doubleArrayOf
		booleanArrayOf to takeIf takeUnless synchronized Throws JvmStatic JvmField JvmOverloads JvmName Volatile
		Synchronized Transient use maxOf minOf ReplaceWith DeprecationLevel`,
	'kotlin.collections': `List MutableList Set MutableSet Map MutableMap Collection MutableCollection Iterable MutableIterable
		Iterator ListIterator MutableIterator ArrayList HashMap HashSet LinkedHashMap LinkedHashSet ArrayDeque listOf
		mutableListOf setOf mutableSetOf mapOf mutableMapOf emptyList emptySet emptyMap arrayListOf hashMapOf hashSetOf
		linkedMapOf linkedSetOf listOfNotNull buildList buildSet buildMap sortedMapOf sortedSetOf`,
	'kotlin.sequences': 'Sequence sequence sequenceOf generateSequence emptySequence',
	'kotlin.text': 'Regex StringBuilder Charsets buildString String MatchResult RegexOption Appendable',
	'kotlin.io': 'println print readLine readln readlnOrNull',
	'kotlin.ranges': 'IntRange LongRange CharRange ClosedRange IntProgression',
	'java.lang':
		'Runnable Thread System Math Class Object Integer StringBuffer Process ProcessBuilder Void Character Override',
};

const HOMES = new Map<string, string>();
for (const [owner, words] of Object.entries(BY_PACKAGE))
	for (const word of words.split(/\s+/)) if (!HOMES.has(word)) HOMES.set(word, owner);

/** The package that has a name which every file sees; null for another name. */
export function kotlinHome(name: string): string | null {
	return HOMES.get(name) ?? null;
}

export const ANY_MEMBERS: ReadonlySet<string> = new Set(['toString', 'equals', 'hashCode', 'javaClass']);
/** Functions that are called on anything with a function, which gets it as `it`, or as `this`. */
export const WITH_IT: ReadonlySet<string> = new Set([
	'let',
	'also',
	'takeIf',
	'takeUnless',
	'use',
	'useLines',
]);
export const WITH_THIS: ReadonlySet<string> = new Set(['apply', 'run', 'with', 'runCatching']);
/** Of those the ones that give back what they are called on. */
export const GIVES_BACK: ReadonlySet<string> = new Set(['also', 'apply', 'takeIf', 'takeUnless']);
