import type { ConfigResult } from '../../../engine.ts';
import type { Render } from '../page.ts';
import { safe } from '../page.ts';
import { table } from '../table.ts';
import { labelled } from './labelled.ts';

export const renderConfig: Render<ConfigResult> = function* (result, page) {
	if ('schema' in result) {
		yield JSON.stringify(result.schema, null, '\t');
		return;
	}
	yield* labelled(page, [
		['Root', safe(result.root)],
		['State', `${safe(result.stateFolder)} ${page.colours.dim(`(${result.stateFolderSource})`)}`],
	]);
	yield '';
	yield* settingsTable(result.settings, page);
};

export function settingsTable(
	settings: readonly { key: string; value: unknown; source: string }[],
	{ width, colours }: Parameters<typeof renderConfig>[1],
): Generator<string> {
	const rows = settings.map(({ key, value, source }) => [key, JSON.stringify(value), source]);
	return table([{ title: 'Setting' }, { title: 'Value' }, { title: 'From' }], rows, width, colours);
}
