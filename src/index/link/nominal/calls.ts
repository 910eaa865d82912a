import type { Param } from '../../../model/chunk.ts';
import { FUNCTIONS, HOLDERS } from '../chunk-kinds.ts';
import { merged, NOTHING, type Outcome, one, opened, type Thing, through } from '../thing.ts';
import type { Unit } from '../unit.ts';
import type { CallAt } from './dialect.ts';
import { inferred, unknownArguments } from './inference.ts';
import type { Nominal } from './nominal.ts';
import { parametersOf } from './parameters.ts';
import { isType } from './type-kinds.ts';

/** For who does not call, or with a number of arguments that is not known. */
export const ANY_ARGUMENTS = -1;

/** What calls lead to, and what they give back. */
export class Calls {
	private readonly names: Nominal;

	constructor(names: Nominal) {
		this.names = names;
	}

	/** What a call calls: functions, or constructors of types. */
	called(unit: Unit, call: number): Outcome {
		const { argCount } = unit.file.calls[call];
		// Before they are put together with others: a method may have more overloads than a value may be things.
		const callee = this.chosen(unit, call, this.callee(unit, call));
		if (!callee.of.some((thing) => thing.is === 'definition' && isType(thing.unit.kind(thing.chunk))))
			return this.fitting(callee, argCount);
		const made = through(callee, (thing) => {
			if (thing.is === 'definition' && isType(thing.unit.kind(thing.chunk)))
				return this.constructors(thing, argCount);
			return one(thing);
		});
		return this.chosen(unit, call, this.fitting(made, argCount));
	}

	/** Of several functions those that what is given fits. */
	private chosen(unit: Unit, call: number, functions: Outcome): Outcome {
		if (functions.of.length < 2) return functions;
		return this.names.dialect(unit).chosen(this.names, { unit, call }, functions);
	}

	/** What stands where a call has what it calls. */
	callee(unit: Unit, call: number): Outcome {
		const { names } = this;
		const callee = unit.callee(call);
		const scope = unit.callScope(call);
		const { argCount, via } = unit.file.calls[call];
		if (callee < 0) return NOTHING;
		if (unit.isInner(scope)) names.world.lookInside(unit);
		const op = unit.op(callee);
		const name = unit.valueName(callee);
		const use = via === 'new' || via === 'decorator' ? 'type' : 'value';
		if (op === 'name') return names.name(unit, name, scope, use, use === 'type' ? ANY_ARGUMENTS : argCount);
		if (op === 'member')
			return names.members.member(
				unit,
				names.value(unit, unit.first(callee), scope),
				name,
				use === 'type' ? ANY_ARGUMENTS : argCount,
				use,
			);
		const value = names.value(unit, callee, scope);
		// `this(…)` and `super(…)` call constructors.
		if (op === 'super' || op === 'this')
			return through(value, (thing) =>
				thing.is === 'instance' ? this.constructors(thing, argCount) : one(thing),
			);
		return value;
	}

	/** The written constructors of a type that fit; the type itself when it has none. */
	private constructors({ unit, chunk }: { unit: Unit; chunk: number }, args: number): Outcome {
		const found: Thing[] = [];
		for (const part of [{ unit, chunk }, ...this.names.dialect(unit).beside(this.names, { unit, chunk })]) {
			for (const members of part.unit.members(part.chunk).values()) {
				for (const member of members) {
					if (part.unit.kind(member) === 'constructor')
						found.push({ is: 'definition', unit: part.unit, chunk: member, self: null });
				}
			}
		}
		const type = one({ is: 'definition', unit, chunk, self: null });
		if (found.length === 0) return type;
		// A constructor that is written in the header of the type is one of several.
		const header = unit.params(chunk);
		const isWritten = found.some((each) => each.is === 'definition' && countOf(each) === header.length);
		if (
			args >= 0 &&
			header.length > 0 &&
			takes(header, args) &&
			!(unit.kind(chunk) === 'record' && isWritten)
		)
			found.push(...type.of);
		const fitting = this.fitting({ of: found, open: false }, args);
		// What a type makes without being told how is made by the type.
		return fitting.open ? type : fitting;
	}

