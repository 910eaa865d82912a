import { DETAILS } from '../read/detail.ts';
import { UNSAVED_TEXT } from './field.ts';
import { defineQuestion } from './question.ts';
import { readOutput, SURROUNDINGS } from './read/output.ts';

export const read = defineQuestion({
	name: 'read',
	order: 80,
	effect: 'read',
	summary: 'Read a file, some of its lines, or a definition',
	description:
		'The text as it is now. A target is a file, file:10-40, file#Class.method, a name, a qualified name or a chunkUid; file:10 is the ' +
		'definition around that line. --skeleton shows the structure alone: signatures and docs stay, bodies and long literals are folded, ' +
		'and every line keeps its number, so that the rest can be read by it.',
	examples: [
		{ command: 'read src/store.ts --skeleton', about: 'what is in a file, without bodies' },
		{
			command: 'read Store.open --with callers,tests',
			about: 'a method, who calls it and which tests reach it',
		},
		{ command: 'read src/store.ts:10-40', about: 'some lines' },
		{ command: 'read Store --outline', about: 'names, kinds and lines of a class' },
		{ command: 'read src/store.ts --skeleton --stdin < draft', about: 'of a text that is not saved yet' },
	],
	fields: {
		target: {
			type: 'text',
			about: 'file, file:10-40, file:10, file#name, name, qualified name or chunkUid',
			max: 5000,
			required: true,
		},
		skeleton: { type: 'flag', about: 'the structure, without bodies and long literals' },
		detail: {
			type: 'choice',
			about: `how much of it a skeleton or outline keeps: ${DETAILS.join(', ')} (default: standard)`,
			options: DETAILS,
			placeholder: 'level',
		},
		outline: { type: 'flag', about: 'names, kinds and lines alone' },
		with: {
			type: 'text',
			about: `lists below the text: ${SURROUNDINGS.join(',')}`,
			max: 100,
			placeholder: 'lists',
		},
		lineNumbers: { type: 'flag', about: 'without line numbers', default: true },
		limit: { type: 'whole', about: 'lines at most', min: 1, max: 100_000, default: 1_000 },
		text: UNSAVED_TEXT,
	},
	cli: { positional: ['target'], stdinFlag: 'text' },
	output: readOutput,
	handler: async (context, input) => (await import('./read/answer.ts')).readAnswer(context, input),
});
