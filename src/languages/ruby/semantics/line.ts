import { HERITAGE_KINDS } from '../../../model/recorder.ts';
import { METACLASS } from '../../../semantics/chunk-kinds.ts';
import type { Entity } from '../../../semantics/core/entity.ts';
import type { TypeDefinition } from '../../../semantics/nominal/dialect.ts';
import type { Nominal } from '../../../semantics/nominal/interpreter.ts';
import type { Unit } from '../../../semantics/world/unit.ts';
import { fullName, isRubyType, partsOf } from './constants.ts';

const EXTENDS = HERITAGE_KINDS.indexOf('extends');
/** Classes and modules of a line that are looked at. */
const MAX_LINE = 64;
/** Files that reopen one class or module and are read for what stands above it. */
const MAX_PARTS = 12;

/** What stands above a class or module, as it is written. */
interface Above {
	prepended: string[];
	included: string[];
	extended: string[];
	base: string | null;
	beyond: (Entity & { is: 'external' }) | null;
	/** What extends it and is of others. */
	extendedBy: (Entity & { is: 'external' }) | null;
	/** Something above it is not known. */
	isOpen: boolean;
}

/** Where methods are looked for, in their order. */
export interface Line {
	/** Whole names; of `singleton` ones the methods of the class itself count. */
	of: { name: string; singleton: boolean }[];
	beyond: (Entity & { is: 'external' }) | null;
	isOpen: boolean;
}

/** What was found out in one evaluation. */
interface Known {
	above: Map<string, Above>;
	lines: Map<string, Line>;
	/** What is above so many is being looked for: a line that is asked for meanwhile may be a part of the real one. */
	open: number;
}

const nothingKnown = (): Known => ({ above: new Map(), lines: new Map(), open: 0 });

/** What is written above a class or module, in all files that reopen it. */
function aboveOf(names: Nominal, full: string): Above {
	const known = names.kept(nothingKnown);
	let above = known.above.get(full);
	if (above === undefined) {
		// What is asked for while it is looked for leads in a circle.
		known.above.set(full, { ...nothing(), isOpen: true });
		known.open++;
		above = readAbove(names, full);
		known.open--;
		known.above.set(full, above);
	}
	return above;
}

/** Every call of a method asks for a line, and a file asks for few different ones. */
function rememberedLine(names: Nominal, key: string, find: () => Line): Line {
	const known = names.kept(nothingKnown);
	let line = known.lines.get(key);
	if (line === undefined) {
		line = find();
		if (known.open === 0) known.lines.set(key, line);
	}
	return line;
}

function nothing(): Above {
	return {
		...{ prepended: [], included: [], extended: [], base: null, beyond: null },
		...{ extendedBy: null, isOpen: false },
	};
}

function readAbove(names: Nominal, full: string): Above {
	const found = nothing();
	const parts = partsOf(names, full);
	if (parts.length > MAX_PARTS) found.isOpen = true;
	for (const { path, chunk } of parts.slice(0, MAX_PARTS)) {
		const unit = names.world.unit(path);
		if (unit === null) continue;
		addAbove(names, { unit, chunk }, full, found);
	}
	return found;
}

function addAbove(names: Nominal, { unit, chunk }: TypeDefinition, full: string, found: Above): void {
	for (const { kind, value, start } of unit.heritage(chunk)) {
		// `extend self`
		if (value >= 0 && unit.op(value) === 'this') {
			found.extended.push(full);
			continue;
		}
		const { of, open } = names.step(() => names.value(unit, value, unit.scopeAround(chunk)));
		const [entity] = of;
		if (open || of.length !== 1) found.isOpen = true;
		else if (entity.is === 'external') {
			if (kind === METACLASS) found.extendedBy = entity;
			else found.beyond = entity;
		} else if (entity.is === 'definition' && isRubyType(entity.unit, entity.chunk)) {
			const name = fullName(entity);
			if (name === full) continue;
			if (kind === EXTENDS) found.base ??= name;
			else if (kind === METACLASS) found.extended.push(name);
			else if (isPrepended(unit, start)) found.prepended.push(name);
			else found.included.push(name);
		} else found.isOpen = true;
	}
}

function isPrepended(unit: Unit, start: number): boolean {
	unit.lookAtAll();
	return unit.file.calls.some((call) => call.name === 'prepend' && call.start < start && start < call.end);
}

/** Where a method of something of a class is looked for. */
export function instanceLine(names: Nominal, full: string): Line {
	return rememberedLine(names, full, () => findInstanceLine(names, full));
}

/** Where a method of a class or module itself is looked for: its own, of what extends it, of its base. */
export function singletonLine(names: Nominal, full: string): Line {
	return rememberedLine(names, `${full} itself`, () => findSingletonLine(names, full));
}

function findInstanceLine(names: Nominal, full: string): Line {
	const line: Line = { of: [], beyond: null, isOpen: false };
	const seen = new Set<string>();
	const work: { name: string; isReady: boolean }[] = [{ name: full, isReady: false }];
	for (let left = MAX_LINE * 2; work.length > 0; left--) {
		if (left === 0) return { ...line, isOpen: true };
		const { name, isReady } = work.pop()!;
		if (isReady) {
			line.of.push({ name, singleton: false });
			continue;
		}
		if (seen.has(name)) continue;
		seen.add(name);
		const above = aboveOf(names, name);
		line.beyond ??= above.beyond;
		line.isOpen ||= above.isOpen;
		// The last on the list of work is looked at first.
		if (above.base !== null) work.push({ name: above.base, isReady: false });
		work.push(...above.included.map((each) => ({ name: each, isReady: false })));
		work.push({ name, isReady: true });
		work.push(...above.prepended.map((each) => ({ name: each, isReady: false })));
	}
	return line;
}

function findSingletonLine(names: Nominal, full: string): Line {
	const line: Line = { of: [], beyond: null, isOpen: false };
	const seen = new Set<string>();
	for (let name: string | null = full; name !== null && seen.size < MAX_LINE && !seen.has(name); ) {
		seen.add(name);
		const above = aboveOf(names, name);
		line.of.push({ name, singleton: true });
		for (const module of above.extended.toReversed()) addLine(line, instanceLine(names, module));
		for (const module of [...above.included, ...above.prepended].toReversed())
			addConcern(names, line, module);
		line.beyond ??= above.beyond ?? above.extendedBy;
		line.isOpen ||= above.isOpen;
		name = above.base;
	}
	return line;
}

/** Methods for the class itself that come with a module: `ClassMethods`, `class_methods do`. */
function addConcern(names: Nominal, line: Line, module: string): void {
	const own = `${module}.ClassMethods`;
	if (partsOf(names, own).length > 0) line.of.push({ name: own, singleton: false });
	if (givesClassMethods(names, module)) line.of.push({ name: module, singleton: true });
}

/** Whether a part of a module has methods for the class that includes it: `class_methods do`. */
function givesClassMethods(names: Nominal, module: string): boolean {
	return partsOf(names, module)
		.slice(0, MAX_PARTS)
		.some(({ path }) => {
			const unit = names.world.unit(path);
			if (unit === null) return false;
			unit.lookAtAll();
			return unit.file.calls.some(({ name }) => name === 'class_methods');
		});
}

function addLine(line: Line, other: Line): void {
	line.of.push(...other.of);
	line.beyond ??= other.beyond;
	line.isOpen ||= other.isOpen;
}
