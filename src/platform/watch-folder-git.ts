import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { findRepository } from './git-place.ts';

/**
 * Tells when git changes a working tree. It holds a lock on its index meanwhile, and replaces the
 * index at the end; between the two, the tree is of no revision.
 */
export class GitActivity {
	private readonly index: string | null;
	private seen: string;

	constructor(root: string) {
		this.index = indexOf(root);
		this.seen = this.stamp();
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
function indexOf(root: string): string | null {
	try {
		const place = findRepository(root);
		return place === null ? null : join(place.gitDir, 'index');
	} catch {
		return null;
	}
}
