import type { CallPlace } from '../../../semantics/structural/call-place.ts';
import type { Evaluator } from '../../../semantics/structural/evaluate.ts';
import { merged, NOTHING, type Outcome, type Thing } from '../../../semantics/thing.ts';
import type { Expected } from './expected.ts';

type Definition = Thing & { is: 'definition' };

/** What an interface gives back that is a function. */
export function signatureResult(
	{ functions }: Evaluator,
	expected: Expected,
	{ unit, chunk, env }: Thing & { is: 'instance' },
	place: CallPlace | null,
): Outcome {
	const results = expected.signatures(unit, chunk, place).map((signature) => {
		const thing = { is: 'definition', unit, chunk: signature, self: null, env } as const;
		return functions.returned({ ...thing, env: functions.generics.of(thing, place) });
	});
	return results.length === 0 ? NOTHING : merged(results);
}

/** What a function that says no type gives back by its signatures, else by the type of what holds it. */
export function saidResult(evaluator: Evaluator, expected: Expected, thing: Definition): Outcome | null {
	const signed = signedResult(evaluator, thing);
	if (signed !== null) return signed;
	const said = expected
		.heldAs(thing.unit, thing.chunk)
		.of.filter(({ is }) => is === 'typed' || is === 'instance');
	const given = said.map((each) => evaluator.functions.given(each)).filter(({ of }) => of.length > 0);
	return given.length > 0 ? merged(given) : null;
}

/** What the signatures before an implementation say that it gives back. */
function signedResult({ functions }: Evaluator, thing: Definition): Outcome | null {
	const { unit, chunk } = thing;
	const { name, parent } = unit.chunk(chunk);
	const beside = name === null || parent < 0 ? [] : unit.member(parent, name);
	if (beside.length < 2) return null;
	const signatures = beside.filter(
		(each) => each !== chunk && unit.has(each, 'declaration') && unit.chunk(each).type !== null,
	);
	const given = signatures.map((each) => functions.returned({ ...thing, chunk: each }));
	return given.length === 0 ? null : merged(given);
}
