/**
 * Reads expectations out of a case file; `cases.ts` describes the notation.
 */
export const SORTS = [
	'chunk',
	'call',
	'import',
	'export',
	'bind',
	'refs',
	'assign',
	'yields',
	'heritage',
	'scope',
	'fact',
	'error',
] as const;
export type Sort = (typeof SORTS)[number];

export interface Expectation {
	/** 1-based line the expectation is about. */
	line: number;
	/** 1-based line it is written on. */
	written: number;
	sort: Sort;
	/** `no call`: the line has no record of the sort. */
	none: boolean;
	/** What is left after flags, attributes and a parameter list have been taken off. */
	head: string;
	flags: string[];
	attributes: Map<string, string>;
	/** What stood between the parentheses of a chunk's head; null without them. */
	params: string | null;
}

const MARKERS: Record<string, string> = {
	'.py': '#',
	'.pyi': '#',
	'.rb': '#',
	'.ps1': '#',
	'.psm1': '#',
	'.psd1': '#',
	'.sh': '#',
	'.bash': '#',
	'.zsh': '#',
	'.bats': '#',
	'.pl': '#',
	'.r': '#',
	'.ex': '#',
	'.exs': '#',
	'.jl': '#',
	'.toml': '#',
	'.yaml': '#',
	'.yml': '#',
	'.tf': '#',
	'.tfvars': '#',
	'.hcl': '#',
	'.graphql': '#',
	'.gql': '#',
	'.graphqls': '#',
	'.mk': '#',
	'.dockerfile': '#',
	'.lua': '--',
	'.sql': '--',
	'.hs': '--',
	'.elm': '--',
	'.css': '/*',
	'.html': '<!--',
	'.csproj': '<!--',
	'.vue': '<!--',
	'.md': '<!--',
	'.ml': '(*',
	'.el': ';',
	'.clj': ';',
};
const CLOSERS: Record<string, string> = { '/*': '*/', '<!--': '-->', '(*': '*)' };

/** Words that may stand alone after the head, by sort. */
const FLAG_WORDS: Partial<Record<Sort, ReadonlySet<string>>> = {
	chunk: new Set([
		'exported',
		'async',
		'static',
		'generator',
		'abstract',
		'declaration',
		'readonly',
		'optional',
		'override',
		'default',
		'test',
		'private',
		'protected',
		'public',
		'broken',
		'unsafe',
	]),
	call: new Set(['optional', 'awaited', 'spread', 'computed', 'spawned', 'deferred']),
	import: new Set(['typeOnly', 'conditional', 'lazy', 'static']),
	export: new Set(['typeOnly', 'conditional', 'lazy', 'static']),
};

const ATTRIBUTE = /(?:^|\s)([a-z_]+)=("(?:[^"\\]|\\.)*"|[^\s"]+)$/;
/** The end of a JSX comment around an expectation. */
const IN_JSX = /\*\/\}\s*$/;
/** A line of PHP inside a page. */
const PHP_END = /\?>\s*$/;
const LAST_WORD = /(?:^|\s)([A-Za-z]+)$/;

export function readExpectations(extension: string, text: string): Expectation[] {
	const marker = MARKERS[extension] ?? '//';
	const closer = CLOSERS[marker];
	const found: Expectation[] = [];
	let subject = 0;
	text.split(/\r\n|\r|\n/).forEach((content, index) => {
		const at = markAt(content, marker);
		if (at < 0 || content.slice(0, at).trim() !== '') subject = index + 1;
		if (at < 0) return;
		let written = content
			.slice(content.indexOf('^', at) + 1)
			.replace(IN_JSX, '')
			.replace(PHP_END, '')
			.trim();
		if (closer !== undefined && written.endsWith(closer)) written = written.slice(0, -closer.length).trim();
		for (const part of written.split(' ^ ')) found.push(readOne(part.trim(), subject, index + 1));
	});
	return found;
}

/** Where a comment that begins with `^` and a space starts, or -1. */
function markAt(content: string, marker: string): number {
	for (let at = content.indexOf(marker); at >= 0; at = content.indexOf(marker, at + 1)) {
		if (/^\s*\^ /.test(content.slice(at + marker.length))) return at;
	}
	return -1;
}

function isHead(sort: Sort, rest: string, at: number): boolean {
	const before = rest.slice(0, at).trim();
	return before === '' || (sort === 'chunk' && !/\s/.test(before));
}

function readOne(written: string, line: number, writtenOn: number): Expectation {
	let rest = written;
	const none = rest.startsWith('no ');
	if (none) rest = rest.slice(3);
	const [word] = rest.split(/\s/, 1);
	const sort = SORTS.find((known) => known === word);
	if (sort === undefined) throw new Error(`line ${writtenOn}: no such expectation: ${written}`);
	rest = rest.slice(word.length).trim();
	const flags: string[] = [];
	const attributes = new Map<string, string>();
	for (;;) {
		const attribute = ATTRIBUTE.exec(rest);
		if (attribute !== null) {
			const [, key, value] = attribute;
			attributes.set(key, value.startsWith('"') ? (JSON.parse(value) as string) : value);
			rest = rest.slice(0, attribute.index);
			continue;
		}
		const last = LAST_WORD.exec(rest);
		// The head's own words are never flags: `call async` calls a function named async.
		if (last === null || !FLAG_WORDS[sort]?.has(last[1]) || isHead(sort, rest, last.index)) break;
		flags.push(last[1]);
		rest = rest.slice(0, last.index);
	}
	let params: string | null = null;
	if (sort === 'chunk' && rest.endsWith(')')) {
		const open = rest.indexOf('(');
		params = rest.slice(open + 1, -1).trim();
		rest = rest.slice(0, open);
	}
	return { line, written: writtenOn, sort, none, head: rest.trim(), flags: flags.sort(), attributes, params };
}
