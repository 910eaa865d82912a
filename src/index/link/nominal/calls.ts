import { FUNCTIONS } from '../chunk-kinds.ts';
import { merged, NOTHING, type Outcome, one, opened, type Thing, through } from '../thing.ts';
import type { Unit } from '../unit.ts';
import type { Nominal } from './nominal.ts';
import { isType } from './type-kinds.ts';

const RETURN = 0;
const YIELD = 1;
/** Results of one function that are looked at. */
const MAX_RESULTS = 20;
/** For who does not call, or with a number of arguments that is not known. */
export const ANY_ARGUMENTS = -1;
/** For a call with arguments that are spread: their number is not known. */
const SPREAD_ARGUMENTS = -2;

/** What calls lead to, and what they give back. */
export class Calls {
	private readonly names: Nominal;

	constructor(names: Nominal) {
		this.names = names;
	}

	/** What a call calls: functions, or constructors of types. */
	called(unit: Unit, call: number): Outcome {
		const { argCount } = unit.file.calls[call];
		const callee = this.callee(unit, call);
		const made = through(callee, (thing) => {
			if (thing.is === 'definition' && isType(thing.unit.kind(thing.chunk)))
				return this.constructors(thing, argCount);
			return one(thing);
		});
		return this.fitting(made, argCount);
	}

	private callee(unit: Unit, call: number): Outcome {
		const { names } = this;
		const callee = unit.callee(call);
		const scope = unit.callScope(call);
		const { argCount: counted, via } = unit.file.calls[call];
		const argCount = counted < 0 ? SPREAD_ARGUMENTS : counted;
		if (callee < 0) return NOTHING;
		if (unit.isInner(scope)) names.world.lookInside(unit);
		const op = unit.op(callee);
		const name = unit.valueName(callee);
		const use = via === 'new' || via === 'decorator' ? 'type' : 'value';
		if (op === 'name') return names.name(unit, name, scope, use, use === 'type' ? ANY_ARGUMENTS : argCount);
		if (op === 'member')
			return names.members.member(unit, names.value(unit, unit.first(callee), scope), name, argCount, use);
		if (op === 'super') {
			const told = names.dialect(unit).superCall(names, unit, scope);
			if (told !== null) return told;
		}
		const value = op === 'super' ? names.selves.above(unit, scope) : names.value(unit, callee, scope);
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
				if (unit.kind(member) === 'constructor' && this.makes(unit, member, chunk))
					found.push({ is: 'definition', unit, chunk: member, self: null });
			}
		}
		const type: Outcome = one({ is: 'definition', unit, chunk, self: null });
		if (found.length === 0) return this.inherited(unit, chunk) ?? type;
		const fitting = this.fitting({ of: found, open: false }, args);
		// What a type makes without being told how is made by the type.
		return fitting.open ? type : fitting;
	}

	/** Whether a constructor is meant by the name of its type alone. */
	private makes(unit: Unit, maker: number, type: number): boolean {
		const { hasNamedConstructors, constructorName } = this.names.dialect(unit);
		if (!hasNamedConstructors || constructorName !== '') return true;
		const { name } = unit.file.chunks[maker];
		return name === unit.file.chunks[type].name || name === 'new';
	}

	/** The constructor of a base that makes a type. */
	private inherited(unit: Unit, chunk: number): Outcome | null {
		const { names } = this;
		const dialect = names.dialect(unit);
		if (!dialect.inheritsConstructors) return null;
		const made: Thing = { is: 'definition', unit, chunk, self: null };
		const found = names.members.named(made, dialect.constructorName, ANY_ARGUMENTS);
		return found?.open === false && found.of.every(({ is }) => is === 'definition') ? found : null;
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
		if (callee >= 0 && unit.op(callee) === 'member') {
			const receiver = names.value(unit, unit.first(callee), unit.callScope(call));
			const known = receiver.of.map((thing) =>
				names.dialect(unit).platformResult(names, thing, unit.valueName(callee)),
			);
			if (known.length > 0 && known.every((each) => each !== null)) return merged(known);
		}
		return through(this.callee(unit, call), (thing) => this.given(thing));
	}

	/** What comes of calling something. */
	given(thing: Thing): Outcome {
		switch (thing.is) {
			case 'external':
				return one({ ...thing, name: `${thing.name}()` });
			case 'definition': {
				const { unit, chunk } = thing;
				const kind = unit.kind(chunk);
				if (isType(kind)) return one({ is: 'instance', unit, chunk, env: null });
				if (kind === 'constructor') {
					const { self } = thing;
					if (self?.is === 'definition' && isType(self.unit.kind(self.chunk)))
						return one({ is: 'instance', unit: self.unit, chunk: self.chunk, env: null });
					const owner = this.names.selves.typeOf(unit, unit.file.chunks[chunk].parent);
					return owner === null ? NOTHING : one({ is: 'instance', ...owner, env: null });
				}
				if (FUNCTIONS.has(kind)) return this.returned(thing);
				return this.names.dialect(unit).givenBy(this.names, thing) ?? NOTHING;
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
		if (!dialect.infersResults) return NOTHING;
		names.world.lookInside(unit);
		const given = unit.returns(chunk);
		const yielded = given.filter(({ kind }) => kind === YIELD);
		const results = yielded.length > 0 ? yielded : given.filter(({ kind }) => kind === RETURN);
		const values = results.slice(0, MAX_RESULTS).map(({ value, start }) => {
			if (self !== null && value >= 0 && unit.op(value) === 'this') return one(self);
			return names.step(() => names.value(unit, value, unit.scopeAt(start)));
		});
		if (results.length > MAX_RESULTS) values.push(NOTHING);
		return yielded.length > 0 ? one({ is: 'list', of: merged(values) }) : merged(values);
	}

	private asSelf(unit: Unit, chunk: number, self: Thing | null): Outcome {
		if (self?.is === 'instance') return one(self);
		if (self?.is === 'definition' && isType(self.unit.kind(self.chunk)))
			return one({ is: 'instance', unit: self.unit, chunk: self.chunk, env: null });
		const owner = this.names.selves.ownerOf(unit, chunk);
		return owner === null ? NOTHING : one({ is: 'instance', ...owner, env: null });
	}
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
