/** A pattern of paths in its parts: `**` stands for any number of folders, `*` and `?` for letters of one. */
export type Glob = readonly string[];

const MAX_ALTERNATIVES = 64;

/** The pattern for what lies at a path from the root; braces become patterns of their own. */
export function globsOf(path: string): Glob[] {
	return withoutBraces(path).map((one) => one.split('/').filter((part) => part !== ''));
}

/** Whether a path, in its parts, is one that a pattern stands for. */
export function matches(glob: Glob, parts: readonly string[]): boolean {
	let at = 0;
	let part = 0;
	let star = -1;
	let starPart = 0;
	while (part < parts.length) {
		if (at < glob.length && glob[at] === '**') {
			star = at++;
			starPart = part;
		} else if (at < glob.length && matchesPart(glob[at], parts[part])) {
			at++;
			part++;
		} else if (star >= 0) {
			at = star + 1;
			part = ++starPart;
		} else return false;
	}
	while (glob[at] === '**') at++;
	return at === glob.length;
}

function matchesPart(glob: string, part: string): boolean {
	if (glob === '*' || glob === part) return true;
	let at = 0;
	let letter = 0;
	let star = -1;
	let starLetter = 0;
	while (letter < part.length) {
		if (glob[at] === '*') {
			star = at++;
			starLetter = letter;
		} else if (at < glob.length && (glob[at] === '?' || glob[at] === part[letter])) {
			at++;
			letter++;
		} else if (star >= 0) {
			at = star + 1;
			letter = ++starLetter;
		} else return false;
	}
	while (glob[at] === '*') at++;
	return at === glob.length;
}

/** `{a,b}/c` as `a/c` and `b/c`; braces inside braces are left as they are. */
function withoutBraces(pattern: string): string[] {
	const done: string[] = [];
	const open = [pattern];
	while (open.length > 0 && done.length < MAX_ALTERNATIVES && open.length < MAX_ALTERNATIVES) {
		const next = open.pop()!;
		const brace = /\{([^{}]{0,500})\}/.exec(next);
		if (brace === null) done.push(next);
		else for (const one of brace[1].split(',')) open.push(next.replace(brace[0], () => one));
	}
	return done;
}
