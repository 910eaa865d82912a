/** Paths that one expression stands for, at most. */
const MAX_PATHS = 8;
const MAX_LENGTH = 1000;
const MAX_NESTING = 20;

/** Whether a path is written as a regular expression. */
export function isPattern(path: string): boolean {
	return /[\^$\\]|\(\?/.test(path) && path.length <= MAX_LENGTH;
}

/**
 * The paths that a regular expression stands for: a group is a parameter, what may be left out is there and
 * not there, alternatives are paths of their own. Null when it stands for more than such paths.
 */
export function pathsOfPattern(pattern: string, parameter: (name: string) => string): string[] | null {
	return new Reader(pattern, parameter).read();
}

class Reader {
	private at = 0;
	private unnamed = 0;
	private readonly text: string;
	private readonly parameter: (name: string) => string;

	constructor(text: string, parameter: (name: string) => string) {
		this.text = text;
		this.parameter = parameter;
	}

	read(): string[] | null {
		const found = this.alternatives(0);
		if (found === null || this.at < this.text.length) return null;
		return [...new Set(found)];
	}

	/** `a|b`, to the end of the group or of the text. */
	private alternatives(depth: number): string[] | null {
		if (depth > MAX_NESTING) return null;
		const all: string[] = [];
		for (;;) {
			const found = this.sequence(depth);
			if (found === null) return null;
			all.push(...found);
			if (all.length > MAX_PATHS) return null;
			if (this.text[this.at] !== '|') return all;
			this.at++;
		}
	}

	private sequence(depth: number): string[] | null {
		let paths = [''];
		while (this.at < this.text.length && !/[|)]/.test(this.text[this.at])) {
			const part = this.part(depth);
			if (part === null) return null;
			const following = this.repeated(part);
			if (following === null) return null;
			paths = paths.flatMap((before) => following.map((after) => before + after));
			if (paths.length > MAX_PATHS) return null;
		}
		return paths;
	}

	/** What a part may be with the sign behind it: `?` leaves it out, others repeat it. */
	private repeated(part: readonly string[]): readonly string[] | null {
		const sign = this.text[this.at];
		if (sign === '?') {
			this.at++;
			// A slash at the end is there or not: both are one endpoint.
			return part.length === 1 && part[0] === '/' && /^(?:\$|\\Z)?$/.test(this.text.slice(this.at))
				? ['']
				: ['', ...part];
		}
		return sign === '*' || sign === '+' || /^\{\d/.test(this.text.slice(this.at, this.at + 2)) ? null : part;
	}

	private part(depth: number): string[] | null {
		const sign = this.text[this.at];
		if (sign === '(') return this.group(depth);
		this.at++;
		if (sign === '^' || sign === '$') return [''];
		if (sign === '[' || sign === '.' || sign === '*' || sign === '+' || sign === '?') return this.loose(sign);
		if (sign !== '\\') return [sign];
		const escaped = this.text[this.at++] ?? '';
		if (/[AZzb]/.test(escaped)) return [''];
		return /[A-Za-z0-9]/.test(escaped) ? null : [escaped];
	}

	/** A dot before an ending is one that nobody escaped: `robots.txt`. */
	private loose(sign: string): string[] | null {
		return sign === '.' && /^[a-z]{2,5}(?:\$|$|\/)/.test(this.text.slice(this.at)) ? ['.'] : null;
	}

	private group(depth: number): string[] | null {
		const rest = this.text.slice(this.at, this.at + 80);
		const named = /^\(\?P?<([A-Za-z_]\w{0,60})>/.exec(rest);
		if (named === null && rest.startsWith('(?:')) {
			this.at += 3;
			const inner = this.alternatives(depth + 1);
			if (inner === null || this.text[this.at] !== ')') return null;
			this.at++;
			return inner;
		}
		if (named === null && rest.startsWith('(?')) return null;
		if (!this.skipGroup()) return null;
		return [this.parameter(named?.[1] ?? `arg${this.unnamed++}`)];
	}

	/** Goes behind a group, whatever is in it. */
	private skipGroup(): boolean {
		let open = 0;
		let inClass = false;
		for (; this.at < this.text.length; this.at++) {
			const sign = this.text[this.at];
			if (sign === '\\') this.at++;
			else if (inClass) inClass = sign !== ']';
			else if (sign === '[') inClass = true;
			else if (sign === '(') open++;
			else if (sign === ')' && --open === 0) {
				this.at++;
				return true;
			}
		}
		return false;
	}
}
