import { type CallLink, UNRESOLVED } from '../../model/link.ts';
import { FUNCTIONS, HOLDERS } from '../chunk-kinds.ts';
import type { Entity, Outcome } from '../core/entity.ts';
import { externalOf, merged, opened } from '../core/outcome.ts';
import { ruleOf } from '../rules.ts';
import type { Unit } from '../world/unit.ts';
import type { Structural } from './interpreter.ts';
import { linkOf } from './link-calls.ts';
import { PLATFORM } from './platform.ts';

/**
 * The functions that a call may run. `linkCall` says what it names: the constant, the field or the member of an interface
 * that is declared. This goes on to what they hold. It is complete only when nothing else may run.
 */
export function runsOf(unit: Unit, call: number, interpreter: Structural): CallLink {
	const callee = unit.callee(call);
	if (callee < 0) return { ...UNRESOLVED, status: 'dynamic' };
	const { via } = unit.file.calls[call];
	const scope = unit.callScope(call);
	const value = isBinding(unit, callee, scope, interpreter)
		? externalOf(PLATFORM, 'Function.bind')
		: interpreter.value(unit, callee, scope);
	const runs = written(interpreter.dialect(unit).called(value), interpreter);
	const link = { ...linkOf(runs, via), rule: ruleOf(unit, callee, scope) };
	return link.status === 'unresolved' && (value.of.length > 0 || link.rule !== 'unbound')
		? { ...link, status: 'dynamic' }
		: link;
}

/** `f.bind(…)` makes a function and runs none. */
function isBinding(unit: Unit, callee: number, scope: number, interpreter: Structural): boolean {
	if (unit.op(callee) !== 'member' || unit.valueName(callee) !== 'bind') return false;
	const { of } = interpreter.value(unit, unit.first(callee), scope);
	return (
		of.length > 0 && of.every((each) => each.is === 'definition' && FUNCTIONS.has(each.unit.kind(each.chunk)))
	);
}

/** Functions that are written: a declaration, and what another class may override, leave it open. */
function written(outcome: Outcome, interpreter: Structural): Outcome {
	const of: Entity[] = [];
	let { open } = outcome;
	for (const entity of outcome.of) {
		if (entity.is !== 'definition') of.push(entity);
		else if (HOLDERS.has(entity.unit.kind(entity.chunk)) || isDeclared(entity)) open = true;
		else {
			of.push(entity);
			open ||= mayBeOverridden(entity, interpreter);
		}
	}
	const found = merged([{ of, open }]);
	return open ? opened(found) : found;
}

function isDeclared({ unit, chunk }: Entity & { is: 'definition' }): boolean {
	const { parent } = unit.chunk(chunk);
	return unit.has(chunk, 'declaration') || (parent >= 0 && unit.kind(parent) === 'interface');
}

/** Whether a method of a value may be another's: of a class below the one that is known. */
function mayBeOverridden(
	{ unit, chunk, self }: Entity & { is: 'definition' },
	{ world }: Structural,
): boolean {
	if (self?.is !== 'instance' || unit.kind(chunk) !== 'method') return false;
	const { parent } = unit.chunk(chunk);
	if (parent < 0 || unit.kind(parent) !== 'class') return false;
	if (world.isImported(self.unit)) return true;
	const { name } = self.unit.chunk(self.chunk);
	return name !== null && self.unit.derived(extendedNames).has(name);
}

/** Names of classes that others of the file extend. */
function extendedNames(unit: Unit): ReadonlySet<string> {
	const found = new Set<string>();
	for (const [chunk] of unit.file.chunks.entries())
		for (const { text } of unit.heritage(chunk)) for (const name of text.match(/\w+/g) ?? []) found.add(name);
	return found;
}
