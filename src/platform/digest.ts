import { createHash } from 'node:crypto';

/** SHA-256 of a text as UTF-8, in hexadecimal. */
export function sha256(text: string): string {
	return createHash('sha256').update(text, 'utf8').digest('hex');
}

/** SHA-256 of bytes that come one after another. */
export class RunningSha256 {
	private readonly hash = createHash('sha256');

	update(bytes: Uint8Array): void {
		this.hash.update(bytes);
	}

	/** In hexadecimal; it can be asked for once. */
	digest(): string {
		return this.hash.digest('hex');
	}
}
