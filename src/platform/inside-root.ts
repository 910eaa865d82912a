import { closeSync, constants, fstatSync, lstatSync, openSync, readlinkSync, realpathSync } from 'node:fs';
import { sep } from 'node:path';
import { AssayError } from '../model/errors.ts';
import type { Omission } from '../model/file.ts';

/** Follow no link, never wait for the other end of a FIFO. Windows has neither flag. */
const CAREFUL = constants.O_RDONLY | (constants.O_NOFOLLOW ?? 0) | (constants.O_NONBLOCK ?? 0);
/** An editor that saves by rename can pull a file away between open and check. */
const ATTEMPTS = 3;

let lastRoot = '';
let lastReal = '';

/** The root without symbolic links. It is resolved once: the user chose it, so its parents are trusted. */
export function realRoot(root: string): string {
	if (root !== lastRoot) {
		lastReal = realpathSync.native(root);
		lastRoot = root;
	}
	return lastReal;
}

/** As `realRoot`, looked up anew: once at the start of a walk, in case the user moved the root meanwhile. */
export function resolveRoot(root: string): string {
	lastRoot = '';
	return realRoot(root);
}

/** Absolute path of `path` (relative to the root, forward slashes) below a real root. */
export function absolutePath(real: string, path: string): string {
	if (path === '') return real;
	const local = sep === '/' ? path : path.replaceAll('/', sep);
	return real.endsWith(sep) ? real + local : real + sep + local;
}

/** The path below the root that a place has, links followed; null when it lies elsewhere, or nothing is there. */
export function pathInside(root: string, absolute: string): string | null {
	try {
		const real = realpathSync.native(root);
		const place = realpathSync.native(absolute);
		return isBelow(real, place) ? relativeTo(real, place) : null;
	} catch {
		return null;
	}
}

/** Refuses what could name anything but a path below the root. */
export function requireRelative(path: string): void {
	const segments = sep === '/' ? path : path.replaceAll('\\', '/');
	const escapes =
		segments.startsWith('/') || segments.includes('\0') || /(?:^|\/)\.{0,2}(?:\/|$)/.test(segments);
	if (escapes || (sep === '\\' && segments.includes(':'))) {
		throw new AssayError(
			'PATH_OUTSIDE_ROOT',
			`not a path below the root: ${JSON.stringify(path)}`,
			'Give a path relative to the root, without "." or ".." in it.',
		);
	}
}

/**
 * Opens a path below the root for reading, and proves that the descriptor is that very path: no
 * component of it was a symbolic link, not even one put there while we were opening. The caller closes it.
 */
export function openInside(root: string, path: string, flags = 0): number | Omission {
	const real = realRoot(root);
	const absolute = absolutePath(real, path);
	let found = '';
	for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
		let fd: number;
		try {
			fd = openSync(absolute, CAREFUL | flags);
		} catch (error) {
			return describeFailure(error, real, path);
		}
		found = placeOf(fd, absolute);
		if (found === absolute) return fd;
		closeSync(fd);
	}
	if (found === '' || found.endsWith(' (deleted)')) {
		return { reason: 'vanished', detail: 'replaced again and again while it was being opened' };
	}
	const inside = isBelow(real, found);
	return {
		reason: inside ? 'symlink' : 'symlink_outside',
		detail: inside ? `leads to ${relativeTo(real, found)}` : 'a folder above it leads out of the root',
	};
}

const procTellsPlaces = ((): boolean => {
	try {
		const fd = openSync('/proc/self', constants.O_RDONLY);
		try {
			return readlinkSync(`/proc/self/fd/${fd}`) === `/proc/${process.pid}`;
		} finally {
			closeSync(fd);
		}
	} catch {
		return false;
	}
})();

/** Where an open descriptor lies; `absolute` is where it was meant to be opened. '' when it is nowhere. */
function placeOf(fd: number, absolute: string): string {
	return procTellsPlaces ? readlinkSync(`/proc/self/fd/${fd}`) : placeByName(fd, absolute);
}

/**
 * For systems without `/proc`: what the name leads to, if that is the file we hold. Weaker, because
 * the name is looked up twice more: three exact swaps in a row could deceive it.
 */
export function placeByName(fd: number, absolute: string): string {
	try {
		const place = realpathSync.native(absolute);
		const named = lstatSync(place, { bigint: true });
		const held = fstatSync(fd, { bigint: true });
		return named.ino === held.ino && named.dev === held.dev ? place : '';
	} catch {
		return '';
	}
}

/** Path for listing a folder by its descriptor, where the system has such paths. */
export function descriptorPath(fd: number): string | null {
	return procTellsPlaces ? `/proc/self/fd/${fd}` : null;
}

function isBelow(real: string, absolute: string): boolean {
	return absolute.startsWith(real.endsWith(sep) ? real : real + sep);
}

function relativeTo(real: string, absolute: string): string {
	const relative = absolute.slice(real.endsWith(sep) ? real.length : real.length + 1);
	return sep === '/' ? relative : relative.replaceAll(sep, '/');
}

/** What a symbolic link is to us. It is never read through. */
export function describeLink(real: string, path: string): Omission {
	let target: string;
	try {
		target = realpathSync.native(absolutePath(real, path));
	} catch (error) {
		const code = errnoOf(error);
		const detail =
			code === 'ELOOP'
				? 'leads round in a circle'
				: code === 'ENOENT' || code === 'ENOTDIR'
					? 'leads to nothing'
					: code;
		return { reason: 'symlink_outside', detail };
	}
	if (target === real) return { reason: 'symlink', detail: 'leads to the root itself' };
	return isBelow(real, target)
		? { reason: 'symlink', detail: `leads to ${relativeTo(real, target)}` }
		: { reason: 'symlink_outside', detail: 'leads out of the root' };
}

export function errnoOf(error: unknown): string {
	const code = (error as NodeJS.ErrnoException | null)?.code;
	if (typeof code !== 'string') throw error;
	return code;
}

/** Failures that say something about this process or machine and nothing about the file. */
const EXHAUSTED = new Set(['EMFILE', 'ENFILE', 'ENOMEM']);

/** Why a path below the root could not be opened or looked at. */
export function describeFailure(error: unknown, real: string, path: string): Omission {
	const code = errnoOf(error);
	if (EXHAUSTED.has(code)) {
		throw new AssayError(
			'IO',
			`the system ran out of ${code === 'ENOMEM' ? 'memory' : 'open files'} at ${path || 'the root'}: ${code}`,
			'Raise the limit (ulimit) or close other programs, then try again.',
			error,
		);
	}
	switch (code) {
		case 'ENOENT':
			return { reason: 'vanished', detail: 'removed while the tree was being read' };
		case 'ELOOP':
			return describeLink(real, path);
		case 'ENOTDIR':
			return isLink(absolutePath(real, path))
				? describeLink(real, path)
				: { reason: 'vanished', detail: 'replaced while the tree was being read' };
		case 'ENXIO':
			return { reason: 'not_regular', detail: 'a socket, or a device without a driver' };
		case 'ENAMETOOLONG':
			return { reason: 'too_deep', detail: 'the whole path is longer than the system can open' };
		default:
			return { reason: 'unreadable', detail: code };
	}
}

function isLink(absolute: string): boolean {
	try {
		return lstatSync(absolute).isSymbolicLink();
	} catch {
		return false;
	}
}
