import { getOrMake, newMap } from '../../../model/get-or-make.ts';
import type { Outcome } from '../../../semantics/core/entity.ts';
import { isSure, NOTHING } from '../../../semantics/core/outcome.ts';
import type { Unit } from '../../../semantics/world/unit.ts';
import type { UnitBinding } from '../../../semantics/world/unit-rows.ts';
import type { PythonDialect } from './dialect.ts';
import { Reaching } from './reaching.ts';

const AT_THE_END = Number.POSITIVE_INFINITY;

/** What names of Python are: what they were given last, where they stand. */
export class PythonNames {
	private readonly python: PythonDialect;
	private readonly reaching: Reaching;
	/** What names of files are when the files have run. */
	private readonly ofFiles = new Map<Unit, Map<string, Outcome>>();

	constructor(python: PythonDialect) {
		this.python = python;
		this.reaching = new Reaching(python);
	}

	name(unit: Unit, name: string, from: number, value: number): Outcome {
		let owner = unit.ownerOf(name, from);
		if (owner < 0) return this.python.unbound(unit, name);
		const bound = unit.bound(owner, name);
		if (hasKind(bound, 'global')) owner = unit.bound(0, name).length > 0 ? 0 : -1;
		else if (hasKind(bound, 'nonlocal')) return this.name(unit, name, unit.scopeParent(owner), -1);
		if (owner < 0) return this.python.unbound(unit, name);
		const isLater = value < 0 || unit.isLater(from, owner);
		if (isLater && owner === 0) return this.ofFile(unit, name);
		const found = this.reaching.name(unit, name, owner, from, isLater ? AT_THE_END : unit.positionOf(value));
		if (found !== null) return found;
		const around = unit.scopeParent(owner);
		return around < 0 ? NOTHING : this.name(unit, name, around, -1);
	}

	/** What a name of a file is when the file has run; what is sure of it is found out once. */
	private ofFile(unit: Unit, name: string): Outcome {
		const names = getOrMake(this.ofFiles, unit, newMap<string, Outcome>);
		const known = names.get(name);
		if (known !== undefined) return known;
		const found = this.reaching.name(unit, name, 0, 0, AT_THE_END) ?? NOTHING;
		if (isSure(found)) names.set(name, found);
		return found;
	}
}

function hasKind(bindings: readonly UnitBinding[], kind: UnitBinding['kind']): boolean {
	for (const binding of bindings) if (binding.kind === kind) return true;
	return false;
}
