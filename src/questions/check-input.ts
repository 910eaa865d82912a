import { AssayError } from '../model/errors.ts';
import { nearest } from '../model/nearest.ts';
import { type Fields, type Input, inputSchema } from './field.ts';
import type { Question } from './question.ts';

/** The input with its defaults, or an error that names the field and what it accepts. */
export async function checkInput(question: Question, input: unknown): Promise<Input<Fields>> {
	const { z } = await import('zod');
	const outcome = inputSchema(z, question.fields).safeParse(input);
	if (outcome.success) return outcome.data as Input<Fields>;
	const issue = outcome.error.issues[0];
	const help = `\`assay ${question.name} --help\` lists what it takes.`;
	if (issue.code === 'unrecognized_keys') {
		const guess = nearest(issue.keys[0], Object.keys(question.fields));
		const message = `${question.name} has no field ${JSON.stringify(issue.keys[0])}`;
		throw new AssayError('USAGE', message, guess === null ? help : `Did you mean ${guess}?`);
	}
	const name = String(issue.path[0] ?? 'the input');
	const value = (input as Record<string, unknown> | null)?.[name];
	if (value === undefined) throw new AssayError('USAGE', `${question.name} needs ${name}`, help);
	throw new AssayError('USAGE', `${name} must be ${issue.message}, but is ${brief(value)}`, help);
}

function brief(value: unknown): string {
	const text = JSON.stringify(value) ?? String(value);
	return text.length <= 60 ? text : `${text.slice(0, 59)}…`;
}
