/** Writes messages of protocol buffers. Numbers are below 2^31. */
export class ProtoWriter {
	private bytes = Buffer.allocUnsafe(1 << 16);
	private length = 0;

	number(field: number, value: number): void {
		if (value === 0) return;
		this.varint(field << 3);
		this.varint(value);
	}

	text(field: number, value: string): void {
		if (value === '') return;
		this.varint((field << 3) | LENGTH_DELIMITED);
		const size = Buffer.byteLength(value);
		this.varint(size);
		this.reserve(size);
		this.bytes.write(value, this.length);
		this.length += size;
	}

	packed(field: number, values: readonly number[]): void {
		this.message(field, () => {
			for (const value of values) this.varint(value);
		});
	}

	/** What `fill` writes, as one field. */
	message(field: number, fill: () => void): void {
		this.varint((field << 3) | LENGTH_DELIMITED);
		const start = this.length;
		fill();
		const size = this.length - start;
		const room = varintBytes(size);
		this.reserve(room);
		this.bytes.copyWithin(start + room, start, this.length);
		this.length = start;
		this.varint(size);
		this.length += size;
	}

	/** What was written since the last time; good until something is written again. */
	take(): Uint8Array {
		const taken = this.bytes.subarray(0, this.length);
		this.length = 0;
		return taken;
	}

	private varint(value: number): void {
		this.reserve(5);
		let rest = value;
		while (rest > 0x7f) {
			this.bytes[this.length++] = (rest & 0x7f) | 0x80;
			rest >>>= 7;
		}
		this.bytes[this.length++] = rest;
	}

	private reserve(more: number): void {
		if (this.length + more <= this.bytes.length) return;
		const wider = Buffer.allocUnsafe((this.length + more) * 2);
		this.bytes.copy(wider, 0, 0, this.length);
		this.bytes = wider;
	}
}

const LENGTH_DELIMITED = 2;

function varintBytes(value: number): number {
	let bytes = 1;
	for (let rest = value >>> 7; rest > 0; rest >>>= 7) bytes++;
	return bytes;
}
