import type { z as Zod } from 'zod';
import { AssayError } from '../../model/errors.ts';
import type { IndexReader } from '../../store/reader.ts';
import type { Field } from '../field.ts';
import type { Context } from '../question.ts';
import { findTarget, TARGET, type Target } from '../target.ts';

/** What questions about a target and what is around it, step by step, are given. */
export interface AskedInput {
	target: string;
	depth: number;
	limit: number;
	cursor: string | undefined;
	explain: boolean;
}

interface Words {
	depth: { about: string; max: number; default: number };
	limit: { about: string; default: number };
	explain: string;
}

export function askedFields({ depth, limit, explain }: Words) {
	return {
		target: TARGET,
		depth: { type: 'whole', min: 1, ...depth },
		limit: { type: 'whole', min: 1, max: 10_000, ...limit },
		cursor: { type: 'text', about: 'go on where an answer ended', max: 8192, placeholder: 'next' },
		explain: { type: 'flag', about: explain },
	} as const satisfies Record<string, Field>;
}

/** Calls of which it is not known where they lead. */
export const NONE_UNFOLLOWED = { ambiguous: 0, dynamic: 0, unresolved: 0 };

/** What such an answer says about what it leaves out. */
export function askedShape(z: typeof Zod) {
	return {
		/** Calls of the target's name (or made by it) of which it is not known where they lead. */
		unfollowed: z.strictObject({ ambiguous: z.int(), dynamic: z.int(), unresolved: z.int() }),
		/** Languages of the repository whose calls are not linked. */
		unlinked: z.array(z.string()),
		explanation: z.array(z.string()),
		next: z.string().nullable(),
	};
}

/** What that is when there are several targets to choose from. */
export const NOTHING_ASKED = { unfollowed: NONE_UNFOLLOWED, unlinked: [], explanation: [], next: null };

/** The index and what was meant; `inward` tells what can be asked of a thing outside of the repository. */
export async function askedTarget(
	context: Context,
	text: string,
	inward: { isAsked: boolean; does: string; instead: string },
): Promise<{ reader: IndexReader; meant: Target }> {
	const reader = await context.index();
	const meant = await findTarget(context, reader, text);
	if (meant.is === 'external' && !inward.isAsked) {
		throw new AssayError('USAGE', `what ${text} ${inward.does} is not in the index`, inward.instead);
	}
	return { reader, meant };
}
