import type { Unit } from './world/unit.ts';

/** The nearest chunk with a name, qualified; null for the module. */
export function chunkName(unit: Unit, chunk: number): string | null {
	const { chunks } = unit.file;
	for (let at = chunk; at > 0; at = chunks[at].parent) {
		const { name, container } = chunks[at];
		if (name !== null) return container === null ? name : `${container}.${name}`;
	}
	return null;
}
