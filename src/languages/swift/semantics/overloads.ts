import type { Param } from '../../../model/chunk.ts';
import { FUNCTIONS } from '../../../semantics/chunk-kinds.ts';
import type { Entity, Outcome } from '../../../semantics/core/entity.ts';
import type { CallAt } from '../../../semantics/nominal/dialect.ts';
import type { Nominal } from '../../../semantics/nominal/interpreter.ts';
import type { Unit } from '../../../semantics/world/unit.ts';
import { asWaitedFor } from './waiting.ts';

interface Argument {
	name: string | null;
	isFunction: boolean;
}

/** Arguments of a call whose names are kept. */
const MAX_NAMED = 8;

/** Of functions of one name those whose labels are those of the call, in their order; all of them where none has these. */
export function swiftChosen(names: Nominal, { unit, call }: CallAt, functions: Outcome): Outcome {
	const isOne = functions.of.length < 2;
	return asWaitedFor(names, unit, call, isOne ? functions : labelled(unit, call, functions));
}

function labelled(unit: Unit, call: number, functions: Outcome): Outcome {
	const { argCount } = unit.file.calls[call];
	if (argCount < 0 || argCount > MAX_NAMED) return functions;
	const args: Argument[] = unit.arguments(call).map(({ name, value }) => ({
		name,
		isFunction: value >= 0 && unit.op(value) === 'chunk' && unit.kind(unit.first(value)) === 'lambda',
	}));
	// Values that nothing is followed from are left out at the end.
	while (args.length < argCount) args.push({ name: null, isFunction: false });
	const of = functions.of.filter((entity) => labelsFit(entity, args));
	return of.length === 0 ? functions : { of, open: functions.open };
}

function labelsFit(entity: Entity, args: readonly Argument[]): boolean {
	if (entity.is !== 'definition') return true;
	const kind = entity.unit.kind(entity.chunk);
	return !FUNCTIONS.has(kind) || takesLabels(entity.unit, entity.chunk, args);
}

function takesLabels(unit: Unit, chunk: number, args: readonly Argument[]): boolean {
	const params = unit.params(chunk);
	let next = 0;
	for (const arg of args) {
		// Another one of what takes several.
		if (arg.name === null && next > 0 && params[next - 1].rest !== undefined) {
			const own = params[next];
			if (own === undefined || !isLabelled(own, arg)) continue;
		}
		let place = next;
		while (place < params.length && !isLabelled(params[place], arg) && mayMiss(params[place])) place++;
		const isTrailing = arg.isFunction && arg.name === null;
		if (place >= params.length || !isLabelled(params[place], arg)) {
			// A function behind the brackets has no label, whatever its parameter has.
			place = isTrailing ? functionAt(params, next) : -1;
			if (place < 0) return false;
		}
		next = place + 1;
	}
	return params.slice(next).every(mayMiss);
}

function isLabelled({ name, only }: Param, { name: label }: Argument): boolean {
	return label === null ? only === 'pos' : only !== 'pos' && name === label;
}

function mayMiss({ default: given, optional, rest }: Param): boolean {
	return given !== undefined || optional === true || rest !== undefined;
}

const BASIC =
	/^\[|^(?:inout )?(?:Int|UInt|Int\d+|UInt\d+|String|Bool|Double|Float|Character|Data|URL|Date)\b/;

/** The first parameter from there on that takes a function, behind others that may be missing. */
function functionAt(params: readonly Param[], from: number): number {
	for (let at = from; at < params.length; at++) {
		const { type } = params[at];
		if (type?.includes('->')) return at;
		// A type of functions may have a name.
		if (!mayMiss(params[at])) return BASIC.test(type ?? '') ? -1 : at;
	}
	return -1;
}
