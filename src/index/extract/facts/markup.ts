import type { Binding } from '../../../model/recorder.ts';
import type { Recorded } from './recorded.ts';

/** Values that are looked at, however they branch. */
const MAX_VALUES = 40;

/** Whether a value may be written in JSX: itself, one side of a condition, or what a name holds. */
export function isMarkup(
	recorded: Recorded,
	bindingOf: (name: string, scope: number) => Binding | null,
	first: number,
	scope: number,
): boolean {
	const open: [value: number, scope: number][] = [[first, scope]];
	for (let seen = 0; open.length > 0 && seen < MAX_VALUES; seen++) {
		const [value, around] = open.pop()!;
		if (value < 0) continue;
		const { op, name, a, b } = recorded.valueAt(value);
		switch (op) {
			case 'literal':
				if (name === 'jsx') return true;
				break;
			case 'call':
				if (recorded.viaOf(a) === 'jsx') return true;
				break;
			case 'either':
				open.push([b, around], [a, around]);
				break;
			case 'cast':
			case 'array':
			case 'template':
			case 'item':
				open.push([a, around]);
				break;
			case 'assign':
			case 'choice':
			case 'pair':
				open.push([b, around]);
				break;
			case 'name': {
				const binding = name === null ? null : bindingOf(name, around);
				if (name === null || binding === null || binding.path !== null) break;
				for (const given of recorded.assignedToName(name)) {
					if (bindingOf(name, given.scope)?.start === binding.start) open.push([given.value, given.scope]);
				}
				open.push([binding.value, binding.scope]);
				break;
			}
		}
	}
	return false;
}
