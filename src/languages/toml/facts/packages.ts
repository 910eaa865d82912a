import {
	pythonBuildRequire,
	pythonPackageConfig,
	pythonPackageDependency,
} from '../../../model/facts/python-data.ts';
import type { Attributes, FactFile, FactRule, SeenChunk } from '../../../model/facts/rules.ts';
import { requirement } from '../../shared/facts/requirements.ts';

const isPyproject = ({ path }: FactFile): boolean => /(?:^|\/)pyproject\.toml$/.test(path);

/** The way to a property: its table and its key. */
function wayOf({ name, parent }: SeenChunk, file: FactFile): string {
	const around = file.chunk(parent);
	return around === undefined || around.parent < 0 ? (name ?? '') : `${around.name}.${name}`;
}

interface TomlString {
	text: string;
	start: number;
	end: number;
}

const MAX_STRINGS = 2_000;

/** The strings of a property's value, those of its inline tables apart. */
function stringsOf(chunk: SeenChunk, file: FactFile): TomlString[] {
	const { text } = file;
	const strings: TomlString[] = [];
	let depth = 0;
	let at = text.indexOf('=', chunk.nameStart) + 1;
	for (; at > 0 && at < chunk.end && strings.length < MAX_STRINGS; at++) {
		const unit = text[at];
		if (unit === '#') at = lineEnd(text, at);
		else if (unit === '{') depth++;
		else if (unit === '}') depth--;
		else if (unit === '"' || unit === "'") {
			const end = text.indexOf(unit, at + 1);
			if (end < 0 || end >= chunk.end) break;
			if (depth === 0) strings.push({ text: text.slice(at + 1, end), start: at, end: end + 1 });
			at = end;
		}
	}
	return strings;
}

function lineEnd(text: string, at: number): number {
	const end = text.indexOf('\n', at);
	return end < 0 ? text.length : end;
}

/** The group that a list of requirements is for: null for what is always needed, undefined for no such list. */
function listGroup(way: string): string | null | undefined {
	if (way === 'project.dependencies') return null;
	if (way === 'tool.uv.dev-dependencies') return 'dev';
	const found =
		/^(?:project\.optional-dependencies|dependency-groups|tool\.pdm\.dev-dependencies)\.(.{1,100})$/.exec(
			way,
		);
	return found?.[1];
}

/** `requests = "^2"` in a table of Poetry: the group and the package. */
function poetryEntry(way: string): { group: string | null; name: string } | null {
	const found =
		/^tool\.poetry\.(?:(dev-dependencies)|dependencies|group\.([^.]{1,100})\.dependencies)\.([^.]{1,120})(?:\.version)?$/.exec(
			way,
		);
	if (found === null || found[3] === 'python') return null;
	return { group: found[1] === undefined ? (found[2] ?? null) : 'dev', name: found[3] };
}

function poetryDependency(chunk: SeenChunk, file: FactFile): Attributes {
	const value = file.text.slice(file.text.indexOf('=', chunk.nameStart) + 1, chunk.end).trim();
	const plain = /^["']([^"'\n]{1,120})["']$/.exec(value)?.[1];
	const version = plain ?? /\bversion\s{0,4}=\s{0,4}["']([^"'\n]{1,120})["']/.exec(value)?.[1];
	const extras = /\bextras\s{0,4}=\s{0,4}\[([^\]]{1,200})\]/.exec(value)?.[1];
	const marker = /\bmarkers\s{0,4}=\s{0,4}(?:"([^"\n]{1,200})"|'([^'\n]{1,200})')/.exec(value);
	return {
		version,
		extras: extras?.match(/[\w.-]{1,100}/g),
		marker: marker?.[1] ?? marker?.[2],
	};
}

/** What Python projects say in their pyproject.toml. */
export const PACKAGES: readonly FactRule[] = [
	{
		fact: pythonPackageConfig,
		on: 'chunk',
		kinds: ['section'],
		find(chunk, file, tell) {
			if ((chunk.name !== 'project' && chunk.name !== 'tool.poetry') || !isPyproject(file)) return;
			const said = (section: SeenChunk | undefined, key: string): string | null => {
				const property = section && file.members(section.index).find(({ name }) => name === key);
				return property === undefined ? null : (stringsOf(property, file)[0]?.text ?? null);
			};
			const build = file.chunks.find(({ kind, name }) => kind === 'section' && name === 'build-system');
			tell({
				form: chunk.name === 'project' ? 'pyproject' : 'poetry',
				name: said(chunk, 'name'),
				version: said(chunk, 'version'),
				requires_python: said(chunk, 'requires-python'),
				backend: said(build, 'build-backend'),
			});
		},
	},
	{
		fact: pythonPackageDependency,
		on: 'chunk',
		kinds: ['property'],
		find(chunk, file, tell) {
			if (!isPyproject(file)) return;
			const way = wayOf(chunk, file);
			const entry = poetryEntry(way);
			if (entry !== null) return tell({ ...entry, ...poetryDependency(chunk, file) });
			const group = listGroup(way);
			if (group === undefined) return;
			for (const { text, start, end } of stringsOf(chunk, file)) {
				const found = requirement(text);
				if (found !== null) tell({ ...found, group }, { start, end });
			}
		},
	},
	{
		fact: pythonBuildRequire,
		on: 'chunk',
		kinds: ['property'],
		find(chunk, file, tell) {
			if (!isPyproject(file) || wayOf(chunk, file) !== 'build-system.requires') return;
			for (const { text, start, end } of stringsOf(chunk, file)) {
				const { name, version } = requirement(text) ?? {};
				if (name !== undefined) tell({ name, version }, { start, end });
			}
		},
	},
];
