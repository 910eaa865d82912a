import { encodeFiles } from '../codec/postings.ts';

/** SQL about a packed list `files`. */
export interface PostingFilter {
	condition: string;
	values: Uint8Array[];
}

/** With more files, most lists hold one of them. */
const FEW = 8;
/** Two files in two bytes are before this position. */
const FIRST_IN_LONGER = 254;

/**
 * Lists that may hold one of the wanted positions of a block (those that are not negative). Taking a list out
 * of the database costs more than unpacking it, and SQLite can tell of most that they hold none: by a
 * bit of a bitmap, and of the shortest lists by what they would have to be.
 */
export function mayHold(wanted: Int32Array): PostingFilter {
	const positions: number[] = [];
	for (const [position, at] of wanted.entries()) if (at >= 0) positions.push(position);
	if (positions.length > FEW) return { condition: 'true', values: [] };
	const bits = positions.map(
		(position) =>
			`(length(files) > ${1 + (position >>> 3)} AND instr(?, substr(files, ${2 + (position >>> 3)}, 1)) > 0)`,
	);
	const lists = positions.map((position) =>
		position < FIRST_IN_LONGER
			? { condition: 'true', values: [] }
			: { condition: 'files = ?', values: [alone(position)] },
	);
	return {
		condition: `CASE WHEN substr(files, 1, 1) = x'00' THEN ${bits.join(' OR ')}
			ELSE length(files) > 2 OR ${lists.map(({ condition }) => condition).join(' OR ')} END`,
		values: [...positions.map(bytesWithBit), ...lists.flatMap(({ values }) => values)],
	};
}

/** Every byte in which the bit of that position is set. */
function bytesWithBit(position: number): Uint8Array {
	const bit = 1 << (position & 7);
	return Uint8Array.from({ length: 256 }, (_, byte) => byte).filter((byte) => (byte & bit) !== 0);
}

/** The list of a key that only the file at this position holds. */
function alone(position: number): Uint8Array {
	return encodeFiles([position], 0);
}
