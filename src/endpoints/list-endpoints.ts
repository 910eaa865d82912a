import { lineLookup } from '../store/line-lookup.ts';
import { perIndex } from '../store/per-index.ts';
import { endpointRows } from '../store/queries/endpoint-rows.ts';
import type { IndexReader } from '../store/reader.ts';
import type { Control } from './controls.ts';
import { endpointsOf } from './endpoints.ts';

export interface ListedEndpoint {
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
export const listEndpoints: (reader: IndexReader) => readonly ListedEndpoint[] = perIndex(readEndpoints);

function readEndpoints(reader: IndexReader): ListedEndpoint[] {
	const lines = lineLookup(reader.db);
	const rows = endpointRows(reader);
	return endpointsOf(rows)
		.map((found) => {
			const { handlerAt, fileId, start, method, path, framework, controls, middleware, file, isTest } = found;
			return {
				method,
				path,
				framework,
				handler: found.handler ?? (handlerAt === null ? null : rows.nameOf(handlerAt.id)),
				handlerFile: handlerAt?.path ?? null,
				handlerLine: handlerAt === null ? null : lines.lineOf(handlerAt.file, handlerAt.start),
				controls,
				middleware,
				file,
				line: lines.lineOf(fileId, start),
				isTest,
			};
		})
		.sort(
			(a, b) =>
				compare(a.path, b.path) || compare(a.method, b.method) || compare(a.file, b.file) || a.line - b.line,
		);
}

function compare(a: string, b: string): number {
	return a < b ? -1 : a > b ? 1 : 0;
}
