/**
 * The one place where secrets are taken out of source that is about to be stored or shown.
 * It works on short quotations, so every pattern is bounded and linear.
 */
const MARK = '[redacted]';

/** Shapes that issuers document: a prefix, then a run of a known alphabet. */
const TOKENS = [
	/\b(?:AKIA|ASIA|AGPA|AIDA|AROA)[0-9A-Z]{16}\b/g,
	/\bgh[pousr]_[0-9A-Za-z]{20,255}/g,
	/\bgithub_pat_[0-9A-Za-z_]{20,255}/g,
	/\bglpat-[0-9A-Za-z_-]{16,64}/g,
	/\bnpm_[0-9A-Za-z]{30,64}/g,
	/\bpypi-[0-9A-Za-z_-]{16,255}/g,
	/\bxox[abeoprs]-[0-9A-Za-z-]{10,255}/g,
	/\b[rsp]k_(?:live|test)_[0-9A-Za-z]{10,255}/g,
	/\bsk-[0-9A-Za-z_-]{20,255}/g,
	/\bAIza[0-9A-Za-z_-]{30,64}/g,
	/\bya29\.[0-9A-Za-z_-]{20,255}/g,
	/\bSG\.[0-9A-Za-z_-]{16,64}\.[0-9A-Za-z_-]{16,64}/g,
	/\beyJ[0-9A-Za-z_-]{8,2000}\.[0-9A-Za-z_-]{4,2000}(?:\.[0-9A-Za-z_-]{0,2000})?/g,
	/-----BEGIN [A-Z ]{0,40}PRIVATE KEY-----.{0,4000}/g,
];

/** `password = 'x'`, `api_key: "x"`, `?token=x`: the value goes, the name stays. */
const ASSIGNED =
	/((?:passw(?:or)?d|passphrase|secret|token|api[_-]?key|apikey|access[_-]?key|auth|credential|private[_-]?key)[A-Za-z0-9_]{0,24}["']?\s{0,4}(?:=>|[:=])\s{0,4})(["'`])([^"'`\s]{6,400})\2/gi;
const IN_URL = /(:\/\/[^\s:/@'"]{1,200}:)([^\s@/'"]{1,200})(@)/g;
const LONG_RUN = /[0-9A-Za-z+/_=-]{24,400}/g;

/** A secret in source is written in quotes or in an address; most quotations have neither. */
const MAY_HOLD = /["'`]|:\/\/|-----BEGIN/;
/** Every token shape has a run this long. */
const ANY_RUN = /[0-9A-Za-z+/_=.-]{15}/;

export function redact(text: string): string {
	if (text.length < 12 || !MAY_HOLD.test(text)) return text;
	let clean = text.replace(ASSIGNED, `$1$2${MARK}$2`).replace(IN_URL, `$1${MARK}$3`);
	if (!ANY_RUN.test(clean) && !clean.includes('-----BEGIN')) return clean;
	for (const pattern of TOKENS) clean = clean.replace(pattern, MARK);
	return clean.replace(LONG_RUN, (run) => (looksRandom(run) ? MARK : run));
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
