import { CHUNK_KINDS } from '../../../model/chunk.ts';
import { IMPORT_KINDS } from '../../../model/recorder.ts';
import type { Entity, Outcome } from '../../../semantics/core/entity.ts';
import { externalOf, merged, NOTHING, one, opened } from '../../../semantics/core/outcome.ts';
import { DEFAULTS } from '../../../semantics/nominal/defaults.ts';
import type { Dialect, NameUse } from '../../../semantics/nominal/dialect.ts';
import type { Nominal } from '../../../semantics/nominal/interpreter.ts';
import { isType } from '../../../semantics/nominal/type-kinds.ts';
import { type TypeText, UNKNOWN_TYPE } from '../../../semantics/nominal/type-text.ts';
import type { Unit } from '../../../semantics/world/unit.ts';
import { isProgram } from '../../shared/semantics/programs.ts';
import { isCmdlet, isOfPester, isShellType, isWindowsProgram } from './commands.ts';

const PLATFORM = 'powershell';
const PROGRAM = 'powershell:command';
const INCLUDE = IMPORT_KINDS.indexOf('include');
const IMPORT = IMPORT_KINDS.indexOf('import');
/** Files that a script takes in, themselves or through others. */
const MAX_REACHED = 200;
/** Declarations of one name elsewhere that may be meant. */
const MAX_ELSEWHERE = 8;

/**
 * PowerShell: a command is a function of the script, of one that it takes in, or of a module that it imports, else one of the
 * shell. Types stand in brackets, also in the names of values; what is run by the name of a variable begins with `$`.
 */
export const POWERSHELL: Dialect = {
	...DEFAULTS,
	traits: {
		...DEFAULTS.traits,
		hasImplicitSelf: false,
		hasOverloads: false,
		separatesMethodNames: true,
		isDynamic: true,
		constructorMember: 'new',
		platform: PLATFORM,
	},
	readType,
	// The names of a class are members.
	isVisible: (unit, _, scope) => unit.scopeKind(scope) !== 'class',
	canMean: (entity, use) =>
		use === 'type' || entity.is !== 'definition' || !isType(entity.unit.kind(entity.chunk)),
	imported: () => NOTHING,
	packageMember: () => NOTHING,
	unbound: (names, unit, name, scope, use) => {
		if (name.startsWith('[')) return type(names, unit, name.slice(1, -1), scope);
		if (use === 'type') return known(names, unit, name, scope, use);
		// A variable that nothing here sets; it may have a hyphen only in braces.
		if (name.startsWith('$') || (use === 'value' && !name.includes('-'))) return NOTHING;
		return command(names, unit, name, scope);
	},
	isDefinedAtRuntime: (name) => name.startsWith('$'),
	chooseOverload: (_, { unit, call }, functions) => {
		const { argCount } = unit.file.calls[call];
		const isMethods = functions.of.every(
			(each) => each.is === 'definition' && each.unit.kind(each.chunk) !== 'function',
		);
		if (!isMethods || argCount < 0) return functions;
		const of = functions.of.filter((each) => each.is === 'definition' && takes(each, argCount));
		return of.length === 0 ? functions : { of, open: functions.open };
	},
};

function takes({ unit, chunk }: Entity & { is: 'definition' }, args: number): boolean {
	return unit.params(chunk).length === args;
}

/** `A.B`, `A[]` and `A[B]`, as they stand between brackets. */
function readType(text: string): TypeText {
	const [, name, rest] = /^([\w.+]+)\s*(.*)$/s.exec(text.trim()) ?? [];
	if (name === undefined) return UNKNOWN_TYPE;
	const plain: TypeText = { is: 'name', path: [`[${name}]`], args: [] };
	return /^(?:\[,*\])+$/.test(rest) ? { is: 'list', of: plain } : plain;
}

