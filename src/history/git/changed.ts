import { createHash } from 'node:crypto';
import { join } from 'node:path';
import type { ChangedFiles, Outcome } from '../../model/history.ts';
import { copyIndex, listUntracked } from '../../platform/git-index.ts';
import { GIT_LIMITS } from '../../platform/git-limits.ts';
import { storeFile } from '../../platform/git-loose-objects.ts';
import { type Difference, differences, listSuspects } from '../../platform/git-tree-state.ts';
import type { GitView, ViewCall } from '../../platform/git-view.ts';
import { changeReader, type RawChange, RENAMES } from './raw-diff.ts';
import { resolveRevision } from './revision.ts';
import { pathText } from './text.ts';

/** Up to this much is shown to git, so that it can tell renamed files by their likeness. */
const MAX_STORED_FILES = 1_000;
const MAX_STORED_BYTES = 64_000_000;
const MAX_STORED_FILE = 4_000_000;

/**
 * What differs between a commit and the working tree, files that git has not been told of included.
 * The working tree is written into an index of our own, as far as it differs from the repository's, and
 * git compares that: no command looks at the files themselves, so no filter can run.
 */
export async function changedSince(
	view: GitView,
	revision: string,
	env: NodeJS.ProcessEnv,
	signal: AbortSignal | undefined,
): Promise<Outcome<ChangedFiles>> {
	const found = await compareTree(view, revision, env, signal);
	return found.ok ? { ok: true, value: found.value.changed } : found;
}

/** The same with how to ask git more about it: its index is the working tree now. */
export async function compareTree(
	view: GitView,
	revision: string,
	env: NodeJS.ProcessEnv,
	signal: AbortSignal | undefined,
): Promise<Outcome<{ changed: ChangedFiles; call: ViewCall }>> {
	const commit = await resolveRevision(view, revision, signal);
	if (!commit.ok) return commit;
	const suspects = await listSuspects(view, signal);
	if (!suspects.ok) return suspects;
	copyIndex(view);
	const untracked = await listUntracked(view, env, signal);
	if (!untracked.ok) return untracked;
	const staging = stage(view, [...differences(view.place, suspects.value)], untracked.value);
	// Quoted, because a colon would end it.
	const contents = { GIT_ALTERNATE_OBJECT_DIRECTORIES: JSON.stringify(staging.objects) };
	const call: ViewCall = { ...GIT_LIMITS, signal, env: contents };
	const written = await view.run(['update-index', '-z', '--index-info'], { ...call, input: staging.lines });
	if (!written.ok) return written;
	let renames: ChangedFiles['renames'] = staging.complete ? 'similar' : 'exact';
	let compared = await compareIndex(view, commit.value, renames, call);
	if (!compared.ok && compared.reason === 'damaged' && renames === 'similar') {
		// In a partial clone old contents are missing; exact moves need none.
		renames = 'exact';
		compared = await compareIndex(view, commit.value, renames, call);
	}
	if (!compared.ok) return compared;
	const { prefix } = view.place;
	const unknown = new Set(untracked.value.map(pathText));
	const files = compared.value.map(({ path, from, change }) => ({
		path: path.slice(prefix.length),
		change,
		from: from?.slice(prefix.length) ?? null,
		tracked: !unknown.has(path),
	}));
	files.sort((a, b) => (a.path < b.path ? -1 : 1));
	return { ok: true, value: { changed: { commit: commit.value, files, renames }, call } };
}

/** What differs between a commit and the view's index. */
async function compareIndex(
	view: GitView,
	commit: string,
	renames: ChangedFiles['renames'],
	call: ViewCall,
): Promise<Outcome<RawChange[]>> {
	const changes: RawChange[] = [];
	const reader = changeReader({ onChange: (change) => changes.push(change) });
	const likeness = renames === 'similar' ? '-M' : '-M100%';
	const args = [
		'diff-index',
		'--cached',
		'-r',
		'-z',
		'--raw',
		'--no-ext-diff',
		likeness,
		...RENAMES,
		commit,
		'--',
	];
	if (view.place.prefix !== '') args.push(view.place.prefix);
	const run = await view.run(args, { ...call, onOutput: (bytes) => reader.push(bytes) });
	return run.ok ? { ok: true, value: changes } : run;
}

interface Staging {
	/** For `update-index --index-info`. */
	lines: Buffer;
	/** Folder with the contents that are in no repository. */
	objects: string;
	/** False when some contents were not put there. */
	complete: boolean;
}

function stage(view: GitView, changed: readonly Difference[], untracked: readonly Buffer[]): Staging {
	const objects = join(view.folder, 'objects');
	const lines: Buffer[] = [];
	let files = 0;
	let bytes = 0;
	let complete = true;
	const enter = (path: Buffer, known: Pick<Difference, 'mode' | 'oid'>) => {
		const isRoom = files < MAX_STORED_FILES && bytes < MAX_STORED_BYTES;
		const stored = isRoom ? storeFile(view.place, path, objects, MAX_STORED_FILE) : null;
		files++;
		bytes += stored?.bytes ?? 0;
		if (stored === null) complete = false;
		lines.push(
			line(path, stored ?? { mode: known.mode, oid: known.oid ?? unknownId(path, view.place.sha256) }),
		);
	};
	for (const { path, mode, oid } of changed) {
		// A submodule is no file, wherever it stands.
		if (mode === SUBMODULE) continue;
		// The entry goes first: an unmerged one would stay beside the new one.
		lines.push(line(path, { mode: 0, oid: '0'.repeat(view.place.sha256 ? 64 : 40) }));
		if (mode !== 0) enter(path, { mode, oid });
	}
	for (const path of untracked) enter(path, { mode: 0o100644, oid: null });
	return { lines: Buffer.concat(lines), objects, complete };
}

const SUBMODULE = 0o160000;

function line(path: Buffer, { mode, oid }: { mode: number; oid: string }): Buffer {
	return Buffer.concat([Buffer.from(`${mode.toString(8)} ${oid}\t`), path, Buffer.of(0)]);
}

/** Differs from the name of any content: stands for one that was not read. */
function unknownId(path: Buffer, sha256: boolean): string {
	return createHash(sha256 ? 'sha256' : 'sha1')
		.update('not read ')
		.update(path)
		.digest('hex');
}
