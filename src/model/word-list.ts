type Word<Line extends string> = Line extends `${infer First} ${infer Rest}` ? First | Word<Rest> : Line;

/** The words of a text, which white space separates: a list of names that is read as one. */
export function words(text: string): string[] {
	return text.trim().split(/\s+/);
}

/** The same as a set. */
export function wordSet(text: string): ReadonlySet<string> {
	return new Set(words(text));
}

/** The words of lines, one space between them, each with its own type. */
export function wordsIn<const Line extends string>(...lines: readonly Line[]): readonly Word<Line>[] {
	return lines.flatMap((line) => line.split(' ') as Word<Line>[]);
}
