import { CHUNK_KINDS } from '../../../model/chunk.ts';
import { merged, NOTHING, type Outcome, one, type Thing } from '../thing.ts';
import type { Declared } from '../world.ts';
import { DEFAULTS } from './defaults.ts';
import type { Dialect } from './dialect.ts';
import type { Nominal } from './nominal.ts';
import { isType } from './type-kinds.ts';

const PLATFORM = 'java.lang';
const LISTS: ReadonlySet<string> = new Set([
	...[
		'List',
		'ArrayList',
		'LinkedList',
		'Set',
		'HashSet',
		'LinkedHashSet',
		'TreeSet',
		'Collection',
		'Iterable',
	],
	...[
		'Iterator',
		'ListIterator',
		'Queue',
		'Deque',
		'ArrayDeque',
		'PriorityQueue',
		'Stack',
		'Vector',
		'SortedSet',
	],
	...[
		'Stream',
		'Optional',
		'CopyOnWriteArrayList',
		'BlockingQueue',
		'EnumSet',
		'Supplier',
		'AtomicReference',
	],
	...['ThreadLocal', 'WeakReference', 'SoftReference', 'Future', 'CompletableFuture', 'Callable'],
]);
const MAPS: ReadonlySet<string> = new Set([
	...[
		'Map',
		'HashMap',
		'LinkedHashMap',
		'TreeMap',
		'ConcurrentHashMap',
		'ConcurrentMap',
		'SortedMap',
		'EnumMap',
	],
	...['WeakHashMap', 'IdentityHashMap', 'NavigableMap'],
]);
/** Methods that give one of what is in a container. */
const ELEMENT: ReadonlySet<string> = new Set([
	...[
		'get',
		'next',
		'previous',
		'getFirst',
		'getLast',
		'first',
		'last',
		'poll',
		'peek',
		'pop',
		'remove',
		'element',
	],
	...['take', 'orElse', 'orElseThrow', 'orElseGet', 'join', 'getOrDefault', 'pollFirst', 'pollLast', 'call'],
	...['computeIfAbsent', 'firstElement', 'lastElement'],
]);
/** Methods that give a container of the same. */
const SAME: ReadonlySet<string> = new Set([
	...[
		'stream',
		'iterator',
		'listIterator',
		'filter',
		'sorted',
		'limit',
		'skip',
		'distinct',
		'values',
		'subList',
	],
	...['parallelStream', 'findFirst', 'findAny', 'toList', 'descendingIterator', 'peekFirst', 'or'],
]);

/** Java: a file is of a package; it sees the types of its package, those it imports, and `java.lang`. */
export const JAVA: Dialect = {
	...DEFAULTS,
	hasMethodNames: true,
	platform: PLATFORM,
	root: {
		type: { is: 'external', package: PLATFORM, name: 'Object' },
		members: new Set(['toString', 'equals', 'hashCode', 'getClass', 'notify', 'notifyAll', 'wait', 'clone']),
	},
	imported: (names, _, { module, imported }) => {
		if (module === null || imported === '*') return NOTHING;
		return qualified(names, module, imported);
	},
	unbound: (names, unit, name, _, use) => {
		const own = typesIn(names, names.world.namespaceOf(unit.path) ?? '', name);
		if (own.length > 0) return definitions(names, own);
		let outside: string | null = null;
		for (const { module } of unit.importsOf(null)) {
			if (module === null) continue;
			const found = qualified(names, module, name);
			if (found.of.some(({ is }) => is !== 'external')) return found;
			outside ??= module;
		}
		// A package of its own in `a.b.C.d()`, where nothing is imported.
		if (/^\p{Ll}/u.test(name))
			return use === 'type' ? one({ is: 'module', unit: null, path: name }) : NOTHING;
		if (outside !== null) return NOTHING;
		return one({ is: 'external', package: PLATFORM, name });
	},
	inPackage: (names, { path }, name) => {
		const types = typesIn(names, path, name);
		return types.length > 0
			? definitions(names, types)
			: one({ is: 'module', unit: null, path: `${path}.${name}` });
	},
	container: ({ name }, args) => {
		const last = name.slice(name.lastIndexOf('.') + 1);
		if (LISTS.has(last)) return { is: 'list', of: args[0] ?? NOTHING };
		return MAPS.has(last) ? { is: 'map', of: args[1] ?? NOTHING } : null;
	},
	platformResult: (_, receiver, name) => containerResult(receiver, name),
};

function containerResult(receiver: Thing, name: string): Outcome | null {
	if (receiver.is !== 'list' && receiver.is !== 'map') return null;
	if (ELEMENT.has(name)) return receiver.of;
	if (name === 'values' || SAME.has(name)) return one({ is: 'list', of: receiver.of });
	return null;
}

/** A type of a package, or a member of a type: `a.b.C` and `a.b.C.D`. */
function qualified(names: Nominal, module: string, name: string): Outcome {
	const found = typesIn(names, module, name);
	if (found.length > 0) return definitions(names, found);
	const dot = module.lastIndexOf('.');
	const owner = dot < 0 ? '' : module.slice(dot + 1);
	// The names of packages begin with small letters, those of types do not.
	if (/^\p{Lu}/u.test(owner)) {
		const type = qualified(names, module.slice(0, dot), owner);
		const [thing] = type.of;
		if (thing?.is === 'definition') return names.members.named(thing, name, -1) ?? NOTHING;
	}
	return one({ is: 'external', package: module, name });
}

function typesIn(names: Nominal, namespace: string, name: string): Declared[] {
	return names.world
		.declared('jvm', '', name)
		.filter(
			({ path, kind }) => isType(CHUNK_KINDS[kind]) && (names.world.namespaceOf(path) ?? '') === namespace,
		);
}

function definitions(names: Nominal, found: readonly Declared[]): Outcome {
	return merged(
		found.map(({ path, chunk }) => {
			const unit = names.world.unit(path);
			return unit === null ? NOTHING : one({ is: 'definition', unit, chunk, self: null });
		}),
	);
}
