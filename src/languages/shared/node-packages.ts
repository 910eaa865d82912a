import { folderOf, under } from '../../model/repository-paths.ts';
import type { Project } from '../../model/resolve.ts';
import { readJsonWithComments } from './json-with-comments.ts';

/** What a `package.json` says that matters to files which are no scripts. */
export interface NodePackage {
	folder: string;
	name: string | null;
	/** Names of packages that it asks for. */
	needs: ReadonlySet<string>;
	/** The style sheet that stands for it: `sass`, `style` or `less`. */
	style: string | null;
	/** Folders in which its scripts have Sass and Less look. */
	loadPaths: readonly string[];
}

const NEEDS = ['dependencies', 'devDependencies', 'peerDependencies', 'optionalDependencies'];
const STYLES = ['sass', 'style', 'less'];
const LOAD_PATH = /(?:--load-path|--include-path)[= ](?:\.\/)?([\w@./-]{1,200})/g;
const MAX_SCRIPTS = 500;

/** The packages of Node in a repository; each manifest is read once. */
export class NodePackages {
	private readonly project: Project;
	private readonly byFolder = new Map<string, NodePackage | null>();
	private byName: ReadonlyMap<string | null, NodePackage[]> | null = null;

	constructor(project: Project) {
		this.project = project;
	}

	/** Those that a folder is in, the innermost first. */
	around(folder: string): NodePackage[] {
		const found: NodePackage[] = [];
		for (let at = folder; ; at = folderOf(at)) {
			const own = this.at(at);
			if (own !== null) found.push(own);
			if (at === '') return found;
		}
	}

	named(name: string): readonly NodePackage[] {
		this.byName ??= Map.groupBy(
			this.project
				.manifests('package.json')
				.map((path) => this.at(folderOf(path)))
				.filter((each) => each !== null),
			(each) => each.name,
		);
		return this.byName.get(name) ?? [];
	}

	private at(folder: string): NodePackage | null {
		let found = this.byFolder.get(folder);
		if (found === undefined) {
			const text = this.project.manifest(under(folder, 'package.json'));
			const json = text === null ? null : asObject(readJsonWithComments(text));
			found = json === null ? null : packageOf(folder, json);
			this.byFolder.set(folder, found);
		}
		return found;
	}
}

type JsonObject = Readonly<Record<string, unknown>>;

function packageOf(folder: string, json: JsonObject): NodePackage {
	const style = STYLES.map((key) => json[key]).find((each) => typeof each === 'string');
	const scripts = Object.values(asObject(json.scripts) ?? {}).slice(0, MAX_SCRIPTS);
	return {
		folder,
		name: typeof json.name === 'string' ? json.name : null,
		needs: new Set(NEEDS.flatMap((key) => Object.keys(asObject(json[key]) ?? {}))),
		style: typeof style === 'string' ? style.replace(/^\.\//, '') : null,
		loadPaths: scripts.flatMap((script) =>
			typeof script === 'string' ? [...script.matchAll(LOAD_PATH)].map(([, path]) => path) : [],
		),
	};
}

function asObject(value: unknown): JsonObject | null {
	return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as JsonObject) : null;
}
