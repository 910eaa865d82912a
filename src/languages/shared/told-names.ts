import type { Binding, BindingKind, Recorder } from '../../model/recorder.ts';

/** What a binding has besides its name; what is not said is not known. */
export type BindingFacts = Partial<Pick<Binding, 'chunk' | 'type' | 'value' | 'path' | 'index'>>;

export interface PlacedFacts extends BindingFacts {
	/** The current one unless said otherwise. */
	scope?: number;
}

export function tellBinding(
	out: Recorder,
	scope: number,
	kind: BindingKind,
	name: string,
	start: number,
	facts: BindingFacts,
): void {
	out.bind({
		scope,
		name,
		kind,
		start,
		chunk: facts.chunk ?? -1,
		type: facts.type ?? null,
		value: facts.value ?? -1,
		path: facts.path ?? null,
		index: facts.index ?? -1,
	});
}

/** A chunk that is seen from outside by its name, which is written from `start` to `end`. */
export function tellExport(out: Recorder, name: string, start: number, end: number, chunk: number): void {
	out.exportName({
		kind: 'named',
		exported: name,
		local: name,
		module: null,
		start,
		end,
		nameStart: start,
		flags: 0,
		chunk,
	});
}
