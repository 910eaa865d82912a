import { AssayError } from '../../model/errors.ts';
import { words } from '../../model/word-list.ts';
import { defineQuestion } from '../question.ts';

const MOST_CHOICES = 20;
const MOST_TEXT = 200;

export const flow = defineQuestion({
	name: 'graph flow',
	order: 190,
	effect: 'read',
	summary: 'Follow a variable: where it is declared, written and read',
	description:
		'Takes a variable by a line that names it: local, parameter, captured, or of a module. Every place is told in source ' +
		'order, with what becomes of the value there: passed to which parameter, returned, assigned to what; functions that ' +
		'capture it are named. What has the same name in another scope is not among them. Of a variable that other files can ' +
		'see, their uses follow. Where it is known which writes a read may see, they are told.',
	examples: [
		{ command: 'graph flow src/app.ts:12:total', about: 'the variable `total` of line 12' },
		{ command: 'graph flow src/app.ts:12:8', about: 'the one at column 8, where the line has two of a name' },
	],
	fields: {
		variable: {
			type: 'text',
			about: 'file:line:name, or file:line:column',
			max: 5000,
			required: true,
			placeholder: 'variable',
		},
		limit: { type: 'whole', about: 'places at most', min: 1, max: 10_000, default: 200 },
		cursor: { type: 'text', about: 'go on where an answer ended', max: 8192, placeholder: 'next' },
		explain: { type: 'flag', about: 'what the words of the answer mean' },
	},
	cli: { positional: ['variable'] },
	output: (z) => {
		const place = { file: z.string(), line: z.int(), col: z.int() };
		const variable = z.strictObject({
			...place,
			name: z.string(),
			/** param, var, let, const, catch, …; `global` for one that no assignment of the module binds. */
			kind: z.string(),
			/** As written. */
			type: z.string().nullable(),
			/** The function that it belongs to; null for one of a module or class. */
			function: z.string().nullable(),
			exported: z.boolean(),
		});
		return z.strictObject({
			/** null when there are several to choose from. */
			variable: variable.nullable(),
			choices: z.array(variable),
			total: z.int(),
			occurrences: z.array(
				z.strictObject({
					...place,
					what: z.enum([
						...words('declared written changed read called typed imported re-exported'),
					] as const),
					/** The function or class around it; null for the module. */
					function: z.string().nullable(),
					/** The function inside the variable's own that it stands in: it runs when that is called. */
					capturedBy: z.strictObject({ name: z.string().nullable(), line: z.int() }).nullable(),
					passed: z
						.strictObject({
							to: z.string(),
							argument: z.int(),
							/** Whether the variable is the whole argument, not a part of it. */
							whole: z.boolean(),
							parameter: z.string().nullable(),
							target: z.strictObject({ file: z.string(), line: z.int() }).nullable(),
						})
						.nullable(),
					/** The member of it that is called there. */
					calls: z.string().nullable(),
					givenBack: z.enum(['return', 'yield', 'throw']).nullable(),
					assignedTo: z.array(z.string()),
					exported: z.boolean(),
					/** Lines of the writes that it may see; null where that is not known. */
					sees: z.array(z.int()).nullable(),
					/** The line. */
					text: z.string(),
				}),
			),
			/** Places of the name in other files that lead to nothing that is known. */
			unknown: z.int(),
			filesLeft: z.int(),
			explanation: z.array(z.string()),
			next: z.string().nullable(),
		});
	},
	async handler(context, { variable: given, limit, cursor, explain }) {
		const workspace = await context.workspace();
		const reader = await context.index();
		const { findFile } = await import('../find-file.ts');
		const { textReader } = await import('../file-text.ts');
		const { pagingOf } = await import('../paging.ts');
		const { linesOf, offsetAt } = await import('../../store/queries/places.ts');
		const { FlowAsker } = await import('../../semantics/asking/ask-flow.ts');
		const asked = readVariable(given);
		const { path, lines, language } = findFile(reader, workspace.root, context.request.cwd, asked.path);
		if (asked.line < 1 || asked.line > lines) {
			throw new AssayError('USAGE', `${path} has no line ${asked.line}`, `It has ${lines}.`);
		}
		const textOf = textReader(workspace);
		const asker = new FlowAsker(reader, textOf);
		const from = offsetAt(reader, path, asked.line, 1)!;
		const to = offsetAt(reader, path, asked.line + 1, 1) ?? textOf(path).length + 1;
		const named = asker.named(path, from, to);
		if (named === null) {
			throw new AssayError(
				'USAGE',
				`names in ${path} are not followed: it is ${language}`,
				'docs/links.md lists the languages that are.',
			);
		}
		const column = Number(asked.name);
		const meant = named.filter(({ start, variable }) =>
			Number.isSafeInteger(column)
				? asker.isAt(variable, from + column - 1, start)
				: variable.name === asked.name || variable.name === `$${asked.name}`,
		);
		if (meant.length === 0) {
			const names = [...new Set(named.map(({ variable }) => variable.name))];
			throw new AssayError(
				'NOT_FOUND',
				Number.isSafeInteger(column)
					? `no variable is at ${path}:${asked.line}:${column}`
					: `line ${asked.line} of ${path} names no variable ${asked.name}`,
				names.length === 0
					? 'It names none at all. For members, ask `assay references`.'
					: `It names ${names.slice(0, 30).join(', ')}. For members, ask \`assay references\`.`,
			);
		}
		const shown = (variables: ReturnType<typeof asker.describe>[]) =>
			linesOf(
				reader,
				variables.map(({ isExported: exported, ...rest }) => ({ ...rest, exported })),
			);
		if (meant.length > 1) {
			const choices = shown(
				meant.slice(0, MOST_CHOICES).map(({ variable, start }) => ({ ...asker.describe(variable), start })),
			);
			const empty = { total: 0, occurrences: [], unknown: 0, filesLeft: 0, explanation: [], next: null };
			return {
				result: { variable: null, choices, ...empty },
				meta: { truncated: meant.length > MOST_CHOICES },
			};
		}
		const { offset, next } = pagingOf(reader.generation, cursor);
		const found = asker.flow(asker.original(meant[0].variable), offset, limit);
		const end = offset + found.occurrences.length;
		const isCut = end < found.total;
		const lineAt = (start: number, file = found.variable.path) =>
			linesOf(reader, [{ path: file, start }])[0].line;
		return {
			result: {
				variable: shown([found.variable])[0],
				choices: [],
				total: found.total,
				occurrences: linesOf(
					reader,
					found.occurrences.map((each) => {
						const { doing, capturedBy, passed, isExport, sees, assignedTo, ...rest } = each;
						return {
							...rest,
							what: doing,
							capturedBy:
								capturedBy === null
									? null
									: { name: capturedBy.name, line: lineAt(capturedBy.start, each.path) },
							passed:
								passed === null
									? null
									: {
											...{ to: passed.to, argument: passed.argument, whole: passed.isWhole },
											parameter: passed.parameter,
											target:
												passed.target === null
													? null
													: {
															file: passed.target.path,
															line: lineAt(passed.target.start, passed.target.path),
														},
										},
							assignedTo: [...assignedTo],
							exported: isExport,
							sees: sees === null ? null : [...new Set(sees.map((start) => lineAt(start)))],
							text: lineOf(textOf(each.path), each.start),
						};
					}),
				),
				unknown: found.unknown,
				filesLeft: found.filesLeft,
				explanation: explain ? EXPLANATION : [],
				next: isCut ? next(end) : null,
			},
			meta: { truncated: isCut || found.filesLeft > 0 },
		};
	},
});

