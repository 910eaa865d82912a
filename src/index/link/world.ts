import type { Resolution } from '../../model/resolve.ts';
import type { LinkSource } from '../../store/link-source.ts';
import { Unit } from './unit.ts';

/** Values of units that are kept, about 100 bytes each: a file mostly asks for those near it. */
const MAX_VALUES = 600_000;
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
	/** The one that was asked for last is at the end. */
	private readonly units = new Map<string, Unit | null>();
	private values = 0;
	private imported: ReadonlySet<string> | null = null;
	/**
	 * Files that were asked for since it was emptied, also those that are not there; and whether what is inside their
	 * functions mattered. What is linked depends on them.
	 */
	readonly needs = new Map<string, boolean>();

	constructor(source: LinkSource) {
		this.source = source;
	}

	static isLinked(language: string): boolean {
		return language in FAMILIES;
	}

	/** null for a file that is not there, or in a language that is not linked. */
	unit(path: string): Unit | null {
		if (!this.needs.has(path)) this.needs.set(path, false);
		const known = this.units.get(path);
		if (known !== undefined) {
			this.units.delete(path);
			this.units.set(path, known);
			return known;
		}
		const file = this.source.read(path);
		const unit = file === null || !(file.language in FAMILIES) ? null : new Unit(file);
		this.units.set(path, unit);
		this.values += unit?.size ?? 0;
		this.forget();
		return unit;
	}

	/** What is inside the functions of a unit matters. */
	lookInside(unit: Unit): void {
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

	private forget(): void {
		for (const [path, unit] of this.units) {
			if (this.values <= MAX_VALUES || this.units.size < 2) return;
			this.units.delete(path);
			this.values -= unit?.size ?? 0;
		}
	}
}

/** What stands for the files that import one, where what is linked depends on whether there are any. */
export function importersOf(path: string): string {
	return `importers of ${path}`;
}
