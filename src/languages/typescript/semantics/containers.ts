import { FUNCTIONS } from '../../../semantics/chunk-kinds.ts';
import type { Entity, Outcome } from '../../../semantics/core/entity.ts';
import { merged, NOTHING, one, through } from '../../../semantics/core/outcome.ts';
import type { Structural } from '../../../semantics/structural/interpreter.ts';
import { namePasses } from '../../../semantics/structural/writes/passed-objects.ts';
import type { Unit } from '../../../semantics/world/unit.ts';
import type { UnitBinding } from '../../../semantics/world/unit-rows.ts';

/** Changes of one list or map that are looked at; with more, anything may be in it. */
const MAX_CHANGES = 60;
const MAX_STEPS = 32;

/** Languages in which what is put into a list of one type has that type. */
const TYPED: ReadonlySet<string> = new Set(['typescript', 'tsx']);

/** Methods that put arguments into a list or map: the place of the first argument that is put there. */
const FIRST_PUT: Readonly<Record<string, number>> = {
	...{ push: 0, unshift: 0, add: 0, fill: 0, concat: 0 },
	...{ set: 1, splice: 2, toSpliced: 2, with: 1 },
};
const GIVES_ITSELF: ReadonlySet<string> = new Set(['add', 'set', 'fill', 'sort', 'reverse']);
/** Methods that leave what they are called on as it is. */
const KEEPS_ITSELF: ReadonlySet<string> = new Set(['concat', 'toSpliced', 'with']);

/** A value that is put into a list or map. */
interface Change {
	/** -1 where it is not known. */
	value: number;
	scope: number;
}

/** Lists, sets and maps of JavaScript: what they are made with, and what is put into them later. */
export class TypeScriptContainers {
	private readonly interpreter: Structural;

	constructor(interpreter: Structural) {
		this.interpreter = interpreter;
	}

	/** What a variable holds, with what is put into it by its name. */
	ofVariable(unit: Unit, { name, scope }: UnitBinding, held: Outcome): Outcome {
		if (!held.of.some(isContainer)) return held;
		const grown = this.grown(unit, held, changesOf(unit, keyOf(name, scope)));
		return this.isChangedElsewhere(unit, name, scope) ? this.openedInside(unit, grown) : grown;
	}

	/** What a member holds, with what is put into it by its name in a file. */
	ofMember(units: readonly Unit[], name: string, held: Outcome): Outcome {
		if (!held.of.some(isContainer)) return held;
		let grown = held;
		for (const unit of units) grown = this.grown(unit, grown, changesOf(unit, `.${name}`));
		return grown;
	}

	/** A list or map with more in it: what a call of one of its methods puts there. */
	withArguments(unit: Unit, call: number, method: string, entity: Entity): Entity {
		const first = FIRST_PUT[method];
		if (first === undefined) return entity;
		const scope = unit.callScope(call);
		const added = unit
			.args(call)
			.slice(first)
			.map((value) => {
				const given = this.put(unit, { value, scope });
				return method === 'concat'
					? through(given, (each) => (isContainer(each) ? this.interpreter.element(each) : one(each)))
					: given;
			});
		return added.length === 0 ? entity : holding(entity, this.interpreter.element(entity), added);
	}

	private grown(unit: Unit, held: Outcome, changes: readonly Change[]): Outcome {
		if (changes.length === 0) return held;
		const added = changes.length > MAX_CHANGES ? [NOTHING] : changes.map((change) => this.put(unit, change));
		return through(held, (entity) => {
			if (!isContainer(entity)) return one(entity);
			const before = this.interpreter.element(entity);
			const isKept = TYPED.has(unit.language) && isData(before);
			return one(holding(entity, before, isKept ? added.map(({ of }) => ({ of, open: false })) : added));
		});
	}

	private put(unit: Unit, { value, scope }: Change): Outcome {
		if (value < 0) return NOTHING;
		if (unit.op(value) !== 'spread') return this.interpreter.value(unit, value, scope);
		return through(this.interpreter.value(unit, unit.first(value), scope), (each) =>
			this.interpreter.element(each),
		);
	}

