import { ENCODINGS, FILE_STATUSES, FileFlag, SKIP_REASONS } from '../../model/file.ts';
import { bit, codes, FILE, type View } from './parts.ts';

/** Files, and what was left out. */
export const FILES_VIEW: View = {
	name: 'files',
	about: 'every file in the index',
	from: 'file f',
	columns: [
		FILE,
		{ name: 'language', sql: 'f.language', about: 'language id' },
		{ name: 'size', sql: 'f.size', about: 'bytes' },
		{ name: 'lines', sql: 'f.lines', about: 'lines' },
		{ name: 'status', sql: codes('f.status', FILE_STATUSES), about: FILE_STATUSES.join(', ') },
		{ name: 'encoding', sql: codes('f.encoding', ENCODINGS), about: ENCODINGS.join(', ') },
		{ name: 'hash', sql: 'lower(hex(f.hash))', about: 'xxhash64 of the bytes' },
		{ name: 'package', sql: 'f.package', about: "folder of its package ('' for the root), or null" },
		{ name: 'is_test', sql: bit('f.flags', FileFlag.test), about: '' },
		{ name: 'is_generated', sql: bit('f.flags', FileFlag.generated | FileFlag.marksGenerated), about: '' },
		{ name: 'is_vendored', sql: bit('f.flags', FileFlag.vendored), about: '' },
		{ name: 'syntax_errors', sql: 'f.syntax_errors', about: 'places the parser could not read' },
		{ name: 'note', sql: 'f.note', about: 'why the status is not `parsed`' },
	],
};

export const SKIPPED_VIEW: View = {
	name: 'skipped',
	about: 'every file or folder left out, with the reason',
	from: 'skip s',
	columns: [
		{ name: 'file', sql: 's.path', about: 'path from the root' },
		{ name: 'reason', sql: codes('s.reason', SKIP_REASONS), about: SKIP_REASONS.join(', ') },
		{ name: 'detail', sql: 's.detail', about: 'the rule, size or error behind it' },
		{ name: 'is_folder', sql: 's.folder', about: '1 for a folder that was not entered' },
	],
};
