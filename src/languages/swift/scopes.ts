import type { BindingKind } from '../../model/recorder.ts';
import type { BindingFacts } from '../shared/scopes.ts';
import type { Walk } from './walk.ts';

/** Binds the name that a token spells, without its backquotes. Nothing is bound to `_`. */
export function bindName(walk: Walk, kind: BindingKind, token: number, facts: BindingFacts): void {
	if (walk.isEmpty(token)) return;
	const name = walk.nameOf(token);
	if (name === '_') return;
	walk.out.bind({
		scope: facts.scope ?? walk.out.currentScope,
		name,
		kind,
		start: walk.tree.start[token],
		chunk: facts.chunk ?? -1,
		type: facts.type ?? null,
		value: facts.value ?? -1,
		path: facts.path ?? null,
		index: facts.index ?? -1,
	});
}

/** A public name of the module is seen by others. */
export function exportPublic(walk: Walk, token: number, chunk: number, isPublic: boolean): void {
	if (!isPublic || walk.types.length > 0 || walk.isEmpty(token)) return;
	const name = walk.nameOf(token);
	const start = walk.tree.start[token];
	walk.out.exportName({
		kind: 'named',
		exported: name,
		local: name,
		module: null,
		start,
		end: walk.tree.end[token],
		nameStart: start,
		flags: 0,
		chunk,
	});
}
