import { TokenReader } from './git-tokens.ts';

/** One line of `--raw -z`. */
export interface RawLine {
	/** `A`, `M`, `D`, `R`, `T`, `U`. */
	letter: string;
	/** 0 where there is nothing. */
	oldMode: number;
	newMode: number;
	oldOid: string;
	path: Buffer;
	/** The name before a rename. */
	from: Buffer | null;
}

/**
 * Reads `--raw -z`: `:<mode> <mode> <id> <id> <letter>`, then a path, or two for a rename. Tokens
 * between the lines are the commits whose changes follow.
 */
export function rawDiffReader(events: {
	onCommit?(commit: string): void;
	onLine(line: RawLine): void;
}): TokenReader {
	let head: string[] = [];
	let from: Buffer | null = null;
	let paths = 0;
	return new TokenReader((token) => {
		if (paths === 0) {
			const text = token.toString('latin1');
			if (!text.startsWith(':')) {
				events.onCommit?.(text);
				return;
			}
			head = text.slice(1).split(' ');
			paths = /^[RC]/.test(head[4] ?? '') ? 2 : 1;
			from = null;
			return;
		}
		paths--;
		if (paths === 1) {
			from = token;
			return;
		}
		const [oldMode, newMode, oldOid, , letter = ''] = head;
		events.onLine({
			letter: letter.slice(0, 1),
			oldMode: Number.parseInt(oldMode, 8),
			newMode: Number.parseInt(newMode, 8),
			oldOid,
			path: token,
			from,
		});
	});
}
