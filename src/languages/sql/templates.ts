import type { RefKind } from '../../model/recorder.ts';
import { Token } from '../shared/tokens.ts';
import type { Walk } from './walk.ts';

/** `{{ ref('orders') }}`, `{{ ref('package', 'orders') }}`, `{{ source('raw', 'orders') }}` of dbt. */
const NAMED = /^\{\{-?\s*(?:ref|source)\(\s*(?:(['"])[^'"]*\1\s*,\s*)?(['"])([A-Za-z_][\w.-]*)\2/;

/** Tells of the table that a template names; false when it names none. */
export function referTemplate({ tokens, out }: Walk, index: number, kind: RefKind): boolean {
	if (tokens.kind[index] !== Token.raw) return false;
	const written = tokens.text.slice(
		tokens.start[index],
		Math.min(tokens.end[index], tokens.start[index] + 300),
	);
	if (!written.startsWith('{{')) return false;
	const named = NAMED.exec(written);
	if (named === null) return true;
	const name = named[3];
	out.refer(name, tokens.start[index] + named[0].length - 1 - name.length, kind, false);
	return true;
}
