import type { LinkTarget } from '../../model/link.ts';
import { REF_KINDS } from '../../model/recorder.ts';
import { exportSite, type Site, siteOf } from '../sites.ts';
import type { Unit } from '../world/unit.ts';
import { bindingAt } from '../world/unit-places.ts';
import type { World } from '../world/world.ts';
import { lookupFor } from './lookups.ts';
import { type Lookup, memberAt } from './member-at.ts';

const TYPE = REF_KINDS.indexOf('type');
const WRITE = REF_KINDS.indexOf('write');

/** A place that refers to something. */
export interface Reference {
	start: number;
	/** As in `refs`; how it is called; `import`; what a relation says. */
	kind: string;
	/** Whether it surely does, or is one of several that it may lead to. */
	status: 'resolved' | 'ambiguous';
}

export interface FileReferences {
	found: Reference[];
	/** Members of that name of entities that are not known. */
	unknown: number;
}

/** What is referred to: a chunk, or several that are one entity, such as the signatures of a function. */
export interface Referred {
	path: string;
	name: string;
	chunks: readonly number[];
}

/** Places of a file that refer to a chunk; `known` are those that are in the index. */
export function referencesIn(
	world: World,
	unit: Unit,
	target: Referred,
	known: readonly Reference[],
	text: () => string,
): FileReferences {
	const lookup = lookupFor(world, unit);
	const found = new Map(known.map((each) => [each.start, each]));
	const called = new Set(unit.file.calls.map(({ start }) => start));
	const isTarget = (to: { unit: Unit; chunk: number } | null) =>
		to !== null && to.unit.path === target.path && target.chunks.includes(to.chunk);
	const add = (start: number, kind: string) => {
		if (!found.has(start)) found.set(start, { start, kind, status: 'resolved' });
	};
	const locals = new Set([target.name]);
	for (const { local, nameStart } of unit.file.imports) {
		if (local === null) continue;
		const binding = bindingAt(unit, local, nameStart);
		if (binding === null) continue;
		const to = unit.isNominal ? declaration(lookup, unit, local, 0, true) : siteOf(world, unit, binding);
		if (!isTarget(to)) continue;
		locals.add(local);
		add(nameStart, 'import');
	}
	for (const { module, local, exported, nameStart } of unit.file.exports) {
		if (module === null || local === null || exported === '*') continue;
		if (isTarget(exportSite(world, unit, exported))) add(nameStart, 're-export');
	}
	let unknown = 0;
	const { refs, names } = unit.file;
	for (let at = 0; at < refs.count; at++) {
		const name = names[refs.name[at]];
		const start = refs.start[at];
		// Where calls lead is in the index.
		if (!locals.has(name) || called.has(start)) continue;
		const placed = lookup.at?.(unit, start);
		if (placed !== undefined) {
			// Where it is set itself is no mention of it.
			const isOwn = refs.kind[at] === WRITE && isOneOf(target, [{ path: unit.path, chunk: refs.chunk[at] }]);
			const isMeant = !isOwn && placed.status === 'resolved' && isOneOf(target, placed.targets);
			if (isMeant) add(start, REF_KINDS[refs.kind[at]]);
		} else if (refs.member[at] === 0) {
			const to = unit.isNominal
				? declaration(lookup, unit, name, refs.scope[at], refs.kind[at] === TYPE)
				: bound(world, unit, name, refs.scope[at]);
			if (isTarget(to)) add(start, REF_KINDS[refs.kind[at]]);
		} else if (name === target.name) {
			const { targets, open } = memberAt(lookup, unit, name, start, text());
			if (targets.some(isTarget)) add(start, REF_KINDS[refs.kind[at]]);
			else if (open && targets.length === 0) unknown++;
		}
	}
	return { found: [...found.values()].sort((a, b) => a.start - b.start), unknown };
}

function bound(world: World, unit: Unit, name: string, scope: number): Site | null {
	const [binding] = unit.lookUp(name, scope);
	return binding === undefined ? null : siteOf(world, unit, binding);
}

function isOneOf({ path, chunks }: Referred, targets: readonly LinkTarget[]): boolean {
	return targets.some((to) => to.path === path && chunks.includes(to.chunk));
}

/** The one definition that a name stands for. */
function declaration(lookup: Lookup, unit: Unit, name: string, scope: number, isType: boolean): Place | null {
	const { of, open } = lookup.name(unit, name, scope, isType);
	const [entity] = of;
	return !open && of.length === 1 && entity.is === 'definition' ? entity : null;
}

interface Place {
	unit: Unit;
	chunk: number;
}
