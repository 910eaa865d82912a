import type { TreeWalk } from './walk.ts';

/*
 * Around a syntax error a brace too many ends a type early and its further members stand beside it; a
 * brace too few puts them into a function. In a broken file the indentation says what a definition that
 * begins its line belongs to.
 */

/** A definition that others may lie in. */
export interface Opener {
	column: number;
	/** Its name with those around it. */
	qualified: string;
	/** Whether what lies in it are members. */
	isType: boolean;
}

export class Layout {
	readonly #open: Opener[] = [];

	/** Tells of a definition whose chunk is open. */
	note(walk: TreeWalk, node: number, isType: boolean): void {
		if (!walk.isBroken(0) || !beginsLine(walk, node)) return;
		const column = columnOf(walk, node);
		this.#close(column);
		this.#open.push({ column, qualified: walk.qualified, isType });
	}

	/** What a definition belongs to although the tree has it elsewhere; null for a sound place. */
	ownerOf(walk: TreeWalk, node: number): Opener | null {
		if (!walk.isBroken(0) || !beginsLine(walk, node)) return null;
		this.#close(columnOf(walk, node));
		const owner = this.#open[this.#open.length - 1];
		if (owner === undefined || owner.qualified === walk.qualified || !owner.isType) return null;
		return owner;
	}

	#close(column: number): void {
		while (this.#open.length > 0 && this.#open[this.#open.length - 1].column >= column) this.#open.pop();
	}
}

function beginsLine({ tree, text }: TreeWalk, node: number): boolean {
	let at = tree.start[node] - 1;
	while (at >= 0 && (text[at] === ' ' || text[at] === '\t')) at--;
	return at < 0 || text[at] === '\n' || text[at] === '\r';
}

function columnOf({ tree, text }: TreeWalk, node: number): number {
	const start = tree.start[node];
	return start - (start === 0 ? 0 : text.lastIndexOf('\n', start - 1) + 1);
}
