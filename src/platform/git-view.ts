import { mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Trouble, trouble } from '../model/history.ts';
import type { GitPlace } from './git-place.ts';
import { findGit, type GitProgram } from './git-program.ts';
import { type GitCall, type GitOutput, runGit } from './git-run.ts';
import { readUserFile } from './list-folder.ts';

/** One run of a reading command. */
export type ViewCall = Omit<GitCall, 'args' | 'cwd' | 'env'> & Partial<Pick<GitCall, 'env'>>;

const MAX_COPY = 1_000_000_000;

/** Files that say where names lead to, copied because links to files need a privilege on some systems. */
const COPIED = ['packed-refs', 'shallow'];
/** Names that belong to one working tree. */
const COPIED_HERE = ['HEAD', 'ORIG_HEAD', 'MERGE_HEAD', 'FETCH_HEAD', 'CHERRY_PICK_HEAD'];

/**
 * A repository as git sees it when its settings are left out. A git folder of our own, empty but for
 * the references, stands before the repository's objects. So nothing that its `config`, hooks,
 * attributes, grafts or replacements say is ever read: there is no list of dangerous settings that
 * could miss one, and a repository of another owner needs no `safe.directory`.
 */
export class GitView {
	readonly place: GitPlace;
	/** Ours to write to, and gone after `close`. */
	readonly folder: string;
	private readonly program: GitProgram;

	private constructor(place: GitPlace, program: GitProgram, folder: string) {
		this.place = place;
		this.program = program;
		this.folder = folder;
	}

	static open(place: GitPlace, env: NodeJS.ProcessEnv): GitView | Trouble {
		const program = findGit(env, place.top);
		if (program === null) return trouble('no_program', 'git is not on the search path');
		let folder: string | undefined;
		try {
			folder = mkdtempSync(join(tmpdir(), 'assay-git-'));
			mkdirSync(join(folder, 'tree'));
			furnish(place, join(folder, 'git'));
			return new GitView(place, program, folder);
		} catch (error) {
			if (folder !== undefined) rmSync(folder, { recursive: true, force: true });
			return trouble('damaged', error instanceof Error ? error.message : String(error));
		}
	}

	/** The working tree is an empty folder unless `env` names another, so that no attributes apply. */
	run(args: readonly string[], call: ViewCall): Promise<GitOutput> {
		const tree = join(this.folder, 'tree');
		const env = {
			HOME: tree,
			XDG_CONFIG_HOME: tree,
			GIT_DIR: join(this.folder, 'git'),
			GIT_WORK_TREE: tree,
			GIT_OBJECT_DIRECTORY: join(this.place.commonDir, 'objects'),
			...call.env,
		};
		return runGit(this.program, { ...call, args, cwd: tree, env });
	}

	/** Names the repository's own index to a command that only reads it. */
	indexEnvironment(): { GIT_INDEX_FILE: string } {
		const { gitDir } = this.place;
		// A split index has most of its entries in a second file, which git looks for beside HEAD.
		const shared = listed(gitDir).filter((name) => /^sharedindex\.[0-9a-f]{40,64}$/.test(name));
		copyFiles(gitDir, join(this.folder, 'git'), shared);
		// Opening a pipe would wait for ever; what is no file is no index.
		const place = isFile(join(gitDir, 'index')) ? gitDir : join(this.folder, 'tree');
		return { GIT_INDEX_FILE: join(place, 'index') };
	}

	close(): void {
		rmSync(this.folder, { recursive: true, force: true });
	}
}

function furnish(place: GitPlace, folder: string): void {
	const { gitDir, commonDir } = place;
	mkdirSync(folder);
	mkdirSync(join(folder, 'logs'));
	writeFileSync(join(folder, 'config'), settingsFor(place));
	copyFiles(gitDir, folder, COPIED_HERE);
	copyFiles(commonDir, folder, COPIED);
	copyFiles(join(gitDir, 'logs'), join(folder, 'logs'), ['HEAD']);
	for (const name of ['refs', 'logs/refs']) link(join(commonDir, name), join(folder, name));
	if (place.reftable) link(join(commonDir, 'reftable'), join(folder, 'reftable'));
}

function settingsFor({ sha256, reftable }: GitPlace): string {
	const lines = ['[core]', '\trepositoryformatversion = 1', '\tbare = false', '[extensions]'];
	if (sha256) lines.push('\tobjectformat = sha256');
	if (reftable) lines.push('\trefstorage = reftable');
	return `${lines.join('\n')}\n`;
}

/** Those of the names that are there, and are regular files of bounded size. */
function copyFiles(from: string, to: string, names: readonly string[]): void {
	const there = new Set(listed(from));
	for (const name of names) {
		const bytes = there.has(name) ? readUserFile(join(from, name), MAX_COPY) : null;
		if (bytes !== null) writeFileSync(join(to, name), bytes);
	}
}

function isFile(path: string): boolean {
	return statSync(path, { throwIfNoEntry: false })?.isFile() ?? false;
}

function listed(folder: string): string[] {
	try {
		return readdirSync(folder);
	} catch {
		return [];
	}
}

function link(target: string, path: string): void {
	symlinkSync(target, path, 'junction');
}
