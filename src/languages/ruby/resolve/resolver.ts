import { folderOf, foldersUp, join, under } from '../../../model/repository-paths.ts';
import type { MakeResolver, ModuleResolver, Project, Resolution } from '../../../model/resolve.ts';

/** Folders of a package that its load path has. */
const LOADED = ['lib', 'app', '', 'spec', 'test', 'features'];

/** Resolves `require_relative` by the file, and `require` along the usual load path of each folder around it. */
export const makeResolver: MakeResolver = (project) => new RubyResolver(project);

class RubyResolver implements ModuleResolver {
	private readonly project: Project;

	constructor(project: Project) {
		this.project = project;
	}

	resolve(from: string, module: string): Resolution {
		if (/^\.{1,2}\//.test(module)) {
			const found = this.file(folderOf(from), module);
			return found === null
				? { status: 'unresolved', rule: 'no such file' }
				: { status: 'resolved', path: found, rule: 'relative' };
		}
		for (const folder of foldersUp(folderOf(from))) {
			for (const loaded of LOADED) {
				// Files beside the one that requires are not on the load path, those of the root may be.
				if (loaded === '' && folder !== '') continue;
				const found = this.file(under(folder, loaded), module);
				if (found !== null) return { status: 'resolved', path: found, rule: 'load path' };
			}
		}
		return { status: 'external', package: module.split('/', 1)[0], rule: 'gem' };
	}

	private file(folder: string, module: string): string | null {
		const at = join(folder.replace(/\/$/, ''), module);
		if (at === null) return null;
		for (const path of [at, `${at}.rb`]) if (this.project.has(path) && path.endsWith('.rb')) return path;
		return null;
	}
}
