import { FUNCTIONS, METACLASS } from '../chunk-kinds.ts';
import { ABSENT, type Env, merged, NOTHING, type Outcome, one, type Thing, through } from '../thing.ts';
import type { Family } from '../world/families.ts';
import type { Unit } from '../world/unit.ts';
import { climb } from './class-line.ts';
import { entriesOf } from './entries.ts';
import type { Evaluator } from './evaluate.ts';
import { isPlatformMethod } from './platform-methods.ts';
import { isGlobalObject, isWindowMember, PLATFORM } from './platform-names.ts';
import type { TypeNode } from './types/type-node.ts';
import { componentMember } from './vue-options.ts';

/** Entries of an object that one of is taken, whichever. */
const MAX_TABLE = 60;
/** A function that one takes from itself. */
const BINDING_NAMES = new Set(['call', 'apply', 'bind', '__call__', '__wrapped__', '__func__']);

/** Things that have the members of JavaScript's own values, and no others. */
const BUILT_IN: ReadonlySet<string> = new Set(['plain', 'list', 'map', 'promise', 'tuple']);

/** What is taken from things by a name. */
export class Members {
	private readonly evaluator: Evaluator;

	constructor(evaluator: Evaluator) {
		this.evaluator = evaluator;
	}

	/** What is taken from something by a name. */
	member(from: Outcome, name: string): Outcome {
		return through(this.meant(from, name), (thing) => this.memberOf(thing, name));
	}

	/** Of several things those that can have the member: who takes it from a string or a user knows that it is a user. */
	meant(from: Outcome, name: string): Outcome {
		if (from.of.length < 2 || isPlatformMethod(name, familyOf(from.of))) return from;
		const of = from.of.filter(({ is }) => !BUILT_IN.has(is));
		return of.length === 0 || of.length === from.of.length ? from : { of, open: from.open };
	}

	memberOf(thing: Thing, name: string): Outcome {
		// Types may be made of themselves.
		if (!this.evaluator.enter()) return NOTHING;
		this.evaluator.depth++;
		const found = this.taken(thing, name);
		this.evaluator.depth--;
		return found;
	}

	private taken(thing: Thing, name: string): Outcome {
		switch (thing.is) {
			case 'external':
				// What a program puts there itself is not the platform's.
				if (thing.package === PLATFORM && isGlobalObject(thing.name) && !isWindowMember(name)) return NOTHING;
				return one({ ...thing, name: thing.name === '' ? name : `${thing.name}.${name}` });
			case 'module':
				return this.evaluator.modules.member(thing, name);
			case 'object':
				if (thing.isComponent) return componentMember(this.evaluator, thing, name);
				// What a dictionary of Python has is not reached by a dot.
				return thing.unit.family === 'python'
					? one({ is: 'external', package: PLATFORM, name })
					: this.entry(thing, name);
			case 'instance':
			case 'definition':
				return this.classMember(thing, name);
			case 'typed':
				return this.typeMember(thing.node, thing.unit, thing.scope, thing.env, name);
			case 'plain':
			case 'list':
			case 'map':
			case 'promise':
			case 'tuple':
				return one({ is: 'external', package: PLATFORM, name });
			case 'function':
			case 'record':
			case 'all':
				return NOTHING;
		}
	}

	/** What a class extends or an interface is made of, in their order. */
	bases(unit: Unit, chunk: number): Outcome {
		const found = unit
			.heritage(chunk)
			.filter(({ kind }) => kind !== METACLASS)
			.map(({ value, start }) =>
				this.evaluator.value(
					unit,
					value,
					unit.scopeParent(unit.scopeAt(start)) < 0 ? 0 : unit.scopeAround(chunk),
				),
			);
		return found.length === 0 ? { of: [], open: false } : merged(found);
	}

	private entry({ unit, value, scope }: Thing & { is: 'object' }, name: string): Outcome {
		const { named, spread } = entriesOf(unit, value);
		const own = named.find((each) => each.name === name);
		if (own !== undefined) return this.evaluator.value(unit, own.value, scope);
		for (const each of spread) {
			const found = this.member(this.evaluator.value(unit, each, scope), name);
			if (found.of.length > 0) return found;
		}
		return NOTHING;
	}

