import type { CallLink, Relation, RelationKind } from '../../model/link.ts';
import { HERITAGE_KINDS, REF_KINDS } from '../../model/recorder.ts';
import { CLASSES } from '../chunk-kinds.ts';
import type { Entity, Outcome } from '../core/entity.ts';
import type { Unit } from '../world/unit.ts';
import { declarationIn } from './declared-members.ts';
import type { Structural } from './interpreter.ts';

const TYPE = REF_KINDS.indexOf('type');
const MEMBERS: ReadonlySet<string> = new Set(['method', 'getter', 'setter', 'field', 'property', 'function']);
const TYPES: ReadonlySet<string> = new Set([...CLASSES, 'type', 'enum_member', 'namespace']);

/** Bases of classes, what their members override, and types that are named. */
export function relationsOf(unit: Unit, interpreter: Structural): Relation[] {
	const types = namedTypes(unit, (name, scope) => linkTo(interpreter.name(unit, name, scope), TYPES));
	return [...basesOf(unit, interpreter), ...types];
}

function basesOf(unit: Unit, interpreter: Structural): Relation[] {
	const found: Relation[] = [];
	for (const [chunk, { name }] of unit.file.chunks.entries()) {
		if (name === null || !CLASSES.has(unit.kind(chunk))) continue;
		const bases: Entity[] = [];
		for (const { kind, text, start, value } of unit.heritage(chunk)) {
			const written = HERITAGE_KINDS[kind];
			if (value < 0 || (written !== 'extends' && written !== 'implements' && written !== 'mixin')) continue;
			const outcome = interpreter.value(unit, value, unit.scopeAround(chunk));
			const link = linkTo(outcome, CLASSES);
			if (link === null) continue;
			const how: RelationKind = written === 'implements' ? 'implement' : 'inherit';
			found.push({ kind: how, chunk, name: text, start, link });
			bases.push(...outcome.of);
		}
		found.push(...overridden(unit, chunk, bases, interpreter));
	}
	return found;
}

/** Members that a base has under the same name. */
function overridden(
	unit: Unit,
	chunk: number,
	bases: readonly Entity[],
	interpreter: Structural,
): Relation[] {
	const found: Relation[] = [];
	if (bases.length === 0) return found;
	for (const [name, members] of unit.members(chunk)) {
		const own = members.find((member) => MEMBERS.has(unit.kind(member)));
		if (own === undefined || name === '__init__') continue;
		for (const base of bases) {
			if (base.is !== 'definition') continue;
			const declared = declarationIn(interpreter, base.unit, base.chunk, name);
			if (declared === null) continue;
			const isInterface = declared.unit.kind(declared.unit.chunk(declared.chunk).parent) === 'interface';
			const link = resolved([{ path: declared.unit.path, chunk: declared.chunk }]);
			const { nameStart: start } = unit.file.chunks[own];
			found.push({ kind: isInterface ? 'implement' : 'override', chunk: own, name, start, link });
			break;
		}
	}
	return found;
}

/** The first mention of each type in each chunk; `find` says what a name is in a scope. */
export function namedTypes(unit: Unit, find: (name: string, scope: number) => CallLink | null): Relation[] {
	const found: Relation[] = [];
	const seen = new Set<number>();
	const { refs, names } = unit.file;
	for (let at = 0; at < refs.count; at++) {
		if (refs.kind[at] !== TYPE || refs.member[at] === 1) continue;
		const chunk = refs.chunk[at];
		const key = chunk * names.length + refs.name[at];
		if (seen.has(key)) continue;
		seen.add(key);
		const name = names[refs.name[at]];
		const link = find(name, refs.scope[at]);
		if (link === null || link.status !== 'resolved') continue;
		const [target] = link.targets;
		if (target.path === unit.path && target.chunk === chunk) continue;
		found.push({ kind: 'type', chunk, name, start: refs.start[at], link });
	}
	return found;
}

/** The one definition of such a kind that something is, or the package that it is of; null for anything else. */
export function linkTo(outcome: Outcome, kinds: ReadonlySet<string>): CallLink | null {
	if (outcome.open || outcome.of.length !== 1) return null;
	const [entity] = outcome.of;
	if (entity.is === 'external') {
		const { package: owner, name } = entity;
		return { ...resolved([]), status: 'external', package: owner, externalName: name };
	}
	if (entity.is !== 'definition' || !kinds.has(entity.unit.kind(entity.chunk))) return null;
	return resolved([{ path: entity.unit.path, chunk: entity.chunk }]);
}

export function resolved(targets: CallLink['targets']): CallLink {
	return { status: 'resolved', complete: true, targets, package: null, externalName: null, rule: 'value' };
}
