import type { CallersResult } from '../../../../engine.ts';
import { counted } from '../../format.ts';
import type { Page, Render } from '../../page.ts';
import { continuation } from '../continuation.ts';
import { aligned, asked, edgeNote, explanation, nodeName, packaged, placeOf, unknown } from './parts.ts';

export const renderCallers: Render<CallersResult> = (result, page) => render(result, page, 'callers');
export const renderCallees: Render<CallersResult> = (result, page) => render(result, page, 'callees');

function* render(result: CallersResult, page: Page, side: 'callers' | 'callees'): Generator<string> {
	const { colours } = page;
	if (!(yield* asked(result, page))) return;
	const { calls, total } = result;
	const isExplained = result.explanation.length > 0;
	if (total === 0)
		yield side === 'callers' ? '  No call that is known leads to it.' : '  It makes no call that is known.';
	for (const [depth, rows] of Map.groupBy(calls, (call) => call.depth)) {
		if (depth > 1 || calls.at(-1)?.depth !== 1) yield colours.bold(`  depth ${depth}`);
		yield* aligned(
			rows.map(({ site, from, to, external, dispatch }) => {
				const callee = to === null ? packaged(external!) : nodeName(to);
				const names =
					side === 'callees' && depth === 1
						? callee
						: depth === 1 && !dispatch
							? nodeName(from)
							: `${nodeName(from)} → ${callee}`;
				const note = `${edgeNote(site, isExplained)}${dispatch ? ', by override' : ''}`;
				return [colours.cyan(placeOf(site)), names, colours.dim(note)];
			}),
		);
	}
	yield* unknown(result, side === 'callers' ? 'of that name' : 'in it', page);
	if (!page.quiet && total > calls.length) yield colours.dim(`  ${counted(total, 'call')} in all`);
	yield* explanation(result.explanation, page);
	yield* continuation(result.next, page);
}