	private openedInside(unit: Unit, held: Outcome): Outcome {
		return through(held, (entity) => {
			if (!isContainer(entity)) return one(entity);
			const before = this.interpreter.element(entity);
			return one(TYPED.has(unit.language) && isData(before) ? entity : holding(entity, before, [NOTHING]));
		});
	}

	/** Whether a call is given a list that may put something into it. */
	private isChangedElsewhere(unit: Unit, name: string, scope: number): boolean {
		return namePasses(this.interpreter, unit, name, scope).some(
			({ isUnseen, target }) => isUnseen || (target !== null && changesParameters(target.unit, target.chunk)),
		);
	}
}

function isContainer({ is }: Entity): boolean {
	return is === 'list' || is === 'tuple' || is === 'map';
}

function holding(entity: Entity, before: Outcome, added: readonly Outcome[]): Entity {
	// Of an empty one what is put into it is all.
	const of = before.of.length === 0 && !before.open ? merged(added) : merged([before, ...added]);
	return entity.is === 'map' ? { ...entity, of } : { is: 'list', of };
}

/** Whether nothing of it is a function. */
function isData({ of, open }: Outcome): boolean {
	return (
		!open &&
		of.length > 0 &&
		of.every((each) => each.is !== 'definition' || !FUNCTIONS.has(each.unit.kind(each.chunk)))
	);
}

/** Whether a function calls a method that changes a list on one of its parameters, or writes to a place of it. */
function changesParameters(unit: Unit, chunk: number): boolean {
	const scope = unit.scopeOf(chunk);
	return unit.params(chunk).some(({ name }) => changesOf(unit, keyOf(name, scope)).length > 0);
}

function changesOf(unit: Unit, key: string): readonly Change[] {
	return unit.derived(findChanges).get(key) ?? [];
}

/** What is put into lists and maps, by the scope and name, or the member (`.name`), that is written. */
function findChanges(unit: Unit): ReadonlyMap<string, readonly Change[]> {
	const found = new Map<string, Change[]>();
	const add = (holder: number, scope: number, change: Change) => {
		for (const key of keysOf(unit, holder, scope)) {
			const same = found.get(key);
			if (same === undefined) found.set(key, [change]);
			else same.push(change);
		}
	};
	for (const { call, name } of unit.changingCalls()) {
		const first = FIRST_PUT[name];
		const callee = unit.callee(call);
		if (first === undefined || KEEPS_ITSELF.has(name) || callee < 0 || unit.op(callee) !== 'member') continue;
		const scope = unit.callScope(call);
		const given = unit.args(call).slice(first);
		for (const value of given) add(unit.first(callee), scope, { value, scope });
	}
	for (const { target, value, scope } of unit.writes('index'))
		add(unit.first(target), scope, { value, scope });
	return found;
}

/** The names by which what is changed can be asked for: its own, and those that it is another name for. */
function keysOf(unit: Unit, holder: number, from: number): string[] {
	const keys: string[] = [];
	let [value, scope] = [holder, from];
	for (let steps = 0; value >= 0 && steps < MAX_STEPS; steps++) {
		if (unit.op(value) === 'cast') {
			value = unit.first(value);
			continue;
		}
		if (unit.op(value) === 'call') {
			// `set.add(a).add(b)`: what `add` gives is the set.
			const callee = unit.callee(unit.first(value));
			if (callee < 0 || unit.op(callee) !== 'member' || !GIVES_ITSELF.has(unit.valueName(callee)))
				return keys;
			[value, scope] = [unit.first(callee), unit.callScope(unit.first(value))];
			continue;
		}
		if (unit.op(value) === 'member') return [...keys, `.${unit.valueName(value)}`];
		if (unit.op(value) !== 'name') return keys;
		const name = unit.valueName(value);
		const owner = unit.ownerOf(name, scope);
		if (owner < 0) return keys;
		const key = keyOf(name, owner);
		if (keys.includes(key)) return keys;
		keys.push(key);
		const [bound] = unit.bound(owner, name);
		if (bound === undefined || bound.path !== null || bound.kind === 'param') return keys;
		[value, scope] = [bound.value, bound.scope];
	}
	return keys;
}

function keyOf(name: string, scope: number): string {
	return `${scope}\0${name}`;
}
