import { CLASSES } from '../chunk-kinds.ts';
import { type Env, merged, NOTHING, type Outcome, one, type Thing, through } from '../thing.ts';
import type { Unit } from '../world/unit.ts';
import type { UnitBinding } from '../world/unit-rows.ts';
import type { Evaluator } from './evaluate.ts';
import type { TypeNode } from './type-node.ts';

const noTypes = (): Map<string, TypeNode> => new Map();

/** What values of a written type are. */
export class Types {
	private readonly evaluator: Evaluator;

	constructor(evaluator: Evaluator) {
		this.evaluator = evaluator;
	}

	read(unit: Unit, text: string): TypeNode {
		const known = unit.derived(noTypes);
		let node = known.get(text);
		if (node === undefined) {
			node = this.evaluator.dialect(unit).readType(text);
			known.set(text, node);
		}
		return node;
	}

	/** What a value of that type is. */
	type(node: TypeNode, unit: Unit, scope: number, env: Env | null): Outcome {
		if (!this.evaluator.enter()) return NOTHING;
		this.evaluator.depth++;
		const outcome = this.typed(node, unit, scope, env);
		this.evaluator.depth--;
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
				return through(this.dotted(unit, node.name, scope, false), (thing) =>
					one(thing.is === 'definition' ? { ...thing, like: true } : thing),
				);
			case 'class':
				return through(this.type(node.of, unit, scope, env), (thing) =>
					thing.is === 'instance'
						? one({ is: 'definition', unit: thing.unit, chunk: thing.chunk, self: null, like: true })
						: one(thing),
				);
			case 'returned':
				return through(this.type(node.of, unit, scope, env), (thing) =>
					this.evaluator.functions.given(thing),
				);
			case 'made':
				return through(this.type(node.of, unit, scope, env), (thing) =>
					this.evaluator.functions.given(thing),
				);
			case 'member':
				return this.evaluator.members.member(this.type(node.of, unit, scope, env), node.name);
			case 'name':
				return env?.get(node.name) ?? this.evaluator.dialect(unit).namedType(node, unit, scope, env);
		}
	}

	/** What a value of a type is that a name leads to as other names do. */
	named(node: TypeNode & { is: 'name' }, unit: Unit, scope: number, env: Env | null): Outcome {
		return through(this.dotted(unit, node.name, scope, true), (thing) => {
			if (thing.is !== 'definition') return thing.is === 'external' ? one(thing) : NOTHING;
			const kind = thing.unit.kind(thing.chunk);
			if (kind !== 'type' && !CLASSES.has(kind) && kind !== 'enum_member') return NOTHING;
			const args = this.arguments(thing, node, unit, scope, env);
			const { type } = thing.unit.chunk(thing.chunk);
			// Members that are written in the alias are chunks of it.
			if (kind === 'type' && type !== null && !thing.unit.hasMembers(thing.chunk))
				return this.type(this.read(thing.unit, type), thing.unit, thing.unit.scopeOf(thing.chunk), args);
			return one({ is: 'instance', unit: thing.unit, chunk: thing.chunk, env: args });
		});
	}

	/** The type parameters of a class or alias, with what they stand for. */
	arguments(
		thing: Thing & { is: 'definition' },
		node: TypeNode & { is: 'name' },
		unit: Unit,
		scope: number,
		env: Env | null,
	): Env | null {
		const params = thing.unit.typeParams(thing.chunk);
		if (params.length === 0) return this.evaluator.dialect(unit).typeArguments(thing, node, unit, scope, env);
		return new Arguments(this, thing.unit, params, (at) =>
			at < node.args.length ? this.type(node.args[at], unit, scope, env) : undefined,
		);
	}

	/** What the parameters of something generic stand for, as far as each is told. */
	told(
		thing: Thing & { is: 'definition' },
		tell: (at: number) => Outcome | undefined,
		outer: Env | null,
	): Env | null {
		const params = thing.unit.typeParams(thing.chunk);
		return params.length === 0 ? outer : new Arguments(this, thing.unit, params, tell, outer);
	}

	/** What a name in a type, or of a value after `typeof`, stands for. */
	private dotted(unit: Unit, name: string, scope: number, isType: boolean): Outcome {
		const [first, ...rest] = name.split('.');
		const start =
			(isType && rest.length === 0 ? this.evaluator.dialect(unit).typeNamed(unit, first, scope) : null) ??
			this.evaluator.name(unit, first, scope);
		return rest.reduce((outcome, part) => this.evaluator.members.member(outcome, part), start);
	}
}

/** What type parameters stand for; found out when it is asked for. */
class Arguments implements Env {
	private readonly types: Types;
	private readonly unit: Unit;
	private readonly params: readonly UnitBinding[];
	private readonly tell: (at: number) => Outcome | undefined;
	private readonly outer: Env | null;
	private readonly known = new Map<number, Outcome | undefined>();

	constructor(
		types: Types,
		unit: Unit,
		params: readonly UnitBinding[],
		tell: (at: number) => Outcome | undefined,
		outer: Env | null = null,
	) {
		this.types = types;
		this.unit = unit;
		this.params = params;
		this.tell = tell;
		this.outer = outer;
	}

	get(name: string): Outcome | undefined {
		const at = this.params.findIndex((param) => param.name === name);
		if (at < 0) return this.outer?.get(name);
		if (this.known.has(at)) return this.known.get(at);
		// What leads back to itself says nothing more.
		this.known.set(at, undefined);
		const { path, scope } = this.params[at];
		const told = this.tell(at);
		const given =
			told ??
			(path === null ? undefined : this.types.type(this.types.read(this.unit, path), this.unit, scope, this));
		const found = given === undefined || given.of.length === 0 ? undefined : given;
		if (found === undefined) this.known.delete(at);
		else this.known.set(at, found);
		return found;
	}
}
