import { FUNCTIONS, METACLASS } from '../chunk-kinds.ts';
import { type Entity, type Env, instanceOf, type Outcome } from '../core/entity.ts';
import { externalOf, merged, NOTHING, one, opened, through } from '../core/outcome.ts';
import type { Unit } from '../world/unit.ts';
import { entriesOf } from './entries.ts';
import type { Structural } from './interpreter.ts';
import { PLATFORM } from './platform.ts';
import type { TypeNode } from './type-node.ts';

/** Entries of an object that one of is taken, whichever. */
const MAX_TABLE = 60;
/** A function that one takes from itself. */
const BINDING_NAMES = new Set(['call', 'apply', 'bind', '__call__', '__wrapped__', '__func__']);

/** What every object of JavaScript has: of a record these are no values. */
const RECORD_METHODS = new Set(['hasOwnProperty', 'toString', 'valueOf', 'isPrototypeOf', 'toLocaleString']);

/** Entities that have the members of JavaScript's own values, and no others. */
const BUILT_IN: ReadonlySet<string> = new Set(['plain', 'list', 'map', 'promise', 'tuple']);

/** What is taken from entities by a name. */
export class Members {
	private readonly interpreter: Structural;

	constructor(interpreter: Structural) {
		this.interpreter = interpreter;
	}

	/** What is taken from something by a name. */
	member(from: Outcome, name: string): Outcome {
		return through(this.meant(from, name), (entity) => this.memberOf(entity, name));
	}

	/** Of several entities those that can have the member: who takes it from a string or a user knows that it is a user. */
	meant(from: Outcome, name: string): Outcome {
		if (from.of.length < 2 || this.interpreter.dialect(unitOf(from.of)).hasMethod(name)) return from;
		const of = from.of.filter(({ is }) => !BUILT_IN.has(is));
		return of.length === 0 || of.length === from.of.length ? from : { of, open: from.open };
	}

	memberOf(entity: Entity, name: string): Outcome {
		// Types may be made of themselves.
		return this.interpreter.step(() => this.taken(entity, name));
	}

	private taken(entity: Entity, name: string): Outcome {
		switch (entity.is) {
			case 'external':
				return this.interpreter.dialect(null).externalMember(entity, name);
			case 'module':
				return this.interpreter.written.with(entity, name, this.interpreter.modules.member(entity, name));
			case 'object':
				return this.interpreter.dialect(entity.unit).objectMember(entity, name);
			case 'instance':
			case 'definition':
				return this.interpreter.written.with(entity, name, this.classMember(entity, name));
			case 'typed':
				return this.typeMember(entity.node, entity.unit, entity.scope, entity.env, name);
			case 'map':
				return entity.isRecord && !RECORD_METHODS.has(name) ? entity.of : externalOf(PLATFORM, name);
			case 'plain':
			case 'list':
			case 'promise':
			case 'tuple':
				return externalOf(PLATFORM, name);
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
				this.interpreter.value(
					unit,
					value,
					unit.scopeParent(unit.scopeAt(start)) < 0 ? 0 : unit.scopeAround(chunk),
				),
			);
		return found.length === 0 ? { of: [], open: false } : merged(found);
	}

	/** What an object has under a name: what it is written with, and what is put there later. */
	entry(object: Entity & { is: 'object' }, name: string): Outcome {
		return this.interpreter.written.with(object, name, this.ownEntry(object, name));
	}

	/** What an object is written with under a name. What is spread behind the name may hide it. */
	ownEntry({ unit, value, scope }: Entity & { is: 'object' }, name: string): Outcome {
		const found: Outcome[] = [];
		for (const each of entriesOf(unit, value).inOrder.toReversed()) {
			if (each.name === name) return merged([...found, this.interpreter.value(unit, each.value, scope)]);
			if (each.name !== null) continue;
			const taken = this.member(this.interpreter.value(unit, each.value, scope), name);
			if (taken.of.length > 0 && !taken.open) return merged([...found, taken]);
			if (taken.of.length > 0 || taken.open) found.push(taken);
		}
		return found.length === 0 ? NOTHING : opened(merged(found));
	}

	/** One of the values of an object, whichever; a single one is no table to choose from. */
	anyEntry(object: Entity & { is: 'object' }): Outcome {
		const { unit, value, scope } = object;
		const { named, spread } = entriesOf(unit, value);
		const written = this.interpreter.written.anyOf(object);
		const count = named.length + written.length;
		if (spread.length > 0 || count < 2 || count > MAX_TABLE) return NOTHING;
		return merged([...named.map((each) => this.interpreter.value(unit, each.value, scope)), ...written]);
	}

	/** A member of a class, of what it makes, of an enum or a namespace; those of classes above it, too. */
	private classMember(entity: Entity & { is: 'instance' | 'definition' }, name: string): Outcome {
		const { unit, chunk } = entity;
		const kind = unit.kind(chunk);
		if (entity.is === 'definition' && FUNCTIONS.has(kind)) {
			return BINDING_NAMES.has(name) ? one(entity) : this.functionMember(entity, name);
		}
		if (entity.is === 'definition' && (kind === 'constant' || kind === 'variable'))
			return this.variableMember(entity, name);
		return this.interpreter.dialect(unit).classMember(entity, name);
	}

