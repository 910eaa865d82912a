import { isUtf8 } from 'node:buffer';
import { createHash } from 'node:crypto';
import { lstatSync, readlinkSync, type Stats } from 'node:fs';
import { join } from 'node:path';
import type { Outcome } from '../model/history.ts';
import { TREE_LIMITS } from './git-limits.ts';
import type { GitPlace } from './git-place.ts';
import { rawDiffReader } from './git-raw-diff.ts';
import type { GitView } from './git-view.ts';
import { readHead as readBytes } from './list-folder.ts';

/** A tracked file that may not be on disk as the index has it. */
export interface Suspect {
	path: Buffer;
	/** As in the index; null when it has nothing to compare with: unmerged, or added without content. */
	entry: { mode: number; oid: string } | null;
	/** Nothing is there. */
	gone: boolean;
}

/** One that is not. */
export interface Difference {
	path: Buffer;
	/** What is there now; 0 for nothing. */
	mode: number;
	/** Of what is there now; null when it was not read. */
	oid: string | null;
}

const TYPE = 0o170000;
const LINK = 0o120000;
const SUBMODULE = 0o160000;
const EXECUTABLE = 0o100;
/** Files larger than this whose times changed count as changed without being read. */
const MAX_COMPARED = 64_000_000;

/**
 * Files below the root whose times are not those that git noted. The view has no settings, so git
 * knows no filter to run on them; and it does not ask submodules, where a git with settings would run.
 */
export async function listSuspects(
	view: GitView,
	signal: AbortSignal | undefined,
): Promise<Outcome<Suspect[]>> {
	const suspects = new Map<string, Suspect>();
	const reader = rawDiffReader({
		onLine: ({ letter, oldMode, newMode, oldOid, path }) => {
			const key = path.toString('latin1');
			// An unmerged path has a second line, which compares one of its versions.
			if (suspects.has(key)) return;
			const entry = letter === 'U' || letter === 'A' ? null : { mode: oldMode, oid: oldOid };
			suspects.set(key, { path, entry, gone: newMode === 0 && letter !== 'U' });
		},
	});
	const { top, prefix, fileMode } = view.place;
	const args = ['diff-files', '-z', '--raw', '--no-ext-diff', '--ignore-submodules=dirty'];
	if (prefix !== '') args.push('--', prefix);
	const run = await view.run(args, {
		...TREE_LIMITS,
		signal,
		settings: [`core.fileMode=${fileMode}`],
		env: { ...view.indexEnvironment(), GIT_WORK_TREE: top },
		onOutput: (bytes) => reader.push(bytes),
	});
	return run.ok ? { ok: true, value: [...suspects.values()] } : run;
}

/**
 * Those that really differ. Other times alone are no difference: the file is hashed as it is, with its
 * line ends normalised, and as a pointer of large file storage. One that goes through another filter
 * counts as changed once its times are others. In a submodule only its commit counts. Returns `late`
 * when the clock passed the deadline before everything was compared.
 */
export function* differences(
	place: GitPlace,
	suspects: readonly Suspect[],
	deadline = Number.POSITIVE_INFINITY,
): Generator<Difference, 'all' | 'late'> {
	for (const { path, entry, gone } of suspects) {
		if (performance.now() > deadline) return 'late';
		const stat = gone ? null : look(place.top, path);
		if (stat === null) yield { path, mode: 0, oid: null };
		else if (entry !== null && (entry.mode & TYPE) === SUBMODULE) yield { path, mode: SUBMODULE, oid: null };
		else {
			const now = contentOf(place, path, entry, stat);
			if (now.oid !== entry?.oid || now.mode !== entry?.mode) yield { path, ...now };
		}
	}
	return 'all';
}

function look(top: string, path: Buffer): Stats | null {
	try {
		return lstatSync(Buffer.concat([Buffer.from(`${top}/`), path]), { throwIfNoEntry: false }) ?? null;
	} catch {
		return null;
	}
}

function contentOf(
	place: GitPlace,
	path: Buffer,
	entry: Suspect['entry'],
	stat: Stats,
): { mode: number; oid: string | null } {
	if (stat.isSymbolicLink()) return { mode: LINK, oid: linkId(place, path) };
	if (!stat.isFile()) return { mode: 0, oid: null };
	const bit = place.fileMode ? stat.mode & EXECUTABLE : (entry?.mode ?? 0) & EXECUTABLE;
	const mode = bit ? 0o100755 : 0o100644;
	// Names that are no text cannot be opened with the proof that they lie inside.
	if (stat.size > MAX_COMPARED || !isUtf8(path)) return { mode, oid: null };
	const bytes = readBytes(place.top, path.toString('utf8'), MAX_COMPARED);
	if ('reason' in bytes) return { mode: 0, oid: null };
	if (entry !== null) {
		// Where links cannot be made, git writes a file with the target's name.
		const same = (entry.mode & TYPE) === LINK ? LINK : mode;
		for (const form of storedForms(bytes)) {
			if (blobId(form, place.sha256) === entry.oid) return { mode: same, oid: entry.oid };
		}
	}
	return { mode, oid: blobId(bytes, place.sha256) };
}

function linkId(place: GitPlace, path: Buffer): string | null {
	try {
		return blobId(readlinkSync(join(place.top, path.toString()), { encoding: 'buffer' }), place.sha256);
	} catch {
		return null;
	}
}

/** Forms in which git may keep a file with this content without a filter of the user's. */
function* storedForms(bytes: Buffer): Generator<Buffer> {
	yield bytes;
	if (bytes.includes('\r\n')) yield Buffer.from(bytes.toString('latin1').replaceAll('\r\n', '\n'), 'latin1');
	const sum = createHash('sha256').update(bytes).digest('hex');
	yield Buffer.from(`version https://git-lfs.github.com/spec/v1\noid sha256:${sum}\nsize ${bytes.length}\n`);
}

/** The name git gives to a file with this content. */
export function blobId(bytes: Uint8Array, sha256: boolean): string {
	const hash = createHash(sha256 ? 'sha256' : 'sha1');
	return hash.update(`blob ${bytes.length}\0`).update(bytes).digest('hex');
}
