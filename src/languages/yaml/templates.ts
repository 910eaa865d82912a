import type { Notes } from './notes.ts';

/** `{{ … }}` of Helm, and what is named in it. */
const HOLE = /\{\{[^{}]{0,500}\}\}/g;
const NAMED = /\b(?:include|template)\s+"([^"]+)"|\.Values((?:\.\w+)+)/g;

/** Templates and values that the scalar of a node names. */
export function referTemplates(notes: Notes, node: number): void {
	const { tree } = notes;
	const value = tree.value(node);
	if (!value.includes('{{')) return;
	const base = tree.valueStart[node];
	for (const hole of value.matchAll(HOLE)) {
		for (const named of hole[0].matchAll(NAMED)) {
			const at = base + hole.index + named.index;
			if (named[1] !== undefined) {
				const start = at + named[0].length - 1 - named[1].length;
				notes.use(node, (out) => out.refer(named[1], start, 'call', false));
				continue;
			}
			let start = at + '.Values'.length + 1;
			for (const part of named[2].slice(1).split('.')) {
				const here = start;
				notes.use(node, (out) => out.refer(part, here, 'read', true));
				start += part.length + 1;
			}
		}
	}
}
