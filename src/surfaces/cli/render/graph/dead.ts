import type { DeadResult } from '../../../../engine.ts';
import { count, counted } from '../../format.ts';
import { type Render, safe } from '../../page.ts';
import { continuation } from '../continuation.ts';
import { explanation, nodeName, placeOf, unknown } from './parts.ts';

const NONE = { ambiguous: 0, dynamic: 0, unresolved: 0 };

export const renderDead: Render<DeadResult> = function* (result, page) {
	const { colours } = page;
	const { total, needLook, considered, packages, entries, roots, leftOut } = result;
	const isExplained = result.explanation.length > 0;
	for (const { folder, as, because } of packages) {
		yield colours.dim(
			`${folder === '' ? 'The repository' : safe(folder)} was taken for ${as === 'library' ? 'a library' : 'an application'}: ${safe(because)}`,
		);
	}
	if (result.hidden.length > 0) {
		yield colours.dim(
			`Of ${result.hidden.join(', ')} only what other files or packages cannot see was judged.`,
		);
	}
	if (total === 0) yield `Nothing unused was found among ${counted(considered, 'definition')}.`;
	for (const [verdict, rows] of Map.groupBy(entries, (entry) => entry.verdict)) {
		const number = verdict === 'dead' ? total - needLook : needLook;
		yield colours.bold(
			verdict === 'dead' ? `${count(number)} that nothing uses` : `${count(number)} that need a look`,
		);
		for (const entry of rows) {
			yield `  ${colours.cyan(placeOf(entry))}  ${nodeName(entry)} ${colours.dim(`${entry.kind}, ${counted(entry.lines, 'line')}`)}`;
			if (isExplained) for (const line of entry.argument) yield colours.dim(`      + ${safe(line)}`);
			for (const line of entry.doubts) yield colours.dim(`      ${isExplained ? '? ' : ''}${safe(line)}`);
		}
	}
	if (!page.quiet) {
		yield colours.dim(
			`${counted(considered, 'definition')} considered, from ${counted(roots.modules, 'module')}, ${counted(roots.tests, 'file')} of tests and ${counted(roots.api, 'name')} of libraries on; ${counted(leftOut, 'file')} of other languages or with templates left out`,
		);
	}
	yield* unknown({ unfollowed: NONE, unlinked: result.unlinked }, '', page);
	yield* explanation(result.explanation, page);
	yield* continuation(result.next, page);
};
