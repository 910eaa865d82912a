import type { TestsForResult } from '../../../../engine.ts';
import { counted } from '../../format.ts';
import { type Render, safe } from '../../page.ts';
import { hopLines } from './hops.ts';
import { asked, explanation, nodeName, unknown } from './parts.ts';

const NONE = { ambiguous: 0, dynamic: 0, unresolved: 0 };

export const renderTestsFor: Render<TestsForResult> = function* (result, page) {
	const { colours } = page;
	if (!(yield* asked(result, page))) return;
	const { tests, total, changedFiles, notIndexed } = result;
	const isChanged = result.target === null && result.external === null;
	if (isChanged) {
		const left = notIndexed > 0 ? `, ${notIndexed} more not in the index` : '';
		yield `${counted(changedFiles.length, 'changed file')}${left}`;
	}
	if (total === 0) yield '  No test that is known reaches it.';
	for (const { file, depth, isChanged: isOwn, from, path } of tests) {
		const names = from.filter(({ kind }) => kind !== 'module').map(nodeName);
		const shown =
			names.length === 0 ? '' : `  ${names.slice(0, 3).join(', ')}${names.length > 3 ? ', …' : ''}`;
		yield `  ${colours.cyan(safe(file))}  ${colours.dim(isOwn ? 'changed itself' : counted(depth, 'hop'))}${shown}`;
		if (result.explanation.length > 0) yield* hopLines(path, true, page, '      ');
	}
	if (total > tests.length)
		yield colours.yellow(`${counted(total, 'file')} in all: --limit for a longer list`);
	yield* unknown({ unfollowed: NONE, unlinked: result.unlinked }, '', page);
	yield* explanation(result.explanation, page);
};
