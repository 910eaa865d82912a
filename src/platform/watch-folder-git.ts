import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { findRepository, type GitPlace } from './git-place.ts';
import { sameTracked, type Tracked, trackedFiles } from './git-tracked.ts';

/**
 * Tells when git changes a working tree. It holds a lock on its index meanwhile, and replaces the
 * index at the end; between the two, the tree is of no revision.
 */
export class GitActivity {
	private readonly place: GitPlace | null;
	private readonly index: string | null;
	private seen: string;
	private tracked: Tracked | null;

	constructor(root: string) {
		this.place = placeOf(root);
		this.index = this.place === null ? null : join(this.place.gitDir, 'index');
		this.seen = this.stamp();
		this.tracked = this.place === null ? null : trackedFiles(this.place);
	}

	isBusy(): boolean {
		return this.index !== null && existsSync(`${this.index}.lock`);
	}

	/** Whether git has done something since this was asked the last time. */
	hasChanged(): boolean {
		const stamp = this.stamp();
		const changed = stamp !== this.seen;
		this.seen = stamp;
		return changed;
	}

	/** Whether git tracks other files than when this was asked the last time: `git add` changes none of them. */
	tracksOthers(): boolean {
		if (this.place === null || this.tracked === null) return false;
		const before = this.tracked;
		this.tracked = trackedFiles(this.place);
		return !sameTracked(before, this.tracked);
	}

	private stamp(): string {
		if (this.index === null) return '';
		try {
			const { ino, mtimeNs, ctimeNs, size } = statSync(this.index, { bigint: true });
			return `${ino} ${mtimeNs} ${ctimeNs} ${size}`;
		} catch {
			return '';
		}
	}
}

/** Null outside of a repository, and when the root is not there. */
function placeOf(root: string): GitPlace | null {
	try {
		return findRepository(root);
	} catch {
		return null;
	}
}
