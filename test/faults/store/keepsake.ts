import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brokenSeal, sealOf, writeSeal } from '../../../src/store/seal.ts';
import type { StateFolder } from '../../../src/store/state.ts';

/** The files of a state folder as they were at a moment. */
export class Keepsake {
	private readonly files = new Map<string, Buffer>();
	private readonly state: StateFolder;
	/** Name of the live index. */
	readonly live: string;
	private readonly isChanging: boolean;

	constructor(state: StateFolder) {
		this.state = state;
		for (const name of readdirSync(state.folder)) {
			// Shared memory is made anew by whoever opens an index first.
			if (!name.endsWith('-shm')) this.files.set(name, readFileSync(join(state.folder, name)));
		}
		const [live, seal] = this.files.get('current')!.toString().split('\n');
		this.live = live;
		this.isChanging = seal.startsWith('changing');
	}

	restore(): void {
		const { folder } = this.state;
		rmSync(folder, { recursive: true, force: true });
		mkdirSync(folder);
		for (const [name, content] of this.files) writeFileSync(join(folder, name), content);
		this.seal();
	}

	/** Does something to a file, which may not be there. */
	damage(name: string, change: (content: Buffer) => Buffer | null): void {
		const path = join(this.state.folder, name);
		const changed = change(existsSync(path) ? readFileSync(path) : Buffer.alloc(0));
		if (changed === null) rmSync(path, { force: true });
		else writeFileSync(path, changed);
	}

	/** Names the live index, with a seal of how its file looks now. */
	seal(): void {
		const { state, live } = this;
		const seal = this.isChanging ? brokenSeal(state) : sealOf(state, live);
		writeFileSync(join(state.folder, 'current'), `${live}\n${seal === null ? '' : `${writeSeal(seal)}\n`}`);
	}

	/** The file is as it was. */
	isUnchanged(name: string): boolean {
		return this.files.get(name)!.equals(readFileSync(join(this.state.folder, name)));
	}
}
