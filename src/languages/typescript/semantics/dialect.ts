import type { Param } from '../../../model/chunk.ts';
import type { Relation } from '../../../model/link.ts';
import type { TypeDefinition } from '../../../semantics/core/dialect.ts';
import { type Entity, type Env, instanceOf, type Outcome } from '../../../semantics/core/entity.ts';
import { ABSENT, externalOf, merged, NOTHING, one, through } from '../../../semantics/core/outcome.ts';
import { siteOf } from '../../../semantics/sites.ts';
import type { CallPlace } from '../../../semantics/structural/call-place.ts';
import type { StructuralDialect } from '../../../semantics/structural/dialect.ts';
import type { Structural } from '../../../semantics/structural/interpreter.ts';
import { PLATFORM } from '../../../semantics/structural/platform.ts';
import type { TypeNode } from '../../../semantics/structural/type-node.ts';
import type { Unit } from '../../../semantics/world/unit.ts';
import type { UnitBinding, UnitHeritage } from '../../../semantics/world/unit-rows.ts';
import type { LinkedImport } from '../../../store/linked-file.ts';
import { assignedMember, classMember, platformBase, withPlatformBase } from './class-members.ts';
import { TypeScriptContainers } from './containers.ts';
import { calleeOf } from './declared.ts';
import { Expected } from './expected.ts';
import { expectedResult, signatureResult } from './expected-results.ts';
import { componentBase } from './library-calls.ts';
import { TypeScriptModules } from './modules.ts';
import { signaturesFor } from './overloads.ts';
import { platformResult } from './platform-calls.ts';
import { isPlatformMethod } from './platform-methods.ts';
import { isGlobalObject, isPlatformType, isWindowMember } from './platform-names.ts';
import { readTypeScriptType } from './type-text.ts';
import { componentAround, componentMember, namedInTemplate } from './vue-options.ts';

/** Assignments of one name that are looked at; with more, anything is possible. */
const MAX_ASSIGNED = 100;
const MAX_ITEMS = 40;
const MERGED: ReadonlySet<string> = new Set(['interface', 'class']);

/** TypeScript and JavaScript: types are shapes, modules say what they export, and one declaration adds to another. */
export class TypeScriptDialect implements StructuralDialect {
	readonly memoizesUnknown = false;
	private readonly interpreter: Structural;
	private readonly expected: Expected;
	private readonly containers: TypeScriptContainers;
	private readonly modules: TypeScriptModules;

	constructor(interpreter: Structural) {
		this.interpreter = interpreter;
		this.expected = new Expected(interpreter);
		this.containers = new TypeScriptContainers(interpreter);
		this.modules = new TypeScriptModules(interpreter);
	}

	name(unit: Unit, name: string, from: number): Outcome {
		const bound = unit.lookUp(name, from);
		if (bound.length > 0) return this.interpreter.bound(unit, bound);
		return namedInTemplate(this.interpreter, unit, name, from) ?? this.unbound(unit, name);
	}

	unbound(unit: Unit, name: string): Outcome {
		return this.modules.unbound(unit, name);
	}

	variable(unit: Unit, binding: UnitBinding): Outcome {
		const { kind, type, scope } = binding;
		if (type !== null) {
			const node = this.interpreter.types.read(unit, type);
			const typed = this.interpreter.types.type(node, unit, scope, null);
			if (typed.of.length > 0 || this.isForeign(node, unit, scope)) return typed;
		}
		const starts = this.interpreter.started(unit, binding);
		const held = merged(kind === 'const' ? starts : [...starts, ...this.assignedTo(unit, binding)]);
		return this.containers.ofVariable(unit, binding, held);
	}

	/** What a variable is given after its declaration. */
	private assignedTo(unit: Unit, { name, scope }: UnitBinding): Outcome[] {
		const assigned = unit.assigned(name);
		if (assigned.length > MAX_ASSIGNED) return [NOTHING];
		return assigned
			.filter(({ target, scope: at }) => unit.op(target) === 'name' && isWithin(unit, at, scope, name))
			.map(({ value, scope: at }) => this.interpreter.value(unit, value, at));
	}

	topVariable(unit: Unit, binding: UnitBinding): Outcome {
		return this.interpreter.binding(unit, binding);
	}

	/** Anything can be thrown. */
	caught(): Outcome {
		return NOTHING;
	}

	imported(unit: Unit, row: LinkedImport): Outcome {
		return this.modules.imported(unit, row);
	}

	exported(unit: Unit, name: string): Outcome {
		return this.modules.exported(unit, name);
	}

	inFolder(): Outcome {
		return NOTHING;
	}

	stars(unit: Unit): readonly (string | null)[] {
		return this.modules.stars(unit);
	}

	isLeftOutOfStar(name: string): boolean {
		return name === 'default';
	}

