import { type Comment, type ParserOptions, type Program, rawTransferSupported } from 'oxc-parser';

export interface Parsed {
	program: Program;
	comments: Comment[];
	errors: readonly unknown[];
}

export type ParseRaw = (path: string, text: string, options: ParserOptions) => Parsed;

/**
 * The parser with its tree read from shared memory instead of JSON; null where the system does not give
 * the gigabytes of address space that it asks for.
 *
 * The package's own entry wraps each tree in an object with getters. With that wrapper nine tenths of what
 * was allocated survived its first collection, without it a fifteenth: trees nobody holds must not be copied.
 */
export async function loadRawTransfer(): Promise<ParseRaw | null> {
	if (!rawTransferSupported()) return null;
	try {
		const { parseSyncRawImpl, returnBufferToCache } = await import(
			'oxc-parser/src-js/raw-transfer/common.js'
		);
		const { deserialize } = await import('oxc-parser/src-js/generated/deserialize/ts.js');
		const parse: ParseRaw = (path, text, options) =>
			parseSyncRawImpl(path, text, { ...options, astType: 'ts' }, (buffer, source, start, bytes) => {
				const parsed = deserialize(buffer, source, start, bytes);
				returnBufferToCache(buffer);
				return parsed;
			});
		return parse('probe.ts', 'let probe: 1;', { lang: 'ts' }).program.body.length === 1 ? parse : null;
	} catch {
		return null;
	}
}
