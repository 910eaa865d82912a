import type { Param } from '../../../model/chunk.ts';
import type { ValueOp } from '../../../model/recorder.ts';
import { FUNCTIONS, HOLDERS } from '../../../semantics/chunk-kinds.ts';
import type { Entity, Outcome } from '../../../semantics/core/entity.ts';
import type { CallAt } from '../../../semantics/nominal/dialect.ts';
import type { Nominal } from '../../../semantics/nominal/interpreter.ts';
import { chosenByTypes, typeFit } from '../../../semantics/nominal/overloads.ts';
import { isType } from '../../../semantics/nominal/type-kinds.ts';
import type { Unit } from '../../../semantics/world/unit.ts';
import { functionTypeNamed, isNoFunction, takesAsFunction } from './function-types.ts';

type Definition = Entity & { is: 'definition' };
interface Argument {
	name: string | null;
	value: number;
}
const MAX_ARGUMENTS = 16;

const LITERALS: ReadonlySet<ValueOp> = new Set<ValueOp>(['literal', 'string', 'template', 'other']);
/** Of functions of one name those that what is given fits; of those, one that needs no defaults goes before others. */
export function kotlinChosen(names: Nominal, site: CallAt, functions: Outcome): Outcome {
	const { unit, call } = site;
	const able: Definition[] = [];
	for (const entity of functions.of) {
		if (entity.is !== 'definition') return functions;
		able.push(entity);
	}
	const args = unit.arguments(call).slice(0, MAX_ARGUMENTS);
	const { argCount } = unit.file.calls[call];
	const fitting = able.filter((each) =>
		FUNCTIONS.has(each.unit.kind(each.chunk)) || isMaker(each, argCount)
			? args.every((arg, at) => fits(names, unit, call, arg, paramAt(unit, each, args, at)))
			: !isType(each.unit.kind(each.chunk)) && takesHeld(names, each, unit, args, argCount),
	);
	if (fitting.length === 0) return functions;
	// A member goes before what extends its type.
	const held = fitting.filter((each) => HOLDERS.has(each.unit.kind(each.chunk)));
	const left: Outcome = { of: held.length > 0 ? held : fitting, open: functions.open };
	const chosen = left.of.length < 2 ? left : chosenByTypes(names, site, left);
	return chosen.of.length < 2 || argCount < 0 ? chosen : withoutDefaults(unit, chosen, args, argCount);
}

/** Whether a type is made with so many arguments by what its header says. */
function isMaker({ unit, chunk }: Definition, args: number): boolean {
	if (!isType(unit.kind(chunk))) return false;
	const params = unit.params(chunk);
	const least = params.filter(
		(each) => each.default === undefined && each.optional !== true && each.rest === undefined,
	);
	return (
		args < 0 ||
		(args >= least.length && (args <= params.length || params.some(({ rest }) => rest !== undefined)))
	);
}

/** The parameter that an argument is for: a function that stands last may stand behind the brackets, and is for the last. */
function paramAt(from: Unit, { unit, chunk }: Definition, args: readonly Argument[], at: number): Placed {
	const params = unit.params(chunk);
	const { name, value } = args[at];
	if (name !== null) return { unit, chunk, param: params.find((each) => each.name === name), isNamed: true };
	const rest = params.findIndex((each) => each.rest !== undefined);
	const isLast = at === args.length - 1 && isWritten(from, value);
	if (isLast) return { unit, chunk, param: params.at(-1), isNamed: false };
	return { unit, chunk, param: params[rest >= 0 ? Math.min(at, rest) : at], isNamed: false };
}

interface Placed {
	unit: Unit;
	chunk: number;
	param: Param | undefined;
	isNamed: boolean;
}

/** Whether an argument is a function that is written there. */
function isWritten(unit: Unit, value: number): boolean {
	return value >= 0 && unit.op(value) === 'chunk' && unit.kind(unit.first(value)) === 'lambda';
}

