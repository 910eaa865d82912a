import { EXPORT_KINDS } from '../../model/recorder.ts';
import type { LinkedExport, LinkedImport } from '../../store/linked-file.ts';
import { merged, NOTHING, type Outcome, one, type Thing } from '../thing.ts';
import type { Unit } from '../world/unit.ts';
import type { UnitBinding } from '../world/unit-rows.ts';
import type { World } from '../world/world.ts';
import type { Evaluator } from './evaluate.ts';
import { compilerOf, isPlatformName, PLATFORM } from './platform-names.ts';

/** Re-exports that are followed. */
const MAX_STEPS = 24;
const MAX_LOOKED_AT = 500;
const ASSIGN = EXPORT_KINDS.indexOf('assign');

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

	/** A name that nothing in its file binds. */
	unbound(unit: Unit, name: string): Outcome {
		const star = this.fromStars(unit, name);
		if (star !== null) return star.of.length > 0 ? star : this.fromPackage(unit, name);
		if (name === 'undefined' && unit.family === 'typescript') return one({ is: 'plain' });
		// A component of Vue may use itself, by the name of its file.
		if (unit.path.endsWith(`/${name}.vue`) && unit.isComponent())
			return one({ is: 'definition', unit, chunk: 0, self: null });
		const compiler = compilerOf(unit.path, name);
		if (compiler !== null) return one({ is: 'external', package: compiler, name });
		return isPlatformName(name, unit.family === 'python' ? 'python' : 'typescript')
			? one({ is: 'external', package: PLATFORM, name })
			: NOTHING;
	}

	/** `from x import *`. */
	private fromStars(unit: Unit, name: string): Outcome | null {
		if (unit.family !== 'python') return null;
		let isOpen = false;
		for (const module of unit.derived(findStars)) {
			const from = module === null ? NOTHING : this.module(unit, module);
			for (const thing of from.of) {
				if (thing.is === 'external') isOpen = true;
				if (thing.is !== 'module' || thing.unit === null || !isPublic(thing.unit, name)) continue;
				const found = this.lookUp(thing, name);
				if (found.of.length > 0) return found;
			}
			isOpen ||= from.open;
		}
		return isOpen && !isPlatformName(name, 'python') ? NOTHING : null;
	}

	/** What an import binds a name to. */
	imported(unit: Unit, binding: UnitBinding): Outcome {
		const rows = unit.importsOf(binding.name);
		const near = rows.filter(({ nameStart }) => nameStart === binding.start);
		const meant = near.length > 0 ? near : rows;
		if (meant.length === 0) {
			return binding.value < 0 ? NOTHING : this.evaluator.value(unit, binding.value, binding.scope);
		}
		return merged(meant.map((row) => this.importedRow(unit, row)));
	}

	private importedRow(unit: Unit, { module, imported, local }: LinkedImport): Outcome {
		if (module === null) return NOTHING;
		// `import a.b.c` binds `a`.
		if (unit.family === 'python' && imported === '*' && local !== null && module.startsWith(`${local}.`)) {
			return this.module(unit, local);
		}
		const from = this.module(unit, module);
		if (imported === '*' || imported === '') return unit.family === 'typescript' ? this.whole(from) : from;
		if (from.of.length === 0 && unit.family === 'python') return this.module(unit, below(module, imported));
		return merged(
			from.of.map((thing) => {
				if (thing.is === 'external') return one({ ...thing, name: imported });
				return thing.is === 'module' ? this.taken(thing, imported, unit) : NOTHING;
			}),
		);
	}

	/** `require('./x')` and `import * as x`: what is exported as a whole, else the module. */
	private whole(from: Outcome): Outcome {
		return merged(
			from.of.map((thing) => {
				if (thing.is !== 'module' || thing.unit === null) return one(thing);
				const assigned = this.assignedWhole(thing.unit);
				return assigned !== null && assigned.of.length > 0 ? assigned : one(thing);
			}),
		);
	}

	private taken(thing: Thing & { is: 'module' }, name: string, from: Unit): Outcome {
		const found = this.member(thing, name);
		if (found.of.length > 0 || thing.unit === null || from.family === 'python') return found;
		const assigned = this.assignedWhole(thing.unit);
		if (assigned === null) return found;
		return name === 'default' ? assigned : this.evaluator.members.member(assigned, name);
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
	private fromPackage(unit: Unit, name: string): Outcome {
		if (unit.family === 'python' ? name.startsWith('_') : name === 'default') return NOTHING;
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
			for (const module of starsOf(each)) {
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
	private lookUp(thing: Thing & { is: 'module' }, name: string): Outcome {
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
				? this.submodule(thing.path, name)
				: thing.unit.family === 'python'
					? this.pythonMember(thing.unit, name)
					: this.exportedName(thing.unit, name);
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

	private pythonMember(unit: Unit, name: string): Outcome {
		if (unit.bound(0, name).length > 0) {
			const found = this.evaluator.name(unit, name, 0);
			if (found.of.length > 0) return found;
		}
		const star = this.fromStars(unit, name);
		if (star !== null && star.of.length > 0) return star;
		return /(?:^|\/)__init__\.pyi?$/.test(unit.path)
			? this.submodule(unit.path.replace(/__init__\.pyi?$/, ''), name)
			: NOTHING;
	}

	private submodule(folder: string, name: string): Outcome {
		for (const path of [`${folder}${name}.py`, `${folder}${name}/__init__.py`]) {
			const unit = this.world.unit(path);
			if (unit !== null) return one({ is: 'module', unit, path });
		}
		return NOTHING;
	}

	private exportedName(unit: Unit, name: string): Outcome {
		// Its compiler makes one thing of the whole file.
		if (name === 'default' && unit.isComponent())
			return one({ is: 'definition', unit, chunk: 0, self: null });
		const rows = unit.exportsOf(name);
		const found = rows.map((row) => this.exportedRow(unit, row));
		if (found.some(({ of }) => of.length > 0)) return merged(found.filter(({ of }) => of.length > 0));
		if (name === 'default') return NOTHING;
		const stars: Outcome[] = [];
		for (const module of starsOf(unit)) {
			if (module === null) continue;
			for (const thing of this.module(unit, module).of) {
				const found = thing.is === 'module' ? this.lookUp(thing, name) : NOTHING;
				if (found.of.length > 0) stars.push(found);
			}
		}
		return stars.length === 0 ? NOTHING : merged(stars);
	}

	private exportedRow(unit: Unit, { local, module, chunk, exported }: LinkedExport): Outcome {
		if (module !== null) {
			const from = this.module(unit, module);
			// `export * as x from './y'`.
			if (local === null || local === '*') return from;
			return merged(
				from.of.map((thing) => {
					if (thing.is === 'external') return one({ ...thing, name: local });
					return thing.is === 'module' ? this.taken(thing, local, unit) : NOTHING;
				}),
			);
		}
		if (local !== null && unit.bound(0, local).length > 0) return this.evaluator.name(unit, local, 0);
		if (chunk >= 0) return one({ is: 'definition', unit, chunk, self: null });
		return exported === 'default' ? this.defaultValue(unit) : NOTHING;
	}

	/** `export default <expression>`. */
	private defaultValue(unit: Unit): Outcome {
		const assigned = unit.assigned('default').filter(({ target }) => unit.op(target) === 'name');
		return merged(assigned.map(({ value, scope }) => this.evaluator.value(unit, value, scope)));
	}

	/** What `module.exports = …` or `export = …` makes of a module; null when it has none. */
	private assignedWhole(unit: Unit): Outcome | null {
		const row = unit.exportsOf('').find(({ kind }) => kind === ASSIGN);
		if (row === undefined) return null;
		if (row.local !== null && unit.bound(0, row.local).length > 0)
			return this.evaluator.name(unit, row.local, 0);
		if (row.chunk >= 0) return one({ is: 'definition', unit, chunk: row.chunk, self: null });
		const assigned = unit
			.assigned('exports')
			.filter(
				({ target }) => unit.op(target) === 'member' && unit.valueName(unit.first(target)) === 'module',
			);
		return assigned.length === 0
			? null
			: merged(assigned.map(({ value, scope }) => this.evaluator.value(unit, value, scope)));
	}
}

/** Modules that one takes everything from. */
function starsOf(unit: Unit): readonly (string | null)[] {
	if (unit.family === 'python') return unit.derived(findStars);
	return unit
		.starExports()
		.filter(({ exported }) => exported === '*' || exported === '')
		.map(({ module }) => module);
}

function below(module: string, name: string): string {
	return module.endsWith('.') ? `${module}${name}` : `${module}.${name}`;
}

/** Modules that a Python file takes everything from, the last one first. */
function findStars(unit: Unit): (string | null)[] {
	const stars = unit.importsOf(null).filter(({ imported }) => imported === '*');
	return stars.map(({ module }) => module).reverse();
}

/** Whether `import *` takes a name: those of `__all__`, else those without an underscore. */
function isPublic(unit: Unit, name: string): boolean {
	const listed = unit.derived(findListed);
	return listed.size > 0 ? listed.has(name) : !name.startsWith('_');
}

/** The names of `__all__`. */
function findListed(unit: Unit): Set<string> {
	return new Set(unit.listed().map(({ exported }) => exported));
}
