import type { Omission } from '../../model/file.ts';
import { isManifest, MAX_MANIFEST_LENGTH } from '../../model/manifest.ts';
import { type FolderEntry, readHead } from '../../platform/list-folder.ts';
import { type Ignoring, ignoringRule } from './ignore-levels.ts';
import { isTracked } from './tracking.ts';
import type { Folder, Walk } from './walk.ts';

/** What `exclude` and the ignore files say about an entry. */
export interface RuleVerdict {
	refused: Omission | null;
	/** What ignores the entry, whether or not it is refused for that. */
	ignoring: Ignoring | null;
}

/** What git tracks is not ignored by its rules, as git itself does it. */
export function askRules(
	{ rules }: Walk,
	folder: Folder,
	entry: FolderEntry,
	bytes: string,
	name: string,
): RuleVerdict {
	const refuse = (reason: Omission['reason'], detail: string): RuleVerdict => ({
		refused: { reason, detail },
		ignoring: null,
	});
	if (!entry.validName) return refuse('bad_name', 'its name is not valid UTF-8');
	const excluded = rules.exclude.match(bytes);
	if (excluded !== null) return refuse('ignored', `exclude: ${excluded}`);
	const ignoring = ignoringRule(folder.levels, folder.ignored, bytes, name, entry.kind === 'folder');
	if (ignoring === null) return KEPT;
	if (ignoring.by === 'git' && isTracked(folder, entry, bytes)) return { refused: null, ignoring };
	return { refused: { reason: 'ignored', detail: ignoring.detail }, ignoring };
}

const KEPT: RuleVerdict = { refused: null, ignoring: null };

/** Of a manifest that a rule of git's leaves out, the text says nevertheless where imports lead. */
export function withManifest(
	walk: Walk,
	folder: Folder,
	entry: FolderEntry,
	{ refused, ignoring }: RuleVerdict,
): Omission {
	const isRead =
		ignoring?.by === 'git' && folder.ignored === null && entry.kind === 'file' && isManifest(entry.path);
	const manifest = isRead ? readManifest(walk.root, entry.path) : null;
	if (manifest === null) return refused!;
	return { ...refused!, detail: `${refused!.detail} (read to resolve imports)`, manifest };
}

function readManifest(root: string, path: string): string | null {
	const bytes = readHead(root, path, MAX_MANIFEST_LENGTH + 1);
	if (!Buffer.isBuffer(bytes) || bytes.length > MAX_MANIFEST_LENGTH) return null;
	return bytes.toString('utf8').replace(/^\uFEFF/, '');
}
