import { AssayError } from '../model/errors.ts';
import { LINK_STATUSES } from '../model/link.ts';
import { definitionShape } from './definition-shape.ts';
import { placeOf } from './place.ts';
import { defineQuestion } from './question.ts';

const MOST_TARGETS = 25;

export const definition = defineQuestion({
	name: 'definition',
	order: 90,
	effect: 'read',
	summary: 'Find what a name in a file refers to',
	description:
		'Follows the name at a place through imports, re-exports, variables, classes and their bases, declared types and what ' +
		'functions give back, in languages whose calls are linked (docs/links.md). `resolved` is sure; `ambiguous` lists what it may be; ' +
		'`external` names the package; `dynamic` is known only when the program runs; `unresolved` should be known and is not.',
	examples: [
		{ command: 'definition src/app.ts:12:8', about: 'what the name in line 12, column 8 is' },
		{ command: 'definition src/app.ts:12:8 --json', about: 'the same for programs' },
	],
	fields: {
		place: { type: 'text', about: 'file:line:column', max: 5000, required: true, placeholder: 'place' },
	},
	cli: { positional: ['place'] },
	output: (z) =>
		z.strictObject({
			file: z.string(),
			line: z.int(),
			col: z.int(),
			/** null when there is no name at the place. */
			name: z.string().nullable(),
			status: z.enum(LINK_STATUSES).nullable(),
			/** Whether these are all that it can be. */
			complete: z.boolean(),
			targets: z.array(definitionShape(z)),
			targetPackage: z.string().nullable(),
			targetExternalName: z.string().nullable(),
		}),
	async handler(context, { place }) {
		const { path: given, line, col } = placeOf(place);
		const workspace = await context.workspace();
		const { root } = workspace;
		const reader = await context.index();
		const { findFile } = await import('./find-file.ts');
		const file = findFile(reader, root, context.request.cwd, given);
		const { offsetAt, describePlaces } = await import('../store/queries/places.ts');
		const { askDefinition } = await import('../semantics/asking/ask.ts');
		const offset = offsetAt(reader, file.path, line, col);
		if (offset === null) {
			throw new AssayError('USAGE', `${file.path} has no line ${line}`, `It has ${file.lines}.`);
		}
		const { textReader } = await import('./file-text.ts');
		const found = askDefinition(reader, file.path, offset, textReader(workspace));
		if (found === 'not linked') {
			throw new AssayError(
				'USAGE',
				`names in ${file.path} are not followed: it is ${file.language}`,
				'docs/links.md lists the languages that are; `assay symbol <name>` finds definitions by name in all.',
			);
		}
		return {
			result: {
				file: file.path,
				line,
				col,
				name: found?.name ?? null,
				status: found?.status ?? null,
				complete: found?.complete ?? false,
				targets: describePlaces(reader, (found?.targets ?? []).slice(0, MOST_TARGETS)),
				targetPackage: found?.package ?? null,
				targetExternalName: found?.externalName ?? null,
			},
			meta: { truncated: (found?.targets.length ?? 0) > MOST_TARGETS },
		};
	},
});
