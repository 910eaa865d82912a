/**
 * The one place where secrets are taken out of source that is about to be stored or shown.
 * It works on short quotations, so every pattern is bounded and linear.
 */
const MARK = '[redacted]';

/** Shapes that issuers document: a prefix, then a run of a known alphabet. One expression, one pass. */
const TOKEN = new RegExp(
	[
		/\b(?:AKIA|ASIA|AGPA|AIDA|AROA)[0-9A-Z]{16}\b/,
		/\bgh[pousr]_[0-9A-Za-z]{20,255}/,
		/\bgithub_pat_[0-9A-Za-z_]{20,255}/,
		/\bglpat-[0-9A-Za-z_-]{16,64}/,
		/\bnpm_[0-9A-Za-z]{30,64}/,
		/\bpypi-[0-9A-Za-z_-]{16,255}/,
		/\bxox[abeoprs]-[0-9A-Za-z-]{10,255}/,
		/\b[rsp]k_(?:live|test)_[0-9A-Za-z]{10,255}/,
		/\bsk-[0-9A-Za-z_-]{20,255}/,
		/\bAIza[0-9A-Za-z_-]{30,64}/,
		/\bya29\.[0-9A-Za-z_-]{20,255}/,
		/\bSG\.[0-9A-Za-z_-]{16,64}\.[0-9A-Za-z_-]{16,64}/,
		/\beyJ[0-9A-Za-z_-]{8,2000}\.[0-9A-Za-z_-]{4,2000}(?:\.[0-9A-Za-z_-]{0,2000})?/,
		/-----BEGIN [A-Z ]{0,40}PRIVATE KEY-----.{0,4000}/,
	]
		.map((shape) => shape.source)
		.join('|'),
	'g',
);

/** `password = 'x'`, `api_key: "x"`, `?token=x`: the value goes, the name stays. */
const ASSIGNED =
	/((?:passw(?:or)?d|passphrase|secret|token|api[_-]?key|apikey|access[_-]?key|auth|credential|private[_-]?key)[A-Za-z0-9_]{0,24}["']?\s{0,4}(?:=>|[:=])\s{0,4})(["'`])([^"'`\s]{6,400})\2/gi;
const IN_URL = /(:\/\/[^\s:/@'"]{1,200}:)([^\s@/'"]{1,200})(@)/g;
const LONG_RUN = /[0-9A-Za-z+/_=-]{24,400}/g;

/** What a look at each character says about which secrets a text could hold. */
const Hint = { quote: 1, assignment: 2, address: 4, run: 8, digit: 16 } as const;

const RANDOM = Hint.run | Hint.digit;

/** Every token shape has a run this long. */
const SHORTEST_RUN = 15;

/** Shorter texts are left as they are. */
export const SHORTEST_SECRET = 12;

export function redact(text: string): string {
	if (text.length < SHORTEST_SECRET) return text;
	const hints = hintsIn(text);
	// A secret in source is written in quotes or in an address; most quotations have neither.
	if ((hints & (Hint.quote | Hint.address)) === 0) return text;
	let clean = text;
	if (hints & Hint.assignment) clean = clean.replace(ASSIGNED, `$1$2${MARK}$2`);
	if (hints & Hint.address) clean = clean.replace(IN_URL, `$1${MARK}$3`);
	// Words and paths make long runs, too; a key has digits in it.
	if ((hints & RANDOM) !== RANDOM) return clean;
	clean = clean.replace(TOKEN, MARK);
	return clean.replace(LONG_RUN, (run) => (looksRandom(run) ? MARK : run));
}

/** Letters, digits and + - . / = _ */
const IN_RUN = Uint8Array.from({ length: 128 }, (_, unit) =>
	/[0-9A-Za-z+./=_-]/.test(String.fromCharCode(unit)) ? 1 : 0,
);

function hintsIn(text: string): number {
	let hints = 0;
	let run = 0;
	for (let i = 0; i < text.length; i++) {
		const unit = text.charCodeAt(i);
		if (unit < 128 && IN_RUN[unit] === 1) {
			if (++run === SHORTEST_RUN) hints |= Hint.run;
			if (unit >= 48 && unit <= 57) hints |= Hint.digit;
			else if (unit === 47 && text.charCodeAt(i + 1) === 47 && text.charCodeAt(i - 1) === 58)
				hints |= Hint.address;
			continue;
		}
		run = 0;
		if (unit !== 34 && unit !== 39 && unit !== 96) continue;
		hints |= isAfterSign(text, i) ? Hint.quote | Hint.assignment : Hint.quote;
	}
	return hints;
}

/** Whether `:`, `=` or `=>` stand before an offset, as near as `ASSIGNED` wants them. */
function isAfterSign(text: string, at: number): boolean {
	let before = at - 1;
	while (before >= at - 4 && isSpace(text.charCodeAt(before))) before--;
	const unit = text.charCodeAt(before);
	return unit === 58 || unit === 61 || unit === 62;
}

/** Or some sign beyond ASCII, which may be one. */
function isSpace(unit: number): boolean {
	return unit <= 32 || unit > 127;
}

/**
 * A long run of mixed letters and digits with the spread of random data. Words, identifiers, paths
 * and hashes of content named as such have far fewer distinct characters or no digits among the letters.
 */
function looksRandom(run: string): boolean {
	let digits = 0;
	let upper = 0;
	let lower = 0;
	let changes = 0;
	let previous = 0;
	const counts = new Map<number, number>();
	for (let i = 0; i < run.length; i++) {
		const code = run.charCodeAt(i);
		const kind =
			code >= 48 && code <= 57 ? 1 : code >= 65 && code <= 90 ? 2 : code >= 97 && code <= 122 ? 3 : 4;
		if (kind === 1) digits++;
		else if (kind === 2) upper++;
		else if (kind === 3) lower++;
		if (kind !== previous) changes++;
		previous = kind;
		counts.set(code, (counts.get(code) ?? 0) + 1);
	}
	if (digits < 3 || upper + lower < 6 || changes < run.length / 5) return false;
	let entropy = 0;
	for (const count of counts.values()) entropy -= (count / run.length) * Math.log2(count / run.length);
	const hexadecimal = upper === 0 || lower === 0;
	return entropy > (hexadecimal ? 3.4 : 4.2);
}
