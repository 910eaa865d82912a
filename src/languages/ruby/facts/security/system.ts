import type { FactRule, FileRule } from '../../../../model/facts/rules.ts';
import { configRead, envRead, fileOperation, subprocess } from '../../../../model/facts/security.ts';
import {
	argvCommand,
	envAt,
	fileOperationAt,
	listCommand,
	openedFile,
	shellCommand,
} from '../../../shared/facts/security/api-readers.ts';
import { type ApiReader, type ApiTable, apiRule, each } from '../../../shared/facts/security/apis.ts';
import { NAMING } from './api-naming.ts';

const made: ApiReader = ({ api }, tell) => tell({ api, operation: 'create' });

const FILES: ApiTable = {
	...each(['File', 'IO'], ['read', 'readlines', 'foreach', 'binread'], fileOperationAt('read')),
	...each(['File', 'IO'], ['write', 'binwrite'], fileOperationAt('write')),
	...each(['File'], ['open', 'new'], openedFile()),
	...each(['File'], ['delete', 'unlink'], fileOperationAt('delete')),
	'File.rename': fileOperationAt('move'),
	...each(['File'], ['chmod', 'chown'], fileOperationAt('permissions', 1)),
	...each(['File'], ['symlink', 'link'], fileOperationAt('link')),
	...each(
		['FileUtils'],
		['rm', 'rm_f', 'rm_r', 'rm_rf', 'remove', 'remove_dir', 'remove_entry', 'rmdir', 'remove_entry_secure'],
		fileOperationAt('delete'),
	),
	...each(['FileUtils'], ['cp', 'cp_r', 'copy', 'copy_file', 'install'], fileOperationAt('copy')),
	...each(['FileUtils'], ['mv', 'move'], fileOperationAt('move')),
	...each(['FileUtils'], ['mkdir', 'mkdir_p', 'makedirs', 'touch'], fileOperationAt('create')),
	...each(['FileUtils'], ['chmod', 'chmod_R', 'chown', 'chown_R'], fileOperationAt('permissions', 1)),
	...each(['FileUtils'], ['ln', 'ln_s', 'ln_sf', 'symlink'], fileOperationAt('link')),
	...each(['Dir'], ['glob', 'entries', 'children', 'each_child', 'foreach'], fileOperationAt('list')),
	...each(['Dir'], ['mkdir'], fileOperationAt('create')),
	...each(['Dir'], ['rmdir', 'delete', 'unlink'], fileOperationAt('delete')),
	...each(['Tempfile'], ['new', 'create', 'open'], made),
	'Dir.mktmpdir': made,
	'YAML.load_file': fileOperationAt('read'),
};

/** One text is a line for the shell; a program with arguments is not. A hash of variables may stand first. */
const started: ApiReader = (seen, tell) => {
	const { args } = seen.call;
	const at = args[0]?.kind === 'object' ? 1 : 0;
	if (args[at] === undefined) return;
	const plain = args.slice(at).filter(({ name, kind }) => name === undefined && kind !== 'function');
	if (args[at].kind === 'array') tell(listCommand(seen, at));
	else if (plain.length > 1 || plain[0]?.kind === 'spread') argvCommand(at)(seen, tell);
	else shellCommand(at)(seen, tell);
};

const PROCESSES: ApiTable = {
	system: started,
	exec: started,
	spawn: started,
	'Process.spawn': started,
	'Process.exec': started,
	'IO.popen': started,
	'PTY.spawn': started,
	...each(
		['Open3'],
		['capture2', 'capture2e', 'capture3', 'popen2', 'popen2e', 'popen3', 'pipeline'],
		started,
	),
};

const INDEX =
	/\s{0,4}\[\s{0,4}(?:(["'])([^"'\n#]{1,200})\1|[^\]\n]{1,100})\s{0,4}\](?!\s{0,8}(?:\|\||&&)?=(?![=~>]))/y;

/** `ENV['HOME']`. */
const environment: FileRule = {
	fact: envRead,
	on: 'file',
	find(file, tell) {
		for (const { start, chunk } of file.text.includes('ENV') ? file.references('ENV') : []) {
			INDEX.lastIndex = start + 'ENV'.length;
			const found = INDEX.exec(file.text);
			if (found === null) continue;
			const end = INDEX.lastIndex;
			const hasDefault = /^\s{0,4}(?:\|\||\bor\b)/.test(file.text.slice(end, end + 20));
			tell({ name: found[2], api: 'ENV', has_default: hasDefault ? true : null }, { start, end, chunk });
		}
	},
};

/** A block gives what is taken when the variable is not set. */
const fetched: ApiReader = (seen, tell) => {
	const hasBlock = seen.call.args.some(({ name }) => name === '&');
	envAt()(seen, (told) => tell(hasBlock ? { ...told, has_default: true } : told));
};

const KEYS =
	/\.(?:dig\(\s{0,4}((?::\w{1,60}\s{0,4},?\s{0,4}){1,6})\)|(\w{1,60}!?(?:\.\w{1,60}){0,3}))|\[:?["']?(\w{1,60})["']?\]/y;
const RAILS = /\bRails\s{0,4}\.\s{0,4}application\s{0,4}\.\s{0,4}$/;

/** `Rails.application.credentials.mail.password`, `.dig(:mail, :password)`, `[:mail]`. */
const credentials: FileRule = {
	fact: configRead,
	on: 'file',
	find(file, tell) {
		for (const name of ['credentials', 'secrets']) {
			if (!file.text.includes(`application.${name}`)) continue;
			for (const { start, member, chunk } of file.references(name)) {
				if (!member || !RAILS.test(file.text.slice(Math.max(0, start - 40), start))) continue;
				KEYS.lastIndex = start + name.length;
				const found = KEYS.exec(file.text);
				if (found === null) continue;
				const key =
					found[1]?.replaceAll(/[:\s]/g, '').replaceAll(',', '.') ?? found[2]?.replace('!', '') ?? found[3];
				tell({ library: 'rails', key }, { start, end: KEYS.lastIndex, chunk });
			}
		}
	},
};

export const SYSTEM: readonly FactRule[] = [
	apiRule(fileOperation, NAMING, FILES),
	apiRule(subprocess, NAMING, PROCESSES),
	environment,
	apiRule(envRead, NAMING, { 'ENV.fetch': fetched }),
	credentials,
];
