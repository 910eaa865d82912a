import type { z as Zod } from 'zod';
import type { Answer, Context } from '../question.ts';
import {
	type AskedInput,
	askedFields,
	askedShape,
	askedTarget,
	NONE_UNFOLLOWED,
	NOTHING_ASKED,
} from './asked.ts';
import { nodeShape, siteShape, targetAnswer, targetShape } from './shapes.ts';

type Side = 'callers' | 'callees';

/** Fields of the two questions about calls. */
export function callFields(side: Side) {
	return askedFields({
		depth: { about: `calls in a row, from ${side} on`, max: 20, default: 1 },
		limit: { about: 'calls at most', default: 200 },
		explain: 'how each call is known to lead there',
	});
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
		...askedShape(z),
	});
}

export type CallResult = Zod.output<ReturnType<typeof callOutput>>;

export async function callAnswer(
	context: Context,
	input: AskedInput,
	side: Side,
): Promise<Answer<CallResult>> {
	const { reader, meant } = await askedTarget(context, input.target, {
		isAsked: side === 'callers',
		does: 'calls',
		instead: 'Ask who calls it: `assay graph callers`.',
	});
	if (meant.is === 'choices') {
		const result = { ...targetAnswer(meant), total: 0, calls: [], ...NOTHING_ASKED };
		return { result, meta: { truncated: meant.isCut } };
	}
	const { openNearCalls, openUnlinked } = await import('./open-graph.ts');
	const { GraphWords } = await import('../../store/graph/describe.ts');
	const { pagingOf } = await import('../paging.ts');
	const { callersOf, calleesOf, describeCall } = await import('./calls.ts');
	const { unfollowedCalls, unfollowedIn } = await import('../../store/graph/unfollowed.ts');
	const graph = openNearCalls(reader, meant, side, input.depth);
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
				? NONE_UNFOLLOWED
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
			unlinked: openUnlinked(reader),
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
