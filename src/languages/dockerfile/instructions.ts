/** One instruction, over as many lines as it takes. */
export interface Instruction {
	/** In upper case. */
	word: string;
	start: number;
	end: number;
	/** Behind the word. */
	argsStart: number;
	/** The arguments with comments and continuations replaced by blanks: offsets stay those of the text. */
	args: string;
	/** Comment lines directly above; -1 without. */
	docStart: number;
	docEnd: number;
}

/** More searches to the end of the text would make a hostile one quadratic. */
const MAX_UNCLOSED = 16;
/** Read by the parser of Dockerfiles: no comment. */
const DIRECTIVE = /^#\s*(?:syntax|escape|check)\s*=/i;
const WORD = /[A-Za-z]+/y;

/**
 * Cuts a Dockerfile into instructions: a line, those that follow a `\` (or what `# escape=` says), and the
 * text of here-documents. `onError` gets lines that begin with no word.
 */
export function readInstructions(text: string, onError: (start: number, end: number) => void): Instruction[] {
	const instructions: Instruction[] = [];
	const mark = /^#\s*escape\s*=\s*`/m.test(text.slice(0, 500)) ? '`' : '\\';
	let at = text.charCodeAt(0) === 0xfeff ? 1 : 0;
	let docStart = -1;
	let docEnd = -1;
	let unclosed = 0;
	while (at < text.length) {
		let end = lineEnd(text, at);
		let first = at;
		while (first < end && text.charCodeAt(first) <= 32) first++;
		if (first >= end || text[first] === '#') {
			if (first >= end || DIRECTIVE.test(text.slice(first, Math.min(end, first + 40)))) docStart = -1;
			else if (docStart === -1) docStart = first;
			docEnd = end;
			at = end + 1;
			continue;
		}
		WORD.lastIndex = first;
		const word = WORD.exec(text)?.[0];
		if (word === undefined) {
			onError(first, end);
			at = end + 1;
			docStart = -1;
			continue;
		}
		const argsStart = first + word.length;
		let args = '';
		let from = argsStart;
		for (;;) {
			const line = text.slice(from, end);
			const isComment = from !== argsStart && /^\s*#/.test(line);
			const goes = isComment || line.trimEnd().endsWith(mark);
			args += isComment ? ' '.repeat(line.length) : goes ? withoutLast(line, mark) : line;
			const blankNext = goes || (from !== argsStart && line.trim() === '' && isContinued(args));
			if (!blankNext || end >= text.length) break;
			args += ' ';
			from = end + 1;
			end = lineEnd(text, from);
		}
		const closed = unclosed < MAX_UNCLOSED ? hereDocumentsEnd(text, args, end) : -1;
		if (closed === -1) unclosed++;
		const last = closed === -1 ? end : closed;
		const trimmed = trimEnd(text, first, last);
		instructions.push({
			word: word.toUpperCase(),
			start: first,
			end: trimmed,
			argsStart,
			args: args.slice(0, Math.max(0, trimmed - argsStart)),
			docStart,
			docEnd,
		});
		docStart = -1;
		at = last + 1;
	}
	return instructions;
}

function withoutLast(line: string, mark: string): string {
	const at = line.lastIndexOf(mark);
	return `${line.slice(0, at)} ${line.slice(at + 1)}`;
}

/** Empty lines inside a continued instruction are allowed, with a warning. */
function isContinued(args: string): boolean {
	return args.trim() === '';
}

function lineEnd(text: string, at: number): number {
	const line = text.indexOf('\n', at);
	return line === -1 ? text.length : line;
}

function trimEnd(text: string, start: number, end: number): number {
	while (end > start && text.charCodeAt(end - 1) <= 32) end--;
	return end;
}

/** `RUN <<EOF`: everything up to a line `EOF`; -1 when there is none. */
function hereDocumentsEnd(text: string, args: string, end: number): number {
	let last = end;
	for (const document of args.slice(0, 1000).matchAll(/<<-?\s*(["']?)(\w+)\1/g)) {
		let line = last + 1;
		while (line < text.length) {
			const stop = lineEnd(text, line);
			if (text.slice(line, Math.min(stop, line + 200)).trim() === document[2]) {
				last = stop;
				break;
			}
			line = stop + 1;
		}
		if (line >= text.length) return -1;
	}
	return last;
}
