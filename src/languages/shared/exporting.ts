/** How files of a language give names to others, for languages in which unused ones are looked for among those, too. */
export interface Exporting {
	/** Whose manifests say what its packages are for. */
	packages: 'javascript' | 'python';
	/** Names at the top of a file that others are not meant to use; null where the file says which they may. */
	ownNames: RegExp | null;
	/** How many bases the header of a class names that may call what the class has. */
	basesIn(header: string): number;
	/** Functions that find something by a name that is computed. */
	reflection: readonly string[];
}

/** Bases behind `extends` and `implements`. */
export function extendedBases(header: string): number {
	const heritage = /\bextends\b(.*)$/s.exec(header)?.[1] ?? /\bimplements\b(.*)$/s.exec(header)?.[1] ?? '';
	return partsOf(heritage.replace(/\bimplements\b/, ',').replace(/\{\s*$/, '')).length;
}

/** What stands between commas outside of brackets. */
export function partsOf(text: string): string[] {
	const parts: string[] = [];
	let depth = 0;
	let part = '';
	for (const character of text) {
		if ('([{<'.includes(character)) depth++;
		if (')]}>'.includes(character)) depth--;
		if (character === ',' && depth === 0) {
			parts.push(part.trim());
			part = '';
		} else part += character;
	}
	return [...parts, part.trim()].filter((each) => each !== '');
}
