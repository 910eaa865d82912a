import type { CallRule } from '../../../../../model/facts/rules.ts';
import { fileOperation, subprocess } from '../../../../../model/facts/security.ts';
import { words } from '../../../../../model/word-list.ts';
import { argvCommand, fileOperationAt, listCommand } from '../api-readers.ts';
import { type ApiNaming, type ApiReader, type ApiTable, apiRule, each } from '../apis.ts';

/** A method of a file: its path is what it was made with. */
function ofFile(operation: string): ApiReader {
	return (seen, tell) => {
		const path = seen.givenReceiver();
		tell({ api: seen.api, operation, path: path.text, given: path.how });
	};
}

const NIO = ['java.nio.file.Files'];
const IO = 'java.io';
const UTILS = ['org.apache.commons.io.FileUtils'];

const FILES: ApiTable = {
	...each([IO], ['FileInputStream', 'FileReader'], fileOperationAt('read')),
	...each([IO], ['FileOutputStream', 'FileWriter'], fileOperationAt('write')),
	...each([IO], ['RandomAccessFile'], fileOperationAt('open')),
	...each([`${IO}.File.*`], ['delete', 'deleteOnExit', 'deleteRecursively'], ofFile('delete')),
	...each([`${IO}.File.*`], ['mkdir', 'mkdirs', 'createNewFile'], ofFile('create')),
	...each([`${IO}.File.*`], ['renameTo'], ofFile('move')),
	...each([`${IO}.File.*`], ['list', 'listFiles', 'walk', 'walkTopDown'], ofFile('list')),
	...each([`${IO}.File.*`], ['setReadable', 'setWritable', 'setExecutable'], ofFile('permissions')),
	...each(
		[`${IO}.File`],
		words(`
			readText readBytes readLines forEachLine useLines bufferedReader inputStream reader`),
		ofFile('read'),
	),
	...each(
		[`${IO}.File`],
		['writeText', 'writeBytes', 'bufferedWriter', 'outputStream', 'writer', 'printWriter'],
		ofFile('write'),
	),
	...each([`${IO}.File`], ['appendText', 'appendBytes'], ofFile('append')),
	...each([`${IO}.File`], ['copyTo', 'copyRecursively'], ofFile('copy')),
	'java.io.File.createTempFile': ({ api }, tell) => tell({ api, operation: 'create' }),
	...each(
		NIO,
		words(`
			readAllBytes readAllLines readString lines newBufferedReader newInputStream newByteChannel`),
		fileOperationAt('read'),
	),
	...each(NIO, ['write', 'writeString', 'newBufferedWriter', 'newOutputStream'], fileOperationAt('write')),
	...each(NIO, ['delete', 'deleteIfExists'], fileOperationAt('delete')),
	...each(NIO, ['copy'], fileOperationAt('copy')),
	...each(NIO, ['move'], fileOperationAt('move')),
	...each(NIO, ['createFile', 'createDirectory', 'createDirectories'], fileOperationAt('create')),
	...each(NIO, ['createTempFile', 'createTempDirectory'], ({ api }, tell) =>
		tell({ api, operation: 'create' }),
	),
	...each(NIO, ['list', 'walk', 'find', 'newDirectoryStream', 'walkFileTree'], fileOperationAt('list')),
	...each(NIO, ['setPosixFilePermissions', 'setOwner', 'setAttribute'], fileOperationAt('permissions')),
	...each(NIO, ['createSymbolicLink', 'createLink'], fileOperationAt('link')),
	...each(UTILS, ['readFileToString', 'readFileToByteArray', 'readLines'], fileOperationAt('read')),
	...each(UTILS, ['writeStringToFile', 'writeByteArrayToFile', 'write'], fileOperationAt('write')),
	...each(
		UTILS,
		['deleteDirectory', 'deleteQuietly', 'forceDelete', 'cleanDirectory'],
		fileOperationAt('delete'),
	),
	...each(UTILS, ['copyFile', 'copyDirectory', 'copyURLToFile'], fileOperationAt('copy')),
	...each(UTILS, ['moveFile', 'moveDirectory'], fileOperationAt('move')),
	...each(UTILS, ['forceMkdir'], fileOperationAt('create')),
};

/** A line that is split at its spaces, or a list: no shell reads either. */
const executed: ApiReader = (seen, tell) => {
	if (seen.call.argCount === 0) return;
	if (seen.items(0) !== null) {
		tell(listCommand(seen, 0));
		return;
	}
	const given = seen.given(0);
	tell({ api: seen.api, command: given?.text, form: 'argv', given: given?.how });
};

/** `new ProcessBuilder("git", "log")`: the arguments follow the program. */
const built: ApiReader = (seen, tell) => {
	const { op } = seen.file.operation(seen.value(0));
	const isList = op === 'spread' || seen.items(0) !== null;
	(isList ? executed : argvCommand())(seen, tell);
};

const PROCESSES: ApiTable = {
	'java.lang.Runtime.getRuntime.exec': executed,
	'java.lang.Runtime.exec': executed,
	'java.lang.ProcessBuilder': built,
	'org.apache.commons.exec.CommandLine.parse': executed,
};

export function systemRules(naming: ApiNaming): CallRule[] {
	return [apiRule(fileOperation, naming, FILES), apiRule(subprocess, naming, PROCESSES)];
}
