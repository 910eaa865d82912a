import { fileIdentity, folderIdentity } from '../platform/disk.ts';
import { indexPath, type StateFolder } from './state.ts';

/**
 * How the file of an index looked when assay last wrote to it. One that looks different was changed by
 * something else (a damaged disk, a person; SQLite notices a damaged page, not a changed letter), or
 * it was made elsewhere: a repository can bring an index along that says what its author wants. Nobody
 * can know beforehand which inode a file will have.
 */
export interface Seal {
	/** `changing` while an update is on its way, or when one was cut off: then the folder is told. */
	kind: 'sealed' | 'changing';
	identity: string;
}

/** Of the index file as it is now; null when it is gone. */
export function sealOf(state: StateFolder, name: string): Seal | null {
	const identity = fileIdentity(indexPath(state, name));
	return identity === null ? null : { kind: 'sealed', identity };
}

/** For the time of a change: SQLite undoes or completes one that is cut off, so the file may look like anything. */
export function brokenSeal(state: StateFolder): Seal | null {
	const identity = folderIdentity(state.folder);
	return identity === null ? null : { kind: 'changing', identity };
}

/** Whether the file is one that assay left here; so is one that is gone. */
export function isIntact(state: StateFolder, name: string, { kind, identity }: Seal): boolean {
	if (kind === 'changing') return folderIdentity(state.folder) === identity;
	const now = fileIdentity(indexPath(state, name));
	return now === null || now === identity;
}

const SEAL = /^(sealed|changing) ([\d-]{3,120})$/;

export function writeSeal({ kind, identity }: Seal): string {
	return `${kind} ${identity}`;
}

/** null when it is no seal. */
export function readSeal(text: string): Seal | null {
	const [, kind, identity] = SEAL.exec(text) ?? [];
	return identity === undefined ? null : { kind: kind as Seal['kind'], identity };
}
