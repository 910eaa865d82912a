import type { ImportKind } from '../../../model/recorder.ts';
import { folderOf, foldersUp, join, under } from '../../../model/repository-paths.ts';
import type { MakeResolver, ModuleResolver, Project, Resolution } from '../../../model/resolve.ts';
import { addressOf } from '../../shared/included-paths.ts';
import { aliased, Configs, meets } from '../../shared/node/config.ts';
import { type Package, Packages } from '../../shared/node/package.ts';
import { styleFiles } from './style-files.ts';

/** Resolves style sheets, modules of Sass, and images and fonts that styles load. */
export const makeResolver: MakeResolver = (project) => new StyleResolver(project);

const NONE: Resolution = { status: 'unresolved', rule: 'no such file' };

class StyleResolver implements ModuleResolver {
	private readonly project: Project;
	private readonly packages: Packages;
	/** Bundlers take what names like `@/x` stand for in scripts for styles, too. */
	private readonly configs: Configs;
	private byName: ReadonlyMap<string | null, Package[]> | null = null;

	constructor(project: Project) {
		this.project = project;
		this.packages = new Packages(project);
		this.configs = new Configs(project, () => null);
	}

	resolve(from: string, module: string, _kind?: ImportKind | null): Resolution {
		if (/[#@$]\{|\{\{|\{%/.test(module)) return { status: 'unresolved', rule: 'variable' };
		if (module.startsWith('sass:')) return { status: 'external', package: module, rule: 'sass' };
		const address = addressOf(module.startsWith('//') ? `https:${module}` : module);
		if (address !== null) return address;
		const path = module.replace(/[?#].*$/, '');
		if (path === '' || /^[a-z][a-z\d+.-]+:(?!\/\/)/i.test(path)) return this.named(from, path);
		const alias = this.byAlias(from, path.replace(/^~/, ''));
		if (alias !== null) return alias;
		// `~` is how bundlers are told of a package.
		if (/^~(?!\/)/.test(path)) return this.inPackage(from, path.slice(1)) ?? NONE;
		// What is served from the root of a site, or stands for a folder, is said elsewhere.
		if (/^(?:\/|~\/|@\/)/.test(path)) return { status: 'unresolved', rule: 'root of the site' };
		const beside = this.found(folderOf(from), path, from, 'path');
		if (beside !== null) return beside;
		if (/^\.\.?(?:\/|$)/.test(path)) return NONE;
		return this.onLoadPath(from, path) ?? this.inPackage(from, path) ?? NONE;
	}

	/** `pkg:name/path` of Sass, `npm://name/path` of Less. */
	private named(from: string, path: string): Resolution {
		const written = /^(?:pkg|npm):(?:\/\/)?(.+)$/.exec(path);
		return (written === null ? null : this.inPackage(from, written[1])) ?? NONE;
	}

	private found(folder: string, path: string, from: string, rule: string): Resolution | null {
		for (const name of styleFiles(path, from)) {
			const at = join(folder, name);
			if (at !== null && this.project.has(at)) return { status: 'resolved', path: at, rule };
		}
		return null;
	}

	private byAlias(from: string, path: string): Resolution | null {
		const pattern = this.configs.of(from)?.patterns.find((one) => meets(one, path));
		// A pattern for all names says nothing of this one.
		if (pattern === undefined || pattern.prefix === '') return null;
		for (const target of aliased(pattern, path)) {
			const found = this.found('', target, from, 'alias');
			if (found !== null) return found;
		}
		return null;
	}

	/** Folders that the scripts of a package around the file give to its compiler. */
	private onLoadPath(from: string, path: string): Resolution | null {
		for (const { folder, loadPaths } of this.packages.around(folderOf(from))) {
			for (const each of loadPaths) {
				const base = join(folder, each);
				const found = base === null ? null : this.found(base, path, from, 'load path');
				if (found !== null) return found;
			}
		}
		return null;
	}

	/** A package of the repository by its name; one that a manifest around the file asks for; null for another. */
	private inPackage(from: string, path: string): Resolution | null {
		const [, name, rest] = /^((?:@[^/]+\/)?[^/]+)(?:\/(.*))?$/.exec(path) ?? [];
		if (name === undefined) return null;
		this.byName ??= Map.groupBy(this.packages.all(), (each) => each.name);
		const own = this.byName.get(name) ?? [];
		if (own.length === 1) return this.inOwn(own[0], rest ?? '', from) ?? NONE;
		const isAsked =
			this.packages.around(folderOf(from)).some(({ dependencies }) => dependencies.has(name)) ||
			this.hasModules(from, name);
		return isAsked ? { status: 'external', package: name, rule: 'package' } : null;
	}

	/** The files of a package may stand in a folder of its own, which what is published does not have. */
	private inOwn({ folder, style }: Package, rest: string, from: string): Resolution | null {
		const path = rest === '' ? (style ?? 'index') : rest;
		for (const base of [folder, under(folder, 'src')]) {
			const found = this.found(base, path, from, 'package of the repository');
			if (found !== null) return found;
		}
		return null;
	}

	private hasModules(from: string, name: string): boolean {
		return foldersUp(folderOf(from)).some((folder) =>
			this.project.hasFolder(under(folder, `node_modules/${name}`)),
		);
	}
}
