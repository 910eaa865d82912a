/**
 * Globs as git reads them: `*` and `?` within a name, `**` across folders, `[a-z]`, `\x`. Matching is
 * a walk over all possible states at once, so its time is at most pattern × name, whatever the pattern
 * looks like: ignore files come with the repository and are not to be trusted.
 *
 * Patterns and names are *byte strings* (one unit a byte of UTF-8), because git's `?` is one byte.
 */
export interface Glob {
	matches(name: string): boolean;
}

const LITERAL = 0;
const ANY = 1;
const CLASS = 2;
/** Any run without a slash. */
const STAR = 3;
/** Any run. */
const SPAN = 4;
/** Takes nothing: leads to the span and the slash that follow, or past both. */
const FOLDERS = 5;

const SLASH = 0x2f;
const NEVER: Glob = { matches: () => false };

interface Tokens {
	kinds: number[];
	/** The unit of a literal, or the number of a class. */
	values: number[];
	classes: Uint8Array[];
}

export function toByteString(text: string): string {
	return /^[\x00-\x7f]*$/.test(text) ? text : Buffer.from(text, 'utf8').toString('latin1');
}

export function fromByteString(bytes: string): string {
	return Buffer.from(bytes, 'latin1').toString('utf8');
}

/** Length of the part before the first character with a meaning of its own. */
export function literalLength(pattern: string): number {
	const at = pattern.search(/[*?[\\]/);
	return at < 0 ? pattern.length : at;
}

/**
 * A glob over a whole path or name. As in git, the literal part at the start is compared first and
 * taken off, so that `a**` + `/b` sees its stars at the start of what is left.
 */
export function compileGlob(pattern: string): Glob {
	const prefix = pattern.slice(0, literalLength(pattern));
	const rest = pattern.slice(prefix.length);
	if (rest === '') return { matches: (name) => name === pattern };
	if (rest === '*') {
		return { matches: (name) => name.startsWith(prefix) && !name.includes('/', prefix.length) };
	}
	const tokens = readTokens(rest);
	if (tokens === null) return NEVER;
	const needle = longestLiteral(tokens);
	const states = [new Uint8Array(tokens.kinds.length + 1), new Uint8Array(tokens.kinds.length + 1)];
	return {
		matches: (name) =>
			name.startsWith(prefix) &&
			name.includes(needle, prefix.length) &&
			run(tokens, states, name, prefix.length),
	};
}

/** Null for a pattern that git gives up on: such a pattern matches nothing. */
function readTokens(pattern: string): Tokens | null {
	const tokens: Tokens = { kinds: [], values: [], classes: [] };
	const push = (kind: number, value: number): void => {
		tokens.kinds.push(kind);
		tokens.values.push(value);
	};
	for (let at = 0; at < pattern.length; at++) {
		const character = pattern[at];
		if (character === '?') push(ANY, 0);
		else if (character === '[') {
			const bracket = readClass(pattern, at);
			if (bracket === null) return null;
			push(CLASS, tokens.classes.push(bracket.members) - 1);
			at = bracket.end;
		} else if (character === '*') {
			let end = at + 1;
			while (pattern[end] === '*') end++;
			const kind = starKind(pattern, at, end);
			push(kind, 0);
			if (kind === FOLDERS) push(SPAN, 0);
			at = end - 1;
		} else if (character === '\\') {
			at++;
			if (at === pattern.length) return null;
			push(LITERAL, pattern.charCodeAt(at));
		} else push(LITERAL, pattern.charCodeAt(at));
	}
	return tokens;
}

/** Two or more stars cross slashes only when they stand alone between slashes. */
function starKind(pattern: string, start: number, end: number): number {
	if (end - start === 1 || (start > 0 && pattern[start - 1] !== '/')) return STAR;
	if (pattern[end] === '/') return FOLDERS;
	return end === pattern.length || pattern.startsWith('\\/', end) ? SPAN : STAR;
}

const CLASSES: Record<string, RegExp> = {
	alnum: /[0-9A-Za-z]/,
	alpha: /[A-Za-z]/,
	blank: /[ \t]/,
	cntrl: /[\x00-\x1f\x7f]/,
	digit: /[0-9]/,
	graph: /[!-~]/,
	lower: /[a-z]/,
	print: /[ -~]/,
	punct: /[!-/:-@[-`{-~]/,
	space: /[ \t\n\r]/,
	upper: /[A-Z]/,
	xdigit: /[0-9A-Fa-f]/,
};

/** A bracket expression that starts at `start`. A slash is never a member. */
function readClass(pattern: string, start: number): { members: Uint8Array; end: number } | null {
	const members = new Uint8Array(256);
	let at = start + 1;
	const negated = pattern[at] === '!' || pattern[at] === '^';
	if (negated) at++;
	let previous = -1;
	for (let first = true; first || pattern[at] !== ']'; first = false, at++) {
		if (at >= pattern.length) return null;
		const character = pattern[at];
		if (character === '\\') {
			at++;
			if (at >= pattern.length) return null;
			previous = pattern.charCodeAt(at);
			members[previous] = 1;
		} else if (character === '-' && previous >= 0 && at + 1 < pattern.length && pattern[at + 1] !== ']') {
			at++;
			if (pattern[at] === '\\') at++;
			if (at >= pattern.length) return null;
			members.fill(1, previous, pattern.charCodeAt(at) + 1);
			previous = -1;
		} else if (character === '[' && pattern[at + 1] === ':') {
			const end = pattern.indexOf(']', at + 2);
			if (end < 0) return null;
			if (end === at + 2 || pattern[end - 1] !== ':') {
				previous = 0x5b;
				members[previous] = 1;
				continue;
			}
			const named = CLASSES[pattern.slice(at + 2, end - 1)];
			if (named === undefined) return null;
			for (let unit = 0; unit < 128; unit++) if (named.test(String.fromCharCode(unit))) members[unit] = 1;
			previous = -1;
			at = end;
		} else {
			previous = pattern.charCodeAt(at);
			members[previous] = 1;
		}
	}
	if (negated) for (let unit = 0; unit < 256; unit++) members[unit] ^= 1;
	members[SLASH] = 0;
	return { members, end: at };
}

/** A text every match must contain; most names are told apart by it alone. */
function longestLiteral(tokens: Tokens): string {
	let best = '';
	let current = '';
	for (let at = 0; at <= tokens.kinds.length; at++) {
		// The slash that a FOLDERS leads past may be missing from the name.
		if (tokens.kinds[at] === LITERAL && tokens.kinds[at - 2] !== FOLDERS) {
			current += String.fromCharCode(tokens.values[at]);
			if (current.length > best.length) best = current;
		} else current = '';
	}
	return best;
}

function run(tokens: Tokens, states: Uint8Array[], name: string, from: number): boolean {
	const { kinds, values, classes } = tokens;
	const count = kinds.length;
	let current = states[0].fill(0);
	let next = states[1].fill(0);
	current[0] = 1;
	for (let at = from; at < name.length; at++) {
		const unit = name.charCodeAt(at);
		let alive = false;
		for (let state = 0; state < count; state++) {
			if (current[state] === 0) continue;
			const kind = kinds[state];
			if (kind >= STAR) {
				current[state + 1] = 1;
				if (kind === FOLDERS) current[state + 3] = 1;
				if (kind === FOLDERS || (kind === STAR && unit === SLASH)) continue;
				next[state] = 1;
			} else {
				if (kind === LITERAL ? unit !== values[state] : kind === ANY ? unit === SLASH : false) continue;
				if (kind === CLASS && classes[values[state]][unit] === 0) continue;
				next[state + 1] = 1;
			}
			alive = true;
		}
		if (!alive) return false;
		const spare = current;
		current = next;
		next = spare.fill(0);
	}
	for (let state = 0; state < count; state++) {
		if (current[state] === 0 || kinds[state] < STAR) continue;
		current[state + 1] = 1;
		if (kinds[state] === FOLDERS) current[state + 3] = 1;
	}
	return current[count] === 1;
}
