import type { ChunkRow, EndpointRows } from '../store/queries/endpoint-rows.ts';
import type { ModuleFiles } from './module-files.ts';
import { routingOf } from './routing-of.ts';

/** Re-exports that are followed from a name to where it is declared. */
const MAX_STEPS = 4;

/** What a name stands for: a symbol of the repository, or what a package gives. */
export type Meaning =
	| { chunk: ChunkRow; module: null; name: string }
	| { chunk: null; module: string; name: string };

/** Finds what names mean that files write. */
export class Symbols {
	private readonly rows: EndpointRows;
	private readonly files: () => ModuleFiles;

	constructor(rows: EndpointRows, files: () => ModuleFiles) {
		this.rows = rows;
		this.files = files;
	}

	/** What a dotted name (`views.Edit`, `passport.authenticate`) means in a file; null when nothing says so. */
	meaning(file: number, language: string, written: string): Meaning | null {
		const parts = written.replace(/^(?:this|self|cls)\./, '').split('.');
		const isMember = /^(?:this|self|cls)\./.test(written);
		const imported = isMember ? undefined : this.rows.importOf(file, parts[0]);
		if (imported?.module != null) {
			const whole = imported.imported === '*' ? parts.slice(1) : [imported.imported, ...parts.slice(1)];
			return this.taken(file, language, imported.module, whole, MAX_STEPS);
		}
		const name = parts.at(-1)!;
		const all = this.rows.chunksNamed(name);
		const here = all.filter((each) => each.file === file);
		const inClass = here.filter(
			({ container }) => parts.length > 1 && container?.split('.').at(-1) === parts.at(-2),
		);
		if (inClass.length === 1) return { chunk: inClass[0], module: null, name };
		if (parts.length === 1 || isMember) {
			const own = here.length === 1 ? here : parts.length === 1 ? here.filter(isOutermost) : [];
			if (own.length === 1) return { chunk: own[0], module: null, name };
		}
		// What a class inherits, or an object has: the only one in the repository.
		if (all.length === 1 && (parts.length > 1 || this.isGlobal(language)))
			return { chunk: all[0], module: null, name };
		return null;
	}

	/** `shop.middleware.Gate` in a string: a module and what is taken from it. */
	ofPath(file: number, language: string, written: string): Meaning | null {
		const dot = written.lastIndexOf('.');
		if (dot < 0) return this.meaning(file, language, written);
		return this.taken(file, language, written.slice(0, dot), [written.slice(dot + 1)], MAX_STEPS);
	}

	/** Languages where a class is known by its name, wherever it is. */
	private isGlobal(language: string): boolean {
		const { handlersByClass, routersBy } = routingOf(language);
		return handlersByClass || routersBy !== 'import';
	}

	private taken(
		file: number,
		language: string,
		module: string,
		names: readonly string[],
		steps: number,
	): Meaning | null {
		const outside: Meaning = { chunk: null, module, name: names.join('.') };
		if (steps === 0) return null;
		const from = this.rows.pathOf(file);
		const target = this.files().find(from, module, language);
		const name = names.at(-1) ?? 'default';
		if (target === null) {
			if (names.length > 1 && routingOf(language).moduleEnds.length > 0) {
				const below = `${module.replace(/\.$/, '')}.${names[0]}`;
				if (this.files().find(from, below, language) !== null)
					return this.taken(file, language, below, names.slice(1), steps - 1);
			}
			return /^[./@~]/.test(module) && !module.startsWith('@') ? this.only(name) : outside;
		}
		const wanted = name === 'default' ? this.defaultOf(target) : name;
		const inFile = this.rows.chunksNamed(wanted).filter((each) => each.file === target);
		const declared = inFile.length === 1 ? inFile : inFile.filter(isOutermost);
		if (declared.length === 1) return { chunk: declared[0], module: null, name: wanted };
		for (const row of this.rows.exportsOf(target)) {
			if (row.module === null || (row.exported !== name && row.exported !== '*')) continue;
			const inner = row.exported === '*' ? names : [row.local ?? 'default', ...names.slice(1)];
			const found = this.taken(target, language, row.module, inner, steps - 1);
			if (found?.chunk != null) return found;
		}
		const passed = this.rows.importOf(target, names[0] ?? name);
		if (passed?.module != null) {
			const inner = passed.imported === '*' ? names.slice(1) : [passed.imported, ...names.slice(1)];
			return this.taken(target, language, passed.module, inner, steps - 1);
		}
		if (names.length > 1 || routingOf(language).moduleEnds.length === 0) return this.only(name);
		return null;
	}

	private defaultOf(file: number): string {
		return this.rows.exportsOf(file).find(({ exported }) => exported === 'default')?.local ?? 'default';
	}

	private only(name: string): Meaning | null {
		const all = this.rows.chunksNamed(name);
		return all.length === 1 ? { chunk: all[0], module: null, name } : null;
	}
}

function isOutermost({ container }: ChunkRow): boolean {
	return container === null;
}
