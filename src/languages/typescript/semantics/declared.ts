import { FUNCTIONS, HOLDERS } from '../../../semantics/chunk-kinds.ts';
import { definitionOf, type Entity, type Outcome } from '../../../semantics/core/entity.ts';
import { externalOf, merged, NOTHING, one } from '../../../semantics/core/outcome.ts';
import { exportSite, type Site, siteOf } from '../../../semantics/sites.ts';
import { declaredMember } from '../../../semantics/structural/declared-members.ts';
import type { Structural } from '../../../semantics/structural/interpreter.ts';
import { PLATFORM } from '../../../semantics/structural/platform.ts';
import type { Unit } from '../../../semantics/world/unit.ts';
import { passedTo } from './passed.ts';

/**
 * What a call names: what is declared under the name, as far as that is a chunk. A module's value, a field and
 * a member of an interface are what is called, whatever they hold; a variable in a function and a
 * parameter are only ways to what they hold.
 */
export function calleeOf(interpreter: Structural, unit: Unit, callee: number, scope: number): Outcome {
	switch (unit.op(callee)) {
		case 'name':
			return (
				named(interpreter, unit, unit.valueName(callee), scope) ?? interpreter.value(unit, callee, scope)
			);
		case 'member':
			return memberOf(interpreter, unit, callee, scope);
		default:
			return interpreter.value(unit, callee, scope);
	}
}

function named(interpreter: Structural, unit: Unit, name: string, scope: number): Outcome | null {
	const bound = unit.lookUp(name, scope).filter(({ kind }) => kind !== 'type');
	if (bound.length === 0) return null;
	if (bound[0].kind === 'param') return passedTo(interpreter, unit, bound[0]);
	return held(interpreter, siteOf(interpreter.world, unit, bound[0]));
}

/** The value that is declared at a site; null when it is another entity. */
function held(interpreter: Structural, site: Site | null): Outcome | null {
	if (site === null || site.chunk < 0 || !HOLDERS.has(site.unit.kind(site.chunk))) return null;
	const { binding } = site;
	// Another name for something of a package is that entity, so that it is found by whoever asks for it.
	const value = binding === null || binding.type !== null ? NOTHING : interpreter.binding(site.unit, binding);
	if (value.of.some((entity) => isTaken(entity)) && !value.open) return null;
	return one(definitionOf(site.unit, site.chunk));
}

/** Taken from a package as it is, by no call. */
function isTaken(entity: Entity): boolean {
	return entity.is === 'external' && entity.package !== PLATFORM && !entity.name.includes('(');
}

function memberOf(interpreter: Structural, unit: Unit, callee: number, scope: number): Outcome {
	const name = unit.valueName(callee);
	const holder = interpreter.members.meant(interpreter.value(unit, unit.first(callee), scope), name);
	// To bind a function is not to call it.
	if (name === 'bind' && holder.of.length > 0 && holder.of.every((entity) => isFunction(entity)))
		return externalOf(PLATFORM, 'Function.bind');
	if (holder.of.length === 0) return holder;
	const found = merged(
		holder.of.map(
			(entity) => declaredIn(interpreter, entity, name) ?? interpreter.members.memberOf(entity, name),
		),
	);
	return holder.open ? { of: found.of, open: true } : found;
}

function isFunction(entity: Entity): boolean {
	return entity.is === 'definition' && FUNCTIONS.has(entity.unit.kind(entity.chunk));
}

function declaredIn(interpreter: Structural, entity: Entity, name: string): Outcome | null {
	if (entity.is !== 'module') return declaredMember(interpreter, entity, name);
	if (entity.unit === null) return null;
	return held(interpreter, exportSite(interpreter.world, entity.unit, name));
}
