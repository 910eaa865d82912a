import { basename, join, resolve } from 'node:path';
import { AssayError } from '../model/errors.ts';
import { sha256 } from '../platform/digest.ts';
import { checkWritable, fileSize, linkIn, makeFolder, realPath, writeText } from '../platform/disk.ts';
import { asAssayError } from './failure.ts';

/** Where everything assay keeps about one root lies. */
export interface StateFolder {
	root: string;
	folder: string;
}

export interface StateEnvironment {
	ASSAY_DIR?: string | undefined;
}

/**
 * `<root>/.assay`, or `$ASSAY_DIR/<name>-<hash>` when that variable is set: a folder of its own for
 * each root, told apart by the root's real path, so that one setting serves every checkout.
 */
export function stateFolder(root: string, env: StateEnvironment = process.env): StateFolder {
	if (!env.ASSAY_DIR) return { root, folder: join(root, '.assay') };
	const real = realPath(root);
	const label = basename(real)
		.replace(/[^\w.-]/g, '_')
		.slice(0, 40);
	return { root, folder: join(resolve(env.ASSAY_DIR), `${label}-${sha256(real).slice(0, 12)}`) };
}

/**
 * Refuses a folder below the root that is a link or holds one. A repository can bring it along, and what
 * assay writes would go to wherever it leads.
 */
export function refuseLinks({ root, folder }: StateFolder): void {
	if (folder !== join(root, '.assay')) return;
	let link: string | null;
	try {
		link = linkIn(folder);
	} catch (error) {
		throw asAssayError(error, `read ${folder}`);
	}
	if (link === null) return;
	throw new AssayError(
		'STATE_UNWRITABLE',
		`${link} is a symbolic link, and assay does not follow it`,
		'Remove it. To keep the index elsewhere, set ASSAY_DIR to a folder.',
	);
}

/** Creates the folder when it is missing. It ignores itself, so that no repository has to. */
export function ensureStateFolder(state: StateFolder): void {
	try {
		makeFolder(state.folder);
		checkWritable(state.folder);
		const ignore = join(state.folder, '.gitignore');
		// Not replaced as a whole: who is killed meanwhile leaves it empty, and nothing beside it.
		if (!fileSize(ignore)) writeText(ignore, '*\n');
	} catch (error) {
		throw asAssayError(error, `write to ${state.folder}`);
	}
}

/** Names the live index. Replaced as a whole, never edited. */
export function currentPath(state: StateFolder): string {
	return join(state.folder, 'current');
}

const INDEX_NAME = /^index-([0-9a-f]{12})\.db$/;

export function indexName(id: string): string {
	return `index-${id}.db`;
}

export function isIndexName(name: string): boolean {
	return INDEX_NAME.test(name);
}

/** What an index is called after it was found damaged. */
export function damagedName(index: string): string {
	return index.replace('index-', 'damaged-');
}

export function isDamagedName(name: string): boolean {
	return /^damaged-[0-9a-f]{12}\.db$/.test(name);
}

export function indexPath(state: StateFolder, name: string): string {
	return join(state.folder, name);
}

/** Nothing but a lock is ever in it. */
export function lockPath(state: StateFolder): string {
	return join(state.folder, 'lock.db');
}

/** The durable record: never derived, never thrown away without being asked. */
export function recordPath(state: StateFolder): string {
	return join(state.folder, 'record.db');
}
