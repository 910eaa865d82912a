import { join } from 'node:path';
import type { FileStatus } from '../../model/file.ts';
import { fileAt } from '../../store/queries/file-at.ts';
import { type FileStructure, fileStructure } from '../../store/queries/file-structure.ts';
import type { IndexReader } from '../../store/reader.ts';
import type { Context } from '../question.ts';
import { isAsIndexed, readNow, whyNotIndexed } from './file-now.ts';
import { findReading, type Reading } from './find-reading.ts';

type OneReading = Exclude<Reading, { is: 'choices' }>;

/** A file as it is now, and what is known of its structure. */
export interface OpenedText {
	reading: OneReading;
	text: string;
	/** null when nothing is known. */
	structure: FileStructure | null;
	language: string | null;
	status: FileStatus | null;
	note: string | null;
}

/** Reads the file of a reading. One that has changed since it was indexed is parsed anew, so that lines fit the text. */
export async function openText(
	context: Context,
	reader: IndexReader,
	reading: OneReading,
	unsaved: string | undefined,
): Promise<OpenedText> {
	const { root, settings } = await context.workspace();
	if (unsaved !== undefined) return described(reader, reading, unsaved);
	const { path } = reading;
	const source = readNow(root, path, settings.config.index);
	const { text } = source;
	if (reading.is === 'file' && !reading.known) {
		const note = whyNotIndexed(reader, path);
		return { reading, text, structure: null, language: null, status: null, note };
	}
	if (isAsIndexed(reader, path, source)) return described(reader, reading, text);
	const anew = await context.unsaved(join(root, path), text);
	return described(anew, await again(context, anew, root, reading), text);
}

/** The same thing in an index of the file alone. */
async function again(
	context: Context,
	anew: IndexReader,
	root: string,
	reading: OneReading,
): Promise<OneReading> {
	if (reading.is === 'file') return reading;
	const { qualifiedName } = reading.meant.described;
	const found = await findReading(context, anew, `${join(root, reading.path)}#${qualifiedName}`);
	return found.is === 'choices' ? reading : found;
}

function described(reader: IndexReader, reading: OneReading, text: string): OpenedText {
	const file = fileAt(reader, reading.path);
	return {
		reading,
		text,
		structure: fileStructure(reader, reading.path),
		language: file?.language ?? null,
		status: file?.status ?? null,
		note: file?.note ?? null,
	};
}
