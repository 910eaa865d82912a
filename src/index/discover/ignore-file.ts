import { compileGlob, fromByteString, type Glob, literalLength } from '../../model/glob.ts';

/** One line of an ignore file that says something. */
export interface IgnoreRule {
	/** As written, for people. */
	text: string;
	/** 1-based. */
	line: number;
	/** Starts with `!`: takes back what earlier rules ignored. */
	negated: boolean;
	folderOnly: boolean;
	/** Without a slash in the middle: looked for in names, at any depth. */
	byName: boolean;
	glob: Glob;
}

/** The rules of one ignore file, arranged so that most of them need not be tried one by one. */
export interface IgnoreFile {
	/** How it is called in answers: `src/.gitignore`. */
	origin: string;
	rules: IgnoreRule[];
	/** Numbers of the rules for one plain name (`dist`), ascending. */
	names: Map<string, number[]>;
	/** Numbers of the rules for one plain extension (`*.log`), by `.log`, ascending. */
	extensions: Map<string, number[]>;
	/** Numbers of all other rules, ascending. */
	others: number[];
}

/** Reads the bytes of an ignore file as git does. */
export function parseIgnoreFile(origin: string, bytes: Buffer): IgnoreFile {
	const file: IgnoreFile = { origin, rules: [], names: new Map(), extensions: new Map(), others: [] };
	const marked = bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf;
	const lines = bytes.toString('latin1', marked ? 3 : 0).split('\n');
	for (const [index, line] of lines.entries()) {
		const text = cutLine(line);
		if (text === '' || text.startsWith('#')) continue;
		addRule(file, text, index + 1);
	}
	return file;
}

/** Without the carriage return, what follows a NUL, and trailing spaces that no backslash protects. */
function cutLine(line: string): string {
	let text = line.endsWith('\r') ? line.slice(0, -1) : line;
	const nul = text.indexOf('\0');
	if (nul >= 0) text = text.slice(0, nul);
	let end = 0;
	for (let at = 0; at < text.length; at++) {
		if (text[at] === '\\') {
			at++;
			if (at === text.length) return text;
			end = at + 1;
		} else if (text[at] !== ' ') end = at + 1;
	}
	return text.slice(0, end);
}

function addRule(file: IgnoreFile, text: string, line: number): void {
	const negated = text.startsWith('!');
	let pattern = negated ? text.slice(1) : text;
	const folderOnly = pattern.endsWith('/');
	if (folderOnly) pattern = pattern.slice(0, -1);
	const byName = !pattern.includes('/');
	if (pattern.startsWith('/')) pattern = pattern.slice(1);
	if (pattern === '') return;
	const number = file.rules.length;
	const glob = compileGlob(pattern);
	file.rules.push({ text: fromByteString(text), line, negated, folderOnly, byName, glob });
	if (byName && literalLength(pattern) === pattern.length) append(file.names, pattern, number);
	else if (byName && isExtension(pattern)) append(file.extensions, pattern.slice(1), number);
	else file.others.push(number);
}

function isExtension(pattern: string): boolean {
	return /^\*\.[^.*?[\\]+$/.test(pattern);
}

function append(map: Map<string, number[]>, key: string, number: number): void {
	const list = map.get(key);
	if (list) list.push(number);
	else map.set(key, [number]);
}

/** An ignore file and where it lies. */
export interface Placed {
	file: IgnoreFile;
	/** Put before a path below the root: the folders from the ignore file to the root, when it lies above it. */
	prefix: string;
	/** Taken off a path below the root: length of the ignore file's own folder with its slash. */
	cut: number;
}

/**
 * The rule that decides about a path: the last one that matches, or null. `path` is relative to the
 * root and `name` its last segment, both as byte strings.
 */
export function decidingRule(
	{ file, prefix, cut }: Placed,
	path: string,
	name: string,
	folder: boolean,
): IgnoreRule | null {
	const { rules } = file;
	let best = lastUsable(rules, file.names.get(name), folder);
	const dot = file.extensions.size === 0 ? -1 : name.lastIndexOf('.');
	if (dot >= 0) best = Math.max(best, lastUsable(rules, file.extensions.get(name.slice(dot)), folder));
	for (let at = file.others.length - 1; at >= 0 && file.others[at] > best; at--) {
		const rule = rules[file.others[at]];
		if (rule.folderOnly && !folder) continue;
		const relative = rule.byName ? name : cut > 0 ? path.slice(cut) : prefix + path;
		if (rule.glob.matches(relative)) return rule;
	}
	return best < 0 ? null : rules[best];
}

function lastUsable(rules: IgnoreRule[], numbers: number[] | undefined, folder: boolean): number {
	if (numbers === undefined) return -1;
	for (let at = numbers.length - 1; at >= 0; at--) {
		if (folder || !rules[numbers[at]].folderOnly) return numbers[at];
	}
	return -1;
}
