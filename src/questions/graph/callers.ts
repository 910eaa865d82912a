import { defineQuestion } from '../question.ts';
import { callAnswer, callFields, callOutput } from './call-question.ts';

export const callers = defineQuestion({
	name: 'graph callers',
	order: 130,
	effect: 'read',
	summary: 'List the calls that lead to a function or class',
	description:
		'Every call, construction, JSX element, decorator and function that is handed on, by place. A call through an interface ' +
		'or a base that the member overrides is marked: it may reach it when the program runs. Calls of the same name that could ' +
		'not be followed are counted: no callers means none only when that number is 0.',
	examples: [
		{ command: 'graph callers Store.open', about: 'who calls it' },
		{ command: 'graph callers src/store.ts#open --depth 3', about: 'and who calls them' },
		{ command: 'graph callers npm:child_process#exec', about: 'who calls something of a package' },
	],
	fields: callFields('callers'),
	cli: { positional: ['target'] },
	output: callOutput,
	handler: (context, input) => callAnswer(context, input, 'callers'),
});
