import type { FactFile, SeenCall } from '../../../../model/facts/rules.ts';

/**
 * A word of a command. `text` is without its quotes and has `{}` for what is expanded in it; null when
 * nothing of it is written there.
 */
export interface Word {
	/** As written. */
	written: string;
	text: string | null;
	how: 'literal' | 'interpolated' | 'variable' | 'computed';
}

const MAX_COMMAND = 8000;
const MAX_WORDS = 60;
const EXPANSION = /\$(?:[A-Za-z_]\w{0,100}|[0-9@*#?$!-])/y;
const VARIABLE = /^"?\$\{?([A-Za-z_]\w{0,100})\}?"?$/;
const ITEMS = /^"?\$\{?[\w@*]{1,100}(?:\[[@*]\])?\}?"?$/;

/** The words behind the name of a command. */
export function wordsOf(call: SeenCall, file: FactFile): readonly Word[] {
	const written =
		call.argCount <= call.args.length
			? call.args.map(({ text }) => text)
			: split(file.text.slice(call.nameStart, Math.min(call.end, call.nameStart + MAX_COMMAND))).slice(1);
	return written.map((word) => readWord(word, call.scope, file));
}

const HELD = /=(?:"([^"$`\\\n]{0,400})"|'([^'\n]{0,400})'|([^\s"'$`\\;|&()<>]{1,400}))(?=[\s;]|$)/y;

/** The text that a variable is given where it is first set, when it is never given another. */
function constantOf(name: string, scope: number, file: FactFile): string | null {
	const binding = file.binding(name, scope);
	if (binding === null) return null;
	HELD.lastIndex = binding.start + name.length;
	const held = HELD.exec(file.text);
	if (held === null || file.references(name).some(({ kind }) => kind !== 'read')) return null;
	return held[1] ?? held[2] ?? held[3];
}

function readWord(written: string, scope: number, file: FactFile): Word {
	const variable = VARIABLE.exec(written)?.[1];
	const held = variable === undefined ? null : constantOf(variable, scope, file);
	if (held !== null) return { written, text: held, how: 'literal' };
	const text = textOf(written);
	if (!text.includes('{}') || !/[$`]/.test(written)) return { written, text, how: 'literal' };
	if (text !== '{}') return { written, text, how: 'interpolated' };
	const isVariable = ITEMS.test(written) || /^"?\$\{[^}]{1,200}\}"?$/.test(written);
	return { written, text: null, how: isVariable ? 'variable' : 'computed' };
}

/** A word without its quotes, with `{}` for its expansions. */
function textOf(written: string): string {
	let text = '';
	let isQuoted = false;
	for (let at = 0; at < written.length; ) {
		const unit = written[at];
		if (unit === '\\') {
			text += written.slice(at + 1, at + 2).replace('\n', '');
			at += 2;
		} else if (unit === '"') {
			isQuoted = !isQuoted;
			at++;
		} else if (unit === "'" && !isQuoted) {
			const end = written.indexOf("'", at + 1);
			text += written.slice(at + 1, end < 0 ? undefined : end);
			at = end < 0 ? written.length : end + 1;
		} else {
			const length = expansionLength(written, at);
			text += length === 0 ? unit : '{}';
			at += Math.max(1, length);
		}
	}
	return text.replaceAll(/(?:\{\}){2,}/g, '{}');
}

/** Length of the expansion that begins here; 0 when none does. */
function expansionLength(source: string, at: number): number {
	if (source[at] === '`') {
		const end = source.indexOf('`', at + 1);
		return (end < 0 ? source.length : end + 1) - at;
	}
	if (source[at] !== '$') return 0;
	if (source[at + 1] === '{') return closed(source, at + 1, '{', '}') - at;
	if (source[at + 1] === '(') return closed(source, at + 1, '(', ')') - at;
	EXPANSION.lastIndex = at;
	return EXPANSION.exec(source)?.[0].length ?? 0;
}

function closed(source: string, open: number, opener: string, closer: string): number {
	let depth = 0;
	for (let at = open; at < source.length; at++) {
		if (source[at] === '\\') at++;
		else if (source[at] === opener) depth++;
		else if (source[at] === closer && --depth === 0) return at + 1;
	}
	return source.length;
}

/** A command as written, at its spaces. */
function split(command: string): string[] {
	const words: string[] = [];
	let word = '';
	let isQuoted = false;
	for (let at = 0; at < command.length && words.length < MAX_WORDS; ) {
		const unit = command[at];
		if (!isQuoted && /\s/.test(unit)) {
			if (word !== '') words.push(word);
			word = '';
			at++;
			continue;
		}
		let length = expansionLength(command, at);
		if (length === 0 && unit === '\\') length = 2;
		else if (length === 0 && unit === "'" && !isQuoted) {
			const end = command.indexOf("'", at + 1);
			length = (end < 0 ? command.length : end + 1) - at;
		}
		if (unit === '"') isQuoted = !isQuoted;
		const part = command.slice(at, at + Math.max(1, length));
		if (part !== '\\\n') word += part;
		at += part.length;
	}
	if (word !== '') words.push(word);
	return words;
}

/** What is given to one of these options: `-c x`, `--command=x`, `-cx` for a single letter. */
export function optionOf(words: readonly Word[], ...names: string[]): Word | null {
	for (let at = 0; at < words.length; at++) {
		const { written, text, how } = words[at];
		if (names.includes(written)) return words[at + 1] ?? null;
		const long = names.find((name) => name.startsWith('--') && written.startsWith(`${name}=`));
		if (long !== undefined) {
			const value = (text ?? '').slice(long.length + 1);
			const isWhole = value === '{}';
			return { written, text: isWhole ? null : value, how: isWhole ? 'variable' : how };
		}
	}
	return null;
}

export function has(words: readonly Word[], ...names: string[]): boolean {
	return words.some(({ written }) => names.includes(written));
}

/** Words that are no options, and no values of the options which take one; behind `--` all of them. */
export function operandsOf(words: readonly Word[], takesValue: RegExp): Word[] {
	const operands: Word[] = [];
	for (let at = 0; at < words.length; at++) {
		const { written } = words[at];
		if (written === '--') return [...operands, ...words.slice(at + 1)];
		if (takesValue.test(written)) at++;
		else if (!written.startsWith('-') || written === '-') operands.push(words[at]);
	}
	return operands;
}
