import { isKeyword } from '../keywords.ts';
import type { Places } from './places.ts';

/** What a bracket holds. */
export type ScopeName = 'module' | 'type' | 'enum' | 'body' | 'init' | 'list';

/** So many words before a brace are looked at. */
const MAX_HEAD = 200;

/** What the brace at a place opens, by the words since `head`, where the last statement ended. */
export function braceScope(places: Places, at: number, head: number): ScopeName {
	const before = at - 1;
	if (at === 0 || (places.is(before, ')') && !isSized(places, before)) || isCaptureEnd(places, before))
		return 'body';
	if (places.text(before) === 'return' || isInitialiser(places, before)) return 'init';
	let tag: ScopeName | null = null;
	let hasList = false;
	for (let place = Math.max(head, at - MAX_HEAD); place < at; place++) {
		if (places.enclosing(place) !== places.enclosing(at)) {
			hasList = true;
			continue;
		}
		if (places.is(place, '=')) return 'init';
		if (places.isWord(place)) tag = tagOf(places.text(place), tag);
	}
	const isAfterWord = places.isWord(before);
	if (tag === 'module' && isAfterWord && hasList) return 'body';
	if (tag !== null && !(hasList && isAfterWord && isKeyword(places.text(before)))) return tag;
	const outer = places.scope(at);
	if (outer === 'init' || outer === 'list') return hasList && isAfterWord ? 'body' : 'init';
	if (outer === 'body') return isAfterWord && !isKeyword(places.text(before)) ? 'init' : 'body';
	return hasList ? 'body' : 'init';
}

/** `A(int x) : Base{` */
function isInitialiser(places: Places, at: number): boolean {
	return places.isWord(at) && places.is(at - 1, ':') && places.is(at - 2, ')');
}

/** `enum OF_64_BITS(name) {` */
function isSized(places: Places, close: number): boolean {
	const open = places.opening(close);
	return open > 1 && places.text(open - 2) === 'enum';
}

function tagOf(word: string, tag: ScopeName | null): ScopeName | null {
	switch (word) {
		case 'namespace':
		case 'extern':
			return tag ?? 'module';
		case 'class':
		case 'struct':
		case 'union':
			return tag === 'enum' ? tag : 'type';
		case 'enum':
			return 'enum';
		default:
			return tag;
	}
}

/** `[&]` of a lambda without parameters; an index has something before it. */
function isCaptureEnd(places: Places, at: number): boolean {
	if (!places.is(at, ']')) return false;
	const open = places.opening(at);
	if (open === -1) return false;
	const isIndex = places.is(open - 1, ')') || places.is(open - 1, ']');
	return !isIndex && (!places.isWord(open - 1) || isKeyword(places.text(open - 1)));
}
