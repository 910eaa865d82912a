import type { Attributes } from '../../../model/facts/rules.ts';

const REQUIREMENT =
	/^([A-Za-z0-9][\w.-]{0,120})\s{0,8}(?:\[([^\]\n]{0,200})\])?\s{0,8}(?:\(?((?:[<>=!~]=?=?)[^;@()\n]{0,120})\)?)?\s{0,8}(?:@[^;\n]{0,400})?(?:;\s{0,8}([^\n]{1,200}))?$/;

/** A requirement of a Python package: `requests[socks]>=2.31; python_version < "3.12"`; null for anything else. */
export function requirement(written: string): Attributes | null {
	const found = REQUIREMENT.exec(written.trim());
	if (found === null) return null;
	const [, name, extras, version, marker] = found;
	const taken = extras?.split(',').map((extra) => extra.trim());
	return {
		name,
		version: version?.trim() || null,
		extras: taken !== undefined && taken.length > 0 ? taken : null,
		marker: marker?.trim() ?? null,
	};
}
