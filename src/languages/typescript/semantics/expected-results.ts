import type { Entity, Outcome } from '../../../semantics/core/entity.ts';
import { merged, NOTHING } from '../../../semantics/core/outcome.ts';
import type { CallPlace } from '../../../semantics/structural/call-place.ts';
import type { Structural } from '../../../semantics/structural/interpreter.ts';
import type { Expected } from './expected.ts';

type Definition = Entity & { is: 'definition' };

/** What an interface gives back that is a function. */
export function signatureResult(
	{ functions }: Structural,
	expected: Expected,
	{ unit, chunk, env }: Entity & { is: 'instance' },
	place: CallPlace | null,
): Outcome {
	const results = expected.signatures(unit, chunk, place).map((signature) => {
		const entity = { is: 'definition', unit, chunk: signature, self: null, env } as const;
		return functions.returned({ ...entity, env: functions.generics.of(entity, place) });
	});
	return results.length === 0 ? NOTHING : merged(results);
}

/** What a function that says no type gives back by its signatures, else by the type of what holds it. */
export function expectedResult(
	interpreter: Structural,
	expected: Expected,
	entity: Definition,
): Outcome | null {
	const signed = signedResult(interpreter, entity);
	if (signed !== null) return signed;
	const wanted = expected
		.heldAs(entity.unit, entity.chunk)
		.of.filter(({ is }) => is === 'typed' || is === 'instance');
	const given = wanted.map((each) => interpreter.functions.given(each)).filter(({ of }) => of.length > 0);
	return given.length > 0 ? merged(given) : null;
}

/** What the signatures before an implementation say that it gives back. */
function signedResult({ functions }: Structural, entity: Definition): Outcome | null {
	const { unit, chunk } = entity;
	const { name, parent } = unit.chunk(chunk);
	const sameName = name === null || parent < 0 ? [] : unit.member(parent, name);
	if (sameName.length < 2) return null;
	const signatures = sameName.filter(
		(each) => each !== chunk && unit.has(each, 'declaration') && unit.chunk(each).type !== null,
	);
	const given = signatures.map((each) => functions.returned({ ...entity, chunk: each }));
	return given.length === 0 ? null : merged(given);
}
