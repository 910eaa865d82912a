import { folderOf, isIn, join, under } from '../../../model/repository-paths.ts';
import type { MakeResolver, ModuleResolver, Project, Resolution } from '../../../model/resolve.ts';
import { type NamespaceRoot, readComposer } from './composer.ts';

/** Folders in which names are looked for where no `composer.json` says so. */
const USUAL = ['', 'src', 'lib', 'app', 'includes'];

/** Resolves namespaces as Composer's autoloader does, and literal paths of `require` and `include`. */
export const makeResolver: MakeResolver = (project) => new PhpResolver(project);

class PhpResolver implements ModuleResolver {
	private readonly project: Project;
	/** The longest namespace first. */
	private readonly roots: readonly NamespaceRoot[];
	/** Folders with a `composer.json`, the nearest to the root first. */
	private readonly packages: readonly string[];

	constructor(project: Project) {
		this.project = project;
		const manifests = project.manifests('composer.json');
		this.packages = manifests.map(folderOf);
		this.roots = manifests
			.flatMap((path) => readComposer(project.manifest(path) ?? '', folderOf(path)))
			.sort((a, b) => b.namespace.length - a.namespace.length);
	}

	resolve(from: string, module: string): Resolution {
		return /[./]/.test(module) ? this.file(from, module) : this.namespace(module);
	}

	private namespace(module: string): Resolution {
		if (module === '\\') return { status: 'external', package: 'php', rule: 'global' };
		const parts = module.split('\\');
		let isOwn = false;
		for (const { namespace, folder, style } of this.roots) {
			const own = namespace === '' ? [] : namespace.split('\\');
			if (!own.every((part, at) => part === parts[at])) continue;
			isOwn ||= namespace !== '';
			const rest = style === 'psr-0' ? parts : parts.slice(own.length);
			const at = [folder, ...rest].filter((part) => part !== '').join('/');
			if (this.project.hasFolder(at)) return { status: 'folder', path: at, rule: style };
		}
		if (isOwn) return { status: 'unresolved', rule: 'no such folder' };
		if (this.packages.length === 0) {
			const path = parts.join('/');
			for (const folder of USUAL) {
				const at = under(folder, path);
				if (this.project.hasFolder(at)) return { status: 'folder', path: at, rule: 'folder' };
			}
		}
		return { status: 'external', package: module, rule: 'namespace' };
	}

	/** A path is from the file's folder, from one that holds the package, or from the root. */
	private file(from: string, written: string): Resolution {
		const path = written.replace(/^\/+/, '');
		const holders = this.packages.filter((folder) => isIn(folder, from)).reverse();
		for (const folder of [folderOf(from), ...holders, '']) {
			const at = join(folder, path);
			if (at !== null && this.project.has(at)) return { status: 'resolved', path: at, rule: 'path' };
		}
		return /(?:^|\/)vendor\//.test(path)
			? { status: 'external', package: path.slice(path.indexOf('vendor/') + 7), rule: 'vendor' }
			: { status: 'unresolved', rule: 'no such file' };
	}
}
