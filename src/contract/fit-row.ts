import type { Artifact } from './artifacts.ts';
import { MAX_ROW_BYTES } from './limits.ts';

const PARTS = ['evidence', 'args', 'candidates'] as const;

/** A character of UTF-16 takes three bytes of UTF-8 at most. */
const SURELY_FITS = Math.floor(MAX_ROW_BYTES / 3);

/**
 * A row as JSON, at most as long as a row may be: it loses evidence first, then arguments, then candidates, and
 * says so in `trimmed`. null when it is too long all the same.
 */
export function fitRow<Row extends object>(text: string, { trims }: Artifact<Row>): string | null {
	if (fits(text)) return text;
	let shorter = JSON.parse(text) as Row;
	const trimmed: string[] = [];
	for (const part of PARTS) {
		const trim = trims?.[part];
		if (trim === undefined) continue;
		trimmed.push(part);
		shorter = { ...trim(shorter), trimmed };
		const printed = JSON.stringify(shorter);
		if (fits(printed)) return printed;
	}
	return null;
}

function fits(text: string): boolean {
	return text.length <= SURELY_FITS || Buffer.byteLength(text) <= MAX_ROW_BYTES;
}
