import { getOrMake, newMap } from '../../../model/get-or-make.ts';
import { folderOf, isIn, join, under } from '../../../model/repository-paths.ts';
import type { MakeResolver, ModuleResolver, Project, Resolution } from '../../../model/resolve.ts';
import { type Config, Configs } from '../../shared/node/config.ts';
import { type Package, Packages } from '../../shared/node/package.ts';
import { resolved, unresolved } from './answers.ts';
import { Bare, type Region } from './bare.ts';
import { Locator } from './locate.ts';
import { splitPackage } from './paths.ts';
import { Workspaces } from './workspaces.ts';

/** Where an import is written: all files of a folder in one region are answered alike. */
interface Place {
	folder: string;
	region: Region;
	answers: Map<string, Resolution>;
}

const MAX_MODULE = 1_000;
const RELATIVE = /^\.{1,2}(?:\/|$)/;
const ONLY_FOLDER = /(?:^|\/)\.{0,2}$/;

/** The resolver of TypeScript and JavaScript, and of components that import as they do. */
export const makeResolver: MakeResolver = (project) => new ScriptResolver(project);

class ScriptResolver implements ModuleResolver {
	private readonly project: Project;
	private readonly packages: Packages;
	private readonly workspaces: Workspaces;
	private readonly configs: Configs;
	private readonly locator: Locator;
	private readonly bare: Bare;
	private readonly placeOf = new Map<string, Place>();
	private readonly places = new Map<string, Map<Config | null, Place>>();
	private readonly regions = new Map<readonly Package[], Map<Config | null, Region>>();

	constructor(project: Project) {
		this.project = project;
		this.packages = new Packages(project);
		this.workspaces = new Workspaces(project, this.packages);
		this.configs = new Configs(project, (folder, name) => this.extended(folder, name));
		this.locator = new Locator(project, this.packages, this.configs);
		this.bare = new Bare(project, this.workspaces, this.locator);
	}

	resolve(from: string, module: string): Resolution {
		const place = this.placeOf.get(from) ?? this.place(from);
		// A relative path depends on the folder, also behind a loader; all else only on the region.
		const { answers } = module.startsWith('.') || module.includes('!') ? place : place.region;
		let answer = answers.get(module);
		if (answer === undefined) {
			answer = this.answer(place, module);
			answers.set(module, answer);
		}
		return answer;
	}

	private place(from: string): Place {
		const folder = folderOf(from);
		const config = this.configs.of(from);
		const region = () => this.region(this.packages.around(folder), config);
		const make = (): Place => ({ folder, region: region(), answers: new Map() });
		const place = getOrMake(getOrMake(this.places, folder, newMap<Config | null, Place>), config, make);
		this.placeOf.set(from, place);
		return place;
	}

	private region(around: readonly Package[], config: Config | null): Region {
		const byConfig = getOrMake(this.regions, around, newMap<Config | null, Region>);
		return getOrMake(byConfig, config, () => ({ around, config, answers: new Map() }));
	}

	private answer(place: Place, written: string): Resolution {
		const module = written.slice(written.lastIndexOf('!') + 1);
		if (module === '' || module.length > MAX_MODULE || /[\0\\\n]/.test(module))
			return unresolved('not a path');
		const found = this.find(place, module);
		// A bundler gives something made of the file, not its exports: webpack's loaders stand before, queries behind.
		if (module !== written) return renamed(found, 'loader');
		const query = module.indexOf('?');
		if (query <= 0 || found.status === 'resolved') return found;
		return renamed(this.find(place, module.slice(0, query)), 'query');
	}

	private find(place: Place, module: string): Resolution {
		return RELATIVE.test(module) ? this.relative(place, module) : this.bare.find(place.region, module);
	}

	private relative({ folder, region: { around, config } }: Place, module: string): Resolution {
		const path = join(folder, module);
		if (path === null) return unresolved('outside the repository');
		const onlyFolder = ONLY_FOLDER.test(module);
		const found = this.locator.path(path, config, 'relative', onlyFolder);
		if (found !== null) return resolved(found);
		const roots = config?.settings.rootDirs ?? [];
		const own = roots.filter((root) => isIn(root, path)).sort((a, b) => b.length - a.length)[0];
		if (own !== undefined) {
			const rest = path.slice(own === '' ? 0 : own.length + 1);
			for (const root of roots) {
				const other = this.locator.path(under(root, rest), config, 'rootDirs', onlyFolder);
				if (other !== null) return resolved(other);
			}
		}
		const built = this.locator.output(path, around);
		// What the sources beside the importing file take from a build is made of something else.
		return built === null || folderOf(built.path) === folder ? unresolved('relative') : resolved(built);
	}

	/** The configuration that `extends` names by a package of the repository. */
	private extended(folder: string, name: string): string | null {
		const parts = splitPackage(name);
		if (parts === null) return null;
		const choice = this.workspaces.find(this.packages.around(folder), parts.name);
		if (choice.kind !== 'local') return null;
		const path = join(choice.package.folder, parts.rest || (choice.package.tsconfig ?? 'tsconfig.json'));
		if (path === null) return null;
		return [path, `${path}.json`, under(path, 'tsconfig.json')].find((one) => this.project.has(one)) ?? null;
	}
}

function renamed(answer: Resolution, by: string): Resolution {
	return answer.status === 'resolved' ? { ...answer, rule: `${answer.rule} ${by}` } : answer;
}
