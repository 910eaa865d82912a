import { isIn, join, under } from '../../../model/repository-paths.ts';
import type { Project } from '../../../model/resolve.ts';
import type { Config, Configs } from '../../shared/node/config.ts';
import type { Package, Packages } from '../../shared/node/package.ts';
import { targetsOf } from './exports.ts';
import { type OutputFolder, sourceOf } from './output.ts';
import { type Found, probeFile, probeIndex } from './probe.ts';

/** A file that stands for a module, and how it was found. */
export interface Located {
	path: string;
	rule: string;
}

const DECLARATION = /\.d\.[cm]?ts$/;
const NO_CONDITIONS: readonly string[] = [];

/** Finds files by path, and in packages by what their manifests say. */
export class Locator {
	private readonly project: Project;
	private readonly packages: Packages;
	private readonly configs: Configs;
	private readonly outputs = new Map<string, readonly OutputFolder[]>();

	constructor(project: Project, packages: Packages, configs: Configs) {
		this.project = project;
		this.packages = packages;
		this.configs = configs;
	}

	/** The file at a path, or what a folder there has as its entry or index. */
	path(path: string, config: Config | null, rule: string, onlyFolder = false): Located | null {
		const suffixes = config?.settings.moduleSuffixes;
		const file = onlyFolder ? null : probeFile(this.project, path, suffixes);
		if (file !== null) return located(file, rule);
		if (!this.project.hasFolder(path)) return null;
		const manifest = this.packages.at(path);
		const entry = manifest === null || path === '' ? null : this.entry(manifest, rule);
		if (entry !== null) return entry;
		const index = probeIndex(this.project, path, suffixes);
		return index === null ? null : located(index, rule);
	}

	/** What a package gives for a subpath; '' is the package itself. */
	inPackage(manifest: Package, rest: string, config: Config | null, rule: string): Located | null {
		const byExports = () => this.byExports(manifest, rest, config);
		const byPath = () => this.byPath(manifest, rest, config, rule);
		const order = config?.beforeExports && rest !== '' ? [byPath, byExports] : [byExports, byPath];
		return order[0]() ?? order[1]();
	}

	/** The first of some targets in a package that is there, or whose source is; a declaration only at last. */
	targets(manifest: Package, targets: readonly string[], rule: string): Located | null {
		let declaration: Located | null = null;
		let source: Located | null = null;
		for (const target of targets) {
			const path = join(manifest.folder, target);
			if (path === null) continue;
			const found = probeFile(this.project, path) ?? probeIndex(this.project, path);
			if (found !== null) {
				if (!DECLARATION.test(found.path)) return located(found, rule);
				const beside = this.beside(found.path, rule);
				if (beside !== null) return beside;
				declaration ??= located(found, rule);
			} else if (source === null) {
				const output = sourceOf(this.project, manifest.folder, target, this.outputsOf(manifest));
				if (output !== null) source = { path: output, rule: 'package output' };
			}
		}
		return source ?? declaration;
	}

	/** The source of what a build of the innermost package puts at a path. */
	output(path: string, around: readonly Package[]): Located | null {
		const own = around.find((one) => isIn(one.folder, path));
		if (own === undefined) return null;
		const target = path.slice(own.folder === '' ? 0 : own.folder.length + 1);
		const source = sourceOf(this.project, own.folder, target, this.outputsOf(own));
		return source === null ? null : { path: source, rule: 'relative output' };
	}

	private byExports(manifest: Package, rest: string, config: Config | null): Located | null {
		if (manifest.exports === undefined) return null;
		const conditions = config?.settings.customConditions ?? NO_CONDITIONS;
		const targets = targetsOf(manifest.exports, rest === '' ? '.' : `./${rest}`, conditions);
		return targets === null ? null : this.targets(manifest, targets, 'package exports');
	}

	private byPath(manifest: Package, rest: string, config: Config | null, rule: string): Located | null {
		if (rest === '') {
			const found = this.entry(manifest, rule) ?? this.mainSource(manifest);
			if (found !== null) return found;
			const index = probeIndex(this.project, manifest.folder);
			return index === null ? null : located(index, rule);
		}
		const path = join(manifest.folder, rest);
		if (path === null) return null;
		const found = this.path(path, config, 'package path');
		return found ?? this.targets(manifest, [rest], 'package path');
	}

	private entry(manifest: Package, rule: string): Located | null {
		return this.targets(manifest, manifest.entries, rule);
	}

	/** A package whose entry is built under another name: its `src/index`, when it has no other index. */
	private mainSource({ folder, entries, exports }: Package): Located | null {
		if (entries.length === 0 && exports === undefined) return null;
		const inside = probeIndex(this.project, under(folder, 'src'));
		if (inside === null || probeIndex(this.project, folder) !== null) return null;
		return { path: inside.path, rule: 'package entry' };
	}

	/** What runs where `x.d.ts` only declares it. */
	private beside(declaration: string, rule: string): Located | null {
		const written = declaration.replace(DECLARATION, (end) => end.replace('.d', '').replace('ts', 'js'));
		return this.project.has(written) ? { path: written, rule: `${rule} over declaration` } : null;
	}

	private outputsOf(manifest: Package): readonly OutputFolder[] {
		let found = this.outputs.get(manifest.folder);
		if (found === undefined) {
			const own = this.configs.at(manifest.folder);
			const all = own === null ? [] : this.configs.reach(own);
			found = all.flatMap(({ settings: { outDir, rootDir } }) =>
				outDir === undefined || rootDir === undefined ? [] : [{ outDir, rootDir }],
			);
			this.outputs.set(manifest.folder, found);
		}
		return found;
	}
}

function located(found: Found, rule: string): Located {
	return { path: found.path, rule: found.overDeclaration ? `${rule} over declaration` : rule };
}
