import { join } from '../../../model/repository-paths.ts';
import { MAX_MANIFEST_LENGTH, type Settings, tableAt, textAt } from '../../shared/settings.ts';
import { readToml } from '../../shared/toml.ts';

/** A crate of the repository, as its `Cargo.toml` says. */
export interface Crate {
	folder: string;
	/** As it is written in paths: with underscores. */
	name: string;
	/** Path of the file that its library begins with, when the manifest says so. */
	library: string | null;
	/** What it needs, by the names that paths have for it; with the folder of one that is taken from there. */
	needs: ReadonlyMap<string, { crate: string; folder: string | null }>;
}

const NEEDS = ['dependencies', 'dev-dependencies', 'build-dependencies'];
const MAX_TABLES = 200;

/** What a manifest says of its crate, with what the workspace around it says of dependencies; null when it is of none. */
export function readCargo(folder: string, text: string, workspace: Settings): Crate | null {
	const settings = manifestOf(text);
	const written = textAt(settings, 'package', 'name');
	if (written === null) return null;
	const path = textAt(settings, 'lib', 'path');
	const needs = new Map<string, { crate: string; folder: string | null }>();
	const targets = [...tableAt(settings, 'target').values()].slice(0, MAX_TABLES);
	for (const table of [settings, ...targets.filter((each) => each instanceof Map)]) {
		for (const key of NEEDS) {
			for (const [name, need] of tableAt(table, key))
				needs.set(pathName(name), needOf(folder, name, need, workspace));
		}
	}
	return {
		folder,
		name: pathName(textAt(settings, 'lib', 'name') ?? written),
		library: path === null ? null : join(folder, path),
		needs,
	};
}

export function manifestOf(text: string): Settings {
	return text.length > MAX_MANIFEST_LENGTH ? new Map() : readToml(text);
}

/** What a workspace says of dependencies, with paths from the root of the repository. */
export function workspaceNeeds(folder: string, settings: Settings): Settings {
	const found: Settings = new Map();
	for (const [name, need] of tableAt(settings, 'workspace', 'dependencies')) {
		if (!(need instanceof Map)) continue;
		const path = textAt(need, 'path');
		const from = path === null ? null : join(folder, path);
		const crate = textAt(need, 'package');
		found.set(
			name,
			new Map([...(from === null ? [] : [['root', from] as const]), ['package', crate ?? name]]),
		);
	}
	return found;
}

function needOf(folder: string, name: string, need: unknown, workspace: Settings) {
	const own = need instanceof Map ? (need as Settings) : new Map();
	const shared = tableAt(workspace, name);
	const path = textAt(own, 'path');
	const crate = textAt(own, 'package') ?? textAt(shared, 'package') ?? name;
	const from = path === null ? textAt(shared, 'root') : join(folder, path);
	// A workspace says what it is only for those that ask for it.
	return { crate, folder: path !== null || own.has('workspace') ? from : null };
}

/** Paths write `my_crate` where a manifest says `my-crate`. */
export function pathName(name: string): string {
	return name.replaceAll('-', '_');
}
