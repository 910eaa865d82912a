import { merged, NOTHING, type Outcome, one, type Thing } from '../thing.ts';
import type { Unit } from '../world/unit.ts';
import type { UnitBinding } from '../world/unit-rows.ts';
import type { World } from '../world/world.ts';
import type { Evaluator } from './evaluate.ts';

/** Re-exports that are followed. */
const MAX_STEPS = 24;
const MAX_LOOKED_AT = 500;

/** Names across modules: imports, exports, re-exports. */
export class ModuleNames {
	private readonly world: World;
	private readonly evaluator: Evaluator;
	/** By path, then by name. */
	private readonly exported = new Map<string, Map<string, Outcome>>();
	/** By path, the package that a module takes everything from. */
	private readonly owners = new Map<string, string | null>();
	private steps = 0;
	/** Names that were not found since the first step. */
	private readonly tentative: { names: Map<string, Outcome>; name: string }[] = [];

	constructor(world: World, evaluator: Evaluator) {
		this.world = world;
		this.evaluator = evaluator;
	}

	/** What an import binds a name to. */
	imported(unit: Unit, binding: UnitBinding): Outcome {
		const rows = unit.importsOf(binding.name);
		const near = rows.filter(({ nameStart }) => nameStart === binding.start);
		const meant = near.length > 0 ? near : rows;
		if (meant.length === 0) {
			return binding.value < 0 ? NOTHING : this.evaluator.value(unit, binding.value, binding.scope);
		}
		return merged(meant.map((row) => this.evaluator.dialect(unit).imported(unit, row)));
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
				return one({ is: 'external', package: found.package, name: '' });
			case 'unresolved':
				return NOTHING;
		}
	}

	/** What a module gives under a name: what it has, else what it can only have from a package. */
	member(thing: Thing & { is: 'module' }, name: string): Outcome {
		const found = this.lookUp(thing, name);
		return found.of.length > 0 || thing.unit === null ? found : this.fromPackage(thing.unit, name);
	}

	/** What is not here comes from the one package that a module takes everything from, if there is one. */
	fromPackage(unit: Unit, name: string): Outcome {
		if (this.evaluator.dialect(unit).isKept(name)) return NOTHING;
		let owner = this.owners.get(unit.path);
		if (owner === undefined) {
			owner = this.onlyPackage(unit);
			this.owners.set(unit.path, owner);
		}
		return owner === null ? NOTHING : one({ is: 'external', package: owner, name });
	}

	/** The package that a module takes everything from, itself or through others; null when there is none, several, or more that is not known. */
	private onlyPackage(unit: Unit): string | null {
		const met = new Set([unit]);
		let owner: string | null = null;
		for (const each of met) {
			for (const module of this.evaluator.dialect(each).stars(each)) {
				const from = module === null ? NOTHING : this.module(each, module);
				if (from.of.length !== 1 || met.size > MAX_LOOKED_AT) return null;
				const [thing] = from.of;
				if (thing.is === 'module' && thing.unit !== null) met.add(thing.unit);
				else if (thing.is === 'external' && (owner ?? thing.package) === thing.package) owner = thing.package;
				else return null;
			}
		}
		return owner;
	}

	/** What a module has under a name, itself or through others. */
	lookUp(thing: Thing & { is: 'module' }, name: string): Outcome {
		let names = this.exported.get(thing.path);
		if (names === undefined) {
			names = new Map();
			this.exported.set(thing.path, names);
		}
		const known = names.get(name);
		if (known?.of.length === 0) this.evaluator.doubts++;
		if (known !== undefined) return known;
		if (this.steps > MAX_STEPS || this.tentative.length >= MAX_LOOKED_AT) {
			this.evaluator.doubts++;
			return NOTHING;
		}
		names.set(name, NOTHING);
		this.steps++;
		const found =
			thing.unit === null
				? this.evaluator.inFolder(thing.path, name)
				: this.evaluator.dialect(thing.unit).exported(thing.unit, name);
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
