import { folderOf, isIn, join, under } from '../../../model/repository-paths.ts';
import type { MakeResolver, ModuleResolver, Project, Resolution } from '../../../model/resolve.ts';
import type { Settings } from '../../shared/settings.ts';
import { type Crate, manifestOf, pathName, readCargo, workspaceNeeds } from './cargo.ts';

const STANDARD: ReadonlySet<string> = new Set(['std', 'core', 'alloc', 'proc_macro', 'test']);
const MAX_SEGMENTS = 32;
const ROOT = /(?:^|\/)(?:lib|main)\.rs$|^(?:build|(?:src\/bin|examples|tests|benches)\/[^/]+)\.rs$/;

/** Resolves paths of `use` and `mod` to the file that their module is in, as `cargo build` finds it. */
export const makeResolver: MakeResolver = (project) => new RustResolver(project);

class RustResolver implements ModuleResolver {
	private readonly project: Project;
	/** The deepest folder first: a crate may lie inside another. */
	private readonly crates: readonly Crate[];

	constructor(project: Project) {
		this.project = project;
		const manifests = project
			.manifests('Cargo.toml')
			.map((path) => ({ folder: folderOf(path), text: project.manifest(path) ?? '' }));
		const shared: Settings = new Map();
		for (const { folder, text } of manifests) {
			if (!text.includes('workspace')) continue;
			for (const [name, need] of workspaceNeeds(folder, manifestOf(text)))
				if (!shared.has(name)) shared.set(name, need);
		}
		this.crates = manifests
			.flatMap(({ folder, text }) => readCargo(folder, text, shared) ?? [])
			.sort((a, b) => b.folder.length - a.folder.length);
	}

	resolve(from: string, module: string): Resolution {
		if (module.endsWith('.rs')) return this.file(join(folderOf(from), module), 'path attribute');
		const segments = module.replace(/^::/, '').split('::', MAX_SEGMENTS);
		const [first, ...rest] = segments;
		switch (first) {
			case 'crate': {
				const root = this.rootOf(from);
				return root === null ? { status: 'unresolved', rule: 'no crate' } : this.below(root, rest, 'crate');
			}
			case 'self':
				return this.below(from, rest, 'self');
			case 'super':
				return this.above(from, segments);
		}
		if (STANDARD.has(first)) return { status: 'external', package: first, rule: 'standard library' };
		const child = this.child(from, first);
		if (child !== null && !module.startsWith('::')) return this.below(child, rest, 'module');
		return this.crate(from, first, rest);
	}

	private crate(from: string, name: string, rest: readonly string[]): Resolution {
		const own = this.crateOf(from);
		const need = own?.needs.get(name);
		if (need !== undefined) {
			const local = this.needed(need);
			if (local !== undefined) return this.library(local, rest);
			return { status: 'external', package: need.crate, rule: 'dependency' };
		}
		if (own !== undefined && own.name === name) return this.library(own, rest);
		// Neither a file nor a crate: an item of this file, or of what it takes all of.
		return { status: 'resolved', path: from, rule: 'item' };
	}

	/** The crate of the repository that is meant by a dependency. */
	private needed({ crate, folder }: { crate: string; folder: string | null }): Crate | undefined {
		if (folder === null) return undefined;
		const found = this.crates.find((each) => each.folder === folder);
		return found !== undefined && pathName(crate).length > 0 ? found : undefined;
	}

	private library({ folder, library }: Crate, rest: readonly string[]): Resolution {
		const root = library ?? under(folder, 'src/lib.rs');
		return this.project.has(root)
			? this.below(root, rest, 'crate')
			: { status: 'unresolved', rule: 'no library' };
	}

	/** The file of the last module of a path that has one: those after it are inside of it. */
	private below(file: string, segments: readonly string[], rule: string): Resolution {
		let at = file;
		for (const segment of segments) {
			const child = this.child(at, segment);
			if (child === null) break;
			at = child;
		}
		return { status: 'resolved', path: at, rule };
	}

	private above(from: string, segments: readonly string[]): Resolution {
		let at: string | null = from;
		let steps = 0;
		while (segments[steps] === 'super') {
			// A module inside a file has the file above it; who asks from there knows better.
			const above: string | null = at === null ? null : this.parent(at);
			at = above ?? at;
			steps++;
		}
		return at === null
			? { status: 'unresolved', rule: 'no module above' }
			: this.below(at, segments.slice(steps), 'super');
	}

	private child(file: string, name: string): string | null {
		const folder = childFolder(file, this.isRoot(file));
		for (const path of [under(folder, `${name}.rs`), under(folder, `${name}/mod.rs`)])
			if (this.project.has(path)) return path;
		return null;
	}

	private parent(file: string): string | null {
		if (this.isRoot(file)) return null;
		const folder = file.endsWith('/mod.rs') ? folderOf(folderOf(file)) : folderOf(file);
		const paths = [
			`${folder}.rs`,
			under(folder, 'mod.rs'),
			under(folder, 'lib.rs'),
			under(folder, 'main.rs'),
		];
		return paths.find((path) => path !== file && this.project.has(path)) ?? null;
	}

	private rootOf(from: string): string | null {
		let at = from;
		for (let steps = 0; steps < MAX_SEGMENTS; steps++) {
			const above = this.parent(at);
			if (above === null) return at;
			at = above;
		}
		return null;
	}

	/** A file that a crate begins with: a library, a program, an example, a test. */
	private isRoot(file: string): boolean {
		const own = this.crateOf(file);
		const inside = own === undefined || own.folder === '' ? file : file.slice(own.folder.length + 1);
		return own?.library === file || ROOT.test(inside);
	}

	private crateOf(path: string): Crate | undefined {
		return this.crates.find(({ folder }) => isIn(folder, path));
	}

	private file(path: string | null, rule: string): Resolution {
		return path !== null && this.project.has(path)
			? { status: 'resolved', path, rule }
			: { status: 'unresolved', rule };
	}
}

/** Where the modules lie that a file declares. */
function childFolder(file: string, isRoot: boolean): string {
	return isRoot || file.endsWith('/mod.rs') || file === 'mod.rs'
		? folderOf(file)
		: file.slice(0, -'.rs'.length);
}
