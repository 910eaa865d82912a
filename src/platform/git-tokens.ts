/** Cuts git's output at NULs as it comes. What follows the last one is not complete and not told. */
export class TokenReader {
	private readonly onToken: (token: Buffer) => void;
	private rest: Buffer = Buffer.alloc(0);

	constructor(onToken: (token: Buffer) => void) {
		this.onToken = onToken;
	}

	push(chunk: Buffer): void {
		const bytes = this.rest.length === 0 ? chunk : Buffer.concat([this.rest, chunk]);
		let start = 0;
		for (let end = bytes.indexOf(0); end !== -1; end = bytes.indexOf(0, start)) {
			this.onToken(bytes.subarray(start, end));
			start = end + 1;
		}
		this.rest = bytes.subarray(start);
	}
}
