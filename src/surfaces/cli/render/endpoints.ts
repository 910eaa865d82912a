import type { EndpointsResult } from '../../../engine.ts';
import { counted } from '../format.ts';
import type { Render } from '../page.ts';
import { table } from '../table.ts';
import { continuation } from './continuation.ts';

export const renderEndpoints: Render<EndpointsResult> = function* ({ total, endpoints, next }, page) {
	if (total === 0) {
		yield 'No endpoints were found.';
		return;
	}
	const rows = endpoints.map(({ method, path, handler, handlerFile, handlerLine, controls, file, line }) => [
		method,
		path,
		handler ?? '(inline)',
		[...new Set(controls.map(shown))].join(', ') || '–',
		handlerFile === null || handlerFile === file ? `${file}:${line}` : `${handlerFile}:${handlerLine}`,
	]);
	const columns = ['Method', 'Path', 'Handler', 'Controls', 'Where'].map((title) => ({ title }));
	yield* table(columns, rows, page.width, page.colours);
	if (!page.quiet) yield page.colours.dim(counted(total, 'endpoint'));
	yield* continuation(next, page);
};

/** What is not known to be a control of some kind is shown by its name. */
function shown({ control, name }: EndpointsResult['endpoints'][number]['controls'][number]): string {
	return control === 'unknown' ? `unknown (${name})` : control;
}
