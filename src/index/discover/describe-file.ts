import { type DiscoveredFile, type FileDescription, FileFlag, type Omission } from '../../model/file.ts';
import { describeLink } from '../../platform/inside-root.ts';
import { type FolderEntry, readHead, statInside } from '../../platform/list-folder.ts';
import { refuse } from '../../platform/read-source.ts';
import { hasStamp, stampOf } from '../../platform/stamp.ts';
import { binaryExtension } from './binary-extensions.ts';
import { PLAIN_TEXT } from './detect-language.ts';
import { generatedByName } from './generated-names.ts';
import type { Rules } from './rules.ts';
import { isTestName } from './test-paths.ts';
import type { Folder, Walk } from './walk.ts';

/** What the system says about a path, or why it says nothing. */
type Look = ReturnType<typeof statInside>;

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
	const known = walk.known.get(entry.path);
	if (known === undefined) return describeAnew(walk, folder, entry, bytes, null);
	const stat = statInside(walk.root, entry.path);
	if (!('reason' in stat) && hasStamp(stat, known)) {
		const { described } = known;
		if (described === null || isDescribed(walk.rules, folder, entry, bytes, described)) {
			walk.seen.push(known);
			return null;
		}
	}
	const file = describeAnew(walk, folder, entry, bytes, stat);
	if (!('reason' in file)) walk.seen.push(known);
	return file;
}

/**
 * Whether a file with an unchanged stamp is described as it was. By its path and its stamp alone, it is:
 * what can have changed is what the folders around it say.
 */
function isDescribed(
	rules: Rules,
	folder: Folder,
	entry: FolderEntry,
	bytes: string,
	{ package: owner, flags }: FileDescription,
): boolean {
	if (owner !== folder.package) return false;
	if (((folder.flags | flags) & (FileFlag.vendored | FileFlag.generated)) === 0) return true;
	const made = generatedReason(rules, entry.name, bytes);
	const marks = marksOf(rules, folder, bytes, rules.vendored.verdict(bytes), made);
	return marks === (flags & (FileFlag.vendored | FileFlag.generated));
}

/** As if nothing were known of it; `known` is what the system says about it, if that was asked. */
function describeAnew(
	walk: Walk,
	folder: Folder,
	entry: FolderEntry,
	bytes: string,
	known: Look | null,
): DiscoveredFile | Omission {
	const { rules } = walk;
	const { name, path } = entry;
	if (!folder.included && rules.include.match(bytes) === null) {
		return { reason: 'ignored', detail: 'no glob of include matches' };
	}
	const foreign = rules.vendored.verdict(bytes);
	if (foreign && !rules.options.indexVendored) return { reason: 'vendored', detail: BY_CONFIGURATION };
	const made = generatedReason(rules, name, bytes);
	if (made && !rules.options.indexGenerated) return made;
	const extension = entry.kind === 'file' ? binaryExtension(name) : null;
	if (extension !== null) return { reason: 'binary', detail: `named *.${extension}` };
	const stat = known ?? statInside(walk.root, path);
	if ('reason' in stat) return stat;
	const refused = stat.isSymbolicLink()
		? describeLink(walk.real, path)
		: refuse(stat, rules.options.maxFileBytes);
	if (refused) return refused;
	const language = languageOf(walk, entry);
	if (typeof language !== 'string') return language;
	const test =
		rules.test.verdict(bytes) ?? ((folder.flags & FileFlag.test) !== 0 || isTestFile(rules, entry, language));
	const marks = marksOf(rules, folder, bytes, foreign, made);
	return {
		path,
		language,
		...stampOf(stat),
		flags: test ? marks | FileFlag.test : marks,
		package: folder.package,
	};
}

const BY_CONFIGURATION = 'marked by the configuration';

function generatedReason(rules: Rules, name: string, bytes: string): Omission | null {
	const verdict = rules.generated.verdict(bytes);
	if (verdict === undefined) return generatedByName(name);
	return verdict ? { reason: 'generated', detail: BY_CONFIGURATION } : null;
}

function languageOf(walk: Walk, entry: FolderEntry): string | Omission {
	const { languages } = walk.rules;
	const known = languages.byName(entry.name);
	if (known !== null) return known;
	const head = readHead(walk.root, entry.path, languages.headBytes(entry.name));
	return Buffer.isBuffer(head) ? languages.byHead(entry.name, head) : head;
}

/** Whether it is third-party code or generated, as flags. */
function marksOf(
	rules: Rules,
	folder: Folder,
	bytes: string,
	foreign: boolean | undefined,
	made: Omission | null,
): number {
	let flags = 0;
	if (foreign ?? (folder.flags & FileFlag.vendored) !== 0) flags |= FileFlag.vendored;
	const unmade = rules.generated.verdict(bytes) === false;
	if (made || (!unmade && (folder.flags & FileFlag.generated) !== 0)) flags |= FileFlag.generated;
	return flags;
}

function isTestFile(rules: Rules, entry: FolderEntry, language: string): boolean {
	if (language === PLAIN_TEXT) return false;
	const custom = rules.languages.pack(language)?.isTestPath;
	return custom ? custom(entry.path) : isTestName(entry.name);
}
