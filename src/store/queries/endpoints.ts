import type { Control } from '../endpoints/controls.ts';
import { endpointsOf } from '../endpoints/endpoints.ts';
import { lineLookup } from '../line-lookup.ts';
import { perIndex } from '../per-index.ts';
import type { IndexReader } from '../reader.ts';

export interface EndpointRow {
	method: string;
	path: string;
	framework: string;
	handler: string | null;
	handlerFile: string | null;
	handlerLine: number | null;
	controls: Control[];
	middleware: string[];
	file: string;
	line: number;
	isTest: boolean;
}

/** By path, then method, then place. They are put together from all files, so they are kept. */
export const listEndpoints: (reader: IndexReader) => readonly EndpointRow[] = perIndex(readEndpoints);

function readEndpoints({ db }: IndexReader): EndpointRow[] {
	const lines = lineLookup(db);
	const nameOf = db
		.prepare<[number], string | null>(
			`SELECT coalesce(cn.text || '.', '') || n.text FROM chunk c LEFT JOIN name n ON n.id = c.name
			LEFT JOIN name cn ON cn.id = c.container WHERE c.id = ?`,
		)
		.pluck();
	return endpointsOf(db)
		.map(
			({
				handlerAt,
				fileId,
				start,
				method,
				path,
				framework,
				controls,
				middleware,
				file,
				handler,
				isTest,
			}) => ({
				method,
				path,
				framework,
				handler: handler ?? (handlerAt === null ? null : (nameOf.get(handlerAt.id) ?? null)),
				handlerFile: handlerAt?.path ?? null,
				handlerLine: handlerAt === null ? null : lines.lineOf(handlerAt.file, handlerAt.start),
				controls,
				middleware,
				file,
				line: lines.lineOf(fileId, start),
				isTest,
			}),
		)
		.sort(
			(a, b) =>
				compare(a.path, b.path) || compare(a.method, b.method) || compare(a.file, b.file) || a.line - b.line,
		);
}

function compare(a: string, b: string): number {
	return a < b ? -1 : a > b ? 1 : 0;
}
