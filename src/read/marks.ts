import type { Sheet } from './sheet.ts';

/** What stands in the place of lines: with their number, but for the briefest skeleton. */
export function hiddenMark({ limits }: Sheet, lines: number, after: string): string {
	return ` …${limits.detail === 'minimal' || lines < 1 ? '' : ` ${counted(lines)}`}${after}`;
}

export function counted(lines: number, noun = 'line'): string {
	return `${lines} ${noun}${lines === 1 ? '' : 's'}`;
}

/** A remark in the place of whole lines, likewise. */
export function hiddenRemark({ limits }: Sheet, style: readonly [string, string], lines: number): string {
	return remark(style, limits.detail === 'minimal' ? '' : counted(lines));
}

/** A remark on a line of its own, as the language writes one. */
export function remark([open, close]: readonly [string, string], words: string): string {
	return [open, '…', words, close].filter((part) => part !== '').join(' ');
}
