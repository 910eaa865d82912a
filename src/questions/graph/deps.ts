import { defineQuestion } from '../question.ts';
import { reachAnswer, reachFields, reachOutput } from './reach-question.ts';

export const deps = defineQuestion({
	name: 'graph deps',
	order: 160,
	effect: 'read',
	summary: 'List what a thing needs',
	description:
		'What it calls, constructs, extends, names as a type and (a file) imports, and what those need, nearest first, each with ' +
		'the way that leads there; and the packages that are used on the way.',
	examples: [
		{ command: 'graph deps Store.open', about: 'what it needs to work' },
		{ command: 'graph deps src/store.ts --depth 1', about: 'what a file needs directly' },
	],
	fields: reachFields(),
	cli: { positional: ['target'] },
	output: reachOutput,
	handler: (context, input) => reachAnswer(context, input, 'deps'),
});
