import { CLASSES } from '../../../semantics/chunk-kinds.ts';
import type { Entity, Outcome } from '../../../semantics/core/entity.ts';
import { one, through } from '../../../semantics/core/outcome.ts';
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
export function ofSelf(outcome: Outcome, self: Entity): Outcome {
	if (!outcome.of.some((entity) => (entity.is === 'instance' || entity.is === 'definition') && entity.isSelf))
		return outcome;
	return through(outcome, (entity) => {
		if (entity.is === 'definition' && entity.isSelf)
			return one(self.is === 'instance' || self.is === 'definition' ? classOf(self) : entity);
		if (entity.is !== 'instance' || !entity.isSelf) return one(entity);
		if (self.is === 'instance') return one({ ...self, isAbove: false });
		return one(
			self.is === 'definition' && CLASSES.has(self.unit.kind(self.chunk))
				? { is: 'instance', unit: self.unit, chunk: self.chunk, env: null, isSelf: self.isSelf }
				: entity,
		);
	});
}

function classOf({ unit, chunk, isSelf }: Entity & { is: 'instance' | 'definition' }): Entity {
	return { is: 'definition', unit, chunk, self: null, isSelf };
}
