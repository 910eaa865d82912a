import type { StatusResult } from '../../../engine.ts';
import { bytes, count, counted, ranked } from '../format.ts';
import { type Page, type Render, safe } from '../page.ts';
import { table } from '../table.ts';
import { continuation } from './continuation.ts';
import { labelled } from './labelled.ts';
import { languageTable } from './languages.ts';

export const renderStatus: Render<StatusResult> = function* (result, page) {
	if (result.omissions !== null) {
		yield* omissionLines(result.omissions, page);
		return;
	}
	const { counts, languages } = result;
	yield* labelled(page, [
		['Root', safe(result.root)],
		['Index', `${safe(result.indexFile)}, ${bytes(result.indexBytes)}`],
		['Generation', `${result.generation}, schema ${result.schemaVersion}`],
		['Fresh', freshness(result, page)],
		['Commit', provenance(result)],
		['Complete', completeness(page)],
		['Files', `${count(counts.files)}, ${bytes(counts.bytes)}, ${counted(counts.lines, 'line')}`],
		['Found', found(counts)],
		['Skipped', numbers(result.skipped)],
		['Manifests', ignoredManifests(result)],
	]);
	if (languages.length > 0) {
		yield '';
		yield* languageTable(languages, page);
	}
};

function numbers(counts: Readonly<Record<string, number>>): string[] {
	return ranked(counts).map(([name, number]) => `${count(number)} ${name}`);
}

/** Nothing when there are none: an empty value has no line. */
function ignoredManifests({ ignoredManifests: number }: StatusResult): string[] {
	return number === 0 ? [] : [`${count(number)} ignored, read to resolve imports`];
}

function found(counts: StatusResult['counts']): string[] {
	return [
		counted(counts.symbols, 'symbol'),
		counted(counts.callSites, 'call'),
		counted(counts.imports, 'import'),
		counted(counts.exports, 'export'),
		counted(counts.facts, 'fact'),
		counted(counts.refs, 'reference'),
	];
}

function freshness({ freshness: state }: StatusResult, { colours }: Page): string {
	if (state.fresh) return colours.green('yes');
	const { changed, added, removed } = state;
	const parts = numbers({ changed, new: added, gone: removed });
	if (state.settingsChanged) parts.push('other settings');
	if (state.building) parts.push('another process is writing a new index');
	return `${colours.yellow('no')}: ${parts.join(', ')}`;
}

function provenance({ provenance: at }: StatusResult): string {
	if (at.provider === 'none') return 'no version control';
	const branch = at.branch === null ? 'detached' : `on ${safe(at.branch)}`;
	const changed = at.dirty === null ? '' : at.dirty ? ', with changes' : ', without changes';
	return `${at.commit === null ? 'none yet' : at.commit.slice(0, 12)}, ${branch}${changed}`;
}

function completeness({ meta, colours }: Page): string {
	if (meta.completeness === null || meta.completeness.complete) return colours.green('yes');
	const items = numbers(meta.completeness.incomplete);
	return `${colours.yellow('no')}: ${items.length > 0 ? items.join(', ') : 'some files could not be read (see Skipped)'}`;
}

function* omissionLines(omissions: NonNullable<StatusResult['omissions']>, page: Page): Generator<string> {
	const { paths, total, next } = omissions;
	if (total === 0) {
		yield 'Nothing was left out.';
		return;
	}
	const rows = paths.map(({ path, reason, detail, folder }) => [folder ? `${path}/` : path, reason, detail]);
	yield* table([{ title: 'Path' }, { title: 'Reason' }, { title: 'Detail' }], rows, page.width, page.colours);
	if (!page.quiet) yield page.colours.dim(`${count(paths.length)} of ${counted(total, 'omission')}`);
	yield* continuation(next, page);
}
