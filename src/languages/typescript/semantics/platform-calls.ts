import { words } from '../../../model/word-list.ts';
import type { Entity, Outcome } from '../../../semantics/core/entity.ts';
import { ABSENT, merged, one, opened, through } from '../../../semantics/core/outcome.ts';
import { argument, awaited, type CallPlace, calledBack } from '../../../semantics/structural/call-place.ts';
import type { Structural } from '../../../semantics/structural/interpreter.ts';
import { PLATFORM } from '../../../semantics/structural/platform.ts';
import type { TypeNode } from '../../../semantics/structural/type-node.ts';
import type { Unit } from '../../../semantics/world/unit.ts';
import type { TypeScriptContainers } from './containers.ts';
import { libraryResult } from './library-calls.ts';

const PLAIN: Outcome = one({ is: 'plain' });

/** Methods of a list that give a list of the same elements, and those that give one of them. */
const SAME_LIST = new Set([
	...words('filter slice sort reverse toSorted toReversed toSpliced splice concat fill with values'),
	...words('add union difference intersection flat copyWithin'),
]);
const ELEMENT = new Set(['find', 'findLast', 'at', 'pop', 'shift']);
/** Functions of the platform that give back what they are given. */
const GIVES_BACK: ReadonlySet<string> = new Set([
	...words('Object.freeze Object.seal Object.preventExtensions structuredClone'),
]);
const GENERIC = new Set(['Map', 'Set', 'Array', 'Promise', 'WeakMap', 'ReadonlyMap']);

/** What calls of JavaScript's own functions give back; null for those that are not known here. */
export function platformResult(
	interpreter: Structural,
	containers: TypeScriptContainers,
	place: CallPlace,
	callee: Entity,
	receiver: Outcome | null,
	name: string,
): Outcome | null {
	if (receiver !== null) {
		const known = receiver.of.filter(
			({ is }) => is === 'list' || is === 'map' || is === 'promise' || is === 'tuple',
		);
		if (known.length > 0 && known.length === receiver.of.length) {
			const results = known.map((entity) => methodResult(interpreter, containers, place, entity, name));
			const found = results.filter((each) => each !== null);
			if (found.length > 0) return receiver.open ? opened(merged(found)) : merged(found);
		}
	}
	// What is bound is the function still.
	if (name === 'bind' && callee.is === 'definition' && receiver?.of.includes(callee)) return one(callee);
	if (callee.is !== 'external') return null;
	if (callee.package !== PLATFORM) return libraryResult(interpreter, place, callee);
	if (callee.name === 'Object.assign') return together(interpreter, place);
	if (GIVES_BACK.has(callee.name)) return argument(interpreter, place, 0);
	if (place.types !== '' && GENERIC.has(callee.name)) {
		const { types } = interpreter;
		const node = types.read(place.unit, `${callee.name}${place.types}`);
		return types.type(node, place.unit, place.unit.callScope(place.call), null);
	}
	return staticResult(interpreter, place, callee.name);
}

function staticResult(interpreter: Structural, place: CallPlace, name: string): Outcome | null {
	const given = () => argument(interpreter, place, 0);
	switch (name) {
		case 'Proxy':
			return opened(given());
		case 'Promise.resolve':
			return one({ is: 'promise', of: awaited(given()) });
		case 'Promise.all':
			return one({ is: 'promise', of: all(interpreter, place) });
		case 'Promise.race':
		case 'Promise.any':
			return one({ is: 'promise', of: awaited(through(given(), (entity) => interpreter.element(entity))) });
		case 'Object.values':
			return one({ is: 'list', of: through(given(), (entity) => interpreter.element(entity)) });
		case 'Object.entries':
			return one({ is: 'list', of: pair(through(given(), (entity) => interpreter.element(entity))) });
		case 'Object.keys':
			return one({ is: 'list', of: PLAIN });
		case 'Array.from': {
			const make = place.unit.args(place.call)[1];
			if (make !== undefined) return one({ is: 'list', of: calledBack(interpreter, place, 1) });
			return one({ is: 'list', of: through(given(), (entity) => interpreter.element(entity)) });
		}
		case 'Array.of':
			return one({
				is: 'list',
				of: merged(place.unit.args(place.call).map((_, at) => argument(interpreter, place, at))),
			});
		case 'Set':
		case 'WeakSet':
			return one({ is: 'list', of: startedWith(interpreter, place) });
		case 'Map':
		case 'WeakMap':
			return one({
				is: 'map',
				of: through(startedWith(interpreter, place), (entity) => interpreter.element(entity)),
			});
		case 'vi.mocked':
		case 'jest.mocked':
			return given();
		default:
			return null;
	}
}

