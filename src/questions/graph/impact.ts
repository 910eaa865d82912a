import { defineQuestion } from '../question.ts';
import { reachAnswer, reachFields, reachOutput } from './reach-question.ts';

export const impact = defineQuestion({
	name: 'graph impact',
	order: 150,
	effect: 'read',
	summary: 'List what would be affected by a change',
	description:
		'Who calls, constructs, extends, overrides, names as a type or imports it, and who needs those, nearest first, each with ' +
		'the way that leads there and how sure it is. Works for functions, classes, members, whole files and packages.',
	examples: [
		{ command: 'graph impact Store.open', about: 'what may break when it changes' },
		{ command: 'graph impact src/store.ts --depth 2', about: 'of a file, two hops far' },
		{ command: 'graph impact npm:lodash --explain', about: 'what uses a package, with every hop' },
	],
	fields: reachFields(),
	cli: { positional: ['target'] },
	output: reachOutput,
	handler: (context, input) => reachAnswer(context, input, 'impact'),
});
