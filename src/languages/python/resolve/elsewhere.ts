import type { Project } from '../../../model/resolve.ts';
import { distributionName } from './declared.ts';
import type { Finder } from './find.ts';
import type { PythonProject, PythonProjects } from './projects.ts';
import { type Outcome, type Root, search } from './search.ts';
import { rootsOf } from './surroundings.ts';

interface Provider {
	project: PythonProject;
	roots: Root[];
}

/** Every project has folders of these names, and installs none of them. */
const NOT_INSTALLED = new Set(['tests', 'test', 'docs', 'examples', 'scripts', 'benchmarks', 'tools']);

const MAX_PATTERN = 300;

/** Finds modules in the other projects of a repository, which an import sees once they are installed. */
export class OtherProjects {
	private readonly project: Project;
	private readonly finder: Finder;
	private readonly projects: PythonProjects;
	private readonly byTop = new Map<string, Provider[]>();

	constructor(project: Project, finder: Finder, projects: PythonProjects) {
		this.project = project;
		this.finder = finder;
		this.projects = projects;
	}

	/**
	 * `near` are the projects around the importing file; a related project comes before any other.
	 * `isShared`: they have the package themselves, and only another part of it is looked for.
	 */
	search(near: readonly PythonProject[], parts: readonly string[], isShared: boolean): Outcome {
		if (NOT_INSTALLED.has(parts[0])) return { kind: 'none' };
		let isMissing = false;
		const related: Outcome[] = [];
		const others: Outcome[] = [];
		for (const { project, roots } of this.providers(parts[0])) {
			if (near.includes(project)) continue;
			const isRelated = this.isRelated(near, project);
			// Projects that know nothing of each other may well have packages of one name: `utils`, `app`.
			if (!isRelated && !isNamedAfter(project.name, parts[0])) continue;
			if (!isRelated && isShared && !near.some(({ name }) => isNamedAfter(name, parts[0]))) continue;
			const outcome = search(this.finder, roots, parts);
			if (outcome.kind === 'missing') isMissing = true;
			if (outcome.kind !== 'found' || outcome.found.kind === 'folder') continue;
			if (isRelated) related.push({ ...outcome, rule: 'workspace' });
			else others.push({ ...outcome, rule: 'other project' });
		}
		const [first, ...rest] = related.length > 0 ? related : others;
		if (first === undefined) return { kind: isMissing ? 'missing' : 'none' };
		return rest.length > 0 ? { kind: 'ambiguous' } : first;
	}

	private providers(top: string): readonly Provider[] {
		const known = this.byTop.get(top);
		if (known !== undefined) return known;
		const providers: Provider[] = [];
		for (const project of this.projects.all()) {
			const roots = rootsOf(this.project, this.finder, project, project.folder).filter(isInstalled);
			const outcome = search(this.finder, roots, [top]);
			if (outcome.kind !== 'found') continue;
			// A lone file beside a manifest is a script more often than a module to install.
			if (outcome.found.kind !== 'module' || isNamedAfter(project.name, top))
				providers.push({ project, roots });
		}
		this.byTop.set(top, providers);
		return providers;
	}

	private isRelated(near: readonly PythonProject[], target: PythonProject): boolean {
		const { name, folder } = target;
		if (name !== null && near.some((project) => project.dependencies.has(name))) return true;
		if (near.some((project) => [...project.local.values()].includes(folder))) return true;
		return this.projects
			.all()
			.some((root) => isMember(root, folder) && near.some((project) => isMember(root, project.folder)));
	}
}

function isInstalled(root: Root): boolean {
	return root.accepts !== 'source';
}

/** `foo` of the distribution `foo`, `foo-core` or `django-foo`. */
function isNamedAfter(name: string | null, top: string): boolean {
	const wanted = distributionName(top);
	return name !== null && (name === wanted || name.startsWith(`${wanted}_`) || name.endsWith(`_${wanted}`));
}

/** Whether a folder belongs to the workspace of `root`. */
function isMember(root: PythonProject, folder: string): boolean {
	if (root.members.length === 0) return false;
	if (folder === root.folder) return true;
	const prefix = root.folder === '' ? '' : `${root.folder}/`;
	if (!folder.startsWith(prefix)) return false;
	const parts = folder.slice(prefix.length).split('/');
	return root.members
		.filter((pattern) => pattern.length <= MAX_PATTERN)
		.some((pattern) => matches(pattern.replace(/^\.\/|\/$/g, '').split('/'), parts));
}

/** `*` stands for a part of a name, `**` at the end for any folders. */
function matches(pattern: readonly string[], parts: readonly string[]): boolean {
	if (pattern.at(-1) === '**') return matches(pattern.slice(0, -1), parts.slice(0, pattern.length - 1));
	if (pattern.length !== parts.length) return false;
	return pattern.every((piece, at) => {
		const star = piece.indexOf('*');
		if (star === -1) return piece === parts[at];
		const tail = piece.slice(star + 1);
		const isLongEnough = parts[at].length >= piece.length - 1;
		return isLongEnough && parts[at].startsWith(piece.slice(0, star)) && parts[at].endsWith(tail);
	});
}
