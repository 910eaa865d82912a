import type { CallRule } from '../../../../model/facts/rules.ts';
import { configRead, envRead, fileOperation, subprocess } from '../../../../model/facts/security.ts';
import { givenAt } from '../../../shared/facts/from-text/given.ts';
import { RUST } from '../../../shared/facts/from-text/notations.ts';
import { literalText } from '../../../shared/facts/literals.ts';
import { configAt, envAt, fileOperationAt } from '../../../shared/facts/security/api-readers.ts';
import { type ApiReader, type ApiTable, apiRule, each } from '../../../shared/facts/security/apis.ts';
import { chainAfter, entriesAt } from '../../../shared/facts/written-objects.ts';
import { NAMING } from './api-naming.ts';

const FS = ['std.fs', 'tokio.fs', 'async_std.fs', 'fs_err', 'fs_err.tokio', 'smol.fs'];
const FILE = FS.map((name) => `${name}.File`);
const OPTIONS = [...FS.map((name) => `${name}.OpenOptions.*`), ...FILE.map((name) => `${name}.options.*`)];

/** What `OpenOptions` are set to is written before it: `.append(true).open(path)`. */
const opened: ApiReader = (seen, tell) => {
	const options = seen.call.receiver ?? '';
	const operation = /append\(true\)/.test(options)
		? 'append'
		: /(?:write|create|truncate)\w{0,4}\(true\)/.test(options)
			? 'write'
			: /read\(true\)/.test(options)
				? 'read'
				: 'open';
	const api = seen.api.replace(/\.(?:OpenOptions|options)\.[\w.]{1,200}$/, '.OpenOptions.open');
	fileOperationAt(operation)(seen, (told) => tell({ ...told, api }));
};

const made: ApiReader = ({ api }, tell) => tell({ api, operation: 'create' });

const FILES: ApiTable = {
	...each(FS, ['read', 'read_to_string'], fileOperationAt('read')),
	...each(FS, ['write'], fileOperationAt('write')),
	...each(FS, ['remove_file', 'remove_dir', 'remove_dir_all'], fileOperationAt('delete')),
	...each(FS, ['rename'], fileOperationAt('move')),
	...each(FS, ['copy'], fileOperationAt('copy')),
	...each(FS, ['create_dir', 'create_dir_all'], fileOperationAt('create')),
	...each(FS, ['read_dir'], fileOperationAt('list')),
	...each(FS, ['set_permissions'], fileOperationAt('permissions')),
	...each(FS, ['hard_link', 'soft_link', 'symlink'], fileOperationAt('link')),
	'std.os.unix.fs.symlink': fileOperationAt('link'),
	...each(FILE, ['open'], fileOperationAt('read')),
	...each(['rocket.fs.NamedFile', 'actix_files.NamedFile'], ['open', 'open_async'], fileOperationAt('read')),
	...each(FILE, ['create', 'create_new'], fileOperationAt('write')),
	...each(OPTIONS, ['open'], opened),
	...each(['tempfile'], ['tempfile', 'tempdir', 'TempDir.new', 'NamedTempFile.new'], made),
	'walkdir.WalkDir.new': fileOperationAt('list'),
};

const SHELL = /^(?:[\w/.-]{0,80}\/)?(?:sh|bash|zsh|cmd|powershell)(?:\.exe)?$/;

/** `Command::new("git").arg("log").args([branch])`: the arguments follow. */
const built: ApiReader = (seen, tell) => {
	const { file, call } = seen;
	const given = seen.given(0);
	const parts: { text: string; start: number }[] = [];
	for (const { name, open } of chainAfter(file.text, call.end)) {
		if (name === 'arg') parts.push(...entriesAt(file.text, open));
		else if (name === 'args') {
			const list = file.text.slice(open, open + 400).search(/[[{]/);
			parts.push(...(list < 0 ? entriesAt(file.text, open) : entriesAt(file.text, open + list)));
		}
	}
	if (
		given?.how === 'literal' &&
		SHELL.test(given.text ?? '') &&
		/^"(?:-\w{0,3}c|\/C|\/c|-Command)"$/.test(parts[0]?.text ?? '')
	) {
		const line = parts[1] === undefined ? null : givenAt(parts[1].start, call.scope, file, RUST);
		tell({ api: seen.api, command: line?.text, form: 'shell', given: line?.how });
		return;
	}
	const isFixed = parts.every(({ text }) => literalText(text.replace(/^&/, '')) !== null);
	tell({
		api: seen.api,
		command: given?.text,
		form: 'argv',
		given: given?.how,
		arguments: parts.length === 0 ? null : isFixed ? 'literal' : 'built',
	});
};

const PROCESSES: ApiTable = each(
	['std.process.Command', 'tokio.process.Command', 'async_process.Command', 'std.process.Command.std'],
	['new'],
	built,
);

/** `unwrap_or_else(…)` and the like say what is taken when it is not set. */
const read: ApiReader = (seen, tell) => {
	const hasDefault = chainAfter(seen.file.text, seen.call.end).some(({ name }) => /^unwrap_or/.test(name));
	envAt(0, 9)(seen, (told) => tell(hasDefault ? { ...told, has_default: true } : told));
};

const compiled: CallRule = {
	fact: envRead,
	on: 'call',
	names: ['env', 'option_env'],
	via: ['macro'],
	find(call, _, tell) {
		const name = literalText(call.args[0]?.text ?? '');
		if (call.receiver === null && name !== null) tell({ name, api: `${call.name}!` });
	},
};

const GETTERS = ['get', 'get_string', 'get_int', 'get_bool', 'get_float', 'get_table', 'get_array'];

export const SYSTEM: readonly CallRule[] = [
	apiRule(fileOperation, NAMING, FILES),
	apiRule(subprocess, NAMING, PROCESSES),
	apiRule(envRead, NAMING, {
		...each(['std.env'], ['var', 'var_os'], read),
		...each(['dotenvy', 'dotenv'], ['var'], read),
	}),
	compiled,
	apiRule(
		configRead,
		NAMING,
		each(['config.Config', 'config.Config.builder.*'], GETTERS, configAt('config', 0, 9)),
	),
];
