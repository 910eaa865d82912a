import type { Outcome } from '../../../semantics/core/entity.ts';
import { externalOf, NOTHING } from '../../../semantics/core/outcome.ts';
import { FEW_MEMBERS as OF_JAVA } from '../../java/semantics/names.ts';

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

/** Names of packages that are imported as a whole, as far as they are used often. */
const BY_STAR: Readonly<Record<string, string>> = {
	'kotlin.test': `assertEquals assertNotEquals assertTrue assertFalse assertNull assertNotNull assertSame assertNotSame assertIs
		assertIsNot assertFails assertFailsWith assertContains assertContentEquals fail expect Test BeforeTest AfterTest Ignore`,
	'kotlinx.coroutines': `launch async runBlocking withContext delay coroutineScope supervisorScope withTimeout withTimeoutOrNull
		joinAll awaitAll awaitCancellation cancelAndJoin cancelChildren ensureActive yield suspendCancellableCoroutine
		CompletableDeferred CoroutineName CoroutineScope CoroutineDispatcher CoroutineExceptionHandler CoroutineStart
		CancellationException Deferred Dispatchers GlobalScope Job MainScope NonCancellable SupervisorJob
		TimeoutCancellationException CompletableJob DelicateCoroutinesApi ExperimentalCoroutinesApi`,
	'kotlinx.coroutines.test': `runTest advanceUntilIdle advanceTimeBy runCurrent TestScope TestResult StandardTestDispatcher
		UnconfinedTestDispatcher TestCoroutineScheduler TestDispatcher`,
};

/** Functions of the platform whose last argument is a function that has no `this` of its own. */
const WITH_PLAIN: ReadonlySet<string> = new Set(
	`forEach forEachIndexed map mapNotNull mapIndexed mapIndexedNotNull mapTo mapValues mapKeys flatMap filter filterNot filterKeys
	filterValues filterIndexed any all none count find findLast first firstOrNull last lastOrNull single singleOrNull
	firstNotNullOf firstNotNullOfOrNull indexOfFirst indexOfLast sumOf maxBy minBy maxByOrNull minByOrNull maxOf minOf sortBy
	sortedBy sortByDescending sortedByDescending sortWith groupBy associate associateBy associateWith partition fold reduce
	onEach takeWhile dropWhile distinctBy joinToString removeAll removeIf retainAll getOrPut getOrElse computeIfAbsent ifEmpty
	ifBlank let also takeIf takeUnless use useLines lazy repeat require check requireNotNull checkNotNull synchronized
	generateSequence assertFailsWith assertFails zip chunked windowed trim`.split(/\s+/),
);
/** What functions of the platform are built with, which they get as `this`. */
const BUILDS: Readonly<Record<string, readonly [string, string]>> = {
	buildString: ['kotlin.text', 'StringBuilder'],
	buildList: ['kotlin.collections', 'MutableList'],
	buildSet: ['kotlin.collections', 'MutableSet'],
	buildMap: ['kotlin.collections', 'MutableMap'],
	sequence: ['kotlin.sequences', 'SequenceScope'],
	runTest: ['kotlinx.coroutines.test', 'TestScope'],
	...Object.fromEntries(
		`launch async runBlocking withContext coroutineScope supervisorScope withTimeout withTimeoutOrNull`
			.split(' ')
			.map((name) => [name, ['kotlinx.coroutines', 'CoroutineScope'] as const]),
	),
};

/** What something of the platform hands as `this` to the function that it is given. */
export function builtBy(name: string): Outcome {
	const last = name.slice(name.lastIndexOf('.') + 1);
	const [owner, type] = Object.hasOwn(BUILDS, last) ? BUILDS[last] : [];
	return owner === undefined || type === undefined ? NOTHING : externalOf(owner, type);
}

/** Whether a function that is given to something of the platform has the `this` of what is around it. */
export function isPlainFunction(name: string): boolean {
	return WITH_PLAIN.has(name.slice(name.lastIndexOf('.') + 1));
}

const STARS = new Map<string, string>();
for (const [owner, words] of Object.entries(BY_STAR))
	for (const word of words.split(/\s+/)) STARS.set(word, owner);

/** The package of a name, if it is one of those that a file imports as a whole. */
export function starHome(name: string, packages: readonly string[]): string | null {
	const home = STARS.get(name);
	return home !== undefined && packages.includes(home) ? home : null;
}

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

/** All that types of others have which have little, in files of Kotlin: what extends them is found by its own name. */
export const FEW_MEMBERS: ReadonlyMap<string, ReadonlySet<string>> = new Map([
	...OF_JAVA,
	['CoroutineScope', new Set(['coroutineContext'])],
	[
		'TestScope',
		new Set(
			`coroutineContext testScheduler backgroundScope currentTime runCurrent advanceUntilIdle advanceTimeBy`.split(
				' ',
			),
		),
	],
]);
