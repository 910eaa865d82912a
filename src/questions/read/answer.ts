import { AssayError } from '../../model/errors.ts';
import type { Detail } from '../../read/detail.ts';
import { lineCount } from '../../read/excerpt.ts';
import type { IndexReader } from '../../store/reader.ts';
import type { Answer, Context } from '../question.ts';
import type { Target } from '../target.ts';
import { findReading, type Reading } from './find-reading.ts';
import { openText } from './open-text.ts';
import type { ReadResult } from './output.ts';
import { type Form, rangesOf, show } from './show.ts';
import { readSurroundings, type SurroundingList, surroundingsOf } from './surroundings.ts';

interface ReadInput {
	target: string;
	skeleton: boolean;
	detail: Detail | undefined;
	outline: boolean;
	with: string | undefined;
	lineNumbers: boolean;
	limit: number;
	text: string | undefined;
}

export async function readAnswer(context: Context, input: ReadInput): Promise<Answer<ReadResult>> {
	const { form, detail } = formOf(input);
	const lists = input.with === undefined ? [] : readSurroundings(input.with);
	if (lists.length > 0 && input.text !== undefined) {
		throw new AssayError(
			'USAGE',
			'--with knows nothing of a text that is not saved',
			'Leave out one of them.',
		);
	}
	const reader = await readerFor(context, input);
	const found = await findReading(context, reader, input.target);
	const shape = { form, detail: form === 'text' ? null : detail, lineNumbers: input.lineNumbers };
	if (found.is === 'choices') {
		const { choices, isCut } = found.meant;
		return { result: { ...NOTHING, ...shape, choices }, meta: { truncated: isCut } };
	}
	const { reading, text, structure, language, status, note } = await openText(
		context,
		reader,
		found,
		input.text,
	);
	const fileLines = lineCount(text);
	const ranges = rangesOf(reading, structure, text, fileLines, input.limit);
	const { isCut, ...shown } = show(
		form,
		detail,
		{ path: reading.path, text, structure, ranges },
		input.limit,
	);
	return {
		result: {
			...NOTHING,
			...shape,
			file: reading.path,
			language,
			status,
			note,
			target: reading.is === 'definition' ? reading.meant.described : null,
			fileLines,
			ranges,
			...shown,
			with: lists.length === 0 ? [] : await listsAround(reader, found, lists),
		},
		meta: { truncated: isCut },
	};
}

const NOTHING = {
	file: null,
	language: null,
	status: null,
	note: null,
	target: null,
	choices: [],
	fileLines: 0,
	ranges: [],
	lines: [],
	outline: [],
	next: null,
	with: [],
};

/** A level of detail alone asks for a skeleton. */
function formOf({ skeleton, outline, detail }: ReadInput): { form: Form; detail: Detail } {
	if (skeleton && outline) {
		throw new AssayError('USAGE', '--skeleton and --outline exclude each other', 'Choose one of them.');
	}
	return {
		form: outline ? 'outline' : skeleton || detail !== undefined ? 'skeleton' : 'text',
		detail: detail ?? 'standard',
	};
}

/** Of a text that is not saved an index of its own, which has to know where the text belongs. */
function readerFor(context: Context, { target, text }: ReadInput): Promise<IndexReader> {
	if (text === undefined) return context.index();
	const file = target.replace(/#.*$/s, '').replace(/:\d{1,9}(?:[-:]\d{1,9})?$/, '');
	if (!/[./]/.test(file)) {
		throw new AssayError(
			'USAGE',
			`${target} does not say which file the text is of`,
			'Give file, file:10-40 or file#name.',
		);
	}
	return context.unsaved(file, text);
}

async function listsAround(
	reader: IndexReader,
	reading: Exclude<Reading, { is: 'choices' }>,
	lists: ReturnType<typeof readSurroundings>,
): Promise<SurroundingList[]> {
	if (reading.is === 'file' && (reading.range !== null || !reading.known)) {
		throw new AssayError(
			'USAGE',
			'--with needs a definition or an indexed file',
			'Lines alone are called by nobody.',
		);
	}
	const { openGraph } = await import('../graph/open-graph.ts');
	const meant = reading.is === 'definition' ? reading.meant : await wholeFile(reader, reading.path);
	return surroundingsOf(reader, openGraph(reader), meant, lists);
}

async function wholeFile(reader: IndexReader, path: string): Promise<Extract<Target, { is: 'chunks' }>> {
	const { describePlaces } = await import('../../store/queries/places.ts');
	const [described] = describePlaces(reader, [{ path, chunk: 0, name: path, kind: '', start: 0 }]);
	return { is: 'chunks', path, name: '', chunks: [0], described };
}
