import { type DiscoveredFile, FileFlag, type FileStamp, type Omission } from '../../model/file.ts';
import { describeLink } from '../../platform/inside-root.ts';
import { type FolderEntry, readHead, statInside } from '../../platform/list-folder.ts';
import { refuse } from '../../platform/read-source.ts';
import { binaryExtension } from './binary-extensions.ts';
import { PLAIN_TEXT, SHEBANG_BYTES } from './detect-language.ts';
import { generatedByName } from './generated-names.ts';
import type { Rules } from './rules.ts';
import { isTestName } from './test-paths.ts';
import type { Folder, Walk } from './walk.ts';

/**
 * What is to be known of a file that no ignore rule names, or why it is left out; null when it is as the
 * walk knows it. `bytes`: its path as a byte string.
 */
export function describeFile(
	walk: Walk,
	folder: Folder,
	entry: FolderEntry,
	bytes: string,
): DiscoveredFile | Omission | null {
	const { rules } = walk;
	const { name, path } = entry;
	const known = walk.known.get(path);
	if (known !== undefined && isSame(statInside(walk.root, path), known)) return null;
	if (!folder.included && rules.include.match(bytes) === null) {
		return { reason: 'ignored', detail: 'no glob of include matches' };
	}
	const foreign = rules.vendored.verdict(bytes);
	if (foreign && !rules.options.indexVendored) return { reason: 'vendored', detail: BY_CONFIGURATION };
	const made = generatedReason(rules, name, bytes);
	if (made && !rules.options.indexGenerated) return made;
	const extension = entry.kind === 'file' ? binaryExtension(name) : null;
	if (extension !== null) return { reason: 'binary', detail: `named *.${extension}` };
	const stat = statInside(walk.root, path);
	if ('reason' in stat) return stat;
	const refused = stat.isSymbolicLink()
		? describeLink(walk.real, path)
		: refuse(stat, rules.options.maxFileBytes);
	if (refused) return refused;
	const language = languageOf(walk, entry);
	if (typeof language !== 'string') return language;
	return {
		path,
		language,
		size: Number(stat.size),
		mtimeNs: stat.mtimeNs,
		ctimeNs: stat.ctimeNs,
		inode: stat.ino,
		flags: flagsOf(rules, folder, entry, bytes, language, foreign, made),
		package: folder.package,
	};
}

function isSame(stat: ReturnType<typeof statInside>, known: FileStamp): boolean {
	return (
		'ino' in stat &&
		stat.ino === known.inode &&
		stat.size === known.size &&
		stat.mtimeNs === known.mtimeNs &&
		stat.ctimeNs === known.ctimeNs
	);
}

const BY_CONFIGURATION = 'marked by the configuration';

function generatedReason(rules: Rules, name: string, bytes: string): Omission | null {
	const verdict = rules.generated.verdict(bytes);
	if (verdict === undefined) return generatedByName(name);
	return verdict ? { reason: 'generated', detail: BY_CONFIGURATION } : null;
}

function languageOf(walk: Walk, entry: FolderEntry): string | Omission {
	const known = walk.rules.languages.byName(entry.name);
	if (known !== null) return known;
	const head = readHead(walk.root, entry.path, SHEBANG_BYTES);
	return Buffer.isBuffer(head) ? walk.rules.languages.byFirstLine(head) : head;
}

function flagsOf(
	rules: Rules,
	folder: Folder,
	entry: FolderEntry,
	bytes: string,
	language: string,
	foreign: boolean | undefined,
	made: Omission | null,
): number {
	let flags = 0;
	if (foreign ?? (folder.flags & FileFlag.vendored) !== 0) flags |= FileFlag.vendored;
	const unmade = rules.generated.verdict(bytes) === false;
	if (made || (!unmade && (folder.flags & FileFlag.generated) !== 0)) flags |= FileFlag.generated;
	const test =
		rules.test.verdict(bytes) ?? ((folder.flags & FileFlag.test) !== 0 || isTestFile(rules, entry, language));
	return test ? flags | FileFlag.test : flags;
}

function isTestFile(rules: Rules, entry: FolderEntry, language: string): boolean {
	if (language === PLAIN_TEXT) return false;
	const custom = rules.languages.pack(language)?.isTestPath;
	return custom ? custom(entry.path) : isTestName(entry.name);
}
