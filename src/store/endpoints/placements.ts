import type Database from 'better-sqlite3';
import { FileFlag } from '../../model/file.ts';
import { unpackArgs } from '../packed-args.ts';
import { unpackParams } from '../packed-params.ts';
import { rowsOf } from '../schema.ts';
import { nodeKey, type Placement } from './compose.ts';
import type { ModuleFiles } from './module-files.ts';
import { isClassKey, NAMED, NamedRouters } from './named-routers.ts';
import type { Mount, Node, Route } from './read.ts';

/** Re-exports that are followed from a name to where it is bound. */
const MAX_STEPS = 8;
/** Functions that take a router, and calls of each, that are looked at. */
const MAX_FUNCTIONS = 2_000;
const MAX_CALLS = 200;

/** What a module with URL patterns gives, by whatever names it has them. */
const WHOLE = 'urlpatterns';

/** Where each router is mounted: what mounts say, and what calls pass on to functions that take one. */
export class Placements {
	readonly byNode = new Map<string, Placement[]>();
	private readonly db: Database.Database;
	private readonly files: () => ModuleFiles;
	/** Keys of routers by file. */
	private readonly known = new Map<number, Set<string>>();
	/** Files of tests: what they mount is mounted for them alone. */
	private readonly tests = new Set<number>();
	/** Routers that are mounted in their own file. */
	private readonly inner = new Set<string>();

	constructor(db: Database.Database, files: () => ModuleFiles) {
		this.db = db;
		this.files = files;
	}

	collect(
		routes: readonly Route[],
		mounts: readonly Mount[],
		others: readonly { file: number; router: string | null; isTest: boolean }[],
	): ReadonlyMap<string, readonly Placement[]> {
		for (const { file, router, isTest } of [...routes, ...mounts, ...others]) {
			if (router !== null) this.know(file, router);
			if (isTest) this.tests.add(file);
		}
		for (const { file, target } of mounts) {
			if (target === null) continue;
			this.know(file, target);
			this.inner.add(nodeKey({ file, router: target }));
		}
		for (const mount of mounts) {
			const { file, router, prefix, middleware, start } = mount;
			const parent = router === null ? null : { file, router };
			const at = { file, start };
			for (const child of this.mounted(mount)) {
				if (!mount.isTest || this.tests.has(child.file))
					this.place(child, { parent, prefix, middleware, at });
			}
		}
		this.placeBases(mounts);
		this.placeParameters();
		this.placeImported([...routes, ...mounts]);
		return this.byNode;
	}

	private know(file: number, router: string): void {
		const keys = this.known.get(file);
		if (keys === undefined) this.known.set(file, new Set([router]));
		else keys.add(router);
	}

	private place(child: Node, placement: Placement): void {
		const key = nodeKey(child);
		const same = this.byNode.get(key);
		if (same === undefined) this.byNode.set(key, [placement]);
		else same.push(placement);
	}

	/** The routers that a mount is about. */
	private mounted(mount: Mount): Node[] {
		const { file, target, module, name, inFile, language } = mount;
		if (target !== null) return [{ file, router: target }];
		if (NAMED.has(language)) {
			const found = name === null ? null : this.named.find(mount, name, module);
			return found === null ? [] : [found];
		}
		if (module === null) return [];
		if (language === 'ruby') return this.engine(module);
		if (name !== null) {
			const found = this.resolve(inFile, module, name.split('.'), language, MAX_STEPS);
			if (found !== null) return [found];
			if (name !== WHOLE) return [];
		}
		return this.outermost(this.files().find(inFile, module, language));
	}

	/** What a class has for those that extend it is said where that class is. */
	private placeBases(mounts: readonly Mount[]): void {
		const seen = new Set<string>();
		for (const mount of mounts) {
			if (!isClassKey(mount)) continue;
			const node = { file: mount.file, router: mount.router! };
			const key = nodeKey(node);
			if (seen.has(key) || this.byNode.has(key)) continue;
			seen.add(key);
			const base = this.named.find(mount, node.router, null, (other) => this.inner.has(nodeKey(other)));
			if (base !== null) this.place(node, { parent: base, prefix: '', middleware: [], at: null });
		}
	}

