import type { CallRule } from '../../../../model/facts/rules.ts';
import { configRead, envRead, fileOperation, subprocess } from '../../../../model/facts/security.ts';
import { words } from '../../../../model/word-list.ts';
import { argvCommand, configAt, envAt, fileOperationAt } from '../../../shared/facts/security/api-readers.ts';
import { type ApiReader, type ApiTable, apiRule, each } from '../../../shared/facts/security/apis.ts';
import { NAMING } from './api-naming.ts';

/** What `os.OpenFile` is to do is in its flags. */
const opened: ApiReader = (seen, tell) => {
	const flags = seen.call.args[1]?.text ?? '';
	const operation = /O_APPEND/.test(flags)
		? 'append'
		: /O_(?:WRONLY|RDWR|CREATE|TRUNC)/.test(flags)
			? 'write'
			: /O_RDONLY/.test(flags)
				? 'read'
				: 'open';
	fileOperationAt(operation)(seen, tell);
};

const made: ApiReader = ({ api }, tell) => tell({ api, operation: 'create' });

const FILES: ApiTable = {
	...each(['os', 'io/ioutil'], ['ReadFile'], fileOperationAt('read')),
	'os.Open': fileOperationAt('read'),
	'os.OpenFile': opened,
	'os.Create': fileOperationAt('write'),
	...each(['os', 'io/ioutil'], ['WriteFile'], fileOperationAt('write')),
	'os.Truncate': fileOperationAt('write'),
	...each(['os'], ['Remove', 'RemoveAll'], fileOperationAt('delete')),
	'os.Rename': fileOperationAt('move'),
	...each(['os'], ['Chmod', 'Chown', 'Lchown'], fileOperationAt('permissions')),
	...each(['os'], ['Mkdir', 'MkdirAll'], fileOperationAt('create')),
	...each(['os'], ['MkdirTemp', 'CreateTemp'], made),
	...each(['io/ioutil'], ['TempFile', 'TempDir'], made),
	...each(['os', 'io/ioutil'], ['ReadDir'], fileOperationAt('list')),
	...each(['path/filepath'], ['Walk', 'WalkDir', 'Glob'], fileOperationAt('list')),
	...each(['os'], ['Symlink', 'Link'], fileOperationAt('link')),
	'archive/zip.OpenReader': fileOperationAt('read'),
	'net/http.ServeFile': fileOperationAt('read', 2),
};

const PROCESSES: ApiTable = {
	'os/exec.Command': argvCommand(),
	'os/exec.CommandContext': argvCommand(1),
	'os.StartProcess': argvCommand(),
	'syscall.Exec': argvCommand(),
	'golang.org/x/sys/execabs.Command': argvCommand(),
};

const GETTERS = words(`
	Get GetString GetInt GetInt64 GetBool GetFloat64 GetDuration GetStringSlice GetStringMap
	GetStringMapString IsSet GetUint GetTime`);

const VIPER = words(`
	github.com/spf13/viper github.com/spf13/viper.Viper github.com/spf13/viper.New
	github.com/spf13/viper.GetViper`);

export const SYSTEM: readonly CallRule[] = [
	apiRule(fileOperation, NAMING, FILES),
	apiRule(subprocess, NAMING, PROCESSES),
	apiRule(envRead, NAMING, each(['os', 'syscall'], ['Getenv', 'LookupEnv'], envAt())),
	apiRule(configRead, NAMING, {
		...each(VIPER, GETTERS, configAt('viper')),
		...each(
			['github.com/knadh/koanf', 'github.com/knadh/koanf.Koanf', 'github.com/knadh/koanf.New'],
			['String', 'Int', 'Bool', 'Duration', 'Strings'],
			configAt('koanf'),
		),
	}),
];
