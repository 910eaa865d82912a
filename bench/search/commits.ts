import { spawnSync } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** A change of the past: what was said of it, and which files of its time it touched. */
export interface PastChange {
	parent: string;
	subject: string;
	/** Source files that it changed and that were there before. */
	files: string[];
}

const YEARS = 2;
const YEAR_SECONDS = 365 * 24 * 3600;
const LEAST_WORDS = 6;
const MOST_FILES = 5;

/**
 * The rule: commits of the last two years before the newest one, on the first line of parents, no merges; the first line of
 * the message has at least six words; one to five files of the given endings are touched, and at least one of those was
 * there before. Of more than `most` stretches of 25 are taken, as far apart as they can be: from one to the next of a
 * stretch little has to be read again. Oldest first. Numbers of pull requests are taken off.
 */
export function pastChanges(git: string, endings: readonly string[], most: number): PastChange[] {
	const newest = Number(run(git, ['log', '-1', '--format=%ct']));
	const log = run(git, [
		...['log', '--first-parent', '--no-merges', '--no-renames', '--reverse', '--name-status'],
		...[`--since=${newest - YEARS * YEAR_SECONDS}`, '--format=%x01%P%x02%s%x03'],
	]);
	const changes: PastChange[] = [];
	for (const entry of log.split('\x01').slice(1)) {
		const [head, list] = entry.split('\x03');
		const [parent, message] = head.split('\x02');
		const subject = message.replace(/\s*\(#\d+\)$/, '');
		const touched = list.split('\n').flatMap((line) => {
			const [status, path] = line.split('\t');
			return path !== undefined && endings.some((ending) => path.endsWith(ending)) ? [{ status, path }] : [];
		});
		const files = touched.filter(({ status }) => status === 'M').map(({ path }) => path);
		const words = subject.match(/[A-Za-z][\w'-]*/g) ?? [];
		if (parent === '' || words.length < LEAST_WORDS || files.length === 0 || touched.length > MOST_FILES)
			continue;
		changes.push({ parent: parent.split(' ')[0], subject, files });
	}
	return changes.length <= most ? changes : stretchesOf(changes, most);
}

const STRETCH = 25;

function stretchesOf(changes: readonly PastChange[], most: number): PastChange[] {
	const count = Math.ceil(most / STRETCH);
	const step = changes.length / count;
	return Array.from({ length: count }, (_, at) => {
		const first = Math.floor(at * step);
		return changes.slice(first, first + Math.min(STRETCH, most - at * STRETCH));
	}).flat();
}

/** Files that tell nothing and take long. */
const LARGEST = 1_000_000;

/** A folder that is set to one commit after the other; of what is the same nothing is written. */
export class PastTree {
	private readonly git: string;
	private readonly folder: string;
	private files = new Map<string, string>();

	constructor(git: string, folder: string) {
		this.git = git;
		this.folder = folder;
	}

	/** What tells two contents of a file apart. */
	versionOf(path: string): string | undefined {
		return this.files.get(path);
	}

	show(commit: string): void {
		const wanted = new Map<string, string>();
		for (const line of run(this.git, ['ls-tree', '-r', '-l', commit]).split('\n')) {
			const [about, path] = line.split('\t');
			const [mode, , blob, size] = (about ?? '').split(/ +/);
			if (path === undefined || mode === '120000' || mode === '160000' || !(Number(size) < LARGEST)) continue;
			wanted.set(path, blob);
		}
		for (const path of this.files.keys())
			if (!wanted.has(path)) rmSync(join(this.folder, path), { force: true });
		const changed = [...wanted].filter(([path, blob]) => this.files.get(path) !== blob);
		for (let at = 0; at < changed.length; at += 2_000) this.write(changed.slice(at, at + 2_000), wanted);
		this.files = wanted;
	}

	private write(changed: readonly [string, string][], wanted: Map<string, string>): void {
		const input = changed.map(([, blob]) => `${blob}\n`).join('');
		const { stdout } = spawnSync('git', ['--git-dir', this.git, 'cat-file', '--batch'], {
			...{ input, maxBuffer: 2 ** 31 - 1 },
		});
		let at = 0;
		for (const [path] of changed) {
			const end = stdout.indexOf(10, at);
			const [, type, size] = stdout.toString('utf8', at, end).split(' ');
			at = end + 1;
			// A partial clone does not have every file.
			if (type === 'missing') {
				wanted.delete(path);
				continue;
			}
			const target = join(this.folder, path);
			mkdirSync(dirname(target), { recursive: true });
			writeFileSync(target, stdout.subarray(at, at + Number(size)));
			at += Number(size) + 1;
		}
	}
}

function run(git: string, args: readonly string[]): string {
	const { stdout, status } = spawnSync('git', ['--git-dir', git, ...args], {
		...{ encoding: 'utf8', maxBuffer: 2 ** 30, env: { ...process.env, GIT_NO_LAZY_FETCH: '1' } },
	});
	if (status !== 0) throw new Error(`git ${args[0]} failed in ${git}`);
	return stdout;
}
