import type { Origin, SeenChunk } from '../../../model/facts/rules.ts';
import type { Binding, ImportSpec } from '../../../model/recorder.ts';
import { typePath } from './names.ts';
import type { Recorded } from './recorded.ts';

/** Steps from a name to where it comes from; each call of a chain takes two. */
const MAX_STEPS = 60;
/** Names and values that one question may look at: each of several ways may lead to several others. */
const MAX_LOOKED_AT = 400;

/** What origins are found in. */
export interface OriginGround {
	recorded: Recorded;
	chunks: readonly SeenChunk[];
	importedBy: ReadonlyMap<string, ImportSpec>;
	binding(name: string, scope: number): Binding | null;
	members(chunk: number): readonly SeenChunk[];
	chunk(index: number): SeenChunk | undefined;
}

/**
 * Follows names and values to where they come from: through variables, members, calls, and the types that
 * are declared. With `free`, a name that the text neither binds nor imports is an origin, too, of module ''.
 */
export class Origins {
	private readonly ground: OriginGround;
	private readonly free: boolean;
	private left = 0;
	/** Members that are being followed: what is given to one is mostly made of itself. */
	private readonly followed = new Set<string>();

	constructor(ground: OriginGround, free: boolean) {
		this.ground = ground;
		this.free = free;
	}

	ofName(name: string, scope: number): Origin | null {
		this.begin();
		return this.name(name, scope, MAX_STEPS);
	}

	ofValue(value: number, scope: number): Origin | null {
		this.begin();
		return this.value(value, scope, MAX_STEPS);
	}

	private begin(): void {
		this.left = MAX_LOOKED_AT;
		this.followed.clear();
	}

	private name(name: string, scope: number, steps: number): Origin | null {
		if (steps <= 0 || this.left-- <= 0) return null;
		const binding = this.ground.binding(name, scope);
		const spec = this.ground.importedBy.get(name);
		if (spec !== undefined && (binding === null || binding.kind === 'import' || binding.kind === 'const')) {
			return spec.module === null ? null : { module: spec.module, path: spec.imported };
		}
		if (binding === null) return this.free ? { module: '', path: name } : null;
		if (binding.type !== null) {
			const declared = this.declared(binding.type, binding.scope, steps, name);
			if (declared !== null) return declared;
		}
		if (binding.value < 0) return null;
		const held = this.value(binding.value, binding.scope, steps - 1);
		// `const { a } = b` holds `b.a`; of a list, what is in it is not told apart.
		return binding.path?.startsWith('.') && binding.path !== '...' ? extended(held, binding.path) : held;
	}

	/** Of something that is declared to be of a type: `*sql.DB` leads to what `sql` is, and on to `.DB`. */
	private declared(type: string, scope: number, steps: number, but: string | null): Origin | null {
		const written = typePath(type);
		if (written === null || written.name === but) return null;
		return extended(this.name(written.name, scope, steps - 1), written.members);
	}

	private value(value: number, scope: number, steps: number): Origin | null {
		if (value < 0 || steps <= 0 || this.left-- <= 0) return null;
		const { op, name, a, b } = this.ground.recorded.valueAt(value);
		switch (op) {
			case 'name':
				return name === null ? null : this.name(name, scope, steps - 1);
			case 'module':
				return name === null ? null : { module: name, path: '*' };
			case 'member':
				return this.member(name ?? '', a, scope, steps);
			case 'call':
				return this.call(this.ground.recorded.calleeOf(a), scope, steps);
			case 'await':
			case 'index':
				return this.value(a, scope, steps - 1);
			case 'cast':
				// `http.Client{}` and `x as Client` are of the type that they name.
				return (
					this.value(a, scope, steps - 1) ??
					(name === null ? null : this.declared(name, scope, steps - 1, null))
				);
			case 'assign':
			case 'choice':
			case 'pair':
				return this.value(b, scope, steps - 1);
			case 'either':
				return this.value(a, scope, steps - 1) ?? this.value(b, scope, steps - 1);
			default:
				return null;
		}
	}

	/** What a call gives: what is done with its callee, or for a function of this text the type it declares. */
	private call(callee: number, scope: number, steps: number): Origin | null {
		const made = extended(this.value(callee, scope, steps - 1), '()');
		if (made !== null || callee < 0) return made;
		const { op, name, a } = this.ground.recorded.valueAt(callee);
		const owner = op === 'member' && a >= 0 ? this.ground.recorded.valueAt(a).op : null;
		if (name === null || (op !== 'name' && owner !== 'this')) return null;
		const called = this.ground.chunks.find((chunk) => chunk.name === name && CALLABLE.has(chunk.kind));
		return called?.type ? this.declared(called.type, called.scope, steps - 1, null) : null;
	}

	/** `this.name` has the origin of what it is given somewhere, or of its declared type. */
	private member(name: string, of: number, scope: number, steps: number): Origin | null {
		if (of < 0) return null;
		const { recorded, chunks } = this.ground;
		const { op, name: owner } = recorded.valueAt(of);
		if (op !== 'this' && !(op === 'name' && owner === 'self')) {
			const around = this.value(of, scope, steps - 1);
			if (around !== null) return extended(around, `.${name}`);
			const field = this.field(name, this.typeOf(of, scope, steps - 1));
			return field?.type ? this.declared(field.type, field.scope, steps - 1, null) : null;
		}
		if (this.followed.has(name)) return null;
		this.followed.add(name);
		for (const given of recorded.assignedToMember(name)) {
			const origin = this.value(given.value, given.scope, steps - 1);
			if (origin !== null) return origin;
		}
		for (const field of chunks) {
			if (field.name !== name || !isField(field) || !field.type) continue;
			const origin = this.declared(field.type, field.scope, steps, null);
			if (origin !== null) return origin;
		}
		const param = recorded.bindingsNamed(name).find((binding) => binding.kind === 'param');
		return param?.type ? this.declared(param.type, scope, steps, null) : null;
	}

	/** The type that a value is declared to have: of a name, or of a member of what has a type of this text. */
	private typeOf(value: number, scope: number, steps: number): string | null {
		if (value < 0 || steps <= 0) return null;
		const { op, name, a } = this.ground.recorded.valueAt(value);
		if (name === null) return null;
		if (op === 'name') return this.ground.binding(name, scope)?.type ?? null;
		if (op !== 'member' || a < 0) return null;
		return this.field(name, this.typeOf(a, scope, steps - 1))?.type ?? null;
	}

	/** A field of a type that is written in this text. */
	private field(name: string, type: string | null): SeenChunk | undefined {
		const written = type === null ? null : typePath(type);
		if (written === null || written.members !== '') return undefined;
		const owner = this.ground.chunks.find((chunk) => chunk.name === written.name && TYPES.has(chunk.kind));
		if (owner === undefined) return undefined;
		return this.ground.members(owner.index).find((inner) => inner.name === name && isField(inner));
	}
}

const CALLABLE: ReadonlySet<string> = new Set(['function', 'method']);
const TYPES: ReadonlySet<string> = new Set(['class', 'struct', 'interface', 'trait', 'type', 'object']);

function isField({ kind }: SeenChunk): boolean {
	return kind === 'field' || kind === 'property';
}

function extended(origin: Origin | null, by: string): Origin | null {
	return origin === null ? null : { module: origin.module, path: origin.path + by };
}
