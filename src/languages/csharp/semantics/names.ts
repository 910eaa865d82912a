import { wordSet } from '../../../model/word-list.ts';

/** Names of the platform, by the namespace that has them. Those of the first lines are seen in most files without a `using`. */
const BY_NAMESPACE: Readonly<Record<string, string>> = {
	System: `Action Func Predicate Comparison Array ArgumentException ArgumentNullException ArgumentOutOfRangeException
		Attribute AttributeUsage AggregateException AppContext AppDomain ApplicationException BitConverter Boolean Byte
		Char Console ConsoleColor Convert DateOnly DateTime DateTimeKind DateTimeOffset DayOfWeek Decimal Delegate
		DivideByZeroException Double Enum Environment EventArgs EventHandler Exception Flags FormatException GC Guid
		HashCode IAsyncDisposable ICloneable IComparable IDisposable IEquatable IFormatProvider IFormattable
		IObservable IObserver IProgress IServiceProvider IndexOutOfRangeException Int16 Int32 Int64 IntPtr
		InvalidCastException InvalidOperationException KeyNotFoundException Lazy Math MathF Memory MulticastDelegate
		NotImplementedException NotSupportedException NullReferenceException Nullable Object ObjectDisposedException
		Obsolete ObsoleteAttribute OperationCanceledException OverflowException Progress Random Range ReadOnlyMemory
		ReadOnlySpan SByte Serializable Single Span String StringComparer StringComparison TimeOnly TimeSpan TimeZoneInfo
		TimeoutException Tuple Type UInt16 UInt32 UInt64 UnauthorizedAccessException Uri UriBuilder ValueTuple Version
		Activator Buffer CLSCompliant NonSerialized ThreadStatic WeakReference FlagsAttribute`,
	'System.Collections.Generic': `List Dictionary IEnumerable IEnumerator IList ICollection IDictionary HashSet ISet Queue
		Stack SortedDictionary SortedList SortedSet LinkedList LinkedListNode KeyValuePair IReadOnlyList
		IReadOnlyCollection IReadOnlyDictionary IReadOnlySet IComparer IEqualityComparer Comparer EqualityComparer
		IAsyncEnumerable IAsyncEnumerator PriorityQueue`,
	'System.IO': `File Directory Path Stream FileStream MemoryStream StreamReader StreamWriter TextReader TextWriter
		StringReader StringWriter FileInfo DirectoryInfo FileMode FileAccess FileShare IOException FileNotFoundException
		DirectoryNotFoundException BinaryReader BinaryWriter BufferedStream SeekOrigin SearchOption EndOfStreamException`,
	'System.Linq':
		'Enumerable IGrouping ILookup IOrderedEnumerable IQueryable IOrderedQueryable Queryable Lookup',
	'System.Threading': `CancellationToken CancellationTokenSource Interlocked Monitor Mutex Semaphore SemaphoreSlim Thread
		ThreadLocal AsyncLocal ManualResetEvent ManualResetEventSlim AutoResetEvent Timer Volatile ReaderWriterLockSlim
		SynchronizationContext CountdownEvent ThreadPool SpinWait WaitHandle`,
	'System.Threading.Tasks':
		'Task ValueTask TaskCompletionSource TaskCanceledException Parallel TaskScheduler TaskFactory',
	'System.Net.Http':
		'HttpClient HttpRequestMessage HttpResponseMessage HttpMethod StringContent HttpContent HttpClientHandler',
	'System.Text': 'StringBuilder Encoding UTF8Encoding ASCIIEncoding Rune',
	'System.Text.RegularExpressions': 'Regex Match RegexOptions Group MatchCollection Capture',
	'System.Collections': 'ArrayList Hashtable IEnumerator IEnumerable IList ICollection IDictionary BitArray',
	'System.Collections.Concurrent':
		'ConcurrentDictionary ConcurrentQueue ConcurrentBag ConcurrentStack BlockingCollection',
	'System.Collections.ObjectModel':
		'Collection ReadOnlyCollection ObservableCollection KeyedCollection ReadOnlyDictionary',
	'System.Reflection': `Assembly BindingFlags MethodInfo PropertyInfo FieldInfo ConstructorInfo ParameterInfo MemberInfo
		TypeInfo TargetInvocationException MethodBase EventInfo CustomAttributeData`,
	'System.Diagnostics': `Debug Trace Stopwatch Process Activity Debugger ProcessStartInfo ActivitySource DebuggerDisplay
		ConditionalAttribute Conditional DebuggerStepThrough StackTrace DiagnosticSource`,
	'System.Globalization': 'CultureInfo NumberStyles DateTimeStyles NumberFormatInfo',
	'System.Runtime.CompilerServices':
		'MethodImpl MethodImplOptions CallerMemberName InternalsVisibleTo Unsafe',
	'System.Linq.Expressions':
		'Expression LambdaExpression ParameterExpression MemberExpression MethodCallExpression',
	'System.ComponentModel': 'INotifyPropertyChanged TypeConverter EditorBrowsable TypeDescriptor Description',
	'System.ComponentModel.DataAnnotations':
		'Required MaxLength Key StringLength Range ValidationContext ValidationResult',
	'System.Text.Json': 'JsonSerializer JsonSerializerOptions JsonDocument JsonElement JsonException',
	'System.Net': 'HttpStatusCode IPAddress WebUtility IPEndPoint',
};

/** Namespaces that have a name of the platform. */
const HOMES = new Map<string, string[]>();
for (const [namespace, words] of Object.entries(BY_NAMESPACE)) {
	for (const word of words.split(/\s+/)) HOMES.set(word, [...(HOMES.get(word) ?? []), namespace]);
}

/** Namespaces that a project may see in all its files without saying so. */
const IMPLICIT: ReadonlySet<string> = new Set(Object.keys(BY_NAMESPACE).slice(0, 7));
/** Namespaces whose names are listed, as far as they are used much. */
export function isListed(namespace: string): boolean {
	return Object.hasOwn(BY_NAMESPACE, namespace);
}

/** The namespace of the platform that a name is of, seen by who uses some; null when it is not known. */
export function homeOf(name: string, used: ReadonlySet<string>): string | null {
	const homes = HOMES.get(name) ?? HOMES.get(`${name}Attribute`) ?? [];
	return homes.find((each) => used.has(each)) ?? homes.find((each) => IMPLICIT.has(each)) ?? null;
}

export const CSHARP_BASICS: ReadonlySet<string> = new Set(
	`bool byte sbyte char decimal double float int uint nint nuint long ulong short ushort object string void`.split(
		' ',
	),
);
export const CSHARP_OBJECT: ReadonlySet<string> = wordSet(
	'ToString Equals GetHashCode GetType MemberwiseClone ReferenceEquals Finalize',
);
