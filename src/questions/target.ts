import { AssayError } from '../model/errors.ts';
import type { LinkTarget } from '../model/link.ts';
import { packageTarget } from '../model/package-target.ts';
import type { DescribedPlace } from '../store/queries/places.ts';
import type { IndexReader } from '../store/reader.ts';
import type { Field } from './field.ts';
import type { Context } from './question.ts';

const MOST_CHOICES = 20;
/** Things of one name among which those that a question prefers are looked for. */
const MOST_COMPARED = 2_000;

/** The field of questions about one thing. */
export const TARGET = {
	type: 'text',
	about: 'name, qualified name, file#name, file:line[:column], file, chunkUid, or npm:package#name',
	max: 5000,
	required: true,
	placeholder: 'target',
} as const satisfies Field;

/** What a target means: a thing of the repository, one of a package, or several to choose from. */
export type Target =
	/** Several chunks when they are one thing, such as the signatures of a function. */
	| { is: 'chunks'; path: string; name: string; chunks: number[]; described: DescribedPlace }
	| { is: 'external'; package: string; name: string | null }
	| { is: 'choices'; choices: DescribedPlace[]; isCut: boolean };

type Named = LinkTarget & { name: string };

/** Finds what a text means, of several what a question prefers; an error says so when there is nothing. */
export async function findTarget(
	context: Context,
	reader: IndexReader,
	text: string,
	prefers?: (kind: string) => boolean,
): Promise<Target> {
	const external = packageTarget(text);
	if (external !== null) return { is: 'external', ...external };
	const all = await findChunks(context, reader, text);
	const { describePlaces } = await import('../store/queries/places.ts');
	const describe = (some: readonly Named[]) =>
		describePlaces(
			reader,
			some.map((each) => ({ ...each, name: each.name === '' ? each.path : each.name, kind: '', start: 0 })),
		);
	const preferred =
		prefers === undefined || all.length < 2 || all.length > MOST_COMPARED
			? []
			: all.filter((each) => describe([each]).some(({ kind }) => prefers(kind)));
	const meant = preferred.length > 0 ? preferred : all;
	const described = describe(meant.slice(0, MOST_CHOICES));
	const same = new Set(described.map(({ file, qualifiedName }) => `${file}#${qualifiedName}`));
	if (same.size !== 1) return { is: 'choices', choices: described, isCut: meant.length > MOST_CHOICES };
	const { path, name } = meant[0];
	return { is: 'chunks', path, name, chunks: meant.map(({ chunk }) => chunk), described: described[0] };
}

async function findChunks(context: Context, reader: IndexReader, text: string): Promise<Named[]> {
	const { root } = await context.workspace();
	const { cwd } = context.request;
	const { findFile, meantPaths } = await import('./find-file.ts');
	const { chunksNamed } = await import('../store/queries/incoming.ts');
	const { chunkAt, chunkWithUid } = await import('../store/queries/chunk-places.ts');
	const { readPlace, readLine } = await import('./place.ts');
	if (text.startsWith('ck64:')) return some(chunkWithUid(reader, text), text);
	const place = readPlace(text);
	if (place !== null) return definitionOf(context, reader, text, place);
	const line = readLine(text);
	if (line !== null) {
		const { path, lines } = findFile(reader, root, cwd, line.path);
		if (line.line < 1 || line.line > lines) {
			throw new AssayError('USAGE', `${path} has no line ${line.line}`, `It has ${lines}.`);
		}
		return some(chunkAt(reader, path, line.line), text);
	}
	const hash = text.indexOf('#');
	if (hash > 0) {
		const { path } = findFile(reader, root, cwd, text.slice(0, hash));
		return some(chunksNamed(reader, text.slice(hash + 1), path), text);
	}
	const named = chunksNamed(reader, text, null);
	if (named.length > 0) return named;
	const { fileAt } = await import('../store/queries/file-at.ts');
	const { repositoryPaths } = await import('./repository-path.ts');
	const isPath =
		/[./]/.test(text) && repositoryPaths(root, cwd, text).some((path) => fileAt(reader, path) !== null);
	if (isPath) return [{ path: findFile(reader, root, cwd, text).path, chunk: 0, name: '' }];
	return some([], text, meantPaths(reader, text));
}

/** What the name at a place refers to; where it is the name of a definition, that. */
async function definitionOf(
	context: Context,
	reader: IndexReader,
	text: string,
	place: { path: string; line: number; col: number },
): Promise<Named[]> {
	const workspace = await context.workspace();
	const { findFile } = await import('./find-file.ts');
	const { offsetAt } = await import('../store/queries/places.ts');
	const { askDefinition } = await import('../semantics/asking/ask.ts');
	const { textReader } = await import('./file-text.ts');
	const { path, lines } = findFile(reader, workspace.root, context.request.cwd, place.path);
	const at = offsetAt(reader, path, place.line, place.col);
	if (at === null) throw new AssayError('USAGE', `${path} has no line ${place.line}`, `It has ${lines}.`);
	const found = askDefinition(reader, path, at, textReader(workspace));
	const targets = found === null || found === 'not linked' ? [] : found.targets;
	const chunks = targets.filter(({ chunk }) => chunk >= 0);
	if (chunks.length > 0) return chunks.map(({ path: file, chunk, name }) => ({ path: file, chunk, name }));
	throw new AssayError(
		'NOT_FOUND',
		`what is at ${text} is no definition of the repository`,
		'`assay definition` tells what is known of it.',
	);
}

function some(found: Named[], text: string, meant: string | null = null): Named[] {
	if (found.length > 0) return found;
	throw new AssayError(
		'NOT_FOUND',
		`nothing is called ${text}`,
		meant ?? '`assay symbol <name>` suggests names.',
	);
}
