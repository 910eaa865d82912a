import { CLASSES, FUNCTIONS } from '../chunk-kinds.ts';
import { merged, NOTHING, type Outcome, one, opened, type Thing } from '../thing.ts';
import type { Unit } from '../world/unit.ts';
import type { UnitBinding } from '../world/unit-rows.ts';
import type { CallPlace } from './call-place.ts';
import type { Evaluator } from './evaluate.ts';
import { Generics } from './generics.ts';

const RETURN = 0;
const YIELD = 1;

/** What functions are given, and what they give back. */
export class Functions {
	private readonly evaluator: Evaluator;

	readonly generics: Generics;

	constructor(evaluator: Evaluator) {
		this.evaluator = evaluator;
		this.generics = new Generics(evaluator);
	}

	/** What a call gives back; `types` are the type arguments as written. */
	callResult(unit: Unit, call: number, types = ''): Outcome {
		return this.evaluator.dialect(unit).result({ unit, call, types });
	}

	/** What comes of calling something; `place` is where. */
	given(thing: Thing, place: CallPlace | null = null): Outcome {
		switch (thing.is) {
			case 'external':
				return one({ ...thing, name: `${thing.name}()` });
			case 'definition': {
				const kind = thing.unit.kind(thing.chunk);
				const env = this.generics.of(thing, place);
				if (CLASSES.has(kind)) {
					const { unit, chunk, isSelf } = thing;
					return one({ is: 'instance', unit, chunk, env, isSelf });
				}
				return FUNCTIONS.has(kind) ? this.returned({ ...thing, env }) : NOTHING;
			}
			case 'instance':
				return this.evaluator.dialect(thing.unit).calledInstance(thing, place);
			case 'typed':
				return thing.node.is === 'function'
					? this.evaluator.types.type(thing.node.returns, thing.unit, thing.scope, thing.env)
					: NOTHING;
			default:
				return NOTHING;
		}
	}

	/** What a function gives back: as its type says, else what it returns. */
	returned(thing: Thing & { is: 'definition' }): Outcome {
		const { unit, chunk, self } = thing;
		const { type } = unit.chunk(chunk);
		const dialect = this.evaluator.dialect(unit);
		if (type !== null) {
			const env = thing.env ?? (self?.is === 'instance' ? self.env : null);
			const node = this.evaluator.types.read(unit, type);
			if (node.is === 'name' && (node.name === 'this' || node.name === 'Self'))
				return self === null ? NOTHING : one(self);
			const typed = this.evaluator.types.type(node, unit, unit.scopeOf(chunk), env);
			if (typed.of.length > 0) return dialect.typedResult(unit, chunk, typed);
			if (dialect.isForeign(node, unit, unit.scopeOf(chunk))) return typed;
		} else {
			const said = dialect.saidResult(thing);
			if (said !== null) return said;
		}
		const returns = unit.returns(chunk);
		const yields = returns.filter(({ kind }) => kind === YIELD);
		const values = (yields.length > 0 ? yields : returns.filter(({ kind }) => kind === RETURN)).map(
			({ value, start }) => {
				if (self !== null && value >= 0 && unit.op(value) === 'this') return one(self);
				return this.evaluator.value(unit, value, unit.scopeAt(start));
			},
		);
		if (values.length === 0) return NOTHING;
		const given = self === null ? merged(values) : dialect.takenFrom(merged(values), self);
		if (yields.length > 0) return one({ is: 'list', of: given });
		return unit.has(chunk, 'async') ? one({ is: 'promise', of: given }) : given;
	}

	parameter(unit: Unit, binding: UnitBinding): Outcome {
		const { evaluator } = this;
		const dialect = evaluator.dialect(unit);
		const owner = unit.scopeChunk(binding.scope);
		const param = owner < 0 ? undefined : unit.params(owner)[binding.place];
		const type = binding.path === null ? (binding.type ?? param?.type ?? null) : (param?.type ?? null);
		if (type !== null) {
			const typed = evaluator.types.type(evaluator.types.read(unit, type), unit, binding.scope, null);
			return evaluator.path(unit, dialect.rest(param, typed), binding.path);
		}
		const given = dialect.parameter(unit, owner, binding);
		if (given !== null) return evaluator.path(unit, given, binding.path);
		return binding.value < 0 ? NOTHING : opened(evaluator.value(unit, binding.value, binding.scope));
	}
}
