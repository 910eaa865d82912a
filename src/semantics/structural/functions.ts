import { CLASSES, FUNCTIONS } from '../chunk-kinds.ts';
import { merged, NOTHING, type Outcome, one, opened, type Thing, through } from '../thing.ts';
import type { Unit } from '../world/unit.ts';
import type { UnitBinding } from '../world/unit-rows.ts';
import type { CallPlace } from './call-place.ts';
import type { Evaluator } from './evaluate.ts';
import { Expected } from './expected.ts';
import { Generics } from './generics.ts';
import { platformResult } from './platform-calls.ts';

const RETURN = 0;
const YIELD = 1;

/** What functions are given, and what they give back. */
export class Functions {
	private readonly evaluator: Evaluator;

	private readonly generics: Generics;
	private readonly expected: Expected;

	constructor(evaluator: Evaluator) {
		this.evaluator = evaluator;
		this.generics = new Generics(evaluator);
		this.expected = new Expected(evaluator, this.generics);
	}

	/** What a call gives back; `types` are the type arguments as written. */
	callResult(unit: Unit, call: number, types = ''): Outcome {
		const { evaluator } = this;
		const known = unit.family === 'python' ? evaluator.results.call(unit, call) : null;
		if (known !== null) return known;
		const scope = unit.callScope(call);
		const callee = unit.callee(call);
		const place: CallPlace = { unit, call, types };
		if (unit.family === 'python' || callee < 0)
			return through(evaluator.value(unit, callee, scope), (thing) => this.given(thing, place));
		const isMember = unit.op(callee) === 'member';
		const receiver = isMember ? evaluator.value(unit, unit.first(callee), scope) : null;
		const name = unit.valueName(callee);
		return through(
			evaluator.value(unit, callee, scope),
			(thing) => platformResult(evaluator, place, thing, receiver, name) ?? this.given(thing, place),
		);
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
				if (thing.unit.family === 'typescript') return this.signatureResult(thing, place);
				return through(this.evaluator.members.memberOf(thing, '__call__'), (each) =>
					each.is === 'definition' ? this.returned(each) : NOTHING,
				);
			case 'typed':
				return thing.node.is === 'function'
					? this.evaluator.types.type(thing.node.returns, thing.unit, thing.scope, thing.env)
					: NOTHING;
			default:
				return NOTHING;
		}
	}

	/** What an interface gives back that is a function. */
	private signatureResult(
		{ unit, chunk, env }: Thing & { is: 'instance' },
		place: CallPlace | null,
	): Outcome {
		const results = this.expected.signatures(unit, chunk, place).map((signature) => {
			const thing = { is: 'definition', unit, chunk: signature, self: null, env } as const;
			return this.returned({ ...thing, env: this.generics.of(thing, place) });
		});
		return results.length === 0 ? NOTHING : merged(results);
	}

	/** What a function gives back: as its type says, else what it returns. */
	returned(thing: Thing & { is: 'definition' }): Outcome {
		const { unit, chunk, self } = thing;
		const { type } = unit.chunk(chunk);
		const isAsync = unit.has(chunk, 'async') && !(unit.family === 'python' && unit.has(chunk, 'generator'));
		if (type !== null) {
			const env = thing.env ?? (self?.is === 'instance' ? self.env : null);
			const node = this.evaluator.types.read(unit, type);
			if (node.is === 'name' && (node.name === 'this' || node.name === 'Self'))
				return self === null ? NOTHING : one(self);
			const typed = this.evaluator.types.type(node, unit, unit.scopeOf(chunk), env);
			if (typed.of.length > 0)
				return isAsync && unit.family === 'python' ? one({ is: 'promise', of: typed }) : typed;
			if (this.evaluator.types.isForeign(node, unit, unit.scopeOf(chunk))) return typed;
		}
		if (type === null && unit.family === 'typescript') {
			const signed = this.signed(thing);
			if (signed !== null) return signed;
			const said = this.expected
				.heldAs(unit, chunk)
				.of.filter(({ is }) => is === 'typed' || is === 'instance');
			const given = said.map((each) => this.given(each)).filter(({ of }) => of.length > 0);
			if (given.length > 0) return merged(given);
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
		const given = merged(values);
		const whole = self !== null && unit.family === 'python' ? ofSelf(given, self) : given;
		if (yields.length > 0) return one({ is: 'list', of: whole });
		return isAsync ? one({ is: 'promise', of: whole }) : whole;
	}

	/** What the signatures before an implementation say that it gives back. */
	private signed(thing: Thing & { is: 'definition' }): Outcome | null {
		const { unit, chunk } = thing;
		const { name, parent } = unit.chunk(chunk);
		const beside = name === null || parent < 0 ? [] : unit.member(parent, name);
		if (beside.length < 2) return null;
		const signatures = beside.filter(
			(each) => each !== chunk && unit.has(each, 'declaration') && unit.chunk(each).type !== null,
		);
		const given = signatures.map((each) => this.returned({ ...thing, chunk: each }));
		return given.length === 0 ? null : merged(given);
	}

	parameter(unit: Unit, binding: UnitBinding): Outcome {
		const owner = unit.scopeChunk(binding.scope);
		const param = owner < 0 ? undefined : unit.params(owner)[binding.place];
		const type = binding.path === null ? (binding.type ?? param?.type ?? null) : (param?.type ?? null);
		if (type !== null) {
			const list = param?.rest === '*' && unit.family === 'python';
			const typed = this.evaluator.types.type(
				this.evaluator.types.read(unit, type),
				unit,
				binding.scope,
				null,
			);
			if (param?.rest === '**' && unit.family === 'python') return one({ is: 'map', of: typed });
			return this.evaluator.path(list ? one({ is: 'list', of: typed }) : typed, binding.path);
		}
		if (unit.family === 'python' && binding.place === 0 && owner >= 0) {
			const self = this.pythonSelf(unit, owner);
			if (self !== null) return self;
		}
		const given = this.expected.parameter(unit, owner, binding.place);
		if (given.of.length > 0) return this.evaluator.path(given, binding.path);
		if (unit.family === 'python' && owner >= 0) {
			const passed = this.evaluator.callers.passed(this.evaluator, unit, owner, binding.place);
			if (passed !== null) return this.evaluator.path(passed, binding.path);
		}
		return binding.value < 0 ? NOTHING : opened(this.evaluator.value(unit, binding.value, binding.scope));
	}

	/** `self` and `cls`. */
	private pythonSelf(unit: Unit, method: number): Outcome | null {
		const owner = unit.chunk(method).parent;
		if (owner < 0 || unit.kind(owner) !== 'class') return null;
		if (unit.params(method)[0]?.name === 'cls')
			return one({ is: 'definition', unit, chunk: owner, self: null, isSelf: true });
		if (unit.has(method, 'static')) return null;
		return one({ is: 'instance', unit, chunk: owner, env: null, isSelf: true });
	}
}

/** In what a Python method gives back, `self` is what the method was taken from, not of the class that has it. */
function ofSelf(outcome: Outcome, self: Thing): Outcome {
	if (!outcome.of.some((thing) => (thing.is === 'instance' || thing.is === 'definition') && thing.isSelf))
		return outcome;
	return through(outcome, (thing) => {
		if (thing.is === 'definition' && thing.isSelf)
			return one(self.is === 'instance' || self.is === 'definition' ? classOf(self) : thing);
		if (thing.is !== 'instance' || !thing.isSelf) return one(thing);
		if (self.is === 'instance') return one({ ...self, isAbove: false });
		return one(
			self.is === 'definition' && CLASSES.has(self.unit.kind(self.chunk))
				? { is: 'instance', unit: self.unit, chunk: self.chunk, env: null, isSelf: self.isSelf }
				: thing,
		);
	});
}

function classOf({ unit, chunk, isSelf }: Thing & { is: 'instance' | 'definition' }): Thing {
	return { is: 'definition', unit, chunk, self: null, isSelf };
}
