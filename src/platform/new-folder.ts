import { randomBytes } from 'node:crypto';
import { closeSync, existsSync, mkdirSync, openSync, renameSync, rmSync, statSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { isLink, makeFolder, namesIn } from './disk.ts';

/** Names of folders that are being filled begin with this; one that is left over was interrupted. */
const UNFINISHED = '.assay-unfinished-';
/** After this time nobody fills a folder any more. */
const GIVEN_UP_MS = 24 * 3_600_000;

/** A folder that appears whole or not at all: it is filled under another name in the same place. */
export class NewFolder {
	/** Where to put what will be in it. */
	readonly path: string;
	private readonly place: string;
	private readonly name: string;

	/** `place` is made when it is not there; what others left unfinished in it long ago is removed. */
	constructor(place: string, name: string) {
		makeFolder(place);
		removeGivenUp(place);
		this.place = place;
		this.name = name;
		this.path = join(place, `${UNFINISHED}${randomBytes(6).toString('hex')}`);
		mkdirSync(this.path);
	}

	/** Takes the place of what has the name. */
	publish(): void {
		const target = join(this.place, this.name);
		const earlier = `${this.path}-earlier`;
		if (existsSync(target) || isLink(target)) renameSync(target, earlier);
		renameSync(this.path, target);
		rmSync(earlier, { recursive: true, force: true });
	}

	/** The one file that was put into it takes the place of what has the name. */
	publishFile(name: string): void {
		renameSync(join(this.path, name), join(this.place, this.name));
		this.discard();
	}

	/** Removes all of it, unless it was published. */
	discard(): void {
		rmSync(this.path, { recursive: true, force: true });
	}
}

/** Whether a name in a folder is that of something unfinished. */
export function isUnfinished(name: string): boolean {
	return name.startsWith(UNFINISHED);
}

function removeGivenUp(place: string): void {
	for (const name of namesIn(place).filter(isUnfinished)) {
		const path = join(place, name);
		const changed = statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0;
		if (Date.now() - changed > GIVEN_UP_MS) rmSync(path, { recursive: true, force: true });
	}
}

/** A file that was not there before, written from its start to its end. */
export class NewFile {
	private readonly descriptor: number;

	constructor(path: string) {
		this.descriptor = openSync(path, 'wx', 0o644);
	}

	write(bytes: Uint8Array): void {
		for (let at = 0; at < bytes.length; ) at += writeSync(this.descriptor, bytes, at, bytes.length - at);
	}

	close(): void {
		closeSync(this.descriptor);
	}
}
