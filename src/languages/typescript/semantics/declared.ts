import { HOLDERS } from '../../../semantics/chunk-kinds.ts';
import { exportSite, type Site, siteOf } from '../../../semantics/sites.ts';
import { declaredMember } from '../../../semantics/structural/declared-members.ts';
import type { Evaluator } from '../../../semantics/structural/evaluate.ts';
import { PLATFORM } from '../../../semantics/structural/platform.ts';
import { merged, NOTHING, type Outcome, one, type Thing } from '../../../semantics/thing.ts';
import type { Unit } from '../../../semantics/world/unit.ts';
import { passedTo } from './passed.ts';

/**
 * What a call names: what is declared under the name, as far as that is a chunk. A module's value, a field and
 * a member of an interface are what is called, whatever they hold; a variable in a function and a
 * parameter are only ways to what they hold.
 */
export function calleeOf(evaluator: Evaluator, unit: Unit, callee: number, scope: number): Outcome {
	switch (unit.op(callee)) {
		case 'name':
			return named(evaluator, unit, unit.valueName(callee), scope) ?? evaluator.value(unit, callee, scope);
		case 'member':
			return memberOf(evaluator, unit, callee, scope);
		default:
			return evaluator.value(unit, callee, scope);
	}
}

function named(evaluator: Evaluator, unit: Unit, name: string, scope: number): Outcome | null {
	const bound = unit.lookUp(name, scope).filter(({ kind }) => kind !== 'type');
	if (bound.length === 0) return null;
	if (bound[0].kind === 'param') return passedTo(evaluator, unit, bound[0]);
	return held(evaluator, siteOf(evaluator.world, unit, bound[0]));
}

/** The value that is declared at a site; null when it is another thing. */
function held(evaluator: Evaluator, site: Site | null): Outcome | null {
	if (site === null || site.chunk < 0 || !HOLDERS.has(site.unit.kind(site.chunk))) return null;
	const { binding } = site;
	// Another name for something of a package is that thing, so that it is found by whoever asks for it.
	const value = binding === null || binding.type !== null ? NOTHING : evaluator.binding(site.unit, binding);
	if (value.of.some((thing) => isTaken(thing)) && !value.open) return null;
	return one({ is: 'definition', unit: site.unit, chunk: site.chunk, self: null });
}

/** Taken from a package as it is, by no call. */
function isTaken(thing: Thing): boolean {
	return thing.is === 'external' && thing.package !== PLATFORM && !thing.name.includes('(');
}

function memberOf(evaluator: Evaluator, unit: Unit, callee: number, scope: number): Outcome {
	const name = unit.valueName(callee);
	// To bind a function is not to call it.
	if (name === 'bind' && evaluator.value(unit, callee, scope).of.every(({ is }) => is === 'definition'))
		return one({ is: 'external', package: PLATFORM, name: 'Function.bind' });
	const holder = evaluator.members.meant(evaluator.value(unit, unit.first(callee), scope), name);
	if (holder.of.length === 0) return holder;
	const found = merged(
		holder.of.map((thing) => declaredIn(evaluator, thing, name) ?? evaluator.members.memberOf(thing, name)),
	);
	return holder.open ? { of: found.of, open: true } : found;
}

function declaredIn(evaluator: Evaluator, thing: Thing, name: string): Outcome | null {
	if (thing.is !== 'module') return declaredMember(evaluator, thing, name);
	if (thing.unit === null) return null;
	return held(evaluator, exportSite(evaluator.world, thing.unit, name));
}
