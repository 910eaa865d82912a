type Word<Line extends string> = Line extends `${infer First} ${infer Rest}` ? First | Word<Rest> : Line;

/** The words of lines, with a space between them. */
export function wordsIn<const Line extends string>(...lines: readonly Line[]): readonly Word<Line>[] {
	return lines.flatMap((line) => line.split(' ') as Word<Line>[]);
}

/** The words of a text, with white space between them. */
export function wordSet(text: string): ReadonlySet<string> {
	return new Set(text.split(/\s+/));
}