/** `file:line:name`. */
function readVariable(text: string): { path: string; line: number; name: string } {
	const found = /^(.{1,4096}?):(\d{1,9}):([^:\s]{1,500})$/s.exec(text);
	if (found !== null) return { path: found[1], line: Number(found[2]), name: found[3] };
	throw new AssayError(
		'USAGE',
		`${JSON.stringify(text.slice(0, 200))} names no variable`,
		'Give file:line:name, as in src/app.ts:12:total.',
	);
}

/** The line that an offset stands in, without the spaces around it. */
function lineOf(text: string, offset: number): string {
	const from = text.lastIndexOf('\n', offset - 1) + 1;
	const end = text.indexOf('\n', offset);
	const line = text.slice(from, end < 0 ? text.length : end).trim();
	return line.length > MOST_TEXT ? `${line.slice(0, MOST_TEXT)}…` : line;
}

const EXPLANATION = [
	'Places stand in the order of the text. What is inside a function that captures the variable runs when that is called: ' +
		'before, between or after the others, once or often, or never.',
	'changed: read and written at once, as in `x += 1`. called: the variable holds a function that is called.',
	'passed to f as p: the value becomes the parameter p of f; without a name, it is not known which function is called.',
	'sees: the lines whose values a read may get. It is told of variables that are written once, and in Python.',
	'A part of the value, such as `x.name`, is told as a plain read when it is assigned or returned.',
];
