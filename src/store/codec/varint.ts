const ENCODER = new TextEncoder();
const DECODER = new TextDecoder('utf-8', { ignoreBOM: true });

/** The length of a text that takes one byte to say. */
const MAX_COPIED = 0x7f;

/** LEB128 integers in a growing buffer. Values are below 2^31. */
export class ByteWriter {
	bytes: Uint8Array;
	length = 0;

	constructor(capacity = 1 << 16) {
		this.bytes = new Uint8Array(capacity);
	}

	private grow(): void {
		const wider = new Uint8Array(this.bytes.length * 2 + 8);
		wider.set(this.bytes);
		this.bytes = wider;
	}

	unsigned(value: number): void {
		if (this.length + 5 > this.bytes.length) this.grow();
		const { bytes } = this;
		let at = this.length;
		while (value > 0x7f) {
			bytes[at++] = (value & 0x7f) | 0x80;
			value >>>= 7;
		}
		bytes[at++] = value;
		this.length = at;
	}

	byte(value: number): void {
		if (this.length === this.bytes.length) this.grow();
		this.bytes[this.length++] = value;
	}

	/** Zigzag: small magnitudes of either sign stay short. */
	signed(value: number): void {
		this.unsigned(((value << 1) ^ (value >> 31)) >>> 0);
	}

	/** For indices where -1 means none. */
	optional(value: number): void {
		this.unsigned(value + 1);
	}

	/** A text in UTF-8, after the number of its bytes. */
	text(text: string): void {
		if (text.length <= MAX_COPIED && this.copied(text)) return;
		const bytes = ENCODER.encode(text);
		this.unsigned(bytes.length);
		while (this.length + bytes.length > this.bytes.length) this.grow();
		this.bytes.set(bytes, this.length);
		this.length += bytes.length;
	}

	/** A short text in ASCII, for which a call of the encoder takes longer than a look at each character; false for others. */
	private copied(text: string): boolean {
		const { length } = text;
		if (this.length + 1 + length > this.bytes.length) return false;
		const { bytes } = this;
		const from = this.length + 1;
		for (let at = 0; at < length; at++) {
			const unit = text.charCodeAt(at);
			if (unit > 0x7f) return false;
			bytes[from + at] = unit;
		}
		bytes[this.length] = length;
		this.length = from + length;
		return true;
	}

	/** A copy of what was written; the writer starts over. */
	take(): Uint8Array {
		const taken = this.bytes.slice(0, this.length);
		this.length = 0;
		return taken;
	}
}

export class ByteReader {
	private readonly bytes: Uint8Array;
	at = 0;

	constructor(bytes: Uint8Array) {
		this.bytes = bytes;
	}

	unsigned(): number {
		const { bytes } = this;
		let byte = bytes[this.at++];
		let value = byte & 0x7f;
		for (let shift = 7; byte > 0x7f; shift += 7) {
			byte = bytes[this.at++];
			value |= (byte & 0x7f) << shift;
		}
		return value >>> 0;
	}

	signed(): number {
		const value = this.unsigned();
		return (value >>> 1) ^ -(value & 1);
	}

	byte(): number {
		return this.bytes[this.at++];
	}

	optional(): number {
		return this.unsigned() - 1;
	}

	text(): string {
		const length = this.unsigned();
		this.at += length;
		return DECODER.decode(this.bytes.subarray(this.at - length, this.at));
	}

	get done(): boolean {
		return this.at >= this.bytes.length;
	}
}

function decodeAll(blob: Uint8Array, next: (reader: ByteReader) => number): Int32Array {
	const reader = new ByteReader(blob);
	const values = new Int32Array(reader.unsigned());
	for (let i = 0; i < values.length; i++) values[i] = next(reader);
	return values;
}

/** The names a file mentions, by their local index: identifiers of the `name` table. */
export function encodeNames(ids: Int32Array, out: ByteWriter): Uint8Array {
	out.unsigned(ids.length);
	for (const id of ids) out.unsigned(id);
	return out.take();
}

export function decodeNames(blob: Uint8Array): Int32Array {
	return decodeAll(blob, (reader) => reader.unsigned());
}

/** Offsets at which lines start; ascending, the first is 0. */
export function encodeLineStarts(starts: Int32Array, count: number, out: ByteWriter): void {
	out.unsigned(count);
	let previous = 0;
	for (let i = 0; i < count; i++) {
		out.unsigned(starts[i] - previous);
		previous = starts[i];
	}
}

export function decodeLineStarts(blob: Uint8Array): Int32Array {
	let previous = 0;
	return decodeAll(blob, (reader) => {
		previous += reader.unsigned();
		return previous;
	});
}
