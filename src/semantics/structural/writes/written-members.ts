import { CLASSES, FUNCTIONS, HOLDERS } from '../../chunk-kinds.ts';
import type { Entity, Outcome } from '../../core/entity.ts';
import { merged, NOTHING, opened } from '../../core/outcome.ts';
import type { Unit } from '../../world/unit.ts';
import { declaredMember } from '../declared-members.ts';
import { entriesOf } from '../entries.ts';
import type { Structural } from '../interpreter.ts';
import { PLATFORM } from '../platform.ts';
import { objectPasses } from './passed-objects.ts';

/** Writes of one name, and index writes of one file, that are looked at; with more, anything is possible. */
const MAX_WRITES = 100;

/** What code puts into members after an object, class or module was made. */
export class WrittenMembers {
	private readonly interpreter: Structural;

	constructor(interpreter: Structural) {
		this.interpreter = interpreter;
	}

	/**
	 * What a member may be: what it is made with, and what is written to it in the file that makes it and in the file that is
	 * linked. It is open where code that is not seen may write to it.
	 */
	with(entity: Entity, name: string, own: Outcome): Outcome {
		if (name === '' || !canBeWritten(entity)) return own;
		const written = this.writtenTo(entity, name, ownersOf(own));
		if (written.length === 0) return own;
		if (this.hasDeclaredType(entity, name)) return own;
		return joined(entity, own, written);
	}

	/** What is written to any member of an object: `table[key]` may be each of them. */
	anyOf(entity: Entity & { is: 'object' }): Outcome[] {
		const found: Outcome[] = [];
		for (const unit of this.unitsOf(entity)) {
			const members = unit.derived(memberWrites);
			if (members.length > MAX_WRITES) return [NOTHING];
			for (const { target, value, scope } of members)
				if (this.leadsTo(unit, unit.first(target), scope, entity))
					found.push(this.interpreter.value(unit, value, scope));
			found.push(...this.placed(unit, entity, null), ...this.byCalls(unit, entity, null));
		}
		return found;
	}

	private writtenTo(entity: Entity, name: string, owners: ReadonlySet<number>): Outcome[] {
		const found: Outcome[] = [];
		for (const unit of this.unitsOf(entity)) {
			found.push(...this.assigned(unit, entity, name, owners));
			if (entity.is === 'object') found.push(...this.placed(unit, entity, name));
			found.push(...this.byCalls(unit, entity, name));
		}
		return found;
	}

	/** The file that makes it, and the one that is linked. */
	private unitsOf(entity: Entity): readonly Unit[] {
		const own = 'unit' in entity ? entity.unit : null;
		const linked = this.interpreter.world.linked();
		if (own === null) return linked === null ? [] : [linked];
		return linked === null || linked === own || linked.family !== own.family ? [own] : [own, linked];
	}

	/** `entity.name = value`. */
	private assigned(unit: Unit, entity: Entity, name: string, owners: ReadonlySet<number>): Outcome[] {
		const writes = unit.assigned(name);
		if (writes.length > MAX_WRITES) return [NOTHING];
		const found: Outcome[] = [];
		for (const { target, value, scope } of writes) {
			if (unit.op(target) !== 'member' || isNull(unit, value)) continue;
			const holder = unit.first(target);
			if (this.leadsTo(unit, holder, scope, entity, owners))
				found.push(this.interpreter.value(unit, value, scope));
		}
		return found;
	}

	/** `entity[key] = value`, where the key may be the name; any key for null. */
	private placed(unit: Unit, entity: Entity, name: string | null): Outcome[] {
		const writes = unit.derived(indexWrites);
		const found: Outcome[] = [];
		let left = MAX_WRITES;
		for (const { target, value, scope } of writes) {
			const key = unit.second(target);
			const isText = key >= 0 && unit.op(key) === 'string' && unit.valueName(key) !== '';
			if (name !== null && isText && unit.valueName(key) !== name) continue;
			// More are not followed: what they write is not known.
			if (left-- === 0) return [NOTHING];
			if (!this.leadsTo(unit, unit.first(target), scope, entity)) continue;
			const given = this.interpreter.value(unit, value, scope);
			found.push(isText || name === null ? given : opened(given));
		}
		return found;
	}