	/** What a class itself has under a name; null for nothing. */
	ownMember(
		unit: Unit,
		chunk: number,
		name: string,
		self: Entity & { is: 'instance' | 'definition' },
		env: Env | null,
	): Outcome | null {
		const found = unit.member(chunk, name);
		if (found.length === 0) return self.is === 'instance' ? this.assignedField(unit, chunk, name) : null;
		const dialect = this.interpreter.dialect(unit);
		const own = found.filter((member) => unit.kind(member) !== 'setter');
		const member = dialect.preferredMember(unit, own, self.is === 'definition');
		if (member === undefined) return null;
		switch (unit.kind(member)) {
			case 'method':
			case 'function':
			case 'constructor':
				return one({ is: 'definition', unit, chunk: member, self, env });
			case 'getter':
				return this.interpreter.functions.returned({ is: 'definition', unit, chunk: member, self, env });
			case 'enum_member':
				return one(instanceOf(unit, chunk));
			case 'class':
			case 'interface':
			case 'enum':
			case 'namespace':
			case 'type':
				return this.interpreter.chunk(unit, member);
			default: {
				const { type } = unit.chunk(member);
				if (type !== null) {
					const { types } = this.interpreter;
					const node = types.read(unit, type);
					const typed = types.type(node, unit, unit.scopeOf(chunk), env);
					if (typed.of.length > 0 || dialect.isForeign(node, unit, unit.scopeOf(chunk))) return typed;
				}
				return this.assignedField(unit, chunk, name) ?? this.classValue(unit, chunk, name) ?? NOTHING;
			}
		}
	}

	/** What methods assign to a field of their class. */
	private assignedField(unit: Unit, chunk: number, name: string): Outcome | null {
		const dialect = this.interpreter.dialect(unit);
		const found: Outcome[] = [];
		for (const { target, value, scope, chunk: at } of unit.assigned(name)) {
			if (unit.op(target) !== 'member') continue;
			const holder = unit.first(target);
			const isOwn =
				unit.op(holder) === 'this' ||
				(unit.op(holder) === 'chunk' && unit.first(holder) === chunk) ||
				(unit.op(holder) === 'name' && dialect.isSelfName(unit.valueName(holder)));
			if (!isOwn || this.classAround(unit, at) !== chunk) continue;
			found.push(this.interpreter.value(unit, value, scope));
		}
		return found.length === 0 ? null : dialect.field(unit, name, found);
	}

	/** What the body of a class binds a name to. */
	private classValue(unit: Unit, chunk: number, name: string): Outcome | null {
		const scope = unit.scopeOf(chunk);
		const bound = unit.bound(scope, name).filter(({ value }) => value >= 0);
		return bound.length === 0
			? null
			: merged(bound.flatMap((binding) => this.interpreter.started(unit, binding)));
	}

	private classAround(unit: Unit, from: number): number {
		for (let chunk = from; chunk > 0; chunk = unit.chunk(chunk).parent)
			if (unit.kind(chunk) === 'class') return chunk;
		return -1;
	}

	/** A function as an object: classes of old JavaScript, and namespaces merged with functions. */
	private functionMember(entity: Entity & { is: 'definition' }, name: string): Outcome {
		const { unit, chunk } = entity;
		const found = unit.member(chunk, name);
		const methods = found.filter((member) => unit.chunk(member).container === unit.chunk(chunk).name);
		if (methods.length === 1) return one({ is: 'definition', unit, chunk: methods[0], self: entity });
		return methods.length === 0 ? this.interpreter.dialect(unit).assignedMember(unit, chunk, name) : NOTHING;
	}

	private variableMember(entity: Entity & { is: 'definition' }, name: string): Outcome {
		const { unit, chunk } = entity;
		const bound = unit.bound(0, unit.chunk(chunk).name ?? '').filter((binding) => binding.chunk === chunk);
		if (bound.length !== 1) return NOTHING;
		return this.member(this.interpreter.dialect(unit).topVariable(unit, bound[0]), name);
	}

	private typeMember(node: TypeNode, unit: Unit, scope: number, env: Env | null, name: string): Outcome {
		if (node.is === 'object') {
			const found = node.members.find((member) => member.name === name);
			return found === undefined ? NOTHING : this.interpreter.types.type(found.type, unit, scope, env);
		}
		if (node.is === 'all') {
			const found = node.of.map((part) =>
				this.member(this.interpreter.types.type(part, unit, scope, env), name),
			);
			return found.find(({ of }) => of.length > 0) ?? NOTHING;
		}
		return NOTHING;
	}
}

/** A file that one of the entities is written in. */
function unitOf(entities: readonly Entity[]): Unit | null {
	for (const entity of entities) if ('unit' in entity && entity.unit !== null) return entity.unit;
	return null;
}
