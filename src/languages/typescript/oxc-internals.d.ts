/** What the parser exports besides its documented part, as far as it is used here. */
declare module 'oxc-parser/src-js/raw-transfer/common.js' {
	type Buffer = Uint8Array & { readonly buffer: ArrayBuffer };

	/** Parses into shared memory and returns what `convert` makes of it. */
	export function parseSyncRawImpl<T>(
		path: string,
		text: string,
		options: object,
		convert: (buffer: Buffer, text: string, textStart: number, textBytes: number) => T,
	): T;

	/** To be called when `convert` is done with the memory. */
	export function returnBufferToCache(buffer: Buffer): void;
}

declare module 'oxc-parser/src-js/generated/deserialize/ts.js' {
	import type { Comment, OxcError, Program } from 'oxc-parser';

	export function deserialize(
		buffer: Uint8Array,
		text: string,
		textStart: number,
		textBytes: number,
	): { program: Program; comments: Comment[]; errors: OxcError[] };
}
