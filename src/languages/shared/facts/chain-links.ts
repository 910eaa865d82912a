import type { FactFile, SeenCall } from '../../../model/facts/rules.ts';

const MAX_WRITTEN = 120;

/** A call as written, without what it is made on and white space that says nothing: `RequireRole("admin")`. */
export function linkText(call: SeenCall, file: FactFile): string {
	const types = typesOf(call);
	const written = file.text
		.slice(call.nameStart, call.end)
		.replace(/^[^(]{0,400}\(|\)$/g, '')
		.replace(/\s{1,200}/g, ' ')
		.trim()
		.slice(0, MAX_WRITTEN);
	return `${call.name}${types}${written === '' ? '' : `(${written})`}`;
}

/** Type arguments of a call as written, with their brackets; '' without any. */
export function typesOf({ callee }: SeenCall): string {
	return /<[\w.,<>?[\] ]{1,200}>$/.exec(callee)?.[0] ?? '';
}
