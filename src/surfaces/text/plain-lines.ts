import { visible } from './visible.ts';

/**
 * Any result as lines, for a model and for what has no form of its own: one thing a line, its place first, then what it is, then the rest as `name=value`.
 * What is null, empty or (in lists) false is not said. Results are as deep as their schemas, so this may recurse.
 */
export function plainLines(result: object): string[] {
	const writer = new Writer();
	writer.whole(result as Data);
	return writer.lines;
}

type Data = Readonly<Record<string, unknown>>;

/** Identities and offsets: a place says the same in a tenth of the tokens. */
const LEFT_OUT = new Set(['chunkUid', 'start', 'end', 'startCol', 'endCol', 'startLine', 'rule']);

/** What a place or a signature says as well. */
const IN_SIGNATURE = new Set(['params', 'type']);

/** Said by `placeOf` and `whatItIs`. */
const PLACE = new Set(['file', 'line', 'col', 'endLine']);
const NAMES = new Set(['kind', 'name', 'qualifiedName', 'signature']);

/** The part of an entry that has its place when the entry itself has none. */
const PLACED_BY = ['site', 'node'] as const;

class Writer {
	readonly lines: string[] = [];
	/** The place asked about, which entries need not repeat. */
	#target: string | null = null;

	whole(result: Data): void {
		const { target } = result;
		if (isData(target)) this.#target = lineOf(target);
		const scalars: string[] = [];
		for (const [name, value] of Object.entries(result)) {
			if (isScalar(value)) {
				if (value !== null && value !== '' && name !== 'next') scalars.push(`${name}=${shown(name, value)}`);
			} else {
				this.#flush(scalars);
				this.#part(name, value, '', null);
			}
		}
		this.#flush(scalars);
	}

	#flush(scalars: string[]): void {
		if (scalars.length > 0) this.lines.push(scalars.splice(0).join('  '));
	}

	/** A list or an object below its name. */
	#part(name: string, value: unknown, indent: string, file: string | null): void {
		if (isEmpty(value)) return;
		if (Array.isArray(value)) {
			if (value.every(isScalar)) {
				this.lines.push(`${indent}${name}: ${listed(name, value)}`);
				return;
			}
			if (value.length === 1 && indent !== '') {
				this.#entry(value[0], indent, file, `${name}: `);
				return;
			}
			this.lines.push(`${indent}${name}:`);
			// Among other files a line alone would seem to be of the one before it.
			const around = value.every((each) => fileOf(each) === file) ? file : null;
			for (const each of value) this.#entry(each, `${indent} `, around, '');
		} else this.#entry(value as Data, indent, file, `${name}: `, true);
	}

	/** `file` is that of the thing around it. */
	#entry(given: unknown, indent: string, file: string | null, label: string, saysFalse = false): void {
		if (!isData(given)) {
			const cells = Array.isArray(given) ? given : [given];
			this.lines.push(indent + label + cells.map((cell) => shown('', cell)).join(' | '));
			return;
		}
		const entry = folded(hoisted(given));
		const words = [placeOf(entry, file), whatItIs(entry)].filter((part) => part !== '');
		const below: [string, unknown][] = [];
		const own = typeof entry.file === 'string' ? entry.file : file;
		for (const [name, value] of Object.entries(entry)) {
			if (isSaid(name, value, entry, saysFalse)) continue;
			if (isScalar(value)) words.push(`${name}=${shown(name, value)}`);
			else if (Array.isArray(value) && value.every(isScalar)) words.push(`${name}=${listed(name, value)}`);
			else if (isData(value) && Object.values(value).every(isScalar))
				words.push(`${name}=${this.#inline(value, own)}`);
			else below.push([name, value]);
		}
		if (words.length > 0 || label !== '') this.lines.push((indent + label + words.join('  ')).trimEnd());
		for (const [name, value] of below) this.#part(name, value, `${indent} `, own);
	}

	/** An object of scalars within the line of another. */
	#inline(value: Data, file: string | null): string {
		const place = lineOf(value);
		if (place !== null && place === this.#target) return 'target';
		if (typeof value.email === 'string') return `${visible(String(value.name))} <${visible(value.email)}>`;
		const words = [placeOf(value, file), whatItIs(value)].filter((part) => part !== '');
		for (const [name, each] of Object.entries(value)) {
			if (!isSaid(name, each, value, false)) words.push(`${name}=${shown(name, each)}`);
		}
		return place === null ? `{${words.join(' ')}}` : words.join(' ');
	}
}

