import type { FactRule, FileRule } from '../../../../model/facts/rules.ts';
import { configRead, envRead, fileOperation, subprocess } from '../../../../model/facts/security.ts';
import {
	configAt,
	envAt,
	fileOperationAt,
	listCommand,
	openedFile,
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
import { isAddress } from './network.ts';

/** The functions of the language, by what they do. */
function functions(operation: string, ...names: string[]): ApiTable {
	return Object.fromEntries(names.map((name) => [name, fileOperationAt(operation)]));
}

/** What reads a file also reads an address: that is a request. */
const read: ApiReader = (seen, tell) => {
	if (!isAddress(seen) && !isStream(seen)) fileOperationAt('read')(seen, tell);
};

/** `php://input` is what the program is given. */
function isStream(seen: ApiCall): boolean {
	return /^php:/.test(seen.given(0)?.text ?? '');
}

const opened: ApiReader = (seen, tell) => {
	if (!isAddress(seen) && !isStream(seen)) openedFile()(seen, tell);
};

const STORAGE = [
	'Illuminate\\Support\\Facades\\Storage',
	'Illuminate\\Support\\Facades\\File',
	'Storage',
	'File',
];
const SYMFONY = 'Symfony\\Component\\Filesystem\\Filesystem';

const FILES: ApiTable = {
	file_get_contents: read,
	file: read,
	readfile: read,
	fopen: opened,
	...functions('read', 'parse_ini_file', 'highlight_file', 'show_source', 'simplexml_load_file'),
	file_put_contents: (seen, tell) =>
		fileOperationAt(/FILE_APPEND/.test(seen.call.args[2]?.text ?? '') ? 'append' : 'write')(seen, tell),
	...functions('delete', 'unlink', 'rmdir'),
	...functions('move', 'rename', 'move_uploaded_file'),
	...functions('copy', 'copy'),
	...functions('create', 'mkdir', 'touch', 'tempnam'),
	tmpfile: ({ api }, tell) => tell({ api, operation: 'create' }),
	...functions('permissions', 'chmod', 'chown', 'chgrp'),
	...functions('list', 'scandir', 'opendir', 'glob'),
	...functions('link', 'symlink', 'link'),
	'ZipArchive.extractTo': fileOperationAt('extract'),
	...each(STORAGE, ['get', 'readStream'], fileOperationAt('read')),
	...each(STORAGE, ['put', 'putFile', 'putFileAs', 'prepend'], fileOperationAt('write')),
	...each(STORAGE, ['append'], fileOperationAt('append')),
	...each(STORAGE, ['delete', 'deleteDirectory'], fileOperationAt('delete')),
	...each(STORAGE, ['move'], fileOperationAt('move')),
	...each(STORAGE, ['copy'], fileOperationAt('copy')),
	...each(STORAGE, ['makeDirectory'], fileOperationAt('create')),
	...each([SYMFONY], ['remove'], fileOperationAt('delete')),
	...each([SYMFONY], ['dumpFile'], fileOperationAt('write')),
	...each([SYMFONY], ['mkdir', 'touch'], fileOperationAt('create')),
	...each([SYMFONY], ['chmod', 'chown'], fileOperationAt('permissions')),
};

/** A line for the shell, or a list that none reads. */
const started: ApiReader = (seen, tell) => {
	if (seen.call.args[0]?.kind === 'array') tell(listCommand(seen, 0));
	else shellCommand()(seen, tell);
};

const PROCESS = 'Symfony\\Component\\Process\\Process';

const PROCESSES: ApiTable = {
	...Object.fromEntries(
		['exec', 'shell_exec', 'system', 'passthru', 'popen'].map((name) => [name, shellCommand()]),
	),
	proc_open: started,
	pcntl_exec: started,
	[PROCESS]: started,
	[`${PROCESS}.fromShellCommandline`]: shellCommand(),
	...each(['Illuminate\\Support\\Facades\\Process', 'Process'], ['run', 'start'], started),
};

const INDEX = /\s{0,4}\[\s{0,4}(["'])([^"'\n]{1,200})\1\s{0,4}\](?!\s{0,8}(?:\.|\?\?)?=(?![=>]))/y;

/** `$_ENV['HOME']`. */
const superglobal: FileRule = {
	fact: envRead,
	on: 'file',
	find(file, tell) {
		for (const { start, chunk } of file.text.includes('$_ENV') ? file.references('$_ENV') : []) {
			INDEX.lastIndex = start + '$_ENV'.length;
			const found = INDEX.exec(file.text);
			if (found === null) continue;
			const end = INDEX.lastIndex;
			const hasDefault = /^\s{0,40}\?\?/.test(file.text.slice(end, end + 50));
			tell({ name: found[2], api: '$_ENV', has_default: hasDefault ? true : null }, { start, end, chunk });
		}
	},
};

/** `env('PORT', 80)` and `config('app.name')` are functions of Laravel: they take the name of a setting. */
function helper(says: ApiReader): ApiReader {
	return (seen, tell) => {
		if (seen.literal(0) !== null) says(seen, tell);
	};
}

const CONFIGS: ApiTable = {
	config: helper(configAt('laravel')),
	...each(['Illuminate\\Support\\Facades\\Config', 'Config'], ['get'], configAt('laravel')),
	get_option: helper(configAt('wordpress')),
	ini_get: helper(configAt('php.ini')),
};

export const SYSTEM: readonly FactRule[] = [
	apiRule(fileOperation, NAMING, FILES),
	apiRule(subprocess, NAMING, PROCESSES),
	superglobal,
	apiRule(envRead, NAMING, {
		getenv: (seen, tell) => (seen.call.args.length > 0 ? envAt(0, 9)(seen, tell) : undefined),
		env: helper(envAt()),
	}),
	apiRule(configRead, NAMING, CONFIGS),
];
