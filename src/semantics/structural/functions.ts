import { CLASSES, FUNCTIONS } from '../chunk-kinds.ts';
import type { Entity, Outcome } from '../core/entity.ts';
import { NOTHING, one, opened } from '../core/outcome.ts';
import type { Unit } from '../world/unit.ts';
import type { UnitBinding } from '../world/unit-rows.ts';
import type { CallPlace } from './call-place.ts';
import { Generics } from './generics.ts';
import type { Structural } from './interpreter.ts';

/** Results of one function that are looked at. */
const MAX_RESULTS = 1_000;

/** What functions are given, and what they give back. */
export class Functions {
	private readonly interpreter: Structural;

	readonly generics: Generics;

	constructor(interpreter: Structural) {
		this.interpreter = interpreter;
		this.generics = new Generics(interpreter);
	}

	/** What a call gives back; `types` are the type arguments as written. */
	callResult(unit: Unit, call: number, types = ''): Outcome {
		return this.interpreter.dialect(unit).result({ unit, call, types });
	}

	/** What comes of calling something; `place` is where. */
	given(entity: Entity, place: CallPlace | null = null): Outcome {
		switch (entity.is) {
			case 'external':
				return one({ ...entity, name: `${entity.name}()` });
			case 'definition': {
				const kind = entity.unit.kind(entity.chunk);
				const env = this.generics.of(entity, place);
				if (CLASSES.has(kind)) {
					const { unit, chunk, isSelf } = entity;
					return one({ is: 'instance', unit, chunk, env, isSelf });
				}
				return FUNCTIONS.has(kind) ? this.returned({ ...entity, env }) : NOTHING;
			}
			case 'instance':
				return this.interpreter.dialect(entity.unit).calledInstance(entity, place);
			case 'typed':
				return entity.node.is === 'function'
					? this.interpreter.types.type(entity.node.returns, entity.unit, entity.scope, entity.env)
					: NOTHING;
			default:
				return NOTHING;
		}
	}

	/** What a function gives back: as its type says, else what it returns. */
	returned(entity: Entity & { is: 'definition' }): Outcome {
		const { unit, chunk, self } = entity;
		const { type } = unit.chunk(chunk);
		const dialect = this.interpreter.dialect(unit);
		if (type !== null) {
			const env = entity.env ?? (self?.is === 'instance' ? self.env : null);
			const node = this.interpreter.types.read(unit, type);
			if (node.is === 'name' && (node.name === 'this' || node.name === 'Self'))
				return self === null ? NOTHING : one(self);
			const typed = this.interpreter.types.type(node, unit, unit.scopeOf(chunk), env);
			if (typed.of.length > 0) return dialect.typedResult(unit, chunk, typed);
			if (dialect.isForeign(node, unit, unit.scopeOf(chunk))) return typed;
		} else {
			const expected = dialect.expectedResult(entity);
			if (expected !== null) return expected;
		}
		const results = this.interpreter.results(unit, chunk, self, MAX_RESULTS);
		if (results === null) return NOTHING;
		const given = self === null ? results.outcome : dialect.resultOnSelf(results.outcome, self);
		if (results.areYielded) return one({ is: 'list', of: given });
		return unit.has(chunk, 'async') ? one({ is: 'promise', of: given }) : given;
	}

	parameter(unit: Unit, binding: UnitBinding): Outcome {
		const { interpreter } = this;
		const dialect = interpreter.dialect(unit);
		const owner = unit.scopeChunk(binding.scope);
		const param = owner < 0 ? undefined : unit.params(owner)[binding.place];
		const type = binding.path === null ? (binding.type ?? param?.type ?? null) : (param?.type ?? null);
		if (type !== null) {
			const typed = interpreter.types.type(interpreter.types.read(unit, type), unit, binding.scope, null);
			const meant = dialect.typedParameter(unit, binding, typed);
			return interpreter.path(unit, dialect.rest(param, meant), binding.path);
		}
		const given = dialect.parameter(unit, binding);
		if (given !== null) return interpreter.path(unit, given, binding.path);
		return binding.value < 0 ? NOTHING : opened(interpreter.value(unit, binding.value, binding.scope));
	}
}
