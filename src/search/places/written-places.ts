/** A place as a text writes it. */
export interface WrittenPlace {
	/** With `/` between its pieces. */
	path: string;
	/** From 1; 0 where only a name is given. */
	line: number;
	/** The function that the text says the line is in. */
	name: string | null;
	/** The package that the file belongs to, as folders: of JVM languages, whose traces give no more than the name of the file. */
	package: string | null;
	written: string;
}

/** A piece of a path, or a folder in parentheses, as routers of web frameworks have them. */
const PIECES = String.raw`(?:[\p{L}\p{N}_.@+~$/\\[\]-]|\([\p{L}\p{N}_.-]{1,60}\)[/\\]){1,500}`;
const PATH = String.raw`(?<![\p{L}\p{N}_.@+~$/\\[\]-])((?:[A-Za-z]:)?${PIECES}\.[A-Za-z]\w{0,9})`;

/** How traces, compilers and test runners write places. The second group is the line, the third a name in place of it. */
const FORMS: readonly RegExp[] = [
	// Python: a path in quotes may have spaces.
	/File "([^"\n]{1,500})", line (\d{1,7})/gu,
	// `a/b.ts:12:3`, `a.ts(12,5)`, `x.js?t=1:12`, C# `a\b.cs:line 12`, Perl `a.pl line 12`, PHP `a.php on line 12`, Swift `file a.swift, line 12`.
	new RegExp(
		String.raw`${PATH}(?:\?[\w=&.-]{0,200})?(?::line |[:(]|,? line | on line )(\d{1,7})(?!\d)`,
		'gu',
	),
	// pytest: `tests/a.py::TestB::test_c`.
	new RegExp(String.raw`${PATH}()::([\w:]{1,200})`, 'gu'),
];

/** Where the function is named right before a place. */
const BEFORE: readonly RegExp[] = [
	// Node: `at async Store.open (`, Java: `at app//com.acme.Store.open(`.
	/\bat (?:async |new )?([^\s(]{1,300}) ?(?:\[as [^\]\n]{1,100}\] )?\((?:[a-z-]{2,30}:\/{0,3})?$/u,
	// C#: `at Acme.Store.Open(String path) in `, and the beginning of a path that has spaces.
	/\bat ([^\s(]{1,300})\([^\n]{0,500}\) in (?:[A-Za-z]:)?[^\n:]{0,200}$/u,
	// Go: the line before, `main.(*Store).Open(0x1, …)`.
	/(?:^|\n)([^\s][^\n]{0,300})\([^()\n]{0,300}\)\n\t$/u,
	// Rust: the line before, `3: acme::store::open`.
	/\d+: ([^\n]{1,300})\n\s{1,40}at $/u,
];

/** Where it is named right after one: Python, pytest, Ruby, Elixir. */
const AFTER: readonly RegExp[] = [
	/^,? ?:? ?in ([\w.<>]{1,200})(?=\s|$)/u,
	/^:in ['`](?:[^'\n]{0,100} in )?([^'\n]{1,200})'/u,
	/^: ([\w.]{1,200}[!?]?)\/\d/u,
];

/** As far as a name may be from its place. */
const NEAR = 700;
/** A text has at most so many; those of a trace that repeats itself say nothing new. */
const MOST_WRITTEN = 500;

/** The places that a text names, the innermost of a trace first. */
export function writtenPlaces(text: string): WrittenPlace[] {
	const found: { at: number; place: WrittenPlace }[] = [];
	for (const form of FORMS) {
		for (const match of text.matchAll(form)) {
			if (found.length >= MOST_WRITTEN) break;
			found.push({ at: match.index, place: readPlace(text, match) });
		}
	}
	found.sort((a, b) => a.at - b.at || b.place.written.length - a.place.written.length);
	return innermostFirst(text, found);
}

function readPlace(text: string, match: RegExpExecArray): WrittenPlace {
	const [written, path, line, name] = match;
	const before = text.slice(Math.max(0, match.index - NEAR), match.index);
	const end = match.index + written.length;
	const said = name ?? saidBefore(before) ?? saidAfter(text.slice(end, end + NEAR));
	return {
		path: path.replace(/\\/g, '/'),
		line: line === '' ? 0 : Number(line),
		name: said === null ? null : ownName(said),
		package: said === null ? null : packageOf(path, said),
		written,
	};
}

function saidBefore(before: string): string | null {
	for (const form of BEFORE) {
		const name = form.exec(before)?.[1];
		if (name !== undefined) return name;
	}
	return null;
}

function saidAfter(after: string): string | null {
	// A column, or the rest of `(12,5)`, may stand between.
	const rest = after.replace(/^[:,]\d{1,7}\)?/, '');
	for (const form of AFTER) {
		const name = form.exec(rest)?.[1];
		if (name !== undefined) return name;
	}
	return null;
}

/** `main.(*Store).Open.func1` is in `Open`; what has no name of its own gives none. */
function ownName(said: string): string | null {
	const within = /<(\w+)>[a-z]__/.exec(said)?.[1] ?? /\blambda\$(\w+)\$/.exec(said)?.[1];
	if (within !== undefined) return within;
	if (/\.\.c?ctor$/.test(said)) return null;
	const plain = said
		.replace(/(?:::h[0-9a-f]{16}|::\{\{closure\}\}|::\{closure#\d+\}|\.func\d+|\.\d+|\[[^\]]*\])+$/, '')
		.replace(/\/\d+$/, '');
	return /[\p{L}\p{N}_$]+[!?=]?$/u.exec(plain)?.[0] ?? null;
}

const JVM = /^[\w$-]+\.(?:java|kt|kts|scala|groovy|clj)$/;

/** Of `app//com.acme.Store$Inner.open` the folders of `com.acme`. */
function packageOf(path: string, said: string): string | null {
	if (!JVM.test(path)) return null;
	return said
		.slice(said.lastIndexOf('/') + 1)
		.split('.')
		.slice(0, -2)
		.join('/');
}

/** Where a part of a text begins that says its innermost place last. */
const BACKWARDS = /^.{0,200}Traceback \(most recent call last\)|^_{3,} .{1,200} _{3,}$/gmu;
/** Where the cause of what stands before begins: it is where things went wrong. */
const CAUSES = /^.{0,20}Caused by:|\[cause\]:/gmu;
/** pytest, from which only a piece was pasted. */
const PIECE_BACKWARDS = /^\S{1,500}\.py:\d{1,7}: in /mu;

function innermostFirst(text: string, found: readonly { at: number; place: WrittenPlace }[]): WrittenPlace[] {
	const marks = [
		...Array.from(text.matchAll(BACKWARDS), ({ index }) => ({ index, isBackwards: true, isCause: false })),
		...Array.from(text.matchAll(CAUSES), ({ index }) => ({ index, isBackwards: false, isCause: true })),
	].sort((a, b) => a.index - b.index);
	const isBackwards = marks.length === 0 && PIECE_BACKWARDS.test(text);
	const all = [{ index: 0, isBackwards, isCause: false }, ...marks];
	const parts: WrittenPlace[][] = [];
	for (const [at, part] of all.entries()) {
		const end = all[at + 1]?.index ?? text.length;
		const places = found.filter((each) => each.at >= part.index && each.at < end).map(({ place }) => place);
		if (part.isBackwards) places.reverse();
		if (part.isCause) parts.unshift(places);
		else parts.push(places);
	}
	return parts.flat();
}
