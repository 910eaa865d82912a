import { SHORT_CLASSES } from './byte-classes.ts';
import { takesLineEnd, withoutLineEnds } from './line-ends.ts';
import { parseClass } from './parse-class.ts';
import {
	type Assertion,
	bytesOf,
	EMPTY,
	foldedOf,
	inverseOf,
	LF,
	literalOf,
	type ParsedPattern,
	type Pattern,
} from './pattern.ts';
import { type PatternFlags, readFlags } from './pattern-flags.ts';
import { PatternScanner } from './pattern-scanner.ts';
import { readBounds } from './repeat-bounds.ts';

export interface PatternOptions {
	ignoreCase: boolean;
	/** Matches may go over line ends even if the pattern names none. */
	multiline: boolean;
	/** What the pattern is a part of, and where, for errors. */
	whole?: string;
	offset?: number;
}

/** Groups inside groups. */
const MAX_DEPTH = 250;
/** Repetitions of repetitions. */
const MAX_TIMES = 5;

/**
 * Reads a pattern as ripgrep does without Unicode: bytes, and classes of ASCII. A pattern that names a line
 * end may match over several lines; in any other, nothing takes one.
 */
export function parsePattern(text: string, options: PatternOptions): ParsedPattern {
	const scanner = new PatternScanner(text, options.whole ?? text, options.offset ?? 0);
	const flags: PatternFlags = {
		ignoreCase: options.ignoreCase,
		lines: true,
		dotTakesAll: false,
		lazy: false,
		verbose: false,
	};
	const parser = new PatternParser(scanner, flags);
	const pattern = parser.parseEither(0);
	if (!scanner.isDone)
		scanner.fail('this parenthesis closes nothing', 'Write \\) for the character.', scanner.at);
	const crossesLines = options.multiline || parser.namesLineEnd;
	return { pattern: crossesLines ? pattern : withoutLineEnds(pattern), crossesLines };
}

class PatternParser {
	namesLineEnd = false;
	private readonly scanner: PatternScanner;
	private flags: PatternFlags;

	constructor(scanner: PatternScanner, flags: PatternFlags) {
		this.scanner = scanner;
		this.flags = flags;
	}

	parseEither(depth: number): Pattern {
		const { scanner } = this;
		if (depth > MAX_DEPTH)
			scanner.fail('groups are nested too deeply', `At most ${MAX_DEPTH} inside one another.`, scanner.at);
		const before = this.flags;
		const choices: Pattern[] = [];
		let items: Pattern[] = [];
		while (!scanner.isDone && !scanner.startsWith(')')) {
			if (scanner.take('|')) {
				choices.push(inOrder(items));
				items = [];
				continue;
			}
			if (this.skipVerbose()) continue;
			const item = this.parseItem(depth);
			if (item !== null) items.push(this.parseRepeats(item));
		}
		choices.push(inOrder(items));
		this.flags = before;
		return choices.length === 1 ? choices[0] : { is: 'either', items: choices };
	}

