import { folderOf, foldersUp, isIn, join, under } from '../../../model/repository-paths.ts';
import type { MakeResolver, ModuleResolver, Project, Resolution } from '../../../model/resolve.ts';
import { readJsonWithComments } from '../../shared/json-with-comments.ts';

/** `context:prefix=target`: paths that begin so are elsewhere, for files in a folder. */
interface Remapping {
	folder: string;
	context: string;
	prefix: string;
	target: string;
}

/** Folders that packages are kept in, and those that their sources are in below. */
const KEPT = ['node_modules', 'lib'] as const;
const SOURCES = ['src', 'contracts'] as const;

/** Resolves imports as Foundry and Hardhat do: by remappings, by folders of packages, by names of packages here, from the root. */
export const makeResolver: MakeResolver = (project) => new SolidityResolver(project);

class SolidityResolver implements ModuleResolver {
	private readonly project: Project;
	private readonly remappings: readonly Remapping[];
	/** Folders of the packages of a workspace by their names; of two the one nearer to the root. */
	private readonly packages: ReadonlyMap<string, string>;

	constructor(project: Project) {
		this.project = project;
		this.remappings = readRemappings(project);
		this.packages = readPackages(project);
	}

	resolve(from: string, module: string): Resolution {
		if (/^\.\.?\//.test(module)) {
			const path = join(folderOf(from), module);
			if (path !== null && this.project.has(path)) return { status: 'resolved', path, rule: 'relative' };
			return { status: 'unresolved', rule: 'no such file' };
		}
		for (const { folder, context, prefix, target } of this.remappings) {
			const seen = context === '' ? folder : under(folder, context);
			if (!module.startsWith(prefix) || !isIn(seen, from)) continue;
			const path = join(folder, `${target}${module.slice(prefix.length)}`);
			if (path !== null && this.project.has(path)) return { status: 'resolved', path, rule: 'remapping' };
			const [, installed] = /(?:^|\/)node_modules\/(.+)$/.exec(path ?? '') ?? [];
			const own = installed === undefined ? null : this.inPackage(installed);
			if (own !== null) return { status: 'resolved', path: own, rule: 'remapping' };
		}
		for (const folder of foldersUp(folderOf(from))) {
			const path = this.below(folder, module);
			if (path !== null) return { status: 'resolved', path, rule: 'folder' };
		}
		const own = this.inPackage(module);
		if (own !== null) return { status: 'resolved', path: own, rule: 'workspace' };
		const name = module.slice(module.lastIndexOf('/') + 1);
		const ending = this.project.named(name).filter((path) => path.endsWith(`/${module}`));
		if (ending.length === 1) return { status: 'resolved', path: ending[0], rule: 'only file of that path' };
		const owner = ownerOf(module);
		return this.packages.has(owner)
			? { status: 'unresolved', rule: 'no such file' }
			: { status: 'external', package: owner, rule: 'package' };
	}

	/** A file of a package of the workspace, which is linked into the folders of packages when they are installed. */
	private inPackage(module: string): string | null {
		const owner = ownerOf(module);
		const folder = this.packages.get(owner);
		const path = folder === undefined ? null : join(folder, module.slice(owner.length + 1));
		return path !== null && this.project.has(path) ? path : null;
	}

	/** A file as seen from a folder: its own, or one of a package that is kept in it. */
	private below(folder: string, module: string): string | null {
		const [owner, ...rest] = module.split('/');
		const places = [
			module,
			...KEPT.map((kept) => `${kept}/${module}`),
			...SOURCES.map((sources) => `lib/${owner}/${sources}/${rest.join('/')}`),
		];
		for (const place of places) {
			const path = join(folder, place);
			if (path !== null && this.project.has(path)) return path;
		}
		return null;
	}
}

/** The package that an import names: `@scope/name` or `name`. */
function ownerOf(module: string): string {
	const [first, second] = module.split('/');
	return module.startsWith('@') && second !== undefined ? `${first}/${second}` : first;
}

function readPackages(project: Project): ReadonlyMap<string, string> {
	const found = new Map<string, string>();
	for (const path of project.manifests('package.json')) {
		const json = readJsonWithComments(project.manifest(path) ?? '');
		const name = typeof json === 'object' && json !== null && 'name' in json ? json.name : null;
		if (typeof name === 'string' && !found.has(name)) found.set(name, folderOf(path));
	}
	return found;
}

/** The longest prefix first. */
function readRemappings(project: Project): Remapping[] {
	const found: Remapping[] = [];
	const add = (folder: string, text: string) => {
		const [, context, prefix, target] = /^\s*(?:([^:=\s]*):)?([^=\s]+)=(\S*)\s*$/.exec(text) ?? [];
		if (prefix !== undefined && target !== undefined)
			found.push({ folder, context: context ?? '', prefix, target });
	};
	for (const path of project.manifests('remappings.txt'))
		for (const line of (project.manifest(path) ?? '').split('\n', 1_000)) add(folderOf(path), line);
	for (const path of project.manifests('foundry.toml')) {
		const [, list] = /^\s*remappings\s*=\s*\[([^\]]{0,20000})\]/m.exec(project.manifest(path) ?? '') ?? [];
		for (const [, text] of (list ?? '').matchAll(/["']([^"'\n]+)["']/g)) add(folderOf(path), text);
	}
	return found.sort((a, b) => b.prefix.length - a.prefix.length || b.folder.length - a.folder.length);
}
