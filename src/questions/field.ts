import type { z as Zod } from 'zod';
import { thousands } from '../model/thousands.ts';

/**
 * The input of a question as plain data: help texts, flags and the check of an input are made from it
 * without loading zod, whose schema is for surfaces that publish one.
 */
export type Field =
	/** `default: true` is a flag that is taken away: `--no-…`. */
	| { type: 'flag'; about: string; default?: true }
	| { type: 'whole'; about: string; min: number; max: number; default?: number }
	| {
			type: 'text';
			about: string;
			max: number;
			required?: true;
			mayBeEmpty?: true;
			placeholder?: string;
			/** What a flag without a value means. */
			alone?: string;
	  }
	/** One of a few texts; without a default, the handler says what none means. */
	| { type: 'choice'; about: string; options: readonly string[]; placeholder: string }
	/** Up to `most` texts, each of `max` characters. */
	| { type: 'texts'; about: string; max: number; most: number; placeholder?: string }
	| { type: 'jobs'; about: string };

/** For questions about a file: what an editor shows and has not saved. Nothing of it is stored. */
export const UNSAVED_TEXT = {
	type: 'text',
	about: 'text of the file, in place of what is on disk',
	max: 10_000_000,
	mayBeEmpty: true,
} as const satisfies Field;

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
					: F extends { type: 'choice'; options: readonly (infer Option)[] }
						? Option | undefined
						: F extends { type: 'texts' }
							? string[]
							: number | 'auto' | undefined;

export type Input<F extends Fields> = { [Name in keyof F]: Value<F[Name]> };

export function inputSchema(z: typeof Zod, fields: Fields): Zod.ZodObject {
	const shape = Object.entries(fields).map(([name, field]) => [
		name,
		fieldSchema(z, field).describe(field.about),
	]);
	return z.strictObject(Object.fromEntries(shape));
}

const MAX_JOBS = 64;

function fieldSchema(z: typeof Zod, field: Field): Zod.ZodType {
	const error = accepts(field);
	switch (field.type) {
		case 'flag':
			return z.boolean({ error }).default(field.default ?? false);
		case 'whole': {
			const whole = z.int({ error }).min(field.min, { error }).max(field.max, { error });
			return field.default === undefined ? whole.optional() : whole.default(field.default);
		}
		case 'text': {
			const text = z
				.string({ error })
				.min(field.mayBeEmpty ? 0 : 1, { error })
				.max(field.max, { error });
			return field.required ? text : text.optional();
		}
		case 'choice':
			return z.enum(field.options, { error }).optional();
		case 'texts':
			return z
				.array(z.string({ error }).min(1, { error }).max(field.max, { error }), { error })
				.max(field.most, { error })
				.default([]);
		case 'jobs': {
			const whole = z.int().min(1, { error }).max(MAX_JOBS, { error });
			return z.union([z.literal('auto'), whole], { error }).optional();
		}
	}
}

/** Whether a value that was given is one the field takes. */
export function isAccepted(field: Field, value: unknown): boolean {
	switch (field.type) {
		case 'flag':
			return typeof value === 'boolean';
		case 'whole':
			return isWhole(value, field.min, field.max);
		case 'text':
			return isText(value, field.max) || (field.mayBeEmpty === true && value === '');
		case 'choice':
			return field.options.some((option) => option === value);
		case 'texts':
			return (
				Array.isArray(value) && value.length <= field.most && value.every((one) => isText(one, field.max))
			);
		case 'jobs':
			return value === 'auto' || isWhole(value, 1, MAX_JOBS);
	}
}

function isText(value: unknown, max: number): boolean {
	return typeof value === 'string' && value.length >= 1 && value.length <= max;
}

function isWhole(value: unknown, min: number, max: number): boolean {
	return Number.isSafeInteger(value) && (value as number) >= min && (value as number) <= max;
}

/** What a field is when it was not given. */
export function defaultOf(field: Field): boolean | number | string[] | undefined {
	if (field.type === 'flag') return field.default ?? false;
	if (field.type === 'texts') return [];
	return field.type === 'whole' ? field.default : undefined;
}

/** The end of "… must be". */
export function accepts(field: Field): string {
	switch (field.type) {
		case 'flag':
			return 'true or false';
		case 'whole':
			return `a whole number from ${thousands(field.min)} to ${thousands(field.max)}`;
		case 'text':
			return `a text of 1 to ${thousands(field.max)} characters`;
		case 'choice':
			return `one of ${field.options.join(', ')}`;
		case 'texts':
			return `a list of at most ${thousands(field.most)} texts of 1 to ${thousands(field.max)} characters`;
		case 'jobs':
			return `"auto" or a whole number from 1 to ${MAX_JOBS}`;
	}
}
