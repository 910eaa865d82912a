import { execFileSync } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { TestRepository, temporaryFolder } from '../../src/history/testing/repository.ts';

/** A repository in which one thing names a program; the program leaves a mark when it is run. */
export class Trap {
	readonly repository = new TestRepository();
	/** An old version of `b.ts`. */
	private readonly missing: string;
	private readonly folder = temporaryFolder();

	constructor() {
		mkdirSync(join(this.folder, 'marks'));
		mkdirSync(join(this.folder, 'hooks'));
		const { repository } = this;
		repository.commit('one', { 'a.ts': 'first\n'.repeat(5), 'b.ts': 'b\n', 'crlf.ts': 'x\ny\n' });
		const old = repository.git('rev-parse', 'HEAD:b.ts').trim();
		repository.commit('two', { 'a.ts': 'second\n'.repeat(5), 'b.ts': 'c\n', '.gitignore': '.assay\n' });
		this.missing = old;
		this.signHead();
	}

	/** A signature that nobody made: showing it runs a program. */
	private signHead(): void {
		const { repository } = this;
		const text = repository.git('cat-file', 'commit', 'HEAD');
		const signature = 'gpgsig -----BEGIN PGP SIGNATURE-----\n \n x\n -----END PGP SIGNATURE-----\n';
		writeFileSync(join(repository.root, '.git/signed'), text.replace('\n\n', `\n${signature}\n`));
		const signed = repository
			.git('hash-object', '-t', 'commit', '-w', join(repository.root, '.git/signed'))
			.trim();
		repository.git('update-ref', 'refs/heads/main', signed);
	}

	program(name: string): string {
		const file = join(this.folder, `${name}.sh`);
		writeFileSync(file, `#!/bin/sh\ntouch '${join(this.folder, 'marks', name)}'\nexit 1\n`);
		chmodSync(file, 0o755);
		return file;
	}

	hooks(name: string, folder = join(this.folder, 'hooks')): string {
		mkdirSync(folder, { recursive: true });
		const program = this.program(name);
		for (const hook of HOOKS) {
			writeFileSync(join(folder, hook), `#!/bin/sh\nexec '${program}'\n`);
			chmodSync(join(folder, hook), 0o755);
		}
		return folder;
	}

	set(...settings: string[]): void {
		for (const setting of settings) {
			const at = setting.indexOf('=');
			this.repository.git('config', setting.slice(0, at), setting.slice(at + 1));
		}
	}

	/** One whose own settings name the program: git asks it whether it is clean. */
	submodule(program: string): void {
		const { root } = this.repository;
		const inner = new TestRepository(join(root, 'sub'));
		inner.commit('inner', { 'x.ts': 'x\n' });
		inner.git('config', 'core.fsmonitor', program);
		this.repository.git('add', 'sub');
		inner.write('x.ts', 'y\n');
	}

	attributes(text = '* filter=evil diff=evil merge=evil text\n', path = '.gitattributes'): void {
		writeFileSync(join(this.repository.root, path), text);
	}

	/** Other times and another content, so that git has to look into the files. */
	disturb(): void {
		const { root } = this.repository;
		writeFileSync(join(root, 'a.ts'), `third\n${'second\n'.repeat(4)}`);
		writeFileSync(join(root, 'new.ts'), 'new\n');
		if (existsSync(join(root, 'crlf.ts'))) writeFileSync(join(root, 'crlf.ts'), 'x\r\ny\r\n');
		utimesSync(join(root, 'b.ts'), 1_600_000_000, 1_600_000_000);
	}

	/** As in a partial clone, which git completes when it needs to. */
	loseObject(): void {
		const { root } = this.repository;
		rmSync(join(root, '.git/objects', this.missing.slice(0, 2), this.missing.slice(2)));
	}

	marks(): string[] {
		return readdirSync(join(this.folder, 'marks'));
	}

	/** As a user would run it; what it prints and whether it fails does not matter. */
	ordinary(args: readonly string[], input = ''): void {
		try {
			execFileSync('git', ['-C', this.repository.root, ...args], {
				input,
				stdio: ['pipe', 'ignore', 'ignore'],
				timeout: 20_000,
				env: {
					PATH: process.env.PATH,
					HOME: this.folder,
					GIT_TERMINAL_PROMPT: '0',
					GIT_AUTHOR_NAME: 'n',
					GIT_AUTHOR_EMAIL: 'e',
					GIT_COMMITTER_NAME: 'n',
					GIT_COMMITTER_EMAIL: 'e',
				},
			});
		} catch {
			// Programs of a trap fail, and git with them.
		}
	}
}

const HOOKS = [
	...['pre-commit', 'post-commit', 'post-checkout', 'post-index-change', 'reference-transaction'],
	...['pre-auto-gc', 'post-rewrite', 'fsmonitor-watchman', 'update', 'post-merge'],
];
