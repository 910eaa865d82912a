import { createHash } from 'node:crypto';

/** SHA-256 of a text as UTF-8, in hexadecimal. */
export function sha256(text: string): string {
	return createHash('sha256').update(text, 'utf8').digest('hex');
}

/** SHA-256 of pieces, in hexadecimal. */
export class Digest {
	private readonly hash = createHash('sha256');

	add(piece: string | Uint8Array): void {
		this.hash.update(piece);
	}

	finish(): string {
		return this.hash.digest('hex');
	}
}
