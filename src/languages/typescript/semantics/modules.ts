import { EXPORT_KINDS } from '../../../model/recorder.ts';
import { definitionOf, type Entity, type Outcome } from '../../../semantics/core/entity.ts';
import { externalOf, merged, NOTHING, one } from '../../../semantics/core/outcome.ts';
import type { Structural } from '../../../semantics/structural/interpreter.ts';
import { PLATFORM } from '../../../semantics/structural/platform.ts';
import type { Unit } from '../../../semantics/world/unit.ts';
import type { LinkedExport, LinkedImport } from '../../../store/linked-file.ts';
import { compilerOf, isPlatformName } from './platform-names.ts';

const ASSIGN = EXPORT_KINDS.indexOf('assign');

/** Names across modules of scripts: imports, exports, re-exports, `module.exports`. */
export class TypeScriptModules {
	private readonly interpreter: Structural;

	constructor(interpreter: Structural) {
		this.interpreter = interpreter;
	}

	unbound(unit: Unit, name: string): Outcome {
		if (name === 'undefined') return one({ is: 'plain' });
		// A component of Vue may use itself, by the name of its file.
		if (unit.path.endsWith(`/${name}.vue`) && unit.isComponent()) return one(definitionOf(unit, 0));
		const compiler = compilerOf(unit.path, name);
		if (compiler !== null) return externalOf(compiler, name);
		return isPlatformName(name) ? externalOf(PLATFORM, name) : NOTHING;
	}

	imported(unit: Unit, { module, imported }: LinkedImport): Outcome {
		if (module === null) return NOTHING;
		const from = this.interpreter.modules.module(unit, module);
		return imported === '*' || imported === '' ? this.whole(from) : this.each(from, imported);
	}

	/** Modules that a file gives everything of. */
	stars(unit: Unit): readonly (string | null)[] {
		return unit
			.starExports()
			.filter(({ exported }) => exported === '*' || exported === '')
			.map(({ module }) => module);
	}

	/** What modules and packages have under a name. */
	private each(from: Outcome, name: string): Outcome {
		return merged(
			from.of.map((entity) => {
				if (entity.is === 'external') return one({ ...entity, name });
				return entity.is === 'module' ? this.taken(entity, name) : NOTHING;
			}),
		);
	}

	/** `require('./x')` and `import * as x`: what is exported as a whole, else the module. */
	private whole(from: Outcome): Outcome {
		return merged(
			from.of.map((entity) => {
				if (entity.is !== 'module' || entity.unit === null) return one(entity);
				const assigned = this.assignedWhole(entity.unit);
				return assigned !== null && assigned.of.length > 0 ? assigned : one(entity);
			}),
		);
	}

	private taken(entity: Entity & { is: 'module' }, name: string): Outcome {
		const found = this.interpreter.modules.member(entity, name);
		if (found.of.length > 0 || entity.unit === null) return found;
		const assigned = this.assignedWhole(entity.unit);
		if (assigned === null) return found;
		return name === 'default' ? assigned : this.interpreter.members.member(assigned, name);
	}

	exported(unit: Unit, name: string): Outcome {
		// Its compiler makes one entity of the whole file.
		if (name === 'default' && unit.isComponent()) return one(definitionOf(unit, 0));
		const rows = unit.exportsOf(name);
		const found = rows.map((row) => this.exportedRow(unit, row));
		if (found.some(({ of }) => of.length > 0)) return merged(found.filter(({ of }) => of.length > 0));
		if (name === 'default') return NOTHING;
		const stars: Outcome[] = [];
		for (const module of this.stars(unit)) {
			if (module === null) continue;
			for (const entity of this.interpreter.modules.module(unit, module).of) {
				const found = entity.is === 'module' ? this.interpreter.modules.lookUp(entity, name) : NOTHING;
				if (found.of.length > 0) stars.push(found);
			}
		}
		return stars.length === 0 ? NOTHING : merged(stars);
	}

	private exportedRow(unit: Unit, { local, module, chunk, exported }: LinkedExport): Outcome {
		if (module !== null) {
			const from = this.interpreter.modules.module(unit, module);
			// `export * as x from './y'`.
			if (local === null || local === '*') return from;
			return this.each(from, local);
		}
		if (local !== null && unit.bound(0, local).length > 0) return this.interpreter.name(unit, local, 0);
		if (chunk >= 0) return one(definitionOf(unit, chunk));
		return exported === 'default' ? this.defaultValue(unit) : NOTHING;
	}

	/** `export default <expression>`. */
	private defaultValue(unit: Unit): Outcome {
		const assigned = unit.assigned('default').filter(({ target }) => unit.op(target) === 'name');
		return merged(assigned.map(({ value, scope }) => this.interpreter.value(unit, value, scope)));
	}

	/** What `module.exports = …` or `export = …` makes of a module; null when it has none. */
	private assignedWhole(unit: Unit): Outcome | null {
		const row = unit.exportsOf('').find(({ kind }) => kind === ASSIGN);
		if (row === undefined) return null;
		if (row.local !== null && unit.bound(0, row.local).length > 0)
			return this.interpreter.name(unit, row.local, 0);
		if (row.chunk >= 0) return one(definitionOf(unit, row.chunk));
		const assigned = unit
			.assigned('exports')
			.filter(
				({ target }) => unit.op(target) === 'member' && unit.valueName(unit.first(target)) === 'module',
			);
		return assigned.length === 0
			? null
			: merged(assigned.map(({ value, scope }) => this.interpreter.value(unit, value, scope)));
	}
}
