import { folderOf, foldersUp, join } from '../../../model/repository-paths.ts';
import type { MakeResolver, ModuleResolver, Project, Resolution } from '../../../model/resolve.ts';

const ENDINGS = ['', '.sh', '.bash'];

/** Resolves what scripts source and run: beside the script, from the root, or below a folder that a variable holds. */
export const makeResolver: MakeResolver = (project) => new BashResolver(project);

class BashResolver implements ModuleResolver {
	private readonly project: Project;

	constructor(project: Project) {
		this.project = project;
	}

	resolve(from: string, module: string): Resolution {
		const folder = folderOf(from);
		const [, rest] = /^\$\w+\/(.+)$/.exec(module) ?? [];
		if (rest !== undefined) return this.belowVariable(folder, rest);
		if (module.startsWith('/')) {
			// The folder of the script stood before it, or it is a path of the system.
			const beside = this.find(folder, module.slice(1));
			return beside === null
				? (this.inImage(folder, module) ?? { status: 'external', package: module, rule: 'absolute path' })
				: { status: 'resolved', path: beside, rule: 'beside' };
		}
		const beside = this.find(folder, module);
		if (beside !== null) return { status: 'resolved', path: beside, rule: 'beside' };
		const root = this.find('', module);
		return root === null
			? { status: 'unresolved', rule: 'no such file' }
			: { status: 'resolved', path: root, rule: 'root' };
	}

	/**
	 * A path of the system that folders of the repository are laid out for, as those that are copied into a container: the script
	 * is below such a folder, and the path below the same one, or below one beside it.
	 */
	private inImage(folder: string, module: string): Resolution | null {
		if (!/^(?:\/[^/.][^/]*){2,40}\/[^/]+$/.test(module)) return null;
		const ending = this.project
			.named(module.slice(module.lastIndexOf('/') + 1))
			.filter((path) => path.endsWith(module))
			.map((path) => ({ path, image: path.slice(0, -module.length) }));
		if (ending.length === 0) return null;
		for (const each of foldersUp(folder)) {
			const own = ending.find(({ image }) => image === each);
			if (own !== undefined) return { status: 'resolved', path: own.path, rule: 'image' };
			const beside = each === folder ? [] : ending.filter(({ image }) => folderOf(image) === each);
			if (beside.length === 1) return { status: 'resolved', path: beside[0].path, rule: 'image' };
			if (beside.length > 1) return { status: 'unresolved', rule: 'several files fit' };
		}
		return null;
	}

	/** A variable mostly holds the folder of the script or one around it: there must be one file that fits. */
	private belowVariable(folder: string, rest: string): Resolution {
		const found = new Set(foldersUp(folder).flatMap((each) => this.find(each, rest) ?? []));
		const [only] = found;
		return found.size === 1
			? { status: 'resolved', path: only, rule: 'variable' }
			: { status: 'unresolved', rule: found.size === 0 ? 'no such file' : 'several files fit' };
	}

	private find(folder: string, rest: string): string | null {
		for (const ending of ENDINGS) {
			const path = join(folder, rest + ending);
			if (path !== null && this.project.has(path)) return path;
		}
		return null;
	}
}
