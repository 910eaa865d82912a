import { CLASSES } from '../chunk-kinds.ts';
import { type Entity, type Env, instanceOf, type Outcome } from '../core/entity.ts';
import { merged, NOTHING, one, through } from '../core/outcome.ts';
import type { Unit } from '../world/unit.ts';
import type { UnitBinding } from '../world/unit-rows.ts';
import type { Structural } from './interpreter.ts';
import type { TypeNode } from './type-node.ts';

const noTypes = (): Map<string, TypeNode> => new Map();

/** What values of a written type are. */
export class Types {
	private readonly interpreter: Structural;

	constructor(interpreter: Structural) {
		this.interpreter = interpreter;
	}

	read(unit: Unit, text: string): TypeNode {
		const known = unit.derived(noTypes);
		let node = known.get(text);
		if (node === undefined) {
			node = this.interpreter.dialect(unit).readType(text);
			known.set(text, node);
		}
		return node;
	}

	/** What a value of that type is. */
	type(node: TypeNode, unit: Unit, scope: number, env: Env | null): Outcome {
		return this.interpreter.step(() => this.typed(node, unit, scope, env));
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
			case 'map': {
				const of = this.type(node.of, unit, scope, env);
				return one(node.isRecord ? { is: 'map', of, isRecord: true } : { is: 'map', of });
			}
			case 'list':
			case 'promise':
				return one({ is: node.is, of: this.type(node.of, unit, scope, env) });
			case 'tuple':
				return one({ is: 'tuple', of: node.of.map((part) => this.type(part, unit, scope, env)) });
			case 'typeof':
				return through(this.dotted(unit, node.name, scope, false), (entity) =>
					one(entity.is === 'definition' ? { ...entity, like: true } : entity),
				);
			case 'class':
				return through(this.type(node.of, unit, scope, env), (entity) =>
					entity.is === 'instance'
						? one({ is: 'definition', unit: entity.unit, chunk: entity.chunk, self: null, like: true })
						: one(entity),
				);
			case 'returned':
				return through(this.type(node.of, unit, scope, env), (entity) =>
					this.interpreter.functions.given(entity),
				);
			case 'made':
				return through(this.type(node.of, unit, scope, env), (entity) =>
					this.interpreter.functions.given(entity),
				);
			case 'member':
				return this.interpreter.members.member(this.type(node.of, unit, scope, env), node.name);
			case 'name':
				return env?.get(node.name) ?? this.interpreter.dialect(unit).namedType(node, unit, scope, env);
		}
	}

	/** What a value of a type is that a name leads to as other names do. */
	named(node: TypeNode & { is: 'name' }, unit: Unit, scope: number, env: Env | null): Outcome {
		return through(this.dotted(unit, node.name, scope, true), (entity) => {
			if (entity.is !== 'definition') return entity.is === 'external' ? one(entity) : NOTHING;
			const kind = entity.unit.kind(entity.chunk);
			if (kind !== 'type' && !CLASSES.has(kind) && kind !== 'enum_member') return NOTHING;
			const args = this.arguments(entity, node, unit, scope, env);
			const { type } = entity.unit.chunk(entity.chunk);
			// Members that are written in the alias are chunks of it.
			if (kind === 'type' && type !== null && !entity.unit.hasMembers(entity.chunk))
				return this.type(this.read(entity.unit, type), entity.unit, entity.unit.scopeOf(entity.chunk), args);
			return one(instanceOf(entity.unit, entity.chunk, args));
		});
	}

	/** The type parameters of a class or alias, with what they stand for. */
	arguments(
		entity: Entity & { is: 'definition' },
		node: TypeNode & { is: 'name' },
		unit: Unit,
		scope: number,
		env: Env | null,
	): Env | null {
		const params = entity.unit.typeParams(entity.chunk);
		if (params.length === 0)
			return this.interpreter.dialect(unit).typeArguments(entity, node, unit, scope, env);
		return new Arguments(this, entity.unit, params, (at) =>
			at < node.args.length ? this.type(node.args[at], unit, scope, env) : undefined,
		);
	}

	/** What the parameters of something generic stand for, as far as each is known. */
	environment(
		entity: Entity & { is: 'definition' },
		argumentAt: (at: number) => Outcome | undefined,
		outer: Env | null,
	): Env | null {
		const params = entity.unit.typeParams(entity.chunk);
		return params.length === 0 ? outer : new Arguments(this, entity.unit, params, argumentAt, outer);
	}

	/** What a name in a type, or of a value after `typeof`, stands for. */
	private dotted(unit: Unit, name: string, scope: number, isType: boolean): Outcome {
		const [first, ...rest] = name.split('.');
		const start =
			(isType && rest.length === 0 ? this.interpreter.dialect(unit).typeNamed(unit, first, scope) : null) ??
			this.interpreter.name(unit, first, scope);
		return rest.reduce((outcome, part) => this.interpreter.members.member(outcome, part), start);
	}
}

/** What type parameters stand for, evaluated on the first request. */
class Arguments implements Env {
	private readonly types: Types;
	private readonly unit: Unit;
	private readonly params: readonly UnitBinding[];
	private readonly argumentAt: (at: number) => Outcome | undefined;
	private readonly outer: Env | null;
	private readonly known = new Map<number, Outcome | undefined>();

	constructor(
		types: Types,
		unit: Unit,
		params: readonly UnitBinding[],
		argumentAt: (at: number) => Outcome | undefined,
		outer: Env | null = null,
	) {
		this.types = types;
		this.unit = unit;
		this.params = params;
		this.argumentAt = argumentAt;
		this.outer = outer;
	}

	get(name: string): Outcome | undefined {
		const at = this.params.findIndex((param) => param.name === name);
		if (at < 0) return this.outer?.get(name);
		if (this.known.has(at)) return this.known.get(at);
		// A parameter that depends on itself stays unknown.
		this.known.set(at, undefined);
		const { path, scope } = this.params[at];
		const known = this.argumentAt(at);
		const given =
			known ??
			(path === null ? undefined : this.types.type(this.types.read(this.unit, path), this.unit, scope, this));
		const found = given === undefined || given.of.length === 0 ? undefined : given;
		if (found === undefined) this.known.delete(at);
		else this.known.set(at, found);
		return found;
	}
}
