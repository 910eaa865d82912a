import { ANY, allOf, someOf, type TrigramCondition } from '../../store/codec/trigram-condition.ts';
import { TRIGRAM_CLASS, TRIGRAM_CLASS_BITS } from '../../store/codec/trigram-key.ts';
import type { ByteSet, Pattern } from './pattern.ts';

/**
 * What is known of all texts that a pattern matches. Texts are strings of trigram classes (character codes
 * 0 to 63), in which a line end is `BREAK`: trigrams do not go over those.
 */
interface Known {
	/** Every text there is; null when there are too many to tell. */
	exact: ReadonlySet<string> | null;
	/** What each text begins and ends with; '' among them says nothing. */
	prefixes: ReadonlySet<string>;
	suffixes: ReadonlySet<string>;
	needs: TrigramCondition;
}

const BREAK = String.fromCharCode(64);
const MAX_EXACT = 32;
const MAX_ENDS = 24;
/** A position that takes more classes than this tells nothing. */
const MAX_CLASSES = 8;
const NOTHING: ReadonlySet<string> = new Set(['']);
const UNKNOWN: Known = { exact: null, prefixes: NOTHING, suffixes: NOTHING, needs: ANY };
const EMPTY_TEXT: Known = { exact: NOTHING, prefixes: NOTHING, suffixes: NOTHING, needs: ANY };

/** The condition on its trigrams that every text with a match fulfils; after Cox, "Regular expression matching with a trigram index". */
export function trigramNeeds(pattern: Pattern): TrigramCondition {
	const known = settle(knownOf(pattern));
	return allOf([known.needs, needsOf(known.prefixes), needsOf(known.suffixes)]);
}

/** Groups nest 250 deep at most. */
function knownOf(pattern: Pattern): Known {
	switch (pattern.is) {
		case 'empty':
		case 'assert':
			return EMPTY_TEXT;
		case 'set':
			return knownSet(pattern.bytes);
		case 'all':
			return pattern.items.map(knownOf).reduce(follow, EMPTY_TEXT);
		case 'either':
			return pattern.items.map(knownOf).reduce(choose);
		case 'repeat': {
			const { item, min, max } = pattern;
			if (min === 0) return max === 1 ? choose(knownOf(item), EMPTY_TEXT) : UNKNOWN;
			const once = knownOf(item);
			let all = once;
			for (let times = 1; times < Math.min(min, 3); times++) all = follow(all, once);
			return max === min && min <= 3 ? all : open(all);
		}
	}
}

function knownSet(bytes: ByteSet): Known {
	const found = new Set<string>();
	for (let byte = 0; byte < 256; byte++) {
		if (bytes[byte] === 0) continue;
		found.add(byte === 10 || byte === 13 ? BREAK : String.fromCharCode(TRIGRAM_CLASS[byte]));
		if (found.size > MAX_CLASSES) return UNKNOWN;
	}
	// Nothing fits: any condition is true of it, and this one is the simplest.
	if (found.size === 0) return UNKNOWN;
	return { exact: found, prefixes: found, suffixes: found, needs: ANY };
}

/** No longer every text: only how each begins and ends. */
function open(known: Known): Known {
	const { exact, prefixes, suffixes, needs } = known;
	if (exact === null) return known;
	return shorten({
		exact: null,
		prefixes: union(exact, prefixes === exact ? exact : NONE_OF),
		suffixes: union(exact, suffixes === exact ? exact : NONE_OF),
		needs,
	});
}

const NONE_OF: ReadonlySet<string> = new Set();

/** As `open`, for a text that stays as it is. */
function settle(known: Known): Known {
	return known.exact === null ? known : open(known);
}

function follow(a: Known, b: Known): Known {
	if (a.exact !== null && b.exact !== null && a.exact.size * b.exact.size <= MAX_EXACT) {
		const exact = cross(a.exact, b.exact);
		return { exact, prefixes: exact, suffixes: exact, needs: allOf([a.needs, b.needs]) };
	}
	const left = a.exact;
	const right = b.exact;
	const first = settle(a);
	const second = settle(b);
	const prefixes =
		left !== null && left.size * second.prefixes.size <= MAX_ENDS
			? cross(left, second.prefixes)
			: first.prefixes;
	const suffixes =
		right !== null && first.suffixes.size * right.size <= MAX_ENDS
			? cross(first.suffixes, right)
			: second.suffixes;
	// What goes over the joint.
	const joint =
		first.suffixes.size * second.prefixes.size <= MAX_ENDS * 4
			? needsOf(cross(first.suffixes, second.prefixes))
			: ANY;
	return shorten({ exact: null, prefixes, suffixes, needs: allOf([first.needs, second.needs, joint]) });
}

function choose(a: Known, b: Known): Known {
	if (a.exact !== null && b.exact !== null && a.exact.size + b.exact.size <= MAX_EXACT) {
		const exact = union(a.exact, b.exact);
		const needs = someOf([a.needs, b.needs]);
		return { exact, prefixes: exact, suffixes: exact, needs };
	}
	const [first, second] = [whole(a), whole(b)];
	return shorten({
		exact: null,
		prefixes: union(first.prefixes, second.prefixes),
		suffixes: union(first.suffixes, second.suffixes),
		needs: someOf([first.needs, second.needs]),
	});
}

/** With the needs of its own texts: one side of a choice must not lose them among those of the other. */
function whole(known: Known): Known {
	const settled = settle(known);
	const needs = allOf([
		settled.needs,
		known.exact === null ? ANY : needsOf(known.exact),
		needsOf(settled.prefixes),
		needsOf(settled.suffixes),
	]);
	return { ...settled, needs };
}

/** Turns ends that are too long or too many into needs, and keeps the part of them that may join others. */
function shorten(known: Known): Known {
	const { prefixes, suffixes } = known;
	const needs = allOf([known.needs, needsOf(prefixes), needsOf(suffixes)]);
	return {
		exact: null,
		needs,
		prefixes: cut(prefixes, (text, length) => text.slice(0, length)),
		suffixes: cut(suffixes, (text, length) => text.slice(Math.max(0, text.length - length))),
	};
}

function cut(
	texts: ReadonlySet<string>,
	part: (text: string, length: number) => string,
): ReadonlySet<string> {
	for (let length = 2; length > 0; length--) {
		const parts = new Set([...texts].map((text) => part(text, length)));
		if (parts.size <= MAX_ENDS) return parts;
	}
	return NOTHING;
}

/** What holds when one of these is in a text. */
function needsOf(texts: ReadonlySet<string>): TrigramCondition {
	const each: TrigramCondition[] = [];
	for (const text of texts) {
		if (text.length < 3) return ANY;
		each.push(allOf(keysOf(text).map((key) => ({ is: 'key', key }))));
	}
	return someOf(each);
}

function keysOf(text: string): number[] {
	const keys: number[] = [];
	for (let at = 0; at + 2 < text.length; at++) {
		if (text.slice(at, at + 3).includes(BREAK)) continue;
		const [a, b, c] = [text.charCodeAt(at), text.charCodeAt(at + 1), text.charCodeAt(at + 2)];
		keys.push((a << (2 * TRIGRAM_CLASS_BITS)) | (b << TRIGRAM_CLASS_BITS) | c);
	}
	return keys;
}

function cross(a: ReadonlySet<string>, b: ReadonlySet<string>): ReadonlySet<string> {
	const found = new Set<string>();
	for (const first of a) for (const second of b) found.add(first + second);
	return found;
}

function union(a: ReadonlySet<string>, b: ReadonlySet<string>): ReadonlySet<string> {
	return new Set([...a, ...b]);
}
