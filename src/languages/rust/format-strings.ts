import { Kind } from './kinds.ts';
import { literalRange } from './literals.ts';
import { formatPosition } from './macro-names.ts';
import type { TokenArgs } from './token-args.ts';
import type { Walk } from './walk.ts';

const PLACE = /\{\{|\{([A-Za-z_][A-Za-z0-9_]*)?(?::([^{}]*))?\}/g;
const WIDTH = /([A-Za-z_][A-Za-z0-9_]*)\$/g;

/**
 * The variables that a format string reads: `name` and `width` of `"{name:>width$}"`, unless an argument
 * of the macro goes by the name.
 */
export function referFormatted(walk: Walk, macro: string, { args, ranges }: TokenArgs): void {
	const from = formatPosition(macro);
	if (from === -1) return;
	for (let at = from; at < ranges.length; at++) {
		const { first, last } = ranges[at];
		const kind = walk.kind(first);
		if (first !== last || (kind !== Kind.string && kind !== Kind.rawString)) continue;
		const { start, end } = literalRange(walk, first);
		const named = new Set(args.map(({ name }) => name));
		referPlaces(walk, walk.text.slice(start, end), start, named);
		return;
	}
}

function referPlaces(
	walk: Walk,
	format: string,
	start: number,
	named: ReadonlySet<string | undefined>,
): void {
	if (!format.includes('{')) return;
	const { out } = walk;
	for (const place of format.matchAll(PLACE)) {
		const [whole, name, spec] = place;
		const at = start + place.index;
		if (name !== undefined && !named.has(name)) out.refer(name, at + 1, 'read', false);
		if (spec === undefined || !spec.includes('$')) continue;
		const specAt = at + whole.length - 1 - spec.length;
		for (const width of spec.matchAll(WIDTH)) {
			if (!named.has(width[1])) out.refer(width[1], specAt + width.index, 'read', false);
		}
	}
}
