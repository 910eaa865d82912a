import { type CallLink, type LinkTarget, MAX_CANDIDATES, UNRESOLVED } from '../../model/link.ts';
import type { CallVia } from '../../model/recorder.ts';
import type { Entity, Outcome } from '../core/entity.ts';
import { ruleOf } from '../rules.ts';
import type { Unit } from '../world/unit.ts';
import type { Structural } from './interpreter.ts';

/** Where a call of a unit leads. */
export function linkCall(unit: Unit, call: number, interpreter: Structural): CallLink {
	const callee = unit.callee(call);
	if (callee < 0) return { ...UNRESOLVED, status: 'dynamic' };
	const { via } = unit.file.calls[call];
	const scope = unit.callScope(call);
	const dialect = interpreter.dialect(unit);
	const link = {
		...linkOf(dialect.called(dialect.callee(unit, callee, scope)), via),
		rule: ruleOf(unit, callee, scope),
	};
	// What a variable holds, or is taken from a value, and is not known, is known only when it runs.
	const isNamed = link.rule === 'local' || link.rule === 'import' || link.rule === 'unbound';
	return link.status === 'unresolved' && !isNamed ? { ...link, status: 'dynamic' } : link;
}

/** What is known of what something leads to that may be these entities. */
export function linkOf(outcome: Outcome, via: CallVia): CallLink {
	return linkTargets(outcome, (entity) =>
		entity.is === 'definition' && entity.like ? null : targetOf(entity, via),
	);
}

/** The same with what is a target. */
export function linkTargets(outcome: Outcome, targetOf: (entity: Entity) => LinkTarget | null): CallLink {
	const targets: LinkTarget[] = [];
	let external: (Entity & { is: 'external' }) | null = null;
	let isOpen = outcome.open;
	for (const entity of outcome.of) {
		const target = targetOf(entity);
		if (target !== null) {
			if (!targets.some(({ path, chunk }) => path === target.path && chunk === target.chunk))
				targets.push(target);
		} else if (entity.is === 'external') external ??= entity;
		// A string or a number is never called.
		else if (entity.is !== 'plain') isOpen = true;
	}
	targets.sort((a, b) => (a.path < b.path ? -1 : a.path > b.path ? 1 : a.chunk - b.chunk));
	if (targets.length === 0) {
		if (external !== null && !isOpen) {
			return {
				...UNRESOLVED,
				status: 'external',
				complete: true,
				package: external.package,
				externalName: external.name,
			};
		}
		return UNRESOLVED;
	}
	if (targets.length === 1 && !isOpen && external === null)
		return { ...UNRESOLVED, status: 'resolved', complete: true, targets };
	return {
		...UNRESOLVED,
		status: 'ambiguous',
		complete: !isOpen && external === null,
		targets: targets.slice(0, MAX_CANDIDATES),
	};
}

function targetOf(entity: Entity, via: CallVia): LinkTarget | null {
	if (entity.is === 'instance' && via === 'super') return constructorOf(entity.unit, entity.chunk);
	if (entity.is !== 'definition') return null;
	const { unit, chunk } = entity;
	const kind = unit.kind(chunk);
	switch (kind) {
		case 'class':
			return via === 'jsx' ? { path: unit.path, chunk } : constructorOf(unit, chunk);
		// A file that is a component.
		case 'module':
			return via === 'jsx' ? { path: unit.path, chunk } : null;
		case 'function':
		case 'method':
		case 'constructor':
		case 'lambda':
		case 'getter':
		case 'constant':
		case 'variable':
		case 'field':
		case 'property':
			return { path: unit.path, chunk };
		default:
			return null;
	}
}

/** The written constructor of a class, else the class. */
function constructorOf(unit: Unit, chunk: number): LinkTarget {
	const written = unit.member(chunk, unit.traits.maker).filter((each) => unit.kind(each) === 'constructor');
	const meant = written.find((each) => !unit.has(each, 'declaration')) ?? written[0];
	return { path: unit.path, chunk: meant ?? chunk };
}