/** An entry without a place of its own begins with that of what it is about. */
function hoisted(entry: Data): Data {
	if (typeof entry.file === 'string') return entry;
	for (const name of PLACED_BY) {
		const { [name]: placed, ...rest } = entry;
		if (isData(placed)) return { ...placed, ...rest };
	}
	return entry;
}

/** `handlerFile` and `handlerLine` are a place of their own: said once, and not at all where it is that of the entry. */
function folded(entry: Data): Data {
	const result: Record<string, unknown> = { ...entry };
	for (const [name, file] of Object.entries(entry)) {
		if (!name.endsWith('File') || typeof file !== 'string') continue;
		const part = name.slice(0, -'File'.length);
		const line = entry[`${part}Line`];
		if (typeof line !== 'number') continue;
		delete result[name];
		delete result[`${part}Line`];
		if (file === entry.file && line === entry.line) continue;
		result[`${part}At`] = placeOf({ file, line }, typeof entry.file === 'string' ? entry.file : null);
	}
	return result;
}

function fileOf(entry: unknown): unknown {
	return isData(entry) ? hoisted(entry).file : null;
}

/** Where a thing is, without the column: a definition is told with and without it. */
function lineOf({ file, line }: Data): string | null {
	return typeof file === 'string' && typeof line === 'number' ? `${file}:${line}` : null;
}

/** `file:line:column`, or `:line:column` within what is of the same file. */
function placeOf({ file, line, col, endLine }: Data, around: string | null): string {
	if (typeof file !== 'string') return '';
	if (typeof line !== 'number') return file === around ? '' : visible(file);
	const column = typeof col === 'number' ? `:${col}` : '';
	const end = typeof endLine === 'number' && endLine > line ? `-${endLine}` : '';
	return `${file === around ? '' : visible(file)}:${line}${end === '' ? column : end}`;
}

/** A signature, or kind and name; a module is named by its place already. */
function whatItIs({ kind, name, qualifiedName, signature, file }: Data): string {
	if (typeof signature === 'string' && signature !== '') return visible(signature);
	const called = typeof qualifiedName === 'string' ? qualifiedName : name;
	const words = [kind, called === file ? null : called];
	return words
		.filter((word) => typeof word === 'string')
		.map((word) => visible(word as string))
		.join(' ');
}

/** Whether a part of an entry needs no words, or has had them. */
function isSaid(name: string, value: unknown, entry: Data, saysFalse: boolean): boolean {
	if (isEmpty(value) || LEFT_OUT.has(name)) return true;
	if (value === false) return !saysFalse;
	if (name === 'confidence') return Number(value) >= 0.99;
	if (name === 'status') return value === 'resolved';
	if (NAMES.has(name)) return true;
	if (IN_SIGNATURE.has(name)) return typeof entry.signature === 'string';
	return (PLACE.has(name) || name === 'language') && typeof entry.file === 'string';
}

function isScalar(value: unknown): boolean {
	return value === null || typeof value !== 'object';
}

function isData(value: unknown): value is Data {
	return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isEmpty(value: unknown): boolean {
	if (value === null || value === undefined || value === '') return true;
	return typeof value === 'object' && Object.keys(value).length === 0;
}

function listed(name: string, values: readonly unknown[]): string {
	const words = values.map((each) => shown(name, each));
	return words.join(words.some((word) => word.includes(',')) ? '; ' : ', ');
}

const COMMIT_DIGITS = 12;

function shown(name: string, value: unknown): string {
	const text = value === null || value === undefined ? '' : String(value);
	return name === 'commit' ? text.slice(0, COMMIT_DIGITS) : visible(text);
}
