import type { ValidateResult } from '../../../engine.ts';
import { count, counted, duration, ranked } from '../format.ts';
import { type Page, type Render, safe } from '../page.ts';
import { artifactTable } from './artifacts.ts';
import { labelled } from './labelled.ts';

type Problem = ValidateResult['errors'][number];

export const renderValidate: Render<ValidateResult> = function* (result, page) {
	const { colours } = page;
	const { folder, valid, strict, artifacts, errors, errorCount, warnings, warningCount, seconds } = result;
	const took = `in ${duration(seconds * 1000)}`;
	const rows = artifacts.reduce((sum, { records }) => sum + records, 0);
	if (valid) {
		const how = strict ? 'strictly valid' : 'valid';
		yield `${colours.green('✓')} ${safe(folder)} is ${how}: ${counted(rows, 'row')} checked ${took}`;
	} else {
		yield `${colours.red('✗')} ${safe(folder)} is not valid: ${counted(errorCount, 'problem')} (found ${took})`;
		yield* problems(errors, errorCount);
	}
	if (warningCount > 0) {
		yield '';
		yield `${colours.yellow('!')} ${counted(warningCount, 'warning')}, which --strict would refuse:`;
		yield* problems(warnings, warningCount);
	}
	if (valid && !page.quiet) yield* details(result, page);
};

function* problems(found: readonly Problem[], all: number): Generator<string> {
	for (const { file, line, message } of found) {
		yield `  ${safe(file)}${line === null ? '' : `:${line}`}: ${safe(message)}`;
	}
	if (all > found.length) yield `  and ${count(all - found.length)} more`;
}

function* details({ artifacts }: ValidateResult, page: Page): Generator<string> {
	yield '';
	yield* artifactTable(artifacts, page);
	const rated = artifacts.filter(({ rates }) => rates !== null);
	if (rated.length === 0) return;
	yield '';
	yield* labelled(
		page,
		rated.map(({ name, rates }) => [
			name,
			ranked(rates ?? {}).map(([status, rate]) => `${(rate * 100).toFixed(1)} % ${status}`),
		]),
	);
}
