import type { LoweringWalk } from '../shared/lowering.ts';
import { Kind } from './syntax.ts';

/** Where the texts of here-documents stand: behind the line that announces them, often behind the whole statement. */
export class Heredocs {
	/** The nodes that announce one, ascending, and the bodies of all. */
	readonly #announced: number[] = [];
	readonly #bodies = new Map<number, number>();

	constructor(walk: LoweringWalk) {
		const { tree } = walk;
		if (!tree.text.includes('<<')) return;
		/** Announced, and not found yet. */
		const open: number[] = [];
		for (let node = 0; node < tree.count; node++) {
			const kind = walk.kind(node);
			if (kind === Kind.heredoc_beginning) open.push(node);
			else if (kind === Kind.heredoc_body) this.#pair(walk, node, open);
		}
		this.#announced.sort((a, b) => a - b);
	}

	#pair(walk: LoweringWalk, body: number, open: number[]): void {
		const { tree } = walk;
		let last = -1;
		for (let at = body + 1; at < tree.after[body]; at = tree.after[at]) last = at;
		if (walk.kind(last) !== Kind.heredoc_end) return;
		const name = walk.textOf(last).trim();
		const found = open.findIndex((node) => walk.textOf(node).replace(/^<<[~-]?|["'`]/g, '') === name);
		if (found === -1) return;
		const [node] = open.splice(found, 1);
		this.#announced.push(node);
		this.#bodies.set(node, body);
	}

	/** The text of a here-document; -1 when it has none. */
	bodyOf(node: number): number {
		return this.#bodies.get(node) ?? -1;
	}

	/** The text of the last here-document that is announced in a node, where that stands behind it; else -1. */
	behind({ tree }: LoweringWalk, node: number): number {
		const announced = this.#announced;
		let low = 0;
		let high = announced.length;
		while (low < high) {
			const middle = (low + high) >> 1;
			if (announced[middle] < tree.after[node]) low = middle + 1;
			else high = middle;
		}
		if (low === 0 || announced[low - 1] < node) return -1;
		const body = this.bodyOf(announced[low - 1]);
		return body < tree.after[node] ? -1 : body;
	}
}
