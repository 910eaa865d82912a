import type { z as Zod } from 'zod';
import { EDGE_KINDS } from '../../model/graph.ts';
import { LINK_RULES } from '../../model/link.ts';
import { definitionShape } from '../definition-shape.ts';
import type { Target } from '../target.ts';

/** A chunk, as answers about the graph name it. */
export function nodeShape(z: typeof Zod) {
	return z.strictObject({
		file: z.string(),
		line: z.int(),
		kind: z.string(),
		/** Qualified; the path of the file for a module. */
		name: z.string(),
		chunkUid: z.string(),
	});
}

/** A place that says that one thing leads to another. */
export function siteShape(z: typeof Zod) {
	return z.strictObject({
		file: z.string(),
		line: z.int(),
		col: z.int(),
		kind: z.enum(EDGE_KINDS),
		status: z.enum(['resolved', 'ambiguous', 'external']),
		rule: z.enum(LINK_RULES).nullable(),
		confidence: z.number().nullable(),
	});
}

/** One step of a way, from the thing before. */
export function hopShape(z: typeof Zod) {
	return z.strictObject({ site: siteShape(z), to: nodeShape(z) });
}

/** What a question was about: one thing of the repository or of a package, or several to choose from. */
export function targetShape(z: typeof Zod) {
	const definition = definitionShape(z);
	return {
		/** null for a thing of a package, and when there are several to choose from. */
		target: definition.nullable(),
		external: z.strictObject({ package: z.string(), name: z.string().nullable() }).nullable(),
		choices: z.array(definition),
	};
}

export function targetAnswer(meant: Target) {
	return {
		target: meant.is === 'chunks' ? meant.described : null,
		external: meant.is === 'external' ? { package: meant.package, name: meant.name } : null,
		choices: meant.is === 'choices' ? meant.choices : [],
	};
}
