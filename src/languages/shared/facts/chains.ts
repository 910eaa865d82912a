import type { FactFile, SeenCall } from '../../../model/facts/rules.ts';

const chains = new WeakMap<FactFile, Map<number, SeenCall[]>>();

/**
 * The calls that are written as one chain with a call, `a.b().c()`, the shortest first: they begin at the
 * same place. Only calls whose names some rule asked for are known.
 */
export function chainOf(call: SeenCall, file: FactFile): readonly SeenCall[] {
	let byStart = chains.get(file);
	if (byStart === undefined) {
		byStart = new Map();
		for (const each of file.calls) {
			const same = byStart.get(each.start);
			if (same === undefined) byStart.set(each.start, [each]);
			else same.push(each);
		}
		for (const chain of byStart.values()) chain.sort((a, b) => a.end - b.end);
		chains.set(file, byStart);
	}
	return byStart.get(call.start) ?? [call];
}

/** The call whose result a call is made on, when it is known; `a.b()` for `a.b().c()`. */
export function callBefore(call: SeenCall, file: FactFile): SeenCall | null {
	let before: SeenCall | null = null;
	for (const each of chainOf(call, file)) if (each.end <= call.nameStart) before = each;
	return before;
}

/** Whether nothing but a dot stands between a call and the name of the next one in its chain. */
export function follows(call: SeenCall, before: SeenCall, file: FactFile): boolean {
	const between = file.text.slice(before.end, Math.min(call.nameStart, before.end + 400));
	return between.replace(/\/\/[^\n]{0,200}|\s{1,200}/g, '') === '.';
}
