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

function writtenAll(items: readonly Item[], file: FactFile): Written[] {
	return items.map(({ key, value }) => writtenAt(value, file, key));
}

/** Items of a list, or entries of an object; null for anything else. */
export function itemsOf(of: Pick<Written, 'value'> | undefined, file: FactFile): Written[] | null {
	const items = of === undefined ? null : file.items(of.value);
	return items === null ? null : writtenAll(items, file);
}

/** The arguments of a call, by place or by keyword. */
export class Arguments {
	readonly all: readonly Written[];
	private readonly file: FactFile;

	constructor(all: readonly Written[], file: FactFile) {
		this.all = all;
		this.file = file;
	}

	/** The argument of one of these names, else the one at that place when it has no name. */
	get(at: number, ...names: string[]): Written | undefined {
		const named = this.named(...names);
		if (named !== undefined) return named;
		const placed = this.all[at];
		return placed?.name === null && !isSpread(placed, this.file) ? placed : undefined;
	}

	named(...names: string[]): Written | undefined {
		return this.all.find(({ name }) => name !== null && names.includes(name));
	}

	/** The string that an argument is. */
	string(at: number, ...names: string[]): string | null {
		return this.file.string(this.get(at, ...names)?.value ?? -1);
	}

	/** `true` or `false` as written; null for anything else. */
	boolean(at: number, ...names: string[]): boolean | null {
		return booleanOf(this.get(at, ...names)?.value ?? -1, this.file);
	}

	/** Strings of a list, or one alone. */
	strings(at: number, ...names: string[]): string[] {
		return stringsIn(this.get(at, ...names), this.file);
	}
}

export function argumentsOf(call: SeenCall, file: FactFile): Arguments {
	return new Arguments(writtenAll(file.argumentsOf(call), file), file);
}

export function isSpread({ value }: Pick<Written, 'value'>, file: FactFile): boolean {
	return file.operation(value).op === 'spread';
}

export function booleanOf(value: number, file: FactFile): boolean | null {
	const { op, name } = file.operation(value);
	return op === 'literal' && name === 'boolean' ? /^true$/i.test(file.written(value)) : null;
}

/** Strings of a list, or one alone: `methods=['GET']`. */
export function stringsIn(of: Pick<Written, 'value'> | undefined, file: FactFile): string[] {
	if (of === undefined) return [];
	return (itemsOf(of, file) ?? [of]).flatMap(({ value }) => file.string(value) ?? []);
}
