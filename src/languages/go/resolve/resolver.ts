import { folderOf, isIn, join } from '../../../model/repository-paths.ts';
import type { MakeResolver, ModuleResolver, Project, Resolution } from '../../../model/resolve.ts';
import { readModFile } from './mod-file.ts';

/** A module of the repository: packages whose paths begin with its path are below its folder. */
interface GoModule {
	path: string;
	folder: string;
	/** Modules that it takes from folders of the repository instead. */
	replaced: readonly { path: string; folder: string }[];
}

/** Resolves import paths as `go build` does: by the modules of the repository, then as a module of others. */
export const makeResolver: MakeResolver = (project) => new GoResolver(project);

class GoResolver implements ModuleResolver {
	private readonly project: Project;
	/** The longest path first: a module may lie inside another. */
	private readonly modules: readonly GoModule[];

	constructor(project: Project) {
		this.project = project;
		this.modules = project
			.manifests('go.mod')
			.flatMap((path) => {
				const { module, replaced } = readModFile(project.manifest(path) ?? '');
				const folder = folderOf(path);
				if (module === null) return [];
				const local = replaced.flatMap(({ path: from, to }) => {
					const at = join(folder, to);
					return at === null ? [] : [{ path: from, folder: at }];
				});
				return [{ path: module, folder, replaced: local }];
			})
			.sort((a, b) => b.path.length - a.path.length);
	}

	resolve(from: string, module: string): Resolution {
		if (module === 'C') return { status: 'external', package: 'C', rule: 'cgo' };
		const found = this.find(from, module);
		// What is below a folder `internal` is seen from the folder around it only.
		if (found.status === 'folder' && !isIn(ownerOf(found.path), from))
			return { status: 'unresolved', rule: 'internal to others' };
		return found;
	}

	private find(from: string, module: string): Resolution {
		const own = this.nearest(from);
		for (const replaced of own?.replaced ?? []) {
			const found = this.inside(replaced, module);
			if (found !== null) return { status: 'folder', path: found, rule: 'replace' };
		}
		for (const each of this.modules) {
			const found = this.inside(each, module);
			if (found !== null) return { status: 'folder', path: found, rule: 'module' };
		}
		const vendored = own === undefined ? null : join(own.folder, `vendor/${module}`);
		if (vendored !== null && this.project.hasFolder(vendored))
			return { status: 'folder', path: vendored, rule: 'vendor' };
		if (this.modules.some(({ path }) => isIn(path, module)))
			return { status: 'unresolved', rule: 'no such package' };
		return {
			status: 'external',
			package: module,
			rule: module.includes('.') ? 'module' : 'standard library',
		};
	}

	/** The module that a file is of: modules may lie in one another. */
	private nearest(from: string): GoModule | undefined {
		let nearest: GoModule | undefined;
		for (const each of this.modules)
			if (isIn(each.folder, from) && each.folder.length >= (nearest?.folder.length ?? 0)) nearest = each;
		return nearest;
	}

	private inside({ path, folder }: { path: string; folder: string }, module: string): string | null {
		if (!isIn(path, module)) return null;
		const at = join(folder, module === path ? '.' : module.slice(path.length + 1));
		return at !== null && this.project.hasFolder(at) ? at : null;
	}
}

/** The folder whose files may import a package. */
function ownerOf(folder: string): string {
	const at = `/${folder}/`.lastIndexOf('/internal/');
	return at <= 0 ? '' : folder.slice(0, at - 1);
}
