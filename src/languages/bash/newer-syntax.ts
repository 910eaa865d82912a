import { testsAsFunctions } from './bats.ts';
import { separatedEnds } from './joined-ends.ts';

/*
 * What the grammar misreads is put into words of the same length that it knows; the pack reads the text as
 * written:
 *
 *     @test "does a thing" {       T__________________() {      see bats.ts
 *     ${x#*\"a\":[}, ${x//</&lt;}  ${x#...a....}, ${x//./.lt.}  a pattern is a word; what it expands stays
 *     ${x:$i:1}, ${x:+ ($y)}       ${x: i:1}, ${x:+..$y.}
 *     "\${a}"                      "xxxa}"                      no expansion begins here
 *     [[ $x = a* && b ]]           [[ $x ==a* && b ]]
 *     [[ $x == *["$y"] ]]          [[ $x == *."$y". ]]
 *     ((10#$x > 1))                ((0 +$x > 1))
 *     cat > "$x" <<<"a"            cat > "$x" <  "a"            a here-string after another redirection
 *     a <<E 2>/dev/null | b        a <<E             | b
 *     exec 4<> "$x"                exec 4<  "$x"
 *     V=3 log::info                V=3 log__info
 *     a `# why` b                  a         b                  a comment inside of a command
 *     ${x:-a<b}, ${x:-{\}}         ${x:-a.b}, ${x:-...}
 *     x=$(a) >/dev/null || b       x=$(a)            || b
 *     if { a; } then; (a) }        if { a; };then; (a);}        see joined-ends.ts
 */
export function inOlderWords(text: string): string {
	let words = separatedEnds(plainPatterns(testsAsFunctions(text)));
	for (const [mark, form, put] of FORMS) if (words.includes(mark)) words = words.replace(form, put);
	return words;
}

type Put = (...found: string[]) => string;
const blank = (written: string): string => ' '.repeat(written.length);

