import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Trap } from './git-trap.ts';

/** Every command that reads an existing checkout. */
export const GIT_COMMANDS = [
	...[
		'blame',
		'cat-file',
		'diff-files',
		'diff-index',
		'diff-tree',
		'ls-files',
		'merge-base',
		'rev-list',
		'rev-parse',
	],
	'update-index',
];

const COMMIT = ['commit', '--allow-empty', '-m', 'x'];

export interface TrapCase {
	name: string;
	/** Puts the program in its place. */
	set: (trap: Trap, program: string) => void;
	/** An ordinary command that runs the program; null where that takes more than a command. */
	control: readonly string[] | null;
	input?: string;
}

export const trapCases: TrapCase[] = [
	{ name: 'settings of a submodule', set: (t, p) => t.submodule(p), control: ['status'] },
	{ name: 'core.fsmonitor', set: (t, p) => t.set(`core.fsmonitor=${p}`), control: ['status'] },
	{
		name: 'hooks',
		set: (t) => void t.hooks('hooks', join(t.repository.root, '.git/hooks')),
		control: COMMIT,
	},
	{
		name: 'core.hooksPath',
		set: (t) => t.set(`core.hooksPath=${t.hooks('core.hooksPath')}`),
		control: COMMIT,
	},
	{
		name: 'core.sshCommand',
		set: (t, p) => t.set(`core.sshCommand=${p}`),
		control: ['ls-remote', 'ssh://localhost/x'],
	},
	{
		name: 'core.gitProxy',
		set: (t, p) => t.set(`core.gitProxy=${p}`),
		control: ['ls-remote', 'git://localhost/x'],
	},
	{
		name: 'core.askPass',
		set: (t, p) => t.set(`core.askPass=${p}`),
		control: ['credential', 'fill'],
		input: 'protocol=https\nhost=localhost\n\n',
	},
	{ name: 'core.editor', set: (t, p) => t.set(`core.editor=${p}`), control: ['commit', '--amend'] },
	{
		name: 'core.pager',
		set: (t, p) => t.set(`core.pager=${p}`, 'pager.blame=true', 'pager.rev-list=true'),
		control: null,
	},
	{
		name: 'pager.blame',
		set: (t, p) => t.set(...GIT_COMMANDS.map((command) => `pager.${command}=${p}`)),
		control: null,
	},
	{
		name: 'sequence.editor',
		set: (t, p) => t.set(`sequence.editor=${p}`),
		control: ['rebase', '--autostash', '-i', 'HEAD~1'],
	},
	{
		name: 'credential.helper',
		set: (t, p) => t.set(`credential.helper=${p}`),
		control: ['credential', 'fill'],
		input: 'protocol=https\nhost=localhost\n\n',
	},
	{
		name: 'gpg.program',
		set: (t, p) => t.set(`gpg.program=${p}`, 'log.showSignature=true'),
		control: ['log', '--show-signature'],
	},
	{
		name: 'gpg.ssh.program',
		set: (t, p) =>
			t.set(
				`gpg.ssh.program=${p}`,
				'gpg.format=ssh',
				'user.signingKey=x',
				'commit.gpgSign=true',
				'log.showSignature=true',
			),
		control: ['commit', '--allow-empty', '-m', 'x'],
	},
	{
		name: 'gpg.x509.program',
		set: (t, p) => t.set(`gpg.x509.program=${p}`, 'gpg.format=x509', 'commit.gpgSign=true'),
		control: ['commit', '--allow-empty', '-m', 'x'],
	},
	{ name: 'diff.external', set: (t, p) => t.set(`diff.external=${p}`), control: ['diff'] },
	{
		name: 'diff.driver.command',
		set: (t, p) => {
			t.set(`diff.evil.command=${p}`);
			t.attributes();
		},
		control: ['diff'],
	},
	{
		name: 'diff.driver.textconv',
		set: (t, p) => {
			t.set(`diff.evil.textconv=${p}`);
			t.attributes();
		},
		control: ['blame', 'a.ts'],
	},
	{
		name: 'filter.clean',
		set: (t, p) => {
			t.set(`filter.evil.clean=${p}`);
			t.attributes();
		},
		control: ['status'],
	},
	{
		name: 'filter.smudge',
		set: (t, p) => {
			t.set(`filter.evil.smudge=${p}`, 'filter.evil.required=true');
			t.attributes();
		},
		control: ['checkout', '-f', 'HEAD', '--', 'a.ts'],
	},
	{
		name: 'filter.process',
		set: (t, p) => {
			t.set(`filter.evil.process=${p}`, 'filter.evil.required=true');
			t.attributes();
		},
		control: ['add', 'a.ts'],
	},
	{
		name: 'info/attributes',
		set: (t, p) => {
			t.set(`filter.evil.clean=${p}`);
			t.attributes('* filter=evil\n', '.git/info/attributes');
		},
		control: ['status'],
	},
	{
		name: 'core.attributesFile',
		set: (t, p) => {
			t.attributes('* filter=evil\n', '.git/attributes');
			t.set(`filter.evil.clean=${p}`, `core.attributesFile=${t.repository.root}/.git/attributes`);
		},
		control: ['status'],
	},
	{
		name: 'merge.driver',
		set: (t, p) => {
			t.set(`merge.evil.driver=${p}`);
			t.attributes();
		},
		control: null,
	},
	{
		name: 'alias',
		set: (t, p) => t.set(...[...GIT_COMMANDS, 'x'].map((name) => `alias.${name}=!${p}`)),
		control: ['x'],
	},
	{ name: 'interactive.diffFilter', set: (t, p) => t.set(`interactive.diffFilter=${p}`), control: null },
	{
		name: 'remote.uploadpack',
		set: (t, p) => t.set('remote.origin.url=.', `remote.origin.uploadpack=${p}`),
		control: ['ls-remote', 'origin'],
	},
	{
		name: 'url.insteadOf',
		set: (t, p) => t.set('protocol.ext.allow=always', `url.ext::${p} .insteadOf=https://`),
		control: ['ls-remote', 'https://localhost/x'],
	},
	{
		name: 'partial clone',
		set: (t, p) =>
			t.set(
				'core.repositoryformatversion=1',
				'extensions.partialClone=origin',
				'protocol.ext.allow=always',
				'remote.origin.promisor=true',
				`remote.origin.url=ext::${p}`,
			),
		control: ['log', '-p'],
	},
	{
		name: 'remote.vcs',
		set: (t, p) =>
			t.set(
				'core.repositoryformatversion=1',
				'extensions.partialClone=origin',
				'remote.origin.promisor=true',
				'protocol.ext.allow=always',
				'remote.origin.vcs=ext',
				`remote.origin.url=${p}`,
			),
		control: ['log', '-p'],
	},
	{
		name: 'core.alternateRefsCommand',
		set: (t, p) => t.set(`core.alternateRefsCommand=${p}`),
		control: null,
	},
	{
		name: 'uploadpack.packObjectsHook',
		set: (t, p) => t.set(`uploadpack.packObjectsHook=${p}`),
		control: null,
	},
	{ name: 'include.path', set: (t, p) => include(t, p, 'include.path'), control: ['status'] },
	{ name: 'includeIf', set: (t, p) => include(t, p, 'includeIf.gitdir:/.path'), control: ['status'] },
	{
		name: 'config.worktree',
		set: (t, p) => {
			t.set('core.repositoryformatversion=1', 'extensions.worktreeConfig=true');
			writeFileSync(join(t.repository.root, '.git/config.worktree'), `[core]\n\tfsmonitor = ${p}\n`);
		},
		control: ['status'],
	},
	{
		name: 'trailer.command',
		set: (t, p) => t.set(`trailer.x.command=${p}`),
		control: ['interpret-trailers'],
		input: 'a\n\nb: c\n',
	},
	{
		name: 'submodule.update',
		set: (t, p) => t.set(`submodule.sub.update=!${p}`, 'submodule.sub.url=.', 'submodule.sub.active=true'),
		control: null,
	},
	{
		name: 'tar.command',
		set: (t, p) => t.set(`tar.evil.command=${p}`),
		control: ['archive', '--format=evil', 'HEAD'],
	},
	{
		name: 'difftool',
		set: (t, p) => t.set('diff.tool=evil', `difftool.evil.cmd=${p}`, 'difftool.prompt=false'),
		control: ['difftool', '--no-prompt'],
	},
	{ name: 'man.viewer', set: (t, p) => t.set('man.viewer=evil', `man.evil.cmd=${p}`), control: null },
	{
		name: 'gc',
		set: (t) => {
			t.set('gc.auto=1', 'gc.autoDetach=false');
			t.hooks('gc', join(t.repository.root, '.git/hooks'));
		},
		control: null,
	},
];

function include(trap: Trap, program: string, key: string): void {
	const file = join(trap.repository.root, '.git/more');
	writeFileSync(file, `[core]\n\tfsmonitor = ${program}\n`);
	trap.set(`${key}=${file}`);
}
