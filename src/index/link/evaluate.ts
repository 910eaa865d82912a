import { ModuleNames } from './module-names.ts';
import { type Env, merged, NOTHING, type Outcome, one, opened, type Thing, through } from './thing.ts';
import { readPythonType } from './types/python-types.ts';
import type { TypeNode } from './types/type-node.ts';
import { readTypeScriptType } from './types/typescript-types.ts';
import type { Unit, UnitBinding } from './unit.ts';
import type { World } from './world.ts';

/** Steps from a value to what it is. Longer ways are not gone. */
const MAX_DEPTH = 48;
const CLASSES = new Set(['class', 'interface', 'struct', 'enum', 'record']);
const FUNCTIONS = new Set(['function', 'method', 'constructor', 'lambda', 'getter', 'setter']);
const RETURN = 0;
const YIELD = 1;

/**
 * Finds out what values are, on demand. It follows names to what they are bound to, members to what has
 * them, calls to what is given back; and stops where it cannot be sure.
 */
export class Evaluator {
	readonly world: World;
	private readonly modules: ModuleNames;
	private readonly values = new Map<Unit, Map<number, Outcome>>();
	private readonly types = new Map<string, TypeNode>();
	private depth = 0;

	constructor(world: World) {
		this.world = world;
		this.modules = new ModuleNames(world, this);
	}

	/** What a value of a unit is; its names are looked up in that scope. */
	value(unit: Unit, value: number, scope: number): Outcome {
		if (value < 0 || this.depth > MAX_DEPTH) return NOTHING;
		let known = this.values.get(unit);
		if (known === undefined) {
			known = new Map();
			this.values.set(unit, known);
		}
		const found = known.get(value);
		if (found !== undefined) return found;
		// A value that leads back to itself is nothing more than what else it is.
		known.set(value, NOTHING);
		this.depth++;
		const outcome = this.evaluate(unit, value, scope);
		this.depth--;
		if (this.depth === 0 || outcome.of.length > 0) known.set(value, outcome);
		else known.delete(value);
		return outcome;
	}

	private evaluate(unit: Unit, value: number, scope: number): Outcome {
		const first = unit.first(value);
		switch (unit.op(value)) {
			case 'name':
				return this.name(unit, unit.valueName(value), scope);
			case 'member':
				return this.member(this.value(unit, first, scope), unit.valueName(value));
			case 'index':
				return through(this.value(unit, first, scope), (thing) => this.element(thing));
			case 'call':
				return this.callResult(unit, first);
			case 'chunk':
				return this.chunk(unit, first);
			case 'object':
				return one({ is: 'object', unit, value, scope });
			case 'array':
				return one({ is: 'list', of: this.items(unit, first, scope) });
			case 'string':
			case 'literal':
				return one({ is: 'plain' });
			case 'await':
				return through(this.value(unit, first, scope), (thing) =>
					thing.is === 'promise' ? thing.of : one(thing),
				);
			case 'either':
				return merged([this.value(unit, first, scope), this.value(unit, unit.second(value), scope)]);
			case 'assign':
				return this.value(unit, unit.second(value), scope);
			case 'cast':
				return this.cast(unit, value, scope);
			case 'this':
				return this.self(unit, scope);
			case 'super':
				return this.above(unit, scope);
			case 'module':
				return this.modules.module(unit, unit.valueName(value));
			default:
				return NOTHING;
		}
	}

	/** What a name is where it stands. */
	name(unit: Unit, name: string, from: number): Outcome {
		for (let scope = from; scope >= 0; scope = unit.scopeParent(scope)) {
			// The names of a class are not seen from inside its methods.
			if (unit.family === 'python' && scope !== from && unit.scopeKind(scope) === 'class') continue;
			const bound = unit.bound(scope, name);
			if (bound.length === 0) continue;
			if (bound.some(({ kind }) => kind === 'global')) return this.name(unit, name, 0);
			return this.bound(unit, bound);
		}
		return this.modules.unbound(unit, name);
	}