	/** `Object.assign(entity, …)`, `Object.defineProperty(entity, …)`, `setattr(entity, …)`; and calls that are not seen. */
	private byCalls(unit: Unit, entity: Entity, name: string | null): Outcome[] {
		const found: Outcome[] = [];
		for (const { call, name: called } of unit.derived(settingCalls)) {
			const setter = SETTERS[called];
			if (setter === undefined) continue;
			const [holder, ...given] = unit.args(call);
			const scope = unit.callScope(call);
			if (holder === undefined || !this.isPlatform(unit, unit.callee(call), scope, setter.owner)) continue;
			if (!this.leadsTo(unit, holder, scope, entity)) continue;
			const set = this.set(unit, call, setter.how, given, name);
			// A class keeps the members it declares: a name that is computed is known only when the program runs.
			found.push(...(entity.is === 'object' ? set : set.filter(({ of }) => of.length > 0)));
		}
		if (entity.is !== 'object' || entity.unit !== unit) return found;
		for (const pass of objectPasses(this.interpreter, entity))
			if (pass.isUnseen) found.push(NOTHING);
			else if (name !== null && pass.target !== null) found.push(...this.writtenBy(pass.target, name));
		return found;
	}

	/** What a function that is given an object writes to members of its parameters. */
	private writtenBy({ unit, chunk }: { unit: Unit; chunk: number }, name: string): Outcome[] {
		const params = new Set(unit.params(chunk).map((param) => param.name));
		return unit
			.assigned(name)
			.filter(({ target, chunk: at }) => {
				const holder = unit.op(target) === 'member' && at === chunk ? unit.first(target) : -1;
				return holder >= 0 && unit.op(holder) === 'name' && params.has(unit.valueName(holder));
			})
			.map(({ value, scope }) => this.interpreter.value(unit, value, scope));
	}

	private set(
		unit: Unit,
		call: number,
		how: Setter,
		given: readonly number[],
		name: string | null,
	): Outcome[] {
		const scope = unit.callScope(call);
		if (how === 'merge') {
			return given.flatMap((from) => {
				const { of, open } = this.interpreter.value(unit, from, scope);
				if (open || of.some(({ is }) => is !== 'object')) return [NOTHING];
				return of.flatMap((each) => this.copied(each as ObjectEntity, name));
			});
		}
		const [key, value] = unit.given(call).slice(1);
		if (how === 'unknown' || key === undefined) return [NOTHING];
		const isText = key.value >= 0 && unit.op(key.value) === 'string' && unit.valueName(key.value) !== '';
		if (isText && name !== null && unit.valueName(key.value) !== name) return [];
		if (how === 'descriptor') {
			const descriptor = value === undefined ? NOTHING : this.interpreter.value(unit, value.value, scope);
			const held = descriptor.of.map((each) =>
				each.is === 'object' ? this.interpreter.members.ownEntry(each, 'value') : NOTHING,
			);
			return isText ? [held.length === 0 ? NOTHING : merged(held)] : [NOTHING];
		}
		const set = value === undefined ? NOTHING : this.interpreter.value(unit, value.value, scope);
		return [isText ? set : opened(set)];
	}

	/** What an object gives to one that its members are copied to; any of them for null. */
	private copied(from: ObjectEntity, name: string | null): Outcome[] {
		if (name === null) return [this.interpreter.element(from)];
		const { named, spread } = entriesOf(from.unit, from.value);
		const isOwn = spread.length > 0 || named.some((each) => each.name === name);
		return isOwn ? [this.interpreter.members.entry(from, name)] : this.writtenTo(from, name, NO_OWNERS);
	}

	private isPlatform(unit: Unit, callee: number, scope: number, owner: string | null): boolean {
		if (callee < 0) return false;
		if (owner !== null && unit.op(callee) === 'member') {
			const holder = unit.first(callee);
			if (holder < 0 || unit.op(holder) !== 'name' || unit.valueName(holder) !== owner) return false;
		}
		return this.interpreter
			.value(unit, callee, scope)
			.of.some((each) => each.is === 'external' && each.package === PLATFORM);
	}

	/** Whether what is written to may be the entity, or the class that gives it the member. */
	private leadsTo(
		unit: Unit,
		holder: number,
		scope: number,
		entity: Entity,
		owners: ReadonlySet<number> = NO_OWNERS,
	): boolean {
		if (holder < 0) return false;
		const isMade = entity.is === 'instance';
		const isPrototype = isMade && unit.op(holder) === 'member' && unit.valueName(holder) === 'prototype';
		const { of } = this.interpreter.value(unit, isPrototype ? unit.first(holder) : holder, scope);
		return of.some((each) => {
			if (each.is !== 'definition' && each.is !== 'instance') return isSame(each, entity);
			// What a class has those have that it makes: in Python, and where it is put on the prototype.
			const isOfClass = isMade && each.is === 'definition' && (isPrototype || unit.traits.exportsAll);
			if (entity.is !== each.is && !isOfClass) return false;
			return isClassOf(each, entity as Made) || owners.has(each.unit.keyOf(each.chunk));
		});
	}

