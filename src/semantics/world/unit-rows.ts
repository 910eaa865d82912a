import type { BindingKind, ScopeKind } from '../../model/recorder.ts';

export interface UnitBinding {
	index: number;
	scope: number;
	name: string;
	kind: BindingKind;
	start: number;
	chunk: number;
	type: string | null;
	value: number;
	path: string | null;
	/** Position in the parameter list. */
	place: number;
}

export interface UnitAssign {
	scope: number;
	chunk: number;
	target: number;
	value: number;
	start: number;
}

/** A call that is given a function as an argument, or in an object under a key. */
export interface GivenTo {
	call: number;
	place: number;
	key: string | null;
}

/** What a function gives back, and how. */
export interface Given {
	kind: number;
	value: number;
	start: number;
}

/** What a class extends, or is made of otherwise. */
export interface UnitHeritage {
	kind: number;
	text: string;
	value: number;
	start: number;
}

/** A part of a function that owns no names, in Python. */
export function isBlock(kind: ScopeKind): boolean {
	return kind === 'block' || kind === 'loop' || kind === 'main';
}
