import type { Param } from '../../../model/chunk.ts';
import { getOrMake, newMap } from '../../../model/get-or-make.ts';
import type { Relation } from '../../../model/link.ts';
import type { TypeDefinition } from '../../../semantics/core/dialect.ts';
import type { Entity, Env, Outcome } from '../../../semantics/core/entity.ts';
import { externalOf, isSure, merged, NOTHING, one, through } from '../../../semantics/core/outcome.ts';
import type { CallPlace } from '../../../semantics/structural/call-place.ts';
import type { StructuralDialect } from '../../../semantics/structural/dialect.ts';
import type { Structural } from '../../../semantics/structural/interpreter.ts';
import { PLATFORM } from '../../../semantics/structural/platform.ts';
import type { TypeNode } from '../../../semantics/structural/type-node.ts';
import type { Unit } from '../../../semantics/world/unit.ts';
import type { UnitBinding } from '../../../semantics/world/unit-rows.ts';
import type { LinkedImport } from '../../../store/linked-file.ts';
import { pythonAlias } from './aliases.ts';
import { Callers } from './callers.ts';
import { genericNames, PythonClasses } from './classes.ts';
import { PythonContainers } from './containers.ts';
import { pythonCallee } from './declared.ts';
import { implicitCallsOf } from './implicit-calls.ts';
import { PythonModules } from './modules.ts';
import { PythonNames } from './names.ts';
import { isPlatformMethod } from './platform.ts';
import { PythonResults } from './results.ts';
import { ofSelf, selfOf } from './self.ts';
import { readPythonType } from './type-text.ts';
import { isTypeVariable, withTypeVariables } from './type-variables.ts';

/** Items of a list that are told apart. */
const MAX_ITEMS = 40;
const ENTERING = /^__a?enter__$/;

/** Python: names are what they were given last, and classes have members in an order of their own. */
export class PythonDialect implements StructuralDialect {
	readonly memoizesUnknown = true;
	readonly interpreter: Structural;
	readonly classes: PythonClasses;
	readonly results: PythonResults;
	readonly containers: PythonContainers;
	private readonly callers: Callers;
	private readonly names: PythonNames;
	private readonly modules: PythonModules;
	/** Types by the names that their files have for them. */
	private readonly types = new Map<Unit, Map<string, Outcome>>();

	constructor(interpreter: Structural, callers: Callers | null = null) {
		this.interpreter = interpreter;
		this.callers =
			callers ??
			new Callers(interpreter.world, (searching) =>
				interpreter.fresh('python', (fresh) => new PythonDialect(fresh, searching)),
			);
		this.classes = new PythonClasses(interpreter);
		this.results = new PythonResults(this);
		this.containers = new PythonContainers(this);
		this.modules = new PythonModules(interpreter);
		this.names = new PythonNames(this);
	}

	name(unit: Unit, name: string, from: number, value: number): Outcome {
		return this.names.name(unit, name, from, value);
	}

	unbound(unit: Unit, name: string): Outcome {
		return this.modules.unbound(unit, name);
	}

	/** What it is depends on where it stands: this is what one place gives it. */
	variable(unit: Unit, binding: UnitBinding): Outcome {
		return merged(this.interpreter.started(unit, binding));
	}

	topVariable(unit: Unit, { name, scope }: UnitBinding): Outcome {
		return this.name(unit, name, scope, -1);
	}

	/** `except (A, B) as e`. */
	caught(unit: Unit, { type, scope }: UnitBinding): Outcome {
		if (type === null) return NOTHING;
		const { types } = this.interpreter;
		const written = type.startsWith('(') ? type.slice(1, -1).replaceAll(',', ' |') : type;
		return types.type(types.read(unit, written), unit, scope, null);
	}

	imported(unit: Unit, row: LinkedImport): Outcome {
		return this.modules.imported(unit, row);
	}

	exported(unit: Unit, name: string): Outcome {
		return this.modules.exported(unit, name);
	}

	inFolder(folder: string, name: string): Outcome {
		return this.modules.inFolder(folder, name);
	}

	stars(unit: Unit): readonly (string | null)[] {
		return this.modules.stars(unit);
	}

	isLeftOutOfStar(name: string): boolean {
		return name.startsWith('_');
	}

	classMember(entity: Entity & { is: 'instance' | 'definition' }, name: string): Outcome {
		return this.classes.member(entity, name);
	}

