import type { z as Zod } from 'zod';
import { AssayError } from '../../model/errors.ts';
import type { Field } from '../field.ts';
import type { Answer, Context } from '../question.ts';
import { findTarget, TARGET } from '../target.ts';
import { nodeShape, siteShape, targetAnswer, targetShape } from './shapes.ts';

type Side = 'callers' | 'callees';

/** Fields of the two questions about calls. */
export function callFields(side: Side) {
	return {
		target: TARGET,
		depth: { type: 'whole', about: `calls in a row, from ${side} on`, min: 1, max: 20, default: 1 },
		limit: { type: 'whole', about: 'calls at most', min: 1, max: 10_000, default: 200 },
		cursor: { type: 'text', about: 'go on where an answer ended', max: 8192, placeholder: 'next' },
		explain: { type: 'flag', about: 'how each call is known to lead there' },
	} as const satisfies Record<string, Field>;
}

export function callOutput(z: typeof Zod) {
	return z.strictObject({
		...targetShape(z),
		total: z.int(),
		calls: z.array(
			z.strictObject({
				/** 1 for a call of the target, 2 for one of its callers, and so on. */
				depth: z.int(),
				site: siteShape(z),
				from: nodeShape(z),
				/** null for what is of a package. */
				to: nodeShape(z).nullable(),
				external: z.strictObject({ package: z.string(), name: z.string().nullable() }).nullable(),
				/** The call names what the target overrides, and may reach it when the program runs. */
				dispatch: z.boolean(),
			}),
		),
		/** Calls of the same name (or made by the target) of which it is not known where they lead. */
		unfollowed: z.strictObject({ ambiguous: z.int(), dynamic: z.int(), unresolved: z.int() }),
		/** Languages of the repository whose calls are not linked. */
		unlinked: z.array(z.string()),
		explanation: z.array(z.string()),
		next: z.string().nullable(),
	});
}

export type CallResult = Zod.output<ReturnType<typeof callOutput>>;

interface CallInput {
	target: string;
	depth: number;
	limit: number;
	cursor: string | undefined;
	explain: boolean;
}

const NONE = { ambiguous: 0, dynamic: 0, unresolved: 0 };

export async function callAnswer(
	context: Context,
	input: CallInput,
	side: Side,
): Promise<Answer<CallResult>> {
	const reader = await context.index();
	const meant = await findTarget(context, reader, input.target);
	const empty = { total: 0, calls: [], unfollowed: NONE, unlinked: [], explanation: [], next: null };
	if (meant.is === 'choices') {
		return { result: { ...targetAnswer(meant), ...empty }, meta: { truncated: meant.isCut } };
	}
	if (meant.is === 'external' && side === 'callees') {
		const message = `what ${input.target} calls is not in the index`;
		throw new AssayError('USAGE', message, 'Ask who calls it: `assay graph callers`.');
	}
	const { openGraph, openUnlinked } = await import('./open-graph.ts');
	const { GraphWords } = await import('../../store/graph/describe.ts');
	const { pagingOf } = await import('../paging.ts');
	const { callersOf, calleesOf, describeCall } = await import('./calls.ts');
	const { unfollowedCalls, unfollowedIn } = await import('../../store/graph/unfollowed.ts');
	const graph = await openGraph(reader);
	const { offset, next } = pagingOf(reader.generation, input.cursor);
	const rows =
		side === 'callees' && meant.is === 'chunks'
			? calleesOf(reader, graph, meant, input.depth)
			: callersOf(reader, graph, meant, input.depth);
	rows.sort((a, b) => a.depth - b.depth || a.file - b.file || a.edge - b.edge || a.start - b.start);
	const words = new GraphWords(reader, graph);
	const end = Math.min(rows.length, offset + input.limit);
	const isCut = end < rows.length;
	const name = meant.is === 'external' ? lastName(meant.name ?? '') : meant.name;
	const unfollowed =
		side === 'callees' && meant.is === 'chunks'
			? unfollowedIn(reader, meant)
			: name === ''
				? NONE
				: unfollowedCalls(reader, name);
	return {
		result: {
			...targetAnswer(meant),
			total: rows.length,
			calls: rows
				.slice(offset, end)
				.map((row) => describeCall(graph, words, row))
				.sort(byPlace),
			unfollowed,
			unlinked: await openUnlinked(reader),
			explanation: input.explain ? EXPLANATION[side] : [],
			next: isCut ? next(end) : null,
		},
		meta: { truncated: isCut },
	};
}

function byPlace(a: CallResult['calls'][number], b: CallResult['calls'][number]): number {
	const byFile = a.site.file < b.site.file ? -1 : a.site.file > b.site.file ? 1 : 0;
	return a.depth - b.depth || byFile || a.site.line - b.site.line || a.site.col - b.site.col;
}

function lastName(name: string): string {
	return name.slice(name.lastIndexOf('.') + 1);
}

const STATUSES =
	'resolved: it leads there and nowhere else; ambiguous: there is one of several, all of which are known; the rule says what the ' +
	'callee is written on, the confidence how often that rule was right where a compiler could say.';

const EXPLANATION: Record<Side, string[]> = {
	callers: [
		STATUSES,
		'A call inside a function without a name belongs to the nearest one around it that has one.',
		'Marked "by override": the call names a member of a base or interface, and this member may be the one that runs.',
		'Calls of the name that could not be followed may lead here as well; they are counted, not listed.',
	],
	callees: [
		STATUSES,
		'Calls of functions declared inside belong to it as well.',
		'A call of a member of an interface or base leads to that member; what overrides it may be what runs.',
	],
};
