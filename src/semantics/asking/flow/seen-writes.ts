import { definitionsSeen } from '../../../languages/python/semantics/reaching.ts';
import type { Occurrence } from './occurrences.ts';
import { functionOf } from './use.ts';
import { assignedEnd } from './value-ends.ts';
import type { Variable } from './variable.ts';

/**
 * The places whose values a read may see; null where that is not known: of a variable that is written once it is that
 * one, of Python's what reaches it. What a function inside sees depends on when it runs.
 */
export function writesSeen(
	variable: Variable,
	occurrence: Occurrence,
	all: readonly Occurrence[],
): number[] | null {
	const { unit, name, owner } = variable;
	const { start, scope, doing } = occurrence;
	if (doing !== 'read' && doing !== 'changed' && doing !== 'called') return null;
	const writes = all.filter(
		(each) => each.doing === 'written' || each.doing === 'changed' || each.doing === 'declared',
	);
	if (writes.length === 1 && writes[0].doing === 'declared') return [writes[0].start];
	if (!unit.traits.isOrdered || functionOf(unit, scope) !== functionOf(unit, owner)) return null;
	// What a statement binds is not yet bound in its own value.
	const unfinished = writes.filter((each) => each.start < start && start < assignedEnd(unit, each.start));
	return definitionsSeen(unit, name, owner, scope, Math.min(start, ...unfinished.map((each) => each.start)));
}
