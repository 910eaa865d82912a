import { join, under } from '../../../model/repository-paths.ts';
import type { Project, Resolution } from '../../../model/resolve.ts';
import { aliased, type Config, meets } from '../../shared/node/config.ts';
import type { Package } from '../../shared/node/package.ts';
import { external, resolved, unresolved } from './answers.ts';
import { isBuiltin } from './builtins.ts';
import { targetsOf } from './exports.ts';
import { byConvention } from './frameworks.ts';
import type { Located, Locator } from './locate.ts';
import { splitPackage } from './paths.ts';
import { byScheme } from './schemes.ts';
import type { Workspaces } from './workspaces.ts';

/** A name of a folder, with or without a sign that it is an alias, and a path in it. */
const FOLDER = /^([@~#$]?)([\w-][\w.-]{0,100}\/.{1,500})$/s;
/** Where packages, and the web parts of Rails, Laravel and Phoenix, keep their sources. */
const ROOT_FOLDERS = ['', 'src', 'app', 'app/javascript', 'resources/js', 'assets/js'];
const INSTALLED = /(?:^|\/)node_modules\//;

/** Folders in the same packages under the same configuration: a name means the same in all of them. */
export interface Region {
	/** The packages around, the innermost first. */
	around: readonly Package[];
	config: Config | null;
	answers: Map<string, Resolution>;
}

/** Finds what a module means that is no relative path. */
export class Bare {
	private readonly project: Project;
	private readonly workspaces: Workspaces;
	private readonly locator: Locator;

	constructor(project: Project, workspaces: Workspaces, locator: Locator) {
		this.project = project;
		this.workspaces = workspaces;
		this.locator = locator;
	}

	/** The order is TypeScript's: `paths`, `baseUrl`, `imports`, then packages by their name. */
	find(region: Region, module: string): Resolution {
		if (module[0] === '/') return this.rootRelative(region, module.slice(1));
		const mapped = this.byPaths(region, module);
		if (mapped !== null) return resolved(mapped);
		if (isBuiltin(module)) return external(`node:${module}`, 'builtin');
		const schemed = byScheme(module);
		if (schemed !== null) return schemed;
		const based = this.byBaseUrl(region, module);
		if (based !== null) return resolved(based);
		if (module[0] === '#') return this.byImports(region, module) ?? this.alias(region, module);
		const parts = splitPackage(module);
		if (parts === null || /^[~$.]/.test(module)) return this.alias(region, module);
		return this.byName(region, parts.name, parts.rest, module);
	}

	/** `/x` is a path from where the site is served: the package, or what it makes public. */
	private rootRelative({ around, config }: Region, rest: string): Resolution {
		const home = around[0]?.folder ?? '';
		const found = new Map<string, Located>();
		for (const root of new Set([home, under(home, 'public'), under(home, 'static'), ''])) {
			const path = join(root, rest.replace(/^\/+/, ''));
			const one = path === null ? null : this.locator.path(path, config, 'root-relative');
			if (one !== null) found.set(one.path, one);
		}
		return found.size === 1 ? resolved([...found.values()][0]) : unresolved('root-relative');
	}

	private byPaths({ config }: Region, module: string): Located | null {
		const pattern = config?.patterns.find((one) => meets(one, module));
		if (pattern === undefined || (pattern.prefix === '' && isBuiltin(module))) return null;
		for (const path of aliased(pattern, module)) {
			const found = this.locator.path(path, config, 'tsconfig paths');
			if (found !== null) return found;
		}
		return null;
	}

	private byBaseUrl({ config }: Region, module: string): Located | null {
		// Where `paths` speak of a module, TypeScript does not look at `baseUrl` any more.
		if (config?.settings.baseUrl === undefined || config.patterns.some((one) => meets(one, module)))
			return null;
		const path = join(config.settings.baseUrl, module);
		return path === null ? null : this.locator.path(path, config, 'baseUrl');
	}

	private byImports(region: Region, module: string): Resolution | null {
		const own = region.around[0];
		if (own === undefined) return null;
		const targets = targetsOf(own.imports, module, region.config?.settings.customConditions ?? []);
		if (targets === null) return null;
		const inside = targets.filter((target) => target[0] === '.');
		const found = this.locator.targets(own, inside, 'package imports');
		if (found !== null) return resolved(found);
		const outside = targets.find((target) => /^[@a-z]/.test(target));
		if (outside === undefined) return unresolved('package imports');
		if (isBuiltin(outside)) return external(`node:${outside}`, 'builtin');
		const parts = splitPackage(outside);
		if (parts === null) return unresolved('package imports');
		return byScheme(outside) ?? this.byName(region, parts.name, parts.rest, outside);
	}

	private byName(region: Region, name: string, rest: string, module: string): Resolution {
		const { around, config } = region;
		const choice = this.workspaces.find(around, name);
		if (choice.kind === 'several') return unresolved('several packages');
		if (choice.kind === 'local') {
			const found = this.locator.inPackage(choice.package, rest, config, choice.rule);
			return found === null ? unresolved(choice.rule) : resolved(found);
		}
		if (choice.declared) return external(choice.name, 'dependency');
		const alias = this.alias(region, module);
		// No package has capital letters in its name any more.
		return alias.rule !== 'alias' || /[A-Z]/.test(name) ? alias : external(name, 'package');
	}

	/** `src/x`, or `@components/x`, of a package that depends on no such name: tools are often told to look there. */
	private inRootFolder({ around, config }: Region, module: string): Resolution | null {
		const root = around[0];
		const [, sign, path] = FOLDER.exec(module) ?? [];
		if (root === undefined || path === undefined || root.dependencies.size === 0) return null;
		const rule = sign === '' ? 'root folder' : 'alias folder';
		const found = ROOT_FOLDERS.map((folder) => join(root.folder, `./${folder}/${path}`))
			.map((one) => (one === null ? null : this.locator.path(one, config, rule)))
			.filter((one) => one !== null);
		return found.length === 1 ? resolved(found[0]) : null;
	}

	/** A name of no known package: what a configuration or a framework means by it. */
	private alias(region: Region, module: string): Resolution {
		const { around, config } = region;
		for (const one of around) {
			const found = byConvention(this.project, one, module);
			if (found !== null) return found;
		}
		const inFolder = this.inRootFolder(region, module);
		if (inFolder !== null) return inFolder;
		const mapped = config?.patterns.find((one) => meets(one, module));
		// A pattern for all names says nothing of this one, and one that leads to installed packages says it is one.
		if (mapped === undefined || mapped.prefix === '') return unresolved('alias');
		const installed = mapped.targets.some((target) => INSTALLED.test(target));
		return unresolved(installed ? 'alias' : 'tsconfig paths');
	}
}
