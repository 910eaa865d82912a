import { FileFlag } from '../model/file.ts';
import { folderOf } from '../model/repository-paths.ts';
import type { CallRow, EndpointRows } from '../store/queries/endpoint-rows.ts';
import { nodeKey, type Placement } from './compose.ts';
import type { ModuleFiles } from './module-files.ts';
import { isClassKey, NamedRouters } from './named-routers.ts';
import type { Mount, Node, Route } from './route-facts.ts';
import { RouterNames } from './router-names.ts';
import { routingOf } from './routing-of.ts';

/** Functions around a call that may be given the router which it passes on. */
const MAX_STEPS = 8;
/** Functions that take a router, and calls of each, that are looked at. */
const MAX_FUNCTIONS = 2_000;
const MAX_CALLS = 200;

/** What a module with URL patterns gives, by whatever names it has them. */
const WHOLE = 'urlpatterns';

/** Where each router is mounted: what mounts say, and what calls pass on to functions that take one. */
export class Placements {
	readonly byNode = new Map<string, Placement[]>();
	private readonly rows: EndpointRows;
	private readonly files: () => ModuleFiles;
	private readonly names: RouterNames;
	/** Files of tests: what they mount is mounted for them alone. */
	private readonly tests = new Set<number>();
	/** Routers that are mounted in their own file. */
	private readonly inner = new Set<string>();

	constructor(rows: EndpointRows, files: () => ModuleFiles) {
		this.rows = rows;
		this.files = files;
		this.names = new RouterNames(rows, files);
	}

	collect(
		routes: readonly Route[],
		mounts: readonly Mount[],
		others: readonly { file: number; router: string | null; isTest: boolean }[],
	): ReadonlyMap<string, readonly Placement[]> {
		for (const { file, router, isTest } of [...routes, ...mounts, ...others]) {
			if (router !== null) this.names.know(file, router);
			if (isTest) this.tests.add(file);
		}
		for (const { file, target } of mounts) {
			if (target === null) continue;
			this.names.know(file, target);
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
		const { routersBy } = routingOf(language);
		if (routersBy === 'package') {
			const found = name === null ? null : this.named.find(mount, name, module);
			return found === null ? [] : [found];
		}
		if (module === null) return [];
		if (routersBy === 'program') return this.names.engine(module);
		if (name !== null) {
			const found = this.names.resolve(inFile, module, name.split('.'), language);
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
		this.namedRouters ??= new NamedRouters(this.rows, this.names.known);
		return this.namedRouters;
	}

	private namedRouters: NamedRouters | null = null;

	/** The routers of a file that nothing in it is mounted on, and that are no parameters: what it gives as a whole. */
	private outermost(file: number | null): Node[] {
		if (file === null) return [];
		return this.names
			.givenBy(file)
			.filter((key) => !this.inner.has(nodeKey({ file, router: key })))
			.map((router) => ({ file, router }));
	}

	/** What is registered on a router of another file is registered on that router. */
	private placeImported(registered: readonly (Route | Mount)[]): void {
		const seen = new Set<string>();
		for (const { file, router, inFile, language } of registered) {
			const names = router === null || router.includes('#') ? [] : router.split('.');
			const key = router === null ? '' : nodeKey({ file, router });
			if (names.length === 0 || seen.has(key) || this.byNode.has(key)) continue;
			seen.add(key);
			const imported = this.rows.importOf(file, names[0]);
			if (imported?.module == null) continue;
			const from = [imported.imported, ...names.slice(1)];
			const parent = this.names.resolve(inFile, imported.module, from, language);
			if (parent !== null && parent.file !== file)
				this.place({ file, router: router! }, { parent, prefix: '', middleware: [], at: null });
		}
	}

	/** Routers that come as parameters are those that callers pass. */
	private placeParameters(): void {
		let left = MAX_FUNCTIONS;
		for (const [file, keys] of [...this.names.known]) {
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
			const arg = call.args[index];
			if (arg === undefined || (isTestFile(call) && !this.tests.has(node.file))) continue;
			const router = this.routerNamed(call, arg.replace(/^[&*]/, ''));
			if (router === null) continue;
			this.names.know(call.file, router);
			this.place(node, {
				parent: { file: call.file, router },
				prefix: '',
				middleware: [],
				at: { file: call.file, start: call.start },
			});
		}
	}

	/** Calls of a function: in its file, in files that import it, in its folder. */
	private callsOf(file: number, name: string): CallRow[] {
		const path = this.rows.pathOf(file);
		const locals = this.importersOf(file, name);
		const names = new Set([name, ...locals.map(({ local }) => local)]);
		const calls = [...names].flatMap((each) => this.rows.callsNamed(each, MAX_CALLS));
		return calls.filter((call) => {
			if (call.file === file) return name !== 'default';
			if (routingOf(call.language).callsByFolder) {
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
		const path = this.rows.pathOf(file);
		const stem = path.slice(path.lastIndexOf('/') + 1).replace(/\.[^.]{1,10}$/, '');
		const last = stem === 'index' || stem === '__init__' ? lastFolder(path) : stem;
		const rows = this.rows.importersOf(last, MAX_FUNCTIONS);
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
			const around = this.rows.chunkIn(file, at);
			if (around === undefined) break;
			const index = around.params.indexOf(name);
			if (index >= 0) return this.parameterKey(file, around, index);
			at = around.parent;
		}
		return this.names.keyIn(file, name) ?? name;
	}

	/** The key of a function's parameter; of one without a name only when something is registered on it. */
	private parameterKey(
		file: number,
		{ name, start }: { name: string | null; start: number },
		index: number,
	): string | null {
		if (name !== null) return `${name}#${index}`;
		const keys = [`default#${index}`, `${start}#${index}`];
		return keys.find((key) => this.names.known.get(file)?.has(key)) ?? null;
	}
}

function isTestFile({ flags }: CallRow): boolean {
	return (flags & FileFlag.test) !== 0;
}

function lastFolder(path: string): string {
	const folder = folderOf(path);
	return folder.slice(folder.lastIndexOf('/') + 1);
}
