import { AssayError } from '../model/errors.ts';
import { nearest } from '../model/nearest.ts';
import { accepts, defaultOf, type Field, type Fields, type Input, isAccepted } from './field.ts';
import type { Question } from './question.ts';

/** The input with its defaults, or an error that names the field and what it accepts. */
export function checkInput(question: Pick<Question, 'name' | 'fields'>, input: unknown): Input<Fields> {
	const { name: asked, fields } = question;
	const help = `\`assay ${asked} --help\` lists what it takes.`;
	if (typeof input !== 'object' || input === null || Array.isArray(input)) {
		throw new AssayError('USAGE', `${asked} needs an object of fields, but got ${brief(input)}`, help);
	}
	// First: who mistypes a field leaves out the one that is meant.
	const unknown = Object.keys(input).find((name) => !Object.hasOwn(fields, name));
	if (unknown !== undefined) {
		const guess = nearest(unknown, Object.keys(fields));
		const message = `${asked} has no field ${JSON.stringify(unknown)}`;
		throw new AssayError('USAGE', message, guess === null ? help : `Did you mean ${guess}?`);
	}
	const checked: Record<string, unknown> = {};
	for (const [name, field] of Object.entries(fields)) {
		const value: unknown = Object.hasOwn(input, name) ? input[name as keyof typeof input] : undefined;
		if (value === undefined) {
			if (field.type === 'text' && field.required) {
				throw new AssayError('USAGE', `${asked} needs ${name}`, help);
			}
			checked[name] = defaultOf(field);
		} else if (isAccepted(field, value)) checked[name] = value;
		else {
			const message = `${name} must be ${accepts(field)}, but is ${brief(value)}`;
			throw new AssayError('USAGE', message, meant(field, value) ?? help);
		}
	}
	return checked as Input<Fields>;
}

function meant(field: Field, value: unknown): string | null {
	if (field.type !== 'choice' || typeof value !== 'string') return null;
	const close = nearest(value, field.options);
	return close === null ? null : `Did you mean ${close}?`;
}

function brief(value: unknown): string {
	const text = JSON.stringify(value) ?? String(value);
	return text.length <= 60 ? text : `${text.slice(0, 59)}…`;
}
