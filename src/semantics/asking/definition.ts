import { CHUNK_KINDS } from '../../model/chunk.ts';
import type { CallLink, LinkStatus, LinkTarget } from '../../model/link.ts';
import type { Entity } from '../core/entity.ts';
import { type Site, siteOf } from '../sites.ts';
import { linkOf, linkTargets } from '../structural/link-calls.ts';
import type { Unit } from '../world/unit.ts';
import { callAt, chunkNamedAt, importAt, refAt } from '../world/unit-places.ts';
import type { UnitBinding } from '../world/unit-rows.ts';
import type { World } from '../world/world.ts';
import { type Lookup, memberAt } from './member-at.ts';

/** A place where something is defined: a chunk of a file, or a name that is bound there. */
export interface DefinedAt {
	path: string;
	/** Position of the chunk among those of its file; -1 for a name that stands for none. */
	chunk: number;
	/** Of a name that stands for no chunk. */
	name: string;
	kind: string;
	start: number;
}

export interface Definition {
	/** The name that was asked for. */
	name: string;
	status: LinkStatus;
	complete: boolean;
	targets: DefinedAt[];
	package: string | null;
	externalName: string | null;
}

/** What is known besides the units. */
export interface Known {
	/** Where a call leads, as it was found when the file was linked. */
	linkOfCall(call: number): CallLink;
	/** A name in a string or document, and where it was found to lead. */
	namedInText?(offset: number): { name: string; link: CallLink } | null;
	/** The text of the file. */
	text(): string;
}

/** What the name at an offset refers to; null when there is no name. Calls lead where they were found to. */
export function definitionAt(
	world: World,
	lookup: Lookup,
	unit: Unit,
	offset: number,
	known: Known,
): Definition | null {
	const own = chunkNamedAt(unit, offset);
	// A setting of `.tfvars` has a name, and is one of a variable.
	const isSetting = own >= 0 && refAt(unit, offset) !== null && lookup.at?.(unit, offset) !== undefined;
	if (own >= 0 && !isSetting)
		return { ...found(unit.file.chunks[own].name ?? ''), targets: [chunkPlace(unit, own)] };
	const ref = refAt(unit, offset);
	const call = callAt(unit, offset);
	const isPlaced = ref !== null && lookup.at?.(unit, ref.start) !== undefined;
	const named = isPlaced ? null : (known.namedInText?.(offset) ?? null);
	if (named !== null) return linked(named.name, named.link, world);
	if (ref !== null) return definitionOf(world, lookup, unit, { ...ref, call }, known);
	const imported = importAt(unit, offset);
	if (imported?.local != null) return namedAt(world, lookup, unit, imported.local, 0, true);
	return call < 0 ? null : linked(unit.file.calls[call].name, known.linkOfCall(call), world);
}

/** A name where it stands; `call` is the call whose name it is, or -1. */
interface NamePlace {
	name: string;
	start: number;
	member: boolean;
	isType: boolean;
	scope: number;
	call: number;
}

/** What a reference leads to. */
export function definitionOf(
	world: World,
	lookup: Lookup,
	unit: Unit,
	{ name, start, member, isType, scope, call }: NamePlace,
	{ linkOfCall, text }: Known,
): Definition {
	if (call >= 0) {
		const link = linkOfCall(call);
		// A parameter that is called, and whose value is not known, is bound somewhere all the same.
		if (link.targets.length > 0 || link.status === 'external' || member) return linked(name, link, world);
	}
	const placed = lookup.at?.(unit, start);
	if (placed !== undefined) return linked(name, placed, world);
	if (member) return memberDefinition(lookup, unit, name, start, text());
	return namedAt(world, lookup, unit, name, scope, isType);
}

/** A member that is not called: what declares it. */
function memberDefinition(lookup: Lookup, unit: Unit, name: string, start: number, text: string): Definition {
	const { targets, open, external } = memberAt(lookup, unit, name, start, text);
	const places = targets.map((target) => chunkPlace(target.unit, target.chunk));
	if (external !== null) {
		const externalName = external.name === '' ? name : `${external.name}.${name}`;
		return { ...found(name), status: 'external', package: external.package, externalName };
	}
	if (places.length === 0)
		return { ...found(name), status: open ? 'dynamic' : 'unresolved', complete: false };
	const isOne = places.length === 1 && !open;
	return { ...found(name), status: isOne ? 'resolved' : 'ambiguous', complete: !open, targets: places };
}

/** A name by itself: where it is bound, through imports. */
function namedAt(
	world: World,
	lookup: Lookup,
	unit: Unit,
	name: string,
	scope: number,
	isType: boolean,
): Definition {
	const bound = boundAs(unit, name, scope);
	// What a schema declares is found by what it is: an operation may have the name of a type.
	const isElsewhere = unit.isSchema ? bound[0]?.chunk >= 0 : unit.isNominal && bound[0]?.kind === 'import';
	const isFound = bound.length > 0 && !isElsewhere;
	const site = isFound ? siteOf(world, unit, bound[0]) : null;
	if (site !== null) return { ...found(name), targets: [sitePlace(site)] };
	const outcome = lookup.name(unit, name, scope, isType);
	return linked(name, unit.isSchema ? linkTargets(outcome, placeOf) : linkOf(outcome, 'jsx'), world);
}

/** The bindings of a name; those of a store where what it holds is meant. */
function boundAs(unit: Unit, name: string, scope: number): readonly UnitBinding[] {
	const bound = unit.lookUp(name, scope);
	const sign = unit.traits.storeSign;
	const isStore = bound.length === 0 && sign !== '' && name.startsWith(sign) && name.length > sign.length;
	return isStore ? unit.lookUp(name.slice(sign.length), scope) : bound;
}

/** Tables, types and fields are targets as they are. */
function placeOf(entity: Entity): LinkTarget | null {
	return entity.is === 'definition' ? { path: entity.unit.path, chunk: entity.chunk } : null;
}

function found(name: string): Definition {
	return { name, status: 'resolved', complete: true, targets: [], package: null, externalName: null };
}

function linked(name: string, link: CallLink, world: World): Definition {
	const { status, complete, package: owner, externalName } = link;
	const targets = link.targets.map(({ path, chunk }) => chunkPlace(world.unit(path)!, chunk));
	return { name, status, complete, targets, package: owner, externalName };
}

function sitePlace({ unit, binding, chunk }: Site): DefinedAt {
	if (chunk >= 0 || binding === null) return chunkPlace(unit, Math.max(0, chunk));
	return { path: unit.path, chunk: -1, name: binding.name, kind: binding.kind, start: binding.start };
}

function chunkPlace(unit: Unit, chunk: number): DefinedAt {
	const { name, start, kind } = unit.file.chunks[chunk];
	return { path: unit.path, chunk, name: name ?? '', kind: CHUNK_KINDS[kind], start };
}
