/** A call behind another: `.RequireAuthorization("admin")`. */
export interface Link {
	name: string;
	/** Type arguments as written, with their brackets; '' without any. */
	types: string;
	/** Arguments as written, without the parentheses. */
	args: string;
	end: number;
}

const MAX_LINKS = 40;
const MAX_ARGS = 20_000;
const NAME =
	/\s{0,400}(?:\/\/[^\n]{0,400}\n\s{0,400}){0,8}[?!]?\.\s{0,400}([A-Za-z_]\w{0,100})\s{0,8}(<[\w.,<>?[\] ]{1,200}>)?\s{0,8}\(/y;

/** The calls that follow an offset as links of one chain. */
export function linksAfter(text: string, from: number): Link[] {
	const links: Link[] = [];
	for (let at = from; links.length < MAX_LINKS; ) {
		NAME.lastIndex = at;
		const found = NAME.exec(text);
		if (found === null) return links;
		const open = NAME.lastIndex;
		const close = closingAfter(text, open);
		if (close < 0) return links;
		links.push({
			name: found[1],
			types: found[2] ?? '',
			args: text.slice(open, close).trim(),
			end: close + 1,
		});
		at = close + 1;
	}
	return links;
}

/** Where the parenthesis closes that was opened before `from`. */
function closingAfter(text: string, from: number): number {
	let depth = 1;
	for (let at = from; at < text.length && at - from < MAX_ARGS; at++) {
		const unit = text[at];
		if (unit === '"' || unit === "'") at = endOfString(text, at);
		else if (unit === '/' && text[at + 1] === '/') at = endOfLine(text, at);
		else if (unit === '(') depth++;
		else if (unit === ')' && --depth === 0) return at;
	}
	return -1;
}

function endOfLine(text: string, from: number): number {
	const end = text.indexOf('\n', from);
	return end < 0 ? text.length : end;
}

function endOfString(text: string, start: number): number {
	if (text.startsWith('"""', start)) {
		const end = text.indexOf('"""', start + 3);
		return end < 0 ? text.length : end + 2;
	}
	const isVerbatim = text[start] === '"' && /[@]\$?$|\$@$/.test(text.slice(Math.max(0, start - 2), start));
	for (let at = start + 1; at < text.length; at++) {
		if (text[at] === '\\' && !isVerbatim) at++;
		else if (text[at] === text[start]) return at;
		else if (text[at] === '\n' && !isVerbatim) return at;
	}
	return text.length;
}

const MAX_WRITTEN = 120;

/** A link as written, without white space that says nothing. */
export function linkText({ name, types, args }: Link): string {
	const written = args.replace(/\s{1,200}/g, ' ').slice(0, MAX_WRITTEN);
	return `${name}${types}${written === '' ? '' : `(${written})`}`;
}
