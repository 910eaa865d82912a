import { folderOf, under } from '../../model/repository-paths.ts';
import type { ModuleResolver, Project, Resolution } from '../../model/resolve.ts';
import { longestKnown, nearestFolder } from './package-folders.ts';

const FILES = ['.java', '.kt'];

/** Resolves packages of Java and Kotlin by what files say they are of; a type of one to its file, where it is named so. */
export class JvmResolver implements ModuleResolver {
	private readonly project: Project;
	private readonly packages: ReadonlyMap<string, readonly string[]>;

	constructor(project: Project) {
		this.project = project;
		this.packages = project.namespaces(['java', 'kotlin']);
	}

	resolve(from: string, module: string): Resolution {
		const known = longestKnown(module, this.packages);
		if (known === null || !isTypeOf(known, module))
			return { status: 'external', package: packageOf(module), rule: 'package' };
		const files = this.packages.get(known)!;
		if (known === module) return nearestFolder(from, files, 'package');
		const [type] = module.slice(known.length + 1).split('.');
		const near = nearestFolder(from, files, 'type');
		const folders = new Set([...(near.status === 'folder' ? [near.path] : []), ...files.map(folderOf)]);
		for (const folder of folders) {
			for (const extension of FILES) {
				const path = under(folder, `${type}${extension}`);
				if (this.project.has(path)) return { status: 'resolved', path, rule: 'type' };
			}
		}
		return near;
	}
}

/** Whether what is behind a package is a type or a member: `com.acme.other` is no part of the package `com.acme`. */
function isTypeOf(known: string, module: string): boolean {
	return known === module || /^\p{Lu}/u.test(module.slice(known.length + 1));
}

/** `a.b` of `a.b.C.D`. */
function packageOf(module: string): string {
	const parts = module.split('.');
	const type = parts.findIndex((part) => /^\p{Lu}/u.test(part));
	return type <= 0 ? module : parts.slice(0, type).join('.');
}
