import { each } from '../../../semantics/nominal/each.ts';
import type { GenericPlatform } from '../../../semantics/nominal/generic-platform.ts';

const COLLECTIONS = {
	...each('get next previous getFirst getLast first last poll peek pop remove element take removeFirst', '0'),
	...each('removeLast pollFirst pollLast peekFirst peekLast firstElement lastElement set floor ceiling', '0'),
	...each('higher lower elementAt', '0'),
	...each('stream parallelStream', 'Stream<0>'),
	...each('iterator descendingIterator', 'Iterator<0>'),
	listIterator: 'ListIterator<0>',
	spliterator: 'Spliterator<0>',
	...each('subList reversed clone', '='),
	...each('headSet tailSet subSet descendingSet', '='),
	...each('toArray', 'List<0>'),
	...each('size isEmpty contains add addAll removeAll retainAll containsAll indexOf removeIf', 'int'),
	...each('forEach clear sort push offer addFirst addLast offerFirst offerLast put hasNext hashCode', 'int'),
};

const STREAMS = {
	...each(
		'filter sorted limit skip distinct peek takeWhile dropWhile parallel sequential unordered onClose',
		'=',
	),
	...each('findFirst findAny max min', 'Optional<0>'),
	...each('map', 'Stream<f>'),
	...each('flatMap', 'Stream<f0>'),
	toList: 'List<0>',
	iterator: 'Iterator<0>',
	collect: 'a0',
	...each('count anyMatch allMatch noneMatch forEach forEachOrdered mapToInt mapToLong mapToDouble', 'int'),
};

const OPTIONALS = {
	...each('get orElse orElseGet orElseThrow', '0'),
	...each('filter or', '='),
	map: 'Optional<f>',
	flatMap: 'f',
	stream: 'Stream<0>',
	...each('isPresent isEmpty ifPresent ifPresentOrElse', 'int'),
};

const MAPS = {
	...each(
		'get getOrDefault put remove computeIfAbsent computeIfPresent compute merge putIfAbsent replace',
		'1',
	),
	keySet: 'Set<0>',
	navigableKeySet: 'Set<0>',
	values: 'Collection<1>',
	entrySet: 'Set<Map.Entry<0,1>>',
	...each(
		'firstEntry lastEntry floorEntry ceilingEntry higherEntry lowerEntry pollFirstEntry',
		'Map.Entry<0,1>',
	),
	...each('firstKey lastKey floorKey ceilingKey higherKey lowerKey', '0'),
	...each('headMap tailMap subMap descendingMap', '='),
	...each('size isEmpty containsKey containsValue putAll clear forEach replaceAll', 'int'),
};

const FUTURES = {
	...each('get join getNow resultNow', '0'),
	...each('thenApply thenApplyAsync', '=<f>'),
	...each('thenCompose thenComposeAsync', 'f'),
	...each('whenComplete whenCompleteAsync exceptionally orTimeout', '='),
	...each('thenAccept thenRun isDone cancel complete completeExceptionally isCancelled', 'int'),
};

