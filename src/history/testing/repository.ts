import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { onTestFinished } from 'vitest';
import { openHistory } from '../open.ts';
import type { HistoryProvider } from '../provider.ts';

/** A real repository in a folder that goes away with the test. */
export class TestRepository {
	readonly root: string;
	private clock = 1_700_000_000;

	constructor(root = temporaryFolder(), ...options: string[]) {
		this.root = root;
		mkdirSync(root, { recursive: true });
		this.git('init', '-q', '-b', 'main', ...options);
	}

	git(...words: string[]): string {
		return this.gitWith({}, ...words);
	}

	gitWith(env: Record<string, string>, ...words: string[]): string {
		return execFileSync('git', ['-C', this.root, ...words], {
			encoding: 'utf8',
			stdio: ['ignore', 'pipe', 'pipe'],
			maxBuffer: 1e9,
			env: {
				PATH: process.env.PATH,
				HOME: this.root,
				GIT_CONFIG_NOSYSTEM: '1',
				GIT_AUTHOR_NAME: 'Ann',
				GIT_AUTHOR_EMAIL: 'ann@example.org',
				GIT_COMMITTER_NAME: 'Ann',
				GIT_COMMITTER_EMAIL: 'ann@example.org',
				GIT_AUTHOR_DATE: `${this.clock} +0200`,
				GIT_COMMITTER_DATE: `${this.clock} +0200`,
				...env,
			},
		});
	}

	write(path: string, text: string | Buffer): void {
		mkdirSync(dirname(join(this.root, path)), { recursive: true });
		writeFileSync(join(this.root, path), text);
	}

	/** Commits everything, a minute after the commit before; gives its id. */
	commit(subject: string, files: Record<string, string | Buffer> = {}, author = 'Ann'): string {
		for (const [path, text] of Object.entries(files)) this.write(path, text);
		this.clock += 60;
		this.git('add', '-A');
		const email = `${author.toLowerCase()}@example.org`;
		this.gitWith(
			{ GIT_AUTHOR_NAME: author, GIT_AUTHOR_EMAIL: email },
			'commit',
			'-qm',
			subject,
			'--allow-empty',
		);
		return this.git('rev-parse', 'HEAD').trim();
	}

	history(root = this.root): HistoryProvider {
		return historyOf(root);
	}
}

/** With its cache in `.assay` of the root. */
export function historyOf(root: string, env: NodeJS.ProcessEnv = process.env): HistoryProvider {
	const history = openHistory({ root, state: { root, folder: join(root, '.assay') }, env });
	onTestFinished(() => history.close());
	return history;
}

export function temporaryFolder(): string {
	const folder = realpathSync(mkdtempSync(join(tmpdir(), 'assay-history-')));
	onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
	return folder;
}

/** The value of an outcome that must have one. */
export function worth<T>(outcome: { ok: true; value: T } | { ok: false; reason: string; detail: string }): T {
	if (!outcome.ok) throw new Error(`${outcome.reason}: ${outcome.detail}`);
	return outcome.value;
}
