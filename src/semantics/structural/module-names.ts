import { getOrMake, newMap } from '../../model/get-or-make.ts';
import type { Entity, Outcome } from '../core/entity.ts';
import { externalOf, merged, NOTHING, one } from '../core/outcome.ts';
import type { Unit } from '../world/unit.ts';
import type { UnitBinding } from '../world/unit-rows.ts';
import type { World } from '../world/world.ts';
import type { Structural } from './interpreter.ts';

/** Re-exports that are followed. */
const MAX_STEPS = 24;
const MAX_LOOKED_AT = 500;

/** Names across modules: imports, exports, re-exports. */
export class ModuleNames {
	private readonly world: World;
	private readonly interpreter: Structural;
	/** By path, then by name. */
	private readonly exported = new Map<string, Map<string, Outcome>>();
	/** By path, the package that a module takes everything from. */
	private readonly owners = new Map<string, string | null>();
	private steps = 0;
	/** Names that were not found since the first step. */
	private readonly tentative: { names: Map<string, Outcome>; name: string }[] = [];

	constructor(world: World, interpreter: Structural) {
		this.world = world;
		this.interpreter = interpreter;
	}

	/** What an import binds a name to. */
	imported(unit: Unit, binding: UnitBinding): Outcome {
		const rows = unit.importsOf(binding.name);
		const near = rows.filter(({ nameStart }) => nameStart === binding.start);
		const meant = near.length > 0 ? near : rows;
		if (meant.length === 0) {
			return binding.value < 0 ? NOTHING : this.interpreter.value(unit, binding.value, binding.scope);
		}
		return merged(meant.map((row) => this.interpreter.dialect(unit).imported(unit, row)));
	}

	/** The module that is written so in a file. */
	module(unit: Unit, module: string): Outcome {
		const found = this.world.resolve(unit, module);
		switch (found.status) {
			case 'resolved':
				return one({ is: 'module', unit: this.world.unit(found.path), path: found.path });
			case 'folder':
				return one({ is: 'module', unit: null, path: `${found.path}/` });
			case 'external':
				return externalOf(found.package, '');
			case 'unresolved':
				return NOTHING;
		}
	}

	/** What a module gives under a name: what it has, else what it can only have from a package. */
	member(entity: Entity & { is: 'module' }, name: string): Outcome {
		const found = this.lookUp(entity, name);
		return found.of.length > 0 || entity.unit === null ? found : this.fromPackage(entity.unit, name);
	}

	/** What is not here comes from the one package that a module takes everything from, if there is one. */
	fromPackage(unit: Unit, name: string): Outcome {
		if (this.interpreter.dialect(unit).isLeftOutOfStar(name)) return NOTHING;
		let owner = this.owners.get(unit.path);
		if (owner === undefined) {
			owner = this.onlyPackage(unit);
			this.owners.set(unit.path, owner);
		}
		return owner === null ? NOTHING : externalOf(owner, name);
	}

	/** The package that a module takes everything from, itself or through others; null when there is none, several, or more that is not known. */
	private onlyPackage(unit: Unit): string | null {
		const met = new Set([unit]);
		let owner: string | null = null;
		for (const each of met) {
			for (const module of this.interpreter.dialect(each).stars(each)) {
				const from = module === null ? NOTHING : this.module(each, module);
				if (from.of.length !== 1 || met.size > MAX_LOOKED_AT) return null;
				const [entity] = from.of;
				if (entity.is === 'module' && entity.unit !== null) met.add(entity.unit);
				else if (entity.is === 'external' && (owner ?? entity.package) === entity.package)
					owner = entity.package;
				else return null;
			}
		}
		return owner;
	}

	/** What a module has under a name, itself or through others. */
	lookUp(entity: Entity & { is: 'module' }, name: string): Outcome {
		const names = getOrMake(this.exported, entity.path, newMap<string, Outcome>);
		const known = names.get(name);
		if (known?.of.length === 0) this.interpreter.budget.doubts++;
		if (known !== undefined) return known;
		if (this.steps > MAX_STEPS || this.tentative.length >= MAX_LOOKED_AT) {
			this.interpreter.budget.doubts++;
			return NOTHING;
		}
		names.set(name, NOTHING);
		this.steps++;
		const found =
			entity.unit === null
				? this.interpreter.inFolder(entity.path, name)
				: this.interpreter.dialect(entity.unit).exported(entity.unit, name);
		this.steps--;
		if (found.of.length > 0 || this.steps === 0) names.set(name, found);
		else this.tentative.push({ names, name });
		if (this.steps === 0) this.forget();
		return found;
	}

	/** What was not found on the way may be found from elsewhere; until then modules that lead in circles are left after one. */
	private forget(): void {
		for (const { names, name } of this.tentative) if (names.get(name)?.of.length === 0) names.delete(name);
		this.tentative.length = 0;
	}
}
