import type { Extractor } from '../../model/language.ts';
import type { ChunkSpec, Recorder } from '../../model/recorder.ts';
import type { SyntaxTree } from '../../model/syntax-tree.ts';
import { summaryOf } from '../shared/comment-text.ts';
import { Outline } from '../shared/outline.ts';
import { type Instruction, readInstructions } from './instructions.ts';
import { BuildNames } from './names.ts';
import { readFrom } from './stages.ts';
import { readCopied, readMounts, referVariables } from './uses.ts';
import { readVariables } from './variables.ts';

/** Instructions that a built image has one of. */
const SETTINGS = new Set(['ENTRYPOINT', 'CMD', 'HEALTHCHECK', 'USER', 'WORKDIR', 'SHELL', 'STOPSIGNAL']);
const OTHERS = new Set([
	'RUN',
	'LABEL',
	'MAINTAINER',
	'ONBUILD',
	'VOLUME',
	'ADD',
	'COPY',
	'ARG',
	'ENV',
	'EXPOSE',
	'FROM',
]);

/** Stages with their variables, ports and commands; images, stages and files that they are made from. */
function extract(_tree: SyntaxTree, _language: string, out: Recorder): void {
	const { text } = out;
	const outline = new Outline();
	const errors: [number, number][] = [];
	const names = new BuildNames();
	let last = 0;
	for (const instruction of readInstructions(text, (start, end) => errors.push([start, end]))) {
		if (instruction.word === 'FROM') {
			if (outline.depth > 0) outline.closeChunk(last);
			readFrom(text, instruction, names, outline, docOf(text, instruction));
		} else if (!SETTINGS.has(instruction.word) && !OTHERS.has(instruction.word)) {
			errors.push([instruction.start, instruction.start + instruction.word.length]);
		} else readInstruction(text, instruction, names, outline);
		last = instruction.end;
	}
	if (outline.depth > 0) outline.closeChunk(last);
	outline.replay(out);
	for (const [start, end] of errors) out.syntaxError(start, end);
}

function readInstruction(text: string, instruction: Instruction, names: BuildNames, outline: Outline): void {
	const { word } = instruction;
	if (word === 'ARG' || word === 'ENV' || word === 'EXPOSE') {
		readVariables(instruction, names, outline, docOf(text, instruction));
		return;
	}
	if (word === 'COPY' || word === 'ADD') readCopied(instruction, names, outline);
	if (word === 'RUN') readMounts(instruction, names, outline);
	if (!SETTINGS.has(word)) {
		referVariables(instruction, names, outline);
		return;
	}
	outline.openChunk({
		kind: 'property',
		name: word,
		start: instruction.start,
		nameStart: instruction.start,
		flags: 0,
		type: instruction.args.trim() || null,
		...docOf(text, instruction),
	});
	referVariables(instruction, names, outline);
	outline.closeChunk(instruction.end);
}

function docOf(
	text: string,
	{ docStart, docEnd }: Instruction,
): Pick<ChunkSpec, 'docStart' | 'docEnd' | 'summary'> {
	if (docStart === -1) return {};
	const summary = summaryOf(text.slice(docStart, Math.min(docEnd, docStart + 1000)));
	return summary === null ? {} : { docStart, docEnd, summary };
}

const extractor: Extractor = { extract };

export default extractor;
