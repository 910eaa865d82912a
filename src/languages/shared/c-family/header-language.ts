/** C++ says so in a mode line, or writes what C has no words for. */
const MODE_LINE = /-\*-[^\n]*\bC\+\+[^\n]*-\*-/i;
const LINE_COMMENT_OR_STRING = /\/\/[^\n]*|"(?:[^"\\\n]|\\.)*"/g;
const SIGNS: readonly RegExp[] = [
	/^[ \t]*(?:inline\s+)?namespace\b[\w\s:]*\{/m,
	/^[ \t]*template\s*</m,
	/^[ \t]*(?:public|private|protected)\s*(?:\w+\s*)?:/m,
	/^[ \t]*class\s+\w[\w\s]*[:{;]/m,
	/^[ \t]*using\s+[\w:]+/m,
	/^[ \t]*enum\s+class\b/m,
	/\w::\w/,
	/\b(?:static|const|dynamic|reinterpret)_cast\s*</,
	/\bvirtual\s+[\w~]/,
	/\boperator\s*(?:[-=+*/<>![(]|\w+\s*\()/,
	/\bnoexcept\b/,
	/^[ \t]*#[ \t]*include[ \t]*<[a-z_]+>/m,
];

/**
 * The language of a header, by its own beginning and nothing else, so that it does not change with other
 * files: C++ when it writes what only C++ has, outside of what C is not shown (`#ifdef __cplusplus`).
 */
export function headerLanguage(head: string): 'c' | 'cpp' {
	if (MODE_LINE.test(head.slice(0, 300))) return 'cpp';
	const code = withoutGuarded(withoutBlocks(head).replace(LINE_COMMENT_OR_STRING, ' '));
	return SIGNS.some((sign) => sign.test(code)) ? 'cpp' : 'c';
}

/** Without block comments, also one that goes on behind the end. */
function withoutBlocks(text: string): string {
	const kept: string[] = [];
	for (let at = 0; at !== -1; ) {
		const open = text.indexOf('/*', at);
		kept.push(open === -1 ? text.slice(at) : text.slice(at, open));
		const close = open === -1 ? -1 : text.indexOf('*/', open + 2);
		at = close === -1 ? -1 : close + 2;
	}
	return kept.join(' ');
}

/** Without the lines that only a compiler of C++ sees. */
function withoutGuarded(text: string): string {
	const kept: string[] = [];
	/** For each condition around: whether its branch is for C++ alone. */
	const guards: boolean[] = [];
	for (const line of text.split('\n')) {
		const directive = /^[ \t]*#[ \t]*(if|ifdef|ifndef|else|elif|endif)\b(.*)/.exec(line);
		if (directive === null) {
			if (!guards.includes(true)) kept.push(line);
			continue;
		}
		const [, word, condition] = directive;
		if (word === 'endif') guards.pop();
		else if (word.startsWith('if')) {
			guards.push(word !== 'ifndef' && /\b__cplusplus\b/.test(condition) && !/!\s*defined/.test(condition));
		} else if (guards.length > 0) guards[guards.length - 1] = false;
	}
	return kept.join('\n');
}
