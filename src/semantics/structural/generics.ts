import { CLASSES, FUNCTIONS } from '../chunk-kinds.ts';
import { type Entity, type Env, instanceOf, type Outcome } from '../core/entity.ts';
import { merged, NOTHING, one, through } from '../core/outcome.ts';
import type { CallPlace } from './call-place.ts';
import type { Structural } from './interpreter.ts';
import type { TypeNode } from './type-node.ts';

type Generic = Entity & { is: 'definition' };

/** What the type parameters of functions and classes stand for in a call. */
export class Generics {
	private readonly interpreter: Structural;

	constructor(interpreter: Structural) {
		this.interpreter = interpreter;
	}

	/** As they are written, else as arguments tell; but for one that is being asked about. */
	of(entity: Generic, place: CallPlace | null, but = -1): Env | null {
		const outer = entity.env ?? (entity.self?.is === 'instance' ? entity.self.env : null);
		if (place === null || entity.unit.typeParams(entity.chunk).length === 0) return outer;
		const { types } = this.interpreter;
		const argumentAt = (at: number) => {
			if (place.types === '') return this.inferred(entity, at, place, but);
			const written = types.read(place.unit, `_${place.types}`);
			const node = written.is === 'name' ? written.args[at] : undefined;
			const scope = place.unit.callScope(place.call);
			return node === undefined ? undefined : types.type(node, place.unit, scope, null);
		};
		return types.environment(entity, argumentAt, outer);
	}

	private inferred(entity: Generic, at: number, { unit, call }: CallPlace, but: number): Outcome | undefined {
		const { name } = entity.unit.typeParams(entity.chunk)[at];
		const args = unit.args(call);
		const found: Outcome[] = [];
		for (const [place, { type, rest }] of entity.unit.params(this.called(entity)).entries()) {
			if (type === undefined || place >= args.length || args[place] < 0) continue;
			// Nor a function beside it, which may lead back here.
			if (place === but || (but >= 0 && unit.op(args[place]) === 'chunk')) continue;
			const written = this.interpreter.types.read(entity.unit, type);
			const node = rest && written.is === 'list' ? written.of : written;
			if (!mentions(node, name)) continue;
			const given = this.interpreter.value(unit, args[place], unit.callScope(call));
			const matched = this.match(node, name, given);
			if (matched !== null && matched.of.length > 0) found.push(matched);
		}
		return found.length === 0 ? undefined : merged(found);
	}

	/** The chunk whose parameters count: of a class its constructor. */
	private called({ unit, chunk }: Generic): number {
		if (!CLASSES.has(unit.kind(chunk))) return chunk;
		return unit.member(chunk, 'constructor')[0] ?? chunk;
	}

	/** What a parameter must be, for what is given to be of that type. */
	match(node: TypeNode, name: string, given: Outcome): Outcome | null {
		switch (node.is) {
			case 'name':
				if (node.name === name) return given;
				return this.matchArguments(node, name, given);
			case 'list':
			case 'map':
			case 'promise': {
				const inside = given.of.map((entity) => {
					if (entity.is === 'tuple') return node.is === 'list' ? merged(entity.of) : NOTHING;
					return entity.is === node.is ? entity.of : NOTHING;
				});
				return inside.length === 0 ? null : this.match(node.of, name, merged(inside));
			}
			case 'union':
			case 'all': {
				for (const part of node.of) {
					const matched = mentions(part, name) ? this.match(part, name, given) : null;
					if (matched !== null && matched.of.length > 0) return matched;
				}
				return null;
			}
			case 'function':
				return this.match(
					node.returns,
					name,
					through(given, (entity) =>
						isFunction(entity) ? this.interpreter.functions.given(entity) : NOTHING,
					),
				);
			case 'class':
				return this.match(node.of, name, this.made(given));
			case 'object': {
				const member = node.members.find(({ type }) => mentions(type, name));
				return member === undefined
					? null
					: this.match(member.type, name, this.interpreter.members.member(given, member.name));
			}
			default:
				return null;
		}
	}

	/** `Store<T>` for what is a `Store<User>`; `Type<T>` for a class. */
	private matchArguments(node: TypeNode & { is: 'name' }, name: string, given: Outcome): Outcome | null {
		const at = node.args.findIndex((arg) => mentions(arg, name));
		if (at < 0) return null;
		const found: Outcome[] = [];
		for (const entity of given.of) {
			if (entity.is === 'definition' && CLASSES.has(entity.unit.kind(entity.chunk)))
				found.push(this.made(one(entity)));
			if (entity.is !== 'instance' || entity.unit.chunk(entity.chunk).name !== lastName(node.name)) continue;
			const param = entity.unit.typeParams(entity.chunk)[at];
			const known = param === undefined ? undefined : entity.env?.get(param.name);
			if (known !== undefined) found.push(known);
		}
		return found.length === 0 ? null : this.match(node.args[at], name, merged(found));
	}

	private made(given: Outcome): Outcome {
		return through(given, (entity) =>
			entity.is === 'definition' && CLASSES.has(entity.unit.kind(entity.chunk))
				? one(instanceOf(entity.unit, entity.chunk))
				: NOTHING,
		);
	}
}

function isFunction(entity: Entity): boolean {
	return (
		entity.is === 'typed' || (entity.is === 'definition' && FUNCTIONS.has(entity.unit.kind(entity.chunk)))
	);
}

function lastName(name: string): string {
	return name.slice(name.lastIndexOf('.') + 1);
}

/** Whether a type parameter is named in a type. */
export function mentions(node: TypeNode, name: string): boolean {
	switch (node.is) {
		case 'name':
			return node.name === name || node.args.some((arg) => mentions(arg, name));
		case 'union':
		case 'all':
		case 'tuple':
			return node.of.some((part) => mentions(part, name));
		case 'list':
		case 'map':
		case 'promise':
		case 'class':
		case 'returned':
		case 'made':
		case 'member':
			return mentions(node.of, name);
		case 'function':
			return mentions(node.returns, name) || node.params.some((param) => mentions(param, name));
		case 'object':
			return node.members.some(({ type }) => mentions(type, name));
		default:
			return false;
	}
}
