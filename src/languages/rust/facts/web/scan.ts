/** Reads expressions where rules need their text: a recorded argument is capped, and has no offset. */
export interface Part {
	start: number;
	text: string;
}

const MAX_PARTS = 400;
const OPENERS = '([{';
const CLOSERS = ')]}';

/** Where the bracket at `open` closes; -1 when it does not. */
export function closingOf(text: string, open: number): number {
	let depth = 0;
	for (let at = open; at < text.length; at++) {
		const skipped = skipToken(text, at);
		if (skipped > at) {
			at = skipped - 1;
			continue;
		}
		if (OPENERS.includes(text[at])) depth++;
		else if (CLOSERS.includes(text[at]) && --depth === 0) return at;
	}
	return -1;
}

/** The parts between the bracket at `open` and its partner, split at commas. */
export function partsIn(text: string, open: number): Part[] {
	const parts: Part[] = [];
	let depth = 0;
	let from = open + 1;
	for (let at = open; at < text.length && parts.length < MAX_PARTS; at++) {
		const skipped = skipToken(text, at);
		if (skipped > at) {
			at = skipped - 1;
			continue;
		}
		const unit = text[at];
		if (OPENERS.includes(unit)) depth++;
		else if (CLOSERS.includes(unit)) depth--;
		if (depth === 0 || (depth === 1 && unit === ',')) {
			addPart(parts, text, from, at);
			from = at + 1;
			if (depth === 0) break;
		}
	}
	return parts;
}

function addPart(parts: Part[], text: string, from: number, to: number): void {
	const start = skipTrivia(text, from, to);
	const written = text.slice(start, to).trimEnd();
	if (written !== '') parts.push({ start, text: written });
}

/** Behind white space and comments. */
export function skipTrivia(text: string, from: number, to = text.length): number {
	let at = from;
	while (at < to) {
		if (text[at] <= ' ') at++;
		else if (text[at] === '/' && (text[at + 1] === '/' || text[at + 1] === '*')) at = skipToken(text, at);
		else break;
	}
	return Math.min(at, to);
}

/** The offset behind a comment, string or character that begins here; else `at`. */
function skipToken(text: string, at: number): number {
	const unit = text[at];
	if (unit === '/') {
		if (text[at + 1] === '/') return found(text, text.indexOf('\n', at), 0);
		return text[at + 1] === '*' ? found(text, text.indexOf('*/', at + 2), 2) : at;
	}
	if (unit === '"') {
		for (let end = at + 1; end < text.length; end++) {
			if (text[end] === '\\') end++;
			else if (text[end] === '"') return end + 1;
		}
		return text.length;
	}
	// `'a'` is a character and `'a` a lifetime.
	if (unit === "'") return text[at + 1] === '\\' ? at + 4 : text[at + 2] === "'" ? at + 3 : at;
	return at;
}

function found(text: string, at: number, length: number): number {
	return at < 0 ? text.length : at + length;
}

const STEP = /^\.\s{0,40}[a-z_]\w{0,100}(?:::<[^;{}]{0,200}?>)?/;

/** Where a chain of calls that has come to `at` ends: behind all `.with(…)`, `?` and `.await`. */
export function chainEnd(text: string, from: number): number {
	let end = from;
	for (let steps = 0; steps < 100; steps++) {
		const at = skipTrivia(text, end);
		if (text[at] === '?') {
			end = at + 1;
			continue;
		}
		const step = STEP.exec(text.slice(at, at + 400));
		if (step === null) return end;
		end = at + step[0].length;
		if (text[end] === '(') {
			const close = closingOf(text, end);
			if (close < 0) return end;
			end = close + 1;
		}
	}
	return end;
}
