import type { Entity, Outcome } from '../../../semantics/core/entity.ts';
import { merged, NOTHING, one, opened, through } from '../../../semantics/core/outcome.ts';
import type { Structural } from '../../../semantics/structural/interpreter.ts';
import { PLATFORM } from '../../../semantics/structural/platform.ts';
import type { Unit } from '../../../semantics/world/unit.ts';
import { typeOfValue } from './aliases.ts';
import type { PythonDialect } from './dialect.ts';
import { CONTAINER_METHODS, GIVING, isOpaque, KEYED } from './platform.ts';

const PLAIN: Outcome = { of: [{ is: 'plain' }], open: false };

/** What the functions and containers of Python's platform give back. */
export class PythonResults {
	private readonly interpreter: Structural;
	private readonly python: PythonDialect;

	constructor(python: PythonDialect) {
		this.python = python;
		this.interpreter = python.interpreter;
	}

	/** What a call gives back, where it calls something of the platform; null for anything else. */
	call(unit: Unit, call: number): Outcome | null {
		const callee = unit.callee(call);
		const scope = unit.callScope(call);
		if (callee < 0) return null;
		if (unit.op(callee) === 'member') {
			const method = CONTAINER_METHODS[unit.valueName(callee)];
			if (method !== undefined) {
				const on = this.interpreter.value(unit, unit.first(callee), scope);
				const held = on.of.filter(isContainer);
				if (held.length > 0 && held.length === on.of.length) {
					const isStored = this.python.containers.isStoredTo(unit, unit.first(callee), scope);
					return through(on, (entity) => this.taken(entity, method, isStored));
				}
			}
		}
		const { of } = this.interpreter.value(unit, callee, scope);
		const [entity] = of;
		if (of.length !== 1 || entity.is !== 'external') return null;
		if (unit.op(callee) === 'member' && unit.valueName(callee) === '__new__')
			return through(this.interpreter.value(unit, unit.first(callee), scope), (each) =>
				each.is === 'definition' ? this.interpreter.functions.given(each) : NOTHING,
			);
		const isPlatform = entity.package === PLATFORM;
		const how = GIVING[isPlatform ? entity.name : `${entity.package}.${entity.name}`];
		if (how === undefined) return isOpaque(entity.package, entity.name) ? NOTHING : null;
		const args = unit.args(call);
		const first = args.length === 0 ? NOTHING : this.interpreter.value(unit, args[0], scope);
		switch (how) {
			case 'bag':
				return one({ is: 'map', of: NOTHING });
			case 'same':
				return first;
			case 'list':
				return one({ is: 'list', of: this.elements(first) });
			case 'element':
				return args.length > 1 && entity.name !== 'next' ? NOTHING : this.elements(first);
			case 'pairs':
				return one({ is: 'list', of: one({ is: 'tuple', of: [PLAIN, this.elements(first)] }) });
			case 'zipped': {
				const of = args.map((arg) => this.elements(this.interpreter.value(unit, arg, scope)));
				return one({ is: 'list', of: one({ is: 'tuple', of }) });
			}
			case 'class':
				return through(first, (each) =>
					each.is === 'instance'
						? one({ is: 'definition', unit: each.unit, chunk: each.chunk, self: null, isSelf: each.isSelf })
						: NOTHING,
				);
			case 'cast':
				return this.interpreter.types.type(typeOfValue(unit, args[0] ?? -1), unit, scope, null);
			case 'called':
				return one({ is: 'list', of: through(first, (each) => this.interpreter.functions.given(each)) });
		}
	}

	/** What a function of the platform calls the function with that it is given: `sorted(users, key=…)`. */
	calledWith(unit: Unit, call: number, place: number, param: number): Outcome {
		const callee = unit.callee(call);
		const scope = unit.callScope(call);
		const args = unit.arguments(call);
		if (unit.op(callee) === 'member' && unit.valueName(callee) === 'sort' && args[place]?.name === 'key')
			return param === 0 ? this.elements(this.interpreter.value(unit, unit.first(callee), scope)) : NOTHING;
		const { of } = this.interpreter.value(unit, callee, scope);
		const [entity] = of;
		if (of.length !== 1 || entity.is !== 'external' || entity.package !== PLATFORM) return NOTHING;
		const isKey = args[place]?.name === 'key' && KEYED.has(entity.name) && param === 0;
		const isStep = (entity.name === 'map' || entity.name === 'filter') && place === 0;
		const given = args[isKey ? 0 : param + 1];
		return (isKey || isStep) && given !== undefined
			? this.elements(this.interpreter.value(unit, given.value, scope))
			: NOTHING;
	}

	/** An element of each. */
	elements(from: Outcome): Outcome {
		return through(from, (entity) => this.element(entity));
	}

