import { z } from 'zod';
import { configSchema } from './schema.ts';

/** One key of the configuration as its schema tells it. */
export interface Setting {
	/** Dotted path: `index.maxFileBytes`. */
	key: string;
	about: string;
	expects: string;
	default: unknown;
}

/** Every key that holds a value, in the order of the schema. `$schema` is for editors and not one. */
export const SETTINGS: readonly Setting[] = Object.entries(configSchema.shape).flatMap(([name, part]) => {
	if (!(part instanceof z.ZodPrefault)) return [];
	const inner = part.def.innerType as z.ZodObject<Record<string, z.ZodDefault>>;
	return Object.entries(inner.shape).map(([leaf, schema]) => ({
		key: `${name}.${leaf}`,
		about: schema.description ?? '',
		expects: expectation(schema),
		default: schema.def.defaultValue,
	}));
});

/** The schema's own message for a value it cannot accept, so that there is one wording. */
function expectation(schema: z.ZodType): string {
	return schema.safeParse(Symbol.iterator).error?.issues[0]?.message ?? '';
}
