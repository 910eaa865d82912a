import { LEVELS, type Level } from './pack.ts';

/** Something that may be shown at several levels. */
export interface Fitted {
	/** The level it would have if there were room for all. */
	readonly wanted: Level;
	/** Asked for itself. */
	readonly isSeed: boolean;
	/** Tokens at a level; null when it cannot be shown so. */
	cost(level: Level): number | null;
	/** Offsets in its file; what lies in something shown in full is not shown again. */
	readonly file: string;
	readonly start: number;
	readonly end: number;
}

export type Choice = { level: Level; tokens: number } | 'budget' | 'inside another' | 'unreadable';

/** Shares of the room that code in full, and code in full or in outline, may take: the rest is for lines. */
const SHARE: Record<Level, number> = { full: 0.7, skeleton: 0.88, line: 1 };
/** The share that one thing may take that was not asked for itself. */
const MOST_OF_ONE: Record<Level, number> = { full: 0.25, skeleton: 0.12, line: 1 };
/** Tries that fail in a row before the rest is given up: what is left is as large as what did not fit. */
const TRIES = 40;

/**
 * Chooses levels. First, in order, what is wanted in full or in outline gets as much of that as there is room for, and then
 * more while there is; then lines; then what is left of the room goes to showing more, in the same order. Never takes more
 * than `room`.
 */
export function fitItems(items: readonly Fitted[], room: number): Choice[] {
	const fitting = new Fitting(items, room);
	fitting.place(({ wanted }) => wanted !== 'line');
	fitting.raise(room * SHARE.skeleton);
	fitting.place(({ wanted }) => wanted === 'line');
	fitting.raise(room);
	return fitting.choices;
}

class Fitting {
	readonly choices: Choice[];
	private readonly items: readonly Fitted[];
	private readonly room: number;
	private used = 0;
	private readonly shown = new Map<Fitted, Level>();

	constructor(items: readonly Fitted[], room: number) {
		this.items = items;
		this.room = room;
		this.choices = items.map(() => 'budget');
	}

	place(isMeant: (item: Fitted) => boolean): void {
		let failed = 0;
		for (const [at, item] of this.items.entries()) {
			// What nobody will see need not be read.
			if (failed >= TRIES) return;
			if (!isMeant(item)) continue;
			this.choices[at] = this.choose(item);
			failed = typeof this.choices[at] === 'string' ? failed + 1 : 0;
		}
	}

	private choose(item: Fitted): Choice {
		const { shown, room } = this;
		if (some(shown, (other, level) => level === 'full' && holds(other, item))) return 'inside another';
		let isReadable = false;
		for (const level of levelsFrom(item.wanted)) {
			if (level === 'full' && some(shown, (other) => holds(item, other))) continue;
			const tokens = item.cost(level);
			if (tokens === null) continue;
			isReadable = true;
			if (this.used + tokens > room * SHARE[level] || isTooMuch(item, level, tokens, room)) continue;
			this.used += tokens;
			shown.set(item, level);
			return { level, tokens };
		}
		return isReadable ? 'budget' : 'unreadable';
	}

	/** Shows more of what is shown, as far as there is room. */
	raise(room: number): void {
		for (const level of ['skeleton', 'full'] as const) {
			for (const [at, item] of this.items.entries()) {
				const choice = this.choices[at];
				if (typeof choice === 'string' || !isMore(level, choice.level) || !isAllowed(item, level)) continue;
				const overlaps = (other: Fitted, at: Level) =>
					other !== item && (holds(item, other) || (at === 'full' && holds(other, item)));
				if (level === 'full' && some(this.shown, overlaps)) continue;
				const tokens = item.cost(level);
				if (tokens === null || this.used - choice.tokens + tokens > room) continue;
				if (isTooMuch(item, level, tokens, this.room)) continue;
				this.used += tokens - choice.tokens;
				this.choices[at] = { level, tokens };
				this.shown.set(item, level);
			}
		}
	}
}

function some(shown: ReadonlyMap<Fitted, Level>, is: (item: Fitted, level: Level) => boolean): boolean {
	for (const [item, level] of shown) if (is(item, level)) return true;
	return false;
}

function isTooMuch({ isSeed }: Fitted, level: Level, tokens: number, room: number): boolean {
	return !isSeed && tokens > room * MOST_OF_ONE[level];
}

/** From a level down. */
function levelsFrom(wanted: Level): Level[] {
	return LEVELS.slice(0, LEVELS.indexOf(wanted) + 1).reverse();
}

function isMore(a: Level, b: Level): boolean {
	return LEVELS.indexOf(a) > LEVELS.indexOf(b);
}

/** One level more than was wanted, where there is room to spare. */
function isAllowed({ wanted }: Fitted, level: Level): boolean {
	return LEVELS.indexOf(level) <= LEVELS.indexOf(wanted) + 1;
}

function holds(outer: Fitted, inner: Fitted): boolean {
	return outer.file === inner.file && outer.start <= inner.start && outer.end >= inner.end;
}