/** The generic types of Java that most values go through. */
export const JAVA_COLLECTIONS: GenericPlatform = {
	groups: {
		...each(
			'Collection List ArrayList LinkedList Set HashSet LinkedHashSet TreeSet SortedSet Iterable',
			'many',
		),
		...each('Iterator ListIterator Queue Deque ArrayDeque PriorityQueue Stack Vector NavigableSet', 'many'),
		...each('CopyOnWriteArrayList CopyOnWriteArraySet BlockingQueue LinkedBlockingQueue EnumSet', 'many'),
		...each('ConcurrentLinkedQueue LinkedBlockingDeque ConcurrentLinkedDeque ConcurrentSkipListSet', 'many'),
		...each('Enumeration ArrayBlockingQueue BlockingDeque AbstractList AbstractCollection', 'many'),
		Stream: 'stream',
		Optional: 'optional',
		...each('Map HashMap LinkedHashMap TreeMap ConcurrentHashMap ConcurrentMap SortedMap EnumMap', 'map'),
		...each('WeakHashMap IdentityHashMap NavigableMap Hashtable ConcurrentSkipListMap AbstractMap', 'map'),
		...each('Entry SimpleEntry SimpleImmutableEntry', 'entry'),
		...each(
			'AtomicReference ThreadLocal WeakReference SoftReference Reference InheritableThreadLocal',
			'holder',
		),
		...each('Future CompletableFuture CompletionStage FutureTask ScheduledFuture', 'future'),
		Enum: 'enum',
		Class: 'class',
		Constructor: 'class',
	},
	results: {
		many: COLLECTIONS,
		stream: STREAMS,
		optional: OPTIONALS,
		map: MAPS,
		entry: { getKey: '0', getValue: '1', setValue: '1' },
		holder: {
			...each('get getAndSet getAndUpdate updateAndGet accumulateAndGet getPlain getAcquire', '0'),
			...each('set compareAndSet lazySet remove clear', 'int'),
		},
		future: FUTURES,
		enum: {
			values: 'List<0>',
			valueOf: '0',
			getDeclaringClass: 'Class<0>',
			...each('name ordinal compareTo', 'int'),
		},
		class: {
			...each('newInstance cast', '0'),
			getDeclaredConstructor: 'Constructor<0>',
			getConstructor: 'Constructor<0>',
			getEnumConstants: 'List<0>',
			...each('getName getSimpleName isInstance getResource getResourceAsStream getClassLoader', 'int'),
			...each('getPackage getMethod getDeclaredMethod getModifiers isAssignableFrom isInterface', 'int'),
			...each('getDeclaredFields getDeclaredMethods getMethods getDeclaredField getField', 'int'),
		},
	},
	functions: {
		many: { ...each('forEach removeIf replaceAll forEachRemaining', '0'), sort: '00' },
		stream: {
			...each('filter map flatMap forEach forEachOrdered anyMatch allMatch noneMatch peek takeWhile', '0'),
			...each('dropWhile mapToInt mapToLong mapToDouble mapToObj flatMapToInt mapMulti', '0'),
			...each('sorted max min reduce', '00'),
		},
		optional: each('map flatMap filter ifPresent ifPresentOrElse', '0'),
		map: {
			...each('forEach replaceAll compute computeIfPresent', '01'),
			computeIfAbsent: '0',
			merge: '11',
		},
		holder: each('updateAndGet getAndUpdate', '0'),
		future: each('thenApply thenAccept thenCompose whenComplete handle thenApplyAsync thenAcceptAsync', '0'),
	},
	statics: {
		...each('List.of Arrays.asList List.copyOf', 'List<a>'),
		...each('Set.of', 'Set<a>'),
		...each('Stream.of Arrays.stream', 'Stream<a>'),
		'List.copyOf': 'List<v0>',
		'Set.copyOf': 'Set<v0>',
		'Arrays.stream': 'Stream<v0>',
		...each('Collections.singletonList Collections.nCopies', 'List<a>'),
		...each('Collections.singleton', 'Set<a>'),
		...each('Collections.unmodifiableList Collections.unmodifiableSet Collections.unmodifiableMap', 'a0'),
		...each(
			'Collections.unmodifiableCollection Collections.synchronizedList Collections.synchronizedMap',
			'a0',
		),
		...each('Collections.max Collections.min', 'v0'),
		...each('Optional.of Optional.ofNullable', 'Optional<a>'),
		...each('CompletableFuture.completedFuture', 'CompletableFuture<a>'),
		...each('CompletableFuture.supplyAsync', 'CompletableFuture<f>'),
		...each('ThreadLocal.withInitial', 'ThreadLocal<f>'),
		...each('*.requireNonNull *.checkNotNull *.requireNonNullElse *.spy *.verify *.notNull', 'a0'),
	},
	packages: {
		...each('List Set Collection Iterator ListIterator Optional Spliterator', 'java.util'),
		'Map.Entry': 'java.util',
		Stream: 'java.util.stream',
		CompletableFuture: 'java.util.concurrent',
		Constructor: 'java.lang.reflect',
		ThreadLocal: 'java.lang',
		int: 'java.lang',
	},
	invokes: new Set(['apply', 'get', 'call', 'run', 'accept', 'test', 'compare']),
};
