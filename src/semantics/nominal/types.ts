import { definitionOf, type Entity, type Env, instanceOf, type Outcome } from '../core/entity.ts';
import { merged, NOTHING, one, through } from '../core/outcome.ts';
import type { Unit } from '../world/unit.ts';
import type { Nominal } from './interpreter.ts';
import { isType } from './type-kinds.ts';
import type { TypeText } from './type-text.ts';

/** Type texts that are kept as they were read. */
const MAX_KEPT = 20_000;

/** Of several types of one name those with as many parameters, if there are such. */
function ofCount(outcome: Outcome, count: number): Outcome {
	if (outcome.of.length < 2) return outcome;
	const of = outcome.of.filter(
		(entity) => entity.is === 'definition' && entity.unit.typeParams(entity.chunk).length === count,
	);
	return of.length === 0 ? outcome : { of, open: outcome.open };
}

/** What entities of a written type are. */
export class NominalTypes {
	private readonly names: Nominal;
	private readonly read = new Map<string, TypeText>();

	constructor(names: Nominal) {
		this.names = names;
	}

	/** Something of a type as it is written. */
	written(unit: Unit, text: string, scope: number, env: Env | null): Outcome {
		const key = `${unit.file.language} ${text}`;
		let type = this.read.get(key);
		if (type === undefined) {
			type = this.names.dialect(unit).readType(text);
			if (this.read.size >= MAX_KEPT) this.read.clear();
			this.read.set(key, type);
		}
		return this.type(type, unit, scope, env);
	}

	/** The types that another name for them means, as themselves; null when it is none. */
	aliased({ unit, chunk }: { unit: Unit; chunk: number }): Outcome | null {
		const { type } = unit.file.chunks[chunk];
		const isAlias = unit.kind(chunk) === 'type' && type !== null;
		if (!isAlias || !this.names.dialect(unit).isAlias(unit, chunk)) return null;
		return through(this.written(unit, type, unit.scopeOf(chunk), null), (entity) =>
			one(entity.is === 'instance' ? definitionOf(entity.unit, entity.chunk) : entity),
		);
	}

	type(type: TypeText, unit: Unit, scope: number, env: Env | null): Outcome {
		return this.names.step(() => this.meant(type, unit, scope, env));
	}

	/** What a type of its own is made of, where it is another name for nothing: `type Pool []*Item`. */
	underlying({ unit, chunk, env }: Entity & { is: 'instance' }): Outcome {
		const { type } = unit.file.chunks[chunk];
		if (unit.kind(chunk) !== 'type' || type === null || this.names.dialect(unit).isAlias(unit, chunk))
			return NOTHING;
		return this.written(unit, type, unit.scopeOf(chunk), env);
	}

	private meant(type: TypeText, unit: Unit, scope: number, env: Env | null): Outcome {
		switch (type.is) {
			case 'name':
				return this.named(type, unit, scope, env);
			case 'list':
				return one({ is: 'list', of: this.type(type.of, unit, scope, env) });
			case 'map':
				return one({
					is: 'map',
					of: this.type(type.of, unit, scope, env),
					keys: type.keys === undefined ? undefined : this.type(type.keys, unit, scope, env),
				});
			case 'tuple':
				return one({ is: 'tuple', of: type.of.map((each) => this.type(each, unit, scope, env)) });
			case 'function':
				return one({ is: 'function', gives: this.type(type.returns, unit, scope, env) });
			case 'record': {
				const of = [...type.of].map(([name, each]) => [name, this.type(each, unit, scope, env)] as const);
				return one({ is: 'record', of: new Map(of) });
			}
			case 'all': {
				const of = type.of
					.map((each) => this.type(each, unit, scope, env))
					.filter((each) => each.of.length > 0);
				return of.length === 1 ? of[0] : of.length === 0 ? NOTHING : one({ is: 'all', of });
			}
			case 'either':
				return merged(type.of.map((each) => this.type(each, unit, scope, env)));
			default:
				return NOTHING;
		}
	}

	private named(
		{ path, args }: TypeText & { is: 'name' },
		unit: Unit,
		scope: number,
		env: Env | null,
	): Outcome {
		const { names } = this;
		const dialect = names.dialect(unit);
		const [first, ...rest] = path;
		if (rest.length === 0) {
			if (dialect.traits.selfTypes.has(first)) return names.receivers.self(unit, scope);
			const standing = env?.get(first);
			if (standing !== undefined) return standing;
		}
		let outcome = names.typeName(unit, first, scope);
		for (const name of rest) outcome = names.members.member(unit, outcome, name, -1, 'type');
		return through(ofCount(outcome, args.length), (entity) => this.something(entity, unit, scope, args, env));
	}

	/** Something of what a name in a type stands for. */
	private something(
		entity: Entity,
		unit: Unit,
		scope: number,
		args: readonly TypeText[],
		env: Env | null,
	): Outcome {
		const { names } = this;
		if (entity.is === 'external') {
			const known = names.dialect(unit).genericType(
				entity,
				args.map((each) => this.type(each, unit, scope, env)),
			);
			if (known !== null && 'open' in known) return known;
			return one(known ?? entity);
		}
		// A type parameter is what its bound is.
		if (entity.is === 'module') return NOTHING;
		if (entity.is !== 'definition') return one(entity);
		const { unit: home, chunk } = entity;
		const kind = home.kind(chunk);
		if (kind === 'enum_member') {
			const owner = names.receivers.typeOf(home, home.file.chunks[chunk].parent);
			return owner === null ? NOTHING : one({ is: 'instance', ...owner, env: null });
		}
		if (!isType(kind)) return NOTHING;
		const { type } = home.file.chunks[chunk];
		const params = home.typeParams(chunk);
		const inner =
			params.length === 0 || args.length === 0
				? null
				: new Map(
						params.flatMap(({ name }, at) =>
							at < args.length ? [[name, this.type(args[at], unit, scope, env)] as const] : [],
						),
					);
		if (kind === 'type' && type !== null && names.dialect(home).isAlias(home, chunk))
			return this.written(home, type, home.scopeOf(chunk), inner);
		return one(instanceOf(home, chunk, inner));
	}
}