	/** The bindings that a name has in one scope. */
	private bound(unit: Unit, bindings: readonly UnitBinding[]): Outcome {
		const values = bindings.filter(({ kind }) => kind !== 'type' || bindings.length === 1);
		// Of several signatures the implementation counts.
		const written = values.filter(({ chunk }) => chunk < 0 || !unit.has(chunk, 'declaration'));
		const meant = written.length > 0 ? written : values.slice(0, 1);
		return merged(meant.map((binding) => this.binding(unit, binding)));
	}

	private binding(unit: Unit, binding: UnitBinding): Outcome {
		const { kind, chunk, type, scope } = binding;
		switch (kind) {
			case 'import':
				return this.modules.imported(unit, binding);
			case 'function':
			case 'class':
			case 'enum':
			case 'namespace':
			case 'type':
				return chunk < 0 ? NOTHING : this.chunk(unit, chunk);
			case 'param':
				return this.parameter(unit, binding);
			case 'type_param':
			case 'catch':
			case 'global':
			case 'nonlocal':
				return kind === 'nonlocal' ? this.name(unit, binding.name, unit.scopeParent(scope)) : NOTHING;
			default: {
				if (chunk >= 0 && FUNCTIONS.has(unit.kind(chunk))) return this.chunk(unit, chunk);
				if (type !== null) {
					const typed = this.type(this.read(unit, type), unit, scope, null);
					if (typed.of.length > 0) return typed;
				}
				const starts =
					binding.value < 0 ? [] : [this.path(this.value(unit, binding.value, scope), binding.path)];
				if (kind === 'const') return merged(starts);
				return merged([...starts, ...this.assignedTo(unit, binding)]);
			}
		}
	}

	/** What a variable is given after its declaration. */
	private assignedTo(unit: Unit, { name, scope }: UnitBinding): Outcome[] {
		return unit
			.assigned(name)
			.filter(({ target, scope: at }) => unit.op(target) === 'name' && isWithin(unit, at, scope, name))
			.map(({ value, scope: at }) => this.value(unit, value, at));
	}

	/** A function, class or value that is written here. */
	private chunk(unit: Unit, chunk: number): Outcome {
		return one({ is: 'definition', unit, chunk, self: null });
	}

	private parameter(unit: Unit, binding: UnitBinding): Outcome {
		const owner = unit.scopeChunk(binding.scope);
		const param = owner < 0 ? undefined : unit.params(owner)[binding.place];
		const type = binding.path === null ? (binding.type ?? param?.type ?? null) : (param?.type ?? null);
		if (type !== null) {
			const list = param?.rest === '*' && unit.family === 'python';
			const typed = this.type(this.read(unit, type), unit, binding.scope, null);
			return this.path(list ? one({ is: 'list', of: typed }) : typed, binding.path);
		}
		if (unit.family === 'python' && binding.place === 0 && owner >= 0) {
			const self = this.pythonSelf(unit, owner);
			if (self !== null) return self;
		}
		const given = this.contextual(unit, owner, binding.place);
		if (given.of.length > 0) return this.path(given, binding.path);
		return binding.value < 0 ? NOTHING : opened(this.value(unit, binding.value, binding.scope));
	}

	/** `self` and `cls`. */
	private pythonSelf(unit: Unit, method: number): Outcome | null {
		const owner = unit.file.chunks[method].parent;
		if (owner < 0 || unit.kind(owner) !== 'class' || unit.has(method, 'static')) {
			return unit.params(method)[0]?.name === 'cls' && owner >= 0 && unit.kind(owner) === 'class'
				? one({ is: 'definition', unit, chunk: owner, self: null })
				: null;
		}
		if (unit.params(method)[0]?.name === 'cls')
			return one({ is: 'definition', unit, chunk: owner, self: null });
		return one({ is: 'instance', unit, chunk: owner, env: null });
	}

