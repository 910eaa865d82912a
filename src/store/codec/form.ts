import { ByteReader, type ByteWriter } from './varint.ts';

/**
 * What of the expression form only analyses read, and linking never does: where values stand, the texts of constants,
 * and which code runs under which condition. Kept apart from `Flow`, so that an edit that only moves code or changes a
 * text leaves what linking compares as it was.
 */
export interface Form {
	/** Start and length of each value of the flow, in the container. */
	spans: Int32Array;
	/** What `string` and `literal` values say. */
	texts: string[];
	branches: Int32Array; // kind, test value, start, length
	exits: Int32Array; // kind, start, length
}

export const FORM_STRIDE = { spans: 2, branches: 4, exits: 3 } as const;

export function encodeForm({ spans, texts, branches, exits }: Form, out: ByteWriter): void {
	encodeSpans(spans, out);
	out.unsigned(texts.length);
	for (const text of texts) out.text(text);
	encodeRanges(branches, FORM_STRIDE.branches, out);
	encodeRanges(exits, FORM_STRIDE.exits, out);
}

/** Values come in the order of the text, mostly: the distance to the one before is short. */
function encodeSpans(spans: Int32Array, out: ByteWriter): void {
	out.unsigned(spans.length / 2);
	for (let at = 0, before = 0; at < spans.length; at += 2) {
		out.signed(spans[at] - before);
		out.unsigned(spans[at + 1]);
		before = spans[at];
	}
}

/** Rows whose last two columns are a start, in ascending order, and a length. */
function encodeRanges(rows: Int32Array, width: number, out: ByteWriter): void {
	out.unsigned(rows.length / width);
	for (let at = 0, before = 0; at < rows.length; at += width) {
		for (let column = 0; column < width - 2; column++) out.optional(rows[at + column]);
		out.unsigned(rows[at + width - 2] - before);
		out.unsigned(rows[at + width - 1]);
		before = rows[at + width - 2];
	}
}

export function decodeForm(blob: Uint8Array): Form {
	const reader = new ByteReader(blob);
	const spans = decodeSpans(reader);
	const texts = Array.from({ length: reader.unsigned() }, () => reader.text());
	const branches = decodeRanges(reader, FORM_STRIDE.branches);
	return { spans, texts, branches, exits: decodeRanges(reader, FORM_STRIDE.exits) };
}

function decodeSpans(reader: ByteReader): Int32Array {
	const spans = new Int32Array(reader.unsigned() * 2);
	for (let at = 0, before = 0; at < spans.length; at += 2) {
		before += reader.signed();
		spans[at] = before;
		spans[at + 1] = reader.unsigned();
	}
	return spans;
}

function decodeRanges(reader: ByteReader, width: number): Int32Array {
	const rows = new Int32Array(reader.unsigned() * width);
	for (let at = 0, before = 0; at < rows.length; at += width) {
		for (let column = 0; column < width - 2; column++) rows[at + column] = reader.optional();
		before += reader.unsigned();
		rows[at + width - 2] = before;
		rows[at + width - 1] = reader.unsigned();
	}
	return rows;
}
