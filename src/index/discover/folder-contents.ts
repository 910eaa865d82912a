import { FileFlag, type Omission } from '../../model/file.ts';
import { readHead } from '../../platform/list-folder.ts';
import { CACHE_MARK, CACHE_MARK_BYTES, isCacheMark } from './generated-names.ts';
import { hasPackageName, isManifest, MAX_MANIFEST_BYTES } from './packages.ts';
import { marked } from './rules.ts';
import { vendoredByContents } from './vendored.ts';
import type { Contents, Folder, Walk } from './walk.ts';

/** The reasons against a folder that only a look into it shows. Sets its marks when there is none. */
export function refuseContents(walk: Walk, folder: Folder, contents: Contents): Omission | null {
	if (contents.size === 0) return null;
	const { options, vendored, generated } = walk.rules;
	const foreign = vendoredByContents(folder.name, contents);
	if (foreign && marked(vendored, folder.bytes, foreign)) {
		if (!options.indexVendored) return { reason: 'vendored', detail: foreign };
		folder.flags |= FileFlag.vendored;
	}
	const cache = contents.get(CACHE_MARK) === 'file' && isCache(walk.root, folder.path);
	if (cache && marked(generated, folder.bytes, CACHE_MARK)) {
		if (!options.indexGenerated) return { reason: 'generated', detail: `a cache: it has ${CACHE_MARK}` };
		folder.flags |= FileFlag.generated;
	}
	return null;
}

function isCache(root: string, folder: string): boolean {
	const head = readHead(root, `${folder}/${CACHE_MARK}`, CACHE_MARK_BYTES);
	return Buffer.isBuffer(head) && isCacheMark(head);
}

export function holdsPackage(root: string, folder: string, contents: Contents): boolean {
	for (const [name, kind] of contents) if (kind === 'file' && isManifest(name)) return true;
	if (contents.get('package.json') !== 'file') return false;
	const head = readHead(root, folder === '' ? 'package.json' : `${folder}/package.json`, MAX_MANIFEST_BYTES);
	return Buffer.isBuffer(head) && hasPackageName(head.toString('utf8'));
}
