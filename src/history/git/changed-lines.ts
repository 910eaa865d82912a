import type { ChangedFiles, ChangedLines, Outcome } from '../../model/history.ts';
import type { GitView } from '../../platform/git-view.ts';
import { compareTree } from './changed.ts';

/** Files whose lines are compared; those of more are not told apart. */
const MOST_FILES = 500;
const HUNK = /^@@ -\d{1,9}(?:,\d{1,9})? \+(\d{1,9})(?:,(\d{1,9}))? @@/;

/** What differs between a commit and the working tree, with the lines. One run of git a file, so that no path has to be read from a diff. */
export async function changedLines(
	view: GitView,
	revision: string,
	env: NodeJS.ProcessEnv,
	signal: AbortSignal | undefined,
): Promise<Outcome<ChangedFiles & { lines: ChangedLines }>> {
	const found = await compareTree(view, revision, env, signal);
	if (!found.ok) return found;
	const { changed, call } = found.value;
	const lines = new Map<string, { start: number; end: number }[]>();
	for (const { path, change, from } of changed.files.slice(0, MOST_FILES)) {
		if (change === 'deleted') continue;
		const paths = from === null ? [path] : [path, from];
		const args = ['diff-index', '--cached', '-p', '-U0', '--no-color', '--no-ext-diff', '--no-textconv'];
		args.push(from === null ? '--no-renames' : '-M1%', changed.commit, '--');
		const run = await view.run([...args, ...paths.map((each) => view.place.prefix + each)], call);
		if (!run.ok && run.reason === 'cancelled') return run;
		lines.set(path, run.ok ? hunksOf(run.output) : [{ start: 1, end: Number.MAX_SAFE_INTEGER }]);
	}
	return { ok: true, value: { ...changed, lines } };
}

/** Lines of the new file in each hunk. Only its headings begin with `@@`: lines of files have a mark before them. */
function hunksOf(output: Buffer): { start: number; end: number }[] {
	const hunks: { start: number; end: number }[] = [];
	for (const line of output.toString('latin1').split('\n')) {
		const found = HUNK.exec(line);
		if (found === null) continue;
		const start = Number(found[1]);
		const count = found[2] === undefined ? 1 : Number(found[2]);
		// Nothing is there any more: what was stands between this line and the next.
		hunks.push(
			count === 0 ? { start: Math.max(1, start), end: start + 1 } : { start, end: start + count - 1 },
		);
	}
	return hunks;
}