	/** What a dictionary has in it is not reached by a dot. */
	objectMember(_: Entity, name: string): Outcome {
		return externalOf(PLATFORM, name);
	}

	externalMember(entity: Entity & { is: 'external' }, name: string): Outcome {
		return one({ ...entity, name: entity.name === '' ? name : `${entity.name}.${name}` });
	}

	assignedMember(): Outcome {
		return NOTHING;
	}

	/** The last one: it takes the place of those before it. */
	preferredMember(unit: Unit, members: readonly number[]): number | undefined {
		return members.findLast((member) => !unit.has(member, 'declaration')) ?? members[0];
	}

	isSelfName(name: string): boolean {
		return name === 'self' || name === 'cls';
	}

	field(unit: Unit, name: string, assigned: readonly Outcome[]): Outcome {
		const real = assigned.filter(
			({ of, open }) => of.some((entity) => entity.is !== 'plain') || (open && of.length === 0),
		);
		return this.containers.grown(unit, `.${name}`, merged(real.length === 0 ? assigned : real));
	}

	self(): Entity | null {
		return null;
	}

	above(unit: Unit, chunk: number): Outcome {
		return one({ is: 'instance', unit, chunk, env: null, isAbove: true, isSelf: true });
	}

	otherParts(): readonly TypeDefinition[] {
		return [];
	}

	baseType(): Outcome | null {
		return null;
	}

	callee(unit: Unit, callee: number, scope: number): Outcome {
		return pythonCallee(this, unit, callee, scope);
	}

	called(entities: Outcome): Outcome {
		return this.classes.called(entities);
	}

	result(place: CallPlace): Outcome {
		const { unit, call } = place;
		const known = this.results.call(unit, call);
		if (known !== null) return known;
		return through(this.interpreter.value(unit, unit.callee(call), unit.callScope(call)), (entity) =>
			this.interpreter.functions.given(withTypeVariables(this.interpreter, entity, place), place),
		);
	}

	calledInstance(entity: Entity & { is: 'instance' }): Outcome {
		return through(this.interpreter.members.memberOf(entity, '__call__'), (each) =>
			each.is === 'definition' ? this.interpreter.functions.returned(each) : NOTHING,
		);
	}

	expectedResult(): Outcome | null {
		return null;
	}

	/** The type of a function that is waited for is that of what comes of waiting. */
	typedResult(unit: Unit, chunk: number, typed: Outcome): Outcome {
		const isAwaited = unit.has(chunk, 'async') && !unit.has(chunk, 'generator');
		return isAwaited ? one({ is: 'promise', of: typed }) : typed;
	}

	resultOnSelf(returned: Outcome, self: Entity): Outcome {
		return ofSelf(returned, self);
	}

	rest(param: Param | undefined, typed: Outcome): Outcome {
		if (param?.rest === '*') return one({ is: 'list', of: typed });
		return param?.rest === '**' ? one({ is: 'map', of: typed }) : typed;
	}

	/** `self: AppType` is of its class, or of one below it. */
	typedParameter(unit: Unit, { scope, place }: UnitBinding, typed: Outcome): Outcome {
		const owner = unit.scopeChunk(scope);
		return typed.of.length > 0 || place !== 0 || owner < 0 ? typed : (selfOf(unit, owner) ?? typed);
	}

	parameter(unit: Unit, { scope, place }: UnitBinding): Outcome | null {
		const owner = unit.scopeChunk(scope);
		if (owner < 0) return null;
		const self = place === 0 ? selfOf(unit, owner) : null;
		if (self !== null) return self;
		const given = unit.givenTo(owner);
		if (given !== null && unit.callee(given.call) >= 0) {
			const called = this.results.calledWith(unit, given.call, given.place, place);
			if (called.of.length > 0) return called;
		}
		return this.callers.passed(this.interpreter, unit, owner, place);
	}

	implicitCalls(unit: Unit): Relation[] {
		return implicitCallsOf(unit, this.interpreter);
	}

	readType(text: string): TypeNode {
		return readPythonType(text);
	}

	/** A name of a file itself is the same type wherever it stands; what is sure of it is found out once. */
	namedType(node: TypeNode & { is: 'name' }, unit: Unit, scope: number, env: Env | null): Outcome {
		const isOfFile = env === null && node.args.length === 0 && unit.ownerOf(node.name, scope) === 0;
		if (!isOfFile) return this.typeOf(node, unit, scope, env);
		const names = getOrMake(this.types, unit, newMap<string, Outcome>);
		const known = names.get(node.name);
		if (known !== undefined) return known;
		const found = this.typeOf(node, unit, scope, null);
		if (isSure(found)) names.set(node.name, found);
		return found;
	}

