import { CLASSES } from '../../../semantics/chunk-kinds.ts';
import { type Outcome, one, type Thing, through } from '../../../semantics/thing.ts';
import type { Unit } from '../../../semantics/world/unit.ts';

/** What the first parameter of a method is: `self` or `cls`. null for that of another function. */
export function selfOf(unit: Unit, method: number): Outcome | null {
	const owner = unit.chunk(method).parent;
	if (owner < 0 || unit.kind(owner) !== 'class') return null;
	if (unit.params(method)[0]?.name === 'cls')
		return one({ is: 'definition', unit, chunk: owner, self: null, isSelf: true });
	if (unit.has(method, 'static')) return null;
	return one({ is: 'instance', unit, chunk: owner, env: null, isSelf: true });
}

/** In what a method gives back, `self` is what the method was taken from, not of the class that has it. */
export function ofSelf(outcome: Outcome, self: Thing): Outcome {
	if (!outcome.of.some((thing) => (thing.is === 'instance' || thing.is === 'definition') && thing.isSelf))
		return outcome;
	return through(outcome, (thing) => {
		if (thing.is === 'definition' && thing.isSelf)
			return one(self.is === 'instance' || self.is === 'definition' ? classOf(self) : thing);
		if (thing.is !== 'instance' || !thing.isSelf) return one(thing);
		if (self.is === 'instance') return one({ ...self, isAbove: false });
		return one(
			self.is === 'definition' && CLASSES.has(self.unit.kind(self.chunk))
				? { is: 'instance', unit: self.unit, chunk: self.chunk, env: null, isSelf: self.isSelf }
				: thing,
		);
	});
}

function classOf({ unit, chunk, isSelf }: Thing & { is: 'instance' | 'definition' }): Thing {
	return { is: 'definition', unit, chunk, self: null, isSelf };
}
