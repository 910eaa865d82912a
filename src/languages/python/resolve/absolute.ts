import type { Project, Resolution } from '../../../model/resolve.ts';
import { distributionName } from './declared.ts';
import { OtherProjects } from './elsewhere.ts';
import type { Finder, Found } from './find.ts';
import { needs, type PythonProject, type PythonProjects } from './projects.ts';
import { type Outcome, search } from './search.ts';
import { isShadowed } from './shadow.ts';
import { ALWAYS_STANDARD, STANDARD_LIBRARY } from './standard-library.ts';
import type { Surroundings } from './surroundings.ts';

const AMBIGUOUS: Resolution = { status: 'unresolved', rule: 'ambiguous' };
/** A file beside the importing one, which only a script would see. */
export const DOUBTFUL: Resolution = { status: 'unresolved', rule: 'ambiguous' };
export const MISSING: Resolution = { status: 'unresolved', rule: 'missing' };

/** Rules about folders that running code may not see: a declared dependency casts doubt on them. */
const GUESSED = new Set(['script folder', 'entry folder', 'mypy_path', 'pyright extraPaths', 'pyright root']);

/** Resolves names that begin with no dot. */
export class AbsoluteNames {
	private readonly finder: Finder;
	private readonly projects: PythonProjects;
	private readonly others: OtherProjects;

	constructor(project: Project, finder: Finder, projects: PythonProjects) {
		this.finder = finder;
		this.projects = projects;
		this.others = new OtherProjects(project, finder, projects);
	}

	resolve(near: Surroundings, parts: readonly string[]): Resolution {
		const top = parts[0];
		if (!STANDARD_LIBRARY.has(top)) return this.resolveOrdinary(near, parts);
		const standard: Resolution = { status: 'external', package: top, rule: 'standard library' };
		if (ALWAYS_STANDARD.has(top)) return standard;
		const shadow = isShadowed(this.finder, near, parts);
		if (shadow === 'perhaps') return AMBIGUOUS;
		return shadow === 'no' ? standard : this.resolveOrdinary({ ...near, groups: [[shadow]] }, parts);
	}

	private resolveOrdinary(near: Surroundings, parts: readonly string[]): Resolution {
		const top = parts[0];
		let folder: Found | null = null;
		let isPartial = false;
		for (const [at, roots] of near.groups.entries()) {
			// What a project gets from elsewhere it does not look for in the folders around it.
			if (at > 0 && this.isNeededBy(near.projects[at - 1], top)) break;
			const outcome = search(this.finder, roots, parts);
			if (outcome.kind === 'ambiguous') return AMBIGUOUS;
			if (outcome.kind === 'missing') return this.resolveSplit(near, parts);
			if (outcome.kind === 'partial') isPartial = true;
			if (outcome.kind !== 'found') continue;
			if (outcome.found.kind !== 'folder' || !outcome.byFolder) return this.accept(near, parts, outcome);
			folder ??= outcome.found;
		}
		const external: Resolution = { status: 'external', package: top, rule: 'dependency' };
		if (this.isDependency(near, top)) return external;
		if (this.isBesideDoubtfully(near, top)) return DOUBTFUL;
		// A package that is installed comes before folders that together would be one.
		const isNeeded = (folder !== null || isPartial) && this.projects.needs(distributionName(top));
		const asFolder = folder && (isNeeded ? external : resolution(folder, ''));
		// A folder with a manifest is a project, and was hardly meant as a package.
		if (asFolder !== null && this.projects.at(folder!.path) === null) return asFolder;
		const other = this.others.search(near.projects, parts, false);
		if (other.kind === 'found') return resolution(other.found, other.rule);
		if (other.kind === 'ambiguous') return AMBIGUOUS;
		if (asFolder !== null) return asFolder;
		if (isNeeded) return external;
		const isOurs = isPartial || other.kind === 'missing';
		return isOurs ? MISSING : { status: 'external', package: top, rule: 'undeclared' };
	}

	private accept(
		near: Surroundings,
		parts: readonly string[],
		{ found, rule, byFolder }: Outcome & { kind: 'found' },
	): Resolution {
		const isDependency = byFolder && this.isDependency(near, parts[0]);
		if (isDependency) return { status: 'external', package: parts[0], rule: 'dependency' };
		const isCertain = near.isTest || !GUESSED.has(rule);
		if (!isCertain && (this.isDependency(near, parts[0]) || this.hasRival(near, parts, found)))
			return AMBIGUOUS;
		return resolution(found, rule);
	}

	/** As a script the file sees its neighbour; as a module of a package without `__init__.py`, something else. */
	private hasRival(near: Surroundings, parts: readonly string[], found: Found): boolean {
		const roots = near.groups[0].filter((root) => root !== near.own);
		const rival = search(this.finder, roots, parts);
		if (rival.kind === 'ambiguous') return true;
		return rival.kind === 'found' && rival.found.kind !== 'folder' && rival.found.path !== found.path;
	}

	/** Distributions of one repository may share a package: installed, their files are in one folder. */
	private resolveSplit(near: Surroundings, parts: readonly string[]): Resolution {
		const other = this.others.search(near.projects, parts, true);
		return other.kind === 'found' ? resolution(other.found, other.rule) : MISSING;
	}

	private isBesideDoubtfully(near: Surroundings, top: string): boolean {
		if (near.doubtful === null) return false;
		const outcome = search(this.finder, [near.doubtful], [top]);
		return outcome.kind === 'found' && outcome.found.kind !== 'folder';
	}

	private isDependency(near: Surroundings, top: string): boolean {
		return near.projects.some((project) => this.isNeededBy(project, top));
	}

	private isNeededBy(project: PythonProject, top: string): boolean {
		const name = distributionName(top);
		return needs(project, name) && !this.projects.makes(name);
	}
}

/** The answer for what was found; a stub or a compiled module is told as such. */
export function resolution({ kind, path, instead }: Found, rule: string): Resolution {
	if (kind === 'folder') return { status: 'folder', path, rule: 'namespace package' };
	return { status: 'resolved', path, rule: instead ?? rule };
}
