import { folderOf, join, under } from '../../../model/repository-paths.ts';
import type { MakeResolver, ModuleResolver, Project, Resolution } from '../../../model/resolve.ts';

/** Resolves `dart:`, `package:` and relative uris; a package is a folder with a `pubspec.yaml` of that name. */
export const makeResolver: MakeResolver = (project) => new DartResolver(project);

class DartResolver implements ModuleResolver {
	private readonly project: Project;
	/** Folders of packages by their names; of two the one nearer to the root. */
	private readonly packages = new Map<string, string>();

	constructor(project: Project) {
		this.project = project;
		for (const path of project.manifests('pubspec.yaml')) {
			const [, name] = /^name:[ \t]*["']?([\w.]+)/m.exec(project.manifest(path) ?? '') ?? [];
			if (name !== undefined && !this.packages.has(name)) this.packages.set(name, folderOf(path));
		}
	}

	resolve(from: string, module: string): Resolution {
		if (module.startsWith('dart:')) return { status: 'external', package: module, rule: 'platform' };
		if (module.startsWith('package:')) return this.inPackage(module.slice('package:'.length));
		const at = join(folderOf(from), module);
		return at !== null && this.project.has(at)
			? { status: 'resolved', path: at, rule: 'relative' }
			: { status: 'unresolved', rule: 'no such file' };
	}

	private inPackage(path: string): Resolution {
		const slash = path.indexOf('/');
		const name = slash < 0 ? path : path.slice(0, slash);
		const folder = this.packages.get(name);
		if (folder === undefined) return { status: 'external', package: name, rule: 'package' };
		const at = join(under(folder, 'lib'), path.slice(slash + 1));
		return at !== null && this.project.has(at)
			? { status: 'resolved', path: at, rule: 'package' }
			: { status: 'unresolved', rule: 'no such file' };
	}
}
