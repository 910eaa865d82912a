import { join } from 'node:path';
import { appendText, fileSize, isLink, readWhole, writeText } from '../platform/disk.ts';
import { ensureStateFolder, refuseLinks, type StateFolder } from './state.ts';

/** An item of a pack that was given out. */
interface KeptItem {
	key: string;
	digest: string;
	level: 'line' | 'skeleton' | 'full';
}

/** Older packs go when the file is larger than this; then it has half of it. */
const MOST_BYTES = 4_000_000;

/** Packs that were given out, a line each, the latest last. Nothing but `--since` needs it. */
export function packsPath(state: StateFolder): string {
	return join(state.folder, 'packs.jsonl');
}

/** False when it could not be kept, as in a folder that cannot be written to. */
export function keepPack(state: StateFolder, hash: string, items: readonly KeptItem[]): boolean {
	const path = packsPath(state);
	try {
		refuseLinks(state);
		ensureStateFolder(state);
		if (isLink(path)) return false;
		const kept = fileSize(path) === null ? '' : readWhole(path).toString('utf8');
		if (lineOf(kept, hash) !== null) return true;
		const line = `${hash} ${JSON.stringify(items.map(({ key, digest, level }) => [key, digest, level]))}\n`;
		if (line.length > MOST_BYTES / 2) return false;
		if (kept.length + line.length <= MOST_BYTES) appendText(path, line);
		else writeText(path, `${latest(kept, MOST_BYTES / 2 - line.length)}${line}`);
		return true;
	} catch {
		return false;
	}
}

/** null when no such pack is kept. */
export function readPack(state: StateFolder, hash: string): KeptItem[] | null {
	const path = packsPath(state);
	if (isLink(path) || (fileSize(path) ?? MOST_BYTES + 1) > MOST_BYTES) return null;
	const line = lineOf(readWhole(path).toString('utf8'), hash);
	if (line === null) return null;
	try {
		const rows = JSON.parse(line.slice(hash.length + 1)) as [string, string, KeptItem['level']][];
		return rows.map(([key, digest, level]) => ({ key, digest, level }));
	} catch {
		// Somebody was killed while writing it.
		return null;
	}
}

function lineOf(kept: string, hash: string): string | null {
	const at = kept.startsWith(`${hash} `) ? 0 : kept.indexOf(`\n${hash} `) + 1;
	if (at === 0 && !kept.startsWith(`${hash} `)) return null;
	const end = kept.indexOf('\n', at);
	return end < 0 ? null : kept.slice(at, end);
}

/** The last lines, of at most so many characters. */
function latest(kept: string, most: number): string {
	const from = kept.indexOf('\n', Math.max(0, kept.length - most));
	return from < 0 ? '' : kept.slice(from + 1);
}
