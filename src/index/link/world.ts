import type { Resolution } from '../../model/resolve.ts';
import type { LinkSource } from '../../store/link-source.ts';
import { Unit } from './unit.ts';

/** Values of units that are kept of each age, about 100 bytes each: a file mostly asks for those near it. */
const MAX_VALUES = 400_000;
const FAMILIES: Readonly<Record<string, 'python' | 'typescript'>> = {
	python: 'python',
	typescript: 'typescript',
	javascript: 'typescript',
	tsx: 'typescript',
	jsx: 'typescript',
	vue: 'typescript',
	svelte: 'typescript',
	astro: 'typescript',
};
const UNKNOWN: Resolution = { status: 'unresolved', rule: '' };

/** The files of a repository as linking sees them, and where their imports lead. */
export class World {
	private readonly source: LinkSource;
	/** Units that were asked for lately, and those that were before; these go when there are enough young ones. */
	private young = new Map<string, Unit | null>();
	private old = new Map<string, Unit | null>();
	private values = 0;
	private imported: ReadonlySet<string> | null = null;
	/**
	 * Files that were asked for since it was emptied, also those that are not there; and whether what is inside their
	 * functions mattered. What is linked depends on them.
	 */
	readonly needs = new Map<string, boolean>();
	/** Of which that was said last: it is said at every step. */
	private insideOf: Unit | null = null;

	constructor(source: LinkSource) {
		this.source = source;
	}

	static isLinked(language: string): boolean {
		return language in FAMILIES;
	}

	/** null for a file that is not there, or in a language that is not linked. */
	unit(path: string): Unit | null {
		if (!this.needs.has(path)) this.needs.set(path, false);
		let unit = this.young.get(path);
		if (unit !== undefined) return unit;
		unit = this.old.get(path);
		if (unit === undefined) {
			const file = this.source.read(path);
			unit = file === null || !(file.language in FAMILIES) ? null : new Unit(file);
		}
		if (this.values > MAX_VALUES) {
			this.old = this.young;
			this.young = new Map();
			this.values = 0;
		}
		this.young.set(path, unit);
		this.values += unit?.size ?? 1;
		return unit;
	}

	/** Begins to note anew which files are asked for. */
	forgetNeeds(): void {
		this.needs.clear();
		this.insideOf = null;
	}

	/** What is inside the functions of a unit matters. */
	lookInside(unit: Unit): void {
		if (this.insideOf === unit) return;
		this.insideOf = unit;
		this.needs.set(unit.path, true);
	}

	/** Whether other files may use a file: an import of one leads to it. */
	isImported(unit: Unit): boolean {
		this.needs.set(importersOf(unit.path), false);
		this.imported ??= this.source.imported();
		return this.imported.has(unit.path);
	}

	resolve(from: Unit, module: string): Resolution {
		return from.file.modules.get(module) ?? UNKNOWN;
	}
}

/** What stands for the files that import one, where what is linked depends on whether there are any. */
export function importersOf(path: string): string {
	return `importers of ${path}`;
}
