import { FUNCTIONS, HOLDERS } from '../chunk-kinds.ts';
import { type Env, merged, NOTHING, type Outcome, one, opened, type Thing, through } from '../thing.ts';
import type { Unit } from '../unit.ts';
import type { NameUse } from './dialect.ts';
import { inferredTypes } from './inferred.ts';
import type { Nominal } from './nominal.ts';
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
		const callee = this.callee(unit, call, 'call');
		if (unit.file.calls[call].via === 'macro') return macros(callee);
		const made = through(callee, (thing) => {
			if (thing.is === 'definition' && isType(thing.unit.kind(thing.chunk)))
				return this.constructors(thing, argCount);
			return one(thing);
		});
		return this.fitting(made, argCount);
	}

	private callee(unit: Unit, call: number, as: NameUse): Outcome {
		const { names } = this;
		const callee = unit.callee(call);
		const scope = unit.callScope(call);
		const { argCount, via } = unit.file.calls[call];
		if (callee < 0) return NOTHING;
		if (unit.isInner(scope)) names.world.lookInside(unit);
		const op = unit.op(callee);
		const name = unit.valueName(callee);
		const use = via === 'new' || via === 'decorator' ? 'type' : via === 'macro' ? 'macro' : as;
		if (op === 'name')
			return names.name(unit, name, scope, use, use === 'type' ? ANY_ARGUMENTS : argCount, callee);
		if (op === 'member')
			return names.members.member(unit, names.value(unit, unit.first(callee), scope), name, argCount, use);
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
		for (const members of unit.members(chunk).values()) {
			for (const member of members) {
				if (unit.kind(member) === 'constructor')
					found.push({ is: 'definition', unit, chunk: member, self: null });
			}
		}
		const type = one({ is: 'definition', unit, chunk, self: null });
		if (found.length === 0) return type;
		const fitting = this.fitting({ of: found, open: false }, args);
		// What a type makes without being told how is made by the type.
		return fitting.open ? type : fitting;
	}

	/** Of functions of one name those that take so many arguments; open when none does. */
	fitting(outcome: Outcome, args: number): Outcome {
		if (args < 0 || outcome.of.length < 2) return outcome;
		const of = outcome.of.filter((thing) => {
			if (thing.is !== 'definition' || !this.names.dialect(thing.unit).hasOverloads) return true;
			return takes(thing.unit, thing.chunk, args);
		});
		return of.length === 0 ? opened(outcome) : { of, open: outcome.open };
	}

	/** What a call gives back. */
	result(unit: Unit, call: number): Outcome {
		const { names } = this;
		const callee = unit.callee(call);
		let isHeld = false;
		if (callee >= 0 && unit.op(callee) === 'member') {
			const receiver = names.value(unit, unit.first(callee), unit.callScope(call));
			const known = receiver.of.map((thing) =>
				names.dialect(unit).platformResult(names, thing, unit.valueName(callee), unit, call),
			);
			if (known.length > 0 && known.every((each) => each !== null)) return merged(known);
			isHeld = receiver.of.some(({ is }) => is === 'record');
		}
		const declared = this.callee(unit, call, 'call');
		isHeld ||= declared.of.some(
			(thing) => thing.is === 'definition' && HOLDERS.has(thing.unit.kind(thing.chunk)),
		);
		return through(isHeld ? this.callee(unit, call, 'value') : declared, (thing) => {
			if (thing.is === 'external') {
				const known = names.dialect(unit).platformCall(names, unit, call, thing);
				if (known !== null) return known;
			}
			const inferred = thing.is === 'definition' ? inferredTypes(names, thing, unit, call) : null;
			return this.given(thing, inferred);
		});
	}

	/** What comes of calling something; `inferred` is what its type parameters are by its arguments. */
	given(thing: Thing, inferred: Env | null = null): Outcome {
		switch (thing.is) {
			case 'external':
				return one({ ...thing, name: `${thing.name}()` });
			case 'definition': {
				const { unit, chunk } = thing;
				const kind = unit.kind(chunk);
				if (isType(kind)) return one({ is: 'instance', unit, chunk, env: null });
				if (kind === 'constructor' || kind === 'enum_member') {
					const owner = this.names.selves.typeOf(unit, unit.file.chunks[chunk].parent);
					return owner === null ? NOTHING : one({ is: 'instance', ...owner, env: null });
				}
				return FUNCTIONS.has(kind) ? this.returned(thing, inferred) : NOTHING;
			}
			case 'function':
				return thing.gives;
			case 'instance':
				// Calling a variant of an enum makes one.
				if (thing.unit.kind(thing.chunk) === 'enum') return one(thing);
				return through(this.names.types.underlying(thing), (under) =>
					under.is === 'function' ? under.gives : NOTHING,
				);
			default:
				return NOTHING;
		}
	}

	/** What a function gives back: as its type says, else what it returns. */
	returned({ unit, chunk, self, env }: Thing & { is: 'definition' }, inferred: Env | null = null): Outcome {
		const { names } = this;
		const dialect = names.dialect(unit);
		const { type } = unit.file.chunks[chunk];
		if (type !== null) {
			const written = dialect.readType(type);
			if (written.is === 'name' && written.path.length === 1 && dialect.selfTypes.has(written.path[0]))
				return this.asSelf(unit, chunk, self);
			const known = env ?? (self?.is === 'instance' ? self.env : null);
			const all =
				inferred === null ? known : { get: (name: string) => inferred.get(name) ?? known?.get(name) };
			return names.types.type(written, unit, unit.scopeOf(chunk), all);
		}
		if (!dialect.infersResults) return NOTHING;
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

function macros({ of, open }: Outcome): Outcome {
	return {
		of: of.filter((thing) => thing.is !== 'definition' || thing.unit.kind(thing.chunk) === 'macro'),
		open,
	};
}

/** Whether a function may be called with so many arguments. */
function takes(unit: Unit, chunk: number, args: number): boolean {
	let least = 0;
	let most = 0;
	for (const { rest, optional, default: given } of unit.params(chunk)) {
		if (rest !== undefined) return args >= least;
		most++;
		if (!optional && given === undefined) least++;
	}
	return args >= least && args <= most;
}
