import { basename, dirname } from 'node:path';
import type { Random } from '../histories/random.ts';
import type { DiskCall } from './write-log.ts';

/** How much of what was not synced is lost when the power goes. */
export interface Loss {
	/** Per cent of unsynced changes that are kept. */
	kept: number;
	/** Changes of names are lost from some point on, as with a journal; or each by itself. */
	ordered: boolean;
}

const SECTOR = 512;

type Change = { offset: number; bytes: Buffer } | { size: number };

/** Content of a file, whatever its name. */
class StoredFile {
	private synced: Buffer = Buffer.alloc(0);
	private readonly changes: Change[] = [];
	/** What the file it describes held when it was written, for a seal. */
	sealed: Buffer | null = null;

	change(change: Change): void {
		this.changes.push(change);
	}

	sync(): void {
		this.synced = this.now();
		this.changes.length = 0;
	}

	/** As processes see it. */
	now(): Buffer {
		return this.changes.reduce(applied, this.synced);
	}

	/** As a disk may hold it that lost its power. */
	afterLoss(random: Random, { kept }: Loss): Buffer {
		let content: Buffer = this.synced;
		for (const change of this.changes) {
			if (!random.chance(kept)) continue;
			const isTorn = 'bytes' in change && random.chance(40);
			for (const part of isTorn ? torn(change, random) : [change]) content = applied(content, part);
		}
		return content;
	}
}

function applied(content: Buffer, change: Change): Buffer {
	const end = 'size' in change ? change.size : change.offset + change.bytes.length;
	const size = 'size' in change ? end : Math.max(content.length, end);
	const result = Buffer.alloc(size);
	content.copy(result, 0, 0, Math.min(size, content.length));
	if ('bytes' in change) change.bytes.copy(result, change.offset);
	return result;
}

/** Those sectors of a write that arrived. */
function torn({ offset, bytes }: Extract<Change, { offset: number }>, random: Random): Change[] {
	const parts: Change[] = [];
	for (let at = 0; at < bytes.length; ) {
		const size = Math.min(bytes.length - at, SECTOR - ((offset + at) % SECTOR));
		if (random.chance(50)) parts.push({ offset: offset + at, bytes: bytes.subarray(at, at + size) });
		at += size;
	}
	return parts;
}

/** Names that became others in one step; null for one that is gone. */
type Naming = [name: string, file: StoredFile | null][];

/**
 * A folder on a disk that keeps in mind what was synced and what was not: content by syncing a file, names
 * by syncing the folder.
 */
export class LossyDisk {
	private readonly folder: string;
	private readonly open = new Map<number, { file: StoredFile | null; at: number }>();
	private readonly names = new Map<string, StoredFile>();
	private synced = new Map<string, StoredFile>();
	private namings: Naming[] = [];

	constructor(folder: string) {
		this.folder = folder;
	}

	apply(call: DiskCall): void {
		switch (call.kind) {
			case 'open':
				this.openFile(call);
				return;
			case 'close':
				this.open.delete(call.fd);
				return;
			case 'write':
				this.write(call.fd, call.offset, call.bytes);
				return;
			case 'truncate':
				this.open.get(call.fd)?.file?.change({ size: call.size });
				return;
			case 'sync':
				this.sync(call.fd);
				return;
			case 'rename':
				if (!this.holds(call.to)) return;
				this.name([
					[basename(call.to), this.names.get(basename(call.from))!],
					[basename(call.from), null],
				]);
				return;
			case 'unlink':
				if (this.holds(call.path)) this.name([[basename(call.path), null]]);
		}
	}

	/** The files as processes see them. */
	now(): Map<string, Buffer> {
		return new Map([...this.names].map(([name, file]) => [name, file.now()]));
	}

	/** The files as they may be found after the power went now, by name; with what a seal was made of. */
	afterLoss(random: Random, loss: Loss): Map<string, { content: Buffer; sealed: Buffer | null }> {
		const names = new Map(this.synced);
		for (const naming of this.namings) {
			const isKept = random.chance(loss.kept);
			if (isKept) rename(names, naming);
			else if (loss.ordered) break;
		}
		const found = new Map<string, { content: Buffer; sealed: Buffer | null }>();
		for (const [name, file] of names) {
			found.set(name, { content: file.afterLoss(random, loss), sealed: file.sealed });
		}
		return found;
	}

	private holds(path: string): boolean {
		return dirname(path) === this.folder;
	}

	private openFile({ fd, path, creates, truncates }: Extract<DiskCall, { kind: 'open' }>): void {
		this.open.delete(fd);
		if (path === this.folder) this.open.set(fd, { file: null, at: 0 });
		if (!this.holds(path)) return;
		const name = basename(path);
		let file = this.names.get(name);
		if (file === undefined) {
			if (!creates) throw new Error(`opened what is not there: ${path}`);
			file = new StoredFile();
			this.name([[name, file]]);
		}
		if (truncates) file.change({ size: 0 });
		this.open.set(fd, { file, at: 0 });
	}

	private write(fd: number, offset: number | null, bytes: Buffer): void {
		const handle = this.open.get(fd);
		if (handle === undefined || handle.file === null) return;
		handle.file.change({ offset: offset ?? handle.at, bytes });
		if (offset === null) handle.at += bytes.length;
		const sealed = /^(index-\w+\.db)\nsealed /.exec(bytes.toString('latin1'));
		if (sealed !== null) handle.file.sealed = this.names.get(sealed[1])?.now() ?? null;
	}

	private sync(fd: number): void {
		const handle = this.open.get(fd);
		if (handle === undefined) return;
		if (handle.file !== null) {
			handle.file.sync();
			return;
		}
		this.synced = new Map(this.names);
		this.namings = [];
	}

	private name(naming: Naming): void {
		rename(this.names, naming);
		this.namings.push(naming);
	}
}

function rename(names: Map<string, StoredFile>, naming: Naming): void {
	for (const [name, file] of naming) {
		if (file === null) names.delete(name);
		else names.set(name, file);
	}
}
