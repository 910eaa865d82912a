import { tellExport } from '../shared/told-names.ts';
import type { PassScope } from '../shared/tree-pass.ts';
import type { Walk } from './walk.ts';

/** A container as the chunks are named: `A::B` inside `M` is `M.A.B`; `::A` begins anew. */
export function qualify(outer: string, written: string): string {
	const isRooted = written.startsWith('::');
	const inner = written.replace(/^::/, '').replaceAll('::', '.');
	return outer === '' || isRooted ? inner : `${outer}.${inner}`;
}

/** What a file defines at its top level is there for whoever loads the file. */
export function exportTop(walk: Walk, scope: PassScope, name: string, token: number, chunk: number): void {
	if (scope !== walk.scopes[0]) return;
	tellExport(walk.out, name, walk.tree.start[token], walk.tree.end[token], chunk);
}
