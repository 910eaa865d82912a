import { type Blame, type BlameHunk, type CommitMark, type Outcome, trouble } from '../../model/history.ts';
import { GIT_LIMITS } from '../../platform/git-limits.ts';
import type { GitView } from '../../platform/git-view.ts';
import { readSource } from '../../platform/read-source.ts';
import type { LineRange } from '../provider.ts';
import { readShallow } from './shallow.ts';
import { capped, commitText, isoTime, pathText, unquoted } from './text.ts';

const MAX_FILE_BYTES = 16_000_000;
const MAX_SUBJECT = 200;

/**
 * Who last changed each line of a file as it is on disk. git gets the content from us: it would
 * otherwise read the file through the repository's filters.
 */
export async function blameFile(
	view: GitView,
	path: string,
	range: LineRange | null,
	signal: AbortSignal | undefined,
): Promise<Outcome<Blame>> {
	const { top, prefix } = view.place;
	const tracked = prefix + path;
	const source = readSource(top, tracked, { maxFileBytes: MAX_FILE_BYTES });
	if ('reason' in source) return trouble('unreadable', `${path}: ${source.reason} (${source.detail})`);
	if (source.encoding.startsWith('utf-16')) return trouble('unreadable', `${path} is ${source.encoding}`);
	const content = await asCommitted(view, tracked, source.bytes, signal);
	const lines = linesOf(content);
	if (lines.length === 0) return { ok: true, value: { path, lines: 0, hunks: [] } };
	const wanted = range ?? { start: 1, end: lines.length };
	if (wanted.start > lines.length) {
		return trouble('no_such_line', `${path} has ${lines.length} lines`);
	}
	const end = Math.min(wanted.end, lines.length);
	const args = [
		'blame',
		'--porcelain',
		'--root',
		'--encoding=none',
		'--contents',
		'-',
		'-L',
		`${wanted.start},${end}`,
	];
	const run = await view.run([...args, '--', tracked], { ...GIT_LIMITS, signal, input: content });
	if (!run.ok) {
		const unknown = run.reason === 'damaged' && /no such path/.test(run.detail);
		return unknown ? trouble('not_tracked', `${path} is not committed`) : run;
	}
	const hunks = parsePorcelain(run.output, (file) => file.slice(prefix.length), readShallow(view.place));
	const latin = source.encoding === 'latin-1';
	for (const hunk of hunks) {
		hunk.text = lines
			.slice(hunk.startLine - 1, hunk.endLine)
			.map((line) => line.toString(latin ? 'latin1' : 'utf8').replace(/\r$/, ''));
	}
	return { ok: true, value: { path, lines: lines.length, hunks } };
}

/** With the line ends that the commit has, where git would have changed them for the working tree. */
async function asCommitted(
	view: GitView,
	tracked: string,
	bytes: Buffer,
	signal: AbortSignal | undefined,
): Promise<Buffer> {
	if (!bytes.includes('\r\n')) return bytes;
	const run = await view.run(['cat-file', 'blob', `HEAD:${tracked}`], { ...GIT_LIMITS, signal });
	if (!run.ok || run.output.includes('\r\n')) return bytes;
	return Buffer.from(bytes.toString('latin1').replaceAll('\r\n', '\n'), 'latin1');
}

function linesOf(content: Buffer): Buffer[] {
	const lines: Buffer[] = [];
	for (let start = 0; start < content.length; ) {
		const newline = content.indexOf(10, start);
		const end = newline === -1 ? content.length : newline;
		lines.push(content.subarray(start, end));
		start = end + 1;
	}
	return lines;
}

interface Origin {
	fields: Map<string, string>;
	path: string;
}

/**
 * Before each line stands `<commit> <line there> <line here>`, then what is known of the commit when
 * it is met first, and the content after a tab.
 */
function parsePorcelain(
	output: Buffer,
	toPath: (path: string) => string,
	shallow: ReadonlySet<string>,
): BlameHunk[] {
	const origins = new Map<string, Origin>();
	const hunks: BlameHunk[] = [];
	let commit = '';
	let there = 0;
	let here = 0;
	for (const line of linesOf(output)) {
		if (line[0] === 9) {
			const origin = origins.get(commit)!;
			const last = hunks.at(-1);
			const path = toPath(origin.path);
			if (last !== undefined && continues(last, commit, there, path)) last.endLine = here;
			else {
				const boundary = shallow.has(commit);
				const place = { path, startLine: here, endLine: here, originalLine: there };
				hunks.push({ ...place, by: markOf(commit, origin), boundary, text: [] });
			}
			continue;
		}
		const text = line.toString('latin1');
		const header = /^([0-9a-f]{40,64}) (\d+) (\d+)/.exec(text);
		if (header !== null) {
			commit = header[1];
			there = Number(header[2]);
			here = Number(header[3]);
			if (!origins.has(commit)) origins.set(commit, { fields: new Map(), path: '' });
			continue;
		}
		const blank = text.indexOf(' ');
		const key = blank === -1 ? text : text.slice(0, blank);
		const origin = origins.get(commit);
		if (key === 'filename') origin!.path = pathText(unquoted(line.subarray(blank + 1)));
		else origin?.fields.set(key, blank === -1 ? '' : commitText(line.subarray(blank + 1)));
	}
	return hunks;
}

function continues(last: BlameHunk, commit: string, there: number, path: string): boolean {
	const sameCommit = (last.by?.commit ?? '') === (isUncommitted(commit) ? '' : commit);
	return sameCommit && last.path === path && there === last.originalLine + last.endLine - last.startLine + 1;
}

/** Lines on disk that no commit has are given to a commit of zeros. */
function isUncommitted(commit: string): boolean {
	return /^0+$/.test(commit);
}

function markOf(commit: string, { fields }: Origin): CommitMark | null {
	if (isUncommitted(commit)) return null;
	const field = (name: string) => fields.get(name) ?? '';
	return {
		commit,
		time: isoTime(Number(field('author-time') || Number.NaN)),
		author: { name: field('author'), email: field('author-mail').replace(/^<(.*)>$/, '$1') },
		subject: capped(field('summary'), MAX_SUBJECT),
	};
}
