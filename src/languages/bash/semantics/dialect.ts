import { CHUNK_KINDS } from '../../../model/chunk.ts';
import { definitionOf, type Outcome } from '../../../semantics/core/entity.ts';
import { externalOf, merged, NOTHING, one, opened } from '../../../semantics/core/outcome.ts';
import { DEFAULTS } from '../../../semantics/nominal/defaults.ts';
import type { Dialect } from '../../../semantics/nominal/dialect.ts';
import type { Nominal } from '../../../semantics/nominal/interpreter.ts';
import type { Unit } from '../../../semantics/world/unit.ts';
import { isBuiltIn, isProgram } from '../../shared/semantics/programs.ts';

const BUILT_IN = 'bash:builtin';
const PROGRAM = 'bash:command';
/** Commands that bats gives to tests. */
const OF_BATS: ReadonlySet<string> = new Set(['run', 'load', 'skip', 'bats_load_library', 'bats_pipe']);
/** Files that a script takes in, themselves or through others. */
const MAX_SOURCED = 200;
/** Functions of one name elsewhere that may be meant. */
const MAX_ELSEWHERE = 8;

/** Bash: a command is a function of the script or of one that it sources, else a program. */
export const BASH: Dialect = {
	...DEFAULTS,
	traits: {
		...DEFAULTS.traits,
		hasImplicitSelf: false,
		hasOverloads: false,
		separatesMethodNames: true,
		platform: PROGRAM,
	},
	imported: () => NOTHING,
	packageMember: () => NOTHING,
	unbound: (names, unit, name, _scope, use) => {
		// A variable that nothing here sets: only the name of a command is one of a program.
		if (use === 'value') return NOTHING;
		if (name.includes('/')) return script(names, unit, name);
		const { units, isComplete } = sourced(names, unit);
		const found = functionsIn(units, name);
		if (found.of.length > 0) return found;
		if (isBuiltIn(name)) return externalOf(BUILT_IN, name);
		if (isProgram(name)) return externalOf(PROGRAM, name);
		if (unit.path.endsWith('.bats') && OF_BATS.has(name)) return externalOf('bats', name);
		const elsewhere = functionsElsewhere(names, name);
		if (elsewhere.of.length > 0) return elsewhere;
		return isComplete ? externalOf(PROGRAM, name) : NOTHING;
	},
};

/** A script that is run by its path. */
function script(names: Nominal, unit: Unit, path: string): Outcome {
	const found = names.world.resolve(unit, path);
	if (found.status === 'resolved') {
		const file = names.world.unit(found.path);
		if (file !== null) return one(definitionOf(file, 0));
	}
	return path.startsWith('/') ? externalOf(PROGRAM, path) : NOTHING;
}

/** The files that a script sources; not complete where it is not known which. */
function sourced(names: Nominal, unit: Unit): { units: Unit[]; isComplete: boolean } {
	const units: Unit[] = [];
	const seen = new Set([unit.path]);
	const open = [unit];
	let isComplete = true;
	for (let at = 0; at < open.length && at < MAX_SOURCED; at++) {
		for (const { module, imported } of open[at].file.imports) {
			if (imported !== '') continue;
			const found = module === null ? null : names.world.resolve(open[at], module);
			const file = found?.status === 'resolved' ? names.world.unit(found.path) : null;
			if (file === null) {
				isComplete = false;
				continue;
			}
			if (seen.has(file.path)) continue;
			seen.add(file.path);
			open.push(file);
			units.push(file);
		}
	}
	return { units, isComplete: isComplete && open.length <= MAX_SOURCED };
}

function functionsIn(units: readonly Unit[], name: string): Outcome {
	const found = units.flatMap((unit) =>
		unit
			.bound(0, name)
			.filter(({ kind, chunk }) => kind === 'function' && chunk >= 0)
			.map(({ chunk }) => one(definitionOf(unit, chunk))),
	);
	return found.length === 0 ? NOTHING : merged(found);
}

/** A script that is sourced may use what those have that source it: it is not known who does. */
function functionsElsewhere(names: Nominal, name: string): Outcome {
	const rows = names.world.declared('bash', '', name).filter(({ kind }) => CHUNK_KINDS[kind] === 'function');
	return rows.length === 0 || rows.length > MAX_ELSEWHERE ? NOTHING : opened(names.declared(rows));
}
