import type { EndpointRows } from '../store/queries/endpoint-rows.ts';
import type { ModuleFiles } from './module-files.ts';
import type { Node } from './route-facts.ts';
import { routingOf } from './routing-of.ts';

/** Re-exports that are followed from a name to where it is bound. */
const MAX_STEPS = 8;

/** The routers of each file by their keys, and which of them a name means. */
export class RouterNames {
	/** Keys of routers by file. */
	readonly known = new Map<number, Set<string>>();
	private readonly rows: EndpointRows;
	private readonly files: () => ModuleFiles;

	constructor(rows: EndpointRows, files: () => ModuleFiles) {
		this.rows = rows;
		this.files = files;
	}

	know(file: number, router: string): void {
		const keys = this.known.get(file);
		if (keys === undefined) this.known.set(file, new Set([router]));
		else keys.add(router);
	}

	/** Routers of a file that are no parameters. */
	givenBy(file: number): string[] {
		return [...(this.known.get(file) ?? [])].filter((key) => !key.includes('#'));
	}

	/** An engine is known by its name throughout a program. */
	engine(name: string): Node[] {
		return [...this.known].flatMap(([file, keys]) => (keys.has(name) ? [{ file, router: name }] : []));
	}

	/** The router that a name of a module is, through re-exports. */
	resolve(
		from: string,
		module: string,
		names: readonly string[],
		language: string,
		steps = MAX_STEPS,
	): Node | null {
		if (steps === 0) return null;
		const file = this.files().find(from, module, language);
		if (routingOf(language).moduleEnds.length > 0) {
			return this.resolveDotted(file, from, module, names, language, steps);
		}
		if (file === null) return null;
		const path = this.rows.pathOf(file);
		const part = this.partOf(file, names);
		if (part !== null) return { file, router: part };
		// `*.router` is the export `router`; a function that gives a router is named `router()`.
		const called = names[0] === '*' ? (names[1] ?? 'default') : names[0];
		const wanted = called.replace(/\(\)$/, '');
		let named: Node | null = null;
		for (const row of this.rows.exportsOf(file)) {
			if (row.exported !== wanted && !(wanted === 'default' && row.exported === '') && row.exported !== '*')
				continue;
			if (row.module !== null) {
				const inner = row.exported === '*' ? names : [row.local ?? 'default'];
				const further = this.resolve(path, row.module, inner, language, steps - 1);
				if (further !== null) return further;
				continue;
			}
			const router = this.keyIn(file, `${row.local ?? 'default'}${called === wanted ? '' : '()'}`);
			if (router !== null) return { file, router };
			const imported = row.local === null ? undefined : this.rows.importOf(file, row.local);
			if (imported?.module != null) {
				const further = this.resolve(path, imported.module, [imported.imported], language, steps - 1);
				if (further !== null) return further;
			} else if (row.local !== null && called === wanted) named ??= { file, router: row.local };
		}
		// The only router of a file is what it gives, however it is exported.
		const keys = this.givenBy(file);
		const own = this.keyIn(file, called);
		if (own !== null) return { file, router: own };
		const isOnly = (wanted === 'default' || names[0] === '*') && keys.length === 1;
		// One that nothing is registered on in its own file is known by what others do with it.
		return isOnly ? { file, router: keys[0] } : named;
	}

	/** A router that a function of the file is given: `register#0.server`, or as a method `Users.register#0`. */
	private partOf(file: number, names: readonly string[]): string | null {
		const whole = (names[0] === '*' ? names.slice(1) : names).join('.');
		if (!whole.includes('#')) return null;
		const keys = this.known.get(file) ?? new Set<string>();
		if (keys.has(whole)) return whole;
		const methods = [...keys].filter((key) => key.endsWith(`.${whole}`));
		return methods.length === 1 ? methods[0] : null;
	}

	/** The same in languages whose modules are dotted names: what a module gives may be a module below it. */
	private resolveDotted(
		file: number | null,
		from: string,
		module: string,
		names: readonly string[],
		language: string,
		steps: number,
	): Node | null {
		const [first, ...rest] = names[0] === '*' ? names.slice(1) : names;
		if (first === undefined) return null;
		if (file !== null) {
			const router = this.keyIn(file, first);
			if (router !== null) return { file, router };
			const imported = this.rows.importOf(file, first);
			if (imported?.module != null) {
				const onward = imported.imported === '*' ? rest : [imported.imported, ...rest];
				const further = this.resolve(this.rows.pathOf(file), imported.module, onward, language, steps - 1);
				if (further !== null) return further;
			}
		}
		// `from app import users`, where users is a module of its own.
		if (rest.length === 0) return null;
		const below = module.endsWith('.') ? `${module}${first}` : `${module}.${first}`;
		return this.resolve(from, below, rest, language, steps - 1);
	}

	/**
	 * The key of a router that has this name in a file; of several inner ones none can be told. `name()` is
	 * what a function makes: the only router that is bound inside it.
	 */
	keyIn(file: number, name: string): string | null {
		const keys = this.known.get(file);
		if (keys === undefined) return null;
		const bare = name.replace(/\(\)$/, '');
		if (keys.has(bare)) return bare;
		const inner = [...keys].filter((key) => key.startsWith(`${bare}@`));
		if (inner.length === 1) return inner[0];
		if (bare === name) return null;
		const range = this.rows.rangeOf(file, bare);
		const made = [...keys].filter((key) => {
			const at = Number(/@(\d+)$/.exec(key)?.[1] ?? -1);
			return range !== undefined && at >= range.start && at < range.end;
		});
		return made.length === 1 ? made[0] : null;
	}
}
