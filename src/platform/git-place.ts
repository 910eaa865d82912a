import { statSync } from 'node:fs';
import { dirname, join, relative, resolve, sep } from 'node:path';
import { realPath } from './disk.ts';
import { settingsOf } from './git-settings.ts';
import { readUserFile } from './list-folder.ts';

/** Where the parts of a repository lie. Found by looking, without running git or obeying its settings. */
export interface GitPlace {
	/** Top of the working tree: the folder that `.git` is in, whatever `core.worktree` says. */
	top: string;
	/** Folders from the top down to the root, with a trailing slash; '' when they are the same. */
	prefix: string;
	/** What belongs to this working tree: HEAD and the index. */
	gitDir: string;
	/** What linked worktrees share: objects, references. */
	commonDir: string;
	sha256: boolean;
	/** References are kept in reftables, which only git can read. */
	reftable: boolean;
	/** Whether the executable bit of a file counts. */
	fileMode: boolean;
	/** Whether names that differ in case are the same. */
	ignoresCase: boolean;
	/** The folder that the paths in the index start from: the top, unless the settings name another. */
	workTree: string;
}

const SMALL = 4_096;
const MAX_SETTINGS = 1_000_000;
const HEAD_FORM = /^(?:ref: refs\/|[0-9a-f]{40})/;

/**
 * The repository that a folder lies in, or null. Only a `.git` folder or file makes one: a folder that
 * merely looks like the inside of a repository is content.
 */
export function findRepository(root: string): GitPlace | null {
	const start = realPath(root);
	for (let top = start; ; top = dirname(top)) {
		const place = repositoryAt(top, start);
		if (place !== null || dirname(top) === top) return place;
	}
}

/** The repository whose working tree has its top here, or null; both paths without symbolic links. */
export function repositoryAt(top: string, root = top): GitPlace | null {
	const folders = gitFolders(join(top, '.git'));
	if (folders === null || !isRepository(folders)) return null;
	return { top, prefix: prefixOf(top, root), ...folders, ...formatOf(top, folders) };
}

/** Folders from `top` down to `folder`, with a trailing slash. */
export function prefixOf(top: string, folder: string): string {
	const between = relative(top, folder).split(sep).join('/');
	return between === '' ? '' : `${between}/`;
}

interface GitFolders {
	gitDir: string;
	commonDir: string;
}

/** What `.git` leads to: itself, or what it names in a linked worktree or a submodule. null when it is not there. */
export function gitFolders(dotGit: string): GitFolders | null {
	if (isFolder(dotGit)) return { gitDir: dotGit, commonDir: commonOf(dotGit) };
	const link = /^gitdir: (.+?)[\r\n]*$/.exec(readUserFile(dotGit, SMALL)?.toString('utf8') ?? '')?.[1];
	if (link === undefined) return null;
	const gitDir = resolve(dirname(dotGit), link);
	return { gitDir, commonDir: commonOf(gitDir) };
}

function commonOf(gitDir: string): string {
	const common = readUserFile(join(gitDir, 'commondir'), SMALL)?.toString('utf8').trim();
	return common ? resolve(gitDir, common) : gitDir;
}

function isRepository({ gitDir, commonDir }: GitFolders): boolean {
	const head = readUserFile(join(gitDir, 'HEAD'), SMALL)?.toString('latin1') ?? '';
	return HEAD_FORM.test(head) && isFolder(join(commonDir, 'objects'));
}

/** Links are followed; a path that cannot be looked at is none. */
function isFolder(path: string): boolean {
	try {
		return statSync(path).isDirectory();
	} catch {
		return false;
	}
}

/** The few settings that say how to read the rest. Later lines win, as in git. */
function formatOf(
	top: string,
	{ gitDir, commonDir }: GitFolders,
): Pick<GitPlace, 'sha256' | 'reftable' | 'fileMode' | 'ignoresCase' | 'workTree'> {
	const shared = readSettings(join(commonDir, 'config'));
	// What `git sparse-checkout` and the like set for one working tree.
	const own = isOn(shared.get('extensions.worktreeconfig'))
		? readSettings(join(gitDir, 'config.worktree'))
		: new Map<string, string>();
	const values = new Map([...shared, ...own]);
	// A linked working tree is not where the settings of the main one say.
	const workTree =
		own.get('core.worktree') ?? (gitDir === commonDir ? shared.get('core.worktree') : undefined);
	return {
		sha256: values.get('extensions.objectformat')?.toLowerCase() === 'sha256',
		reftable: values.get('extensions.refstorage')?.toLowerCase() === 'reftable',
		fileMode: !['false', 'no', 'off', '0'].includes(values.get('core.filemode')?.toLowerCase() ?? ''),
		ignoresCase: isOn(values.get('core.ignorecase')),
		workTree: workTree === undefined ? top : resolve(gitDir, workTree),
	};
}

function isOn(value: string | undefined): boolean {
	return ['true', 'yes', 'on', '1'].includes(value?.toLowerCase() ?? '');
}

function readSettings(path: string): Map<string, string> {
	const text = readUserFile(path, MAX_SETTINGS)?.toString('utf8') ?? '';
	const values = new Map<string, string>();
	for (const { section, key, value } of settingsOf(text)) values.set(`${section}.${key}`, value);
	return values;
}
