import type { Relation } from '../../../model/link.ts';
import { CLASSES } from '../../../semantics/chunk-kinds.ts';
import type { Outcome } from '../../../semantics/core/entity.ts';
import { NOTHING, through } from '../../../semantics/core/outcome.ts';
import { memberRule, ruleOf } from '../../../semantics/rules.ts';
import type { Structural } from '../../../semantics/structural/interpreter.ts';
import { linkOf } from '../../../semantics/structural/link-calls.ts';
import type { Unit } from '../../../semantics/world/unit.ts';
import { type Entered, type Iterated, implicitRows } from './implicit-rows.ts';

const ITERATING = [
	['__iter__', '__next__'],
	['__aiter__', '__anext__'],
] as const;

/**
 * Calls that Python makes where none is written: going through something takes its iterator, `with` enters and leaves,
 * `raise C` makes a `C`, and what `@f(…)` gives back is called with what is below it. Only what leads to
 * the repository is told.
 */
export function implicitCallsOf(unit: Unit, interpreter: Structural): Relation[] {
	const { iterated, entered, raised } = unit.derived(implicitRows);
	return [
		...iterated.flatMap((row) => iterations(unit, interpreter, row)),
		...entered.flatMap((row) => contexts(unit, interpreter, row)),
		...raised.flatMap(({ value, chunk, start }) => {
			const scope = unit.scopeAt(start);
			const made = onlyClasses(interpreter.value(unit, value, scope));
			const rule = ruleOf(unit, value, scope);
			return relation(made, unit.valueName(value), { chunk, start }, rule);
		}),
		...decorations(unit, interpreter),
	];
}

type Place = { chunk: number; start: number };

function iterations(unit: Unit, interpreter: Structural, { value, scope, ...place }: Iterated): Relation[] {
	const holder = interpreter.value(unit, value, scope);
	// Most of what is gone through is a list.
	if (!holder.of.some(({ is }) => is === 'instance')) return [];
	const rule = memberRule(unit, value, scope);
	const ways = ITERATING.map(([iterate, next]) => ({
		iterate,
		next,
		taken: interpreter.members.member(holder, iterate),
	})).filter(({ taken }) => taken.of.some(({ is }) => is === 'definition'));
	// Which of two it is depends on how the loop is written.
	if (ways.length !== 1) return [];
	const [{ iterate, next, taken }] = ways;
	const iterators = through(taken, (each) =>
		each.is === 'definition' ? interpreter.functions.returned(each) : NOTHING,
	);
	const stepped = iterators.of.some(({ is }) => is === 'instance')
		? interpreter.members.member(iterators, next)
		: NOTHING;
	return [...relation(taken, iterate, place, rule), ...relation(stepped, next, place, rule)];
}

function contexts(
	unit: Unit,
	interpreter: Structural,
	{ value, scope, isAsync, ...place }: Entered,
): Relation[] {
	const holder = interpreter.value(unit, value, scope);
	if (!holder.of.some(({ is }) => is === 'instance')) return [];
	const rule = memberRule(unit, value, scope);
	const names = isAsync ? ['__aenter__', '__aexit__'] : ['__enter__', '__exit__'];
	return names.flatMap((name) => relation(interpreter.members.member(holder, name), name, place, rule));
}

/** `@f(…)`: what `f` gives back is called. */
function decorations(unit: Unit, interpreter: Structural): Relation[] {
	const found: Relation[] = [];
	for (const [call, { name, via, caller: chunk, start, end }] of unit.file.calls.entries()) {
		if (via !== 'decorator' || end === start + name.length) continue;
		const called = interpreter.dialect(unit).called(interpreter.functions.callResult(unit, call));
		found.push(...relation(called, name, { chunk, start }, 'result'));
	}
	return found;
}

function onlyClasses(outcome: Outcome): Outcome {
	const areClasses = outcome.of.every(
		(entity) => entity.is === 'definition' && CLASSES.has(entity.unit.kind(entity.chunk)),
	);
	return areClasses ? outcome : NOTHING;
}

/** The relation to something of the repository, when that is known as a whole. */
function relation(outcome: Outcome, name: string, place: Place, rule: Relation['link']['rule']): Relation[] {
	if (outcome.open || outcome.of.length === 0) return [];
	const link = linkOf(outcome, 'call');
	if (!link.complete || link.targets.length === 0) return [];
	return [{ kind: 'implicit', ...place, name, link: { ...link, rule } }];
}
