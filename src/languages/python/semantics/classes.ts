import { getOrMake, newMap } from '../../../model/get-or-make.ts';
import { CLASSES, METACLASS } from '../../../semantics/chunk-kinds.ts';
import { type Entity, type Env, instanceOf, type Outcome } from '../../../semantics/core/entity.ts';
import { merged, NOTHING, one, opened, through } from '../../../semantics/core/outcome.ts';
import type { Structural } from '../../../semantics/structural/interpreter.ts';
import type { Unit } from '../../../semantics/world/unit.ts';

const MAX_ANCESTORS = 64;
/** Bases of the platform that give a class nothing which could hide what others give it. */
const BARE = new Set(['object', 'Generic', 'Protocol', 'ABC', 'NamedTuple', 'TypedDict']);

type Ancestor =
	| { is: 'class'; unit: Unit; chunk: number; env: Env | null }
	| { is: 'external'; package: string; name: string }
	| { is: 'unknown' };

/** Methods that are asked for members that nothing declares. */
const MAKERS = ['__getattr__', '__getattribute__'] as const;

const TOO_FAR: Ancestor[] = [{ is: 'unknown' }];

/** Classes of Python: what is above them, in the order in which members are looked for. */
export class PythonClasses {
	private readonly lines = new Map<Unit, Map<number, readonly Ancestor[]>>();
	private readonly interpreter: Structural;

	constructor(interpreter: Structural) {
		this.interpreter = interpreter;
	}

	/** A member of a class or of what it makes; of those above it alone for `super()`. */
	member(entity: Entity & { is: 'instance' | 'definition' }, name: string): Outcome {
		const { unit, chunk } = entity;
		const env = entity.is === 'instance' ? entity.env : null;
		const isAbove = entity.is === 'instance' && entity.isAbove === true;
		if (name === '__class__' && entity.is === 'instance')
			return one({ is: 'definition', unit, chunk, self: null, isSelf: entity.isSelf });
		let isOpen = false;
		let external: (Ancestor & { is: 'external' }) | null = null;
		const line = this.line(unit, chunk, env);
		for (let at = isAbove ? 1 : 0; at < line.length; at++) {
			const each = line[at];
			if (each.is === 'unknown') isOpen = true;
			else if (each.is === 'external') {
				if (!isBare(each)) external ??= each;
			} else {
				// What the type parameters of the class that has it stand for.
				const self = entity.is === 'instance' && each.env !== null ? { ...entity, env: each.env } : entity;
				const own = this.interpreter.members.ownMember(each.unit, each.chunk, name, self, each.env);
				// What stands before it may have the name, too.
				if (own !== null) return isOpen || external !== null ? opened(own) : own;
			}
		}
		if (isOpen) return NOTHING;
		if (entity.is === 'instance' && entity.isSelf === true && !isAbove) {
			const below = this.below(unit, chunk, name);
			if (below !== null) return below;
		}
		// All of the class is known, and it has no such name: then the value is not of it.
		if (external === null) return this.isWhole(entity) ? { of: [], open: false } : NOTHING;
		if (entity.is === 'instance' && this.makesUpMembers(entity)) return NOTHING;
		return one({ is: 'external', package: external.package, name: `${external.name}.${name}` });
	}

	/** Whether what a class makes has whatever is asked for: `__getattr__`. */
	private makesUpMembers({ unit, chunk }: Entity & { is: 'instance' }): boolean {
		return this.line(unit, chunk, null).some(
			(each) => each.is === 'class' && MAKERS.some((maker) => each.unit.member(each.chunk, maker).length > 0),
		);
	}

	/**
	 * What classes below have under a name that their base only uses: `self` is of one of them. null where others may
	 * be below it: in a file that is imported.
	 */
	private below(unit: Unit, chunk: number, name: string): Outcome | null {
		if (this.interpreter.world.isImported(unit)) return null;
		const found: Outcome[] = [];
		for (const [each] of unit.file.chunks.entries()) {
			if (each === chunk || unit.kind(each) !== 'class' || unit.heritage(each).length === 0) continue;
			const isBelow = this.line(unit, each, null).some(
				(above) => above.is === 'class' && above.unit === unit && above.chunk === chunk,
			);
			if (!isBelow) continue;
			const own = this.member(instanceOf(unit, each), name);
			if (own.of.length > 0 || own.open) found.push(own);
		}
		return found.length === 0 ? null : merged(found);
	}

	/** What runs when something is called: `__call__` of what a class made. */
	called(outcome: Outcome): Outcome {
		if (!outcome.of.some((entity) => entity.is === 'instance')) return outcome;
		return through(outcome, (entity) =>
			entity.is === 'instance' ? this.member(entity, '__call__') : one(entity),
		);
	}

