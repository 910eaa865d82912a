import { AssayError } from '../model/errors.ts';

export interface Place {
	path: string;
	line: number;
	col: number;
}

/** `file:line:column`; null when a text is none. */
export function readPlace(text: string): Place | null {
	const found = /^(.{1,4096}):(\d{1,9}):(\d{1,9})$/s.exec(text);
	return found === null ? null : { path: found[1], line: Number(found[2]), col: Number(found[3]) };
}

/** `file:line`; null when a text is none. */
export function readLine(text: string): Omit<Place, 'col'> | null {
	const found = /^(.{1,4096}):(\d{1,9})$/s.exec(text);
	return found === null ? null : { path: found[1], line: Number(found[2]) };
}

/** `file:line:column`, for a question that needs one. */
export function placeOf(text: string): Place {
	const place = readPlace(text);
	if (place !== null) return place;
	throw new AssayError(
		'USAGE',
		`${JSON.stringify(text.slice(0, 200))} is no place`,
		'Give file:line:column, as in src/app.ts:12:8.',
	);
}
