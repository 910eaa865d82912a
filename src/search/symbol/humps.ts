/** Whether a word of a name begins at a position: `get|User|By|Id`, `get_|user`, `HTTP|Server`, `v|2`. */
export function isHump(name: string, at: number): boolean {
	const code = name.charCodeAt(at);
	if (!isWordCode(code)) return false;
	if (at === 0) return true;
	const before = name.charCodeAt(at - 1);
	if (!isWordCode(before)) return true;
	if (isUpper(code)) return !isUpper(before) || isLower(name.charCodeAt(at + 1));
	return isDigit(code) !== isDigit(before) && isDigit(code);
}

/** First letters of the words of a name, in lower case. */
export function initialsOf(name: string): string {
	let initials = '';
	for (let at = 0; at < name.length; at++) if (isHump(name, at)) initials += name[at];
	return initials.toLowerCase();
}

/**
 * Whether a query goes through a name by its words: every letter continues a word or begins a later one. The
 * first begins the first. What was reached so far is kept for each letter, so nothing is tried twice.
 */
export function followsHumps(query: string, name: string): boolean {
	const wanted = query.toLowerCase();
	const folded = name.toLowerCase();
	if (wanted === '' || folded[0] !== wanted[0]) return false;
	let ends = [0];
	for (let letter = 1; letter < wanted.length; letter++) {
		const next: number[] = [];
		const from = ends[0] + 1;
		const isEnd = new Set(ends);
		for (let at = from; at < name.length; at++) {
			if (folded[at] !== wanted[letter]) continue;
			if (isEnd.has(at - 1) || isHump(name, at)) next.push(at);
		}
		if (next.length === 0) return false;
		ends = next;
	}
	return true;
}

function isUpper(code: number): boolean {
	return code >= 65 && code <= 90;
}

function isLower(code: number): boolean {
	return code >= 97 && code <= 122;
}

function isDigit(code: number): boolean {
	return code >= 48 && code <= 57;
}

function isWordCode(code: number): boolean {
	return isUpper(code) || isLower(code) || isDigit(code) || code > 127;
}