	/** Whether a class has no other members than those that are written: none that `__getattr__` or a metaclass makes up. */
	private isWhole(entity: Entity & { is: 'instance' | 'definition' }): boolean {
		return this.line(entity.unit, entity.chunk, null).every(
			(each) =>
				each.is !== 'class' ||
				(MAKERS.every((maker) => each.unit.member(each.chunk, maker).length === 0) &&
					!each.unit.heritage(each.chunk).some(({ kind }) => kind === METACLASS)),
		);
	}

	/** Whether a class is another one or below it. */
	isBelow(entity: Entity & { is: 'instance' }, above: Entity & { is: 'instance' }): boolean {
		return this.line(entity.unit, entity.chunk, null).some(
			(each) => each.is === 'class' && each.unit === above.unit && each.chunk === above.chunk,
		);
	}

	/** The class itself and those above it, as Python orders them (C3). */
	line(unit: Unit, chunk: number, env: Env | null): readonly Ancestor[] {
		if (env !== null) return this.findLine(unit, chunk, env);
		const known = getOrMake(this.lines, unit, newMap<number, readonly Ancestor[]>);
		let line = known.get(chunk);
		if (line === undefined) {
			const { doubts } = this.interpreter.budget;
			line = this.findLine(unit, chunk, null);
			// What was cut short is longer for who comes another way.
			if (doubts === this.interpreter.budget.doubts || !line.some(({ is }) => is === 'unknown'))
				known.set(chunk, line);
		}
		return line;
	}

	private findLine(unit: Unit, chunk: number, env: Env | null): Ancestor[] {
		const own: Ancestor = { is: 'class', unit, chunk, env };
		const above = this.interpreter.budget.step((): Ancestor[] => {
			const bases = this.bases(unit, chunk, env);
			const lines = bases.map((base) => {
				if (base.is !== 'class') return [base];
				return base.unit === unit && base.chunk === chunk ? [] : this.line(base.unit, base.chunk, base.env);
			});
			return merge([...lines, bases]);
		}, TOO_FAR);
		return [own, ...above].slice(0, MAX_ANCESTORS);
	}

	private bases(unit: Unit, chunk: number, env: Env | null): Ancestor[] {
		const found: Ancestor[] = [];
		const scope = unit.scopeAround(chunk);
		for (const { value, text, kind } of unit.heritage(chunk)) {
			if (kind === METACLASS) continue;
			const isGeneric = value >= 0 && unit.op(value) === 'index';
			const { of, open } = this.interpreter.value(unit, isGeneric ? unit.first(value) : value, scope);
			const [base] = of;
			if (open || of.length !== 1) found.push({ is: 'unknown' });
			else if (base.is === 'external') found.push({ is: 'external', package: base.package, name: base.name });
			else if (base.is === 'definition' && CLASSES.has(base.unit.kind(base.chunk))) {
				const node = isGeneric ? this.interpreter.types.read(unit, text) : null;
				const args =
					node?.is === 'name' ? this.interpreter.types.arguments(base, node, unit, scope, env) : null;
				found.push({ is: 'class', unit: base.unit, chunk: base.chunk, env: args });
			} else found.push({ is: 'unknown' });
		}
		return found;
	}
}

/** Names of the type parameters of a class: those of `Generic[T]`. */
export function genericNames(unit: Unit, chunk: number): string[] {
	for (const { text } of unit.heritage(chunk)) {
		const generic = /^(?:\w+\.)*(?:Generic|Protocol)\[([\w\s,]+)\]$/.exec(text);
		if (generic !== null) return generic[1].split(',').map((name) => name.trim());
	}
	const names: string[] = [];
	for (const { text } of unit.heritage(chunk)) {
		const args = /\[([\w\s,]+)\]$/.exec(text);
		for (const name of args?.[1].split(',') ?? []) if (!names.includes(name.trim())) names.push(name.trim());
	}
	return names;
}

function isBare({ package: owner, name }: Ancestor & { is: 'external' }): boolean {
	return (owner === 'platform' || owner.startsWith('typing') || owner === 'abc') && BARE.has(name);
}

function isSame(a: Ancestor, b: Ancestor): boolean {
	if (a.is === 'class' && b.is === 'class') return a.unit === b.unit && a.chunk === b.chunk;
	if (a.is === 'external' && b.is === 'external') return a.package === b.package && a.name === b.name;
	return false;
}

/** The first of a line that no other line has further back, again and again; the first of all where there is none. */
function merge(lines: readonly (readonly Ancestor[])[]): Ancestor[] {
	const found: Ancestor[] = [];
	let open = lines.map((line) => [...line]).filter((line) => line.length > 0);
	while (open.length > 0 && found.length < MAX_ANCESTORS) {
		const next =
			open.find(([head]) => !open.some((line) => line.slice(1).some((each) => isSame(each, head))))?.[0] ??
			open[0][0];
		found.push(next);
		open = open
			.map((line) => line.filter((each) => each !== next && !isSame(each, next)))
			.filter((line) => line.length > 0);
	}
	return found;
}
