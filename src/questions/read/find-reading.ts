import { AssayError } from '../../model/errors.ts';
import type { LineRange } from '../../read/excerpt.ts';
import { fileAt } from '../../store/queries/file-at.ts';
import { skippedAt } from '../../store/queries/skipped-at.ts';
import type { IndexReader } from '../../store/reader.ts';
import { findFile } from '../find-file.ts';
import type { Context } from '../question.ts';
import { repositoryPaths } from '../repository-path.ts';
import { findTarget, type Target } from '../target.ts';

type Chunks = Extract<Target, { is: 'chunks' }>;

/** What a text to read means. */
export type Reading =
	/** A file, or lines of it; `known` is false for one that is not in the index. */
	| { is: 'file'; path: string; range: LineRange | null; known: boolean }
	/** A definition; `line` is a line of it that was asked for. */
	| { is: 'definition'; path: string; meant: Chunks; line: number | null }
	| { is: 'choices'; meant: Extract<Target, { is: 'choices' }> };

const RANGE = /^(.{1,4096}):(\d{1,9})-(\d{1,9})$/s;
const LINE = /^(.{1,4096}?):(\d{1,9})(?::\d{1,9})?$/s;

/** Finds it; a file wins over a name, because a path is what was typed with care. */
export async function findReading(context: Context, reader: IndexReader, text: string): Promise<Reading> {
	if (text.startsWith('ck64:')) return definition(context, reader, text);
	const whole = await fileReading(context, reader, text, null);
	if (whole !== null) return whole;
	const range = RANGE.exec(text);
	if (range !== null) {
		const lines = { from: Number(range[2]), to: Number(range[3]) };
		if (lines.from < 1 || lines.to < lines.from) {
			throw new AssayError(
				'USAGE',
				`no lines ${range[2]}-${range[3]}`,
				'Give the first line, then the last: file:10-40.',
			);
		}
		return (await fileReading(context, reader, range[1], lines)) ?? (await absent(context, reader, range[1]));
	}
	const line = LINE.exec(text);
	if (line !== null) return atLine(context, reader, line[1], Number(line[2]));
	try {
		return await definition(context, reader, text);
	} catch (error) {
		const isMissing = error instanceof AssayError && error.code === 'NOT_FOUND';
		if (isMissing && (await looksLikeFile(context, reader, text))) return absent(context, reader, text);
		throw error;
	}
}

/** Whether it is better to say why there is no such file than that there is no such name. */
async function looksLikeFile(context: Context, reader: IndexReader, text: string): Promise<boolean> {
	if (text.includes('#')) return false;
	const { root } = await context.workspace();
	const isLeftOut = (path: string) => skippedAt(reader, path)?.path === path;
	return text.includes('/') || repositoryPaths(root, context.request.cwd, text).some(isLeftOut);
}

async function fileReading(
	context: Context,
	reader: IndexReader,
	given: string,
	range: LineRange | null,
): Promise<Extract<Reading, { is: 'file' }> | null> {
	const { root } = await context.workspace();
	const paths = repositoryPaths(root, context.request.cwd, given);
	const known = paths.find((path) => fileAt(reader, path) !== null);
	if (known !== undefined) return { is: 'file', path: known, range, known: true };
	const { isFileInside } = await import('./file-now.ts');
	const present = paths.find((path) => isFileInside(root, path));
	return present === undefined ? null : { is: 'file', path: present, range, known: false };
}

async function atLine(context: Context, reader: IndexReader, given: string, line: number): Promise<Reading> {
	const file = await fileReading(context, reader, given, null);
	if (file === null) return absent(context, reader, given);
	if (!file.known) return { ...file, range: around(line) };
	const { lines } = fileAt(reader, file.path)!;
	if (line < 1 || line > lines) {
		throw new AssayError('USAGE', `${file.path} has no line ${line}`, `It has ${lines}.`);
	}
	const { chunkAt } = await import('../../store/queries/chunk-places.ts');
	const [chunk] = chunkAt(reader, file.path, line);
	if (chunk === undefined || chunk.chunk === 0) return { ...file, range: around(line) };
	const { describePlaces } = await import('../../store/queries/places.ts');
	const [described] = describePlaces(reader, [{ ...chunk, kind: '', start: 0 }]);
	const meant: Chunks = { is: 'chunks', path: file.path, name: chunk.name, chunks: [chunk.chunk], described };
	return { is: 'definition', path: file.path, meant, line };
}

const AROUND = 10;

function around(line: number): LineRange {
	return { from: Math.max(1, line - AROUND), to: line + AROUND };
}

async function definition(context: Context, reader: IndexReader, text: string): Promise<Reading> {
	const meant = await findTarget(context, reader, text);
	if (meant.is === 'choices') return { is: 'choices', meant };
	if (meant.is === 'external') {
		throw new AssayError(
			'USAGE',
			`the text of ${text} is not in the repository`,
			'Only what is below the root can be read.',
		);
	}
	if (meant.chunks[0] === 0) return { is: 'file', path: meant.path, range: null, known: true };
	return { is: 'definition', path: meant.path, meant, line: null };
}

/** Tells why there is no such file. */
async function absent(context: Context, reader: IndexReader, given: string): Promise<never> {
	const { root } = await context.workspace();
	findFile(reader, root, context.request.cwd, given);
	throw new AssayError(
		'NOT_FOUND',
		`no such file: ${given}`,
		'Paths count from the current folder or the root.',
	);
}
