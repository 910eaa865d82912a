import type { ChunkSpec, Recorder } from '../../model/recorder.ts';
import type { Outline } from '../shared/outline.ts';
import type { NamedBlocks } from './blocks.ts';

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
	// `[dependencies.serde]` with `path` and `workspace` as keys of its own.
	if (section.length > 1 && LISTS.test(section[section.length - 2]) && key.length === 1) {
		readOwnKey(text, list, key[0], start, end, outline, keyStart);
		return;
	}
	if (!LISTS.test(list) || key[0] === 'python') return;
	importModule(outline, key[0], keyStart, Math.max(end, keyStart), keyStart);
	const value = text.slice(start, end);
	// `workspace = true`: what it is stands in the table of the workspace.
	if (key[1] === 'workspace' || /\bworkspace\s*=\s*true/.test(value)) {
		const name = key[0];
		outline.tell((out) => {
			out.refer(name, keyStart, 'read', false);
			tellPath(out, ['workspace', 'dependencies', name], keyStart);
		});
	}
	const path = /\bpath\s*=\s*"([^"]+)"/.exec(value);
	if (path !== null) includeFile(outline, path[1], start + path.index, path[0].length);
}

function readOwnKey(
	text: string,
	name: string,
	key: string,
	start: number,
	end: number,
	outline: Outline,
	keyStart: number,
): void {
	const value = text.slice(start, end);
	if (key === 'workspace' && value === 'true')
		outline.tell((out) => {
			out.refer(key, keyStart, 'read', false);
			tellPath(out, ['workspace', 'dependencies', name], keyStart);
		});
	if (key === 'path' && /^(["'])[^"'\n]+\1$/.test(value))
		includeFile(outline, value.slice(1, -1), start, value.length);
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

/** `edition.workspace = true`, `lints.workspace = true`: what it is stands in the table of the workspace. */
export function readInherited(
	value: string,
	section: readonly string[],
	key: readonly string[],
	start: number,
	outline: Outline,
): void {
	const isInherited =
		(key[key.length - 1] === 'workspace' && value === 'true') || /^\{\s*workspace\s*=\s*true\b/.test(value);
	if (!isInherited) return;
	const path = inheritedPath(section.join('.'), key[0]);
	if (path === null) return;
	outline.tell((out) => {
		out.refer(key[0], start, 'read', false);
		tellPath(out, ['workspace', ...path], start);
	});
}

/** Where the workspace says what a key of a table is that it leaves to it. */
function inheritedPath(table: string, key: string): string[] | null {
	if (key === 'workspace') return table === 'lints' ? ['lints'] : null;
	if (table === 'package') return ['package', key];
	return table === '' && key === 'lints' ? ['lints'] : null;
}

/** What stands at an offset has its meaning under a path of another file. */
function tellPath(out: Recorder, path: readonly string[], start: number): void {
	let value = -1;
	for (const name of path) value = out.value(value < 0 ? 'name' : 'member', name, value, -1);
	out.yields('return', value, start);
}

const STRING = /"([^"\\\n]*)"|'([^'\n]*)'/g;
const REQUIREMENT = /^[A-Za-z0-9][\w.-]*/;
const EXTRAS = /^[A-Za-z0-9][\w.-]*\s*\[([\w\s,.-]{1,200})\]/;
const ENTRY_POINT = /^([\w.]+):([\w.]+)$/;
const INCLUDED_GROUP = /\binclude-group\s*=\s*$/;
const MAX_STRINGS = 1_000;

/** Strings that name packages, files, features or functions, by the path of their key. */
export function readStrings(
	text: string,
	path: readonly string[],
	start: number,
	end: number,
	outline: Outline,
	blocks: NamedBlocks,
): void {
	const use = useOf(path.join('.'));
	if (use === null) return;
	let count = 0;
	for (const string of text.slice(start, end).matchAll(STRING)) {
		if (count++ === MAX_STRINGS) return;
		const value = string[1] ?? string[2];
		const at = start + string.index + 1;
		if (value === '' || isCommented(text, start, at)) continue;
		switch (use) {
			case 'file':
				includeFile(outline, value, at - 1, value.length + 2);
				break;
			case 'feature':
				readFeature(value, at, outline, blocks);
				break;
			case 'extra':
				lead(outline, value, at, () => blocks.dependency(value));
				break;
			case 'requirement':
				if (INCLUDED_GROUP.test(text.slice(Math.max(start, at - 40), at - 1)))
					lead(outline, value, at, () => blocks.at('dependency-groups', value));
				else readRequirement(value, at, path, outline, blocks);
				break;
			case 'entry':
				readEntryPoint(value, at, outline);
		}
	}
}

/** Whether a string of a list stands behind a `#`. */
function isCommented(text: string, from: number, at: number): boolean {
	const line = text.slice(Math.max(from, text.lastIndexOf('\n', at) + 1), at - 1);
	return /^[^"']*#/.test(line);
}

/** A name at an offset, and the block that it is of. */
function lead(outline: Outline, name: string, start: number, target: () => ChunkSpec | undefined): void {
	outline.tell((out) => out.refer(name, start, 'read', false));
	outline.lead(start, target);
}

/** `std`, `dep:serde`, `serde/derive`, `serde?/std`. */
function readFeature(value: string, at: number, outline: Outline, blocks: NamedBlocks): void {
	const isPlain = !/^dep:|[/?]/.test(value);
	const name = value.replace(/^dep:/, '').split(/[/?]/, 1)[0];
	// A dependency that is not always needed is a feature of its name.
	lead(outline, name, at + value.indexOf(name), () =>
		isPlain ? (blocks.at('features', name) ?? blocks.dependency(name)) : blocks.dependency(name),
	);
}

/** `requests[socks] >= 2`; of the project itself its extras. */
function readRequirement(
	value: string,
	at: number,
	path: readonly string[],
	outline: Outline,
	blocks: NamedBlocks,
): void {
	const name = REQUIREMENT.exec(value)?.[0];
	if (name === undefined) return;
	importModule(outline, name, at - 1, at + value.length + 1, at);
	const extras = path[0] === 'project' ? EXTRAS.exec(value)?.[1] : undefined;
	if (extras === undefined) return;
	let from = value.indexOf('[') + 1;
	for (const extra of extras.split(',')) {
		const [start, word] = [at + from + extra.search(/\S|$/), extra.trim()];
		from += extra.length + 1;
		if (word === '') continue;
		// Which project it is may be said further down.
		outline.tell((out, positionOf) => {
			if (!isSameProject(blocks.project, name)) return;
			out.refer(word, start, 'read', false);
			const chunk = blocks.at('project', 'optional-dependencies', word);
			const position = chunk === undefined ? -1 : positionOf(chunk);
			if (position >= 0) out.yields('return', out.value('chunk', null, position, -1), start);
		});
	}
}

/** Names of Python projects are the same with dashes, dots and underscores, in any case. */
function isSameProject(a: string, b: string): boolean {
	const plain = (name: string) => name.toLowerCase().replace(/[-_.]+/g, '-');
	return a !== '' && plain(a) === plain(b);
}

/** `package.module:function`, which is run by a name. */
function readEntryPoint(value: string, at: number, outline: Outline): void {
	const point = ENTRY_POINT.exec(value);
	if (point === null) return;
	const [, module, imported] = point;
	const start = at + module.length + 1;
	outline.tell((out) => {
		out.importName({
			kind: 'dynamic',
			module,
			imported,
			local: null,
			start: at - 1,
			end: at + value.length + 1,
			nameStart: at,
			flags: 0,
		});
		out.refer(imported, start, 'read', false);
		tellPath(out, ['entry', module, imported], start);
	});
}

type Use = 'file' | 'feature' | 'extra' | 'requirement' | 'entry';

function useOf(way: string): Use | null {
	if (/^(?:workspace|tool\.uv\.workspace)\.(?:default-)?members$/.test(way)) return 'file';
	if (/^(?:lib|bin|example|test|bench)\.path$|^package\.build$/.test(way)) return 'file';
	if (way.startsWith('features.')) return 'feature';
	if (way.startsWith('tool.poetry.extras.')) return 'extra';
	if (way === 'project.dependencies' || way === 'build-system.requires') return 'requirement';
	if (way.startsWith('project.optional-dependencies.') || way.startsWith('dependency-groups.'))
		return 'requirement';
	if (way.startsWith('project.scripts.') || way.startsWith('project.gui-scripts.')) return 'entry';
	if (way.startsWith('tool.poetry.scripts.') || way.startsWith('project.entry-points.')) return 'entry';
	return null;
}
