import { folderOf, foldersUp, isIn, join } from '../../../../model/repository-paths.ts';
import type { Project } from '../../../../model/resolve.ts';
import { wordSet } from '../../../../model/word-list.ts';

const MAX_FOLDERS = 400;
const KEYWORDS: ReadonlySet<string> = wordSet('SYSTEM BEFORE AFTER PUBLIC PRIVATE INTERFACE');
const DIRECTORIES = /\b(target_)?include_directories\s*\(([^)]{0,4000})\)/gi;
const LONG_FLAG = /^-(?:isystem|iquote|idirafter|include-directory)$/;

/** The folders that includes are looked for in, as what builds a repository says. */
export class IncludePaths {
	/** By the file that is compiled, from `compile_commands.json`. */
	private readonly byFile = new Map<string, string[]>();
	private readonly compiled = new Set<string>();
	/** By the folder that a `CMakeLists.txt` or a `meson.build` is for, the deepest first. */
	private readonly byFolder: { folder: string; paths: string[]; rule: string }[] = [];

	constructor(project: Project) {
		for (const path of project.manifests('compile_commands.json'))
			this.addCommands(project, project.manifest(path) ?? '', folderOf(path));
		for (const path of project.manifests('CMakeLists.txt')) {
			const paths = cmakeFolders(project, path);
			if (paths.length > 0) this.byFolder.push({ folder: folderOf(path), paths, rule: 'CMakeLists.txt' });
		}
		for (const path of project.manifests('meson.build')) {
			const paths = mesonFolders(project, path);
			if (paths.length > 0) this.byFolder.push({ folder: folderOf(path), paths, rule: 'meson.build' });
		}
		this.byFolder.sort((a, b) => b.folder.length - a.folder.length);
	}

	/** Folders for a file, the surest first. */
	for(path: string): { folders: readonly string[]; rule: string }[] {
		const own = this.byFile.get(path) ?? [...this.compiled];
		const around = this.byFolder.filter(({ folder }) => isIn(folder, path));
		return [
			{ folders: own, rule: 'compile_commands.json' },
			...around.map(({ paths, rule }) => ({ folders: paths, rule })),
		];
	}

	/** Folders that targets elsewhere show to who uses them. */
	get others(): readonly string[] {
		return [...new Set(this.byFolder.flatMap(({ paths }) => paths))].slice(0, MAX_FOLDERS);
	}

	private addCommands(project: Project, text: string, home: string): void {
		let commands: unknown;
		try {
			commands = JSON.parse(text);
		} catch {
			return;
		}
		if (!Array.isArray(commands)) return;
		let base: string | null = null;
		for (const each of commands as Record<string, unknown>[]) {
			const directory = typeof each?.directory === 'string' ? each.directory : '';
			const file = typeof each?.file === 'string' ? each.file : '';
			const absolute = file.startsWith('/') ? file : `${directory}/${file}`;
			base ??= baseOf(project, absolute, home);
			if (base === null) continue;
			const at = inside(base, '', absolute);
			if (at === null || !project.has(at)) continue;
			const words = Array.isArray(each.arguments)
				? each.arguments.filter((word): word is string => typeof word === 'string')
				: String(each.command ?? '').split(/\s+/);
			const folders = flagged(words).flatMap((folder) => inside(base ?? '', directory, folder) ?? []);
			this.byFile.set(at, folders);
			for (const folder of folders) if (this.compiled.size < MAX_FOLDERS) this.compiled.add(folder);
		}
	}
}

/** What stands before the repository in the paths of another machine. */
function baseOf(project: Project, absolute: string, home: string): string | null {
	const parts = absolute.split('/');
	for (let at = 1; at < parts.length; at++) {
		const rest = parts.slice(at).join('/');
		if (project.has(rest) && isIn(home.split('/')[0], rest)) return parts.slice(0, at).join('/');
	}
	return null;
}

/** A path of that machine from the root of the repository; null when it is elsewhere. */
function inside(base: string, directory: string, path: string): string | null {
	const absolute = path.startsWith('/') ? path : `${directory}/${path}`;
	if (absolute === base) return '';
	return absolute.startsWith(`${base}/`) ? join('', absolute.slice(base.length + 1)) : null;
}

function flagged(words: readonly string[]): string[] {
	const found: string[] = [];
	for (const [at, word] of words.entries()) {
		if (/^-I./.test(word)) found.push(word.slice(2));
		else if (word === '-I' || LONG_FLAG.test(word)) found.push(words[at + 1] ?? '');
	}
	return found.map((each) => each.replace(/^["']|["']$/g, '')).filter((each) => each !== '');
}

/** The folders that a `CMakeLists.txt` adds, as far as they are written out. */
function cmakeFolders(project: Project, path: string): string[] {
	const text = (project.manifest(path) ?? '').replace(/#[^\n]*/g, '');
	const folder = folderOf(path);
	const found = new Set<string>();
	for (const [, target, list] of text.matchAll(DIRECTORIES)) {
		const words = list
			.replace(/\$<(?:BUILD|INSTALL)_INTERFACE:([^>]*)>/g, ' $1 ')
			.split(/[\s;]+/)
			.filter((word) => word !== '' && !KEYWORDS.has(word));
		if (target !== undefined) words.shift();
		for (const word of words) {
			const at = placeOf(project, folder, word.replace(/^"|"$/g, ''));
			if (at !== null && project.hasFolder(at)) found.add(at);
		}
	}
	return [...found].slice(0, MAX_FOLDERS);
}

/** The folders that a `meson.build` names, but for those of headers that stand for the system's. */
function mesonFolders(project: Project, path: string): string[] {
	const text = (project.manifest(path) ?? '').replace(/#[^\n]*/g, '');
	const found = new Set<string>();
	for (const [, , list] of text.matchAll(DIRECTORIES)) {
		if (/\bis_system\b/.test(list)) continue;
		for (const [, word] of list.matchAll(/'([^'\n]{0,400})'/g)) {
			const at = join(folderOf(path), word);
			if (at !== null && project.hasFolder(at)) found.add(at);
		}
	}
	return [...found].slice(0, MAX_FOLDERS);
}

function placeOf(project: Project, folder: string, word: string): string | null {
	const [, variable, rest] = /^\$\{(\w+)\}(.*)$/.exec(word) ?? [null, null, word];
	if (rest.includes('$')) return null;
	const from = variable === null ? folder : variableFolder(project, folder, variable);
	return from === null ? null : join(from, rest.replace(/^\/+/, variable === null ? '/' : './'));
}

function variableFolder(project: Project, folder: string, variable: string): string | null {
	if (/^CMAKE_CURRENT_(?:SOURCE|LIST)_DIR$/.test(variable)) return folder;
	const listed = foldersUp(folder).filter(
		(each) => project.manifest(each === '' ? 'CMakeLists.txt' : `${each}/CMakeLists.txt`) !== null,
	);
	if (variable === 'CMAKE_SOURCE_DIR') return listed[listed.length - 1] ?? null;
	if (!/_SOURCE_DIR$/.test(variable)) return null;
	const named = listed.find((each) =>
		/\bproject\s*\(/i.test(project.manifest(each === '' ? 'CMakeLists.txt' : `${each}/CMakeLists.txt`) ?? ''),
	);
	return named ?? listed[listed.length - 1] ?? null;
}
