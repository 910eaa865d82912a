import { CLASSES, FUNCTIONS } from './chunk-kinds.ts';
import type { Evaluator } from './evaluate.ts';
import { merged, NOTHING, type Outcome, one, opened, type Thing, through } from './thing.ts';
import type { Unit, UnitBinding } from './unit.ts';

const RETURN = 0;
const YIELD = 1;

/** Which parameter of a function that a list's method is given is an element. */
const ELEMENT_AT: Readonly<Record<string, number>> = {
	map: 0,
	forEach: 0,
	filter: 0,
	find: 0,
	findIndex: 0,
	findLast: 0,
	some: 0,
	every: 0,
	flatMap: 0,
	sort: 0,
	reduce: 1,
	reduceRight: 1,
};

/** Functions of the platform that give back what they are given. */
const GIVES_BACK: ReadonlySet<string> = new Set([
	...['Object.freeze', 'Object.seal', 'Object.preventExtensions', 'Object.assign', 'structuredClone'],
]);

/** What functions are given, and what they give back. */
export class Functions {
	private readonly evaluator: Evaluator;

	constructor(evaluator: Evaluator) {
		this.evaluator = evaluator;
	}

	/** What a call gives back. */
	callResult(unit: Unit, call: number): Outcome {
		const known = unit.family === 'python' ? this.evaluator.results.call(unit, call) : null;
		if (known !== null) return known;
		const scope = unit.callScope(call);
		const callee = unit.callee(call);
		return through(this.evaluator.value(unit, callee, scope), (thing) => {
			if (thing.is !== 'external' || !GIVES_BACK.has(thing.name)) return this.given(thing);
			return this.evaluator.value(unit, unit.args(call)[0] ?? -1, scope);
		});
	}

	given(thing: Thing): Outcome {
		switch (thing.is) {
			case 'external':
				return one({ ...thing, name: `${thing.name}()` });
			case 'definition': {
				const kind = thing.unit.kind(thing.chunk);
				if (CLASSES.has(kind))
					return one({
						is: 'instance',
						unit: thing.unit,
						chunk: thing.chunk,
						env: null,
						isSelf: thing.isSelf,
					});
				return FUNCTIONS.has(kind) ? this.returned(thing) : NOTHING;
			}
			case 'instance':
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

	/** What a function gives back: as its type says, else what it returns. */
	returned(thing: Thing & { is: 'definition' }): Outcome {
		const { unit, chunk, self } = thing;
		const { type } = unit.file.chunks[chunk];
		const isAsync = unit.has(chunk, 'async') && !(unit.family === 'python' && unit.has(chunk, 'generator'));
		if (type !== null) {
			const env = self?.is === 'instance' ? self.env : null;
			const node = this.evaluator.types.read(unit, type);
			if (node.is === 'name' && (node.name === 'this' || node.name === 'Self'))
				return self === null ? NOTHING : one(self);
			const typed = this.evaluator.types.type(node, unit, unit.scopeOf(chunk), env);
			if (typed.of.length > 0)
				return isAsync && unit.family === 'python' ? one({ is: 'promise', of: typed }) : typed;
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
		const given = this.contextual(unit, owner, binding.place);
		if (given.of.length > 0) return this.evaluator.path(given, binding.path);
		if (unit.family === 'python' && owner >= 0) {
			const passed = this.evaluator.callers.passed(this.evaluator, unit, owner, binding.place);
			if (passed !== null) return this.evaluator.path(passed, binding.path);
		}
		return binding.value < 0 ? NOTHING : opened(this.evaluator.value(unit, binding.value, binding.scope));
	}

	/** `self` and `cls`. */
	private pythonSelf(unit: Unit, method: number): Outcome | null {
		const owner = unit.file.chunks[method].parent;
		if (owner < 0 || unit.kind(owner) !== 'class') return null;
		if (unit.params(method)[0]?.name === 'cls')
			return one({ is: 'definition', unit, chunk: owner, self: null, isSelf: true });
		if (unit.has(method, 'static')) return null;
		return one({ is: 'instance', unit, chunk: owner, env: null, isSelf: true });
	}

	/** What a function that is given to another is called with: `users.map((user) => …)`. */
	private contextual(unit: Unit, chunk: number, place: number): Outcome {
		const given = chunk < 0 ? null : unit.givenTo(chunk);
		if (given === null) return NOTHING;
		const callee = unit.callee(given.call);
		const scope = unit.callScope(given.call);
		if (callee < 0) return NOTHING;
		if (unit.family === 'python')
			return this.evaluator.results.calledWith(unit, given.call, given.place, place);
		if (unit.op(callee) === 'member') {
			const on = this.evaluator.value(unit, unit.first(callee), scope);
			const at = ELEMENT_AT[unit.valueName(callee)];
			if (at !== undefined && given.place === 0 && place === at) {
				const lists = on.of.filter((thing) => thing.is === 'list' || thing.is === 'map');
				if (lists.length > 0) return merged(lists.map((thing) => this.evaluator.element(thing)));
			}
			if (unit.valueName(callee) === 'then' && given.place === 0 && place === 0) {
				const promises = on.of.filter((thing) => thing.is === 'promise');
				if (promises.length > 0)
					return merged(promises.map((thing) => (thing.is === 'promise' ? thing.of : NOTHING)));
			}
		}
		return through(this.evaluator.value(unit, callee, scope), (thing) =>
			this.parameterOf(thing, given.place, place),
		);
	}

	/** What a function expects at a place of the function that it is given at another. */
	private parameterOf(thing: Thing, place: number, inner: number): Outcome {
		if (thing.is !== 'definition' || !FUNCTIONS.has(thing.unit.kind(thing.chunk))) return NOTHING;
		const type = thing.unit.params(thing.chunk)[place]?.type;
		if (type == null) return NOTHING;
		const node = this.evaluator.types.read(thing.unit, type);
		const scope = thing.unit.scopeOf(thing.chunk);
		const wanted = node.is === 'function' ? node.params[inner] : undefined;
		return wanted === undefined ? NOTHING : this.evaluator.types.type(wanted, thing.unit, scope, null);
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
