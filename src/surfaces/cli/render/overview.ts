import type { OverviewResult } from '../../../engine.ts';
import { count, counted, ranked } from '../format.ts';
import { type Render, safe } from '../page.ts';
import { type Entry, labelled } from './labelled.ts';

const LANGUAGES = 8;

export const renderOverview: Render<OverviewResult> = function* (result, page) {
	const { colours } = page;
	const { languages, packages, entryPoints, frameworks, endpoints, models, jobs, tests } = result;
	yield `${colours.bold(safe(result.root))}  ${colours.dim(`${counted(result.files, 'file')}, ${counted(result.lines, 'line')}`)}`;
	yield '';
	const entries: Entry[] = [
		[
			'Languages',
			more(
				languages.length,
				languages.slice(0, LANGUAGES).map(({ language, lines }) => `${language} ${count(lines)}`),
			),
		],
		[
			'Packages',
			packages.total > 1
				? more(
						packages.total,
						packages.first.map(({ path }) => safe(path === '' ? '(root)' : path)),
					)
				: [],
		],
		[
			'Entry points',
			more(
				entryPoints.total,
				entryPoints.first.map(({ file, line }) => safe(line > 1 ? `${file}:${line}` : file)),
			),
		],
		[
			'Frameworks',
			frameworks.map(({ name, found }) => safe(found.length === 0 ? name : `${name} (${found.join(', ')})`)),
		],
		[
			'Endpoints',
			more(
				endpoints.total,
				endpoints.first.map(({ method, path }) => safe(`${method} ${path}`)),
			),
		],
		[
			'Models',
			more(
				models.total,
				models.first.map(({ name }) => safe(name)),
			),
		],
		[
			'Jobs',
			more(
				jobs.total,
				jobs.first.map(({ name }) => safe(name)),
			),
		],
		['Tests', `${counted(tests.cases, 'case')} in ${counted(tests.files, 'file')}`],
		['Biggest', result.biggest.map(({ file, lines }) => safe(`${file} ${count(lines)}`))],
		[
			'Most complex',
			result.mostComplex.map(({ symbol, file, line, cognitive }) =>
				safe(`${symbol} ${cognitive} (${file}:${line})`),
			),
		],
		['Left out', ranked(result.skipped).map(([reason, number]) => `${count(number)} ${reason}`)],
	];
	yield* labelled(page, entries);
};

/** Items, and how many there are beyond them. */
function more(total: number, items: readonly string[]): string[] {
	if (total === 0) return [];
	const rest = total - items.length;
	return rest > 0 ? [...items, `and ${count(rest)} more`] : [...items];
}