	/** Of functions of one name those that take so many arguments; open when none does. */
	fitting(outcome: Outcome, args: number): Outcome {
		if (args < 0) return outcome;
		const isOne = outcome.of.length < 2;
		const of = outcome.of.filter((thing) => {
			if (thing.is !== 'definition' || !FUNCTIONS.has(thing.unit.kind(thing.chunk))) return true;
			const { hasOverloads, countsArguments } = this.names.dialect(thing.unit);
			if (!hasOverloads || (isOne && !countsArguments)) return true;
			return takes(parametersOf(thing), args);
		});
		return of.length === 0 ? opened(outcome) : { of, open: outcome.open };
	}

	/** What a call gives back. */
	result(unit: Unit, call: number): Outcome {
		const { names } = this;
		const callee = unit.callee(call);
		if (callee >= 0 && unit.op(callee) === 'member') {
			const receiver = names.value(unit, unit.first(callee), unit.callScope(call));
			const known = receiver.of.map((thing) =>
				names.dialect(unit).platformResult(names, thing, unit.valueName(callee)),
			);
			if (known.length > 0 && known.every((each) => each !== null)) return merged(known);
		}
		const called = this.chosen(unit, call, this.callee(unit, call));
		return through(called, (thing) => this.given(thing, { unit, call }));
	}

	/** What comes of calling something. */
	given(thing: Thing, site: CallAt): Outcome {
		switch (thing.is) {
			case 'external':
				return this.names.dialect(site.unit).externalResult(this.names, thing, site);
			case 'definition': {
				const { unit, chunk } = thing;
				const kind = unit.kind(chunk);
				if (isType(kind)) return one({ is: 'instance', unit, chunk, env: unknownArguments(unit, chunk) });
				if (kind === 'constructor') {
					const owner = this.names.selves.typeOf(unit, unit.file.chunks[chunk].parent);
					if (owner === null) return NOTHING;
					return one({ is: 'instance', ...owner, env: unknownArguments(owner.unit, owner.chunk) });
				}
				if (HOLDERS.has(kind) && this.names.dialect(site.unit).isAccessor(unit, chunk))
					return this.names.members.held(thing);
				return FUNCTIONS.has(kind) ? this.returned(inferred(this.names, thing, site)) : NOTHING;
			}
			default:
				return NOTHING;
		}
	}

	/** What a function gives back: as its type says, else what it returns. */
	returned({ unit, chunk, self, env }: Thing & { is: 'definition' }): Outcome {
		const { names } = this;
		const dialect = names.dialect(unit);
		const { type } = unit.file.chunks[chunk];
		if (type !== null) {
			const written = dialect.readType(type);
			if (written.is === 'name' && written.path.length === 1 && dialect.selfTypes.has(written.path[0]))
				return this.asSelf(unit, chunk, self);
			const known = env ?? (self?.is === 'instance' ? self.env : null);
			return names.types.type(written, unit, unit.scopeOf(chunk), known);
		}
		if (!dialect.infersResults && unit.kind(chunk) !== 'lambda') return NOTHING;
		names.world.lookInside(unit);
		const values = unit.returns(chunk).map(({ value, start }) => {
			if (self !== null && value >= 0 && unit.op(value) === 'this') return one(self);
			return names.step(() => names.value(unit, value, unit.scopeAt(start)));
		});
		return merged(values);
	}

	private asSelf(unit: Unit, chunk: number, self: Thing | null): Outcome {
		if (self?.is === 'instance') return one(self);
		if (self?.is === 'definition' && isType(self.unit.kind(self.chunk)))
			return one({ is: 'instance', unit: self.unit, chunk: self.chunk, env: null });
		const owner = this.names.selves.ownerOf(unit, chunk);
		return owner === null ? NOTHING : one({ is: 'instance', ...owner, env: null });
	}
}

function countOf({ unit, chunk }: Thing & { is: 'definition' }): number {
	return unit.params(chunk).length;
}

/** Whether a function may be called with so many arguments. */
function takes(params: readonly Param[], args: number): boolean {
	let least = 0;
	let most = 0;
	for (const { rest, optional, default: given } of params) {
		if (rest !== undefined) return args >= least;
		most++;
		if (!optional && given === undefined) least++;
	}
	return args >= least && args <= most;
}
