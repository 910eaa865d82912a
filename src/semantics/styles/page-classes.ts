import type { CallLink } from '../../model/link.ts';
import { oneOf } from '../schema/one-of.ts';
import type { Unit } from '../world/unit.ts';
import type { World } from '../world/world.ts';
import { StyleNames } from './style-names.ts';
import { hasStyles } from './style-parts.ts';

/** Rules for classes in styles that a page has or loads. */
export class PageClasses {
	private readonly names: StyleNames;
	/** Whether the page says which styles it has. */
	private readonly isStyled: boolean;

	constructor(world: World, unit: Unit) {
		this.names = new StyleNames(world, unit);
		this.isStyled = hasStyles(unit) || this.names.sheets.loaded(unit.path).size > 1;
	}

	/** Rules for a class alone; null for none. */
	rules(name: string): CallLink | null {
		return this.isStyled ? oneOf(this.names.allRules(`.${name}`), 'text.css') : null;
	}
}
