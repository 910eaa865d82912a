import { folderOf, foldersUp, isIn, join, under } from '../../../model/repository-paths.ts';
import type { Project } from '../../../model/resolve.ts';
import { type Glob, matches } from './glob.ts';
import { asObject, asText, asTexts, readObject } from './json.ts';
import { CONFIG_DIR, type FindExtended, readSettings, type Settings } from './settings.ts';

/** One entry of `paths`: what stands before and after its star, and what it becomes. */
export interface PathPattern {
	prefix: string;
	/** Null for an entry without a star, which must be met exactly. */
	suffix: string | null;
	/** Paths from the root, each with the star of the entry. */
	targets: readonly string[];
}

/** A tsconfig or jsconfig, as far as it says where modules are. */
export interface Config {
	folder: string;
	settings: Settings;
	/** Exact entries first, then the longest prefix first. */
	patterns: readonly PathPattern[];
	/** Whether `exports` of packages were not yet known to the resolution that it asks for. */
	beforeExports: boolean;
	references: readonly string[];
}

/** The names that make a folder a project; the later ones only when nothing else is there. */
const NAMES = ['tsconfig.json', 'jsconfig.json', 'tsconfig.base.json', 'tsconfig.app.json'];
const MAX_REFERENCES = 128;

/** The configurations of a repository; each is read once. */
export class Configs {
	private readonly project: Project;
	private readonly findExtended: FindExtended;
	private readonly byPath = new Map<string, Config | null>();
	private readonly byFolder = new Map<string, Config | null>();
	private readonly reached = new Map<Config, readonly Config[]>();

	constructor(project: Project, findExtended: FindExtended) {
		this.project = project;
		this.findExtended = findExtended;
	}

	/** The nearest configuration that includes a file, itself or over its references; else just the nearest. */
	of(file: string): Config | null {
		let nearest: Config | null = null;
		for (const folder of foldersUp(folderOf(file))) {
			const config = this.at(folder);
			if (config === null) continue;
			nearest ??= config;
			const owner = this.reach(config).find((one) => includes(one, file));
			if (owner !== undefined) return owner;
		}
		if (nearest === null || speaks(nearest)) return nearest;
		return this.reach(nearest).find(speaks) ?? nearest;
	}

	/** The configuration of a folder itself. */
	at(folder: string): Config | null {
		let found = this.byFolder.get(folder);
		if (found === undefined) {
			found = null;
			for (const name of NAMES) found ??= this.read(under(folder, name));
			this.byFolder.set(folder, found);
		}
		return found;
	}

	/** A configuration and those that it refers to, the nearest first. */
	reach(config: Config): readonly Config[] {
		const known = this.reached.get(config);
		if (known !== undefined) return known;
		const seen = new Set([config]);
		for (const one of seen) {
			for (const path of one.references) {
				const next = seen.size < MAX_REFERENCES ? this.read(path) : null;
				if (next !== null) seen.add(next);
			}
		}
		const all = [...seen];
		this.reached.set(config, all);
		return all;
	}

	private read(path: string): Config | null {
		let found = this.byPath.get(path);
		if (found === undefined) {
			const settings = readSettings(this.project, path, this.findExtended);
			found = settings === null ? null : this.configOf(path, settings);
			this.byPath.set(path, found);
		}
		return found;
	}

	private configOf(path: string, settings: Settings): Config {
		const folder = folderOf(path);
		const resolution = settings.moduleResolution;
		return {
			folder,
			settings,
			patterns: patternsOf(settings, folder),
			beforeExports: resolution === 'node' || resolution === 'node10' || resolution === 'classic',
			references: this.referencesOf(path, folder),
		};
	}

	private referencesOf(path: string, folder: string): string[] {
		const json = readObject(this.project.manifest(path));
		const listed = Array.isArray(json?.references) ? json.references.slice(0, MAX_REFERENCES) : [];
		const found: string[] = [];
		for (const reference of listed) {
			const target = join(folder, asText(asObject(reference)?.path) ?? '/');
			if (target !== null) found.push(target.endsWith('.json') ? target : under(target, 'tsconfig.json'));
		}
		return found;
	}
}

function patternsOf(settings: Settings, folder: string): PathPattern[] {
	const base = settings.baseUrl ?? settings.pathsFolder ?? '';
	const at = (target: string) =>
		target.startsWith(CONFIG_DIR) ? join(folder, `.${target.slice(CONFIG_DIR.length)}`) : join(base, target);
	const found: PathPattern[] = [];
	for (const [key, value] of Object.entries(settings.paths ?? {})) {
		const targets = asTexts(value)
			?.map(at)
			.filter((target) => target !== null);
		if (targets === undefined) continue;
		const star = key.indexOf('*');
		if (star < 0) found.push({ prefix: key, suffix: null, targets });
		else found.push({ prefix: key.slice(0, star), suffix: key.slice(star + 1), targets });
	}
	const rank = (pattern: PathPattern) => (pattern.suffix === null ? Infinity : pattern.prefix.length);
	return found.sort((a, b) => (rank(a) === rank(b) ? 0 : rank(b) - rank(a)));
}

/** Whether it says anything about where modules are. */
function speaks({ settings }: Config): boolean {
	return settings.paths !== undefined || settings.baseUrl !== undefined || settings.rootDirs !== undefined;
}

function includes({ folder, settings }: Config, file: string): boolean {
	if (settings.files?.includes(file)) return true;
	const { include, exclude = [] } = settings;
	if (include === undefined && (settings.files !== undefined || !isIn(folder, file))) return false;
	const parts = file.split('/');
	const meets = (glob: Glob) => matches(glob, parts);
	if (include !== undefined && !include.some(meets)) return false;
	return !exclude.some((glob) => meets(glob) || matches([...glob, '**'], parts));
}

/** Whether an entry of `paths` speaks of a module. */
export function meets({ prefix, suffix }: PathPattern, module: string): boolean {
	if (suffix === null) return module === prefix;
	const enough = module.length >= prefix.length + suffix.length;
	return enough && module.startsWith(prefix) && module.endsWith(suffix);
}

/** The paths that an entry of `paths` says a module may be at. */
export function aliased({ prefix, suffix, targets }: PathPattern, module: string): string[] {
	const star = suffix === null ? '' : module.slice(prefix.length, module.length - suffix.length);
	const paths = targets.map((target) =>
		join(
			'',
			target.replace('*', () => star),
		),
	);
	return paths.filter((path) => path !== null);
}
