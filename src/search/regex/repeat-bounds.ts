import type { PatternScanner } from './pattern-scanner.ts';

const MAX_REPEAT = 1_000;

/** How often something is repeated, by the sign behind it; null where there is none. */
export function readBounds(scanner: PatternScanner): { min: number; max: number } | null {
	const start = scanner.at;
	const bounds = writtenBounds(scanner);
	if (bounds === null) return null;
	const [min, max] = bounds;
	if (min > MAX_REPEAT || (max !== Number.POSITIVE_INFINITY && max > MAX_REPEAT)) {
		scanner.fail(`more than ${MAX_REPEAT} repetitions`, 'Give a smaller number, or none.', start);
	}
	if (max < min) scanner.fail('the second number is smaller than the first', 'Turn them around.', start);
	return { min, max };
}

function writtenBounds(scanner: PatternScanner): readonly [number, number] | null {
	if (scanner.take('*')) return [0, Number.POSITIVE_INFINITY];
	if (scanner.take('+')) return [1, Number.POSITIVE_INFINITY];
	if (scanner.take('?')) return [0, 1];
	if (!scanner.startsWith('{')) return null;
	const found = /^\{\s*(\d{0,9})\s*(,?)\s*(\d{0,9})\s*\}/.exec(
		scanner.text.slice(scanner.at, scanner.at + 40),
	);
	if (found === null || (found[1] === '' && found[3] === '')) {
		return scanner.fail(
			'this brace begins no number of repetitions',
			'Write \\{ for the character.',
			scanner.at,
		);
	}
	scanner.at += found[0].length;
	const [, least, comma, most] = found;
	const min = least === '' ? 0 : Number(least);
	if (comma === '') return [min, min];
	return [min, most === '' ? Number.POSITIVE_INFINITY : Number(most)];
}
