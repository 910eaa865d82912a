import { FUNCTIONS } from '../../../semantics/chunk-kinds.ts';
import type { Entity, Env, Outcome } from '../../../semantics/core/entity.ts';
import { merged, one } from '../../../semantics/core/outcome.ts';
import type { CallPlace } from '../../../semantics/structural/call-place.ts';
import { mentions } from '../../../semantics/structural/generics.ts';
import type { Structural } from '../../../semantics/structural/interpreter.ts';

type Definition = Entity & { is: 'definition' };

/** What type variables of a function stand for in a call: `def make(kind: type[T]) -> T`. */
class TypeVariables implements Env {
	private readonly interpreter: Structural;
	private readonly entity: Definition;
	private readonly place: CallPlace;
	private readonly outer: Env | null;
	private readonly known = new Map<string, Outcome | undefined>();

	constructor(interpreter: Structural, entity: Definition, place: CallPlace) {
		this.interpreter = interpreter;
		this.entity = entity;
		this.place = place;
		this.outer = entity.env ?? (entity.self?.is === 'instance' ? entity.self.env : null);
	}

	get(name: string): Outcome | undefined {
		const outer = this.outer?.get(name);
		if (outer !== undefined) return outer;
		if (this.known.has(name)) return this.known.get(name);
		// One that depends on itself stays unknown.
		this.known.set(name, undefined);
		const found = this.isVariable(name) ? this.inferred(name) : undefined;
		this.known.set(name, found);
		return found;
	}

	private isVariable(name: string): boolean {
		const { unit, chunk } = this.entity;
		return this.interpreter.name(unit, name, unit.scopeOf(chunk)).of.some(isTypeVariable);
	}

	/** What the arguments, or what the method is taken from, say of it. */
	private inferred(name: string): Outcome | undefined {
		const { unit, chunk } = this.entity;
		const found: Outcome[] = [];
		for (const [at, { type, rest }] of unit.params(chunk).entries()) {
			if (type === undefined || rest !== undefined) continue;
			const node = this.interpreter.types.read(unit, type);
			const given = mentions(node, name) ? this.given(at) : null;
			const matched = given === null ? null : this.interpreter.functions.generics.match(node, name, given);
			if (matched !== null && matched.of.length > 0) found.push(matched);
		}
		return found.length === 0 ? undefined : merged(found);
	}

	/** What the call gives for a parameter. */
	private given(at: number): Outcome | null {
		const { unit, chunk, self } = this.entity;
		const params = unit.params(chunk);
		const isBound =
			self !== null && !unit.has(chunk, 'static') && (self.is === 'instance' || params[0]?.name === 'cls');
		if (isBound && at === 0) return one(self);
		const args = this.place.unit.arguments(this.place.call);
		const positional = args.filter(({ name }) => name === null);
		const arg = args.find(({ name }) => name === params[at].name) ?? positional[at - (isBound ? 1 : 0)];
		if (arg === undefined || arg.value < 0) return null;
		return this.interpreter.value(this.place.unit, arg.value, this.place.unit.callScope(this.place.call));
	}
}

/** A function with what its type variables stand for in a call. */
export function withTypeVariables(interpreter: Structural, entity: Entity, place: CallPlace): Entity {
	if (entity.is !== 'definition' || !FUNCTIONS.has(entity.unit.kind(entity.chunk))) return entity;
	return { ...entity, env: new TypeVariables(interpreter, entity, place) };
}

export function isTypeVariable(entity: Entity): boolean {
	return entity.is === 'external' && entity.name === 'TypeVar()';
}
