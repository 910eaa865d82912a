import { bytes, count } from '../format.ts';
import type { Page } from '../page.ts';
import { table } from '../table.ts';

/** The artifacts of an export, with what they hold. */
export function artifactTable(
	artifacts: readonly { name: string; records: number; bytes: number; parts: number }[],
	page: Page,
): Generator<string> {
	return table(
		[
			{ title: 'Artifact' },
			...['Rows', 'Size', 'Parts'].map((title) => ({ title, align: 'right' as const })),
		],
		artifacts.map(({ name, records, bytes: size, parts }) => [
			name,
			count(records),
			bytes(size),
			count(parts),
		]),
		page.width,
		page.colours,
	);
}
