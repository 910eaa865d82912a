import { definitionOf, instanceOf, type Outcome } from '../core/entity.ts';
import { NOTHING, one } from '../core/outcome.ts';
import type { Unit } from '../world/unit.ts';
import type { Structural } from './interpreter.ts';

/** What `this` and `super` are. */
export class Receivers {
	private readonly interpreter: Structural;

	constructor(interpreter: Structural) {
		this.interpreter = interpreter;
	}

	/** What `this` is in a scope. */
	self(unit: Unit, scope: number): Outcome {
		for (let chunk = unit.scopeChunk(scope); chunk > 0; chunk = unit.chunk(chunk).parent) {
			const { parent, container } = unit.chunk(chunk);
			const kind = unit.kind(chunk);
			// In the fields of a class it is what the class makes.
			if (kind === 'class') return one(instanceOf(unit, chunk));
			if (unit.has(chunk, 'arrow') && !unit.has(chunk, 'static')) continue;
			const own = this.interpreter.dialect(unit).self(unit, chunk);
			if (own !== null) return one(own);
			if (kind === 'function' || kind === 'lambda') return this.given(unit, chunk);
			if (parent < 0) continue;
			const owner = unit.kind(parent) === 'class' ? parent : this.classNamed(unit, container);
			if (owner >= 0) {
				return unit.has(chunk, 'static') ? one(definitionOf(unit, owner)) : one(instanceOf(unit, owner));
			}
			if (kind === 'method') return this.holder(unit, parent);
		}
		return NOTHING;
	}

	/** What a function is told to have as `this`. */
	private given(unit: Unit, chunk: number): Outcome {
		const { name, parent } = unit.chunk(chunk);
		// `User.prototype.go = function …` is a method.
		const owner = parent === 0 ? this.classNamed(unit, unit.chunk(chunk).container) : -1;
		return owner < 0 || name === null ? NOTHING : one(instanceOf(unit, owner));
	}

	private classNamed(unit: Unit, name: string | null): number {
		return name === null ? -1 : unit.topClass(name);
	}

	/** The object whose method it is. */
	private holder(unit: Unit, chunk: number): Outcome {
		const { name } = unit.chunk(chunk);
		const bound = name === null ? [] : unit.bound(0, name).filter((binding) => binding.chunk === chunk);
		return bound.length === 1 && bound[0].value >= 0 ? this.interpreter.binding(unit, bound[0]) : NOTHING;
	}

	/** `super`: what the class around extends. */
	above(unit: Unit, scope: number): Outcome {
		for (let chunk = unit.scopeChunk(scope); chunk > 0; chunk = unit.chunk(chunk).parent) {
			if (unit.kind(chunk) === 'class') return this.interpreter.dialect(unit).above(unit, chunk);
		}
		return NOTHING;
	}
}
