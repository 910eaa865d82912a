/** The rules with which Rails makes `user_id` of `users`, as they are before an application adds its own. */
type Rule = readonly [ending: RegExp, becomes: string];

/** The last that fits counts. */
const PLURALS: readonly Rule[] = [
	[/$/, 's'],
	[/s$/i, 's'],
	[/^(ax|test)is$/i, '$1es'],
	[/(octop|vir)us$/i, '$1i'],
	[/(octop|vir)i$/i, '$1i'],
	[/(alias|status)$/i, '$1es'],
	[/(bu)s$/i, '$1ses'],
	[/(buffal|tomat)o$/i, '$1oes'],
	[/([ti])um$/i, '$1a'],
	[/([ti])a$/i, '$1a'],
	[/sis$/i, 'ses'],
	[/([^f])fe$/i, '$1ves'],
	[/([lr])f$/i, '$1ves'],
	[/(hive)$/i, '$1s'],
	[/([^aeiouy]|qu)y$/i, '$1ies'],
	[/(x|ch|ss|sh)$/i, '$1es'],
	[/(matr|vert|ind)(?:ix|ex)$/i, '$1ices'],
	[/^(m|l)ouse$/i, '$1ice'],
	[/^(m|l)ice$/i, '$1ice'],
	[/^(ox)$/i, '$1en'],
	[/^(oxen)$/i, '$1'],
	[/(quiz)$/i, '$1zes'],
	...irregular(1),
];

const SINGULARS: readonly Rule[] = [
	[/s$/i, ''],
	[/(ss)$/i, '$1'],
	[/(n)ews$/i, '$1ews'],
	[/([ti])a$/i, '$1um'],
	[/(analy|ba|diagno|parenthe|progno|synop|the)(?:sis|ses)$/i, '$1sis'],
	[/([^f])ves$/i, '$1fe'],
	[/(hive)s$/i, '$1'],
	[/(tive)s$/i, '$1'],
	[/([lr])ves$/i, '$1f'],
	[/([^aeiouy]|qu)ies$/i, '$1y'],
	[/(s)eries$/i, '$1eries'],
	[/(m)ovies$/i, '$1ovie'],
	[/(x|ch|ss|sh)es$/i, '$1'],
	[/^(m|l)ice$/i, '$1ouse'],
	[/(bus)(?:es)?$/i, '$1'],
	[/(o)es$/i, '$1'],
	[/(shoe)s$/i, '$1'],
	[/(cris|test)(?:is|es)$/i, '$1is'],
	[/^(a)x[ie]s$/i, '$1xis'],
	[/(octop|vir)(?:us|i)$/i, '$1us'],
	[/(alias|status)(?:es)?$/i, '$1'],
	[/^(ox)en/i, '$1'],
	[/(vert|ind)ices$/i, '$1ex'],
	[/(matr)ices$/i, '$1ix'],
	[/(quiz)zes$/i, '$1'],
	[/(database)s$/i, '$1'],
	...irregular(0),
];

const UNCOUNTABLE = /\b(?:equipment|information|rice|money|species|series|fish|sheep|jeans|police)$/i;

/** Rules that make the one or the other of a pair. */
function irregular(wanted: 0 | 1): Rule[] {
	const pairs = [
		['person', 'people'],
		['man', 'men'],
		['child', 'children'],
		['sex', 'sexes'],
		['move', 'moves'],
		['zombie', 'zombies'],
	];
	return pairs.flatMap((pair) =>
		pair.map(
			(word): Rule => [new RegExp(`(${word[0]})${word.slice(1)}$`, 'i'), `$1${pair[wanted].slice(1)}`],
		),
	);
}

export function pluralize(word: string): string {
	return inflect(word, PLURALS);
}

export function singularize(word: string): string {
	return inflect(word, SINGULARS);
}

function inflect(word: string, rules: readonly Rule[]): string {
	if (word === '' || UNCOUNTABLE.test(word)) return word;
	const rule = rules.findLast(([ending]) => ending.test(word));
	return rule === undefined ? word : word.replace(rule[0], rule[1]);
}