	/** An element of what is gone through. */
	element(entity: Entity): Outcome {
		switch (entity.is) {
			case 'list':
				return entity.of;
			case 'tuple':
				return merged(entity.of);
			case 'plain':
			case 'map':
			case 'object':
				// Keys are strings and numbers, mostly.
				return entity.is === 'plain' ? PLAIN : NOTHING;
			case 'external':
				return one(entity);
			case 'instance':
				return this.iterated(entity);
			default:
				return NOTHING;
		}
	}

	/** What `__iter__` gives, one after the other. */
	private iterated(entity: Entity & { is: 'instance' }): Outcome {
		if (entity.unit.isEnum(entity.chunk)) return one(entity);
		for (const [iterate, next] of [
			['__iter__', '__next__'],
			['__aiter__', '__anext__'],
		]) {
			const method = this.interpreter.members.memberOf(entity, iterate);
			if (method.of.length === 0) continue;
			return through(method, (each) => {
				if (each.is !== 'definition') return each.is === 'external' ? one(each) : NOTHING;
				return through(this.interpreter.functions.returned(each), (given) => {
					if (given.is !== 'instance') return this.element(given);
					return through(this.interpreter.members.memberOf(given, next), (step) =>
						step.is === 'definition' ? unwrapped(this.interpreter.functions.returned(step)) : NOTHING,
					);
				});
			});
		}
		return NOTHING;
	}

	/** What stands in brackets gives: `users[0]`, `by_name['x']`, `Holder[User]`. */
	at(entity: Entity, keys: readonly string[] | null, isSlice: boolean): Outcome {
		switch (entity.is) {
			case 'list':
				return isSlice ? one(entity) : entity.of;
			case 'map':
				return entity.of;
			case 'tuple': {
				if (isSlice) return slice(entity.of, keys?.[0] ?? '');
				const places = keys?.map((key) => /^\[(\d+)\]$/.exec(key)?.[1]) ?? [];
				if (places.length === 0 || places.includes(undefined)) return merged(entity.of);
				return merged(places.map((place) => entity.of[Number(place)] ?? NOTHING));
			}
			case 'object':
				return this.entries(entity, keys);
			case 'external':
				// What a container of the platform has in it is not of the platform.
				return entity.package === PLATFORM ? NOTHING : one(entity);
			case 'plain':
				return PLAIN;
			case 'definition':
				// `Holder[User]` is the class still.
				return entity.unit.kind(entity.chunk) === 'class' ? one(entity) : NOTHING;
			case 'instance':
				return through(this.interpreter.members.memberOf(entity, '__getitem__'), (each) =>
					each.is === 'definition' ? this.interpreter.functions.returned(each) : NOTHING,
				);
			default:
				return NOTHING;
		}
	}

	/** What a dictionary has under these keys; under any when they are not known. */
	private entries(
		{ unit, value, scope }: Entity & { is: 'object' },
		keys: readonly string[] | null,
	): Outcome {
		const found: Outcome[] = [];
		const seen = new Set<string>();
		let isWhole = true;
		for (
			let entry = unit.first(value), left = 256;
			entry >= 0 && left > 0;
			entry = unit.second(entry), left--
		) {
			const held = unit.first(entry);
			if (unit.op(entry) !== 'entry') {
				isWhole = false;
				found.push(
					held >= 0 && unit.op(held) === 'spread' ? NOTHING : this.interpreter.value(unit, held, scope),
				);
			} else if (keys === null || keys.includes(unit.valueName(entry))) {
				seen.add(unit.valueName(entry));
				found.push(this.interpreter.value(unit, held, scope));
			}
		}
		// A key that is not written may be one of those that are not known.
		if (isWhole && keys?.some((key) => !seen.has(key))) found.push(NOTHING);
		return merged(found);
	}

	private taken(
		entity: Entity,
		how: 'element' | 'same' | 'elements' | 'entries',
		isStored: boolean,
	): Outcome {
		const own = entity.is === 'object' ? this.entries(entity, null) : this.at(entity, null, false);
		const held = isStored ? opened(own) : own;
		switch (how) {
			case 'same':
				return one(entity);
			case 'element':
				return held;
			case 'elements':
				return one({ is: 'list', of: held });
			case 'entries':
				return one({ is: 'list', of: one({ is: 'tuple', of: [NOTHING, held] }) });
		}
	}
}

/** A part of a list as it is written; what is in it when its ends are not. */
function slice(of: readonly Outcome[], written: string): Outcome {
	const ends = /^slice (\d*):(\d*)$/.exec(written);
	if (ends === null) return one({ is: 'list', of: { of: merged(of).of, open: true } });
	const end = ends[2] === '' ? of.length : Number(ends[2]);
	return one({ is: 'tuple', of: of.slice(Number(ends[1]), end) });
}

function isContainer(entity: Entity): boolean {
	return entity.is === 'list' || entity.is === 'map' || entity.is === 'tuple' || entity.is === 'object';
}

function unwrapped(outcome: Outcome): Outcome {
	return through(outcome, (entity) => (entity.is === 'promise' ? entity.of : one(entity)));
}
