import type { CallRule } from '../../../../model/facts/rules.ts';
import { fileOperation } from '../../../../model/facts/security.ts';
import { fileOperationAt } from '../../../shared/facts/security/api-readers.ts';
import {
	type ApiCall,
	type ApiReader,
	type ApiTable,
	apiRule,
	each,
} from '../../../shared/facts/security/apis.ts';
import { NAMING } from './api-naming.ts';

const FILE = ['System.IO.File', 'System.IO.Abstractions.IFileSystem.File'];
const DIRECTORY = ['System.IO.Directory', 'System.IO.Abstractions.IFileSystem.Directory'];

const ASYNC = (names: readonly string[]): string[] => names.flatMap((name) => [name, `${name}Async`]);

/** `new FileStream(path, FileMode.Append)`, `File.Open(path, FileMode.Open, FileAccess.Read)`. */
const opened: ApiReader = (seen, tell) => {
	const written = seen.call.args.map(({ text }) => text).join(' ');
	const operation = /\bFileMode\.Append\b/.test(written)
		? 'append'
		: /\bFileAccess\.Read\b/.test(written)
			? 'read'
			: /\bFileMode\.(?:Create|CreateNew|Truncate|OpenOrCreate)\b|\bFileAccess\.(?:Write|ReadWrite)\b/.test(
						written,
					)
				? 'write'
				: 'open';
	fileOperationAt(operation, 0, 'path')(seen, tell);
};

/** A path and not a stream: a text, or what is declared to be one. */
function isPath({ call, file }: ApiCall): boolean {
	const [first] = call.args;
	if (first === undefined) return false;
	if (first.kind === 'string' || first.kind === 'template' || first.name === 'path') return true;
	if (/^(?:System\.IO\.)?Path\.(?:Combine|Join)\(/.test(first.text) || /^\$?@?"/.test(first.text))
		return true;
	return first.kind === 'identifier' && /^string\??$/i.test(file.binding(first.text, call.scope)?.type ?? '');
}

const reader: ApiReader = (seen, tell) => {
	if (isPath(seen)) fileOperationAt('read', 0, 'path')(seen, tell);
};

const writer: ApiReader = (seen, tell) => {
	if (!isPath(seen)) return;
	const appends = seen.argument(1, 'append')?.text === 'true';
	fileOperationAt(appends ? 'append' : 'write', 0, 'path')(seen, tell);
};

/** A method of `new FileInfo(path)`: the path is what that was made with. */
function ofInfo(operation: string): ApiReader {
	return (seen, tell) => {
		const path = seen.givenReceiver();
		tell({ api: seen.api, operation, path: path.text, given: path.how });
	};
}

const made: ApiReader = ({ api }, tell) => tell({ api, operation: 'create' });

const FILE_INFO = ['System.IO.FileInfo'];
const DIRECTORY_INFO = ['System.IO.DirectoryInfo'];
const LISTED = ['Files', 'Directories', 'FileSystemEntries', 'FileSystemInfos'].flatMap((name) => [
	`Get${name}`,
	`Enumerate${name}`,
]);

const OPERATIONS: ApiTable = {
	...each(
		FILE,
		[...ASYNC(['ReadAllText', 'ReadAllLines', 'ReadAllBytes', 'ReadLines']), 'OpenRead', 'OpenText'],
		fileOperationAt('read', 0, 'path'),
	),
	...each(
		FILE,
		[...ASYNC(['WriteAllText', 'WriteAllLines', 'WriteAllBytes']), 'Create', 'CreateText', 'OpenWrite'],
		fileOperationAt('write', 0, 'path'),
	),
	...each(
		FILE,
		[...ASYNC(['AppendAllText', 'AppendAllLines', 'AppendAllBytes']), 'AppendText'],
		fileOperationAt('append', 0, 'path'),
	),
	...each(FILE, ['Open'], opened),
	...each([...FILE, ...DIRECTORY], ['Delete'], fileOperationAt('delete', 0, 'path')),
	...each(FILE, ['Copy'], fileOperationAt('copy')),
	...each([...FILE, ...DIRECTORY], ['Move', 'Replace'], fileOperationAt('move')),
	...each(FILE, ['SetAttributes', 'SetUnixFileMode', 'SetAccessControl'], fileOperationAt('permissions')),
	...each([...FILE, ...DIRECTORY], ['CreateSymbolicLink'], fileOperationAt('link')),
	...each(DIRECTORY, ['CreateDirectory'], fileOperationAt('create', 0, 'path')),
	...each(DIRECTORY, ['CreateTempSubdirectory'], made),
	...each(DIRECTORY, LISTED, fileOperationAt('list', 0, 'path')),
	'System.IO.Path.GetTempFileName': made,
	'System.IO.FileStream': opened,
	'System.IO.StreamReader': reader,
	'System.IO.StreamWriter': writer,
	...each([...FILE_INFO, ...DIRECTORY_INFO], ['Delete'], ofInfo('delete')),
	...each([...FILE_INFO, ...DIRECTORY_INFO], ['MoveTo'], ofInfo('move')),
	...each(FILE_INFO, ['CopyTo'], ofInfo('copy')),
	...each(FILE_INFO, ['OpenRead', 'OpenText'], ofInfo('read')),
	...each(FILE_INFO, ['OpenWrite', 'Create', 'CreateText'], ofInfo('write')),
	...each(FILE_INFO, ['AppendText'], ofInfo('append')),
	...each(DIRECTORY_INFO, ['Create', 'CreateSubdirectory'], ofInfo('create')),
	...each(DIRECTORY_INFO, LISTED, ofInfo('list')),
	'System.IO.Compression.ZipFile.ExtractToDirectory': fileOperationAt('extract'),
	'System.IO.Compression.ZipFile.OpenRead': fileOperationAt('read'),
	'System.IO.Compression.ZipFile.CreateFromDirectory': fileOperationAt('read'),
	...each(
		['System.IO.Compression.ZipArchiveEntry', 'System.IO.Compression.ZipArchive'],
		['ExtractToFile', 'ExtractToDirectory'],
		fileOperationAt('extract'),
	),
};

export const FILES: readonly CallRule[] = [apiRule(fileOperation, NAMING, OPERATIONS)];
