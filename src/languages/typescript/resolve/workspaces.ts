import { folderOf, isIn, join } from '../../../model/repository-paths.ts';
import type { Project } from '../../../model/resolve.ts';
import { type Glob, globsOf, matches } from '../../shared/node/glob.ts';
import { asObject, asTexts, readObject } from '../../shared/node/json.ts';
import type { Package, Packages } from '../../shared/node/package.ts';
import { readWorkspaceList } from './workspace-yaml.ts';

/** What a package's name leads to: one in the repository, another name (`npm:`), or one from outside. */
export type PackageChoice =
	| { kind: 'local'; package: Package; rule: 'self' | 'workspace' }
	| { kind: 'outside'; name: string; declared: boolean }
	/** Several packages of the repository have the name, and nothing says which is meant. */
	| { kind: 'several' };

interface Workspace {
	folder: string;
	members: readonly Glob[];
	excluded: readonly Glob[];
}

/** Knows which packages of the repository an import by name can mean. */
export class Workspaces {
	private readonly project: Project;
	private readonly packages: Packages;
	private byName: Map<string, Package[]> | null = null;
	private all: Workspace[] | null = null;

	constructor(project: Project, packages: Packages) {
		this.project = project;
		this.packages = packages;
	}

	/** What a name means in some packages, one in the other, the innermost first. */
	find(around: readonly Package[], name: string): PackageChoice {
		const declaring = around.find((one) => one.dependencies.has(name));
		const own = around.find((one) => one.name !== null);
		if (own?.name === name && !own.dependencies.has(name)) return local(own, 'self');
		const range = declaring?.dependencies.get(name) ?? null;
		const outside: PackageChoice = { kind: 'outside', name, declared: range !== null };
		if (range !== null && declaring !== undefined) {
			if (range.startsWith('npm:')) return { ...outside, name: nameInRange(range.slice(4)) ?? name };
			const linked = /^(?:file|link|portal|workspace):(\.{1,2}(?:\/.{0,500})?)$/.exec(range)?.[1];
			const target = linked === undefined ? null : join(declaring.folder, linked);
			const found = target === null ? null : this.packages.at(target);
			if (found !== null) return local(found, 'workspace');
		}
		const named = this.named(name).filter((one) => range === null || mayBe(range, one.version));
		const listed = named.filter((one) => this.listed(one.folder, around[0]?.folder ?? ''));
		const meant = listed.length > 0 || range === null ? listed : named;
		if (meant.length > 1) return { kind: 'several' };
		return meant.length === 1 ? local(meant[0], 'workspace') : outside;
	}

	private named(name: string): readonly Package[] {
		if (this.byName === null) {
			this.byName = new Map();
			for (const one of this.packages.all()) {
				if (one.name === null) continue;
				const same = this.byName.get(one.name);
				if (same === undefined) this.byName.set(one.name, [one]);
				else same.push(one);
			}
		}
		return this.byName.get(name) ?? [];
	}

	/** Whether a workspace that the importing folder is in, too, lists a package. */
	private listed(member: string, folder: string): boolean {
		this.all ??= readWorkspaces(this.project, this.packages);
		const parts = member === '' ? [] : member.split('/');
		return this.all.some(
			(one) =>
				isIn(one.folder, folder) &&
				one.members.some((glob) => matches(glob, parts)) &&
				!one.excluded.some((glob) => matches(glob, parts)),
		);
	}
}

function local(found: Package, rule: 'self' | 'workspace'): PackageChoice {
	return { kind: 'local', package: found, rule };
}

function readWorkspaces(project: Project, packages: Packages): Workspace[] {
	const found: Workspace[] = [];
	const add = (folder: string, patterns: readonly string[] | null) => {
		const workspace = workspaceOf(folder, patterns ?? []);
		if (workspace.members.length > 0) found.push(workspace);
	};
	for (const one of packages.all()) {
		add(one.folder, asTexts(one.workspaces) ?? asTexts(asObject(one.workspaces)?.packages));
	}
	for (const path of project.manifests('pnpm-workspace.yaml')) {
		add(folderOf(path), readWorkspaceList(project.manifest(path) ?? ''));
	}
	for (const path of project.manifests('lerna.json')) {
		add(folderOf(path), asTexts(readObject(project.manifest(path))?.packages));
	}
	return found;
}

function workspaceOf(folder: string, patterns: readonly string[]): Workspace {
	const globs = (some: readonly string[]) =>
		some.flatMap((pattern) => {
			const path = join(folder, pattern);
			return path === null ? [] : globsOf(path);
		});
	return {
		folder,
		members: globs(patterns.filter((pattern) => pattern[0] !== '!')),
		excluded: globs(patterns.filter((pattern) => pattern[0] === '!').map((pattern) => pattern.slice(1))),
	};
}

/** `@scope/name@1.2.3` without its version. */
function nameInRange(text: string): string | null {
	return /^(@[^/@]{1,200}\/)?[^/@]{1,200}/.exec(text)?.[0] ?? null;
}

/** Whether a package of that version can be what a range asks for: an older major comes from the registry. */
function mayBe(range: string, version: string | null): boolean {
	const asked = /^[\^~=v]{0,2}(\d{1,9})\b/.exec(range)?.[1];
	const there = /^(\d{1,9})\./.exec(version ?? '')?.[1];
	if (asked === undefined || there === undefined || version?.startsWith('0.0.0')) return true;
	return Number(asked) === Number(there);
}