	classMember(entity: Entity & { is: 'instance' | 'definition' }, name: string): Outcome {
		return this.containers.ofMember(
			this.unitsAround(entity.unit),
			name,
			classMember(this.interpreter, entity, name),
		);
	}

	objectMember(entity: Entity & { is: 'object' }, name: string): Outcome {
		return entity.isComponent
			? componentMember(this.interpreter, entity, name)
			: this.containers.ofMember(
					this.unitsAround(entity.unit),
					name,
					this.interpreter.members.entry(entity, name),
				);
	}

	/** The file that declares something, and the one that is linked. */
	private unitsAround(own: Unit): Unit[] {
		const linked = this.interpreter.world.linked();
		return linked === null || linked === own || linked.family !== own.family ? [own] : [own, linked];
	}

	/** What a program puts on the global object itself is not the platform's. */
	externalMember(entity: Entity & { is: 'external' }, name: string): Outcome {
		if (entity.package === PLATFORM && isGlobalObject(entity.name) && !isWindowMember(name)) return NOTHING;
		return one({ ...entity, name: entity.name === '' ? name : `${entity.name}.${name}` });
	}

	assignedMember(unit: Unit, chunk: number, name: string): Outcome {
		return assignedMember(this.interpreter, unit, chunk, name);
	}

	/** Of signatures the implementation, else the first; of the class or of what it makes, where there are both. */
	preferredMember(unit: Unit, members: readonly number[], isOfClass: boolean): number | undefined {
		const isFixed = (member: number) => unit.has(member, 'static') === isOfClass;
		const meant = members.some(isFixed) ? members.filter(isFixed) : members;
		return meant.find((member) => !unit.has(member, 'declaration')) ?? meant[0];
	}

	isSelfName(): boolean {
		return false;
	}

	field(_: Unit, __: string, assigned: readonly Outcome[]): Outcome {
		const real = assigned.filter(({ of }) => of.some((entity) => entity.is !== 'plain'));
		return merged(real.length === 0 ? assigned : real);
	}

	self(unit: Unit, chunk: number): Entity | null {
		return componentAround(unit, chunk);
	}

	above(unit: Unit, chunk: number): Outcome {
		return through(this.interpreter.members.bases(unit, chunk), (entity) =>
			entity.is === 'definition' ? one(instanceOf(entity.unit, entity.chunk)) : one(entity),
		);
	}

	/** Interfaces and classes of one name are one. */
	otherParts({ unit, chunk }: TypeDefinition): readonly TypeDefinition[] {
		const { name, parent } = unit.chunk(chunk);
		if (name === null || parent < 0 || !MERGED.has(unit.kind(chunk))) return [];
		return unit
			.member(parent, name)
			.filter((each) => each !== chunk && MERGED.has(unit.kind(each)))
			.map((each) => ({ unit, chunk: each }));
	}

	/** As a type it says what the parameters of the class above stand for. */
	baseType(unit: Unit, chunk: number, { value, text }: UnitHeritage, env: Env | null): Outcome | null {
		if (value >= 0 && unit.op(value) !== 'name' && unit.op(value) !== 'member') return null;
		const { types } = this.interpreter;
		const scope = unit.scopeOf(chunk);
		const typed = types.type(types.read(unit, text), unit, scope, env);
		if (typed.of.length === 0) return null;
		return through(typed, (base) =>
			base.is === 'external' ? componentBase(this.interpreter, unit, scope, base, text) : one(base),
		);
	}

	callee(unit: Unit, callee: number, scope: number): Outcome {
		return calleeOf(this.interpreter, unit, callee, scope);
	}

	called(entities: Outcome): Outcome {
		return entities;
	}

	result(place: CallPlace): Outcome {
		const { interpreter } = this;
		const { unit, call } = place;
		const scope = unit.callScope(call);
		const callee = unit.callee(call);
		if (callee < 0) return NOTHING;
		const receiver = unit.op(callee) === 'member' ? interpreter.value(unit, unit.first(callee), scope) : null;
		const name = unit.valueName(callee);
		// A method that the class has itself is not the platform's.
		const receiverOf = (called: Entity) =>
			receiver !== null && called.is === 'external' ? withPlatformBase(interpreter, receiver) : receiver;
		return through(
			interpreter.value(unit, callee, scope),
			(entity) =>
				platformResult(interpreter, this.containers, place, entity, receiverOf(entity), name) ??
				this.given(entity, place),
		);
	}

	/** What a function gives back, by the signature that explicit type arguments choose. */
	private given(entity: Entity, place: CallPlace): Outcome {
		const { functions } = this.interpreter;
		const signatures =
			entity.is === 'definition'
				? signaturesFor(this.interpreter, (...asked) => this.expected.takes(...asked), entity, place)
				: null;
		if (entity.is !== 'definition' || signatures === null) return functions.given(entity, place);
		if (signatures.length === 0) return NOTHING;
		return merged(signatures.map((chunk) => functions.given({ ...entity, chunk }, place)));
	}

