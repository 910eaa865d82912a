import type { z as Zod } from 'zod';

/**
 * The input of a question as plain data. Help texts and flags are made from it without loading zod;
 * the zod object that checks an input is made from it when a question is asked.
 */
export type Field =
	| { type: 'flag'; about: string }
	| { type: 'whole'; about: string; min: number; max: number; default?: number }
	| { type: 'text'; about: string; max: number; required?: true; placeholder?: string }
	| { type: 'jobs'; about: string };

export type Fields = Readonly<Record<string, Field>>;

type Value<F extends Field> = F extends { type: 'flag' }
	? boolean
	: F extends { type: 'whole'; default: number }
		? number
		: F extends { type: 'whole' }
			? number | undefined
			: F extends { type: 'text'; required: true }
				? string
				: F extends { type: 'text' }
					? string | undefined
					: number | 'auto' | undefined;

export type Input<F extends Fields> = { [Name in keyof F]: Value<F[Name]> };

export function inputSchema(z: typeof Zod, fields: Fields): Zod.ZodObject {
	const shape = Object.entries(fields).map(([name, field]) => [
		name,
		fieldSchema(z, field).describe(field.about),
	]);
	return z.strictObject(Object.fromEntries(shape));
}

function fieldSchema(z: typeof Zod, field: Field): Zod.ZodType {
	const error = accepts(field);
	switch (field.type) {
		case 'flag':
			return z.boolean({ error }).default(false);
		case 'whole': {
			const whole = z.int({ error }).min(field.min, { error }).max(field.max, { error });
			return field.default === undefined ? whole.optional() : whole.default(field.default);
		}
		case 'text': {
			const text = z.string({ error }).min(1, { error }).max(field.max, { error });
			return field.required ? text : text.optional();
		}
		case 'jobs': {
			const whole = z.int().min(1, { error }).max(64, { error });
			return z.union([z.literal('auto'), whole], { error }).optional();
		}
	}
}

/** The end of "… must be". */
function accepts(field: Field): string {
	switch (field.type) {
		case 'flag':
			return 'true or false';
		case 'whole':
			return `a whole number from ${field.min.toLocaleString('en-US')} to ${field.max.toLocaleString('en-US')}`;
		case 'text':
			return `a text of 1 to ${field.max.toLocaleString('en-US')} characters`;
		case 'jobs':
			return '"auto" or a whole number from 1 to 64';
	}
}
