import { join } from 'node:path';
import { AssayError } from '../model/errors.ts';
import { fileSize, isFile, isFolder, isLink, namesIn, readHead } from '../platform/disk.ts';
import { isUnfinished } from '../platform/new-folder.ts';
import { FORMAT, MANIFEST_PATH } from './schemas/manifest.ts';

/** What the formats put into the folder of an export. */
export const PIECES = 'pieces';
export const SCIP_FILE = 'index.scip';
export const GRAPHML_FILE = 'graph.graphml';

const OURS: ReadonlySet<string> = new Set([PIECES, SCIP_FILE, GRAPHML_FILE]);
const LISTED = 3;

/** Refuses a folder that holds anything but an export: nothing that is not ours is ever replaced. */
export function checkDestination(folder: string): void {
	if (isFile(folder)) {
		throw new AssayError('USAGE', `${folder} is a file`, 'Give a folder that is new, empty, or an export.');
	}
	const others = namesIn(folder).filter((name) => !OURS.has(name) && !isUnfinished(name));
	if (others.length > 0) {
		const listed = others.slice(0, LISTED).join(', ');
		const more = others.length > LISTED ? ` and ${others.length - LISTED} more` : '';
		throw new AssayError(
			'USAGE',
			`${folder} holds something that is not an export: ${listed}${more}`,
			'Give a folder that is new, empty, or an export.',
		);
	}
	const pieces = join(folder, PIECES);
	if (isLink(pieces) || (namesIn(folder).includes(PIECES) && !isExport(folder))) {
		throw new AssayError(
			'USAGE',
			`${pieces} is not part of an export`,
			'Move it away, or give a folder that is new, empty, or an export.',
		);
	}
	for (const name of [SCIP_FILE, GRAPHML_FILE].map((file) => join(folder, file))) {
		if (isLink(name) || isFolder(name)) {
			throw new AssayError('USAGE', `${name} is not a file of an export`, 'Move it away.');
		}
	}
}

/** By the first bytes of its manifest, which is as we write it. */
function isExport(folder: string): boolean {
	const manifest = join(folder, MANIFEST_PATH);
	if (fileSize(manifest) === null || isLink(manifest)) return false;
	const head = Buffer.from(readHead(manifest, 100)).toString();
	return head.startsWith(`{"format":"${FORMAT}"`);
}
