/** A part of a list and where it begins in it. */
export interface Part {
	text: string;
	start: number;
}

/** Splits at the commas outside of brackets; parts are trimmed, empty ones left out. */
export function splitList(list: string): Part[] {
	const parts: Part[] = [];
	let depth = 0;
	let from = 0;
	for (let at = 0; at <= list.length; at++) {
		const unit = list[at];
		if (unit === '[' || unit === '(' || unit === '{') depth++;
		else if (unit === ']' || unit === ')' || unit === '}') depth--;
		if (at < list.length && (unit !== ',' || depth > 0)) continue;
		const part = list.slice(from, at);
		const text = part.trim();
		if (text !== '') parts.push({ text, start: from + part.indexOf(text) });
		from = at + 1;
	}
	return parts;
}
