/** What a process did to the files of a folder, in order. */
export type DiskCall =
	| { kind: 'open'; fd: number; path: string; creates: boolean; truncates: boolean }
	| { kind: 'close'; fd: number }
	/** `offset` is null for a write where the last one ended. */
	| { kind: 'write'; fd: number; offset: number | null; bytes: Buffer }
	| { kind: 'truncate'; fd: number; size: number }
	| { kind: 'sync'; fd: number }
	| { kind: 'rename'; from: string; to: string }
	| { kind: 'unlink'; path: string };

const WATCHED = [
	...['openat', 'close', 'write', 'pwrite64', 'ftruncate', 'fsync', 'fdatasync', 'rename', 'unlink'],
	// So that nothing is written in a way that is not understood.
	...['writev', 'pwritev', 'pwritev2', 'truncate', 'fallocate', 'renameat', 'renameat2', 'link', 'linkat'],
	...['unlinkat', 'copy_file_range', 'dup', 'dup2', 'dup3'],
];

/** Options for a trace that `readDiskCalls` understands. */
export const DISK_CALLS = ['-xx', '-s', '1000000', '-e', `trace=${WATCHED}`];

/** The calls of a log that succeeded. */
export function readDiskCalls(log: string): DiskCall[] {
	const calls: DiskCall[] = [];
	for (const line of log.split('\n')) {
		const call = CALL.exec(line);
		if (call === null || line.includes('= -1 ')) continue;
		const [, name, given, result] = call;
		const understood = readCall(name, given, Number(result));
		if (understood !== null) calls.push(understood);
	}
	return calls;
}

const CALL = /^(\w+)\((.*)\) += (\d+)/;

function readCall(name: string, given: string, result: number): DiskCall | null {
	const [first, ...rest] = given.split(', ');
	const fd = Number(first);
	switch (name) {
		case 'openat':
			return {
				kind: 'open',
				fd: result,
				path: unescaped(rest[0]).toString(),
				creates: rest[1].includes('O_CREAT'),
				truncates: rest[1].includes('O_TRUNC'),
			};
		case 'close':
			return { kind: 'close', fd };
		case 'write':
			return { kind: 'write', fd, offset: null, bytes: unescaped(rest[0]).subarray(0, result) };
		case 'pwrite64':
			return { kind: 'write', fd, offset: Number(rest[2]), bytes: unescaped(rest[0]).subarray(0, result) };
		case 'ftruncate':
			return { kind: 'truncate', fd, size: Number(rest[0]) };
		case 'fsync':
		case 'fdatasync':
			return { kind: 'sync', fd };
		case 'rename':
			return { kind: 'rename', from: unescaped(first).toString(), to: unescaped(rest[0]).toString() };
		case 'unlink':
			return { kind: 'unlink', path: unescaped(first).toString() };
		case 'unlinkat':
		case 'writev':
			// Folders of parse processes are removed, and these are written to.
			return null;
		default:
			throw new Error(`not understood: ${name}(${given.slice(0, 200)})`);
	}
}

/** The bytes of a text like "\x61\x62". */
function unescaped(text: string): Buffer {
	if (!text.startsWith('"') || !text.endsWith('"')) throw new Error(`cut off: ${text.slice(-80)}`);
	return Buffer.from(text.slice(1, -1).replaceAll('\\x', ''), 'hex');
}