	calledInstance(entity: Entity & { is: 'instance' }, place: CallPlace | null): Outcome {
		return signatureResult(this.interpreter, this.expected, entity, place);
	}

	expectedResult(entity: Entity & { is: 'definition' }): Outcome | null {
		return expectedResult(this.interpreter, this.expected, entity);
	}

	typedResult(_: Unit, __: number, typed: Outcome): Outcome {
		return typed;
	}

	resultOnSelf(returned: Outcome): Outcome {
		return returned;
	}

	/** Its type is that of the list. */
	rest(_: Param | undefined, typed: Outcome): Outcome {
		return typed;
	}

	typedParameter(_: Unit, __: UnitBinding, typed: Outcome): Outcome {
		return typed;
	}

	parameter(unit: Unit, { scope, place }: UnitBinding): Outcome | null {
		const given = this.expected.parameter(unit, unit.scopeChunk(scope), place);
		return given.of.length > 0 ? given : null;
	}

	implicitCalls(): Relation[] {
		return [];
	}

	readType(text: string): TypeNode {
		return readTypeScriptType(text);
	}

	namedType(node: TypeNode & { is: 'name' }, unit: Unit, scope: number, env: Env | null): Outcome {
		const { types } = this.interpreter;
		if (!node.name.includes('.')) {
			const own = unit.lookUp(node.name, scope).find(({ kind }) => kind === 'type_param');
			if (own !== undefined)
				return own.type === null ? NOTHING : types.type(types.read(unit, own.type), unit, own.scope, env);
		}
		if (isPlatformType(node.name) && this.isForeign(node, unit, scope))
			return externalOf(PLATFORM, node.name);
		return types.named(node, unit, scope, env);
	}

	typeNamed(unit: Unit, name: string, scope: number): Outcome | null {
		const [bound] = unit.lookUp(name, scope);
		const site = bound === undefined ? null : siteOf(this.interpreter.world, unit, bound);
		if (site?.binding == null) return null;
		const meant = site.unit
			.bound(site.binding.scope, site.binding.name)
			.find(({ kind, chunk }) => chunk >= 0 && (kind === 'type' || kind === 'class' || kind === 'enum'));
		return meant === undefined ? null : this.interpreter.chunk(site.unit, meant.chunk);
	}

	typeArguments(): Env | null {
		return null;
	}

	isForeign(node: TypeNode, unit: Unit, scope: number): boolean {
		if (node.is === 'union') return node.of.every((part) => this.isForeign(part, unit, scope));
		if (node.is !== 'name' || node.name === 'this') return false;
		return unit.lookUp(firstName(node.name), scope).length === 0;
	}

	cast(_: Unit, __: number, ___: number, typed: Outcome): Outcome {
		return typed;
	}

	hasMethod(name: string): boolean {
		return isPlatformMethod(name);
	}

	literal(): Outcome {
		return one({ is: 'plain' });
	}

	list(unit: Unit, first: number, scope: number): Outcome {
		const found: Outcome[] = [];
		for (let item = first; item >= 0 && found.length < MAX_ITEMS; item = unit.second(item)) {
			found.push(unit.op(item) === 'item' ? this.item(unit, unit.first(item), scope) : NOTHING);
		}
		return one({ is: 'list', of: first < 0 ? ABSENT : merged(found) });
	}

	/** What stands in a list: itself, or the elements of what is spread. */
	private item(unit: Unit, value: number, scope: number): Outcome {
		if (value < 0 || unit.op(value) !== 'spread') return this.interpreter.value(unit, value, scope);
		return through(this.interpreter.value(unit, unit.first(value), scope), (entity) =>
			this.interpreter.element(entity),
		);
	}

	index(unit: Unit, value: number, scope: number): Outcome {
		const on = this.interpreter.value(unit, unit.first(value), scope);
		return through(on, (entity) => this.interpreter.element(entity));
	}

	/** Of a class that extends a list or map. */
	elementOf(entity: Entity & { is: 'instance' }): Outcome | null {
		const base = platformBase(this.interpreter, entity);
		return base === null ? null : this.interpreter.element(base);
	}

	step(): Outcome | null {
		return null;
	}
}

function firstName(name: string): string {
	const end = name.indexOf('.');
	return end < 0 ? name : name.slice(0, end);
}

/** Whether a scope is inside another, with no binding of that name between. */
function isWithin(unit: Unit, inner: number, outer: number, name: string): boolean {
	for (let scope = inner; scope >= 0; scope = unit.scopeParent(scope)) {
		if (scope === outer) return true;
		if (unit.bound(scope, name).length > 0) return false;
	}
	return false;
}
