import type { Outcome } from '../../../semantics/core/entity.ts';
import { externalOf, merged, NOTHING, one } from '../../../semantics/core/outcome.ts';
import type { Structural } from '../../../semantics/structural/interpreter.ts';
import { PLATFORM } from '../../../semantics/structural/platform.ts';
import type { Unit } from '../../../semantics/world/unit.ts';
import type { LinkedImport } from '../../../store/linked-file.ts';
import { isPlatformName } from './platform.ts';

const PACKAGE = /(?:^|\/)__init__\.pyi?$/;

/** Names across Python's modules: imports, `import *`, modules below packages. */
export class PythonModules {
	private readonly interpreter: Structural;

	constructor(interpreter: Structural) {
		this.interpreter = interpreter;
	}

	unbound(unit: Unit, name: string): Outcome {
		const star = this.fromStars(unit, name);
		if (star !== null) return star.of.length > 0 ? star : this.interpreter.modules.fromPackage(unit, name);
		return isPlatformName(name) ? externalOf(PLATFORM, name) : NOTHING;
	}

	imported(unit: Unit, { module, imported, local }: LinkedImport): Outcome {
		const { modules } = this.interpreter;
		if (module === null) return NOTHING;
		const isWhole = imported === '*' || imported === '';
		// `import a.b.c` binds `a`.
		if (imported === '*' && local !== null && module.startsWith(`${local}.`))
			return modules.module(unit, local);
		const from = modules.module(unit, module);
		if (isWhole) return from;
		if (from.of.length === 0) return modules.module(unit, below(module, imported));
		return merged(
			from.of.map((entity) => {
				if (entity.is === 'external') return one({ ...entity, name: imported });
				return entity.is === 'module' ? modules.member(entity, imported) : NOTHING;
			}),
		);
	}

	exported(unit: Unit, name: string): Outcome {
		if (unit.bound(0, name).length > 0) {
			const found = this.interpreter.name(unit, name, 0);
			if (found.of.length > 0) return found;
		}
		const star = this.fromStars(unit, name);
		if (star !== null && star.of.length > 0) return star;
		return PACKAGE.test(unit.path) ? this.inFolder(unit.path.replace(/__init__\.pyi?$/, ''), name) : NOTHING;
	}

	inFolder(folder: string, name: string): Outcome {
		for (const path of [`${folder}${name}.py`, `${folder}${name}/__init__.py`]) {
			const unit = this.interpreter.world.unit(path);
			if (unit !== null) return one({ is: 'module', unit, path });
		}
		return NOTHING;
	}

	stars(unit: Unit): readonly (string | null)[] {
		return unit.derived(findStars);
	}

	/** `from x import *`; null when none can have it. */
	private fromStars(unit: Unit, name: string): Outcome | null {
		let isOpen = false;
		for (const module of unit.derived(findStars)) {
			const from = module === null ? NOTHING : this.interpreter.modules.module(unit, module);
			for (const entity of from.of) {
				if (entity.is === 'external') isOpen = true;
				if (entity.is !== 'module' || entity.unit === null || !isPublic(entity.unit, name)) continue;
				const found = this.interpreter.modules.lookUp(entity, name);
				if (found.of.length > 0) return found;
			}
			isOpen ||= from.open;
		}
		return isOpen && !isPlatformName(name) ? NOTHING : null;
	}
}

function below(module: string, name: string): string {
	return module.endsWith('.') ? `${module}${name}` : `${module}.${name}`;
}

/** Modules that a file takes everything from, the last one first. */
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
