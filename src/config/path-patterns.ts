import { AssayError } from '../model/errors.ts';
import { compileGlob, type Glob, literalLength, toByteString } from '../model/glob.ts';

/** Alternatives one glob of the configuration may stand for. */
const MAX_ALTERNATIVES = 256;

/**
 * Globs of the configuration. Each is matched against the whole path below the root: `*` and `?` stay
 * within a name, `**` spans folders, `{a,b}` is either. `x/**` also means the folder `x` itself.
 */
interface Pattern {
	text: string;
	negated: boolean;
	globs: Glob[];
	/** Folder that holds every match, as a byte string without the last slash; '' for the root. */
	base: string;
}

export class PathPatterns {
	readonly #patterns: Pattern[];

	/** A leading `!` is special only for `verdict`. */
	constructor(texts: readonly string[]) {
		this.#patterns = texts.map(compilePattern);
	}

	get empty(): boolean {
		return this.#patterns.length === 0;
	}

	/** The first pattern that matches, for people; null when none does. Takes byte strings, as all here do. */
	match(path: string): string | null {
		if (this.empty) return null;
		return this.#patterns.find((pattern) => matches(pattern, path))?.text ?? null;
	}

	/** True or false as the last matching pattern says (`!` says false), undefined when none matches. */
	verdict(path: string): boolean | undefined {
		if (this.empty) return undefined;
		const last = this.#patterns.findLast((pattern) => matches(pattern, path));
		return last === undefined ? undefined : !last.negated;
	}

	/** Whether anything in a folder could match. */
	reaches(folder: string): boolean {
		return this.#patterns.some(({ base }) => base === '' || isWithin(folder, base) || isWithin(base, folder));
	}
}

function isWithin(path: string, folder: string): boolean {
	return path === folder || path.startsWith(`${folder}/`);
}

function matches(pattern: Pattern, path: string): boolean {
	return pattern.globs.some((glob) => glob.matches(path));
}

function compilePattern(text: string): Pattern {
	const negated = text.startsWith('!');
	const body = toByteString(
		(negated ? text.slice(1) : text).replace(/^(?:\.?\/)+/, '').replace(/\/+$/, '/**'),
	);
	const alternatives = expandBraces(body, text);
	const globs = alternatives.flatMap((alternative) =>
		alternative.endsWith('/**')
			? [compileGlob(alternative), compileGlob(alternative.slice(0, -3))]
			: [compileGlob(alternative)],
	);
	const literal = body.slice(0, Math.min(literalLength(body), `${body}{`.indexOf('{')));
	const base = literal === body ? body : literal.slice(0, Math.max(0, literal.lastIndexOf('/')));
	return { text, negated, globs, base };
}

/** `a{b,c}` into `ab` and `ac`; braces without a comma or a partner stand for themselves. */
function expandBraces(pattern: string, shown: string): string[] {
	const done: string[] = [];
	const pending = [pattern];
	while (pending.length > 0) {
		const next = pending.pop()!;
		const group = innermostGroup(next);
		if (group === null) done.push(next);
		else for (const part of group.parts.toReversed()) pending.push(group.before + part + group.after);
		if (done.length + pending.length > MAX_ALTERNATIVES) {
			throw new AssayError(
				'CONFIG_INVALID',
				`the glob ${JSON.stringify(shown)} stands for more than ${MAX_ALTERNATIVES} alternatives`,
				'Write several simpler globs instead.',
			);
		}
	}
	return done;
}

function innermostGroup(pattern: string): { before: string; parts: string[]; after: string } | null {
	let open = -1;
	let commas: number[] = [];
	for (let at = 0; at < pattern.length; at++) {
		const character = pattern[at];
		if (character === '\\') at++;
		else if (character === '{') {
			open = at;
			commas = [];
		} else if (character === ',' && open >= 0) commas.push(at);
		else if (character === '}' && open >= 0) {
			if (commas.length > 0) {
				const cuts = [open, ...commas, at];
				const parts = cuts.slice(1).map((cut, index) => pattern.slice(cuts[index] + 1, cut));
				return { before: pattern.slice(0, open), parts, after: pattern.slice(at + 1) };
			}
			open = -1;
		}
	}
	return null;
}