	/** What a function that is given to another is called with: `users.map((user) => …)`. */
	private contextual(unit: Unit, chunk: number, place: number): Outcome {
		const given = chunk < 0 ? null : unit.givenTo(chunk);
		if (given === null) return NOTHING;
		const callee = unit.callee(given.call);
		const scope = unit.callScope(given.call);
		if (callee < 0) return NOTHING;
		if (unit.op(callee) === 'member') {
			const on = this.value(unit, unit.first(callee), scope);
			const at = ELEMENT_AT[unit.valueName(callee)];
			if (at !== undefined && given.place === 0 && place === at) {
				const lists = on.of.filter((thing) => thing.is === 'list' || thing.is === 'map');
				if (lists.length > 0) return merged(lists.map((thing) => this.element(thing)));
			}
			if (unit.valueName(callee) === 'then' && given.place === 0 && place === 0) {
				const promises = on.of.filter((thing) => thing.is === 'promise');
				if (promises.length > 0)
					return merged(promises.map((thing) => (thing.is === 'promise' ? thing.of : NOTHING)));
			}
		}
		return through(this.value(unit, callee, scope), (thing) => this.parameterOf(thing, given.place, place));
	}

	/** What a function expects at a place of the function that it is given at another. */
	private parameterOf(thing: Thing, place: number, inner: number): Outcome {
		if (thing.is !== 'definition' || !FUNCTIONS.has(thing.unit.kind(thing.chunk))) return NOTHING;
		const type = thing.unit.params(thing.chunk)[place]?.type;
		if (type == null) return NOTHING;
		const node = this.read(thing.unit, type);
		const scope = thing.unit.scopeOf(thing.chunk);
		const wanted = node.is === 'function' ? node.params[inner] : undefined;
		return wanted === undefined ? NOTHING : this.type(wanted, thing.unit, scope, null);
	}

	/** What `this` is in a scope. */
	self(unit: Unit, scope: number): Outcome {
		for (let chunk = unit.scopeChunk(scope); chunk > 0; chunk = unit.file.chunks[chunk].parent) {
			const { parent, container } = unit.file.chunks[chunk];
			const kind = unit.kind(chunk);
			if (kind === 'class') return one({ is: 'definition', unit, chunk, self: null });
			if (kind === 'function') return NOTHING;
			if (parent < 0 || kind === 'lambda') continue;
			const owner = unit.kind(parent) === 'class' ? parent : this.classNamed(unit, container);
			if (owner >= 0) {
				return unit.has(chunk, 'static')
					? one({ is: 'definition', unit, chunk: owner, self: null })
					: one({ is: 'instance', unit, chunk: owner, env: null });
			}
			if (kind === 'method') return this.holder(unit, parent);
		}
		return NOTHING;
	}

	private classNamed(unit: Unit, name: string | null): number {
		if (name === null) return -1;
		return unit.file.chunks.findIndex(
			(chunk, at) => chunk.name === name && chunk.parent === 0 && unit.kind(at) === 'class',
		);
	}

	/** The object whose method it is. */
	private holder(unit: Unit, chunk: number): Outcome {
		const { name } = unit.file.chunks[chunk];
		const bound = name === null ? [] : unit.bound(0, name).filter((binding) => binding.chunk === chunk);
		return bound.length === 1 && bound[0].value >= 0
			? this.value(unit, bound[0].value, bound[0].scope)
			: NOTHING;
	}

	/** `super`: what the class around extends. */
	private above(unit: Unit, scope: number): Outcome {
		for (let chunk = unit.scopeChunk(scope); chunk > 0; chunk = unit.file.chunks[chunk].parent) {
			if (unit.kind(chunk) !== 'class') continue;
			const bases = this.bases(unit, chunk, null);
			return through(bases, (thing) =>
				thing.is === 'definition'
					? one({ is: 'instance', unit: thing.unit, chunk: thing.chunk, env: null })
					: one(thing),
			);
		}
		return NOTHING;
	}

	/** What a class extends or an interface is made of, in their order. */
	bases(unit: Unit, chunk: number, _env: Env | null): Outcome {
		const found: Outcome[] = [];
		for (const { value, start, kind } of unit.heritage(chunk)) {
			if (kind === METACLASS) continue;
			found.push(
				value < 0
					? NOTHING
					: this.value(unit, value, unit.scopeParent(unit.scopeAt(start)) < 0 ? 0 : this.outer(unit, chunk)),
			);
		}
		return found.length === 0 ? { of: [], open: false } : merged(found);
	}

