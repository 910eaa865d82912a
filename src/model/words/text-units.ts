/** UTF-16 units of a text in an array that is used again: reading many single units of a string takes several times as long. */
export class TextUnits {
	private buffer = Buffer.alloc(2 ** 17);
	units = unitsOf(this.buffer);
	text = '';

	hold(text: string): this {
		this.text = text;
		if (text.length > this.units.length) {
			this.buffer = Buffer.alloc(text.length * 4);
			this.units = unitsOf(this.buffer);
		}
		this.buffer.write(text, 'utf16le');
		return this;
	}
}

function unitsOf({ buffer, byteOffset, length }: Buffer): Uint16Array {
	return new Uint16Array(buffer, byteOffset, length / 2);
}
