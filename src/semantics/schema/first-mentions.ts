import type { Relation } from '../../model/link.ts';
import type { Unit } from '../world/unit.ts';

/** The first mention of each block in each other. */
export function firstMentions(unit: Unit, relations: readonly Relation[]): Relation[] {
	const seen = new Set<string>();
	return relations.filter(({ chunk, link: { targets, package: home, externalName } }) => {
		const key = `${chunk} ${home} ${externalName} ${targets.map((to) => `${to.path}#${to.chunk}`).join(' ')}`;
		const isFirst = !seen.has(key);
		seen.add(key);
		return isFirst && !targets.some((to) => to.path === unit.path && to.chunk === chunk);
	});
}
