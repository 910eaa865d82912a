import { each } from '../../../semantics/nominal/each.ts';
import type { GenericPlatform } from '../../../semantics/nominal/generic-platform.ts';
import { JAVA_COLLECTIONS } from '../../java/semantics/collections.ts';

const ONE_OF =
	`first last single firstOrNull lastOrNull singleOrNull find findLast elementAt getOrNull getOrElse random max min
	maxOrNull minOrNull maxBy minBy maxByOrNull minByOrNull removeFirst removeLast removeAt get next elementAtOrNull reduce
	removeFirstOrNull removeLastOrNull firstNotNullOf component1 component2 component3`.replace(/\s+/g, ' ');
const SAME =
	`filter filterNot filterNotNull sorted sortedBy sortedByDescending sortedWith take takeLast drop dropLast takeWhile
	dropWhile distinct distinctBy reversed shuffled toList toMutableList asIterable plus minus onEach subList slice asReversed
	sortedDescending ifEmpty`.replace(/\s+/g, ' ');

const MANY = {
	...JAVA_COLLECTIONS.results.many,
	...each(ONE_OF, '0'),
	...each(SAME, 'List<0>'),
	...each('toSet toMutableSet union intersect subtract', 'Set<0>'),
	...each('map mapNotNull mapIndexed mapIndexedNotNull', 'List<f>'),
	...each('flatMap', 'List<f0>'),
	...each('asSequence', 'Sequence<0>'),
	...each('associateBy', 'Map<f,0>'),
	...each('associateWith', 'Map<0,f>'),
	...each('groupBy', 'Map<f,List<0>>'),
	...each('partition', 'Pair<List<0>,List<0>>'),
	...each('indices size isEmpty isNotEmpty any all none count sumOf joinToString contains lastIndex', 'Int'),
};

/** The generic types of Kotlin that most values go through, with those of Java. */
export const KOTLIN_COLLECTIONS: GenericPlatform = {
	groups: {
		...JAVA_COLLECTIONS.groups,
		...each('MutableList MutableSet MutableCollection MutableIterable Array MutableIterator', 'many'),
		Sequence: 'sequence',
		MutableMap: 'map',
		Pair: 'pair',
		...each('Lazy Result StateFlow MutableStateFlow', 'holder'),
	},
	results: {
		...JAVA_COLLECTIONS.results,
		many: MANY,
		sequence: {
			...MANY,
			...each(SAME, 'Sequence<0>'),
			...each('map mapNotNull mapIndexed', 'Sequence<f>'),
			toList: 'List<0>',
		},
		map: {
			...JAVA_COLLECTIONS.results.map,
			...each('get getValue getOrElse getOrPut getOrDefault remove', '1'),
			keys: 'Set<0>',
			values: 'Collection<1>',
			entries: 'Set<Map.Entry<0,1>>',
			...each('filter filterKeys filterValues toMap toMutableMap plus minus', 'Map<0,1>'),
			mapValues: 'Map<0,f>',
			mapKeys: 'Map<f,1>',
			map: 'List<f>',
		},
		entry: { ...JAVA_COLLECTIONS.results.entry, key: '0', value: '1', component1: '0', component2: '1' },
		pair: { first: '0', second: '1', component1: '0', component2: '1' },
		holder: { ...JAVA_COLLECTIONS.results.holder, value: '0', getOrNull: '0', getOrThrow: '0' },
	},
	functions: {
		...JAVA_COLLECTIONS.functions,
		...each('many sequence', {
			...each(ONE_OF, '0'),
			...each(SAME, '0'),
			...each(
				'map mapNotNull flatMap forEach any all none count sumOf joinToString associateBy groupBy',
				'0',
			),
			...each(
				'associateWith partition associate onEach removeIf removeAll indexOfFirst firstNotNullOfOrNull',
				'0',
			),
			...each('indexOfLast sortBy sortByDescending maxOf minOf', '0'),
			...each('mapIndexed forEachIndexed filterIndexed', '.0'),
			...each('reduce sortWith', '00'),
			fold: '.0',
		}),
		optional: JAVA_COLLECTIONS.functions.optional,
	},
	statics: {
		...JAVA_COLLECTIONS.statics,
		...each('listOf mutableListOf arrayListOf listOfNotNull', 'List<a>'),
		...each('setOf mutableSetOf hashSetOf linkedSetOf', 'Set<a>'),
		...each('sequenceOf', 'Sequence<a>'),
		...each('arrayOf', 'Array<a>'),
		...each('lazy', 'Lazy<f>'),
		...each('requireNotNull checkNotNull', 'a0'),
		Pair: 'Pair<a0,a1>',
	},
	packages: {
		...JAVA_COLLECTIONS.packages,
		...each('List Set Map Collection Map.Entry', 'kotlin.collections'),
		...each('Pair Lazy Array Int', 'kotlin'),
		Sequence: 'kotlin.sequences',
	},
	invokes: new Set([...JAVA_COLLECTIONS.invokes, 'invoke']),
};
