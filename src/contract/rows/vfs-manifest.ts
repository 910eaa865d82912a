import { languages } from '../../languages/registry.generated.ts';
import { extensionOf, toolingPath } from '../../model/virtual-path.ts';
import { lineIndex } from '../../store/line-lookup.ts';
import type { FileContext } from '../file-context.ts';
import type { VfsManifestRow } from '../schemas/relation-rows.ts';

const EXTENSIONS = new Map(languages.map(({ id, toolExtension }) => [id, toolExtension ?? null]));

/** The file, and each segment in it, as a text that tools can be given. */
export function* vfsManifestRows({ file, docHash }: FileContext): Generator<VfsManifestRow> {
	const { path, language, lineStarts } = file;
	const containerExt = extensionOf(path);
	const container = { containerPath: path, containerExt, containerLanguageId: language };
	yield {
		schemaVersion: 1,
		virtualPath: toolingPath(path, null, null),
		docHash: docHash(null),
		...container,
		languageId: language,
		effectiveExt: EXTENSIONS.get(language) ?? containerExt,
		segmentUid: null,
		segmentStart: null,
		segmentEnd: null,
		lineStart: 1,
		lineEnd: lineStarts.length,
	};
	for (const [at, segment] of file.segments.entries()) {
		const extension = EXTENSIONS.get(segment.language) ?? null;
		yield {
			schemaVersion: 1,
			virtualPath: toolingPath(path, segment.uid, extension),
			docHash: docHash(at),
			...container,
			languageId: segment.language,
			effectiveExt: extension ?? containerExt,
			segmentUid: segment.uid,
			segmentStart: segment.start,
			segmentEnd: segment.end,
			lineStart: lineIndex(lineStarts, segment.start) + 1,
			lineEnd: lineIndex(lineStarts, segment.end) + 1,
		};
	}
}
