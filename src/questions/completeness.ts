import type { Completeness } from '../model/envelope.ts';
import type { FileStatus, SkipReason } from '../model/file.ts';

/** Everything that could be known about the file is in the index. */
const WHOLE: ReadonlySet<string> = new Set<FileStatus>(['parsed', 'text']);

/** Omissions nobody asked for: the file may hold code that an answer should have covered. */
const UNWANTED: ReadonlySet<string> = new Set<SkipReason>([
	'too_large',
	'unreadable',
	'undecodable',
	'vanished',
	'too_deep',
	'bad_name',
]);

/** What was not analysed, from the numbers of files by status and of omissions by reason. */
export function completenessOf(
	files: number,
	statuses: Readonly<Record<string, number>>,
	skipped: Readonly<Record<string, number>>,
): Completeness {
	const incomplete = pick(statuses, (status) => !WHOLE.has(status));
	const lost = pick(skipped, (reason) => UNWANTED.has(reason));
	return {
		complete: Object.keys(incomplete).length === 0 && Object.keys(lost).length === 0,
		files,
		incomplete,
		skipped: pick(skipped, () => true),
	};
}

function pick(
	counts: Readonly<Record<string, number>>,
	wanted: (name: string) => boolean,
): Record<string, number> {
	return Object.fromEntries(Object.entries(counts).filter(([name, count]) => count > 0 && wanted(name)));
}
