import { AssayError } from '../model/errors.ts';
import type { LinkTarget } from '../model/link.ts';
import type { IndexReader } from '../store/reader.ts';
import { definitionShape } from './definition-shape.ts';
import { defineQuestion } from './question.ts';

const MOST_CHOICES = 20;

export const references = defineQuestion({
	name: 'references',
	summary: 'Find what refers to a definition',
	description:
		'Lists the places that lead to a function, class, variable or member, in TypeScript, JavaScript and Python: calls, ' +
		'imports, reads and writes, types, bases, functions that are passed on. What has the same name and leads elsewhere is not ' +
		'among them; what has it and leads to nothing that is known is counted.',
	examples: [
		{ command: 'references Store.open', about: 'by its name' },
		{ command: 'references src/store.ts#open', about: 'the one in that file' },
		{ command: 'references src/app.ts:12:8', about: 'what the name in line 12, column 8 is' },
	],
	fields: {
		target: {
			type: 'text',
			about: 'name, qualified name, file#name, or file:line:column',
			max: 5000,
			required: true,
			placeholder: 'target',
		},
		limit: { type: 'whole', about: 'references at most', min: 1, max: 10_000, default: 200 },
		cursor: { type: 'text', about: 'go on where an answer ended', max: 8192, placeholder: 'next' },
	},
	cli: { positional: ['target'] },
	output: (z) => {
		const definition = definitionShape(z);
		return z.strictObject({
			/** null when there are several to choose from. */
			target: definition.nullable(),
			choices: z.array(definition),
			references: z.array(
				z.strictObject({
					file: z.string(),
					line: z.int(),
					col: z.int(),
					kind: z.string(),
					status: z.enum(['resolved', 'ambiguous']),
				}),
			),
			/** Places with the name that lead to nothing that is known. */
			unknown: z.int(),
			/** Files with the name that were not looked at. */
			filesLeft: z.int(),
			next: z.string().nullable(),
		});
	},
	async handler(context, { target, limit, cursor }) {
		const workspace = await context.workspace();
		const reader = await context.index();
		const { textReader } = await import('./file-text.ts');
		const textOf = textReader(workspace.root, workspace.settings.config.index);
		const { describePlaces, linesOf } = await import('../store/queries/places.ts');
		const { pagingOf } = await import('./paging.ts');
		const { askReferences } = await import('../index/link/ask.ts');
		const { offset, next } = pagingOf(reader.generation, cursor);
		const meant = await findTarget(reader, workspace.root, context.request.cwd, target, textOf);
		const described = describePlaces(
			reader,
			meant.slice(0, MOST_CHOICES).map((each) => ({ ...each, kind: '', start: 0 })),
		);
		const same = new Set(described.map(({ file, qualifiedName }) => `${file}#${qualifiedName}`));
		if (same.size !== 1) {
			return {
				result: { target: null, choices: described, references: [], unknown: 0, filesLeft: 0, next: null },
				meta: { truncated: meant.length > MOST_CHOICES },
			};
		}
		const { path, name } = meant[0];
		const one = { path, name, chunks: meant.map(({ chunk }) => chunk) };
		const found = askReferences(reader, one, offset + limit, textOf);
		const isMore = found.references.length > offset + limit;
		return {
			result: {
				target: described[0],
				choices: [],
				references: linesOf(reader, found.references.slice(offset, offset + limit)),
				unknown: found.unknown,
				filesLeft: found.left,
				next: isMore ? next(offset + limit) : null,
			},
			meta: { truncated: isMore || found.left > 0 },
		};
	},
});

type Target = LinkTarget & { name: string };

/** What a target means: one chunk, or several to choose from. */
async function findTarget(
	reader: IndexReader,
	root: string,
	cwd: string,
	text: string,
	textOf: (path: string) => string,
): Promise<Target[]> {
	const { readPlace } = await import('./place.ts');
	const { findFile } = await import('./find-file.ts');
	const { chunksNamed } = await import('../store/queries/incoming.ts');
	const place = readPlace(text);
	if (place !== null) {
		const { offsetAt } = await import('../store/queries/places.ts');
		const { askDefinition } = await import('../index/link/ask.ts');
		const { path, lines } = findFile(reader, root, cwd, place.path);
		const at = offsetAt(reader, path, place.line, place.col);
		if (at === null) throw new AssayError('USAGE', `${path} has no line ${place.line}`, `It has ${lines}.`);
		const found = askDefinition(reader, path, at, textOf);
		const targets = found === null || found === 'not linked' ? [] : found.targets;
		const chunks = targets.filter(({ chunk }) => chunk >= 0);
		if (chunks.length > 0) return chunks.map(({ path: file, chunk, name }) => ({ path: file, chunk, name }));
		throw new AssayError(
			'NOT_FOUND',
			`what is at ${text} is no definition of the repository`,
			'`assay definition` tells what is known of it.',
		);
	}
	const hash = text.indexOf('#');
	const file = hash < 0 ? null : findFile(reader, root, cwd, text.slice(0, hash)).path;
	const found = chunksNamed(reader, text.slice(hash + 1), file);
	if (found.length > 0) return found;
	throw new AssayError('NOT_FOUND', `nothing is called ${text}`, '`assay symbol <name>` suggests names.');
}
