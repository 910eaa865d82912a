import { defineQuestion } from '../question.ts';
import { callAnswer, callFields, callOutput } from './call-question.ts';

export const callees = defineQuestion({
	name: 'graph callees',
	order: 140,
	effect: 'read',
	summary: 'List the calls that a function, class or file makes',
	description:
		'Every call inside it and where it leads: a definition of the repository, or a package. Calls that could not be ' +
		'followed are counted.',
	examples: [
		{ command: 'graph callees Store.open', about: 'what it calls' },
		{ command: 'graph callees src/store.ts --depth 2', about: 'what a file calls, and what that calls' },
	],
	fields: callFields('callees'),
	cli: { positional: ['target'] },
	output: callOutput,
	handler: (context, input) => callAnswer(context, input, 'callees'),
});
