import { CHUNK_KINDS, ChunkFlag } from '../../../model/chunk.ts';
import { definitionOf, type Entity, type Outcome } from '../../../semantics/core/entity.ts';
import { externalOf, merged, NOTHING, one } from '../../../semantics/core/outcome.ts';
import { assignedField } from '../../../semantics/nominal/assigned-fields.ts';
import type { Nominal } from '../../../semantics/nominal/interpreter.ts';
import type { Declared } from '../../../semantics/world/world.ts';
import { constantIn, declaredIn, fullName, lookAround, partsOf, RUBY_PLATFORM } from './constants.ts';
import { instanceLine, type Line, singletonLine } from './line.ts';
import { MODULE_METHODS, OBJECT_METHODS } from './platform.ts';

const METHODS: ReadonlySet<string> = new Set(['method', 'constructor', 'property', 'getter', 'field']);
/** Definitions of one method that are looked at. */
const MAX_FOUND = 12;

type Owner = Entity & { is: 'definition' | 'instance' };

/** What is taken from a class, a module or something of a class by a name. */
export function rubyMember(names: Nominal, of: Owner, name: string): Outcome | null {
	const full = fullName(of);
	if (name.startsWith('@')) return variable(names, of, name);
	const isClass = of.is === 'definition';
	if (isClass && /^\p{Lu}/u.test(name)) {
		const found = constantOf(names, full, name);
		if (found !== null) return found;
	}
	const line = isClass ? singletonLine(names, full) : instanceLine(names, full);
	const found = methodOf(names, line, name, of);
	if (found !== null) return found;
	if (isClass && name === 'new') return constructorOf(names, of);
	return beyond(line, name, isClass);
}

/** A constant of a class or of those above it. */
function constantOf(names: Nominal, full: string, name: string): Outcome | null {
	const own = constantIn(names, full, name);
	if (own !== null) return own;
	for (const { name: owner } of instanceLine(names, full).of) {
		const found = constantIn(names, owner, name);
		if (found !== null) return found;
	}
	return null;
}

/** The nearest method of that name in a line. */
export function methodOf(names: Nominal, line: Line, name: string, self: Entity): Outcome | null {
	for (const { name: owner, singleton } of line.of) {
		const declared = declaredIn(names, owner, name);
		if (declared.length === 0) continue;
		const rows = declared.filter(
			({ kind, flags }) => METHODS.has(CHUNK_KINDS[kind]) && ((flags & ChunkFlag.static) !== 0) === singleton,
		);
		if (rows.length === 0) continue;
		// `attr_writer :x` with a `def x` beside it.
		const written = rows.filter(({ kind }) => CHUNK_KINDS[kind] !== 'property');
		return definitions(names, written.length > 0 ? written : rows, self);
	}
	return null;
}

function definitions(names: Nominal, rows: readonly Declared[], self: Entity): Outcome {
	const found: Outcome[] = rows.length > MAX_FOUND ? [NOTHING] : [];
	for (const { path, chunk } of rows.slice(0, MAX_FOUND)) {
		const unit = names.world.unit(path);
		if (unit !== null) lookAround(unit, chunk);
		found.push(unit === null ? NOTHING : one({ is: 'definition', unit, chunk, self }));
	}
	return merged(found);
}

/** What `new` runs: the nearest `initialize`, else the class itself makes it. */
function constructorOf(names: Nominal, of: Owner): Outcome {
	const made: Entity = definitionOf(of.unit, of.chunk);
	const found = methodOf(names, instanceLine(names, fullName(of)), 'initialize', made);
	return found === null || found.of.length === 0 ? one(made) : found;
}

/** What is not in the repository: of a class of others above, of every object, or of nobody. */
export function beyond(line: Line, name: string, isClass: boolean): Outcome | null {
	if (OBJECT_METHODS.has(name) || (isClass && MODULE_METHODS.has(name)))
		return externalOf(RUBY_PLATFORM, name);
	if (line.isOpen) return NOTHING;
	return line.beyond === null ? null : one({ ...line.beyond, name: `${line.beyond.name}.${name}` });
}

/** Files that are looked at for what a variable of an object is given. */
const MAX_FILES = 12;

/** What the classes of a line give to a variable of theirs. */
function variable(names: Nominal, of: Owner, name: string): Outcome {
	const given: Outcome[] = [];
	let files = 0;
	for (const { name: owner } of instanceLine(names, fullName(of)).of) {
		for (const { path, chunk } of partsOf(names, owner)) {
			if (++files > MAX_FILES) return NOTHING;
			const unit = names.world.unit(path);
			if (unit === null || unit.assigned(name).length === 0) continue;
			const here = assignedField(names, { unit, chunk }, name);
			if (here !== null) given.push(here);
		}
	}
	return merged(given);
}