	private skipVerbose(): boolean {
		const { scanner } = this;
		if (!this.flags.verbose) return false;
		const skipped = /^(?:\s+|#[^\n]*)/.exec(scanner.text.slice(scanner.at));
		if (skipped === null) return false;
		scanner.at += skipped[0].length;
		return true;
	}

	/** null for what only sets flags. */
	private parseItem(depth: number): Pattern | null {
		const { scanner } = this;
		const sign = scanner.text[scanner.at];
		switch (sign) {
			case '(':
				return this.parseGroup(depth);
			case '[': {
				const start = scanner.at;
				const item = parseClass(scanner, this.flags.ignoreCase);
				if (/\\n/.test(scanner.text.slice(start, scanner.at)) && takesLineEnd(item)) this.namesLineEnd = true;
				return item;
			}
			case '.':
				scanner.at++;
				return { is: 'set', bytes: this.flags.dotTakesAll ? inverseOf(bytesOf()) : inverseOf(bytesOf(LF)) };
			case '^':
				scanner.at++;
				return { is: 'assert', what: this.flags.lines ? 'lineStart' : 'textStart' };
			case '$':
				scanner.at++;
				return { is: 'assert', what: this.flags.lines ? 'lineEnd' : 'textEnd' };
			case '*':
			case '+':
			case '?':
			case '{':
				return scanner.fail(
					'there is nothing here to repeat',
					`Write \\${sign} for the character.`,
					scanner.at,
				);
			case '\\':
				return this.parseEscape();
			default:
				return this.literal(scanner.takeCharacter());
		}
	}

	private literal(code: number): Pattern {
		if (code === LF) this.namesLineEnd = true;
		return literalOf(String.fromCodePoint(code), this.flags.ignoreCase);
	}

	private parseEscape(): Pattern {
		const { scanner } = this;
		const letter = scanner.text[scanner.at + 1] ?? '';
		const assertion = assertionAt(scanner);
		if (assertion !== null) return { is: 'assert', what: assertion };
		if (Object.hasOwn(SHORT_CLASSES, letter)) {
			scanner.at += 2;
			return { is: 'set', bytes: SHORT_CLASSES[letter] };
		}
		const { code, isByte } = scanner.takeEscape();
		if (!isByte) return this.literal(code);
		const bytes = bytesOf(code);
		return { is: 'set', bytes: this.flags.ignoreCase ? foldedOf(bytes) : bytes };
	}

	private parseGroup(depth: number): Pattern | null {
		const { scanner } = this;
		const opening = scanner.at;
		const before = this.flags;
		scanner.at++;
		if (scanner.take('?')) {
			const look = /^(?:[=!]|<[=!])/.exec(scanner.text.slice(scanner.at, scanner.at + 2));
			if (look !== null) {
				scanner.fail(
					'looking ahead and behind is not supported',
					'A pattern is matched in one pass.',
					opening,
					scanner.at + look[0].length,
				);
			}
			const named = /^P?<[A-Za-z_][A-Za-z0-9_.[\]]*>/.exec(scanner.text.slice(scanner.at, scanner.at + 200));
			if (named !== null) scanner.at += named[0].length;
			else if (!scanner.take(':')) {
				const { flags, isOver } = readFlags(scanner, this.flags, opening);
				this.flags = flags;
				if (isOver) return null;
			}
		}
		const inside = this.parseEither(depth + 1);
		if (!scanner.take(')'))
			scanner.fail('this parenthesis is not closed', 'Close it, or write \\(.', opening, opening + 1);
		this.flags = before;
		return inside;
	}

	private parseRepeats(first: Pattern): Pattern {
		const { scanner } = this;
		let item = first;
		for (let times = 0; !scanner.isDone; times++) {
			while (this.skipVerbose());
			const start = scanner.at;
			const bounds = readBounds(scanner);
			if (bounds === null) break;
			if (times === MAX_TIMES) scanner.fail('too many signs of repetition in a row', 'One is enough.', start);
			const greedy = scanner.take('?') === this.flags.lazy;
			item = { is: 'repeat', item, ...bounds, greedy };
		}
		return item;
	}
}

const ESCAPED_ASSERTIONS: readonly (readonly [string, Assertion])[] = [
	['\\b{start}', 'wordStart'],
	['\\b{end}', 'wordEnd'],
	['\\b{start-half}', 'noWordBefore'],
	['\\b{end-half}', 'noWordAfter'],
	['\\b', 'boundary'],
	['\\B', 'noBoundary'],
	['\\<', 'wordStart'],
	['\\>', 'wordEnd'],
	['\\A', 'textStart'],
	['\\z', 'textEnd'],
];

function assertionAt(scanner: PatternScanner): Assertion | null {
	return ESCAPED_ASSERTIONS.find(([sign]) => scanner.take(sign))?.[1] ?? null;
}

function inOrder(items: Pattern[]): Pattern {
	return items.length === 0 ? EMPTY : items.length === 1 ? items[0] : { is: 'all', items };
}
