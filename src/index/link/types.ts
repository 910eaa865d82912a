import { CLASSES } from './chunk-kinds.ts';
import type { Evaluator } from './evaluate.ts';
import { pythonAlias } from './python-aliases.ts';
import { genericNames } from './python-classes.ts';
import { type Env, merged, NOTHING, type Outcome, one, type Thing, through } from './thing.ts';
import { readPythonType } from './types/python-types.ts';
import type { TypeNode } from './types/type-node.ts';
import { readTypeScriptType } from './types/typescript-types.ts';
import type { Unit } from './unit.ts';

/** What values of a written type are. */
export class Types {
	private readonly evaluator: Evaluator;
	private readonly known = new Map<string, TypeNode>();

	constructor(evaluator: Evaluator) {
		this.evaluator = evaluator;
	}

	read(unit: Unit, text: string): TypeNode {
		const key = `${unit.family}\0${text}`;
		let node = this.known.get(key);
		if (node === undefined) {
			node = unit.family === 'python' ? readPythonType(text) : readTypeScriptType(text);
			this.known.set(key, node);
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
				return this.dotted(unit, node.name, scope);
			case 'class':
				return through(this.type(node.of, unit, scope, env), (thing) =>
					thing.is === 'instance'
						? one({ is: 'definition', unit: thing.unit, chunk: thing.chunk, self: null })
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
				return this.namedType(node, unit, scope, env);
		}
	}

	private namedType(node: TypeNode & { is: 'name' }, unit: Unit, scope: number, env: Env | null): Outcome {
		const param = env?.get(node.name);
		if (param !== undefined) return param;
		if (unit.family === 'python') {
			const alias = pythonAlias(this.evaluator.world, unit, node.name, scope);
			if (alias !== null) return this.type(alias.node, alias.unit, alias.scope, null);
		}
		return through(this.dotted(unit, node.name, scope), (thing) => {
			// What a type parameter stands for is not known here.
			if (thing.is === 'external' && thing.name === 'TypeVar()') return NOTHING;
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
	arguments(
		thing: Thing & { is: 'definition' },
		node: TypeNode & { is: 'name' },
		unit: Unit,
		scope: number,
		env: Env | null,
	): Env | null {
		if (node.args.length === 0) return null;
		const own = thing.unit.scopeOf(thing.chunk);
		const own695 = typeParameters(thing.unit, own, thing.chunk);
		const names =
			own695.length === 0 && unit.family === 'python' ? genericNames(thing.unit, thing.chunk) : own695;
		if (names.length === 0) return null;
		return new Map(
			names.slice(0, node.args.length).map((name, at) => [name, this.type(node.args[at], unit, scope, env)]),
		);
	}

	private dotted(unit: Unit, name: string, scope: number): Outcome {
		const [first, ...rest] = name.split('.');
		return rest.reduce(
			(outcome, part) => this.evaluator.members.member(outcome, part),
			this.evaluator.name(unit, first, scope),
		);
	}
}

function typeParameters(unit: Unit, scope: number, chunk: number): string[] {
	if (unit.scopeChunk(scope) !== chunk) return [];
	return unit
		.boundIn(scope)
		.filter(({ kind }) => kind === 'type_param')
		.sort((a, b) => a.start - b.start)
		.map(({ name }) => name);
}
