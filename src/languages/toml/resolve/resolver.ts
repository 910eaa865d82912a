import type { ImportKind } from '../../../model/recorder.ts';
import { folderOf, foldersUp, join, under } from '../../../model/repository-paths.ts';
import type { MakeResolver, ModuleResolver, Project, Resolution } from '../../../model/resolve.ts';
import { addressOf, includedPath } from '../../shared/included-paths.ts';
import {
	listAt,
	MAX_MANIFEST_LENGTH,
	type Settings,
	tableAt,
	tablesAt,
	textAt,
} from '../../shared/settings.ts';
import { readToml } from '../../shared/toml.ts';

/** Resolves members of workspaces, dependencies that are taken from a folder, and modules of Python that scripts begin in. */
export const makeResolver: MakeResolver = (project) => new TomlResolver(project);

const NONE: Resolution = { status: 'unresolved', rule: 'no such file' };
const TABLES = ['dependencies', 'dev-dependencies', 'build-dependencies'];
const MAX_TARGETS = 200;
/** The file that stands for a folder, by that of who names it. */
const MAIN = ['Cargo.toml', 'pyproject.toml'];

class TomlResolver implements ModuleResolver {
	private readonly project: Project;
	private readonly read = new Map<string, Settings>();

	constructor(project: Project) {
		this.project = project;
	}

	resolve(from: string, module: string, kind?: ImportKind | null): Resolution {
		const address = addressOf(module);
		if (address !== null) return address;
		if (kind === 'include') return this.file(folderOf(from), module, nameOf(from));
		if (kind === 'dynamic') return this.pythonModule(from, module);
		return this.dependency(from, module);
	}

	/** A file or folder; the manifest of a folder stands for it. Of `crates/*` the folder is known. */
	private file(folder: string, written: string, manifest: string): Resolution {
		const plain = written.replace(/[*?[].*$/, '');
		const path = plain === written || plain.endsWith('/') ? plain : folderOf(plain);
		if (plain !== written && /^[./]*$/.test(path)) return { status: 'unresolved', rule: 'pattern' };
		const found = includedPath(this.project, [folder], path, 'path') ?? this.own(folder, path);
		if (found?.status !== 'folder' || plain !== written) return found ?? NONE;
		for (const name of [manifest, ...MAIN]) {
			const main = under(found.path, name);
			if (this.project.has(main)) return { status: 'resolved', path: main, rule: 'path' };
		}
		return found;
	}

	/** `path = "."` and the like: the root has no name. */
	private own(folder: string, path: string): Resolution | null {
		return join(folder, path) === '' ? { status: 'folder', path: '', rule: 'path' } : null;
	}

	/** A package, from a folder when the manifest or its workspace says so. */
	private dependency(from: string, name: string): Resolution {
		const settings = this.settings(from);
		// Extras of a project name it itself.
		if (plainName(textAt(settings, 'project', 'name') ?? '') === plainName(name)) {
			const own = this.pythonModule(from, name.replaceAll('-', '_'));
			return own.status === 'resolved' ? own : { status: 'resolved', path: from, rule: 'itself' };
		}
		const need = needOf(settings, name);
		const manifest = nameOf(from);
		if (need?.has('workspace')) {
			for (const folder of foldersUp(folderOf(from))) {
				const shared = tableAt(this.settings(under(folder, manifest)), 'workspace', 'dependencies');
				if (!shared.has(name)) continue;
				return this.needed(folder, name, tableAt(shared, name), manifest);
			}
		}
		return this.needed(folderOf(from), name, need ?? new Map(), manifest);
	}

	private needed(folder: string, name: string, need: Settings, manifest: string): Resolution {
		const path = textAt(need, 'path');
		if (path !== null) return this.file(folder, path, manifest);
		return { status: 'external', package: textAt(need, 'package') ?? name, rule: 'package' };
	}

	/** A module of the project itself, which may stand in a folder of its own. */
	private pythonModule(from: string, module: string): Resolution {
		const folder = folderOf(from);
		const settings = this.settings(from);
		const roots = [
			'',
			'src',
			...listAt(settings, ['tool', 'setuptools', 'packages', 'find', 'where']),
			...tablesAt(settings, 'tool', 'poetry', 'packages').flatMap((each) => textAt(each, 'from') ?? []),
		];
		const path = module.replaceAll('.', '/');
		for (const root of roots) {
			for (const ending of ['.py', '/__init__.py']) {
				const at = join(folder, under(root, path + ending));
				if (at !== null && this.project.has(at)) return { status: 'resolved', path: at, rule: 'entry point' };
			}
		}
		return NONE;
	}

	private settings(path: string): Settings {
		let found = this.read.get(path);
		if (found === undefined) {
			const text = this.project.manifest(path) ?? '';
			found = text.length > MAX_MANIFEST_LENGTH ? new Map() : readToml(text);
			this.read.set(path, found);
		}
		return found;
	}
}

/** What a manifest says of a dependency; null for nothing. */
function needOf(settings: Settings, name: string): Settings | null {
	const targets = [...tableAt(settings, 'target').values()].slice(0, MAX_TARGETS);
	const poetry = tableAt(settings, 'tool', 'poetry');
	const owners = [
		settings,
		...targets.filter((each) => each instanceof Map),
		poetry,
		tableAt(settings, 'workspace'),
	];
	for (const owner of owners) {
		for (const key of TABLES) {
			const table = tableAt(owner, key);
			if (table.has(name)) return tableAt(table, name);
		}
	}
	return null;
}

/** Dashes, dots and underscores are the same in names of Python projects, whatever their case. */
function plainName(name: string): string {
	return name.toLowerCase().replace(/[-_.]+/g, '-');
}

function nameOf(path: string): string {
	return path.slice(path.lastIndexOf('/') + 1);
}
