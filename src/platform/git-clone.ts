import { randomBytes } from 'node:crypto';
import { existsSync, readdirSync, renameSync, rmdirSync, rmSync, statSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { type Outcome, type Trouble, trouble } from '../model/history.ts';
import { thousands } from '../model/thousands.ts';
import { makeFolder } from './disk.ts';
import { findGit, type GitProgram } from './git-program.ts';
import { type GitCall, type GitOutput, runGit } from './git-run.ts';
import { TokenReader } from './git-tokens.ts';
import type { CloneUrl } from './git-url.ts';

export interface CloneRequest {
	url: CloneUrl;
	/** Absolute; nothing may be there but an empty folder. */
	folder: string;
	/** Commits; null for all. */
	depth: number | null;
	limits: CloneLimits;
	env: NodeJS.ProcessEnv;
	signal?: AbortSignal | undefined;
}

export interface CloneLimits {
	/** Of what is transferred, and of the files when written out. */
	bytes: number;
	files: number;
	ms: number;
}

export interface Cloned {
	commit: string;
	files: number;
	bytes: number;
}

const POLL_MS = 100;
const LISTED_BYTES = 2_000_000_000;

/** How the user reaches the network; nothing else of the environment is passed on. */
const NETWORK = ['https_proxy', 'HTTPS_PROXY', 'all_proxy', 'ALL_PROXY', 'no_proxy', 'NO_PROXY'];
const CERTIFICATES = ['SSL_CERT_FILE', 'SSL_CERT_DIR', 'GIT_SSL_CAINFO', 'GIT_SSL_CAPATH', 'CURL_CA_BUNDLE'];

const SETTINGS = [
	'http.followRedirects=false',
	'http.sslVerify=true',
	'http.cookieFile=',
	'http.lowSpeedLimit=1000',
	'http.lowSpeedTime=30',
	'transfer.bundleURI=false',
	// Kept as one pack, so that its growth can be watched.
	'fetch.unpackLimit=1',
	'fetch.recurseSubmodules=false',
	'core.symlinks=false',
	'core.protectHFS=true',
	'core.protectNTFS=true',
	'core.askPass=',
];

/**
 * Fetches a repository for reading: https alone, no redirects, no submodules, hooks, filters, links
 * or prompts, and no credentials. The folder appears when everything is in it, or not at all.
 * `protocols` is for tests, which have a server without a certificate.
 */
export async function cloneRepository(request: CloneRequest, protocols = 'https'): Promise<Outcome<Cloned>> {
	const { folder, limits } = request;
	const program = findGit(request.env, folder);
	if (program === null) return trouble('no_program', 'git is not on the search path');
	const work = join(dirname(folder), `.${basename(folder)}.${randomBytes(6).toString('hex')}.fetch`);
	const steps: Steps = { request, program, protocols, work, deadline: performance.now() + limits.ms };
	try {
		if (existsSync(folder) && !isEmptyFolder(folder))
			return trouble('unreadable', `${folder} is there already`);
		makeFolder(join(work, 'home'));
		const cloned = await fetchInto(steps);
		if (!cloned.ok) return cloned;
		if (existsSync(folder)) rmdirSync(folder);
		renameSync(repositoryOf(steps), folder);
		return cloned;
	} catch (error) {
		return trouble('unreadable', error instanceof Error ? error.message : String(error));
	} finally {
		rmSync(work, { recursive: true, force: true });
	}
}

function isEmptyFolder(path: string): boolean {
	return statSync(path).isDirectory() && readdirSync(path).length === 0;
}

/** What the steps of one clone share; they run against one clock. */
interface Steps {
	request: CloneRequest;
	program: GitProgram;
	protocols: string;
	/** A folder of ours beside the one that is wanted. */
	work: string;
	deadline: number;
}

function repositoryOf({ work }: Steps): string {
	return join(work, 'repository');
}

async function fetchInto(steps: Steps): Promise<Outcome<Cloned>> {
	const transferred = await transfer(steps);
	if (!transferred.ok) return transferred;
	const head = await git(steps, ['rev-parse', '--verify', '--quiet', 'HEAD'], { answers: [0, 1] });
	if (!head.ok) return head;
	if (head.code === 1) return trouble('no_commits', 'the repository has no commits');
	const content = await measure(steps);
	if (!content.ok) return content;
	const written = await git(steps, ['read-tree', '-m', '-u', 'HEAD']);
	if (!written.ok) return written;
	return { ok: true, value: { commit: head.output.toString('latin1').trim(), ...content.value } };
}

async function transfer(steps: Steps): Promise<GitOutput> {
	const { url, depth, limits } = steps.request;
	const repository = repositoryOf(steps);
	const args = ['clone', '--quiet', '--no-checkout', '--no-recurse-submodules', '--template='];
	args.push('--single-branch', '--no-tags', '--config', 'core.symlinks=false');
	if (depth !== null) args.push(`--depth=${depth}`);
	let poll: NodeJS.Timeout | undefined;
	const onStart = (kill: (why: Trouble) => void) => {
		poll = setInterval(() => {
			if (packBytes(repository) <= limits.bytes) return;
			kill(trouble('too_large', `the repository is larger than ${thousands(limits.bytes)} bytes`));
		}, POLL_MS);
	};
	try {
		return await git(steps, [...args, '--', url.href, repository], { onStart, env: {} });
	} finally {
		clearInterval(poll);
	}
}

/** Counts what a checkout would write: a few objects can stand for more files than fit on any disk. */
async function measure(steps: Steps): Promise<Outcome<{ files: number; bytes: number }>> {
	const { limits } = steps.request;
	let files = 0;
	let bytes = 0;
	let stop: (why: Trouble) => void = () => {};
	// `<mode> <type> <id> <size><tab><path>`; a submodule has no size.
	const reader = new TokenReader((entry) => {
		files++;
		bytes += Number(/ (\d+)$/.exec(entry.toString('latin1', 0, entry.indexOf(9)))?.[1] ?? 0);
	});
	const run = await git(steps, ['ls-tree', '-r', '-l', '-z', '--full-tree', 'HEAD'], {
		onStart: (kill) => {
			stop = kill;
		},
		onOutput: (chunk) => {
			reader.push(chunk);
			if (files > limits.files)
				stop(trouble('too_large', `it has more than ${thousands(limits.files)} files`));
			if (bytes > limits.bytes)
				stop(trouble('too_large', `its files have more than ${thousands(limits.bytes)} bytes`));
		},
	});
	return run.ok ? { ok: true, value: { files, bytes } } : run;
}

function git(steps: Steps, args: readonly string[], more: Partial<GitCall> = {}): Promise<GitOutput> {
	const { request, program, work, protocols } = steps;
	const home = join(work, 'home');
	const inherited = [...NETWORK, ...CERTIFICATES].flatMap((name) => {
		const value = request.env[name];
		return value === undefined ? [] : [[name, value]];
	});
	const repository = repositoryOf(steps);
	return runGit(program, {
		args,
		cwd: home,
		settings: SETTINGS,
		timeoutMs: Math.max(1, steps.deadline - performance.now()),
		maxBytes: LISTED_BYTES,
		signal: request.signal,
		...more,
		env: {
			...Object.fromEntries(inherited),
			HOME: home,
			XDG_CONFIG_HOME: home,
			GIT_ALLOW_PROTOCOL: protocols,
			...(more.env ?? { GIT_DIR: join(repository, '.git'), GIT_WORK_TREE: repository }),
		},
	});
}

function packBytes(repository: string): number {
	const folder = join(repository, '.git/objects/pack');
	try {
		const sizes = readdirSync(folder).map(
			(name) => statSync(join(folder, name), { throwIfNoEntry: false })?.size,
		);
		return sizes.reduce((sum: number, size) => sum + (size ?? 0), 0);
	} catch {
		return 0;
	}
}
