import { CHUNK_KINDS } from '../../../model/chunk.ts';
import { FUNCTIONS } from '../../../semantics/chunk-kinds.ts';
import { definitionOf, type Outcome } from '../../../semantics/core/entity.ts';
import { externalOf, merged, NOTHING, one } from '../../../semantics/core/outcome.ts';
import type { TypeDefinition } from '../../../semantics/nominal/dialect.ts';
import type { Nominal } from '../../../semantics/nominal/interpreter.ts';
import type { Unit } from '../../../semantics/world/unit.ts';
import type { Declared } from '../../../semantics/world/world.ts';
import { RUBY_CONSTANTS } from './platform.ts';

export const RUBY_PLATFORM = 'ruby';
const TYPES: ReadonlySet<string> = new Set(['class', 'namespace', 'struct']);
/** Values of one constant that are looked at. */
const MAX_VALUES = 20;

/** The whole name of a class or module, with `.` between its parts, as what it contains says it. */
export function fullName({ unit, chunk }: TypeDefinition): string {
	const { name, container } = unit.file.chunks[chunk];
	return container === null || container === '' ? (name ?? '') : `${container}.${name ?? ''}`;
}

/** The classes and modules around a place, the innermost first: `Module.nesting`. */
export function nesting(unit: Unit, scope: number): TypeDefinition[] {
	const found: TypeDefinition[] = [];
	for (let chunk = unit.scopeChunk(scope); chunk > 0; chunk = unit.file.chunks[chunk].parent)
		if (isRubyType(unit, chunk)) found.push({ unit, chunk });
	return found;
}

export function isRubyType(unit: Unit, chunk: number): boolean {
	const kind = unit.kind(chunk);
	return kind === 'class' || kind === 'trait' || kind === 'struct';
}

/** What declares a class or module of that whole name, in all files. */
export function partsOf(names: Nominal, full: string): readonly Declared[] {
	const dot = full.lastIndexOf('.');
	const rows = declaredIn(names, dot < 0 ? '' : full.slice(0, dot), full.slice(dot + 1));
	return rows.length === 0 ? rows : rows.filter(({ kind }) => TYPES.has(CHUNK_KINDS[kind]));
}

/** What is declared under a name in a class or module; '' for the top. */
export function declaredIn(names: Nominal, owner: string, name: string): readonly Declared[] {
	const last = owner.slice(owner.lastIndexOf('.') + 1);
	const rows = names.world.declared('ruby', last, name);
	return rows.length === 0 ? rows : rows.filter(({ container }) => (container ?? '') === owner);
}

/** A constant of a class or module itself; null when it has none of that name. */
export function constantIn(names: Nominal, owner: string, name: string): Outcome | null {
	const rows = declaredIn(names, owner, name);
	const types = rows.filter(({ kind }) => TYPES.has(CHUNK_KINDS[kind]));
	if (types.length > 0) {
		const main = mainPart(types, owner === '' ? name : `${owner}.${name}`);
		const unit = names.world.unit(main.path);
		if (unit === null) return null;
		lookAround(unit, main.chunk);
		return one(definitionOf(unit, main.chunk));
	}
	const values = rows.filter(({ kind }) => CHUNK_KINDS[kind] === 'constant');
	if (values.length === 0 || values.length > MAX_VALUES) return values.length === 0 ? null : NOTHING;
	return merged(
		values.map(({ path, chunk }) => {
			const unit = names.world.unit(path);
			if (unit === null) return NOTHING;
			const bound = unit.bound(unit.scopeAround(chunk), name).find((each) => each.chunk === chunk);
			return bound === undefined ? NOTHING : names.binding(unit, bound);
		}),
	);
}

/** What stands in a block is inside of a function. */
export function lookAround(unit: Unit, chunk: number): void {
	for (let at = unit.file.chunks[chunk].parent; at > 0; at = unit.file.chunks[at].parent) {
		if (!FUNCTIONS.has(unit.kind(at))) continue;
		unit.lookAtAll();
		return;
	}
}

/** Of the files that reopen a class or module the one that is named after it. */
function mainPart(parts: readonly Declared[], full: string): Declared {
	const file = `${full
		.replaceAll('.', '/')
		.replace(/([a-z\d])([A-Z])|([A-Z])(?=[A-Z][a-z])/g, '$1$3_$2')
		.toLowerCase()}.rb`;
	return parts.find(({ path }) => path === file || path.endsWith(`/${file}`)) ?? parts[0];
}

/** A constant by its name alone: of the classes and modules around, of those above the innermost, of the top. */
export function constant(
	names: Nominal,
	unit: Unit,
	name: string,
	scope: number,
	above: (type: TypeDefinition) => { line: readonly string[]; isOpen: boolean },
): Outcome {
	if (name.startsWith('::')) return constantIn(names, '', name.slice(2)) ?? outside(name.slice(2));
	const around = nesting(unit, scope);
	for (const type of around) {
		const found = constantIn(names, fullName(type), name);
		if (found !== null) return found;
	}
	const { line, isOpen } = around.length === 0 ? { line: [], isOpen: false } : above(around[0]);
	for (const owner of line) {
		const found = constantIn(names, owner, name);
		if (found !== null) return found;
	}
	const top = constantIn(names, '', name);
	// A class of others above may have a constant of that name, which would be meant.
	if (top !== null) return top;
	return isOpen && !RUBY_CONSTANTS.has(name) ? NOTHING : outside(name);
}

/** What the repository does not declare: of the language, or of a package that is known by the name alone. */
function outside(name: string): Outcome {
	return externalOf(RUBY_CONSTANTS.has(name) ? RUBY_PLATFORM : name, name);
}
