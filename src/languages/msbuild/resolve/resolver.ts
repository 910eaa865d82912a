import type { ImportKind } from '../../../model/recorder.ts';
import { folderOf } from '../../../model/repository-paths.ts';
import type { MakeResolver, ModuleResolver, Project, Resolution } from '../../../model/resolve.ts';
import { includedPath } from '../../shared/included-paths.ts';
import { nearestFolder } from '../../shared/package-folders.ts';

/** Resolves other project files by their paths, and namespaces that `<Using>` opens; packages are external. */
export const makeResolver: MakeResolver = (project) => new MSBuildResolver(project);

/** Paths from the folder of the file that names them. */
const HERE = /^\$\(MSBuildThisFileDirectory\)\/?|^\$\(MSBuildProjectDirectory\)\/?/;

class MSBuildResolver implements ModuleResolver {
	private readonly project: Project;
	private namespaces: ReadonlyMap<string, readonly string[]> | null = null;

	constructor(project: Project) {
		this.project = project;
	}

	resolve(from: string, module: string, kind?: ImportKind | null): Resolution {
		if (kind === 'include') return this.file(from, module.replace(HERE, ''));
		if (kind === 'import') return { status: 'external', package: module, rule: 'package' };
		this.namespaces ??= this.project.namespaces(['csharp']);
		const files = this.namespaces.get(module);
		return files === undefined
			? { status: 'external', package: module, rule: 'namespace' }
			: nearestFolder(from, files, 'namespace');
	}

	private file(from: string, path: string): Resolution {
		if (path.includes('$(')) return { status: 'unresolved', rule: 'variable' };
		const found = includedPath(this.project, [folderOf(from)], path, 'path');
		return found ?? { status: 'unresolved', rule: 'no such file' };
	}
}
