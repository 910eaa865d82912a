import type { Span } from '../../../model/facts/rules.ts';
import { pastTrivia, split } from './javascript-literals.ts';

/** A member of a type literal: `name?: type`, `(e: 'a', id: number): void`. */
export interface TypeMember extends Span {
	/** null for a signature without a name. */
	name: string | null;
	optional: boolean;
	/** What stands behind the colon, or the whole signature of what has no name. */
	type: Span | null;
}

const MAX_MEMBERS = 500;
const NAME =
	/^(?:readonly\s{1,20})?(?:([\p{L}_$][\p{L}\p{N}_$]{0,200})|(["'])((?:(?!\2)[^\\\n]){0,200})\2)\s{0,20}(\??)\s{0,20}([:(<]?)/u;
/** A type goes on over the end of a line behind, or before, one of these. */
const GOES_ON_AFTER = '|&:=?,<';
const GOES_ON_BEFORE = '|&=>?:.';

/** The members of the type literal whose brace is at `open`; null when it is none. */
export function typeMembersOf(text: string, open: number, limit = text.length): TypeMember[] | null {
	if (text[open] !== '{') return null;
	const close = split(text, open, limit, '')?.close;
	if (close === undefined) return null;
	const members: TypeMember[] = [];
	let at = pastTrivia(text, open + 1, close);
	while (at < close && members.length < MAX_MEMBERS) {
		const end = typeEnd(text, at, close, ';,', true);
		if (end > at) members.push(memberOf(text, at, end));
		at = pastTrivia(text, end, close);
		while (at < close && (text[at] === ';' || text[at] === ',')) at = pastTrivia(text, at + 1, close);
	}
	return members;
}

function memberOf(text: string, start: number, end: number): TypeMember {
	const found = NAME.exec(text.slice(start, Math.min(end, start + 260)));
	if (found === null) return { start, end, name: null, optional: false, type: { start, end } };
	const [whole, plain, , quoted, optional, mark] = found;
	const after = start + whole.length;
	const type = mark === ':' ? { start: pastTrivia(text, after, end), end } : null;
	return { start, end, name: plain ?? quoted, optional: optional === '?', type };
}

/** Where the type that begins at `start` ends: before one of `ends`, a bracket that closes, or `limit`. */
function typeEnd(text: string, start: number, limit: number, ends: string, byLine = false): number {
	let last = start;
	for (let at = start; at < limit; ) {
		const next = pastTrivia(text, at, limit);
		if (next >= limit) break;
		if (byLine && next > at && last > start && text.slice(last, next).includes('\n')) {
			if (!GOES_ON_AFTER.includes(text[last - 1]) && !GOES_ON_BEFORE.includes(text[next])) break;
		}
		const unit = text[next];
		if (ends.includes(unit) || ')]}'.includes(unit)) break;
		if (unit === '>' && text[next - 1] !== '=') break;
		if ('([{'.includes(unit)) at = (split(text, next, limit, '')?.close ?? limit) + 1;
		else if (unit === '<') at = pastAngles(text, next, limit);
		else if (unit === '"' || unit === "'") at = pastQuoted(text, next, limit);
		else at = next + 1;
		last = Math.min(at, limit);
	}
	return last;
}

function pastQuoted(text: string, start: number, limit: number): number {
	const close = text.indexOf(text[start], start + 1);
	return close < 0 || close >= limit ? limit : close + 1;
}

const MAX_DEPTH = 20;

/** Past the list of type arguments whose `<` is at `open`. */
function pastAngles(text: string, open: number, limit: number, depth = 0): number {
	let at = open + 1;
	while (at < limit) {
		const unit = text[at];
		if (unit === '>' && text[at - 1] !== '=') return at + 1;
		if (unit === '<' && depth < MAX_DEPTH) at = pastAngles(text, at, limit, depth + 1);
		else if ('([{'.includes(unit)) at = (split(text, at, limit, '')?.close ?? limit) + 1;
		else if (unit === '"' || unit === "'") at = pastQuoted(text, at, limit);
		else at++;
	}
	return limit;
}

/** The types of the list of type arguments whose `<` is at `open`. */
export function typeArgumentsOf(text: string, open: number, limit: number): Span[] {
	const types: Span[] = [];
	let at = open;
	while (at < limit && (text[at] === '<' || text[at] === ',') && types.length < MAX_MEMBERS) {
		const start = pastTrivia(text, at + 1, limit);
		const end = typeEnd(text, start, limit, ',');
		if (end > start) types.push({ start, end });
		at = pastTrivia(text, end, limit);
	}
	return types;
}
