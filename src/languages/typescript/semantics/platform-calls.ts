import { argument, awaited, type CallPlace, calledBack } from '../../../semantics/structural/call-place.ts';
import type { Evaluator } from '../../../semantics/structural/evaluate.ts';
import { PLATFORM } from '../../../semantics/structural/platform.ts';
import type { TypeNode } from '../../../semantics/structural/type-node.ts';
import { merged, type Outcome, one, opened, type Thing, through } from '../../../semantics/thing.ts';
import type { Unit } from '../../../semantics/world/unit.ts';
import { libraryResult } from './library-calls.ts';

const PLAIN: Outcome = one({ is: 'plain' });

/** Methods of a list that give a list of the same elements, and those that give one of them. */
const SAME_LIST = new Set([
	...[
		'filter',
		'slice',
		'sort',
		'reverse',
		'toSorted',
		'toReversed',
		'toSpliced',
		'splice',
		'concat',
		'fill',
		'with',
	],
	...['values', 'add', 'union', 'difference', 'intersection', 'flat', 'copyWithin'],
]);
const ELEMENT = new Set(['find', 'findLast', 'at', 'pop', 'shift']);
/** Functions of the platform that give back what they are given. */
const GIVES_BACK: ReadonlySet<string> = new Set([
	...['Object.freeze', 'Object.seal', 'Object.preventExtensions', 'structuredClone'],
]);
const GENERIC = new Set(['Map', 'Set', 'Array', 'Promise', 'WeakMap', 'ReadonlyMap']);

/** What calls of JavaScript's own functions give back; null for those that are not known here. */
export function platformResult(
	evaluator: Evaluator,
	place: CallPlace,
	callee: Thing,
	receiver: Outcome | null,
	name: string,
): Outcome | null {
	if (receiver !== null) {
		const known = receiver.of.filter(
			({ is }) => is === 'list' || is === 'map' || is === 'promise' || is === 'tuple',
		);
		if (known.length > 0 && known.length === receiver.of.length) {
			const results = known.map((thing) => methodResult(evaluator, place, thing, name));
			const found = results.filter((each) => each !== null);
			if (found.length > 0) return receiver.open ? opened(merged(found)) : merged(found);
		}
	}
	// What is bound is the function still.
	if (name === 'bind' && callee.is === 'definition' && receiver?.of.includes(callee)) return one(callee);
	if (callee.is !== 'external') return null;
	if (callee.package !== PLATFORM) return libraryResult(evaluator, place, callee);
	if (callee.name === 'Object.assign') return together(evaluator, place);
	if (GIVES_BACK.has(callee.name)) return argument(evaluator, place, 0);
	if (place.types !== '' && GENERIC.has(callee.name)) {
		const { types } = evaluator;
		const node = types.read(place.unit, `${callee.name}${place.types}`);
		return types.type(node, place.unit, place.unit.callScope(place.call), null);
	}
	return staticResult(evaluator, place, callee.name);
}

function staticResult(evaluator: Evaluator, place: CallPlace, name: string): Outcome | null {
	const given = () => argument(evaluator, place, 0);
	switch (name) {
		case 'Proxy':
			return opened(given());
		case 'Promise.resolve':
			return one({ is: 'promise', of: awaited(given()) });
		case 'Promise.all':
			return one({ is: 'promise', of: all(evaluator, place) });
		case 'Promise.race':
		case 'Promise.any':
			return one({ is: 'promise', of: awaited(through(given(), (thing) => evaluator.element(thing))) });
		case 'Object.values':
			return one({ is: 'list', of: through(given(), (thing) => evaluator.element(thing)) });
		case 'Object.entries':
			return one({ is: 'list', of: pair(through(given(), (thing) => evaluator.element(thing))) });
		case 'Object.keys':
			return one({ is: 'list', of: PLAIN });
		case 'Array.from': {
			const make = place.unit.args(place.call)[1];
			if (make !== undefined) return one({ is: 'list', of: calledBack(evaluator, place, 1) });
			return one({ is: 'list', of: through(given(), (thing) => evaluator.element(thing)) });
		}
		case 'Array.of':
			return one({ is: 'list', of: given() });
		case 'vi.mocked':
		case 'jest.mocked':
			return given();
		default:
			return null;
	}
}

function methodResult(evaluator: Evaluator, place: CallPlace, thing: Thing, name: string): Outcome | null {
	switch (thing.is) {
		case 'tuple':
			return methodResult(evaluator, place, { is: 'list', of: merged(thing.of) }, name);
		case 'list':
			if (SAME_LIST.has(name)) return one(thing);
			if (ELEMENT.has(name)) return thing.of;
			if (name === 'map') return one({ is: 'list', of: calledBack(evaluator, place, 0) });
			if (name === 'flatMap') {
				const given = calledBack(evaluator, place, 0);
				return one({ is: 'list', of: through(given, (each) => (each.is === 'list' ? each.of : one(each))) });
			}
			if (name === 'reduce' || name === 'reduceRight')
				return place.unit.args(place.call).length > 1 ? argument(evaluator, place, 1) : thing.of;
			return name === 'entries' ? one({ is: 'list', of: pair(thing.of) }) : null;
		case 'map':
			if (name === 'get') return thing.of;
			if (name === 'set') return one(thing);
			if (name === 'values') return one({ is: 'list', of: thing.of });
			if (name === 'entries') return one({ is: 'list', of: pair(thing.of) });
			return name === 'keys' ? one({ is: 'list', of: PLAIN }) : null;
		case 'promise':
			if (name === 'then') return one({ is: 'promise', of: awaited(calledBack(evaluator, place, 0)) });
			return name === 'catch' || name === 'finally' ? one(thing) : null;
		default:
			return null;
	}
}

/** Something that has the members of all arguments, of the last first. */
function together(evaluator: Evaluator, place: CallPlace): Outcome {
	const { unit, call } = place;
	const names = unit
		.args(call)
		.slice(0, 8)
		.map((_, at) => `$${at}`);
	const env = new Map(names.map((name, at) => [name, argument(evaluator, place, at)]));
	const of = names.toReversed().map((name): TypeNode => ({ is: 'name', name, args: [] }));
	return one({ is: 'typed', node: { is: 'all', of }, unit, scope: 0, env });
}

/** A key and what is under it. */
function pair(value: Outcome): Outcome {
	return one({ is: 'tuple', of: [PLAIN, value] });
}

/** What is waited for, each in its place. */
function all(evaluator: Evaluator, place: CallPlace): Outcome {
	const { unit, call } = place;
	const list = unit.args(call)[0] ?? -1;
	if (list < 0 || unit.op(list) !== 'array')
		return through(argument(evaluator, place, 0), (thing) =>
			one({ is: 'list', of: awaited(evaluator.element(thing)) }),
		);
	return one({
		is: 'tuple',
		of: items(unit, list).map((item) => awaited(evaluator.value(unit, item, unit.callScope(call)))),
	});
}

function items(unit: Unit, list: number): number[] {
	const found: number[] = [];
	for (let item = unit.first(list); item >= 0 && found.length < 40; item = unit.second(item))
		found.push(unit.op(item) === 'item' ? unit.first(item) : -1);
	return found;
}
