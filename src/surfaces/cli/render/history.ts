import type { HistoryResult } from '../../../engine.ts';
import { count, counted } from '../format.ts';
import { type Page, type Render, safe } from '../page.ts';
import { table } from '../table.ts';
import { commitLine, day, shortId } from './commit.ts';
import { labelled } from './labelled.ts';

export const renderHistory: Render<HistoryResult> = function* (result, page) {
	const { colours } = page;
	const facts = [
		counted(result.commits, 'commit'),
		counted(result.authors, 'author'),
		lines(result.added, result.deleted),
	];
	yield `${colours.bold(safe(result.path))}  ${colours.dim(facts.filter(Boolean).join(', '))}`;
	if (!result.extent.complete) yield colours.yellow(`Incomplete: ${result.extent.why}`);
	yield* labelled(
		page,
		[
			['First', result.first === null ? '' : commitLine(result.first)],
			['Last', result.last === null ? '' : commitLine(result.last)],
			['Once', result.formerNames.map(safe)],
			['People', people(result)],
		],
		'  ',
	);
	yield '';
	yield* changeTable(result, page);
	const more = result.commits - result.changes.length;
	if (more > 0 && !page.quiet)
		yield colours.dim(`and ${counted(more, 'earlier commit')}; --limit shows more`);
};

/** `+12 −3`; nothing when they are not known. */
function lines(added: number | null, deleted: number | null): string {
	return added === null || deleted === null ? '' : `+${count(added)} −${count(deleted)}`;
}

const PEOPLE_SHOWN = 8;

function people({ people: all, authors }: HistoryResult): string[] {
	const shown = all.slice(0, PEOPLE_SHOWN).map(({ name, commits }) => `${safe(name)} ${count(commits)}`);
	return authors > shown.length ? [...shown, `${count(authors - shown.length)} others`] : shown;
}

function changeTable({ changes, path }: HistoryResult, page: Page): Generator<string> {
	const rows = changes.map((change) => [
		shortId(change.commit),
		day(change.time),
		change.author.name,
		change.change,
		lines(change.added, change.deleted),
		change.path === path ? change.subject : `${change.subject} [${change.path}]`,
	]);
	const columns = ['Commit', 'Date', 'Author', 'Change', 'Lines', 'Subject'].map((title) => ({ title }));
	return table(columns, rows, page.width, page.colours);
}
