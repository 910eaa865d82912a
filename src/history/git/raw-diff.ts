import type { ChangeKind } from '../../model/history.ts';
import { rawDiffReader } from '../../platform/git-raw-diff.ts';
import type { TokenReader } from '../../platform/git-tokens.ts';
import { pathText } from './text.ts';

export interface RawChange {
	change: ChangeKind;
	/** From the top of the working tree. */
	path: string;
	from: string | null;
}

/** Looked for among at most a thousand files, as git does; that two files are empty says nothing. */
export const RENAMES = ['-l1000', '--no-rename-empty'];

const KINDS: Readonly<Record<string, ChangeKind>> = {
	A: 'added',
	M: 'modified',
	D: 'deleted',
	R: 'renamed',
	T: 'retyped',
};
const SUBMODULE = 0o160000;

/** Changes of files as text; submodules are no files. */
export function changeReader(events: {
	onCommit?(commit: string): void;
	onChange(change: RawChange): void;
}): TokenReader {
	return rawDiffReader({
		onCommit: (commit) => events.onCommit?.(commit),
		onLine: ({ letter, oldMode, newMode, path, from }) => {
			const change = KINDS[letter];
			if (change === undefined || oldMode === SUBMODULE || newMode === SUBMODULE) return;
			events.onChange({ change, path: pathText(path), from: from === null ? null : pathText(from) });
		},
	});
}
