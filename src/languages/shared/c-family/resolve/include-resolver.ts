import { folderOf, join } from '../../../../model/repository-paths.ts';
import type { MakeResolver, ModuleResolver, Project, Resolution } from '../../../../model/resolve.ts';
import { IncludePaths } from './include-paths.ts';
import { packageOf, systemPackage } from './system-headers.ts';

/** Resolves what is included as compilers do, by the folders that builds name; else by the end of a path. */
export const makeResolver: MakeResolver = (project) => new IncludeResolver(project);

class IncludeResolver implements ModuleResolver {
	private readonly project: Project;
	private readonly paths: IncludePaths;
	/** Folders of a file are those of its folder, but for what is compiled itself. */
	private readonly others: readonly string[];

	constructor(project: Project) {
		this.project = project;
		this.paths = new IncludePaths(project);
		this.others = this.paths.others;
	}

	resolve(from: string, module: string): Resolution | undefined {
		const isSystem = module.startsWith('<');
		const header = isSystem ? module.slice(1, -1).trim() : module;
		const beside = isSystem ? null : join(folderOf(from), header);
		if (beside !== null && this.project.has(beside))
			return { status: 'resolved', path: beside, rule: 'beside' };
		for (const { folders, rule } of this.paths.for(from)) {
			const [path] = this.inside(folders, header);
			if (path !== undefined) return { status: 'resolved', path, rule };
		}
		const system = systemPackage(header);
		if (isSystem && system !== null) return { status: 'external', package: system, rule: 'system header' };
		const shown = this.inside(this.others, header);
		if (shown.length === 1) return { status: 'resolved', path: shown[0], rule: 'CMakeLists.txt' };
		const [path, rule] = this.byEnd(from, header);
		if (path !== null) return { status: 'resolved', path, rule };
		if (isSystem) return { status: 'external', package: packageOf(header), rule: 'system header' };
		// `using namespace a::b` names no file.
		if (/^(?:::)?\w+(?:::\w+)*$/.test(module)) return undefined;
		const [folder, ...rest] = header.split('/');
		const isOthers = rest.length > 0 && !folder.startsWith('.') && !this.project.hasFolder(folder);
		return isOthers && rule === 'no such file'
			? { status: 'external', package: folder, rule: 'no such folder' }
			: { status: 'unresolved', rule };
	}

	private inside(folders: readonly string[], header: string): string[] {
		const found = new Set<string>();
		for (const folder of folders) {
			const path = join(folder, header);
			if (path !== null && this.project.has(path)) found.add(path);
		}
		return [...found];
	}

	/** The only file whose path ends so, or the nearest of several. */
	private byEnd(from: string, header: string): [path: string | null, rule: string] {
		const end = header.replace(/^(?:\.\.?\/)+/, '');
		const name = end.slice(end.lastIndexOf('/') + 1);
		const found = this.project.named(name).filter((path) => path === end || path.endsWith(`/${end}`));
		if (found.length === 0) return [null, 'no such file'];
		if (found.length === 1) return [found[0], 'only file of that path'];
		const near = found.map((path) => nearness(from, path));
		const most = Math.max(...near);
		const nearest = found.filter((_, at) => near[at] === most);
		return nearest.length === 1 ? [nearest[0], 'nearest file of that path'] : [null, 'several such files'];
	}
}

/** How many folders two files have in common. */
function nearness(a: string, b: string): number {
	const [left, right] = [folderOf(a).split('/'), folderOf(b).split('/')];
	let common = 0;
	while (common < left.length && left[common] === right[common]) common++;
	return common;
}
