import type { ChangedResult } from '../../../engine.ts';
import { count, counted, ranked } from '../format.ts';
import { type Render, safe } from '../page.ts';
import { pad } from '../width.ts';
import { shortId } from './commit.ts';

export const renderChanged: Render<ChangedResult> = function* (result, page) {
	const { revision, commit, files, total, renames } = result;
	const { colours } = page;
	const since = `${safe(revision)} (${shortId(commit)})`;
	if (total === 0) {
		yield `Nothing has changed since ${since}.`;
		return;
	}
	const words = files.map(({ change, tracked }) => (tracked || change !== 'added' ? change : 'untracked'));
	const width = Math.max(...words.map((word) => word.length));
	for (const [at, { path, from }] of files.entries()) {
		const name = from === null ? safe(path) : `${safe(from)} → ${safe(path)}`;
		yield `${colours.dim(pad(words[at], width))}  ${name}`;
	}
	if (page.quiet) return;
	yield '';
	if (files.length < total) {
		yield colours.yellow(
			`${count(files.length)} of ${counted(total, 'file')} since ${since}; --limit allows more.`,
		);
	} else yield colours.dim(`${counted(total, 'file')} since ${since}: ${numbers(words)}`);
	if (renames === 'exact') {
		yield colours.yellow('So much has changed that only files moved without an edit are shown as renamed.');
	}
};

function numbers(words: readonly string[]): string {
	const counts: Record<string, number> = {};
	for (const word of words) counts[word] = (counts[word] ?? 0) + 1;
	return ranked(counts)
		.map(([word, number]) => `${count(number)} ${word}`)
		.join(', ');
}