	/** The scope around a class. */
	private outer(unit: Unit, chunk: number): number {
		const own = unit.scopeOf(chunk);
		return unit.scopeChunk(own) === chunk ? Math.max(0, unit.scopeParent(own)) : own;
	}

	/** What is taken from something by a name. */
	member(from: Outcome, name: string): Outcome {
		return through(from, (thing) => this.memberOf(thing, name));
	}

	private memberOf(thing: Thing, name: string): Outcome {
		switch (thing.is) {
			case 'external':
				return one({ ...thing, name: thing.name === '' ? name : `${thing.name}.${name}` });
			case 'module':
				return this.modules.member(thing, name);
			case 'object':
				return this.entry(thing, name);
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
		}
	}

	private entry(thing: Thing & { is: 'object' }, name: string): Outcome {
		const { unit, value, scope } = thing;
		let isOpen = false;
		let left = 400;
		for (let entry = unit.first(value); entry >= 0 && left > 0; entry = unit.second(entry), left--) {
			if (unit.op(entry) !== 'entry') {
				isOpen = true;
				continue;
			}
			if (unit.valueName(entry) === name) return this.value(unit, unit.first(entry), scope);
		}
		const added = unit.assigned(name).filter(({ target }) => unit.op(target) === 'member');
		return added.length > 0 || isOpen || left === 0 ? NOTHING : { of: [], open: true };
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
		const seen = new Set<string>();
		const line: { unit: Unit; chunk: number; env: Env | null }[] = [
			{ unit, chunk, env: thing.is === 'instance' ? thing.env : null },
		];
		let isOpen = false;
		let external: Thing | null = null;
		while (line.length > 0 && seen.size < 64) {
			const each = line.shift()!;
			const key = `${each.unit.path}\0${each.chunk}`;
			if (seen.has(key)) continue;
			seen.add(key);
			const own = this.ownMember(each.unit, each.chunk, name, thing, each.env);
			if (own !== null) return own;
			if (each.unit.kind(each.chunk) === 'type')
				return this.aliasMember(each.unit, each.chunk, each.env, name);
			const bases = this.bases(each.unit, each.chunk, each.env);
			isOpen ||= bases.open;
			for (const base of bases.of) {
				if (base.is === 'definition') line.push({ unit: base.unit, chunk: base.chunk, env: null });
				else if (base.is === 'external') external ??= base;
				else isOpen = true;
			}
		}
		if (external !== null && external.is === 'external' && !isOpen) {
			return one({ is: 'external', package: external.package, name: `${external.name}.${name}` });
		}
		return NOTHING;
	}

