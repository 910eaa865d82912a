import type { FactFile, Item, SeenCall, Span } from '../../../model/facts/rules.ts';

/** An expression that a rule looks at: an argument, an item of a list, an entry of an object. */
export interface Written extends Span {
	/** Keyword or key; null without one. */
	name: string | null;
	/** -1 where nothing was recorded. */
	value: number;
	/** As it is written, without comments and parentheses around it. */
	text: string;
}

export function writtenAt(value: number, file: FactFile, name: string | null = null): Written {
	return { name, value, text: file.written(value), ...file.span(value) };
}

/** A piece of the text that is no value: a type. */
export function sliceOf({ start, end }: Span, { text }: FactFile): Written {
	return { name: null, value: -1, text: text.slice(start, end), start, end };
}

/** Where an expression stands, for a fact of a chunk. */
export function placed({ start, end }: Span, chunk: number): Span & { chunk: number } {
	return { start, end, chunk };
}

function writtenAll(items: readonly Item[], file: FactFile): Written[] {
	return items.map(({ key, value }) => writtenAt(value, file, key));
}

/** Items of a list, or entries of an object; null for anything else. */
export function itemsOf(of: Pick<Written, 'value'> | undefined, file: FactFile): Written[] | null {
	const items = of === undefined ? null : file.items(of.value);
	return items === null ? null : writtenAll(items, file);
}

/** Which of several: the one of these names, else the one at that place when it has no name. */
type By = readonly (number | string)[];

/** The arguments of a call, or the entries of an object: `values.string(0, 'path')`. */
export class Values {
	readonly all: readonly Written[];
	private readonly file: FactFile;
	private readonly scope: number;

	constructor(all: readonly Written[] | null, file: FactFile, scope = -1) {
		this.all = all ?? [];
		this.file = file;
		this.scope = scope;
	}

	get(...by: By): Written | undefined {
		const named = this.all.find(({ name }) => name !== null && by.includes(name));
		if (named !== undefined) return named;
		const placed = typeof by[0] === 'number' ? this.all[by[0]] : undefined;
		return placed?.name === null && !isSpread(placed, this.file) ? placed : undefined;
	}

	/** The string that one is. */
	string(...by: By): string | null {
		return this.file.string(this.get(...by)?.value ?? -1);
	}

	/** The same, also of a name that holds a string. */
	constant(...by: By): string | null {
		return this.file.constantOf(this.get(...by)?.value ?? -1, this.scope);
	}

	/** `true` or `false` as written; null for anything else. */
	boolean(...by: By): boolean | null {
		return booleanOf(this.get(...by), this.file);
	}

	/** Strings of a list, or one alone. */
	strings(...by: By): string[] {
		return stringsIn(this.get(...by), this.file);
	}

	/** As written, on one line. */
	shown(...by: By): string | null {
		return shown(this.get(...by));
	}
}

export function argumentsOf(call: SeenCall, file: FactFile): Values {
	return new Values(writtenAll(file.argumentsOf(call), file), file, call.scope);
}

const MAX_SHOWN = 600;

/** On one line, for an attribute. */
export function shown(of: { text: string } | null | undefined): string | null {
	return of?.text.slice(0, MAX_SHOWN).replace(/\s+/g, ' ').trim() ?? null;
}

export function isSpread({ value }: Pick<Written, 'value'>, file: FactFile): boolean {
	return file.operation(value).op === 'spread';
}

export function booleanOf(of: Written | undefined, file: FactFile): boolean | null {
	const { op, name } = file.operation(of?.value ?? -1);
	return op === 'literal' && name === 'boolean' ? /^true$/i.test(of?.text ?? '') : null;
}

/** Strings of a list, or one alone: `methods=['GET']`. */
export function stringsIn(of: Pick<Written, 'value'> | undefined, file: FactFile): string[] {
	if (of === undefined) return [];
	return (itemsOf(of, file) ?? [of]).flatMap(({ value }) => file.string(value) ?? []);
}
