import type { PatternScanner } from './pattern-scanner.ts';

/** Settings that `(?…)` changes. */
export interface PatternFlags {
	ignoreCase: boolean;
	/** `^` and `$` are about lines. */
	lines: boolean;
	dotTakesAll: boolean;
	lazy: boolean;
	verbose: boolean;
}

const FLAG_NAMES: Readonly<Record<string, keyof PatternFlags | undefined>> = {
	i: 'ignoreCase',
	m: 'lines',
	s: 'dotTakesAll',
	U: 'lazy',
	x: 'verbose',
};

/** `(?i-s)` or `(?i-s:`; the first is over, and holds to the end of the group around it. */
export function readFlags(
	scanner: PatternScanner,
	before: PatternFlags,
	opening: number,
): { flags: PatternFlags; isOver: boolean } {
	const found = /^([a-zA-Z]*)(?:-([a-zA-Z]+))?([:)])/.exec(scanner.text.slice(scanner.at, scanner.at + 30));
	if (found === null)
		return scanner.fail(
			'this group means nothing',
			'Write (?: for a group, or \\( for the character.',
			opening,
		);
	scanner.at += found[0].length;
	const flags = { ...before };
	for (const [letters, isOn] of [
		[found[1], true],
		[found[2] ?? '', false],
	] as const) {
		for (const letter of letters) {
			if (letter === 'u' && !isOn) continue;
			const name = FLAG_NAMES[letter];
			if (name === undefined) {
				return scanner.fail(
					`there is no flag ${letter}`,
					`There are ${Object.keys(FLAG_NAMES).join(', ')}.`,
					opening,
				);
			}
			flags[name] = isOn;
		}
	}
	return { flags, isOver: found[3] === ')' };
}
