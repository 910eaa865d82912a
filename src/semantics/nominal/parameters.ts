import type { Param } from '../../model/chunk.ts';
import type { Entity } from '../core/entity.ts';

/** The parameters that the arguments of a call are given to: what an extension method is called on is none of them. */
export function parametersOf({ unit, chunk, self }: Entity & { is: 'definition' }): readonly Param[] {
	const params = unit.params(chunk);
	const isExtension = self !== null && self.is !== 'definition' && /^this\s/.test(params[0]?.type ?? '');
	return isExtension ? params.slice(1) : params;
}
