import { folderOf, under } from '../../../model/repository-paths.ts';
import type { Project } from '../../../model/resolve.ts';
import { asObject, asText, type JsonObject, readObject } from './json.ts';

/** What a package.json says about where its modules and styles are. */
export interface Package {
	folder: string;
	name: string | null;
	version: string | null;
	/** Undefined when there is none: then every file of the package can be imported. */
	exports: unknown;
	imports: unknown;
	/** `source`, `types`, `module` and `main`, those that are there. */
	entries: readonly string[];
	/** Ranges by name, of every kind of dependency. */
	dependencies: ReadonlyMap<string, string>;
	workspaces: unknown;
	/** The configuration that others extend when they name only the package. */
	tsconfig: string | null;
	/** The style sheet that stands for it: `sass`, `style` or `less`. */
	style: string | null;
	/** Folders in which its scripts have Sass and Less look. */
	loadPaths: readonly string[];
}

const ENTRIES = ['source', 'types', 'typings', 'module', 'main'];
const DEPENDENCIES = ['dependencies', 'devDependencies', 'peerDependencies', 'optionalDependencies'];

const STYLES = ['sass', 'style', 'less'];
const LOAD_PATH = /(?:--load-path|--include-path)[= ](?:\.\/)?([\w@./-]{1,200})/g;
const MAX_SCRIPTS = 500;

/** The packages of a repository by their folder; each manifest is read once. */
export class Packages {
	private readonly project: Project;
	private readonly byFolder = new Map<string, Package | null>();
	private readonly nearestTo = new Map<string, readonly Package[]>();

	constructor(project: Project) {
		this.project = project;
	}

	at(folder: string): Package | null {
		let found = this.byFolder.get(folder);
		if (found === undefined) {
			const json = readObject(this.project.manifest(under(folder, 'package.json')));
			found = json === null ? null : packageOf(folder, json);
			this.byFolder.set(folder, found);
		}
		return found;
	}

	/** The packages that a folder is in, the innermost first. */
	around(folder: string): readonly Package[] {
		let found = this.nearestTo.get(folder);
		if (found === undefined) {
			const own = this.at(folder);
			const above = folder === '' ? [] : this.around(folderOf(folder));
			found = own === null ? above : [own, ...above];
			this.nearestTo.set(folder, found);
		}
		return found;
	}

	all(): Package[] {
		const found = this.project.manifests('package.json').map((path) => this.at(folderOf(path)));
		return found.filter((one) => one !== null);
	}
}

function packageOf(folder: string, json: JsonObject): Package {
	const entries = ENTRIES.map((key) => asText(json[key])).filter((entry) => entry !== null);
	const dependencies = new Map<string, string>();
	for (const kind of DEPENDENCIES) {
		for (const [name, range] of Object.entries(asObject(json[kind]) ?? {})) {
			if (typeof range === 'string' && !dependencies.has(name)) dependencies.set(name, range);
		}
	}
	return {
		folder,
		name: asText(json.name),
		version: asText(json.version),
		exports: json.exports ?? undefined,
		imports: json.imports,
		entries,
		dependencies,
		workspaces: json.workspaces,
		tsconfig: asText(json.tsconfig),
		style:
			STYLES.map((key) => asText(json[key]))
				.find((each) => each !== null)
				?.replace(/^\.\//, '') ?? null,
		loadPaths: loadPathsIn(asObject(json.scripts) ?? {}),
	};
}

function loadPathsIn(scripts: JsonObject): string[] {
	const commands = Object.values(scripts).slice(0, MAX_SCRIPTS).map(asText);
	return commands.flatMap((command) => [...(command ?? '').matchAll(LOAD_PATH)].map(([, path]) => path));
}
