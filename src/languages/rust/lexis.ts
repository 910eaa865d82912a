import { braces, type MakeLexis, NESTED, STRING } from '../shared/lexis.ts';
import { type Special, string, until } from '../shared/special-strings.ts';

/** How the languages of this folder write strings, comments and bodies. */
export const lexis: Readonly<Record<string, MakeLexis>> = {
	rust: braces({
		quotes: { '"': STRING('"', { multiline: true }) },
		specials: "'r",
		special: characterOrLifetime,
		...NESTED,
	}),
};

/** Rust: `'a'` and `'\n'`, but not the lifetime of `&'a str`; `r#"…"#`. */
function characterOrLifetime(text: string, at: number, end: number): Special {
	if (text[at] === 'r') {
		if (/\w/.test(text[at - 1] ?? '') && text[at - 1] !== 'b') return null;
		let hashes = 0;
		while (hashes < 16 && text[at + 1 + hashes] === '#') hashes++;
		if (text[at + 1 + hashes] !== '"') return null;
		return until(text, at + 2 + hashes, end, `"${'#'.repeat(hashes)}`);
	}
	if (text[at] !== "'") return null;
	if (text[at + 1] === '\\') {
		const close = text.indexOf("'", at + 3);
		return close === -1 || close - at > 14 ? { kind: 0, end: at + 1 } : string(close + 1);
	}
	const length = (text.codePointAt(at + 1) ?? 0) > 0xffff ? 2 : 1;
	return text[at + 1 + length] === "'" ? string(at + 2 + length) : { kind: 0, end: at + 1 };
}
