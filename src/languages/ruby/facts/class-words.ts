import type { FactFile, SeenCall, SeenChunk } from '../../../model/facts/rules.ts';

/** The class around a call that extends what `base` says; null when the nearest class is another. */
export function classAround(call: SeenCall, base: RegExp, file: FactFile): SeenChunk | null {
	const owner = file.around(call.chunk).find(({ kind }) => kind === 'class');
	if (owner === undefined) return null;
	const isMeant = file.heritages.some(
		(heritage) => heritage.owner === owner && heritage.kind === 'extends' && base.test(heritage.text),
	);
	return isMeant ? owner : null;
}

/** Calls in methods are not said of the class. */
export function isInMethod(call: SeenCall, file: FactFile): boolean {
	return file.around(call.chunk).some(({ kind }) => kind === 'method' || kind === 'function');
}

/** The text of a string or symbol without anything computed in it. */
export function plainText(written: string | undefined): string | null {
	const found = /^(?::(\w{1,200})|(['"])((?:(?!\2|#\{)[^\\]){0,300})\2)$/.exec(written ?? '');
	return found === null ? null : (found[1] ?? found[3]);
}

/** What a block that is passed to a call is, among the chunks of the file. */
export function blockOf(call: SeenCall, file: FactFile): number | undefined {
	const at = call.args.findIndex(({ name, kind }) => name === '&' && kind === 'function');
	return at < 0 ? undefined : file.chunk(file.target(call.argValues[at], call.scope).chunk)?.index;
}
