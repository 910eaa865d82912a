import { declarationIn } from './declared-members.ts';
import type { Evaluator } from './evaluate.ts';
import { NOTHING, type Outcome } from './thing.ts';
import type { Unit } from './unit.ts';

/** Members of members that are followed. */
const MAX_CHAIN = 40;
const SPACE = /\s/;
const NAME = /[\p{ID_Continue}$]/u;

/** The chunks that declare the member whose name is at an offset; the text says what it is taken from. */
export function memberAt(
	evaluator: Evaluator,
	unit: Unit,
	name: string,
	start: number,
	text: string,
): { targets: { unit: Unit; chunk: number }[]; open: boolean } {
	const holder = holderAt(evaluator, unit, start, text, MAX_CHAIN);
	const targets: { unit: Unit; chunk: number }[] = [];
	let open = holder.open;
	for (const thing of holder.of) {
		if (thing.is === 'instance' || thing.is === 'definition') {
			const declared = declarationIn(evaluator, thing.unit, thing.chunk, name);
			if (declared === null) open = true;
			else targets.push(declared);
		} else if (thing.is === 'module') {
			const found = evaluator.modules.member(thing, name);
			for (const each of found.of) if (each.is === 'definition') targets.push(each);
			open ||= found.open || found.of.length === 0;
		} else open = true;
	}
	return { targets, open };
}

/** What a member is taken from whose name begins at an offset. */
function holderAt(evaluator: Evaluator, unit: Unit, start: number, text: string, left: number): Outcome {
	let end = backOver(text, start);
	if (left === 0 || text[end - 1] !== '.') return NOTHING;
	end--;
	while (end > 0 && (text[end - 1] === '?' || text[end - 1] === '!' || SPACE.test(text[end - 1]))) end--;
	if (text[end - 1] === ')') {
		const call = unit.callEndingAt(end);
		return call < 0 ? NOTHING : evaluator.functions.callResult(unit, call);
	}
	let begin = end;
	while (begin > 0 && NAME.test(text[begin - 1])) begin--;
	const name = text.slice(begin, end);
	const scope = unit.scopeAt(begin);
	if (name === 'this' && unit.family === 'typescript') return evaluator.selves.self(unit, scope);
	if (name === 'super') return evaluator.selves.above(unit, scope);
	const ref = name === '' ? null : unit.refAt(begin);
	if (ref === null || ref.start !== begin) return NOTHING;
	if (!ref.member) return evaluator.name(unit, name, ref.scope);
	return evaluator.members.member(holderAt(evaluator, unit, begin, text, left - 1), name);
}

function backOver(text: string, from: number): number {
	let at = from;
	while (at > 0 && SPACE.test(text[at - 1])) at--;
	return at;
}
