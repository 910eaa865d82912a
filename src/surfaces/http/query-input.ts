import type { Field, Question } from '../../engine.ts';

/**
 * Query parameters as fields. What does not fit its field stays as it was given, for the check of the
 * input to refuse in its words: so does a field that is there twice and is no list.
 */
export function queryInput(question: Question, query: string): Record<string, unknown> {
	const parameters = new URLSearchParams(query);
	// Without a prototype: `__proto__` is a field that does not exist, like any other.
	const input: Record<string, unknown> = Object.create(null);
	for (const name of new Set(parameters.keys())) {
		const values = parameters.getAll(name);
		const field = Object.hasOwn(question.fields, name) ? question.fields[name] : undefined;
		if (field?.type === 'texts') input[name] = values;
		else if (values.length > 1) input[name] = values;
		else input[name] = field === undefined ? values[0] : typed(field, values[0]);
	}
	return input;
}

function typed(field: Field, value: string): unknown {
	switch (field.type) {
		case 'flag':
			// A name without a value is a flag, as on the command line.
			return value === '' || value === 'true' ? true : value === 'false' ? false : value;
		case 'whole':
		case 'jobs':
			return /^-?\d{1,15}$/.test(value) ? Number(value) : value;
		case 'text':
			return value === '' && field.alone !== undefined ? field.alone : value;
		case 'choice':
		case 'texts':
			return value;
	}
}
