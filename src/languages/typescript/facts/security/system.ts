import type { CallRule, Tell } from '../../../../model/facts/rules.ts';
import { fileOperation, subprocess } from '../../../../model/facts/security.ts';
import {
	argvCommand,
	describeArguments,
	fileOperationAt,
	shellCommand,
} from '../../../shared/facts/security/api-readers.ts';
import {
	type ApiCall,
	type ApiReader,
	type ApiTable,
	apiRule,
	each,
} from '../../../shared/facts/security/apis.ts';
import { NAMING } from './api-naming.ts';

const FS = ['fs', 'fs.promises', 'fs/promises', 'fs-extra', 'graceful-fs'];

/** A function of `fs`, also in its other forms: `readFile`, `readFileSync`. */
function ofFs(operation: string, ...names: string[]): ApiTable {
	return each(
		FS,
		names.flatMap((name) => [name, `${name}Sync`]),
		fileOperationAt(operation),
	);
}

const FLAGS: Readonly<Record<string, string>> = { r: 'read', w: 'write', a: 'append' };

/** `open(path, 'w')`: what it is opened for is in its flags. */
const opened: ApiReader = (seen, tell) => {
	const flags = seen.argument(1) === undefined ? 'r' : seen.literal(1);
	fileOperationAt(FLAGS[flags?.[0] ?? ''] ?? 'open')(seen, tell);
};

const FILES: ApiTable = {
	...ofFs('read', 'readFile', 'createReadStream', 'readJson', 'readJSON', 'readlink'),
	...ofFs(
		'write',
		'writeFile',
		'createWriteStream',
		'truncate',
		'outputFile',
		'writeJson',
		'writeJSON',
		'outputJson',
	),
	...ofFs('append', 'appendFile'),
	...ofFs('delete', 'unlink', 'rm', 'rmdir', 'remove', 'emptyDir'),
	...ofFs('create', 'mkdir', 'mkdtemp', 'mkdirp', 'ensureDir', 'ensureFile', 'mkdirs'),
	...ofFs('copy', 'copyFile', 'cp', 'copy'),
	...ofFs('move', 'rename', 'move'),
	...ofFs('permissions', 'chmod', 'chown', 'lchown', 'lchmod'),
	...ofFs('list', 'readdir', 'opendir'),
	...ofFs('link', 'symlink', 'link'),
	...each(FS, ['open', 'openSync'], opened),
	...each(
		['globalThis.Deno'],
		['readFile', 'readTextFile', 'readFileSync', 'readTextFileSync'],
		fileOperationAt('read'),
	),
	...each(
		['globalThis.Deno'],
		['writeFile', 'writeTextFile', 'writeFileSync', 'writeTextFileSync'],
		fileOperationAt('write'),
	),
	...each(['globalThis.Deno'], ['remove', 'removeSync'], fileOperationAt('delete')),
	'globalThis.Bun.write': fileOperationAt('write'),
	'globalThis.Bun.file': fileOperationAt('open'),
	'rimraf as rimraf': fileOperationAt('delete'),
	'rimraf.rimraf': fileOperationAt('delete'),
	'rimraf.sync': fileOperationAt('delete'),
	'mkdirp as mkdirp': fileOperationAt('create'),
	'mkdirp.mkdirp': fileOperationAt('create'),
	'mkdirp.sync': fileOperationAt('create'),
};

/** A program with its arguments apart, unless its options ask for a shell. */
const spawned: ApiReader = (seen, tell) => {
	const options = seen.call.args.find(({ kind }) => kind === 'object');
	if (options !== undefined && /\bshell\s{0,4}:(?!\s{0,4}false\b)/.test(options.text)) {
		const given = seen.given(0);
		tell({
			api: seen.api,
			command: given?.text,
			form: 'shell',
			given: given?.how,
			arguments: describeArguments(seen.givenFrom(1)),
		});
	} else argvCommand()(seen, tell);
};

/** `$`ls ${path}``: what is put in is one argument, and no shell reads it. */
function tagged(seen: ApiCall, tell: Tell): void {
	const given = seen.given(0);
	tell({ api: seen.api, command: given?.text, form: 'argv', given: given?.how });
}

const PROCESSES: ApiTable = {
	...each(['child_process'], ['exec', 'execSync'], shellCommand()),
	...each(['child_process'], ['spawn', 'spawnSync', 'execFile', 'execFileSync', 'fork'], spawned),
	'cross-spawn as spawn|crossSpawn': spawned,
	'cross-spawn.sync': spawned,
	'cross-spawn.spawn': spawned,
	'execa as execa': spawned,
	...each(['execa'], ['execa', 'execaSync', 'sync', 'execaNode', 'node'], spawned),
	...each(['execa'], ['command', 'commandSync', 'execaCommand', 'execaCommandSync'], argvCommand()),
	'shelljs.exec': shellCommand(),
	'globalThis.Deno.Command': spawned,
	'node-pty.spawn': spawned,
};

const TAGGED: ApiTable = {
	'zx.$': tagged,
	'execa.$': tagged,
	'bun.$': tagged,
	'globalThis.Bun.$': tagged,
	'zx/globals.$': tagged,
};

export const SYSTEM: readonly CallRule[] = [
	apiRule(fileOperation, NAMING, FILES, {
		also: ['readFileAsync', 'writeFileAsync', 'unlinkAsync', 'mkdirAsync', 'readdirAsync'],
	}),
	apiRule(subprocess, NAMING, PROCESSES, {
		also: ['execAsync', 'execPromise', 'asyncExec', 'execP', 'execFileAsync', 'execCommand', 'pexec'],
	}),
	apiRule(subprocess, NAMING, TAGGED, { via: ['tag'] }),
];
