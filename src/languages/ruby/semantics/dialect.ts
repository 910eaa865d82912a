import { ChunkFlag } from '../../../model/chunk.ts';
import { FUNCTIONS } from '../../../semantics/chunk-kinds.ts';
import { definitionOf, type Entity, type Outcome } from '../../../semantics/core/entity.ts';
import { externalOf, merged, NOTHING, one, through } from '../../../semantics/core/outcome.ts';
import { DEFAULTS } from '../../../semantics/nominal/defaults.ts';
import type { Dialect, TypeDefinition } from '../../../semantics/nominal/dialect.ts';
import type { Nominal } from '../../../semantics/nominal/interpreter.ts';
import { type TypeText, UNKNOWN_TYPE } from '../../../semantics/nominal/type-text.ts';
import type { Unit } from '../../../semantics/world/unit.ts';
import type { UnitBinding } from '../../../semantics/world/unit-rows.ts';
import { constant, declaredIn, fullName, isRubyType, nesting, RUBY_PLATFORM } from './constants.ts';
import { instanceLine, singletonLine } from './line.ts';
import { beyond, methodOf, rubyMember } from './members.ts';
import { BLOCK_METHODS, ELEMENT_METHODS, LIST_METHODS, OBJECT_METHODS } from './platform.ts';

/** Methods that give back what they are called on. */
const SAME: ReadonlySet<string> = new Set(['tap', 'freeze', 'dup', 'clone', 'itself']);

/** Ruby: constants are found by nesting and ancestors, methods by the line of classes and what is mixed in. */
export const RUBY: Dialect = {
	...DEFAULTS,
	traits: {
		...DEFAULTS.traits,
		hasImplicitSelf: false,
		hasOverloads: false,
		separatesMethodNames: true,
		isDynamic: true,
		infersReturnTypes: true,
		hasNamedConstructors: true,
		platform: RUBY_PLATFORM,
	},
	readType,
	isVisible: isSeen,
	isDefinedAtRuntime: (name) => /^[\p{Ll}_]/u.test(name),
	self: selfAt,
	superCall,
	findMember: (names, of, name) => rubyMember(names, of, name),
	imported: (names, unit, { local, start }) =>
		local === null ? NOTHING : constantAt(names, unit, local, unit.scopeAt(start)),
	unbound: (names, unit, name, scope) =>
		/^(?:::)?\p{Lu}/u.test(name) ? constantAt(names, unit, name, scope) : called(names, unit, name, scope),
	packageMember: () => NOTHING,
	membersElsewhere: (names, type, name) =>
		declaredIn(names, fullName(type), name).filter(({ path }) => path !== type.unit.path),
	calledValue: (names, { unit, chunk, self }) => {
		const { name } = unit.file.chunks[chunk];
		// What `attr_reader` declares gives the variable of that name.
		if (unit.kind(chunk) !== 'property' || self?.is !== 'instance') return null;
		return rubyMember(names, self, `@${name}`);
	},
	methodResult: platformResult,
	parameter,
};

function readType(text: string): TypeText {
	if (!/^(?:::)?\p{Lu}[\p{L}\p{N}_]*(?:::\p{Lu}[\p{L}\p{N}_]*)*$/u.test(text) || text.length > 500)
		return UNKNOWN_TYPE;
	const path = text.replace(/^::/, '').split('::');
	if (text.startsWith('::')) path[0] = `::${path[0]}`;
	return { is: 'name', path, args: [] };
}

/** Methods are looked up as members; a method, a class and a module see no variables from around them. */
function isSeen(unit: Unit, name: string, scope: number, from: number): boolean {
	if (/^\p{Lu}/u.test(name)) return true;
	if (unit.bound(scope, name)[0]?.kind === 'function' || unit.scopeKind(scope) === 'class') return false;
	for (let at = from; at >= 0 && at !== scope; at = unit.scopeParent(at)) {
		const kind = unit.kind(unit.scopeChunk(at));
		if (unit.scopeKind(at) !== 'block' && kind !== 'lambda') return false;
	}
	return true;
}

function constantAt(names: Nominal, unit: Unit, name: string, scope: number): Outcome {
	return constant(names, unit, name, scope, (type) => {
		const { of, isOpen } = instanceLine(names, fullName(type));
		return { line: of.map(({ name: each }) => each), isOpen };
	});
}

/** The method that a place is in, itself or in blocks of it; -1 for none. */
function methodAround(unit: Unit, scope: number): number {
	for (let chunk = unit.scopeChunk(scope); chunk > 0; chunk = unit.file.chunks[chunk].parent) {
		if (isRubyType(unit, chunk)) return -1;
		if (FUNCTIONS.has(unit.kind(chunk)) && unit.kind(chunk) !== 'lambda') return chunk;
	}
	return -1;
}

function isSingleton(unit: Unit, method: number): boolean {
	return method < 0 || (unit.file.chunks[method].flags & ChunkFlag.static) !== 0;
}

/** `self`: something of the class around in its methods; the class in its body and in methods of its own. */
function selfAt(_: Nominal, unit: Unit, scope: number): Outcome {
	const [type] = nesting(unit, scope);
	return type === undefined ? NOTHING : one(selfOf(unit, type, methodAround(unit, scope)));
}

function selfOf(
	unit: Unit,
	type: TypeDefinition,
	method: number,
): Entity & { is: 'definition' | 'instance' } {
	return isSingleton(unit, method)
		? { is: 'definition', ...type, self: null }
		: { is: 'instance', ...type, env: null };
}