	/** One of the values of an object, whichever; a single one is no table to choose from. */
	anyEntry({ unit, value, scope }: Thing & { is: 'object' }): Outcome {
		const { named, spread } = entriesOf(unit, value);
		if (spread.length > 0 || named.length < 2 || named.length > MAX_TABLE) return NOTHING;
		return merged(named.map((each) => this.evaluator.value(unit, each.value, scope)));
	}

	/** A member of a class, of what it makes, of an enum or a namespace; those of classes above it, too. */
	private classMember(thing: Thing & { is: 'instance' | 'definition' }, name: string): Outcome {
		const { unit, chunk } = thing;
		const kind = unit.kind(chunk);
		if (thing.is === 'definition' && FUNCTIONS.has(kind)) {
			return BINDING_NAMES.has(name) ? one(thing) : this.functionMember(thing, name);
		}
		if (thing.is === 'definition' && (kind === 'constant' || kind === 'variable'))
			return this.variableMember(thing, name);
		if (unit.family === 'python') return this.evaluator.classes.member(thing, name);
		const from = { unit, chunk, env: thing.is === 'instance' ? thing.env : null };
		const { found, beyond, open } = climb(this.evaluator, from, (above) =>
			this.ownMember(above.unit, above.chunk, name, thing, above.env),
		);
		if (found !== null) return found;
		const put = thing.is === 'definition' ? this.putOn(unit, chunk, name) : NOTHING;
		if (put.of.length > 0) return put;
		for (const base of beyond) {
			if (base.is === 'external' && open) continue;
			const taken = this.memberOf(base, name);
			if (taken.of.length > 0) return taken;
		}
		// All of it is known, and it has no such member: whoever takes it knows that this is not meant.
		return open || beyond.length > 0 || unit.language === 'javascript' ? NOTHING : ABSENT;
	}

	/** What a class itself has under a name; null for nothing. */
	ownMember(
		unit: Unit,
		chunk: number,
		name: string,
		self: Thing & { is: 'instance' | 'definition' },
		env: Env | null,
	): Outcome | null {
		const found = unit.member(chunk, name);
		if (found.length === 0) return self.is === 'instance' ? this.assignedField(unit, chunk, name) : null;
		const own = found.filter((member) => unit.kind(member) !== 'setter');
		const isFixed = (member: number) => unit.has(member, 'static') === (self.is === 'definition');
		const meant = unit.family === 'python' || !own.some(isFixed) ? own : own.filter(isFixed);
		const written = meant.filter((member) => !unit.has(member, 'declaration'));
		// Of signatures the implementation, else the first.
		const member = written.at(unit.family === 'python' ? -1 : 0) ?? meant[0];
		if (member === undefined) return null;
		switch (unit.kind(member)) {
			case 'method':
			case 'function':
			case 'constructor':
				return one({ is: 'definition', unit, chunk: member, self, env });
			case 'getter':
				return this.evaluator.functions.returned({ is: 'definition', unit, chunk: member, self, env });
			case 'enum_member':
				return one({ is: 'instance', unit, chunk, env: null });
			case 'class':
			case 'interface':
			case 'enum':
			case 'namespace':
			case 'type':
				return this.evaluator.chunk(unit, member);
			default: {
				const { type } = unit.chunk(member);
				if (type !== null) {
					const { types } = this.evaluator;
					const node = types.read(unit, type);
					const typed = types.type(node, unit, unit.scopeOf(chunk), env);
					if (typed.of.length > 0 || types.isForeign(node, unit, unit.scopeOf(chunk))) return typed;
				}
				return this.assignedField(unit, chunk, name) ?? this.classValue(unit, chunk, name) ?? NOTHING;
			}
		}
	}

