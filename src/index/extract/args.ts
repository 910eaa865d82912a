import type { Arg } from '../../model/recorder.ts';
import { ARG_SEPARATOR, argPrefix } from '../../store/packed-args.ts';
import { snippet } from './snippet.ts';

const MAX_ARGS = 8;
const MAX_TEXT = 80;

/** The arguments of a call in one string, as `store/packed-args.ts` reads it; null without any. */
export function packArgs(args: readonly Arg[]): string | null {
	if (args.length === 0) return null;
	let packed = '';
	for (let i = 0; i < args.length && i < MAX_ARGS; i++) {
		const { kind, text, name } = args[i];
		if (i > 0) packed += ARG_SEPARATOR;
		packed += argPrefix(kind, name) + snippet(text, MAX_TEXT);
	}
	return packed;
}
