import type { VerifyResult } from '../../../engine.ts';
import { count, counted, duration } from '../format.ts';
import { type Page, type Render, safe } from '../page.ts';
import { labelled } from './labelled.ts';

export const renderVerify: Render<VerifyResult> = function* (result, page) {
	yield* conclusion(result, page);
	const { notComparable, digests } = result;
	if (notComparable.length > 0) {
		yield '';
		yield 'Not comparable, because the clock decided what is known of them:';
		for (const { path, reason } of notComparable) yield `  ${safe(path)} (${safe(reason)})`;
	}
	if (digests.length > 0 && !page.quiet) {
		yield '';
		for (const { path, digest } of digests) yield `${digest}  ${safe(path)}`;
	}
	if (page.meta.truncated) yield page.colours.dim('More were left out of these lists.');
};

function* conclusion(result: VerifyResult, page: Page): Generator<string> {
	const { colours } = page;
	const { compared, difference, changed, seconds } = result;
	const took = `in ${duration(seconds * 1000)}`;
	if (difference !== null) {
		yield `${colours.red('✗')} The index differs from a fresh one (found ${took})`;
		yield* differenceLines(difference, page);
	} else if (changed !== null) {
		yield `${colours.yellow('!')} Not verified: ${whatChanged(changed)}`;
		for (const path of changed.paths) yield `  ${safe(path)}`;
		if (!page.quiet) yield 'Run `assay index`, then verify again.';
	} else {
		const rows = Object.values(compared.rows).reduce((sum, each) => sum + each, 0);
		yield `${colours.green('✓')} The index equals a fresh one: ${counted(compared.files, 'file')}, ${count(rows)} rows and postings compared ${took}`;
	}
}

function whatChanged({ files }: NonNullable<VerifyResult['changed']>): string {
	if (files === 0) return 'the settings changed since it was indexed';
	return `${counted(files, 'path')} changed since they were indexed, or meanwhile`;
}

function* differenceLines(
	difference: NonNullable<VerifyResult['difference']>,
	page: Page,
): Generator<string> {
	const { path, table, row, column, indexed, fresh } = difference;
	const place = [safe(table)];
	if (row !== null) place.push(`row ${safe(row)}`);
	if (column !== null) place.push(`column ${column}`);
	yield* labelled(
		page,
		[
			['File', path === null ? '' : safe(path)],
			['Where', place.join(', ')],
			['Indexed', indexed === null ? 'nothing' : safe(indexed)],
			['Fresh', fresh === null ? 'nothing' : safe(fresh)],
		],
		'  ',
	);
	if (!page.quiet)
		yield 'This is a defect of assay: please report it. `assay index --full` builds the index anew.';
}
