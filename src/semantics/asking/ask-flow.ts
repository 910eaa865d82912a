import type { ChunkKind } from '../../model/chunk.ts';
import { LinkSource } from '../../store/link-source.ts';
import type { IndexReader } from '../../store/reader.ts';
import { storedLinks } from '../../store/stored-link.ts';
import { chunkName } from '../chunk-name.ts';
import { siteOf } from '../sites.ts';
import type { Unit } from '../world/unit.ts';
import { refAt } from '../world/unit-places.ts';
import { World } from '../world/world.ts';
import { askReferences, type TextOf } from './ask.ts';
import { definitionAt } from './definition.ts';
import {
	DOING,
	type Doing,
	isExported,
	isNamedByExport,
	membersIn,
	type Occurrence,
	occurrencesIn,
	variablesIn,
} from './flow/occurrences.ts';
import { parameterOf } from './flow/parameter-of.ts';
import { writesSeen } from './flow/seen-writes.ts';
import { functionOf, useOf } from './flow/use.ts';
import { isSame, type Variable, variableOf } from './flow/variable.ts';
import { lookupFor } from './lookups.ts';

/** A variable as answers name it. */
export interface FlowVariable {
	path: string;
	start: number;
	name: string;
	/** Of `BINDING_KINDS`. */
	kind: string;
	type: string | null;
	/** The function that it belongs to; null for one of a module. */
	function: string | null;
	isExported: boolean;
}

export interface FlowOccurrence {
	path: string;
	start: number;
	doing: Doing;
	/** The innermost function or class with a name around it; null for the module. */
	function: string | null;
	/** The function inside the variable's own that it stands in. */
	capturedBy: { name: string | null; start: number } | null;
	passed: {
		to: string;
		/** From 1. */
		argument: number;
		isWhole: boolean;
		parameter: string | null;
		target: { path: string; start: number } | null;
	} | null;
	/** The member of it that is called. */
	calls: string | null;
	givenBack: 'return' | 'yield' | 'throw' | null;
	assignedTo: readonly string[];
	isExport: boolean;
	/** Offsets of the writes that it may see, in the variable's file; null where that is not known. */
	sees: number[] | null;
}

export interface FoundFlow {
	variable: FlowVariable;
	total: number;
	occurrences: FlowOccurrence[];
	/** Places in other files with the name that lead to nothing that is known, and files that were not looked at. */
	unknown: number;
	filesLeft: number;
}

/** Occurrences in other files, at most. */
const MAX_ELSEWHERE = 10_000;
const VALUES: ReadonlySet<string> = new Set<ChunkKind>(['field', 'constant', 'variable', 'property']);
const GIVEN = ['return', 'yield', 'throw'] as const;

/** Finds variables, and where they are declared, written and read. */
export class FlowAsker {
	private readonly reader: IndexReader;
	private readonly world: World;
	private readonly textOf: TextOf;

	constructor(reader: IndexReader, textOf: TextOf) {
		this.reader = reader;
		this.world = new World(new LinkSource(reader.db));
		this.textOf = textOf;
	}

	/** The variables and fields that are named between two offsets; null when the language is not linked. */
	named(path: string, from: number, to: number): { start: number; variable: Variable }[] | null {
		const unit = this.world.unit(path);
		if (unit === null) return null;
		const found = variablesIn(unit, from, to);
		for (const start of membersIn(unit, from, to)) {
			const variable = this.field(unit, start);
			if (variable !== null && !found.some((each) => isSame(each.variable, variable)))
				found.push({ start, variable });
		}
		return found.sort((a, b) => a.start - b.start);
	}

	/** The field that a member stands for, where that is sure. */
	private field(unit: Unit, start: number): Variable | null {
		const stored = storedLinks(this.reader.db);
		const found = definitionAt(this.world, lookupFor(this.world, unit), unit, start, {
			linkOfCall: (call) => stored(unit.file.id, call),
			text: () => this.textOf(unit.path),
		});
		if (found?.status !== 'resolved' || found.targets.length !== 1) return null;
		const [{ path, chunk }] = found.targets;
		const home = this.world.unit(path);
		return home === null || chunk <= 0 || !VALUES.has(home.kind(chunk)) ? null : variableOf(home, chunk);
	}

	/** Whether a variable is named at an offset; `start` is where it is named first in the line. */
	isAt(variable: Variable, offset: number, start: number): boolean {
		const holds = (from: number) => from <= offset && offset < from + variable.name.length;
		return holds(start) || occurrencesIn(variable).some((each) => holds(each.start));
	}

