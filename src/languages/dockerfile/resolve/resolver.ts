import type { ImportKind } from '../../../model/recorder.ts';
import { folderOf, foldersUp } from '../../../model/repository-paths.ts';
import type { MakeResolver, ModuleResolver, Project, Resolution } from '../../../model/resolve.ts';
import { addressOf, imageOf, includedPath } from '../../shared/included-paths.ts';

/** Resolves images, and what is copied: by a path from the folder of the file, or from one above that it is built in. */
export const makeResolver: MakeResolver = (project) => new DockerfileResolver(project);

class DockerfileResolver implements ModuleResolver {
	private readonly project: Project;

	constructor(project: Project) {
		this.project = project;
	}

	resolve(from: string, module: string, kind?: ImportKind | null): Resolution {
		if (kind !== 'include') return imageOf(module);
		const address = addressOf(module);
		if (address !== null) return address;
		if (module.includes('$')) return { status: 'unresolved', rule: 'variable' };
		// Of `src/*.json` the folder is known.
		const plain = module.replace(/[*?[].*$/, '').replace(/^\/+/, '');
		const path = plain === module || plain.endsWith('/') ? plain : folderOf(plain);
		if (/^[./]*$/.test(path)) return { status: 'unresolved', rule: 'build context' };
		const found = includedPath(this.project, foldersUp(folderOf(from)), path, 'build context');
		return found ?? { status: 'unresolved', rule: 'no such file' };
	}
}
