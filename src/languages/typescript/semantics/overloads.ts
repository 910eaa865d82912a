import { FUNCTIONS } from '../../../semantics/chunk-kinds.ts';
import type { Entity, Outcome } from '../../../semantics/core/entity.ts';
import type { CallPlace } from '../../../semantics/structural/call-place.ts';
import { climb } from '../../../semantics/structural/class-line.ts';
import type { Structural } from '../../../semantics/structural/interpreter.ts';
import type { Unit } from '../../../semantics/world/unit.ts';

type Definition = Entity & { is: 'definition' };

/**
 * The signatures that a call with explicit type arguments may mean: `get<User>('a')`. The first that takes as many type
 * arguments, of types that its constraints allow, and as many arguments. null where the function has one signature, or
 * the call says no types.
 */
export function signaturesFor(
	interpreter: Structural,
	takes: (unit: Unit, signature: number, count: number) => boolean,
	{ unit, chunk }: Definition,
	place: CallPlace,
): readonly number[] | null {
	if (place.types === '' || !FUNCTIONS.has(unit.kind(chunk))) return null;
	const { name, parent } = unit.chunk(chunk);
	if (name === null || parent < 0) return null;
	const same = unit.member(parent, name).filter((each) => FUNCTIONS.has(unit.kind(each)));
	if (same.length < 2) return null;
	const isStatic = unit.has(chunk, 'static');
	const signatures = same.filter(
		(each) => unit.has(each, 'declaration') && unit.has(each, 'static') === isStatic,
	);
	// Functions of one name that are no signatures of one another: in branches, getters beside setters.
	if (signatures.length === 0) return null;
	const count = place.unit.given(place.call).length;
	const fitting = signatures.filter((each) => takesTypes(interpreter, unit, each, place));
	const exact = fitting.filter((each) => takes(unit, each, count));
	return exact.length > 0 ? exact : fitting;
}

/** Whether the type arguments of a call may be those of a function. */
export function takesTypes(
	interpreter: Structural,
	unit: Unit,
	signature: number,
	place: CallPlace,
): boolean {
	const params = unit.typeParams(signature);
	const { types } = interpreter;
	const written = types.read(place.unit, `_${place.types}`);
	const args = written.is === 'name' ? written.args : [];
	const least = params.filter(({ path }) => path === null).length;
	if (args.length > params.length || args.length < least) return false;
	return args.every((arg, at) => {
		const { type, scope } = params[at];
		if (type === null) return true;
		const given = types.type(arg, place.unit, place.unit.callScope(place.call), null);
		return mayBe(interpreter, given, types.type(types.read(unit, type), unit, scope, null));
	});
}

/** Whether a type is surely not below a constraint: only of classes and interfaces that are known is that said. */
function mayBe(interpreter: Structural, given: Outcome, constraint: Outcome): boolean {
	if (given.open || constraint.open || given.of.length === 0 || constraint.of.length === 0) return true;
	return given.of.every((each) => {
		if (each.is === 'plain') return constraint.of.some(({ is }) => is === 'plain' || is === 'typed');
		if (each.is !== 'instance') return true;
		return constraint.of.some((wanted) => {
			if (wanted.is !== 'instance') return wanted.is !== 'plain';
			// What is an interface is had by whoever has its members.
			if (wanted.unit.kind(wanted.chunk) !== 'class') return true;
			const { found, beyond, open } = climb(
				interpreter,
				{ unit: each.unit, chunk: each.chunk, env: null },
				(above) => (above.unit === wanted.unit && above.chunk === wanted.chunk ? true : null),
			);
			return found === true || open || beyond.length > 0 || each.unit.kind(each.chunk) !== 'class';
		});
	});
}