function methodResult(
	interpreter: Structural,
	containers: TypeScriptContainers,
	place: CallPlace,
	entity: Entity,
	name: string,
): Outcome | null {
	switch (entity.is) {
		case 'tuple':
			return methodResult(interpreter, containers, place, { is: 'list', of: merged(entity.of) }, name);
		case 'list':
			if (SAME_LIST.has(name)) return one(containers.withArguments(place.unit, place.call, name, entity));
			if (ELEMENT.has(name)) return entity.of;
			if (name === 'map') return one({ is: 'list', of: calledBack(interpreter, place, 0) });
			if (name === 'flatMap') {
				const given = calledBack(interpreter, place, 0);
				return one({ is: 'list', of: through(given, (each) => (each.is === 'list' ? each.of : one(each))) });
			}
			if (name === 'reduce' || name === 'reduceRight')
				return place.unit.args(place.call).length > 1 ? argument(interpreter, place, 1) : entity.of;
			return name === 'entries' ? one({ is: 'list', of: pair(entity.of) }) : null;
		case 'map':
			if (name === 'get') return entity.of;
			if (name === 'set') return one(containers.withArguments(place.unit, place.call, name, entity));
			if (name === 'values') return one({ is: 'list', of: entity.of });
			if (name === 'entries') return one({ is: 'list', of: pair(entity.of) });
			return name === 'keys' ? one({ is: 'list', of: PLAIN }) : null;
		case 'promise':
			if (name === 'then') return one({ is: 'promise', of: awaited(calledBack(interpreter, place, 0)) });
			return name === 'catch' || name === 'finally' ? one(entity) : null;
		default:
			return null;
	}
}

/** What a set or map is made with; nothing without an argument. */
function startedWith(interpreter: Structural, place: CallPlace): Outcome {
	if (place.unit.given(place.call).length === 0) return ABSENT;
	return through(argument(interpreter, place, 0), (entity) => interpreter.element(entity));
}

/** Something that has the members of all arguments, of the last first. */
function together(interpreter: Structural, place: CallPlace): Outcome {
	const { unit, call } = place;
	const names = unit
		.args(call)
		.slice(0, 8)
		.map((_, at) => `$${at}`);
	const env = new Map(names.map((name, at) => [name, argument(interpreter, place, at)]));
	const of = names.toReversed().map((name): TypeNode => ({ is: 'name', name, args: [] }));
	return one({ is: 'typed', node: { is: 'all', of }, unit, scope: 0, env });
}

/** A key and what is under it. */
function pair(value: Outcome): Outcome {
	return one({ is: 'tuple', of: [PLAIN, value] });
}

/** What is waited for, each in its place. */
function all(interpreter: Structural, place: CallPlace): Outcome {
	const { unit, call } = place;
	const list = unit.args(call)[0] ?? -1;
	if (list < 0 || unit.op(list) !== 'array')
		return through(argument(interpreter, place, 0), (entity) =>
			one({ is: 'list', of: awaited(interpreter.element(entity)) }),
		);
	return one({
		is: 'tuple',
		of: items(unit, list).map((item) => awaited(interpreter.value(unit, item, unit.callScope(call)))),
	});
}

function items(unit: Unit, list: number): number[] {
	const found: number[] = [];
	for (let item = unit.first(list); item >= 0 && found.length < 40; item = unit.second(item))
		found.push(unit.op(item) === 'item' ? unit.first(item) : -1);
	return found;
}
