import { AssayError } from '../model/errors.ts';

/** Where the next page of a list starts: a token that is good for one generation of the index. */
export function encodeCursor(generation: string, after: string): string {
	return Buffer.from(JSON.stringify([generation, after])).toString('base64url');
}

export function decodeCursor(generation: string, cursor: string): string {
	const [from, after] = parse(cursor);
	if (from !== generation) {
		throw new AssayError('USAGE', 'the cursor belongs to an earlier index', 'Start again without a cursor.');
	}
	return after;
}

function parse(cursor: string): [string, string] {
	try {
		const [generation, after] = JSON.parse(Buffer.from(cursor, 'base64url').toString());
		if (typeof generation === 'string' && typeof after === 'string') return [generation, after];
	} catch {
		// Told below, like every other token that is not ours.
	}
	throw new AssayError('USAGE', 'not a cursor', 'Give the `next` of an answer, unchanged.');
}
