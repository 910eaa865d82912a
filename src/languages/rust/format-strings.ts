import { Kind } from './kinds.ts';
import { literalRange } from './literals.ts';
import { formatPosition } from './macro-names.ts';
import type { TokenArgs } from './token-args.ts';
import type { Walk } from './walk.ts';

const PLACE = /\{\{|\}\}|\{(\d{1,9}|[A-Za-z_][A-Za-z0-9_]*)?(?::([^{}]*))?\}/g;
const WIDTH = /([A-Za-z_][A-Za-z0-9_]*)\$/g;

/**
 * The variables that a format string reads: `name` and `width` of `"{name:>width$}"`, unless an argument of the macro
 * goes by the name. Gives the position of the string among the arguments; -1 when there is none.
 */
export function referFormatted(walk: Walk, macro: string, { ranges }: TokenArgs): number {
	const from = formatPosition(macro);
	if (from === -1) return -1;
	for (let at = from; at < ranges.length; at++) {
		const { first, last } = ranges[at];
		const kind = walk.kind(first);
		if (first !== last || (kind !== Kind.string && kind !== Kind.rawString)) continue;
		const { start, end } = literalRange(walk, first);
		const named = new Set(ranges.map(({ name }) => name));
		referPlaces(walk, walk.text.slice(start, end), start, named);
		return at;
	}
	return -1;
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
		if (isVariable(name) && !named.has(name)) out.refer(name, at + 1, 'read', false);
		if (spec === undefined || !spec.includes('$')) continue;
		const specAt = at + whole.length - 1 - spec.length;
		for (const width of spec.matchAll(WIDTH)) {
			if (!named.has(width[1])) out.refer(width[1], specAt + width.index, 'read', false);
		}
	}
}

/** Not a position, nor left out. */
function isVariable(name: string | undefined): name is string {
	return name !== undefined && !/^\d/.test(name);
}

/** The string at a position of the arguments as a template: its texts and what is put between them, in order. */
export function templateValue(walk: Walk, position: number, { values, ranges }: TokenArgs): number {
	const { out, tree, text } = walk;
	const literal = ranges[position].first;
	const { start, end } = literalRange(walk, literal);
	const format = text.slice(start, end);
	if (!/[{}]/.test(format)) return values[position];
	const given = ranges.map((range, at) => ({ ...range, value: values[at] })).slice(position + 1);
	const positional = given.filter(({ name }) => name === undefined);
	const parts: number[] = [];
	let kept = '';
	let keptFrom = start;
	const keep = (upTo: number): void => {
		if (kept !== '') parts.push(out.value('string', kept, -1, -1, keptFrom, upTo));
		kept = '';
	};
	let from = 0;
	let next = 0;
	for (const place of format.matchAll(PLACE)) {
		const [whole, name, spec = ''] = place;
		const at = start + place.index;
		kept += format.slice(from, place.index);
		from = place.index + whole.length;
		if (whole === '{{' || whole === '}}') {
			kept += whole[0];
			continue;
		}
		keep(at);
		keptFrom = start + from;
		// The precision of `{:.*}` is an argument before it.
		if (spec.includes('.*')) next++;
		const of = isVariable(name)
			? given.find((each) => each.name === name)
			: positional[name === undefined ? next++ : Number(name)];
		if (of !== undefined) parts.push(of.value);
		else if (isVariable(name)) parts.push(out.value('name', name, -1, -1, at + 1, at + 1 + name.length));
		else parts.push(out.value('other', null, -1, -1, at, at + whole.length));
	}
	kept += format.slice(from);
	keep(end);
	let list = -1;
	for (const part of parts.toReversed()) list = out.value('item', null, part, list);
	return out.value('template', null, list, -1, tree.start[literal], tree.end[literal]);
}
