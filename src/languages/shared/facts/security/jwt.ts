import { splitArguments } from '../literals.ts';
import type { ApiCall } from './apis.ts';

const ALGORITHMS = /\b(?:HS|RS|ES|PS)(?:256|384|512)\b|\bEdDSA\b|["']none["']/g;
const FROM_ENV =
	/process\.env|import\.meta\.env|os\.(?:environ|getenv)|getenv|ENV\[|ENV\.fetch|\benv\(|Environment\.Get/i;

/** The algorithms and the names of the options in an object as written. */
export function jwtOptions(written: string | null): {
	algorithm?: readonly string[] | null;
	options?: readonly string[] | null;
} {
	if (written === null) return {};
	const inner = written.trim().replace(/^\{/, '').replace(/\}$/, '');
	const names = splitArguments(inner).map(
		({ name, text }) => name ?? /^[\w$]{1,60}$/.exec(text)?.[0] ?? null,
	);
	const options = names.filter((name) => name !== null);
	return { algorithm: algorithmsIn(written), options: options.length === 0 ? null : options };
}

export function algorithmsIn(written: string): readonly string[] | null {
	const found = written.match(ALGORITHMS)?.map((name) => name.replaceAll(/["']/g, ''));
	return found === undefined ? null : [...new Set(found)];
}

/** How a key is given: never what it is. */
export function keyOf(seen: ApiCall, at: number, ...names: string[]): string | null {
	const position = seen.position(at, ...names);
	const written = seen.call.args[position]?.text;
	if (written === undefined) return null;
	if (FROM_ENV.test(written)) return 'env';
	const given = seen.given(at, ...names);
	return given === null ? null : given.how === 'literal' || given.how === 'variable' ? given.how : 'computed';
}