/** Forms of one line: a text that each of them has, how they are found, and what is read in their place. */
const FORMS: readonly [mark: string, form: RegExp, put: Put][] = [
	['[[', /(?<=\[\[ [^\n]{0,200}[\w"'}\])]) = (?=[^\s"'$]{0,80}[*?[])/g, () => ' =='],
	['["$', /(?<![\w$}\]])\[[!^]?("\$(?:\w{1,80}|\{\w{1,80}\})")\](?=[*\s])/g, plainClass],
	['10#$', /(?<=\(\([^\n]{0,200}?(?<!\w))10#(?=\$)/g, () => '0 +'],
	['<<<', /(?<=[^\n<]>{1,2} ?(?:"[^"\n]{0,200}"|[\w$./{}-]{1,200}) )<<<(?=["'$\w ])/g, () => '<  '],
	['<>', /(?<=[ \t]\d?)<>(?= )/g, () => '< '],
	['::', /(?<![\w.:/-])[A-Za-z_][\w.-]{0,80}(?:::[\w.-]{1,80}){1,8}/g, plainCommand],
	['`#', /`#[^`\n]{0,200}`/g, blank],
	[':-', /(?<=\$\{\w{1,80}:-)[^}"'`$\\\n]{1,300}(?=\})/g, (word) => word.replace(/[<>]/g, '.')],
	['\\}', /(?<=\$\{\w{1,80}:-)\{\\\}(?=\})/g, () => '...'],
	['=$(', /(?<=\w=\$\([^()\n]{1,200}\)) \d?>{1,2} ?\/dev\/null(?=[ \t]*(?:[;|&\n]|$))/g, blank],
	['<<', /(?<=<<-?["']?\w{1,80}["']? )\d?>{1,2} ?(?:\/dev\/null|&\d)(?=[ \t]*\|)/g, blank],
];

/** What is assigned for one command, before its name. */
const ASSIGNED =
	/(?:^|[;&|({])[ \t]{0,40}(?:(?:if|then|else|do|while|until|!)[ \t]{1,8})?(?:[A-Za-z_]\w{0,80}=(?:"[^"\n]{0,200}"|'[^'\n]{0,200}'|[^\s;&|"'()]{0,200})[ \t]{1,8}){1,6}$/;

/** The name of a command with colons, which the grammar takes for no name behind an assignment. */
function plainCommand(name: string, at: string, text: string): string {
	const from = Number(at);
	const line = text.slice(Math.max(text.lastIndexOf('\n', from - 1) + 1, from - 600), from);
	return line.includes('=') && ASSIGNED.test(line) ? name.replaceAll(':', '_') : name;
}

function plainClass(written: string, string: string): string {
	return `${'.'.repeat(written.length - string.length - 1)}${string}.`;
}

/** Patterns that are longer are left as they are, so that a hostile text takes no longer. */
const MAX_PATTERN = 400;
/** Where a pattern or a slice begins, or an escaped dollar; any other escaped character is stepped over. */
const BEGINS =
	/\\\$(?:\{#?)?|\\[\s\S]|\$\{!?(?:[A-Za-z_]\w{0,80}|\d{1,4}|[@*])(?:\[[^\]\n'"`]{0,80}\])?(?:##?|%%?|\/[/#%]?|\^\^?|,,?|:?\+|:)/g;

function plainPatterns(text: string): string {
	if (!text.includes('${') && !text.includes('\\$')) return text;
	const parts: string[] = [];
	let done = 0;
	const put = (at: number, plain: string): void => {
		parts.push(text.slice(done, at), plain);
		done = at + plain.length;
	};
	BEGINS.lastIndex = 0;
	for (let found = BEGINS.exec(text); found !== null; found = BEGINS.exec(text)) {
		const [begin] = found;
		const from = found.index + begin.length;
		if (begin[0] === '\\') {
			if (begin[1] === '$') put(found.index, 'x'.repeat(begin.length));
			continue;
		}
		const plain = begin.endsWith(':') ? plainSlice(text, from) : plainPattern(text, from);
		if (plain === null) continue;
		put(from, plain);
		BEGINS.lastIndex = done;
	}
	return done === 0 ? text : parts.join('') + text.slice(done);
}

const SLICE = /(?![-=?])(?:[^}'"`{(\\\n]|\$\{#?\w{1,80}\}){1,100}(?=\})/y;

/** `$i:1` of `${x:$i:1}`, where a name needs no dollar; null when it is left as it is. */
function plainSlice(text: string, from: number): string | null {
	SLICE.lastIndex = from;
	const slice = SLICE.exec(text)?.[0];
	return slice === undefined || !slice.includes('$') ? null : slice.replace(/\$(?!\{)/g, ' ');
}

/** A variable, or one in braces with nothing else. */
const EXPANDED = /^\$(?:\w{1,90}|[#@*?$!-]|\{[#!]?\w{1,90}\})/;

/** The pattern up to its `}` as a word, with the expansions and the strings in it; null when it is left as it is. */
function plainPattern(text: string, from: number): string | null {
	const limit = Math.min(text.length, from + MAX_PATTERN);
	let plain = '';
	for (let at = from; at < limit; ) {
		const next = text[at];
		switch (next) {
			case '}':
				return plain === text.slice(from, at) ? null : plain;
			case '\\':
				if (text[at + 1] === '\n') return null;
				plain += '..';
				at += 2;
				continue;
			case '\n':
			case '`':
				return null;
			case '$': {
				const inner = EXPANDED.exec(text.slice(at, at + 100))?.[0];
				// What is run inside is code.
				if (inner === undefined) return null;
				plain += inner;
				at += inner.length;
				continue;
			}
			case "'":
			case '"': {
				const close = text.indexOf(next, at + 1);
				const string = text.slice(at, close + 1);
				if (close === -1 || close >= limit || /[\\`\n]|\$[^A-Za-z_]/.test(string)) return null;
				plain += string.includes('$') ? string : string.replace(/[^\w]/g, '.');
				at = close + 1;
				continue;
			}
			default:
				plain += /[\w/]/.test(next) ? next : '.';
		}
		at++;
	}
	return null;
}
