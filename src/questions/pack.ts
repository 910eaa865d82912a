import { AssayError } from '../model/errors.ts';
import { packShape } from './pack/shape.ts';
import { defineQuestion } from './question.ts';
import { TARGET } from './target.ts';

const LEAST = 300;

export const pack = defineQuestion({
	name: 'pack',
	order: 120,
	effect: 'read',
	summary: 'Pack what to read about something into a token budget',
	description:
		'What was asked for, then what calls it, what it calls, its types, tests, pages that mention it and what stands beside it: full ' +
		'code near, skeletons further off, one line beyond. Each item says why it is there, hop by hop with the place that proves it. ' +
		'The receipt at the end says what was left out and why. Never more tokens than the budget, headings and receipt included; in ' +
		'--json the same pack is in parts, and the budget is that of its text. The same index and request give the same bytes.',
	examples: [
		{ command: 'pack Store.open', about: 'everything around a method, in 8,000 tokens' },
		{ command: 'pack src/store.ts parseConfig --budget 20000', about: 'a file and a function, in more' },
		{ command: 'pack --changed main', about: 'what this branch changed, what calls that, and its tests' },
		{ command: 'pack Store.open --since 0123456789abcdef', about: 'only what an earlier pack did not have' },
	],
	fields: {
		targets: {
			type: 'texts',
			about: `${TARGET.about}; or words`,
			max: 5000,
			most: 20,
			placeholder: 'target',
		},
		budget: {
			type: 'whole',
			about: 'tokens of the whole pack at most',
			min: LEAST,
			max: 10_000_000,
			default: 8_000,
		},
		changed: {
			type: 'text',
			about: 'of what differs from a revision (HEAD unless told), in place of targets',
			max: 1_000,
			placeholder: 'revision',
			alone: 'HEAD',
		},
		since: {
			type: 'text',
			about: 'leave out what the pack with this hash had',
			max: 64,
			placeholder: 'hash',
		},
		xml: { type: 'flag', about: 'XML in place of Markdown' },
	},
	cli: { positional: ['targets'] },
	output: packShape,
	async handler(context, { targets, budget, changed, since, xml }) {
		if (targets.length === 0 && changed === undefined) {
			throw new AssayError('USAGE', 'pack needs a target or --changed', 'Give a name, a file or a place.');
		}
		if (targets.length > 0 && changed !== undefined) {
			const hint = 'Leave out one of them: --changed takes what differs from a revision in place of targets.';
			throw new AssayError('USAGE', 'pack takes targets or --changed, not both', hint);
		}
		const reader = await context.index();
		const { openGraph } = await import('./graph/open-graph.ts');
		const { answerPack } = await import('./pack/answer.ts');
		const graph = openGraph(reader);
		const shared = { budget, since: since ?? null, format: xml ? ('xml' as const) : ('markdown' as const) };
		if (changed !== undefined) {
			const { changedSeeds } = await import('./pack/changed-seeds.ts');
			const { nodes, notes, changed: lines, commit } = await changedSeeds(context, reader, graph, changed);
			const asked = `changes since ${changed}`;
			return answerPack(context, reader, graph, {
				...shared,
				asked,
				seeds: nodes,
				changed: lines,
				notes,
				request: { commit },
			});
		}
		const { findSeeds } = await import('./pack/find-seeds.ts');
		const { nodes, notes } = await findSeeds(context, reader, graph, targets);
		const asked = targets.join(' ');
		return answerPack(context, reader, graph, {
			...shared,
			asked,
			seeds: nodes,
			changed: new Map(),
			notes,
			request: { targets },
		});
	},
});
