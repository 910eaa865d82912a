import type { CallLink } from '../../model/link.ts';
import type { Entity, Outcome } from '../core/entity.ts';
import { NOTHING } from '../core/outcome.ts';
import type { Unit } from '../world/unit.ts';
import { callEndingAt, refAt } from '../world/unit-places.ts';

/** Members of members that are followed. */
const MAX_CHAIN = 40;
const SPACE = /\s/;
const SELVES: ReadonlySet<string> = new Set(['this', 'self', '$this']);
const NAME = /[\p{ID_Continue}$]/u;

/** Follows what stands in a text. */
export interface Lookup {
	/** Where the name at an offset leads, in languages that say so by the place alone; undefined in others. */
	at?(unit: Unit, start: number): CallLink | undefined;
	result(unit: Unit, call: number): Outcome;
	self(unit: Unit, scope: number): Outcome;
	above(unit: Unit, scope: number): Outcome;
	name(unit: Unit, name: string, scope: number, isType: boolean): Outcome;
	member(unit: Unit, from: Outcome, name: string): Outcome;
	/** The chunks of an entity that declare a member; null when it is not known which. */
	declared(entity: Entity, name: string): { unit: Unit; chunk: number }[] | null;
}

/** Members that are declared somewhere, and whether there may be others. */
export interface DeclaredMembers {
	targets: { unit: Unit; chunk: number }[];
	open: boolean;
	/** What has it, when all of that is of others. */
	external: (Entity & { is: 'external' }) | null;
}

/** The chunks that declare the member whose name is at an offset; the text says what it is taken from. */
export function memberAt(
	lookup: Lookup,
	unit: Unit,
	name: string,
	start: number,
	text: string,
): DeclaredMembers {
	const holder = holderAt(lookup, unit, start, text, MAX_CHAIN);
	const targets: { unit: Unit; chunk: number }[] = [];
	let open = holder.open;
	for (const entity of holder.of) {
		const declared = lookup.declared(entity, name);
		if (declared === null) open = true;
		else targets.push(...declared);
	}
	const [first] = holder.of;
	const isExternal =
		!holder.open && first?.is === 'external' && holder.of.every(({ is }) => is === 'external');
	return { targets, open, external: isExternal ? first : null };
}

/** What a member is taken from whose name begins at an offset. */
function holderAt(lookup: Lookup, unit: Unit, start: number, text: string, left: number): Outcome {
	let end = backOver(text, start);
	const mark = /(?:\.|::|->)$/.exec(text.slice(Math.max(0, end - 2), end));
	if (left === 0 || mark === null) return NOTHING;
	end -= mark[0].length;
	while (end > 0 && (text[end - 1] === '?' || text[end - 1] === '!' || SPACE.test(text[end - 1]))) end--;
	if (text[end - 1] === ')') {
		const call = callEndingAt(unit, end);
		return call < 0 ? NOTHING : lookup.result(unit, call);
	}
	let begin = end;
	while (begin > 0 && NAME.test(text[begin - 1])) begin--;
	const name = text.slice(begin, end);
	const scope = unit.scopeAt(begin);
	if (SELVES.has(name) && !unit.traits.selfParameters.has(name)) return lookup.self(unit, scope);
	if (name === 'super') return lookup.above(unit, scope);
	const ref = name === '' ? null : refAt(unit, begin);
	if (ref === null || ref.start !== begin) return NOTHING;
	if (!ref.member) return lookup.name(unit, name, ref.scope, ref.isType);
	return lookup.member(unit, holderAt(lookup, unit, begin, text, left - 1), name);
}

function backOver(text: string, from: number): number {
	let at = from;
	while (at > 0 && SPACE.test(text[at - 1])) at--;
	return at;
}
