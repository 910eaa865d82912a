import { awaited, type CallPlace } from './call-place.ts';
import { CLASSES, FUNCTIONS } from './chunk-kinds.ts';
import { contextOf } from './contexts.ts';
import type { Evaluator } from './evaluate.ts';
import { Generics } from './generics.ts';
import { platformResult } from './platform-calls.ts';
import { merged, NOTHING, type Outcome, one, opened, type Thing, through } from './thing.ts';
import { type TypeNode, UNKNOWN } from './types/type-node.ts';
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

/** What functions are given, and what they give back. */
export class Functions {
	private readonly evaluator: Evaluator;

	private readonly generics: Generics;

	constructor(evaluator: Evaluator) {
		this.evaluator = evaluator;
		this.generics = new Generics(evaluator);
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

	/** Signatures of an interface that take as many arguments as a call has; all when none does. */
	private signatures(unit: Unit, chunk: number, place: CallPlace | null): number[] {
		const all = unit.callSignatures(chunk);
		if (place === null || all.length < 2) return all;
		const count = place.unit.args(place.call).length;
		const fitting = all.filter((signature) => this.takes(unit, signature, count));
		return fitting.length === 0 ? all : fitting;
	}

	private takes(unit: Unit, signature: number, count: number): boolean {
		const params = unit.params(signature);
		const last = params.at(-1);
		if (last?.rest !== '*') {
			const least = params.filter((param) => !param.optional && param.default === undefined).length;
			return count >= least && count <= params.length;
		}
		const rest = last.type === undefined ? UNKNOWN : this.evaluator.types.read(unit, last.type);
		return rest.is === 'tuple' ? count === params.length - 1 + rest.of.length : count >= params.length - 1;
	}

	/** What an interface gives back that is a function. */
	private signatureResult(
		{ unit, chunk, env }: Thing & { is: 'instance' },
		place: CallPlace | null,
	): Outcome {
		const results = this.signatures(unit, chunk, place).map((signature) => {
			const thing = { is: 'definition', unit, chunk: signature, self: null, env } as const;
			return this.returned({ ...thing, env: this.generics.of(thing, place) });
		});
		return results.length === 0 ? NOTHING : merged(results);
	}

	/** What a function gives back: as its type says, else what it returns. */
	returned(thing: Thing & { is: 'definition' }): Outcome {
		const { unit, chunk, self } = thing;
		const { type } = unit.file.chunks[chunk];
		const isAsync = unit.has(chunk, 'async') && !(unit.family === 'python' && unit.has(chunk, 'generator'));
		if (type !== null) {
			const env = thing.env ?? (self?.is === 'instance' ? self.env : null);
			const node = this.evaluator.types.read(unit, type);
			if (node.is === 'name' && (node.name === 'this' || node.name === 'Self'))
				return self === null ? NOTHING : one(self);
			const typed = this.evaluator.types.type(node, unit, unit.scopeOf(chunk), env);
			if (typed.of.length > 0)
				return isAsync && unit.family === 'python' ? one({ is: 'promise', of: typed }) : typed;
		}
		if (type === null && unit.family === 'typescript') {
			const said = this.heldAs(unit, chunk).of.filter(({ is }) => is === 'typed' || is === 'instance');
			const given = said.map((each) => this.given(each)).filter(({ of }) => of.length > 0);
			if (given.length > 0) return merged(given);
		}
		this.evaluator.world.lookInside(unit);
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
		if (given === null)
			return unit.family === 'python' || chunk < 0 ? NOTHING : this.asDeclared(unit, chunk, place);
		const callee = unit.callee(given.call);
		const scope = unit.callScope(given.call);
		if (callee < 0) return NOTHING;
		if (unit.family === 'python')
			return this.evaluator.results.calledWith(unit, given.call, given.place, place);
		if (unit.op(callee) === 'member' && given.key === null) {
			const on = this.evaluator.value(unit, unit.first(callee), scope);
			const at = ELEMENT_AT[unit.valueName(callee)];
			if (at !== undefined && given.place === 0 && (place === at || unit.valueName(callee) === 'sort')) {
				const lists = on.of.filter(({ is }) => is === 'list' || is === 'map' || is === 'tuple');
				if (lists.length > 0) return merged(lists.map((thing) => this.evaluator.element(thing)));
			}
			if (unit.valueName(callee) === 'then' && given.place === 0 && place === 0) {
				const promises = on.of.filter((thing) => thing.is === 'promise');
				if (promises.length > 0)
					return merged(promises.map((thing) => (thing.is === 'promise' ? thing.of : NOTHING)));
			}
		}
		return through(this.evaluator.value(unit, callee, scope), (thing) => {
			const wanted = this.wanted(thing, given.place, { unit, call: given.call, types: '' });
			return this.parameterOf(
				given.key === null ? wanted : this.evaluator.members.member(wanted, given.key),
				place,
			);
		});
	}

	/** What a function that a variable holds is called with, by the type of the variable. */
	private asDeclared(unit: Unit, chunk: number, place: number): Outcome {
		return this.parameterOf(this.heldAs(unit, chunk), place);
	}

	/** What surroundings say that a function is: the variable that holds it, or the function that gives it back. */
	private heldAs(unit: Unit, chunk: number): Outcome {
		const context = contextOf(unit, chunk);
		if (context === null || !this.evaluator.enter()) return NOTHING;
		const { returnedBy, key } = context;
		const type = returnedBy < 0 ? context.type : unit.file.chunks[returnedBy].type;
		const { types } = this.evaluator;
		this.evaluator.depth++;
		const whole =
			type === null
				? NOTHING
				: types.type(
						types.read(unit, type),
						unit,
						returnedBy < 0 ? context.scope : unit.scopeOf(returnedBy),
						null,
					);
		const meant = returnedBy >= 0 && unit.has(returnedBy, 'async') ? awaited(whole) : whole;
		const found = key === null ? meant : this.evaluator.members.member(meant, key);
		this.evaluator.depth--;
		return found;
	}

	/** What something that is called expects at a place. */
	private wanted(thing: Thing, at: number, place: CallPlace | null): Outcome {
		const { types } = this.evaluator;
		if (thing.is === 'typed' && thing.node.is === 'function') {
			const { params, rest } = thing.node;
			const last = params.length - 1;
			const node = rest && at >= last ? elementOf(params[last]) : params[at];
			return node === undefined ? NOTHING : types.type(node, thing.unit, thing.scope, thing.env);
		}
		if (thing.is === 'instance') {
			const { unit, chunk, env } = thing;
			const all = unit
				.callSignatures(chunk)
				.map((signature) =>
					this.wanted({ is: 'definition', unit, chunk: signature, self: null, env }, at, place),
				);
			const known = all.filter(({ of }) => of.length > 0);
			return known.length === 0 ? NOTHING : merged(known);
		}
		if (thing.is !== 'definition') return NOTHING;
		const { unit } = thing;
		const kind = unit.kind(thing.chunk);
		const chunk = CLASSES.has(kind) ? (unit.members(thing.chunk).get('constructor')?.[0] ?? -1) : thing.chunk;
		if (chunk < 0 || !FUNCTIONS.has(unit.kind(chunk))) return NOTHING;
		const params = unit.params(chunk);
		const isRest = at >= params.length - 1 && params.at(-1)?.rest === '*';
		const type = isRest ? params.at(-1)?.type : params[at]?.type;
		if (type === undefined) return NOTHING;
		const read = types.read(unit, type);
		const env = this.generics.of(thing, place, at);
		return types.type(isRest ? elementOf(read) : read, unit, unit.scopeOf(chunk), env);
	}

	/** What a function of one of these types is called with at a place. */
	private parameterOf(wanted: Outcome, place: number): Outcome {
		const functions = wanted.of.filter(
			(thing) =>
				(thing.is === 'typed' && thing.node.is === 'function') ||
				thing.is === 'instance' ||
				(thing.is === 'definition' && FUNCTIONS.has(thing.unit.kind(thing.chunk))),
		);
		const found = functions.map((thing) => this.wanted(thing, place, null)).filter(({ of }) => of.length > 0);
		return found.length === 0 ? NOTHING : merged(found);
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

function elementOf(node: TypeNode): TypeNode {
	return node.is === 'list' ? node.of : node.is === 'tuple' ? { is: 'union', of: node.of } : UNKNOWN;
}
