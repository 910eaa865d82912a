import type { Entity, Outcome } from '../../../semantics/core/entity.ts';
import { ABSENT, NOTHING, opened } from '../../../semantics/core/outcome.ts';
import { entriesOf } from '../../../semantics/structural/entries.ts';
import type { Structural } from '../../../semantics/structural/interpreter.ts';
import type { Unit } from '../../../semantics/world/unit.ts';
import { FLOW_STRIDE } from '../../../store/codec/flow.ts';

/*
 * Components of Vue that are written as options: `export default { mixins: […], methods: { … }, created() { … } }`. In their
 * functions `this` is the component, which has the methods of the options and of what is mixed in.
 */

type Written = Entity & { is: 'object' };

/** Options whose functions have the component for their `this`, or objects of such functions: `total: { get() {…} }`. */
const HAVE_FUNCTIONS: ReadonlySet<string> = new Set(['methods', 'computed', 'watch']);
const MAX_MIXINS = 40;
/** Of what is mixed into what is mixed in. */
const MAX_DEPTH = 8;

interface Options {
	/** By function, the object of options that it is written in. */
	functions: ReadonlyMap<number, number>;
	/** The only object of options of the file; -1 when there is none, or several. */
	only: number;
}

/** What `this` is in a function of a component that is written as options; null in any other function. */
export function componentAround(unit: Unit, chunk: number): Written | null {
	const value = unit.derived(findOptions).functions.get(chunk);
	if (value === undefined) return null;
	return { is: 'object', unit, value, scope: unit.scopeAround(chunk), isComponent: true };
}

/** What a template calls by a name that no script binds: a method of the component. null elsewhere, and for other names. */
export function namedInTemplate(
	interpreter: Structural,
	unit: Unit,
	name: string,
	from: number,
): Outcome | null {
	if (!unit.traits.hasComponentOptions) return null;
	const component = onlyComponent(unit);
	// In a script, a name that is not bound is no method.
	if (component === null || rootOf(unit, component.scope) === rootOf(unit, from)) return null;
	const found = interpreter.members.memberOf(component, name);
	return found.of.length > 0 ? found : null;
}

/** What a component has by a name: its own methods go before what is mixed in, and what is mixed in last before others. */
export function componentMember(interpreter: Structural, component: Written, name: string): Outcome {
	const found = methodNamed(interpreter, component, name, MAX_DEPTH);
	return found.of.length === 0 ? NOTHING : found;
}

/** The method of that name; nothing, and open, where it is not known whether there is one. */
function methodNamed(interpreter: Structural, component: Written, name: string, depth: number): Outcome {
	const { unit, value, scope } = component;
	const { named, spread } = entriesOf(unit, value);
	const option = (wanted: string) => named.find((each) => each.name === wanted)?.value ?? -1;
	const methods = option('methods');
	const own = methods < 0 || unit.op(methods) !== 'object' ? null : entriesOf(unit, methods);
	const method = own?.named.find((each) => each.name === name);
	if (method !== undefined) return interpreter.value(unit, method.value, scope);
	// What is spread, or is not written there, may have it.
	let isOpen = spread.length > 0 || (methods >= 0 && (own === null || own.spread.length > 0));
	for (const mixin of [...itemsOf(unit, option('mixins')).reverse(), option('extends')]) {
		if (mixin < 0) continue;
		const { of, open } = interpreter.value(unit, mixin, scope);
		const mixed = of.length === 1 && !open && depth > 0 ? asComponent(of[0]) : null;
		const found = mixed === null ? NOTHING : methodNamed(interpreter, mixed, name, depth - 1);
		if (found.of.length > 0) return isOpen ? opened(found) : found;
		isOpen ||= found.open;
	}
	return isOpen ? NOTHING : ABSENT;
}

/** A component as what others mix in: the object of its options. */
function asComponent(entity: Entity): Written | null {
	if (entity.is === 'object') return { ...entity, isComponent: true };
	return entity.is === 'definition' && entity.chunk === 0 && entity.unit.isComponent()
		? onlyComponent(entity.unit)
		: null;
}

function onlyComponent(unit: Unit): Written | null {
	const { functions, only } = unit.derived(findOptions);
	if (only < 0) return null;
	for (const [chunk, value] of functions)
		if (value === only)
			return { is: 'object', unit, value, scope: unit.scopeAround(chunk), isComponent: true };
	return null;
}

function itemsOf(unit: Unit, list: number): number[] {
	const found: number[] = [];
	if (list < 0 || unit.op(list) !== 'array') return found;
	for (let item = unit.first(list); item >= 0 && found.length < MAX_MIXINS; item = unit.second(item))
		found.push(unit.op(item) === 'item' ? unit.first(item) : -1);
	return found;
}

function findOptions(unit: Unit): Options {
	const functions = new Map<number, number>();
	const found: number[] = [];
	const { values } = unit.file.flow;
	for (let value = 0; value * FLOW_STRIDE.values < values.length; value++) {
		if (unit.op(value) !== 'object') continue;
		const { named } = entriesOf(unit, value);
		if (!named.some((each) => says(unit, each))) continue;
		found.push(value);
		const note = (chunk: number) => {
			if (!functions.has(chunk)) functions.set(chunk, value);
		};
		for (const { name, value: given } of named) {
			if (unit.op(given) === 'chunk') note(unit.first(given));
			if (!HAVE_FUNCTIONS.has(name) || unit.op(given) !== 'object') continue;
			for (const inner of functionsIn(unit, given)) note(inner);
		}
	}
	return { functions, only: found.length === 1 ? found[0] : -1 };
}

/** Whether an entry says that an object is options of a component. */
function says(unit: Unit, { name, value }: { name: string; value: number }): boolean {
	if (name === 'methods') return unit.op(value) === 'object';
	if (name === 'mixins') return unit.op(value) === 'array';
	return name === 'computed' && unit.op(value) === 'object' && unit.traits.hasComponentOptions;
}

/** Functions of an object, and of objects in it: `{ a() {}, b: { get() {}, set() {} } }`. */
function functionsIn(unit: Unit, object: number): number[] {
	return entriesOf(unit, object).named.flatMap(({ value }) => {
		if (unit.op(value) === 'chunk') return [unit.first(value)];
		if (unit.op(value) !== 'object') return [];
		return entriesOf(unit, value)
			.named.filter((inner) => unit.op(inner.value) === 'chunk')
			.map((inner) => unit.first(inner.value));
	});
}

function rootOf(unit: Unit, from: number): number {
	let scope = from;
	while (unit.scopeParent(scope) >= 0) scope = unit.scopeParent(scope);
	return scope;
}