	/** The variable that an imported name stands for where it is of this repository; else the name itself. */
	original(variable: Variable): Variable {
		const [binding] = variable.bindings;
		if (binding?.kind !== 'import') return variable;
		const site = siteOf(this.world, variable.unit, binding);
		if (site?.binding == null) return variable;
		const { unit, binding: own } = site;
		return { unit, name: own.name, owner: own.scope, bindings: unit.bound(own.scope, own.name) };
	}

	describe(variable: Variable): FlowVariable {
		const { unit, name, owner, bindings } = variable;
		const [first] = bindings;
		const inside = functionOf(unit, owner);
		return {
			path: unit.path,
			start: first?.start ?? 0,
			name,
			kind: first?.kind ?? 'global',
			type: bindings.find(({ type }) => type !== null)?.type ?? null,
			function: inside < 0 ? null : chunkName(unit, unit.scopeChunk(inside)),
			isExported: isExported(variable),
		};
	}

	/** Where a variable is declared, written and read: in its file in source order, then in others. */
	flow(variable: Variable, offset: number, limit: number): FoundFlow {
		const { unit, bindings, owner } = variable;
		const own = occurrencesIn(variable);
		const elsewhere = this.elsewhere(variable, new Set(own.map(({ start }) => start)));
		const all = [...own, ...elsewhere.found].sort(
			(a, b) => order(a.unit.path, b.unit.path, unit.path) || a.start - b.start,
		);
		const stored = storedLinks(this.reader.db);
		const home = functionOf(unit, owner);
		const occurrences = all.slice(offset, offset + limit).map((each): FlowOccurrence => {
			const isHome = each.unit === unit;
			const use = useOf(each);
			const inside = functionOf(each.unit, each.scope);
			const chunk = inside < 0 ? -1 : each.unit.scopeChunk(inside);
			return {
				path: each.unit.path,
				start: each.start,
				doing: each.doing,
				function: chunkName(each.unit, each.chunk),
				capturedBy:
					isHome && home >= 0 && inside !== home && chunk >= 0
						? { name: each.unit.file.chunks[chunk].name, start: each.unit.file.chunks[chunk].start }
						: null,
				passed:
					use.passed === null
						? null
						: parameterOf(this.world, each.unit, use.passed, stored(each.unit.file.id, use.passed.call)),
				calls: use.callOn < 0 ? null : each.unit.file.calls[use.callOn].name,
				givenBack: use.given === null ? null : GIVEN[use.given],
				assignedTo: use.assignedTo,
				isExport: isNamedByExport(each, this.textOf(each.unit.path)),
				sees: isHome && bindings.length > 0 ? writesSeen(variable, each, own) : null,
			};
		});
		return {
			variable: {
				...this.describe(variable),
				...(bindings.length === 0 ? { start: own[0]?.start ?? 0 } : {}),
			},
			total: all.length,
			occurrences,
			unknown: elsewhere.unknown,
			filesLeft: elsewhere.left,
		};
	}

	/** What else names a variable that stands for a chunk: in other files, and as a member of something in its own. */
	private elsewhere(
		{ unit, name, owner, bindings }: Variable,
		known: ReadonlySet<number>,
	): { found: Occurrence[]; unknown: number; left: number } {
		const chunks = bindings.flatMap(({ chunk }) => (chunk > 0 ? [chunk] : []));
		const kind = unit.scopeKind(owner);
		if (chunks.length === 0 || (kind !== 'module' && kind !== 'class' && kind !== 'namespace'))
			return { found: [], unknown: 0, left: 0 };
		const { references, unknown, left } = askReferences(
			this.reader,
			{ path: unit.path, name, chunks },
			MAX_ELSEWHERE,
			this.textOf,
		);
		const found = references.flatMap(({ path, start, kind: as }) => {
			const from = path === unit.path ? unit : this.world.unit(path);
			if (from === null || (from === unit && known.has(start))) return [];
			const ref = refAt(from, start);
			const scope = ref?.start === start ? ref.scope : from.scopeAt(start);
			return [
				{
					unit: from,
					start,
					scope,
					chunk: from.scopeChunk(scope),
					doing: doingOf(as),
					name: ref?.name ?? name,
				},
			];
		});
		return { found, unknown, left };
	}
}

function doingOf(kind: string): Doing {
	if (kind === 'import') return 'imported';
	if (kind === 're-export') return 're-exported';
	return (DOING as Readonly<Record<string, Doing>>)[kind] ?? 'read';
}

/** The variable's own file first, then the others by path. */
function order(a: string, b: string, first: string): number {
	if (a === b) return 0;
	if (a === first) return -1;
	return b === first || a > b ? 1 : -1;
}
