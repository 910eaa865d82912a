/** The singular that Laravel makes of a resource's name: `categories` has the parameter `{category}`. */
export function singular(word: string): string {
	const lower = word.toLowerCase();
	if (UNINFLECTED.test(lower)) return word;
	const irregular = IRREGULAR[lower];
	if (irregular !== undefined) return irregular;
	const rule = SINGULARS.find(([ending]) => ending.test(word));
	return rule === undefined ? word : word.replace(rule[0], rule[1]);
}

const UNINFLECTED =
	/^(?:.{0,200}ss|\w{1,200}media|clothes|data|metadata|pants|trivia|utopia|sepia|chassis|corps|debris|diabetes|headquarters|innings|jeans|news|nexus|pliers|proceedings|progress|rabies|scissors|series|siemens|sms|species|trousers|us|rice|police|emoji|advice)$/;

/** Those that the rules below would get wrong. */
const IRREGULAR: Readonly<Record<string, string>> = {
	axes: 'axe',
	caches: 'cache',
	canvases: 'canvas',
	caves: 'cave',
	cookies: 'cookie',
	criteria: 'criterion',
	curves: 'curve',
	epochs: 'epoch',
	gases: 'gas',
	graves: 'grave',
	leaves: 'leaf',
	lenses: 'lens',
	media: 'medium',
	monies: 'money',
	moves: 'move',
	niches: 'niche',
	people: 'person',
	saves: 'save',
	teeth: 'tooth',
	thieves: 'thief',
	valves: 'valve',
	waves: 'wave',
	zombies: 'zombie',
};

/** The first that fits counts. */
const SINGULARS: readonly (readonly [ending: RegExp, becomes: string])[] = [
	[/(s)tatuse?s?$/i, '$1tatus'],
	[/(c)ampus$/i, '$1ampus'],
	[/(menu)s$/i, '$1'],
	[/(quiz)zes$/i, '$1'],
	[/(matr)ices$/i, '$1ix'],
	[/(vert|ind)ices$/i, '$1ex'],
	[/^(ox)en/i, '$1'],
	[/(alias)(?:es)?$/i, '$1'],
	[/(buffal|her|potat|tomat|volcan)oes$/i, '$1o'],
	[/(alumn|bacill|cact|foc|fung|nucle|radi|stimul|syllab|termin|viri?)i$/i, '$1us'],
	[/([ftw]ax)es/i, '$1'],
	[/(analys|ax|cris|test|thes)es$/i, '$1is'],
	[/(shoe|slave)s$/i, '$1'],
	[/(o)es$/i, '$1'],
	[/ouses$/i, 'ouse'],
	[/([^a])uses$/i, '$1us'],
	[/([ml])ice$/i, '$1ouse'],
	[/(x|ch|ss|sh)es$/i, '$1'],
	[/(m)ovies$/i, '$1ovie'],
	[/(s)eries$/i, '$1eries'],
	[/([^aeiouy]|qu)ies$/i, '$1y'],
	[/([lr])ves$/i, '$1f'],
	[/(tive|hive|drive|dive|olive)s$/i, '$1'],
	[/([^fo])ves$/i, '$1fe'],
	[/(analy|diagno|^ba|parenthe|progno|synop|the)ses$/i, '$1sis'],
	[/(tax)a$/i, '$1on'],
	[/(c)riteria$/i, '$1riterion'],
	[/([ti])a$/i, '$1um'],
	[/(p)eople$/i, '$1erson'],
	[/(m)en$/i, '$1an'],
	[/(c)hildren$/i, '$1hild'],
	[/(f)eet$/i, '$1oot'],
	[/eaus$/i, 'eau'],
	[/s$/i, ''],
];
