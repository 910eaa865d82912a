import { folderOf, join } from '../../../model/repository-paths.ts';
import type { Project } from '../../../model/resolve.ts';
import { type Glob, globsOf } from './glob.ts';
import { asObject, asText, asTexts, type JsonObject, readObject } from './json.ts';

/** What a tsconfig says once all that it extends is read; every path is from the root of the repository. */
export interface Settings {
	baseUrl?: string;
	paths?: JsonObject;
	/** The folder that `paths` are from when there is no `baseUrl`. */
	pathsFolder?: string;
	rootDirs?: string[];
	moduleResolution?: string;
	module?: string;
	customConditions?: string[];
	moduleSuffixes?: string[];
	outDir?: string;
	rootDir?: string;
	files?: string[];
	include?: Glob[];
	exclude?: Glob[];
}

/** Finds the file that `extends` names when it names a package. */
export type FindExtended = (folder: string, name: string) => string | null;

const MAX_FILES = 64;
/** Stands for the folder of the configuration that extends the one where it is written. */
// biome-ignore lint/suspicious/noTemplateCurlyInString: it is written like this in a tsconfig.
export const CONFIG_DIR = '${configDir}';

/** Reads a tsconfig with all that it extends; null when it is not there or holds no object. */
export function readSettings(project: Project, path: string, findExtended: FindExtended): Settings | null {
	const home = folderOf(path);
	const open = new Set<string>();
	let left = MAX_FILES;

	const read = (one: string): Settings | null => {
		// A file that extends itself over others adds nothing; one that spreads without end is cut off.
		if (open.has(one) || left-- <= 0) return null;
		const json = readObject(project.manifest(one));
		if (json === null) return null;
		open.add(one);
		const folder = folderOf(one);
		const settings: Settings = {};
		const bases = typeof json.extends === 'string' ? [json.extends] : (asTexts(json.extends) ?? []);
		for (const base of bases) {
			const extended = extendedPath(project, folder, base, findExtended);
			if (extended !== null) Object.assign(settings, read(extended));
		}
		open.delete(one);
		return Object.assign(settings, ownSettings(json, folder, home));
	};
	return read(path);
}

function extendedPath(project: Project, folder: string, name: string, find: FindExtended): string | null {
	if (!/^\.{1,2}(?:\/|$)/.test(name)) return find(folder, name);
	const path = join(folder, name);
	if (path === null) return null;
	return project.manifest(path) === null && !path.endsWith('.json') ? `${path}.json` : path;
}

function ownSettings(json: JsonObject, folder: string, home: string): Settings {
	const options = asObject(json.compilerOptions) ?? {};
	const at = (path: string) =>
		path.startsWith(CONFIG_DIR) ? join(home, `.${path.slice(CONFIG_DIR.length)}`) : join(folder, path);
	const pathOf = (value: unknown) => {
		const path = asText(value);
		return path === null ? null : at(path);
	};
	const pathsOf = (value: unknown) => asTexts(value)?.map(at).filter(isPath);
	const paths = asObject(options.paths);
	const all: { [Key in keyof Settings]: Settings[Key] | null } = {
		baseUrl: pathOf(options.baseUrl),
		paths,
		pathsFolder: paths === null ? null : folder,
		rootDirs: pathsOf(options.rootDirs),
		moduleResolution: asText(options.moduleResolution)?.toLowerCase(),
		module: asText(options.module)?.toLowerCase(),
		customConditions: asTexts(options.customConditions),
		moduleSuffixes: asTexts(options.moduleSuffixes),
		outDir: pathOf(options.outDir),
		rootDir: pathOf(options.rootDir),
		files: pathsOf(json.files),
		include: pathsOf(json.include)?.flatMap(globsOf).map(wholeFolder),
		exclude: pathsOf(json.exclude)?.flatMap(globsOf),
	};
	return Object.fromEntries(Object.entries(all).filter(([, value]) => value != null));
}

function isPath(path: string | null): path is string {
	return path !== null;
}

/** `src` stands for all that is in it. */
function wholeFolder(glob: Glob): Glob {
	const last = glob.at(-1) ?? '';
	return last === '**' || /[*?.]/.test(last) ? glob : [...glob, '**'];
}
