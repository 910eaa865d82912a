import { getOrMake, newMap } from '../../model/get-or-make.ts';
import type { Resolution } from '../../model/resolve.ts';
import type { LinkSource } from '../../store/link-source.ts';
import type { DeclaredChunk, DeclaredInSchema, DeclaredName, LinkedFact } from '../../store/linked-file.ts';
import { ANYWHERE, type DeclarationKey, declarationKey } from './declaration-key.ts';
import { type Family, familyOf, traitsOf } from './families.ts';
import { Need } from './need.ts';
import { Unit } from './unit.ts';

/** Values of units that are kept of each age, about 100 bytes each: a file mostly asks for those near it. */
const MAX_VALUES = 200_000;
/** Declarations that are kept. */
const MAX_DECLARED = 300_000;
const NO_DECLARATIONS: readonly Declared[] = [];
const UNKNOWN: Resolution = { status: 'unresolved', rule: '' };

/** A chunk that declares a name, seen from outside of its file. */
export type Declared = DeclaredChunk;

/** What is declared under a name in what has another. */
interface Declarations {
	rows: readonly Declared[];
	/** What stands for them where it is noted that they were asked for. */
	key: DeclarationKey;
	/** For which file that was noted last. */
	notedFor: number;
}

function byContainer(family: Family, name: string, rows: readonly Declared[]): Map<string, Declarations> {
	const found = new Map<string, Declarations>();
	for (const [container, declared] of Map.groupBy(rows, (row) => lastName(row.container)))
		found.set(container, { rows: declared, key: declarationKey(family, container, name), notedFor: -1 });
	return found;
}

/** The files of a repository as linking sees them, and where their imports lead. */
export class World {
	private readonly source: LinkSource;
	/** Units that were asked for lately, and those that were before; these go when there are enough young ones. */
	private young = new Map<string, Unit | null>();
	private old = new Map<string, Unit | null>();
	private values = 0;
	/** By name; then by family, then by what they are members of. */
	private readonly declarations = new Map<string, Map<Family, Map<string, Declarations>>>();
	private declaredRows = 0;
	private readonly namespaces = new Map<string, string | null>();
	private inSchemas: ReadonlyMap<string, readonly DeclaredInSchema[]> | null = null;
	private withoutCase: ReadonlyMap<string, readonly DeclaredName[]> | null = null;
	private imported: ReadonlySet<string> | null = null;
	private importing: ReadonlyMap<string, readonly string[]> | null = null;
	private own: string | null = null;
	/** Files that were asked for since the last `begin`, also those that are not there; and what of them. */
	readonly needs = new Map<string, Need>();
	/** How many files it was begun for. */
	private begun = 0;
	private readonly spare: Need[] = [];

	constructor(source: LinkSource) {
		this.source = source;
	}

	static isLinked(language: string): boolean {
		return familyOf(language) !== undefined;
	}

	/** null for a file that is not there, or in a language that is not linked. */
	unit(path: string): Unit | null {
		const unit = this.kept(path);
		const need = path === this.own ? null : this.noted(path);
		unit?.askFor(need);
		return unit;
	}

	/** The unit of a file for which others will be asked. Units that were given out before are not to be used any more. */
	begin(path: string): Unit | null {
		this.own = path;
		this.begun++;
		for (const need of this.needs.values()) {
			need.clear();
			this.spare.push(need);
		}
		this.needs.clear();
		return this.unit(path);
	}

	/** The file for which others are asked; null where that is no file. */
	linked(): Unit | null {
		return this.own === null ? null : this.unit(this.own);
	}

	private noted(what: string): Need {
		let need = this.needs.get(what);
		if (need === undefined) {
			need = this.spare.pop() ?? new Need();
			this.needs.set(what, need);
		}
		return need;
	}

	private noteDeclarations({ place, bit }: DeclarationKey): void {
		const need = this.noted(place);
		if (bit !== null) need.add(bit);
	}

