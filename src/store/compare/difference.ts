/** The first thing in which an index is not what it should be. Values are texts for people, cut to a line. */
export interface Difference {
	/** The file it is about; null when it is about none. */
	path: string | null;
	table: string;
	/** Which row of the file (or of the table): its position or its key. */
	row: string | null;
	/** null when the row as a whole is there on one side only. */
	column: string | null;
	/** What the index has; null when it has no such row. */
	indexed: string | null;
	/** What it should have; null when there should be no such row. */
	fresh: string | null;
}

const LONGEST = 160;
/** What is shown of the part that both have before they differ. */
const BEFORE = 24;

/** Two different values, cut around the place where they part. */
export function shownPair(indexed: unknown, fresh: unknown): { indexed: string; fresh: string } {
	const left = asText(indexed);
	const right = asText(fresh);
	let same = 0;
	while (same < left.length && left[same] === right[same]) same++;
	const from = same > BEFORE && Math.max(left.length, right.length) > LONGEST ? same - BEFORE : 0;
	return { indexed: cut(left, from), fresh: cut(right, from) };
}

/** One value, cut to a line. */
export function shown(value: unknown): string {
	return cut(asText(value), 0);
}

function asText(value: unknown): string {
	if (Buffer.isBuffer(value)) return `x'${value.toString('hex')}'`;
	return typeof value === 'bigint' ? String(value) : JSON.stringify(value);
}

function cut(text: string, from: number): string {
	const start = from > 0 ? '…' : '';
	const room = LONGEST - start.length;
	const rest = text.slice(from);
	return rest.length <= room ? start + rest : `${start}${rest.slice(0, room - 1)}…`;
}

/** Values of one column: both blobs, or the same. */
export function isEqual(left: unknown, right: unknown): boolean {
	if (left === right) return true;
	return Buffer.isBuffer(left) && Buffer.isBuffer(right) && left.equals(right);
}