	private ownMember(
		unit: Unit,
		chunk: number,
		name: string,
		self: Thing & { is: 'instance' | 'definition' },
		env: Env | null,
	): Outcome | null {
		const found = unit.members(chunk).get(name);
		if (found === undefined) return self.is === 'instance' ? this.assignedField(unit, chunk, name) : null;
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
				return one({ is: 'definition', unit, chunk: member, self });
			case 'getter':
				return this.returned({ is: 'definition', unit, chunk: member, self }, null);
			case 'enum_member':
				return one({ is: 'instance', unit, chunk, env: null });
			case 'class':
			case 'interface':
			case 'enum':
			case 'namespace':
			case 'type':
				return this.chunk(unit, member);
			default: {
				const { type } = unit.file.chunks[member];
				if (type !== null) {
					const typed = this.type(this.read(unit, type), unit, unit.scopeOf(chunk), env);
					if (typed.of.length > 0) return typed;
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
				(unit.family === 'python' &&
					unit.op(holder) === 'name' &&
					/^(?:self|cls)$/.test(unit.valueName(holder)));
			if (!isOwn || this.classAround(unit, at) !== chunk) continue;
			found.push(this.value(unit, value, scope));
		}
		if (found.length === 0) return null;
		const real = found.filter(({ of }) => of.some((thing) => thing.is !== 'plain'));
		return real.length === 0 ? merged(found) : merged(real);
	}

	/** What the body of a Python class binds a name to. */
	private classValue(unit: Unit, chunk: number, name: string): Outcome | null {
		const scope = unit.scopeOf(chunk);
		const bound = unit.bound(scope, name).filter(({ value }) => value >= 0);
		return bound.length === 0
			? null
			: merged(bound.map(({ value, path }) => this.path(this.value(unit, value, scope), path)));
	}

	private classAround(unit: Unit, from: number): number {
		for (let chunk = from; chunk > 0; chunk = unit.file.chunks[chunk].parent)
			if (unit.kind(chunk) === 'class') return chunk;
		return -1;
	}

	/** A function as an object: classes of old JavaScript, and namespaces merged with functions. */
	private functionMember(thing: Thing & { is: 'definition' }, name: string): Outcome {
		const { unit, chunk } = thing;
		const found = unit.members(chunk).get(name) ?? [];
		const methods = found.filter(
			(member) => unit.file.chunks[member].container === unit.file.chunks[chunk].name,
		);
		return methods.length === 1 ? one({ is: 'definition', unit, chunk: methods[0], self: thing }) : NOTHING;
	}

	private variableMember(thing: Thing & { is: 'definition' }, name: string): Outcome {
		const { unit, chunk } = thing;
		const bound = unit
			.bound(0, unit.file.chunks[chunk].name ?? '')
			.filter((binding) => binding.chunk === chunk);
		return bound.length === 1 ? this.member(this.binding(unit, bound[0]), name) : NOTHING;
	}

	private aliasMember(unit: Unit, chunk: number, env: Env | null, name: string): Outcome {
		const { type } = unit.file.chunks[chunk];
		return type === null
			? NOTHING
			: this.typeMember(this.read(unit, type), unit, unit.scopeOf(chunk), env, name);
	}

	private typeMember(node: TypeNode, unit: Unit, scope: number, env: Env | null, name: string): Outcome {
		if (node.is === 'object') {
			const found = node.members.find((member) => member.name === name);
			return found === undefined ? NOTHING : this.type(found.type, unit, scope, env);
		}
		if (node.is === 'all') {
			const found = node.of.map((part) => this.member(this.type(part, unit, scope, env), name));
			return found.find(({ of }) => of.length > 0) ?? NOTHING;
		}
		return NOTHING;
	}

	/** An element of what is gone through or indexed. */
	private element(thing: Thing): Outcome {
		switch (thing.is) {
			case 'list':
			case 'map':
				return thing.of;
			case 'tuple':
				return merged(thing.of);
			case 'external':
				return one(thing);
			default:
				return NOTHING;
		}
	}

	private items(unit: Unit, first: number, scope: number): Outcome {
		const found: Outcome[] = [];
		for (let item = first; item >= 0 && found.length < 40; item = unit.second(item)) {
			found.push(unit.op(item) === 'item' ? this.value(unit, unit.first(item), scope) : NOTHING);
		}
		return merged(found);
	}

	/** From a value to a part of it: `.a`, `[0]`, `[]`, `...`. */
	private path(from: Outcome, path: string | null): Outcome {
		if (path === null) return from;
		let outcome = from;
		for (const [part] of path.matchAll(/\.\.\.|\.[^.[\]]+|\[\d*\]/g)) {
			if (part === '...') continue;
			if (part === '.__enter__()' || part === '.__aenter__()') {
				outcome = through(outcome, (thing) => this.entered(thing, part.slice(1, -2)));
			} else if (part.startsWith('.')) outcome = this.member(outcome, part.slice(1));
			else {
				const at = part === '[]' ? -1 : Number(part.slice(1, -1));
				outcome = through(outcome, (thing) =>
					thing.is === 'tuple' && at >= 0 ? (thing.of[at] ?? NOTHING) : this.element(thing),
				);
			}
		}
		return outcome;
	}

	private entered(thing: Thing, name: string): Outcome {
		if (thing.is === 'external') return one(thing);
		const method = this.memberOf(thing, name);
		return through(method, (each) =>
			each.is === 'definition'
				? through(this.returned(each, null), (given) => (given.is === 'promise' ? given.of : one(given)))
				: NOTHING,
		);
	}

	private cast(unit: Unit, value: number, scope: number): Outcome {
		const written = unit.valueName(value);
		if (written === 'const' || written === '') return this.value(unit, unit.first(value), scope);
		const typed = this.type(this.read(unit, written), unit, scope, null);
		return typed.of.length > 0 ? typed : this.value(unit, unit.first(value), scope);
	}

	/** What a call gives back. */
	callResult(unit: Unit, call: number): Outcome {
		const scope = unit.callScope(call);
		const callee = unit.callee(call);
		return through(this.value(unit, callee, scope), (thing) => this.given(thing, { unit, call }));
	}

	private given(thing: Thing, at: { unit: Unit; call: number } | null): Outcome {
		switch (thing.is) {
			case 'external':
				return one({ ...thing, name: `${thing.name}()` });
			case 'definition': {
				const kind = thing.unit.kind(thing.chunk);
				if (CLASSES.has(kind))
					return one({ is: 'instance', unit: thing.unit, chunk: thing.chunk, env: null });
				return FUNCTIONS.has(kind) ? this.returned(thing, at) : NOTHING;
			}
			case 'instance':
				return through(this.memberOf(thing, '__call__'), (each) =>
					each.is === 'definition' ? this.returned(each, at) : NOTHING,
				);
			case 'typed':
				return thing.node.is === 'function'
					? this.type(thing.node.returns, thing.unit, thing.scope, thing.env)
					: NOTHING;
			default:
				return NOTHING;
		}
	}

	/** What a function gives back: as its type says, else what it returns. */
	private returned(thing: Thing & { is: 'definition' }, _at: { unit: Unit; call: number } | null): Outcome {
		const { unit, chunk, self } = thing;
		const { type } = unit.file.chunks[chunk];
		const isAsync = unit.has(chunk, 'async');
		if (type !== null) {
			const env = self?.is === 'instance' ? self.env : null;
			const node = this.read(unit, type);
			if (node.is === 'name' && (node.name === 'this' || node.name === 'Self'))
				return self === null ? NOTHING : one(self);
			const typed = this.type(node, unit, unit.scopeOf(chunk), env);
			if (typed.of.length > 0)
				return isAsync && unit.family === 'python' ? one({ is: 'promise', of: typed }) : typed;
		}
		const returns = unit.returns(chunk);
		const yields = returns.filter(({ kind }) => kind === YIELD);
		const values = (yields.length > 0 ? yields : returns.filter(({ kind }) => kind === RETURN)).map(
			({ value, start }) => {
				if (self !== null && value >= 0 && unit.op(value) === 'this') return one(self);
				return this.value(unit, value, unit.scopeAt(start));
			},
		);
		if (values.length === 0) return NOTHING;
		const whole = merged(values);
		if (yields.length > 0) return one({ is: 'list', of: whole });
		return isAsync ? one({ is: 'promise', of: whole }) : whole;
	}

	private read(unit: Unit, text: string): TypeNode {
		const key = `${unit.family}\0${text}`;
		let node = this.types.get(key);
		if (node === undefined) {
			node = unit.family === 'python' ? readPythonType(text) : readTypeScriptType(text);
			this.types.set(key, node);
		}
		return node;
	}

	/** What a value of that type is. */
	type(node: TypeNode, unit: Unit, scope: number, env: Env | null): Outcome {
		if (this.depth > MAX_DEPTH) return NOTHING;
		this.depth++;
		const outcome = this.typed(node, unit, scope, env);
		this.depth--;
		return outcome;
	}

	private typed(node: TypeNode, unit: Unit, scope: number, env: Env | null): Outcome {
		switch (node.is) {
			case 'plain':
				return one({ is: 'plain' });
			case 'unknown':
				return NOTHING;
			case 'union':
				return merged(node.of.map((part) => this.type(part, unit, scope, env)));
			case 'all':
			case 'object':
			case 'function':
				return one({ is: 'typed', node, unit, scope, env });
			case 'list':
			case 'map':
			case 'promise':
				return one({ is: node.is, of: this.type(node.of, unit, scope, env) });
			case 'tuple':
				return one({ is: 'tuple', of: node.of.map((part) => this.type(part, unit, scope, env)) });
			case 'typeof':
				return this.dotted(unit, node.name, scope);
			case 'class':
				return through(this.type(node.of, unit, scope, env), (thing) =>
					thing.is === 'instance'
						? one({ is: 'definition', unit: thing.unit, chunk: thing.chunk, self: null })
						: one(thing),
				);
			case 'returned':
				return through(this.type(node.of, unit, scope, env), (thing) => this.given(thing, null));
			case 'made':
				return through(this.type(node.of, unit, scope, env), (thing) => this.given(thing, null));
			case 'member':
				return this.member(this.type(node.of, unit, scope, env), node.name);
			case 'name':
				return this.namedType(node, unit, scope, env);
		}
	}

	private namedType(node: TypeNode & { is: 'name' }, unit: Unit, scope: number, env: Env | null): Outcome {
		const param = env?.get(node.name);
		if (param !== undefined) return param;
		return through(this.dotted(unit, node.name, scope), (thing) => {
			if (thing.is !== 'definition') return thing.is === 'external' ? one(thing) : NOTHING;
			const kind = thing.unit.kind(thing.chunk);
			if (kind === 'type') return this.alias(thing, node, unit, scope, env);
			if (!CLASSES.has(kind) && kind !== 'enum_member') return NOTHING;
			const args = this.arguments(thing, node, unit, scope, env);
			return one({ is: 'instance', unit: thing.unit, chunk: thing.chunk, env: args });
		});
	}

	private alias(
		thing: Thing & { is: 'definition' },
		node: TypeNode & { is: 'name' },
		unit: Unit,
		scope: number,
		env: Env | null,
	): Outcome {
		const { type } = thing.unit.file.chunks[thing.chunk];
		if (type === null) return NOTHING;
		return this.type(
			this.read(thing.unit, type),
			thing.unit,
			thing.unit.scopeOf(thing.chunk),
			this.arguments(thing, node, unit, scope, env),
		);
	}

	/** The type parameters of a class, with what they stand for. */
	private arguments(
		thing: Thing & { is: 'definition' },
		node: TypeNode & { is: 'name' },
		unit: Unit,
		scope: number,
		env: Env | null,
	): Env | null {
		if (node.args.length === 0) return null;
		const own = thing.unit.scopeOf(thing.chunk);
		const names = typeParameters(thing.unit, own, thing.chunk);
		if (names.length === 0) return null;
		return new Map(
			names.slice(0, node.args.length).map((name, at) => [name, this.type(node.args[at], unit, scope, env)]),
		);
	}

	private dotted(unit: Unit, name: string, scope: number): Outcome {
		const [first, ...rest] = name.split('.');
		return rest.reduce((outcome, part) => this.member(outcome, part), this.name(unit, first, scope));
	}
}

const METACLASS = 3;
const PLATFORM = 'platform';
/** A function that one takes from itself. */
const BINDING_NAMES = new Set(['call', 'apply', 'bind']);
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

function typeParameters(unit: Unit, scope: number, chunk: number): string[] {
	if (unit.scopeChunk(scope) !== chunk) return [];
	return unit
		.boundIn(scope)
		.filter(({ kind }) => kind === 'type_param')
		.sort((a, b) => a.start - b.start)
		.map(({ name }) => name);
}

/** Whether a scope is inside another, with no binding of that name between. */
function isWithin(unit: Unit, inner: number, outer: number, name: string): boolean {
	for (let scope = inner; scope >= 0; scope = unit.scopeParent(scope)) {
		if (scope === outer) return true;
		if (unit.bound(scope, name).length > 0) return false;
	}
	return false;
}
