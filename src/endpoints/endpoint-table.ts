import type { DerivedTable } from '../store/derived-tables.ts';
import { endpointRows } from '../store/queries/endpoint-rows.ts';
import { endpointsOf } from './endpoints.ts';

/** What the views of endpoints are made of. */
export const ENDPOINT_TABLE: DerivedTable = {
	name: 'endpoint_rows',
	columns: [
		'in_file',
		'start',
		'chunk',
		'method',
		'path',
		'framework',
		'handler',
		'handler_id',
		'middleware',
		'controls',
		'is_test',
	],
	*rows(reader) {
		for (const each of endpointsOf(endpointRows(reader))) {
			const { fileId, start, chunk, method, path, framework, handler, middleware, controls } = each;
			yield {
				in_file: fileId,
				start,
				chunk,
				method,
				path,
				framework,
				handler,
				handler_id: each.handlerAt?.id ?? null,
				middleware,
				controls,
				is_test: each.isTest,
			};
		}
	},
};