	private kept(path: string): Unit | null {
		let unit = this.young.get(path);
		if (unit !== undefined) return unit;
		unit = this.old.get(path);
		if (unit === undefined) {
			const file = this.source.read(path);
			unit = file === null || familyOf(file.language) === undefined ? null : new Unit(file);
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

	/**
	 * What files of a family declare under a name: members of what has that name, or, with '', what is not in any type or
	 * function. In the order of paths.
	 */
	declared(family: Family, container: string, name: string): readonly Declared[] {
		const known = this.declaredBy(family, name);
		let found = known.get(container);
		if (found === undefined) {
			found = { rows: NO_DECLARATIONS, key: declarationKey(family, container, name), notedFor: -1 };
			known.set(container, found);
			this.declaredRows++;
		}
		if (found.notedFor !== this.begun) {
			found.notedFor = this.begun;
			this.noteDeclarations(found.key);
		}
		return found.rows;
	}

	/** By what they are members of. */
	private declaredBy(family: Family, name: string): Map<string, Declarations> {
		let families = this.declarations.get(name);
		if (families === undefined) {
			if (this.declaredRows > MAX_DECLARED) {
				this.declarations.clear();
				this.declaredRows = 0;
			}
			families = new Map();
			const rows = this.source.declared(name);
			for (const [of, declared] of Map.groupBy(rows, ({ language }) => familyOf(language)))
				if (of !== undefined) families.set(of, byContainer(of, name, declared));
			this.declaredRows += rows.length + 1;
			this.declarations.set(name, families);
		}
		const known = getOrMake(families, family, newMap<string, Declarations>);
		return known;
	}

	/** What files of a family declare under a name, in whatever. */
	declaredAnywhere(family: Family, name: string): readonly Declared[] {
		this.declared(family, ANYWHERE, name);
		return [...this.declaredBy(family, name).values()].flatMap(({ rows }) => rows);
	}

	/** What SQL declares under a name, whatever its case: tables, views, routines and types; and models of Prisma by their tables. */
	declaredInSchema(name: string): readonly DeclaredInSchema[] {
		const folded = name.toLowerCase();
		this.noteDeclarations(declarationKey('sql', '', folded));
		this.inSchemas ??= this.readSchemas();
		return this.inSchemas.get(folded) ?? [];
	}

	/** The functions and types that files of PowerShell have at their top under a name, whatever its case. */
	declaredWithoutCase(name: string): readonly DeclaredName[] {
		const key = name.toLowerCase();
		this.noteDeclarations(declarationKey('powershell', '', key));
		this.withoutCase ??= Map.groupBy(this.source.declaredWithoutCase(), ({ name: each }) =>
			each.toLowerCase(),
		);
		return this.withoutCase.get(key) ?? [];
	}

	private readSchemas(): ReadonlyMap<string, readonly DeclaredInSchema[]> {
		const rows = this.source.declaredInSchemas();
		const mapped = rows
			.filter(({ language }) => traitsOf(language).tables === 'maps')
			.flatMap((row) => {
				const table = tableOfModel(this.kept(row.path)?.rows.facts ?? [], row.chunk);
				return table === null ? [] : [{ ...row, name: table }];
			});
		return Map.groupBy([...rows, ...mapped], ({ name }) => name.toLowerCase());
	}

	/** The package or namespace that a file says it is of; null for none. Who asks was told of a declaration in it. */
	namespaceOf(path: string): string | null {
		let known = this.namespaces.get(path);
		if (known === undefined) {
			known = this.source.namespaceOf(path);
			this.namespaces.set(path, known);
		}
		return known;
	}

	/** Whether other files may use a file: an import of one leads to it. */
	isImported(unit: Unit): boolean {
		this.noted(importersOf(unit.path));
		this.imported ??= this.source.imported();
		return this.imported.has(unit.path);
	}

	/** Paths of style sheets, and of files with styles, that import or load a file. */
	importingStyles(path: string): readonly string[] {
		this.noted(importersOf(path));
		this.importing ??= this.source.importingStyles();
		return this.importing.get(path) ?? [];
	}

	resolve(from: Unit, module: string): Resolution {
		return from.module(module) ?? UNKNOWN;
	}
}

/** What stands for the files that import one, where what is linked depends on whether there are any. */
export function importersOf(path: string): string {
	return `importers of ${path}`;
}

/** The table that a model of Prisma says it stands for; null when it says none. */
export function tableOfModel(facts: readonly LinkedFact[], chunk: number): string | null {
	const model = facts.find((fact) => fact.kind === 'prisma_model' && fact.chunk === chunk);
	return typeof model?.attributes.table === 'string' ? model.attributes.table : null;
}

/** `C` of `a.B.C`. */
export function lastName(container: string | null): string {
	return container === null ? '' : container.slice(container.lastIndexOf('.') + 1);
}