function type(names: Nominal, unit: Unit, written: string, scope: number): Outcome {
	if (written.endsWith('[]')) return externalOf(PLATFORM, written);
	const name = written.replace(/\[.*$/s, '').trim();
	const found = names.name(unit, name, scope, 'type');
	if (found.of.length > 0) return found;
	const dot = name.lastIndexOf('.');
	if (dot > 0) return one({ is: 'external', package: name.slice(0, dot), name: name.slice(dot + 1) });
	return isShellType(name.toLowerCase()) ? externalOf(PLATFORM, name) : NOTHING;
}

function command(names: Nominal, unit: Unit, written: string, scope: number): Outcome {
	const [, module, last] = /^([A-Za-z][\w.]*)\\([^\\/]+)$/.exec(written) ?? [];
	if (module !== undefined) {
		const isShells = /^microsoft\.powershell\./i.test(module);
		const found = isShells ? NOTHING : elsewhere(names, last, 'call');
		if (found.of.length > 0) return found;
		return externalOf(isShells ? PLATFORM : module, last);
	}
	const [, top] = /^(?:script|global|local|private):(.+)$/i.exec(written) ?? [];
	if (top !== undefined) return names.name(unit, top, 0, 'call', 0);
	const sure = taken(names, unit, written, scope, 'call');
	if (sure.of.length > 0) return sure;
	const name = written.toLowerCase();
	if (isCmdlet(name)) return externalOf(PLATFORM, written);
	if (isProgram(name) || isWindowsProgram(name)) return externalOf(PROGRAM, written);
	const found = elsewhere(names, written, 'call');
	if (found.of.length > 0) return found;
	return unit.rows.isTest && isOfPester(name) ? externalOf('Pester', written) : NOTHING;
}

function known(names: Nominal, unit: Unit, name: string, scope: number, use: NameUse): Outcome {
	const found = taken(names, unit, name, scope, use);
	return found.of.length > 0 ? found : elsewhere(names, name, use);
}

/** A file whose names are seen. */
interface Reached {
	unit: Unit;
	/** As a module it shows what it exports, and keeps what it imports itself. */
	isModule: boolean;
}

/** What files declare that one takes in or imports, as it is seen from a scope. */
function taken(names: Nominal, unit: Unit, name: string, scope: number, use: NameUse): Outcome {
	const found: Outcome[] = [];
	for (const each of reached(names, unit, scope).slice(1)) {
		for (const binding of each.unit.bound(0, name)) {
			const { kind, chunk } = binding;
			if (use === 'type' ? kind !== 'class' && kind !== 'enum' : kind !== 'function') continue;
			const isShown = !each.isModule || use === 'type' || isExported(each.unit, chunk);
			if (isShown) found.push(names.binding(each.unit, binding, use));
		}
	}
	return found.length === 0 ? NOTHING : merged(found);
}

/** Of an alias, or where names are exported by a pattern, it is not known. */
function isExported(unit: Unit, chunk: number): boolean {
	return chunk < 0 || unit.has(chunk, 'exported') || unit.starExports().length > 0;
}

function reached(names: Nominal, from: Unit, scope: number): Reached[] {
	const found: Reached[] = [{ unit: from, isModule: false }];
	const seen = new Set([from.path]);
	for (let at = 0; at < found.length && at < MAX_REACHED; at++) {
		const { unit, isModule } = found[at];
		for (const { kind, module, start } of unit.file.imports) {
			if (module === null || (kind !== INCLUDE && kind !== IMPORT)) continue;
			// What a module imports is its own; what a function takes in is seen inside it.
			if (kind === IMPORT ? isModule : !isAround(unit, holder(unit, start), at === 0 ? scope : 0)) continue;
			const target = names.world.resolve(unit, module);
			const file = target.status === 'resolved' ? names.world.unit(target.path) : null;
			if (file === null || seen.has(file.path)) continue;
			seen.add(file.path);
			found.push({ unit: file, isModule: isModule || kind === IMPORT });
		}
	}
	return found;
}

/** The function that a place is in, by its scope: blocks are run where they stand, mostly. */
function holder(unit: Unit, offset: number): number {
	let scope = unit.scopeAt(offset);
	while (scope > 0 && unit.kind(unit.scopeChunk(scope)) === 'lambda') scope = unit.scopeParent(scope);
	return Math.max(0, scope);
}

function isAround(unit: Unit, outer: number, inner: number): boolean {
	for (let scope = inner; scope >= 0; scope = unit.scopeParent(scope)) if (scope === outer) return true;
	return false;
}

/** A file that is taken in may use what those have that take it in: it is not known who does. */
function elsewhere(names: Nominal, name: string, use: NameUse): Outcome {
	const rows = names.world
		.declaredWithoutCase(name)
		.filter(({ kind }) => (CHUNK_KINDS[kind] === 'function') === (use !== 'type'));
	return rows.length === 0 || rows.length > MAX_ELSEWHERE ? NOTHING : opened(names.declared(rows));
}
