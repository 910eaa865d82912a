import { HOLDERS } from '../../../semantics/chunk-kinds.ts';
import { definitionOf, type Entity, type Outcome } from '../../../semantics/core/entity.ts';
import { one } from '../../../semantics/core/outcome.ts';
import { type Site, siteOf } from '../../../semantics/sites.ts';
import type { Unit } from '../../../semantics/world/unit.ts';
import type { PythonDialect } from './dialect.ts';

/**
 * What a Python call names. An attribute of a class, a property and another module's variable are what is called, whatever
 * they hold; a name of the file itself is only a way to what it holds.
 */
export function pythonCallee(python: PythonDialect, unit: Unit, callee: number, scope: number): Outcome {
	const { interpreter } = python;
	const value = interpreter.value(unit, callee, scope);
	const name = unit.valueName(callee);
	if (unit.op(callee) === 'name') return elsewhere(python, unit, name, scope) ?? value;
	if (unit.op(callee) !== 'member') return value;
	const holder = interpreter.value(unit, unit.first(callee), scope);
	const [entity] = holder.of;
	if (holder.open || holder.of.length !== 1) return value;
	if (entity.is !== 'module') return attribute(python, entity, name) ?? value;
	const bound = entity.unit?.bound(0, name) ?? [];
	return entity.unit === null || entity.unit === unit || bound.length !== 1
		? value
		: (held(unit, siteOf(interpreter.world, entity.unit, bound[0])) ?? value);
}

/** A variable that is imported. */
function elsewhere({ interpreter }: PythonDialect, unit: Unit, name: string, scope: number): Outcome | null {
	const [bound, ...others] = unit.lookUp(name, scope);
	if (bound?.kind !== 'import' || others.length > 0) return null;
	return held(unit, siteOf(interpreter.world, unit, bound));
}

/** The variable of another file that is at a site. */
function held(unit: Unit, site: Site | null): Outcome | null {
	if (site === null || site.unit === unit || site.chunk < 0) return null;
	if (!HOLDERS.has(site.unit.kind(site.chunk))) return null;
	return one(definitionOf(site.unit, site.chunk));
}

/** The attribute or property that a class has, or the nearest one above it. */
function attribute(python: PythonDialect, entity: Entity, name: string): Outcome | null {
	if (entity.is !== 'instance' && entity.is !== 'definition') return null;
	const line = python.classes.line(entity.unit, entity.chunk, null);
	for (let at = entity.is === 'instance' && entity.isAbove === true ? 1 : 0; at < line.length; at++) {
		const each = line[at];
		if (each.is !== 'class') return null;
		const own = each.unit.member(each.chunk, name);
		if (own.length === 0) continue;
		const kind = each.unit.kind(own[0]);
		if (own.length > 1 || (!HOLDERS.has(kind) && kind !== 'getter')) return null;
		return one({ is: 'definition', unit: each.unit, chunk: own[0], self: entity });
	}
	return null;
}
