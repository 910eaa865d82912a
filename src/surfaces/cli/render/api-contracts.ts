import type { ApiContractsResult } from '../../../engine.ts';
import { thousands } from '../../../model/thousands.ts';
import { counted } from '../format.ts';
import { type Page, type Render, safe } from '../page.ts';
import { continuation } from './continuation.ts';
import { aligned, placeOf } from './graph/parts.ts';

type Call =
	| ApiContractsResult['unmatched'][number]
	| ApiContractsResult['endpoints'][number]['callers'][number];

export const renderApiContracts: Render<ApiContractsResult> = function* (result, page) {
	const { colours } = page;
	const { endpoints, unmatched, totals, total } = result;
	if (total === 0)
		yield totals.endpoints + totals.calls === 0 ? 'No endpoints and no calls were found.' : 'Nothing fits.';
	for (const { method, path, handler, file, line, callers, callersLeft } of endpoints) {
		const by = handler === null ? '' : `  ${safe(handler)}`;
		yield `${colours.bold(`${method} ${safe(path)}`)}${by}  ${colours.dim(placeOf({ file, line }))}`;
		if (callers.length === 0) yield colours.dim('    nothing here asks for it');
		yield* aligned(
			callers.map((each) => [
				...about(each, page),
				colours.dim(each.certainty === 'sure' ? 'sure' : `${each.certainty}: ${each.why.join(', ')}`),
			]),
			'    ',
		);
		if (callersLeft > 0) yield colours.dim(`    and ${thousands(callersLeft)} more`);
	}
	if (unmatched.length > 0) yield colours.bold('Calls that no endpoint here answers');
	yield* aligned(
		unmatched.map((each) => [...about(each, page), colours.dim(reasonOf(each))]),
		'    ',
	);
	if (!page.quiet) yield* summary(totals, page);
	yield* continuation(result.next, page);
};

function about(call: Call, { colours }: Page): string[] {
	const marks = [
		call.library,
		...(call.through === null ? [] : [`through ${safe(call.through)}`]),
		...(call.isTest ? ['test'] : []),
	];
	return [
		colours.cyan(placeOf(call)),
		safe(call.function ?? ''),
		`${call.method ?? '?'} ${safe(call.url)}`,
		colours.dim(marks.join(', ')),
	];
}

function reasonOf({ reason, candidates }: ApiContractsResult['unmatched'][number]): string {
	const listed = candidates.map(({ method, path }) => `${method} ${safe(path)}`).join(', ');
	if (reason === 'method') return `another method: there is ${listed}`;
	return reason === 'ambiguous' ? `may be one of several: ${listed}` : '';
}

function* summary(totals: ApiContractsResult['totals'], { colours }: Page): Generator<string> {
	const { endpoints, called, testedOnly, calls, matched, unmatched, external, unknown } = totals;
	yield colours.dim(
		`${counted(endpoints, 'endpoint')}: ${thousands(called)} called, ${thousands(testedOnly)} by tests alone, ` +
			`${thousands(endpoints - called - testedOnly)} by nothing here`,
	);
	yield colours.dim(
		`${counted(calls, 'call')}: ${thousands(matched)} answered here, ${thousands(unmatched)} not, ` +
			`${thousands(external)} to other hosts, ${thousands(unknown)} with an address that is not known`,
	);
}
