import type { Outline } from '../shared/outline.ts';

/** Tables (by their last name) whose keys are packages. */
const LISTS = /^(?:(?:dev-|build-)?dependencies|packages|dev-packages|patch|replace)$/;

/** `serde = "1"` in a table of dependencies, or the table `[dependencies.serde]`. */
export function readDependency(
	text: string,
	section: readonly string[],
	key: readonly string[] | null,
	start: number,
	end: number,
	outline: Outline,
	keyStart = start,
): void {
	const list = section[section.length - 1] ?? '';
	if (key === null) {
		if (section.length < 2 || !LISTS.test(section[section.length - 2])) return;
		const nameStart = text.indexOf(list, start);
		if (nameStart !== -1 && nameStart < end)
			importModule(outline, list, nameStart, nameStart + list.length, nameStart);
		return;
	}
	if (!LISTS.test(list) || key[0] === 'python') return;
	importModule(outline, key[0], keyStart, Math.max(end, keyStart), keyStart);
	const value = text.slice(start, end);
	// `workspace = true`: what it is stands in the table of the workspace.
	if (key[1] === 'workspace' || /\bworkspace\s*=\s*true/.test(value)) {
		const name = key[0];
		outline.tell((out) => out.refer(name, keyStart, 'read', false));
	}
	const path = /\bpath\s*=\s*"([^"]+)"/.exec(value);
	if (path !== null) includeFile(outline, path[1], start + path.index, path[0].length);
}

function importModule(outline: Outline, module: string, start: number, end: number, nameStart: number): void {
	outline.tell((out) =>
		out.importName({ kind: 'import', module, imported: '', local: null, start, end, nameStart, flags: 0 }),
	);
}

function includeFile(outline: Outline, module: string, at: number, length: number): void {
	const nameStart = at + length - 1 - module.length;
	outline.tell((out) =>
		out.importName({
			kind: 'include',
			module,
			imported: '',
			local: null,
			start: nameStart - 1,
			end: nameStart + module.length + 1,
			nameStart,
			flags: 0,
		}),
	);
}

const STRING = /"([^"\\\n]*)"|'([^'\n]*)'/g;
const REQUIREMENT = /^[A-Za-z0-9][\w.-]*/;
const ENTRY_POINT = /^([\w.]+):([\w.]+)$/;
const MAX_STRINGS = 1_000;

/** Strings that name packages, files or functions, by the path of their key. */
export function readStrings(
	text: string,
	path: readonly string[],
	start: number,
	end: number,
	outline: Outline,
): void {
	const way = path.join('.');
	const use = useOf(way);
	if (use === null) return;
	let count = 0;
	for (const string of text.slice(start, end).matchAll(STRING)) {
		if (count++ === MAX_STRINGS) return;
		const value = string[1] ?? string[2];
		const at = start + string.index + 1;
		if (value === '') continue;
		if (use === 'file') includeFile(outline, value, at - 1, value.length + 2);
		else if (use === 'feature') {
			const name = value.replace(/^dep:/, '').split(/[/?]/, 1)[0];
			outline.tell((out) => out.refer(name, at + value.indexOf(name), 'read', false));
		} else if (use === 'requirement') {
			const name = REQUIREMENT.exec(value)?.[0];
			if (name !== undefined) importModule(outline, name, at - 1, at + value.length + 1, at);
		} else {
			const point = ENTRY_POINT.exec(value);
			if (point === null) continue;
			const [, module, imported] = point;
			outline.tell((out) =>
				out.importName({
					kind: 'import',
					module,
					imported,
					local: null,
					start: at - 1,
					end: at + value.length + 1,
					nameStart: at,
					flags: 0,
				}),
			);
		}
	}
}

type Use = 'file' | 'feature' | 'requirement' | 'entry';

function useOf(way: string): Use | null {
	if (way === 'workspace.members' || way === 'tool.uv.workspace.members') return 'file';
	if (way === 'lib.path' || way === 'bin.path' || way === 'package.build') return 'file';
	if (way.startsWith('features.')) return 'feature';
	if (way === 'project.dependencies' || way === 'build-system.requires') return 'requirement';
	if (way.startsWith('project.optional-dependencies.') || way.startsWith('dependency-groups.'))
		return 'requirement';
	if (way.startsWith('project.scripts.') || way.startsWith('project.gui-scripts.')) return 'entry';
	if (way.startsWith('tool.poetry.scripts.') || way.startsWith('project.entry-points.')) return 'entry';
	return null;
}
