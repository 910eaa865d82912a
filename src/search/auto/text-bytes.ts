import { isOfName } from '../../model/words/split.ts';
import { TextUnits } from '../../model/words/text-units.ts';

/** What stands for a character beyond ASCII: one that belongs to names, and one that does not. */
export const FOREIGN_LETTER = 0x80;
const FOREIGN_SIGN = 0x81;

/** Room for more bytes than characters, so that it is seen when there are. */
const SPARE = 8;

/**
 * A text with one byte a character, at the same positions, in an array that is used again: reading many single characters of
 * a string takes several times as long.
 */
export class TextBytes {
	bytes = Buffer.alloc(2 ** 16);
	text = '';
	private wide: TextUnits | null = null;

	hold(text: string): this {
		this.text = text;
		if (text.length + SPARE > this.bytes.length) this.bytes = Buffer.alloc((text.length + SPARE) * 2);
		// What is not plain ASCII takes more bytes than it has characters.
		if (this.bytes.write(text) !== text.length) this.holdForeign(text);
		return this;
	}

	private holdForeign(text: string): void {
		this.wide ??= new TextUnits();
		const { units } = this.wide.hold(text);
		const { bytes } = this;
		for (let at = 0; at < text.length; at++) {
			const code = units[at];
			bytes[at] = code < 128 ? code : isOfName(code) ? FOREIGN_LETTER : FOREIGN_SIGN;
		}
	}
}
