import type { FactKind } from '../../../model/facts/kind.ts';
import type { Attributes, FactValue } from '../../../model/facts/rules.ts';
import { snippet } from '../snippet.ts';

const MAX_TEXT = 200;
const MAX_ITEMS = 40;

/** Attributes as JSON in the order of the kind's entry; null when there are none. Quotations are redacted. */
export function packAttributes(kind: FactKind, attributes: Attributes): string | null {
	let packed = '';
	for (const name of namesOf(kind)) {
		const value = attributes[name];
		if (value === null || value === undefined) continue;
		packed += `${packed === '' ? '{' : ','}"${name}":${packValue(value)}`;
	}
	return packed === '' ? null : `${packed}}`;
}

const NAMES = new WeakMap<FactKind, readonly string[]>();

function namesOf(kind: FactKind): readonly string[] {
	let names = NAMES.get(kind);
	if (names === undefined) {
		names = Object.keys(kind.attributes);
		NAMES.set(kind, names);
	}
	return names;
}

/** Characters that JSON writes otherwise. */
const ESCAPED = /["\\\x00-\x1f\ud800-\udfff]/;

function packText(text: string): string {
	const quoted = snippet(text, MAX_TEXT);
	return ESCAPED.test(quoted) ? JSON.stringify(quoted) : `"${quoted}"`;
}

function packValue(value: Exclude<FactValue, null | undefined>): string {
	if (typeof value === 'string') return packText(value);
	if (typeof value === 'object') {
		return JSON.stringify(value.slice(0, MAX_ITEMS).map((item) => snippet(item, MAX_TEXT)));
	}
	return String(value);
}
