import type { Param } from '../../model/chunk.ts';
import { FUNCTIONS, HOLDERS } from '../chunk-kinds.ts';
import { definitionOf, type Entity, instanceOf, type Outcome } from '../core/entity.ts';
import { merged, NOTHING, one, opened, through } from '../core/outcome.ts';
import type { Unit } from '../world/unit.ts';
import type { CallAt, NameUse, TypeDefinition } from './dialect.ts';
import { inferred, unknownArguments } from './inference.ts';
import { withInferredTypes } from './inferred.ts';
import type { Nominal } from './interpreter.ts';
import { parametersOf } from './parameters.ts';
import { isType } from './type-kinds.ts';

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
		const { argCount, via } = unit.file.calls[call];
		const declared = this.callee(unit, call, 'call');
		// Before they are put together with others: a method may have more overloads than a value may be entities.
		const callee = via === 'new' && isMixed(declared) ? declared : this.chosen(unit, call, declared);
		if (via === 'macro' && this.names.dialect(unit).traits.hasMacroNamespace) return macros(callee);
		if (via === 'decorator' && this.names.dialect(unit).traits.hasMacroNamespace)
			return this.names.dialect(unit).decorators(this.names, unit, callee);
		// Members were chosen by that: of what is attached to a type, one argument is what it is called on.
		const op = unit.callee(call) < 0 ? null : unit.op(unit.callee(call));
		const isMember = op === 'member';
		const isMade = callee.of.some(
			(entity) => entity.is === 'definition' && isType(entity.unit.kind(entity.chunk)),
		);
		if (!isMade || op === 'this' || op === 'super') return isMember ? callee : this.fitting(callee, argCount);
		const made = through(callee, (entity) => {
			if (entity.is !== 'definition' || !isType(entity.unit.kind(entity.chunk))) return one(entity);
			const isConverted = via === 'call' && this.names.dialect(unit).traits.constructsByNewOnly;
			if (!isConverted) return this.constructors(entity, argCount);
			return one(entity);
		});
		return this.chosen(unit, call, isMember ? made : this.fitting(made, argCount));
	}

	/** Of several functions those that what is given fits. */
	chosen(unit: Unit, call: number, functions: Outcome): Outcome {
		const dialect = this.names.dialect(unit);
		if (functions.of.length < 2 && !dialect.traits.overloadsByAsync) return functions;
		return dialect.chooseOverload(this.names, { unit, call }, functions);
	}

	/** What stands where a call has what it calls. */
	callee(unit: Unit, call: number, as: NameUse): Outcome {
		const { names } = this;
		const callee = unit.callee(call);
		const scope = unit.callScope(call);
		const { argCount: counted, via } = unit.file.calls[call];
		const argCount = counted < 0 ? SPREAD_ARGUMENTS : counted;
		if (callee < 0) return NOTHING;
		unit.lookInside(scope);
		const op = unit.op(callee);
		const name = unit.valueName(callee);
		const isType = via === 'new' || (via === 'decorator' && !names.dialect(unit).traits.hasMacroNamespace);
		const use = isType ? 'type' : via === 'macro' ? 'macro' : as;
		if (op === 'name') {
			const meant = names.name(unit, name, scope, use, use === 'type' ? ANY_ARGUMENTS : argCount, callee);
			const isNone = via === 'new' && meant.of.length === 0 && names.dialect(unit).traits.mayConstructByCall;
			if (isNone) return names.name(unit, name, scope, as, argCount, callee);
			return via === 'new' ? names.dialect(unit).factories(names, unit, meant, name) : meant;
		}
		if (op === 'member' && name === names.dialect(unit).traits.constructorMember)
			return through(names.value(unit, unit.first(callee), scope), (entity) =>
				entity.is === 'instance' || entity.is === 'definition'
					? this.constructors(entity, argCount)
					: one(entity),
			);
		if (op === 'member')
			return names.members.member(
				unit,
				names.value(unit, unit.first(callee), scope),
				name,
				use === 'type' ? ANY_ARGUMENTS : argCount,
				use,
			);
		if (op === 'super') {
			const known = names.dialect(unit).superCall(names, unit, scope);
			if (known !== null) return known;
		}
		const value = op === 'super' ? names.receivers.aboveMaker(unit, scope) : names.value(unit, callee, scope);
		// `this(…)` and `super(…)` call constructors, and none calls itself.
		if (op === 'super' || op === 'this') {
			const from = unit.scopeChunk(scope);
			const made = through(value, (entity) =>
				entity.is === 'instance' ? this.constructors(entity, argCount) : one(entity),
			);
			return {
				of: made.of.filter((each) => each.is !== 'definition' || each.unit !== unit || each.chunk !== from),
				open: made.open,
			};
		}
		return value;
	}

	/** The written constructors of a type that fit; the type itself when it has none. */
	private constructors({ unit, chunk }: { unit: Unit; chunk: number }, args: number): Outcome {
		const { names } = this;
		const found = names
			.dialect(unit)
			.constructors(names, { unit, chunk })
			.filter((each) => this.makes(each.unit, each.chunk, chunk))
			.map((each): Entity => ({ is: 'definition', ...each, self: null }));
		const type: Outcome = one(definitionOf(unit, chunk));
		if (found.length === 0) return this.inherited(unit, chunk) ?? type;
		// A constructor that is written in the header of the type is one of several.
		const header = unit.params(chunk);
		const isWritten = found.some((each) => each.is === 'definition' && hasParameters(each, header));
		const isOther = !(unit.kind(chunk) === 'record' && isWritten);
		if (args >= 0 && header.length > 0 && takes(header, args, null) && isOther) found.push(...type.of);
		const fitting = this.fitting({ of: found, open: false }, args);
		// What a type makes without being told how is made by the type.
		return fitting.open ? type : fitting;
	}

	/** Whether something may be called with so many arguments. */
	takesSo({ of }: Outcome, args: number): boolean {
		return args < 0 || of.some((entity) => this.takes(entity, args));
	}

	private takes(entity: Entity, args: number): boolean {
		if (entity.is !== 'definition') return true;
		const { unit, chunk } = entity;
		if (unit.has(chunk, 'hidden')) return false;
		const dialect = this.names.dialect(unit);
		if (!dialect.traits.hasOverloads || !FUNCTIONS.has(unit.kind(chunk))) return true;
		return takes(parametersOf(entity), args, dialect.leastArguments(this.names, unit, chunk));
	}

	/** Whether a constructor is meant by the name of its type alone. */
	private makes(unit: Unit, maker: number, type: number): boolean {
		const { hasNamedConstructors, inheritedConstructor } = this.names.dialect(unit).traits;
		if (!hasNamedConstructors || inheritedConstructor !== null) return true;
		const { name } = unit.file.chunks[maker];
		return name === unit.file.chunks[type].name || name === 'new';
	}

	/** The constructor of a base that makes a type. */
	private inherited(unit: Unit, chunk: number): Outcome | null {
		const { names } = this;
		const { inheritedConstructor } = names.dialect(unit).traits;
		if (inheritedConstructor === null) return null;
		const made = definitionOf(unit, chunk);
		const found = names.members.named(made, inheritedConstructor, ANY_ARGUMENTS);
		return found?.open === false && found.of.every(({ is }) => is === 'definition') ? found : null;
	}

	/** Of functions of one name those that take so many arguments; open when none does. */
	fitting(outcome: Outcome, args: number): Outcome {
		if (args < 0) return outcome;
		const isOne = outcome.of.length < 2;
		const of = outcome.of.filter((entity) => {
			const isSure =
				isOne && entity.is === 'definition' && !this.names.dialect(entity.unit).traits.checksArgumentCount;
			return isSure || this.takes(entity, args);
		});
		return of.length === 0 ? opened(outcome) : { of, open: outcome.open };
	}

	/** What a call gives back whose type arguments are written: `<A, B>`. */
	resultOf(unit: Unit, call: number, written: string): Outcome {
		const { names } = this;
		const type = names.dialect(unit).readType(`_${written}`);
		const scope = unit.callScope(call);
		const types =
			type.is === 'name' ? type.args.map((each) => names.types.type(each, unit, scope, null)) : [];
		return this.result(unit, call, types);
	}

	/** What a call gives back; `types` are its type arguments, where they are written. */
	result(unit: Unit, call: number, types?: readonly Outcome[]): Outcome {
		const { names } = this;
		const callee = unit.callee(call);
		let isHeld = false;
		if (callee >= 0 && unit.op(callee) === 'member') {
			const receiver = names.value(unit, unit.first(callee), unit.callScope(call));
			const known = receiver.of.map((entity) =>
				names.dialect(unit).methodResult(names, entity, unit.valueName(callee), unit, call),
			);
			if (known.length > 0 && known.every((each) => each !== null)) return merged(known);
			isHeld = receiver.of.some(({ is }) => is === 'record');
		}
		const meant = this.callee(unit, call, 'call');
		const isEither = unit.file.calls[call].via === 'new' && isMixed(meant);
		const declared = isEither ? this.called(unit, call) : this.chosen(unit, call, meant);
		isHeld ||= declared.of.some(
			(entity) => entity.is === 'definition' && HOLDERS.has(entity.unit.kind(entity.chunk)),
		);
		const called = isHeld ? this.chosen(unit, call, this.callee(unit, call, 'value')) : declared;
		return through(called, (entity) => this.given(entity, { unit, call, types }));
	}

	/** What comes of calling something; `site` is where, when it is called. */
	given(entity: Entity, site: CallAt | null = null): Outcome {
		switch (entity.is) {
			case 'external':
				if (site === null) return one({ ...entity, name: `${entity.name}()`, args: undefined });
				return this.names.dialect(site.unit).externalResult(this.names, entity, site);
			case 'definition': {
				const { unit, chunk } = entity;
				const kind = unit.kind(chunk);
				const dialect = this.names.dialect(unit);
				if (isType(kind)) return one(this.made({ unit, chunk }));
				if (kind === 'constructor' || kind === 'enum_member') {
					const { self } = entity;
					if (self?.is === 'definition' && isType(self.unit.kind(self.chunk)))
						return one(instanceOf(self.unit, self.chunk));
					const owner = this.names.receivers.ownerOf(unit, chunk);
					if (owner === null) return NOTHING;
					return one(this.made(owner));
				}
				const caller = site === null ? dialect : this.names.dialect(site.unit);
				if (HOLDERS.has(kind) && caller.isAccessor(unit, chunk)) return this.names.members.held(entity);
				if (HOLDERS.has(kind) && dialect.traits.readsFieldsByCall) return this.field(unit, chunk);
				if (!FUNCTIONS.has(kind)) return dialect.calledValue(this.names, entity) ?? NOTHING;
				if (site === null) return this.returned(entity);
				const infer = dialect.traits.infersTypeArguments ? inferred : withInferredTypes;
				return this.returned(infer(this.names, entity, site));
			}
			case 'function':
				return entity.gives;
			case 'instance':
				// Calling a variant of an enum makes one.
				if (entity.unit.kind(entity.chunk) === 'enum') return one(entity);
				return through(this.names.types.underlying(entity), (under) =>
					under.is === 'function' ? under.gives : NOTHING,
				);
			default:
				return NOTHING;
		}
	}

	/** A new object of a type, whose type arguments are not known. */
	private made({ unit, chunk }: TypeDefinition): Entity {
		const { infersTypeArguments } = this.names.dialect(unit).traits;
		return { is: 'instance', unit, chunk, env: infersTypeArguments ? unknownArguments(unit, chunk) : null };
	}

	/** What a field gives that is called: one of what it holds, however deep. */
	private field(unit: Unit, chunk: number): Outcome {
		const { type } = unit.file.chunks[chunk];
		let given = type === null ? NOTHING : this.names.types.written(unit, type, unit.scopeAround(chunk), null);
		for (let left = 8; left > 0 && given.of.some(({ is }) => is === 'map' || is === 'list'); left--)
			given = through(given, (entity) => this.names.element(entity));
		return given;
	}

	/** What a function gives back: as its type says, else what it returns. */
	returned({ unit, chunk, self, env }: Entity & { is: 'definition' }): Outcome {
		const { names } = this;
		const dialect = names.dialect(unit);
		const { type } = unit.file.chunks[chunk];
		if (type !== null) {
			const written = dialect.readType(type);
			if (written.is === 'name' && written.path.length === 1 && dialect.traits.selfTypes.has(written.path[0]))
				return this.asSelf(unit, chunk, self);
			const known = env ?? (self?.is === 'instance' ? self.env : null);
			return names.types.type(written, unit, unit.scopeOf(chunk), known);
		}
		if (!dialect.traits.infersReturnTypes && unit.kind(chunk) !== 'lambda') return NOTHING;
		const results = names.results(unit, chunk, self, MAX_RESULTS);
		if (results === null) return NOTHING;
		return results.areYielded ? one({ is: 'list', of: results.outcome }) : results.outcome;
	}

	private asSelf(unit: Unit, chunk: number, self: Entity | null): Outcome {
		if (self?.is === 'instance') return one(self);
		if (self?.is === 'definition' && isType(self.unit.kind(self.chunk)))
			return one(instanceOf(self.unit, self.chunk));
		const owner = this.names.receivers.ownerOf(unit, chunk);
		return owner === null ? NOTHING : one({ is: 'instance', ...owner, env: null });
	}
}

/** Whether types and functions may be meant: which constructors there are must be known to choose among them. */
function isMixed({ of }: Outcome): boolean {
	const types = of.filter((entity) => entity.is === 'definition' && isType(entity.unit.kind(entity.chunk)));
	return types.length > 0 && types.length < of.length;
}

function macros({ of, open }: Outcome): Outcome {
	return {
		of: of.filter((entity) => entity.is !== 'definition' || entity.unit.kind(entity.chunk) === 'macro'),
		open,
	};
}

/** Whether a constructor is the one that the header of its type says: of as many parameters of the same types. */
function hasParameters({ unit, chunk }: Entity & { is: 'definition' }, header: readonly Param[]): boolean {
	const params = unit.params(chunk);
	return params.length === header.length && params.every(({ type }, at) => type === header[at].type);
}

/** Whether a function may be called with so many arguments. */
function takes(params: readonly Param[], args: number, known: number | null): boolean {
	let least = 0;
	let most = 0;
	for (const { rest, optional, default: given } of params) {
		if (rest !== undefined) {
			most = Number.POSITIVE_INFINITY;
			continue;
		}
		most++;
		if (!optional && given === undefined) least++;
	}
	return args >= (known ?? least) && args <= most;
}
