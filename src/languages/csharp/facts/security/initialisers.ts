import type { FactFile, SeenCall } from '../../../../model/facts/rules.ts';
import { entriesAt } from '../../../shared/facts/written-objects.ts';

/** What a member is given between the braces behind `new A(…)`. */
export interface Initialised {
	name: string;
	text: string;
	/** Offset of the text. */
	start: number;
}

const NAMED = /^([\p{L}_][\p{L}\p{N}_]{0,100})\s{0,40}=(?![=>])\s{0,40}/u;

/** `new A(x) { B = 1, C = y }`: the members and what they are given, as written. */
export function initialisersOf(call: SeenCall, file: FactFile): readonly Initialised[] {
	const { text } = file;
	if (text[call.end - 1] !== '}') return [];
	const open = openingBrace(call, text);
	if (open < 0) return [];
	return entriesAt(text, open).flatMap((entry) => {
		const written = text.slice(entry.start, entry.start + 200);
		const named = NAMED.exec(written);
		if (named === null) return [];
		const [head, name] = named;
		return [{ name, text: entry.text.slice(head.length), start: entry.start + head.length }];
	});
}

function openingBrace(call: SeenCall, text: string): number {
	if (call.args.length === 0) {
		const bare = text.slice(call.nameStart, call.end).search(/\{/);
		return bare < 0 ? -1 : call.nameStart + bare;
	}
	let depth = 0;
	for (let at = call.nameStart; at < call.end; at++) {
		if (text[at] === '(') depth++;
		else if (text[at] === ')') depth--;
		else if (text[at] === '{' && depth === 0) return at;
	}
	return -1;
}
