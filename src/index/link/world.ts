import { loadResolver } from '../../languages/registry.generated.ts';
import type { ModuleResolver, Project, Resolution } from '../../model/resolve.ts';
import type { LinkSource } from '../../store/link-source.ts';
import { Unit } from './unit.ts';

/** Units that are kept: a file mostly asks for those near it. */
const MAX_UNITS = 2_000;
const FAMILIES: Readonly<Record<string, 'python' | 'typescript'>> = {
	python: 'python',
	typescript: 'typescript',
	javascript: 'typescript',
	tsx: 'typescript',
	jsx: 'typescript',
	vue: 'typescript',
	svelte: 'typescript',
	astro: 'typescript',
};

/** The files of a repository as linking sees them, and where their imports lead. */
export class World {
	private readonly source: LinkSource;
	private readonly resolvers: Readonly<Record<'python' | 'typescript', ModuleResolver>>;
	private readonly units = new Map<string, Unit | null>();
	private isOneFile: boolean | null = null;
	/** Paths that were asked for since it was emptied: what is linked depends on them. */
	readonly asked = new Set<string>();

	static async open(source: LinkSource, project: Project): Promise<World> {
		const [python, typescript] = [await loadResolver('python'), await loadResolver('typescript')];
		return new World(source, { python: python!(project), typescript: typescript!(project) });
	}

	constructor(source: LinkSource, resolvers: Readonly<Record<'python' | 'typescript', ModuleResolver>>) {
		this.source = source;
		this.resolvers = resolvers;
	}

	static isLinked(language: string): boolean {
		return language in FAMILIES;
	}

	/** null for a file that is not there, or in a language that is not linked. */
	unit(path: string): Unit | null {
		this.asked.add(path);
		const known = this.units.get(path);
		if (known !== undefined) return known;
		if (this.units.size >= MAX_UNITS) this.units.delete(this.units.keys().next().value!);
		const file = this.source.read(path);
		const unit = file === null || !(file.language in FAMILIES) ? null : new Unit(file);
		this.units.set(path, unit);
		return unit;
	}

	/** Whether other files may use a file. A program of one file has none; of others that is not known here. */
	isImported(_unit: Unit): boolean {
		this.isOneFile ??= this.source.files().filter(({ language }) => language in FAMILIES).length === 1;
		return !this.isOneFile;
	}

	resolve(from: Unit, module: string): Resolution {
		return this.resolvers[from.family].resolve(from.path, module);
	}
}
