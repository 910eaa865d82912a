import type { BlameResult } from '../../../engine.ts';
import { counted } from '../format.ts';
import { type Render, safe } from '../page.ts';
import { fitted, pad } from '../width.ts';
import { day, shortId } from './commit.ts';

type Hunk = BlameResult['hunks'][number];

const AUTHOR_WIDTH = 16;

export const renderBlame: Render<BlameResult> = function* ({ hunks, lines }, page) {
	const { colours } = page;
	const numberWidth = String(hunks.at(-1)?.endLine ?? 0).length;
	const origins = hunks.map(origin);
	const originWidth = Math.max(0, ...origins.map((text) => text.length));
	for (const [at, hunk] of hunks.entries()) {
		const left = pad(origins[at], originWidth);
		for (const [offset, text] of hunk.text.entries()) {
			const number = pad(String(hunk.startLine + offset), numberWidth, 'right');
			const shown = fitted(safe(text), page.width - originWidth - numberWidth - 3);
			yield `${colours.dim(`${offset === 0 ? left : ' '.repeat(originWidth)} ${number}`)}  ${shown}`.trimEnd();
		}
	}
	if (page.meta.truncated && !page.quiet) {
		yield colours.yellow(`Cut: the file has ${counted(lines, 'line')}; --limit allows more.`);
	}
};

/** `0123456789 2024-05-01 Ann`, with `^` before a commit where a shallow clone ends. */
function origin({ by, boundary }: Hunk): string {
	if (by === null) return pad('not committed', SHORT_WIDTH + AUTHOR_WIDTH);
	const author = pad(fitted(safe(by.author.name), AUTHOR_WIDTH), AUTHOR_WIDTH);
	return `${boundary ? '^' : ''}${shortId(by.commit)} ${day(by.time)} ${author}`;
}

const SHORT_WIDTH = 22;
