import { z } from 'zod';
import type { EnvelopeError, Meta } from '../model/envelope.ts';
import { inputSchema } from './field.ts';
import type { Question } from './question.ts';

/** A JSON Schema, 2020-12. */
export type JsonSchema = Readonly<Record<string, unknown>>;

export interface QuestionSchemas {
	input: JsonSchema;
	result: JsonSchema;
}

export function questionSchemas(question: Pick<Question, 'fields' | 'output'>): QuestionSchemas {
	return {
		input: jsonSchema(inputSchema(z, question.fields), 'input'),
		result: jsonSchema(question.output(z), 'output'),
	};
}

const counts = z.record(z.string(), z.int());

/** What is around every answer. */
const metaSchema: z.ZodType<Meta> = z.strictObject({
	schemaVersion: z.int().describe('version of the envelope and of the results in it'),
	index: z
		.strictObject({
			generation: z.string().describe('a hash of what is indexed'),
			fresh: z.boolean().describe('whether it fits the files on disk'),
			stale: z
				.strictObject({
					added: z.int(),
					changed: z.int(),
					removed: z.int(),
					settingsChanged: z.boolean(),
				})
				.nullable()
				.describe('what has changed since'),
			building: z.boolean().describe('a newer one is being written'),
		})
		.nullable()
		.describe('null for questions that need no index'),
	completeness: z
		.strictObject({ complete: z.boolean(), files: z.int(), incomplete: counts, skipped: counts })
		.nullable()
		.describe('what was and was not analysed'),
	truncated: z.boolean().describe('whether a limit cut the result short'),
	warnings: z.array(z.string()),
});

const errorSchema: z.ZodType<Omit<EnvelopeError, 'code'>> = z.strictObject({
	code: z.string(),
	message: z.string(),
	hint: z.string().describe('what to do about it'),
	place: z
		.strictObject({ text: z.string(), start: z.int(), end: z.int() })
		.optional()
		.describe('where the mistake is, when it is in a query or a pattern'),
});

/** The envelope without what is in `result`. */
export function envelopeSchemas(): { meta: JsonSchema; error: JsonSchema } {
	return { meta: jsonSchema(metaSchema, 'output'), error: jsonSchema(errorSchema, 'output') };
}

/** The dialect is said once, by the document it stands in. */
function jsonSchema(schema: z.ZodType, io: 'input' | 'output'): JsonSchema {
	const { $schema: _, ...rest } = z.toJSONSchema(schema, {
		io,
		override({ jsonSchema: made }) {
			// Bounds of every whole number there is say nothing.
			if (made.minimum === Number.MIN_SAFE_INTEGER) delete made.minimum;
			if (made.maximum === Number.MAX_SAFE_INTEGER) delete made.maximum;
		},
	});
	return rest;
}