function fits(
	names: Nominal,
	from: Unit,
	call: number,
	{ value }: Argument,
	{ unit, chunk, param, isNamed }: Placed,
): boolean {
	if (param === undefined) return !isNamed;
	if (value < 0 || param.type === undefined) return true;
	if (param.rest !== undefined && !isWritten(from, value)) return true;
	const scope = unit.scopeOf(chunk);
	const wanted = names.types.written(unit, param.type, scope, null);
	const isOfFunctions = functionTypeNamed(names, unit, param.type, scope, null) !== null;
	const written = literal(from, value);
	if (written !== null) return !isOfFunctions && literalFits(written, wanted);
	if (!isWritten(from, value)) return true;
	if (isOfFunctions) return true;
	return typeFit(names, names.value(from, value, from.callScope(call)), wanted) !== 'no';
}

/** The type of a value that is written there; null for anything else. */
function literal(unit: Unit, value: number): string | null {
	if (unit.op(value) !== 'cast') return null;
	const written = unit.first(value);
	return written < 0 || LITERALS.has(unit.op(written)) ? unit.valueName(value) : null;
}

/** Whether a literal fits a type: nothing is converted, but for numbers, which are of the type that is wanted. */
function literalFits(type: string, { of, open }: Outcome): boolean {
	const [wanted] = of;
	if (open || of.length !== 1) return true;
	if (wanted.is === 'instance') return false;
	if (wanted.is !== 'external' || wanted.package === '') return wanted.is === 'external';
	const isNumber = /^(?:Int|Long|Double|Float)$/.test(type);
	if (wanted.name === type || WIDE.has(wanted.name)) return true;
	if (type === 'String') return wanted.name === 'CharSequence' || !isPlatform(wanted.package);
	return isNumber
		? wanted.name !== 'String' && wanted.name !== 'Boolean' && wanted.name !== 'Regex'
		: !isPlatform(wanted.package);
}

/** What everything that is written may be given for. */
const WIDE: ReadonlySet<string> = new Set(['Any', 'Comparable', 'Serializable', 'Object', 'Number']);

function isPlatform(owner: string): boolean {
	return /^(?:kotlin|java)(?:\.|$)/.test(owner);
}

/** Whether a value is called so: by its type of functions, or by what it has itself. */
function takesHeld(
	names: Nominal,
	{ unit, chunk }: Definition,
	from: Unit,
	args: readonly Argument[],
	count: number,
): boolean {
	const { type } = unit.file.chunks[chunk];
	if (type === null) return true;
	const scope = unit.scopeAround(chunk);
	const written = functionTypeNamed(names, unit, type, scope, null);
	if (written === null) return !isNoFunction(names, unit, type, scope);
	if (count >= 0 && !takesAsFunction(written, count)) return false;
	const last = args.at(-1);
	if (last === undefined || !isWritten(from, last.value)) return true;
	const param = written.params.length === 0 ? written.receiver : written.params[written.params.length - 1];
	return param !== null && functionTypeNamed(names, written.unit, param, written.scope, null) !== null;
}

/** Of functions whose parameters for what is given are of the same types the one that has no others. */
function withoutDefaults(from: Unit, chosen: Outcome, args: readonly Argument[], count: number): Outcome {
	const whole = chosen.of.filter(
		(each) => each.is === 'definition' && each.unit.params(each.chunk).length === count,
	);
	const [best] = whole;
	if (whole.length !== 1 || best.is !== 'definition') return chosen;
	const typesOf = (each: Definition) =>
		args.map((_, at) => paramAt(from, each, args, at).param?.type?.replace(/\s+/g, ' ') ?? '').join('\n');
	const own = typesOf(best);
	const isSame = chosen.of.every((each) => each.is === 'definition' && typesOf(each) === own);
	return isSame ? { of: whole, open: chosen.open } : chosen;
}
