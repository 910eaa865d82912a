import { AssayError } from '../model/errors.ts';
import type { Trouble } from '../model/history.ts';
import { defineQuestion } from './question.ts';

const MAX_FILES = 1_000_000;

export const fetch = defineQuestion({
	name: 'fetch',
	order: 360,
	effect: 'write',
	summary: 'Fetch a repository safely, to read it',
	description:
		'Clones over https into a new folder. Nothing of the repository is run: no hooks, filters or submodules, ' +
		'symbolic links become plain files, redirects are not followed, and no password is asked for or sent. It ' +
		'ends when the limit of bytes or time is reached, and then leaves nothing behind.',
	examples: [
		{ command: 'fetch https://example.org/team/project.git', about: 'the newest commit, into ./project' },
		{ command: 'fetch https://example.org/team/project.git work --depth 0', about: 'with its whole history' },
	],
	commandLineOnly: 'it asks other machines',
	fields: {
		url: { type: 'text', about: 'address, https only', max: 2000, required: true },
		folder: { type: 'text', about: 'where to; must not be there yet (default: its name)', max: 4096 },
		depth: { type: 'whole', about: 'commits, 0 for all', min: 0, max: 1_000_000, default: 1 },
		maxMb: { type: 'whole', about: 'megabytes at most', min: 1, max: 1_000_000, default: 2_000 },
		seconds: { type: 'whole', about: 'time at most', min: 1, max: 86_400, default: 600 },
	},
	cli: { positional: ['url', 'folder'] },
	output: (z) =>
		z.strictObject({
			url: z.string(),
			folder: z.string(),
			commit: z.string(),
			files: z.int(),
			/** Of the files, not of the history. */
			bytes: z.int(),
			shallow: z.boolean(),
		}),
	async handler(context, { url: given, folder: wanted, depth, maxMb, seconds }) {
		const { resolve } = await import('node:path');
		const { checkCloneUrl } = await import('../platform/git-url.ts');
		const { cloneRepository } = await import('../platform/git-clone.ts');
		const url = checkCloneUrl(given);
		if ('refused' in url) {
			throw new AssayError(
				'USAGE',
				url.refused,
				'Give an address like https://example.org/team/project.git.',
			);
		}
		const name = wanted ?? url.name;
		if (name === null || name.includes('\0')) {
			throw new AssayError('USAGE', 'the address gives no name for a folder', 'Give the folder, too.');
		}
		const { cwd, env } = context.request;
		const folder = resolve(cwd, name);
		const cloned = await cloneRepository({
			url,
			folder,
			depth: depth === 0 ? null : depth,
			limits: { bytes: maxMb * 1_000_000, files: MAX_FILES, ms: seconds * 1_000 },
			env,
			signal: context.signal,
		});
		if (!cloned.ok) throw asError(cloned);
		return { result: { url: url.href, folder, ...cloned.value, shallow: depth > 0 } };
	},
});

function asError({ reason, detail }: Trouble): AssayError {
	switch (reason) {
		case 'cancelled':
			return new AssayError('CANCELLED', 'cancelled', 'Nothing was left behind; run it again.');
		case 'too_large':
			return new AssayError('FETCH_FAILED', detail, 'Allow more with --max-mb.');
		case 'timed_out':
			return new AssayError('FETCH_FAILED', detail, 'Allow more time with --seconds.');
		case 'no_program':
			return new AssayError('FETCH_FAILED', detail, 'Install git.');
		default:
			return new AssayError('FETCH_FAILED', detail, hintFor(detail));
	}
}

function hintFor(detail: string): string {
	if (/redirect|returned error: 30\d/.test(detail)) {
		return 'Redirects are not followed: give the final address, often with .git at its end.';
	}
	if (/could not read Username|Authentication|403|401/.test(detail)) {
		return 'It needs a password, which assay neither asks for nor sends: clone it with git.';
	}
	return 'Check the address and the connection.';
}