	/** What methods assign to a field of their class. */
	private assignedField(unit: Unit, chunk: number, name: string): Outcome | null {
		const found: Outcome[] = [];
		for (const { target, value, scope, chunk: at } of unit.assigned(name)) {
			if (unit.op(target) !== 'member') continue;
			const holder = unit.first(target);
			const isOwn =
				unit.op(holder) === 'this' ||
				(unit.op(holder) === 'chunk' && unit.first(holder) === chunk) ||
				(unit.family === 'python' &&
					unit.op(holder) === 'name' &&
					/^(?:self|cls)$/.test(unit.valueName(holder)));
			if (!isOwn || this.classAround(unit, at) !== chunk) continue;
			found.push(this.evaluator.value(unit, value, scope));
		}
		if (found.length === 0) return null;
		const real = found.filter(
			({ of, open }) =>
				of.some((thing) => thing.is !== 'plain') || (open && of.length === 0 && unit.family === 'python'),
		);
		const held = real.length === 0 ? merged(found) : merged(real);
		return unit.family === 'python' ? this.evaluator.containers.grown(unit, `.${name}`, held) : held;
	}

	/** What the body of a Python class binds a name to. */
	private classValue(unit: Unit, chunk: number, name: string): Outcome | null {
		const scope = unit.scopeOf(chunk);
		const bound = unit.bound(scope, name).filter(({ value }) => value >= 0);
		return bound.length === 0
			? null
			: merged(
					bound.map(({ value, path }) => this.evaluator.path(this.evaluator.value(unit, value, scope), path)),
				);
	}

	private classAround(unit: Unit, from: number): number {
		for (let chunk = from; chunk > 0; chunk = unit.chunk(chunk).parent)
			if (unit.kind(chunk) === 'class') return chunk;
		return -1;
	}

	/** A function as an object: classes of old JavaScript, and namespaces merged with functions. */
	private functionMember(thing: Thing & { is: 'definition' }, name: string): Outcome {
		const { unit, chunk } = thing;
		const found = unit.member(chunk, name);
		const methods = found.filter((member) => unit.chunk(member).container === unit.chunk(chunk).name);
		if (methods.length === 1) return one({ is: 'definition', unit, chunk: methods[0], self: thing });
		return methods.length === 0 ? this.putOn(unit, chunk, name) : NOTHING;
	}

	/** `Table.Row = Row`: what a script puts on a function or class that it declares, both at its top. */
	private putOn(unit: Unit, chunk: number, name: string): Outcome {
		const own = unit.chunk(chunk).name;
		if (unit.family !== 'typescript' || own === null) return NOTHING;
		if (!unit.bound(0, own).some((binding) => binding.chunk === chunk)) return NOTHING;
		const given = unit.assigned(name).filter(({ target, scope }) => {
			const holder = unit.op(target) === 'member' && scope === 0 ? unit.first(target) : -1;
			return holder >= 0 && unit.op(holder) === 'name' && unit.valueName(holder) === own;
		});
		return given.length === 0
			? NOTHING
			: merged(given.map(({ value, scope }) => this.evaluator.value(unit, value, scope)));
	}

	private variableMember(thing: Thing & { is: 'definition' }, name: string): Outcome {
		const { unit, chunk } = thing;
		const bound = unit.bound(0, unit.chunk(chunk).name ?? '').filter((binding) => binding.chunk === chunk);
		if (bound.length !== 1) return NOTHING;
		const [binding] = bound;
		return this.member(
			unit.family === 'python'
				? this.evaluator.name(unit, binding.name, binding.scope)
				: this.evaluator.binding(unit, binding),
			name,
		);
	}

	private typeMember(node: TypeNode, unit: Unit, scope: number, env: Env | null, name: string): Outcome {
		if (node.is === 'object') {
			const found = node.members.find((member) => member.name === name);
			return found === undefined ? NOTHING : this.evaluator.types.type(found.type, unit, scope, env);
		}
		if (node.is === 'all') {
			const found = node.of.map((part) =>
				this.member(this.evaluator.types.type(part, unit, scope, env), name),
			);
			return found.find(({ of }) => of.length > 0) ?? NOTHING;
		}
		return NOTHING;
	}
}

/** The family of the languages that things are written in. */
function familyOf(things: readonly Thing[]): Family {
	for (const thing of things) if ('unit' in thing && thing.unit !== null) return thing.unit.family;
	return 'typescript';
}
