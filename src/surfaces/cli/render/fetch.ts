import type { FetchResult } from '../../../engine.ts';
import { bytes, counted } from '../format.ts';
import { type Render, safe } from '../page.ts';
import { shortId } from './commit.ts';

export const renderFetch: Render<FetchResult> = function* (result, page) {
	const { folder, commit, files, bytes: size, shallow } = result;
	const facts = [`commit ${shortId(commit)}`, counted(files, 'file'), bytes(size)];
	if (shallow) facts.push('shallow');
	yield `Fetched into ${safe(folder)}: ${facts.join(', ')}`;
	if (!page.quiet) yield page.colours.dim(`Next: assay index ${safe(folder)}`);
};