	/** What is declared with a type keeps it, whatever is written. */
	private hasDeclaredType(entity: Entity, name: string): boolean {
		const declared = declaredMember(this.interpreter, entity, name);
		return (
			declared?.of.some(
				(each) =>
					each.is === 'definition' &&
					HOLDERS.has(each.unit.kind(each.chunk)) &&
					each.unit.chunk(each.chunk).type !== null,
			) ?? false
		);
	}
}

/** Languages that let a value be replaced only by one of its type. */
const TYPED: ReadonlySet<string> = new Set(['typescript', 'tsx']);

/** Found once a file: every member that is looked up asks for them. */
const settingCalls = (unit: Unit) =>
	[...unit.changingCalls()].filter(({ name }) => Object.hasOwn(SETTERS, name));
const memberWrites = (unit: Unit) => [...unit.writes('member')];
const indexWrites = (unit: Unit) => [...unit.writes('index')];

/** What has no members and cannot be called. */
function isNull(unit: Unit, value: number): boolean {
	return value >= 0 && unit.op(value) === 'literal' && NULLS.has(unit.valueName(value));
}

const NULLS: ReadonlySet<string> = new Set(['null', 'none']);

type ObjectEntity = Entity & { is: 'object' };
type Made = Entity & { is: 'instance' | 'definition' };
const NO_OWNERS: ReadonlySet<number> = new Set();

type Setter = 'merge' | 'descriptor' | 'value' | 'unknown';

/** Functions of the platform that write to members of what they are given first. */
const SETTERS: Readonly<Record<string, { owner: string | null; how: Setter }>> = {
	assign: { owner: 'Object', how: 'merge' },
	defineProperty: { owner: 'Object', how: 'descriptor' },
	defineProperties: { owner: 'Object', how: 'unknown' },
	setPrototypeOf: { owner: 'Object', how: 'unknown' },
	setattr: { owner: null, how: 'value' },
};

function canBeWritten(entity: Entity): boolean {
	if (entity.is === 'object') return entity.isComponent !== true;
	if (entity.is === 'module') return true;
	if (entity.is !== 'instance' && entity.is !== 'definition') return false;
	const kind = entity.unit.kind(entity.chunk);
	return CLASSES.has(kind) || FUNCTIONS.has(kind);
}

function isSame(a: Entity, b: Entity): boolean {
	if (a.is === 'object' && b.is === 'object') return a.unit === b.unit && a.value === b.value;
	if (a.is === 'module' && b.is === 'module') return a.path === b.path;
	if ((a.is === 'instance' && b.is === 'instance') || (a.is === 'definition' && b.is === 'definition'))
		return isClassOf(a, b);
	return false;
}

/** The classes that have what was found, where it is a method. */
function ownersOf({ of }: Outcome): ReadonlySet<number> {
	const found = new Set<number>();
	for (const each of of)
		if (each.is === 'definition' && each.unit.kind(each.chunk) === 'method')
			found.add(each.unit.keyOf(each.unit.chunk(each.chunk).parent));
	return found;
}

function isClassOf(a: Made, b: Made): boolean {
	return a.unit === b.unit && a.chunk === b.chunk;
}

/** A value with types of its own stays what it is where what is written is not known: it has the same type. */
function joined(entity: Entity, own: Outcome, written: readonly Outcome[]): Outcome {
	const isTyped = 'unit' in entity && entity.unit !== null && TYPED.has(entity.unit.language) && isData(own);
	const meant = isTyped ? written.map(({ of }) => ({ of, open: false })) : written;
	// What is not made with the member has it only from who writes it.
	if (own.of.length === 0 && entity.is === 'object') return merged(meant);
	return merged([own, ...meant]);
}

function isData({ of, open }: Outcome): boolean {
	return (
		!open &&
		of.length > 0 &&
		of.every((each) => each.is !== 'definition' || !FUNCTIONS.has(each.unit.kind(each.chunk)))
	);
}