/** A method that is called by its name alone: of `self`, of a block around, of the file, of every object. */
function called(names: Nominal, unit: Unit, name: string, scope: number): Outcome {
	const inBlocks = calledInBlocks(unit, name, scope);
	if (inBlocks !== null) return inBlocks;
	const [type] = nesting(unit, scope);
	const method = methodAround(unit, scope);
	const of = type === undefined ? null : selfOf(unit, type, method);
	const found = of === null ? null : rubyMember(names, of, name);
	const ofEntity =
		type === undefined || method >= 0 || unit.scopeChunk(scope) === type.chunk
			? null
			: rubyMember(names, { is: 'instance', ...type, env: null }, name);
	const known = [found, ofEntity].filter((each) => each?.of.some(({ is }) => is !== 'external'));
	if (known.length > 0) return merged(known as Outcome[]);
	const own = functionsIn(unit, 0, name) ?? required(names, unit, name);
	if (own !== null) return own;
	// What a module has not may be of who includes it.
	const isMixed = type !== undefined && unit.kind(type.chunk) === 'trait' && methodAround(unit, scope) >= 0;
	if (found !== null && !isMixed) return found;
	return OBJECT_METHODS.has(name) ? externalOf(RUBY_PLATFORM, name) : NOTHING;
}

/** A method that a block around declares: `def` and `let` in a group of examples. */
function calledInBlocks(unit: Unit, name: string, scope: number): Outcome | null {
	let isExample = false;
	for (let chunk = unit.scopeChunk(scope); chunk > 0; chunk = unit.file.chunks[chunk].parent) {
		if (unit.kind(chunk) !== 'lambda') continue;
		isExample ||= unit.has(chunk, 'test');
		const found = functionsIn(unit, chunk, name);
		if (found === null) continue;
		// What runs before examples of a group inside may be given what that group has.
		return isExample || !isDeclaredBelow(unit, chunk, name) ? found : { ...found, open: true };
	}
	return null;
}

/** Whether a block inside of one declares a method of the same name again. */
function isDeclaredBelow(unit: Unit, block: number, name: string): boolean {
	return unit.file.chunks.some(({ name: each, parent }, chunk) => {
		if (each !== name || chunk <= block || parent === block || !FUNCTIONS.has(unit.kind(chunk))) return false;
		let at = parent;
		while (at > block) at = unit.file.chunks[at].parent;
		return at === block;
	});
}

function functionsIn(unit: Unit, chunk: number, name: string): Outcome | null {
	const found = (unit.members(chunk).get(name) ?? []).filter((each) => FUNCTIONS.has(unit.kind(each)));
	if (found.length === 0) return null;
	return merged(found.map((each) => one(definitionOf(unit, each))));
}

/** A method at the top of a file that is required here. */
function required(names: Nominal, unit: Unit, name: string): Outcome | null {
	for (const { path, chunk } of declaredIn(names, '', name)) {
		const isRequired = unit.file.imports.some(({ module }) => {
			const found = module === null ? null : names.world.resolve(unit, module);
			return found?.status === 'resolved' && found.path === path;
		});
		const home = isRequired ? names.world.unit(path) : null;
		if (home !== null && home.file.chunks[chunk].parent === 0) return functionsIn(home, 0, name);
	}
	return null;
}

/** `super` calls the method of the same name above the class. */
function superCall(names: Nominal, unit: Unit, scope: number): Outcome {
	const method = methodAround(unit, scope);
	const [type] = nesting(unit, scope);
	const { name } = unit.file.chunks[Math.max(0, method)];
	// What stands above a module says the class that includes it.
	if (method < 0 || type === undefined || name === null || unit.kind(type.chunk) === 'trait') return NOTHING;
	const full = fullName(type);
	const self = selfOf(unit, type, method);
	const line = self.is === 'definition' ? singletonLine(names, full) : instanceLine(names, full);
	const own = line.of.findIndex((each) => each.name === full);
	const above = { ...line, of: line.of.slice(own + 1) };
	return methodOf(names, above, name, self) ?? beyond(above, name, self.is === 'definition') ?? NOTHING;
}

function platformResult(_: Nominal, receiver: Entity, name: string): Outcome | null {
	switch (receiver.is) {
		case 'instance':
			if (name === 'class') return one(definitionOf(receiver.unit, receiver.chunk));
			return SAME.has(name) ? one(receiver) : null;
		case 'list':
			if (ELEMENT_METHODS.has(name)) return receiver.of;
			return LIST_METHODS.has(name) ? one(receiver) : null;
		default:
			return null;
	}
}

/** What a block is given: each element of a list, or what `tap` and `then` are called on. */
function parameter(names: Nominal, unit: Unit, { scope, place }: UnitBinding): Outcome {
	const given = unit.givenTo(unit.scopeChunk(scope));
	if (given === null || place !== 0) return NOTHING;
	const callee = unit.callee(given.call);
	if (callee < 0 || unit.op(callee) !== 'member') return NOTHING;
	const name = unit.valueName(callee);
	const receiver = names.value(unit, unit.first(callee), unit.callScope(given.call));
	return through(receiver, (entity) => {
		if (entity.is === 'list' && BLOCK_METHODS.has(name)) return entity.of;
		return entity.is === 'instance' && (name === 'tap' || name === 'then') ? one(entity) : NOTHING;
	});
}
