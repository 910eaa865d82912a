import { explainShape } from './explain/shape.ts';
import { defineQuestion } from './question.ts';
import { findTarget, TARGET } from './target.ts';

export const explain = defineQuestion({
	name: 'explain',
	order: 110,
	effect: 'read',
	summary: 'Tell on one screen what something is and what is around it',
	description:
		'What it is and where, who uses it and what it uses, its types, the facts that are stated on it, the tests that reach it, how ' +
		'complex it is, the history of its file, and what is uncertain about all that. Lists show the first of each; the numbers ' +
		'count all.',
	examples: [
		{ command: 'explain Store.open', about: 'a method' },
		{ command: 'explain src/store.ts', about: 'a file' },
		{ command: 'explain npm:express#Router', about: 'something of a package: who uses it' },
	],
	fields: {
		target: TARGET,
		limit: { type: 'whole', about: 'entries of each list at most', min: 1, max: 1_000, default: 6 },
	},
	cli: { positional: ['target'] },
	output: explainShape,
	async handler(context, { target, limit }) {
		const reader = await context.index();
		const meant = await findTarget(context, reader, target);
		const { explained, nothing } = await import('./explain/answer.ts');
		if (meant.is === 'choices') return { result: nothing(meant), meta: { truncated: meant.isCut } };
		return explained(context, reader, meant, limit);
	},
});
