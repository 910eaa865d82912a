import type { Param } from '../../model/chunk.ts';
import type { Relation } from '../../model/link.ts';
import type { CommonDialect } from '../core/dialect.ts';
import type { Entity, Env, Outcome } from '../core/entity.ts';
import type { Unit } from '../world/unit.ts';
import type { UnitBinding, UnitHeritage } from '../world/unit-rows.ts';
import type { CallPlace } from './call-place.ts';
import type { TypeNode } from './type-node.ts';

type Definition = Entity & { is: 'definition' };
type Instance = Entity & { is: 'instance' };
type ObjectEntity = Entity & { is: 'object' };

/** What names mean inside a file. */
export interface NameLookup {
	/** What a name is where it stands; `value` is where it is written, -1 when it is asked for at the end of the file. */
	name(unit: Unit, name: string, from: number, value: number): Outcome;
	/** A name that nothing in its file binds. */
	unbound(unit: Unit, name: string): Outcome;
	/** What a variable holds. */
	variable(unit: Unit, binding: UnitBinding): Outcome;
	/** What a variable at the top of a file holds for who takes a member of it. */
	topVariable(unit: Unit, binding: UnitBinding): Outcome;
	/** What `catch` or `except` binds. */
	caught(unit: Unit, binding: UnitBinding): Outcome;
}

/** What files give one another. */
export interface ModuleLookup {
	/** What a file gives to others under a name, itself or through those it takes everything from. */
	exported(unit: Unit, name: string): Outcome;
	/** What a folder that is a module has under a name. */
	inFolder(folder: string, name: string): Outcome;
	/** Modules that a file takes everything from, as written. */
	stars(unit: Unit): readonly (string | null)[];
	/** Whether everything that is taken from a module leaves out a name. */
	isLeftOutOfStar(name: string): boolean;
}

/** What entities have by a name. */
export interface MemberLookup {
	/** A member of a class or of what it makes, also of those above it. */
	classMember(entity: Instance | Definition, name: string): Outcome;
	/** What is taken by a dot from an object or dictionary that is written in place. */
	objectMember(entity: ObjectEntity, name: string): Outcome;
	/** What is taken from the outside: of the platform or a package. */
	externalMember(entity: Entity & { is: 'external' }, name: string): Outcome;
	/** What a program puts on a function or class outside of it: `f.x = …`. */
	assignedMember(unit: Unit, chunk: number, name: string): Outcome;
	/** Of several members of one name the one that is meant; undefined for none. */
	preferredMember(unit: Unit, members: readonly number[], isOfClass: boolean): number | undefined;
	/** Whether a method assigns to a field of its own when it assigns to a member of this name. */
	isSelfName(name: string): boolean;
	/** What a field holds, by everything that methods assign to it. */
	field(unit: Unit, name: string, assigned: readonly Outcome[]): Outcome;
	/** `this` in a function, where more than the class around says so; null for none. */
	self(unit: Unit, chunk: number): Entity | null;
	/** `super` in a class. */
	above(unit: Unit, chunk: number): Outcome;
	/** A base of a class by the type that is written, with what its parameters stand for; null where its value tells. */
	baseType(unit: Unit, chunk: number, base: UnitHeritage, env: Env | null): Outcome | null;
}

/** What calls lead to, what functions are given, and what they give back. */
export interface CallLookup {
	/** What a call names: what is declared under the name, where that is what is called. */
	callee(unit: Unit, callee: number, scope: number): Outcome;
	/** What runs when entities are called. */
	called(entities: Outcome): Outcome;
	/** What a call gives back; `place` has the type arguments. */
	result(place: CallPlace): Outcome;
	/** What comes of calling something that a class made. */
	calledInstance(entity: Instance, place: CallPlace | null): Outcome;
	/** What a function without a type is said to give back by what is around it; null for nothing. */
	expectedResult(entity: Definition): Outcome | null;
	/** What a function gives back by its type. */
	typedResult(unit: Unit, chunk: number, typed: Outcome): Outcome;
	/** What a method that is taken from `self` gives, by what it returns. */
	resultOnSelf(returned: Outcome, self: Entity): Outcome;
	/** What a parameter with a type holds. */
	typedParameter(unit: Unit, binding: UnitBinding, typed: Outcome): Outcome;
	/** What a parameter that takes all further arguments holds, by the type that is written. */
	rest(param: Param | undefined, typed: Outcome): Outcome;
	/** Calls that the language makes by itself: of iterators, of what `with` enters. */
	implicitCalls(unit: Unit): Relation[];
}

/** What written types mean. */
export interface TypeLookup {
	/** What a value of a type is that is named. */
	namedType(node: TypeNode & { is: 'name' }, unit: Unit, scope: number, env: Env | null): Outcome;
	/** What a name means as a type where it may be another entity as a value; null when only that is known. */
	typeNamed(unit: Unit, name: string, scope: number): Outcome | null;
	/** What the parameters of a type stand for that declares none in brackets of its own. */
	typeArguments(
		of: Definition,
		node: TypeNode & { is: 'name' },
		unit: Unit,
		scope: number,
		env: Env | null,
	): Env | null;
	/**
	 * Whether a type is neither of its file nor imported: the platform's, or a global one. What values of it have is said
	 * there, not by what they are made of.
	 */
	isForeign(node: TypeNode, unit: Unit, scope: number): boolean;
	/** A value that is known to be of a type. */
	cast(unit: Unit, value: number, scope: number, typed: Outcome): Outcome;
}

/** What the platform's own values are and have. */
export interface PlatformLookup {
	/** What cannot be found once, without anything having been cut short, is not looked for again. */
	readonly memoizesUnknown: boolean;
	/** Whether strings, lists and the like have a member of that name. */
	hasMethod(name: string): boolean;
	literal(unit: Unit, value: number): Outcome;
	/** A list as it is written. */
	list(unit: Unit, first: number, scope: number): Outcome;
	/** What brackets give: `a[b]`. */
	index(unit: Unit, value: number, scope: number): Outcome;
	/** A step of a pattern that is neither a member nor a place; null for one of those. */
	step(from: Outcome, step: string): Outcome | null;
}

/** What a language whose types are shapes does in its own way. */
export interface StructuralDialect
	extends CommonDialect<[], TypeNode>,
		NameLookup,
		ModuleLookup,
		MemberLookup,
		CallLookup,
		TypeLookup,
		PlatformLookup {}
