import createXxhash from 'xxhash-wasm';

const xxhash = await createXxhash();

/** xxhash64, seed 0, of bytes. */
export const hashBytes: (bytes: Uint8Array) => bigint = xxhash.h64Raw;

/** xxhash64, seed 0, of a string's UTF-8. */
export const hashText: (text: string) => bigint = xxhash.h64;

/** 16 lower-case hexadecimal digits. */
export function toHex(hash: bigint): string {
	return hash.toString(16).padStart(16, '0');
}

/** CRLF and CR become LF; nothing else changes. */
export function normalizeForUid(text: string): string {
	return text.includes('\r') ? text.replace(/\r\n?/g, '\n') : text;
}
