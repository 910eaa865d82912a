import type { DescribedHop, Level, PackItem } from './pack.ts';
import type { Receipt } from './receipt.ts';

/** What stands at the beginning of a pack. */
export interface PackHead {
	/** What was asked for, in words. */
	asked: string;
	tokenizer: string;
	budget: number;
}

/**
 * How a pack is written. Each part ends with a line feed and begins with neither a space nor a slash, so that the tokens of
 * the parts add up to those of the whole.
 */
export interface PackFormat {
	head(head: PackHead): string;
	/** `text` is null for a line. */
	item(item: PackItem, level: Level, text: string | null): string;
	tail(receipt: Receipt): string;
}

/** `main ← call src/app.ts:4:7`: the way from a seed; nothing for one. */
export function whyText({ from, why }: PackItem, name: (text: string) => string): string {
	if (why.length === 0) return '';
	const steps = why.map((hop, at) => {
		const to = at === why.length - 1 ? '' : ` ${name(hop.to)}`;
		return `${arrow(hop)} ${name(`${hop.file}:${hop.line}:${hop.col}`)}${evidence(hop)}${to}`;
	});
	return [name(from), ...steps].join(' ');
}

function arrow({ kind, isForward }: DescribedHop): string {
	return `${isForward ? '→' : '←'} ${kind}`;
}

/** Only what is not sure is said. */
function evidence({ isOneOfSeveral, confidence }: DescribedHop): string {
	if (isOneOfSeveral) return ' (one of several)';
	return confidence !== null && confidence < 0.99 ? ` (confidence ${confidence})` : '';
}

/** `src/app.ts:3-7`. */
export function placeText({ file, startLine, endLine }: PackItem): string {
	return startLine === endLine ? `${file}:${startLine}` : `${file}:${startLine}-${endLine}`;
}
