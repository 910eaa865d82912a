import type { ErrorPlace } from '../../model/errors.ts';
import { safe } from './page.ts';
import { fitted, widthOf } from './width.ts';

const INDENT = '  ';

/** A text with carets below the part that is wrong; of a long one the surroundings of that part. */
export function placeLines({ text, start, end }: ErrorPlace, width: number): string[] {
	const room = Math.max(20, width - INDENT.length);
	const around = Math.floor(room / 2);
	const first = start <= around ? 0 : start - around;
	const left = (first > 0 ? '…' : '') + safe(text.slice(first, start));
	const marked = safe(text.slice(start, end));
	const carets = '^'.repeat(Math.max(1, widthOf(marked)));
	return [
		INDENT + fitted(left + marked + safe(text.slice(end, end + room)), room),
		INDENT + fitted(' '.repeat(widthOf(left)) + carets, room),
	];
}
