import type { CyclesResult } from '../../../../engine.ts';
import { counted } from '../../format.ts';
import type { Render } from '../../page.ts';
import { asked, type nodeName, placeOf, unknown } from './parts.ts';

const NONE = { ambiguous: 0, dynamic: 0, unresolved: 0 };
const ROUND = 12;

export const renderCycles: Render<CyclesResult> = function* (result, page) {
	const { colours } = page;
	if (!(yield* asked(result, page))) return;
	const name = (node: Parameters<typeof nodeName>[0]) =>
		node.kind === 'module' ? node.name : `${node.name} (${placeOf(node)})`;
	if (result.total === 0) yield 'No circle was found.';
	for (const { size, round, cut } of result.cycles) {
		yield colours.bold(`${counted(size, 'member')}, a shortest way round takes ${round.length}:`);
		for (const [at, each] of round.slice(0, ROUND).entries()) yield `  ${at === 0 ? ' ' : '→'} ${name(each)}`;
		if (round.length > ROUND) yield colours.dim(`  … ${round.length - ROUND} more`);
		yield `  → ${name(round[0])}`;
		const left = cut.left === 0 ? 'and none is left' : `and a circle of ${cut.left} is left`;
		yield `  ${colours.dim('cheapest to cut:')} ${colours.cyan(placeOf(cut.site))} ${colours.dim(`→ ${name(cut.to)}, ${counted(cut.mentions, 'mention')}, ${left}`)}`;
	}
	if (result.total > result.cycles.length)
		yield colours.yellow(`${counted(result.total, 'circle')} in all: --limit for a longer list`);
	yield* unknown({ unfollowed: NONE, unlinked: result.unlinked }, '', page);
};
