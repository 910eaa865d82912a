import type { Unit } from './unit.ts';

/**
 * The scope of another script of a component that binds a name; -1 for none. `scopes` are those that bind it in the file. What
 * one script binds at its top the others see, and so does the markup. In Astro only the markup sees what the frontmatter binds:
 * scripts run elsewhere.
 */
export function ownerInComponent(unit: Unit, scopes: ReadonlyMap<number, unknown>, from: number): number {
	const { component } = unit.traits;
	if (component === 'none' || (component === 'file' && !isInSegment(unit, 'template', from))) return -1;
	for (const scope of scopes.keys()) {
		if (unit.scopeParent(scope) >= 0) continue;
		const isSeen = component === 'file' ? isInSegment(unit, 'frontmatter', scope) : !isInStyle(unit, scope);
		if (isSeen) return scope;
	}
	return -1;
}

function isInSegment(unit: Unit, type: string, scope: number): boolean {
	const at = unit.scopeStart(scope);
	return unit.rows.segments.some((each) => each.type === type && each.start <= at && at < each.end);
}

function isInStyle(unit: Unit, scope: number): boolean {
	const at = unit.scopeStart(scope);
	return unit.rows.styles.some(({ start, end }) => start <= at && at < end);
}
