import type { CallRule } from '../../../../model/facts/rules.ts';
import { fileOperation, subprocess } from '../../../../model/facts/security.ts';
import { literalText } from '../../../shared/facts/literals.ts';
import {
	argvCommand,
	fileOperationAt,
	listCommand,
	openedFile,
	shellCommand,
} from '../../../shared/facts/security/api-readers.ts';
import {
	type ApiReader,
	type ApiTable,
	apiRule,
	each,
	wholeNamesOf,
} from '../../../shared/facts/security/apis.ts';
import { NAMING } from './api-naming.ts';

const RECEIVER = /^(?:pathlib\.)?Path\((.{1,400})\)$/s;

/** A method of a path: `Path('a.txt').read_text()`. */
function ofPath(operation: string): ApiReader {
	return ({ api, call }, tell) => {
		const inner = RECEIVER.exec(call.receiver ?? '')?.[1];
		const path = inner === undefined ? null : literalText(inner);
		const isLiteral = path !== null && !/^[fF]/.test(inner ?? '');
		tell({ api, operation, path: isLiteral ? path : null, given: isLiteral ? 'literal' : 'variable' });
	};
}

const MODES: Readonly<Record<string, string>> = { r: 'read', w: 'write', a: 'append', x: 'write' };

/** `path.open('w')`: the mode comes first. */
const openedPath: ApiReader = (seen, tell) => {
	const mode = seen.argument(0, 'mode') === undefined ? 'r' : seen.literal(0, 'mode');
	ofPath(MODES[mode?.[0] ?? ''] ?? 'open')(seen, tell);
};

const PATH = ['pathlib.Path', 'pathlib.PosixPath', 'anyio.Path'];

const FILES: ApiTable = {
	...each(
		['builtins', 'io', 'codecs', 'aiofiles', 'gzip', 'bz2', 'lzma', 'anyio'],
		['open', 'open_file'],
		openedFile(),
	),
	'os.open': fileOperationAt('open'),
	...each(['os'], ['remove', 'unlink', 'rmdir', 'removedirs'], fileOperationAt('delete')),
	...each(['os'], ['rename', 'renames', 'replace'], fileOperationAt('move')),
	...each(['os'], ['chmod', 'chown', 'lchown', 'fchmod', 'fchown'], fileOperationAt('permissions')),
	...each(['os'], ['mkdir', 'makedirs'], fileOperationAt('create')),
	...each(['os'], ['listdir', 'scandir', 'walk'], fileOperationAt('list')),
	...each(['os'], ['symlink', 'link'], fileOperationAt('link')),
	'shutil.rmtree': fileOperationAt('delete'),
	'shutil.move': fileOperationAt('move'),
	...each(['shutil'], ['copy', 'copy2', 'copyfile', 'copytree'], fileOperationAt('copy')),
	'shutil.chown': fileOperationAt('permissions'),
	'shutil.unpack_archive': fileOperationAt('extract'),
	...each(
		['tempfile'],
		['mkstemp', 'mkdtemp', 'mktemp', 'NamedTemporaryFile', 'TemporaryDirectory', 'TemporaryFile'],
		({ api }, tell) => tell({ api, operation: 'create' }),
	),
	...each(
		['zipfile.ZipFile', 'tarfile.open', 'tarfile.TarFile', 'tarfile.TarFile.open'],
		['extractall', 'extract'],
		({ api }, tell) => tell({ api, operation: 'extract' }),
	),
	...each(PATH, ['read_text', 'read_bytes'], ofPath('read')),
	...each(PATH, ['write_text', 'write_bytes'], ofPath('write')),
	...each(PATH, ['unlink', 'rmdir'], ofPath('delete')),
	...each(PATH, ['rename', 'replace'], ofPath('move')),
	...each(PATH, ['mkdir', 'touch'], ofPath('create')),
	...each(PATH, ['chmod'], ofPath('permissions')),
	...each(PATH, ['iterdir', 'glob', 'rglob'], ofPath('list')),
	...each(PATH, ['symlink_to', 'hardlink_to'], ofPath('link')),
	...each(PATH, ['open'], openedPath),
};

const TEXTS: Readonly<Record<string, string>> = {
	read_text: 'read',
	read_bytes: 'read',
	write_text: 'write',
	write_bytes: 'write',
};

/** Methods that only paths have, where nothing says that it is one. */
const texts: CallRule = {
	fact: fileOperation,
	on: 'call',
	names: Object.keys(TEXTS),
	via: ['call'],
	find(call, file, tell) {
		if (call.receiver === null || /^(?:self|super\(\))$/.test(call.receiver)) return;
		if (wholeNamesOf(call, file, NAMING).some((whole) => whole in FILES)) return;
		tell({ api: `Path.${call.name}`, operation: TEXTS[call.name], given: 'variable' });
	},
};

/** A list of arguments or a line; `shell=True` hands it to a shell. */
const started: ApiReader = (seen, tell) => {
	const shell = seen.call.args.find(({ name }) => name === 'shell')?.text;
	if (shell === 'True') return shellCommand(0, 'args')(seen, tell);
	if (shell !== undefined && shell !== 'False') {
		// Only the run decides.
		const given = seen.given(0, 'args');
		tell({ api: seen.api, command: given?.text, given: given?.how });
		return;
	}
	const { kind } = seen.argument(0, 'args') ?? {};
	if (kind === 'array') tell(listCommand(seen, 0, 'args'));
	else argvCommand(0, 'args')(seen, tell);
};

const EXEC = ['execl', 'execle', 'execlp', 'execlpe', 'execv', 'execve', 'execvp', 'execvpe'];
const SPAWN = ['spawnl', 'spawnle', 'spawnlp', 'spawnv', 'spawnve', 'spawnvp'];

const PROCESSES: ApiTable = {
	...each(['subprocess', 'subprocess32'], ['run', 'call', 'check_call', 'check_output', 'Popen'], started),
	...each(['subprocess', 'commands'], ['getoutput', 'getstatusoutput'], shellCommand()),
	...each(['os'], ['system', 'popen'], shellCommand()),
	...each(['os'], EXEC, argvCommand()),
	...each(['os'], SPAWN, argvCommand(1)),
	'os.posix_spawn': argvCommand(),
	'asyncio.create_subprocess_exec': argvCommand(),
	'asyncio.create_subprocess_shell': shellCommand(),
	'asyncio.subprocess.create_subprocess_exec': argvCommand(),
	'asyncio.subprocess.create_subprocess_shell': shellCommand(),
	...each(['pexpect'], ['spawn', 'run'], argvCommand()),
	'anyio.run_process': started,
	'pty.spawn': started,
};

export const SYSTEM: readonly CallRule[] = [
	apiRule(fileOperation, NAMING, FILES),
	texts,
	apiRule(subprocess, NAMING, PROCESSES),
];
