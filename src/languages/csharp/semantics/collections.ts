import { each } from '../../../semantics/nominal/each.ts';
import type { GenericPlatform } from '../../../semantics/nominal/generic-platform.ts';

const ONE_OF =
	'First FirstOrDefault Last LastOrDefault Single SingleOrDefault ElementAt ElementAtOrDefault Min Max';
const SAME =
	'Where OrderBy OrderByDescending ThenBy ThenByDescending Take Skip TakeWhile SkipWhile Distinct Reverse Concat';
const ASYNC =
	'FirstAsync FirstOrDefaultAsync SingleAsync SingleOrDefaultAsync LastAsync LastOrDefaultAsync FindAsync';

const SEQUENCES = {
	...each(ONE_OF, '0'),
	...each('Dequeue Peek Pop Find FindLast Aggregate MinBy MaxBy Current Value', '0'),
	...each(SAME, 'IEnumerable<0>'),
	...each(
		'Union Intersect Except Append Prepend AsEnumerable DefaultIfEmpty DistinctBy UnionBy',
		'IEnumerable<0>',
	),
	...each('AsReadOnly FindAll GetRange ToList', 'List<0>'),
	...each('AsQueryable AsNoTracking Include AsSplitQuery IgnoreQueryFilters', 'IQueryable<0>'),
	...each('ToArray', 'List<0>'),
	...each('ToHashSet', 'HashSet<0>'),
	...each('Select', 'IEnumerable<f>'),
	...each('SelectMany', 'IEnumerable<f0>'),
	...each('OfType Cast', '?'),
	...each('ToDictionary', 'Dictionary<f,0>'),
	...each('GroupBy', 'IEnumerable<IGrouping<f,0>>'),
	...each('GetEnumerator', 'IEnumerator<0>'),
	...each(ASYNC, 'Task<0>'),
	...each('ToListAsync ToArrayAsync', 'Task<List<0>>'),
	...each(
		'Count Any All Contains Add AddRange Remove RemoveAt RemoveAll Clear IndexOf Insert Sum Average',
		'int',
	),
	...each('LongCount ForEach Sort Exists TrueForAll CopyTo Enqueue Push AnyAsync CountAsync Length', 'int'),
};

/** The generic types of .NET that most values go through, and what LINQ does with them. */
export const CSHARP_COLLECTIONS: GenericPlatform = {
	groups: {
		...each(
			'IEnumerable IEnumerator IList ICollection List HashSet ISet Queue Stack SortedSet LinkedList',
			'many',
		),
		...each(
			'IReadOnlyList IReadOnlyCollection IReadOnlySet Collection ReadOnlyCollection IQueryable DbSet',
			'many',
		),
		...each('ConcurrentBag ConcurrentQueue ConcurrentStack IOrderedEnumerable IOrderedQueryable', 'many'),
		...each('ObservableCollection ImmutableArray ImmutableList Span ReadOnlySpan IAsyncEnumerable', 'many'),
		...each(
			'Dictionary IDictionary IReadOnlyDictionary ConcurrentDictionary SortedDictionary SortedList',
			'map',
		),
		IGrouping: 'grouping',
		KeyValuePair: 'pair',
		...each('Task ValueTask', 'task'),
		...each('Lazy Nullable ThreadLocal AsyncLocal IOptions LinkedListNode', 'holder'),
	},
	results: {
		many: SEQUENCES,
		map: {
			Values: 'ICollection<1>',
			Keys: 'ICollection<0>',
			...each('GetValueOrDefault GetOrAdd AddOrUpdate', '1'),
			...each('First FirstOrDefault Single Last', 'KeyValuePair<0,1>'),
			...each('Where OrderBy OrderByDescending', 'IEnumerable<KeyValuePair<0,1>>'),
			Select: 'IEnumerable<f>',
			ToList: 'List<KeyValuePair<0,1>>',
			...each('ContainsKey TryGetValue Add Remove Clear Count TryAdd TryRemove ContainsValue Any', 'int'),
		},
		grouping: {
			...SEQUENCES,
			...each(ONE_OF, '1'),
			...each(SAME, 'IEnumerable<1>'),
			Key: '0',
			ToList: 'List<1>',
		},
		pair: { Key: '0', Value: '1' },
		task: {
			Result: '0',
			ConfigureAwait: '=',
			WaitAsync: '=',
			AsTask: '=',
			...each('Wait Status IsCompleted', 'int'),
		},
		holder: { Value: '0', GetValueOrDefault: '0', ...each('HasValue IsValueCreated', 'int') },
	},
	functions: {
		many: {
			...each(
				'Where Select SelectMany First FirstOrDefault Last LastOrDefault Single SingleOrDefault Any All',
				'0',
			),
			...each('Count Sum Min Max Average OrderBy OrderByDescending ThenBy ThenByDescending GroupBy', '0'),
			...each(
				'ToDictionary TakeWhile SkipWhile ForEach Find FindAll FindIndex Exists RemoveAll TrueForAll',
				'0',
			),
			...each('DistinctBy MinBy MaxBy ToLookup FindLast AnyAsync FirstAsync FirstOrDefaultAsync', '0'),
			...each('SingleAsync SingleOrDefaultAsync CountAsync AllAsync Include ToHashSet', '0'),
			...each('Sort', '00'),
		},
		map: { GetOrAdd: '0' },
		grouping: each(
			'Where Select First FirstOrDefault Any All Count Sum Min Max OrderBy OrderByDescending',
			'1',
		),
	},
	statics: {
		'Task.FromResult': 'Task<a0>',
		'ValueTask.FromResult': 'Task<a0>',
		'Task.Run': '?',
		'Enumerable.Repeat': 'IEnumerable<a0>',
		'Array.AsReadOnly': 'List<v0>',
	},
	packages: {
		...each(
			'List ICollection IEnumerable IEnumerator Dictionary HashSet KeyValuePair',
			'System.Collections.Generic',
		),
		...each('IGrouping IQueryable', 'System.Linq'),
		Task: 'System.Threading.Tasks',
		int: 'System',
	},
	invokes: new Set(['Invoke']),
};