	private typeOf(node: TypeNode & { is: 'name' }, unit: Unit, scope: number, env: Env | null): Outcome {
		const { types, world } = this.interpreter;
		const alias = pythonAlias(world, unit, node.name, scope);
		if (alias !== null) return types.type(alias.node, alias.unit, alias.scope, null);
		const found = types.named(node, unit, scope, env);
		// What a type parameter stands for is not known here.
		return found.of.some(isTypeVariable)
			? through(found, (entity) => (isTypeVariable(entity) ? NOTHING : one(entity)))
			: found;
	}

	typeNamed(): Outcome | null {
		return null;
	}

	/** What a class is told of its parameters by `Generic`. */
	typeArguments(
		{ unit: owner, chunk }: Entity & { is: 'definition' },
		node: TypeNode & { is: 'name' },
		unit: Unit,
		scope: number,
		env: Env | null,
	): Env | null {
		if (node.args.length === 0) return null;
		const names = genericNames(owner, chunk).slice(0, node.args.length);
		if (names.length === 0) return null;
		const { types } = this.interpreter;
		return new Map(names.map((name, at) => [name, types.type(node.args[at], unit, scope, env)]));
	}

	isForeign(): boolean {
		return false;
	}

	/** What a name is after a check: of what it was before, what fits the check; else what was checked for. */
	cast(unit: Unit, value: number, scope: number, typed: Outcome): Outcome {
		if (value < 0 || unit.op(value) !== 'name') return typed;
		const before = this.interpreter.value(unit, value, scope);
		const kept = before.of.filter(
			(entity) =>
				entity.is === 'instance' &&
				typed.of.some((wanted) => wanted.is === 'instance' && this.classes.isBelow(entity, wanted)),
		);
		return kept.length > 0 && !before.open ? { of: kept, open: false } : typed;
	}

	hasMethod(name: string): boolean {
		return isPlatformMethod(name);
	}

	literal(unit: Unit, value: number): Outcome {
		const text = unit.valueName(value);
		if (unit.op(value) === 'string') return one(text === '' ? { is: 'plain' } : { is: 'plain', text });
		// `None` has nothing that could be called.
		if (text === 'none') return { of: [], open: false };
		return one(text >= '0' && text <= '9999' ? { is: 'plain', text: `[${text}]` } : { is: 'plain' });
	}

	/** What is in a list has no places when some of it comes from another. */
	list(unit: Unit, first: number, scope: number): Outcome {
		const of: Outcome[] = [];
		let isWhole = true;
		for (let item = first; item >= 0; item = unit.second(item)) {
			const value = unit.first(item);
			if (of.length >= MAX_ITEMS) return one({ is: 'list', of: NOTHING });
			if (value >= 0 && unit.op(value) === 'spread') {
				isWhole = false;
				of.push(this.results.elements(this.interpreter.value(unit, unit.first(value), scope)));
			} else of.push(this.interpreter.value(unit, value, scope));
		}
		return one(isWhole ? { is: 'tuple', of } : { is: 'list', of: merged(of) });
	}

	index(unit: Unit, value: number, scope: number): Outcome {
		return this.containers.index(unit, value, scope);
	}

	elementOf(entity: Entity & { is: 'instance' }): Outcome {
		return this.results.element(entity);
	}

	/** `.__enter__()`: what `with` binds. */
	step(from: Outcome, step: string): Outcome | null {
		if (!step.endsWith('()')) return null;
		const name = step.slice(1, -2);
		return ENTERING.test(name) ? through(from, (entity) => this.entered(entity, name)) : null;
	}

	private entered(entity: Entity, name: string): Outcome {
		if (entity.is === 'external') return one(entity);
		// A generator that `contextmanager` makes one of.
		if (entity.is === 'list') return entity.of;
		const { members, functions } = this.interpreter;
		const entered = members.memberOf(entity, name);
		const method = entered.of.length > 0 ? entered : members.memberOf(entity, '__aenter__');
		return through(method, (each) =>
			each.is === 'definition'
				? through(functions.returned(each), (given) => (given.is === 'promise' ? given.of : one(given)))
				: NOTHING,
		);
	}
}
