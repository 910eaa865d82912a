import { thousands } from '../../model/thousands.ts';
import { freeBytes } from '../../platform/disk.ts';
import { existingFolder, isWritable } from '../../platform/writable.ts';
import { broken, type Check, ok, warning } from './check.ts';

/** Below this an index of a middling repository may not fit. */
const LOW_SPACE = 500_000_000;

export function checkStateFolder(folder: string): Check[] {
	const move = 'Set ASSAY_DIR to a folder you can write to.';
	const place = existingFolder(folder);
	if (place === null) return [broken('state folder', `${folder} cannot be a folder`, move)];
	if (!isWritable(place)) return [broken('state folder', `${place} cannot be written to`, move)];
	const exists = place === folder ? 'writable' : 'not made yet';
	return [ok('state folder', `${folder}, ${exists}`), checkSpace(place)];
}

function checkSpace(folder: string): Check {
	const free = freeBytes(folder);
	const text = `${thousands(Math.floor(free / 1_000_000))} MB`;
	if (free >= LOW_SPACE) return ok('free space', text);
	return warning('free space', `only ${text}`, 'Free some, or set ASSAY_DIR to a folder on another disk.');
}
