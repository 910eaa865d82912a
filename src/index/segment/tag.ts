/** The opening tag of an element, as far as segmenting needs it. */
export interface OpenTag {
	/** Lower case. */
	name: string;
	/** Just past the `>`; the end of the text when the tag never ends. */
	contentStart: number;
	closed: boolean;
	selfClosing: boolean;
	/** Lower-case names; the first of two equal ones counts. */
	attributes: Map<string, string>;
}

const MAX_ATTRIBUTES = 64;

export function isLetter(code: number): boolean {
	return (code >= 97 && code <= 122) || (code >= 65 && code <= 90);
}

function isSpace(code: number): boolean {
	return code === 32 || (code >= 9 && code <= 13);
}

function endsName(code: number): boolean {
	return isSpace(code) || code === 62 || code === 47;
}

/** Past the `}` that closes the `{` at `at`; strings inside do not count, and end at their line. */
function skipBraces(text: string, at: number): number {
	const limit = text.length;
	let depth = 0;
	let i = at;
	while (i < limit) {
		const code = text.charCodeAt(i);
		if (code === 123) depth++;
		else if (code === 125 && --depth === 0) return i + 1;
		else if (code === 34 || code === 39 || code === 96) i = skipString(text, i, code);
		i++;
	}
	return limit;
}

/** Position of the quote that closes the string at `at`, or of the line end before it. */
function skipString(text: string, at: number, quote: number): number {
	for (let i = at + 1; i < text.length; i++) {
		const code = text.charCodeAt(i);
		if (code === 92) i++;
		else if (code === quote || (code === 10 && quote !== 96)) return i;
	}
	return text.length;
}

/** Reads the tag whose `<` is at `at`. With `braces`, `{…}` in a tag is one opaque value. */
export function readOpenTag(text: string, at: number, braces: boolean): OpenTag {
	const limit = text.length;
	let i = at + 1;
	while (i < limit && !endsName(text.charCodeAt(i))) i++;
	const tag: OpenTag = {
		name: text.slice(at + 1, i).toLowerCase(),
		contentStart: limit,
		closed: false,
		selfClosing: false,
		attributes: new Map(),
	};
	while (i < limit) {
		const code = text.charCodeAt(i);
		if (code === 62) {
			tag.contentStart = i + 1;
			tag.closed = true;
			tag.selfClosing = text.charCodeAt(i - 1) === 47;
			return tag;
		}
		if (isSpace(code) || code === 47) i++;
		else if (braces && code === 123) i = skipBraces(text, i);
		else i = readAttribute(text, i, braces, tag.attributes);
	}
	return tag;
}

function readAttribute(text: string, at: number, braces: boolean, attributes: Map<string, string>): number {
	const limit = text.length;
	// An `=` in front of a name belongs to the name, so that every step moves on.
	let i = at + 1;
	while (i < limit && !endsName(text.charCodeAt(i)) && text.charCodeAt(i) !== 61) i++;
	const nameEnd = i;
	let afterSpace = i;
	while (afterSpace < limit && isSpace(text.charCodeAt(afterSpace))) afterSpace++;
	let value = '';
	if (afterSpace < limit && text.charCodeAt(afterSpace) === 61) {
		i = afterSpace + 1;
		while (i < limit && isSpace(text.charCodeAt(i))) i++;
		const quote = i < limit ? text.charCodeAt(i) : 0;
		const start = i;
		if (quote === 34 || quote === 39) {
			i++;
			while (i < limit && text.charCodeAt(i) !== quote) i++;
			value = text.slice(start + 1, i);
			i = Math.min(i + 1, limit);
		} else if (braces && quote === 123) {
			i = skipBraces(text, i);
		} else {
			while (i < limit && !isSpace(text.charCodeAt(i)) && text.charCodeAt(i) !== 62) i++;
			value = text.slice(start, i);
		}
	}
	if (attributes.size < MAX_ATTRIBUTES) {
		const name = text.slice(at, nameEnd).toLowerCase();
		if (!attributes.has(name)) attributes.set(name, value);
	}
	return i;
}

/** Whether the `</` at `at` closes the element, in any case of letters. */
export function isClosingTag(text: string, name: string, at: number): boolean {
	const nameEnd = at + 2 + name.length;
	if (nameEnd < text.length && !endsName(text.charCodeAt(nameEnd))) return false;
	return text.slice(at + 2, nameEnd).toLowerCase() === name;
}

/** Position of the `</name` that ends raw text, or -1. */
export function findClosingTag(text: string, name: string, from: number): number {
	let at = text.indexOf('</', from);
	while (at !== -1 && !isClosingTag(text, name, at)) at = text.indexOf('</', at + 2);
	return at;
}

/** Past the comment whose `<!--` is at `at`. */
export function skipComment(text: string, at: number): number {
	// From the first dash on, so that `<!-->` is a whole comment, as in browsers.
	const end = text.indexOf('-->', at + 2);
	return end === -1 ? text.length : end + 3;
}

/** Past the next `>`: the end of a declaration. */
export function skipTag(text: string, at: number): number {
	const end = text.indexOf('>', at);
	return end === -1 ? text.length : end + 1;
}
