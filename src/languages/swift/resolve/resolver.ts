import { folderOf, join } from '../../../model/repository-paths.ts';
import type { MakeResolver, ModuleResolver, Project, Resolution } from '../../../model/resolve.ts';

const TARGET = /\.(?:target|executableTarget|testTarget|macro|systemLibrary)\s*\(\s*name:\s*"([^"\n]+)"/g;
/** Where a package keeps the sources of its targets, unless it says so. */
const SOURCES = ['Sources', 'Source', 'src', 'srcs', 'Tests'] as const;

/** Resolves modules by the targets of the packages of a repository, else by folders of their names. */
export const makeResolver: MakeResolver = (project) => new SwiftResolver(project);

class SwiftResolver implements ModuleResolver {
	private readonly project: Project;
	private readonly targets = new Map<string, string>();

	constructor(project: Project) {
		this.project = project;
		for (const path of project.manifests('Package.swift'))
			this.addTargets(folderOf(path), project.manifest(path) ?? '');
	}

	resolve(_: string, module: string): Resolution {
		const name = module.split('.')[0];
		const target = this.targets.get(name);
		if (target !== undefined) return { status: 'folder', path: target, rule: 'target' };
		const folder = [name, ...SOURCES.map((sources) => `${sources}/${name}`)].find((each) =>
			this.project.hasFolder(each),
		);
		return folder === undefined
			? { status: 'external', package: name, rule: 'module' }
			: { status: 'folder', path: folder, rule: 'folder' };
	}

	private addTargets(folder: string, text: string): void {
		const found = [...text.matchAll(TARGET)];
		for (const [at, match] of found.entries()) {
			const rest = text.slice(match.index, found[at + 1]?.index ?? match.index + 4_000);
			const [, path] = /\bpath:\s*"([^"\n]+)"/.exec(rest) ?? [];
			const places = path === undefined ? SOURCES.map((sources) => `${sources}/${match[1]}`) : [path];
			const place = places
				.map((each) => join(folder, each))
				.find((each) => each !== null && this.project.hasFolder(each));
			if (typeof place === 'string' && !this.targets.has(match[1])) this.targets.set(match[1], place);
		}
	}
}