	private get named(): NamedRouters {
		this.namedRouters ??= new NamedRouters(this.db, this.known);
		return this.namedRouters;
	}

	private namedRouters: NamedRouters | null = null;

	/** An engine is known by its name throughout a program. */
	private engine(name: string): Node[] {
		return [...this.known].flatMap(([file, keys]) => (keys.has(name) ? [{ file, router: name }] : []));
	}

	/** The routers of a file that nothing in it is mounted on, and that are no parameters: what it gives as a whole. */
	private outermost(file: number | null): Node[] {
		if (file === null) return [];
		const keys = [...(this.known.get(file) ?? [])].filter((key) => !key.includes('#'));
		return keys
			.filter((key) => !this.inner.has(nodeKey({ file, router: key })))
			.map((router) => ({ file, router }));
	}

	/** The router that a name of a module is, through re-exports. */
	private resolve(
		from: string,
		module: string,
		names: readonly string[],
		language: string,
		steps: number,
	): Node | null {
		if (steps === 0) return null;
		const file = this.files().find(from, module, language);
		if (language === 'python') return this.resolvePython(file, from, module, names, steps);
		if (file === null) return null;
		const path = this.pathOf(file);
		const part = this.partOf(file, names);
		if (part !== null) return { file, router: part };
		// `*.router` is the export `router`; a function that gives a router is named `router()`.
		const called = names[0] === '*' ? (names[1] ?? 'default') : names[0];
		const wanted = called.replace(/\(\)$/, '');
		let named: Node | null = null;
		for (const row of this.exportsOf(file)) {
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
			const imported = row.local === null ? undefined : this.importOf(file, row.local);
			if (imported?.module != null) {
				const further = this.resolve(path, imported.module, [imported.imported], language, steps - 1);
				if (further !== null) return further;
			} else if (row.local !== null && called === wanted) named ??= { file, router: row.local };
		}
		// The only router of a file is what it gives, however it is exported.
		const keys = [...(this.known.get(file) ?? [])].filter((key) => !key.includes('#'));
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

	private resolvePython(
		file: number | null,
		from: string,
		module: string,
		names: readonly string[],
		steps: number,
	): Node | null {
		const [first, ...rest] = names[0] === '*' ? names.slice(1) : names;
		if (first === undefined) return null;
		if (file !== null) {
			const router = this.keyIn(file, first);
			if (router !== null) return { file, router };
			const imported = this.importOf(file, first);
			if (imported?.module != null) {
				const onward = imported.imported === '*' ? rest : [imported.imported, ...rest];
				const further = this.resolve(this.pathOf(file), imported.module, onward, 'python', steps - 1);
				if (further !== null) return further;
			}
		}
		// `from app import users`, where users is a module of its own.
		if (rest.length === 0) return null;
		const below = module.endsWith('.') ? `${module}${first}` : `${module}.${first}`;
		return this.resolve(from, below, rest, 'python', steps - 1);
	}

	/**
	 * The key of a router that has this name in a file; of several inner ones none can be told. `name()` is
	 * what a function makes: the only router that is bound inside it.
	 */
	private keyIn(file: number, name: string): string | null {
		const keys = this.known.get(file);
		if (keys === undefined) return null;
		const bare = name.replace(/\(\)$/, '');
		if (keys.has(bare)) return bare;
		const inner = [...keys].filter((key) => key.startsWith(`${bare}@`));
		if (inner.length === 1) return inner[0];
		if (bare === name) return null;
		const range = this.statements.range.get({ file, name: bare });
		const made = [...keys].filter((key) => {
			const at = Number(/@(\d+)$/.exec(key)?.[1] ?? -1);
			return range !== undefined && at >= range.start && at < range.end;
		});
		return made.length === 1 ? made[0] : null;
	}

	/** What is registered on a router of another file is registered on that router. */
	private placeImported(registered: readonly (Route | Mount)[]): void {
		const seen = new Set<string>();
		for (const { file, router, inFile, language } of registered) {
			const names = router === null || router.includes('#') ? [] : router.split('.');
			const key = router === null ? '' : nodeKey({ file, router });
			if (names.length === 0 || seen.has(key) || this.byNode.has(key)) continue;
			seen.add(key);
			const imported = this.importOf(file, names[0]);
			if (imported?.module == null) continue;
			const from = [imported.imported, ...names.slice(1)];
			const parent = this.resolve(inFile, imported.module, from, language, MAX_STEPS);
			if (parent !== null && parent.file !== file)
				this.place({ file, router: router! }, { parent, prefix: '', middleware: [], at: null });
		}
	}

	/** Routers that come as parameters are those that callers pass. */
	private placeParameters(): void {
		let left = MAX_FUNCTIONS;
		for (const [file, keys] of [...this.known]) {
			for (const key of [...keys]) {
				const hash = key.lastIndexOf('#');
				if (hash < 0 || left-- <= 0) continue;
				this.placeParameter({ file, router: key }, key.slice(0, hash), Number(key.slice(hash + 1)));
			}
		}
	}

	private placeParameter(node: Node, name: string, index: number): void {
		const bare = name.slice(name.lastIndexOf('.') + 1);
		for (const call of this.callsOf(node.file, bare)) {
			const arg = unpackArgs(call.args)[index];
			if (arg === undefined || (isTestFile(call) && !this.tests.has(node.file))) continue;
			const router = this.routerNamed(call, arg.text.replace(/^[&*]/, ''));
			if (router === null) continue;
			this.know(call.file, router);
			this.place(node, {
				parent: { file: call.file, router },
				prefix: '',
				middleware: [],
				at: { file: call.file, start: call.start },
			});
		}
	}

	/** Calls of a function: in its file, in files that import it, in its Go package. */
	private callsOf(file: number, name: string): CallRow[] {
		const path = this.pathOf(file);
		const locals = this.importersOf(file, name);
		const names = new Set([name, ...locals.map(({ local }) => local)]);
		const calls = [...names].flatMap((each) => this.statements.calls.all(each).slice(0, MAX_CALLS));
		return calls.filter((call) => {
			if (call.file === file) return name !== 'default';
			if (call.language === 'go' || call.language === 'rust') {
				return (
					call.name === name && (folderOf(call.path) === folderOf(path) || call.receiver === lastFolder(path))
				);
			}
			return locals.some(
				({ file: importer, local, member }) =>
					importer === call.file &&
					(member ? call.receiver === local && call.name === name : call.name === local),
			);
		});
	}

	/** Files that import a name of a file, with the name it has there; `member` when they import the file. */
	private importersOf(file: number, name: string): { file: number; local: string; member: boolean }[] {
		const path = this.pathOf(file);
		const stem = path.slice(path.lastIndexOf('/') + 1).replace(/\.[^.]{1,10}$/, '');
		const last = stem === 'index' || stem === '__init__' ? lastFolder(path) : stem;
		const rows = this.statements.importers.all(`%${last}`, `%${last}.%`).slice(0, MAX_FUNCTIONS);
		return rows.flatMap((row): { file: number; local: string; member: boolean }[] => {
			if (row.local === null || this.files().find(row.path, row.module, row.language) !== file) return [];
			const isWhole = row.imported === '*';
			if (row.imported === name || (isWhole && name === 'default'))
				return [{ file: row.file, local: row.local, member: false }];
			return isWhole ? [{ file: row.file, local: row.local, member: true }] : [];
		});
	}

	/** The key of what an argument names: a router of the file, or a parameter of the function around the call. */
	private routerNamed({ file, caller }: CallRow, written: string): string | null {
		const name = /^(?:this\.|self\.)?[\p{L}_$][\p{L}\p{N}_$]{0,100}/u.exec(written)?.[0];
		if (name === undefined) return null;
		for (let at: number | null = caller, steps = MAX_STEPS; at !== null && steps > 0; steps--) {
			const around = this.statements.chunk.get({ file, ord: at });
			if (around === undefined) break;
			const index = unpackParams(around.params).findIndex((param) => param.name === name);
			if (index >= 0) return this.parameterKey(file, around, index);
			at = around.parent;
		}
		return this.keyIn(file, name) ?? name;
	}

	/** The key of a function's parameter; of one without a name only when something is registered on it. */
	private parameterKey(
		file: number,
		{ name, start }: { name: string | null; start: number },
		index: number,
	): string | null {
		if (name !== null) return `${name}#${index}`;
		const keys = [`default#${index}`, `${start}#${index}`];
		return keys.find((key) => this.known.get(file)?.has(key)) ?? null;
	}

	private pathOf(file: number): string {
		return this.statements.path.get(file) ?? '';
	}

	private exportsOf(file: number): ExportRow[] {
		return this.statements.exports.all({ file });
	}

	private importOf(file: number, local: string): { module: string | null; imported: string } | undefined {
		return this.statements.imports.get({ file, local });
	}

	private get statements(): ReturnType<typeof prepare> {
		this.prepared ??= prepare(this.db);
		return this.prepared;
	}

	private prepared: ReturnType<typeof prepare> | null = null;
}

interface ExportRow {
	exported: string;
	local: string | null;
	module: string | null;
}

interface CallRow {
	file: number;
	path: string;
	language: string;
	flags: number;
	caller: number;
	start: number;
	name: string;
	receiver: string | null;
	args: string | null;
}

function prepare(db: Database.Database) {
	return {
		path: db.prepare<[number], string>('SELECT path FROM file WHERE id = ?').pluck(),
		exports: db.prepare<{ file: number }, ExportRow>(
			`SELECT e.text AS exported, l.text AS local, m.text AS module FROM export s
			JOIN name e ON e.id = s.exported LEFT JOIN name l ON l.id = s.local LEFT JOIN name m ON m.id = s.module
			WHERE ${rowsOf('s', '@file')} ORDER BY s.id`,
		),
		imports: db.prepare<{ file: number; local: string }, { module: string | null; imported: string }>(
			`SELECT m.text AS module, i.text AS imported FROM import s JOIN name l ON l.id = s.local
			LEFT JOIN name m ON m.id = s.module JOIN name i ON i.id = s.imported
			WHERE ${rowsOf('s', '@file')} AND l.text = @local ORDER BY s.id`,
		),
		calls: db.prepare<[string], CallRow>(
			`SELECT s.file, f.path, f.language, f.flags, s.caller, s.start, n.text AS name, s.receiver, s.args
			FROM call_site s JOIN name n ON n.id = s.name JOIN file f ON f.id = s.file
			WHERE n.text = ? ORDER BY f.path, s.id`,
		),
		importers: db.prepare<
			[string, string],
			{ file: number; path: string; language: string; module: string; imported: string; local: string | null }
		>(
			`SELECT s.file, f.path, f.language, m.text AS module, i.text AS imported, l.text AS local
			FROM name m JOIN import s ON s.module = m.id JOIN file f ON f.id = s.file
			JOIN name i ON i.id = s.imported LEFT JOIN name l ON l.id = s.local
			WHERE m.text LIKE ? OR m.text LIKE ? ORDER BY f.path, s.id`,
		),
		range: db.prepare<{ file: number; name: string }, { start: number; end: number }>(
			`SELECT c.start, c.start + c.length AS "end" FROM chunk c JOIN name n ON n.id = c.name
			WHERE ${rowsOf('c', '@file')} AND n.text = @name ORDER BY c.id LIMIT 1`,
		),
		chunk: db.prepare<
			{ file: number; ord: number },
			{ name: string | null; params: string | null; parent: number | null; start: number }
		>(
			`SELECT n.text AS name, c.params, c.parent, c.start FROM chunk c LEFT JOIN name n ON n.id = c.name
			WHERE c.id = ((@file << 20) + @ord)`,
		),
	};
}

function isTestFile({ flags }: CallRow): boolean {
	return (flags & FileFlag.test) !== 0;
}

function folderOf(path: string): string {
	const slash = path.lastIndexOf('/');
	return slash < 0 ? '' : path.slice(0, slash);
}

function lastFolder(path: string): string {
	const folder = folderOf(path);
	return folder.slice(folder.lastIndexOf('/') + 1);
}
