import { rowId } from '../schema.ts';
import {
	col,
	endOf,
	FILE,
	joinChunk,
	KEY_JOIN,
	LANGUAGE,
	line,
	nameAt,
	QUALIFIED,
	UID,
	type View,
} from './parts.ts';

export const FACT_FROM = `fact s ${joinChunk('chunk')}
	LEFT JOIN segment g ON g.file = c.file AND g.ord = c.segment
	LEFT JOIN name n ON n.id = c.name LEFT JOIN name cn ON cn.id = c.container`;

export const FACT_COLUMNS: View['columns'] = [
	FILE,
	{ name: 'line', sql: line('s', 's.start'), about: 'line where it starts, from 1' },
	{ name: 'col', sql: col('s', 's.start'), about: 'column where it starts, in UTF-16 units, from 1' },
	{ name: 'end_line', sql: line('s', endOf('s')), about: 'last line of its range' },
	LANGUAGE,
	{
		name: 'kind',
		sql: '(SELECT text FROM name WHERE id = s.kind)',
		about: 'what is stated: `assay facts --kinds` lists them',
	},
	{
		name: 'qualified_name',
		sql: `coalesce(${QUALIFIED}, cn.text)`,
		about: 'of the chunk it belongs to, or of the nearest named one around it; null in a module',
	},
	{ name: 'chunk_uid', sql: UID('c'), about: 'the chunk it belongs to' },
	{ name: 'attributes', sql: "coalesce(s.attributes, '{}')", about: 'JSON object' },
	{ name: 'start', sql: 's.start', about: 'offset in UTF-16 units' },
	{ name: 'end', sql: endOf('s'), about: '' },
];

const ENDPOINT_FROM = `endpoint_rows r JOIN file f ON f.id = r.in_file
	JOIN chunk c ON c.id = ${rowId('r.in_file', 'r.chunk')} ${KEY_JOIN}
	LEFT JOIN segment g ON g.file = c.file AND g.ord = c.segment
	LEFT JOIN chunk h ON h.id = r.handler_id LEFT JOIN file hf ON hf.id = h.file
	LEFT JOIN name hn ON hn.id = h.name LEFT JOIN name hcn ON hcn.id = h.container`;

const ENDPOINT_PLACE: View['columns'] = [
	FILE,
	{ name: 'line', sql: 'line_of(f.id, r.start)', about: 'line where it is registered, from 1' },
	{ name: 'col', sql: 'col_of(f.id, r.start)', about: 'column, in UTF-16 units, from 1' },
	LANGUAGE,
	{ name: 'chunk_uid', sql: UID('c'), about: 'the chunk it is registered in' },
];

/** What is declared. */
export const DECLARED_VIEWS: readonly View[] = [
	{
		name: 'facts',
		about: 'what frameworks and languages declare; each kind has a view of its own, too',
		from: FACT_FROM,
		columns: FACT_COLUMNS,
	},
	{
		name: 'api_endpoints',
		about: 'every endpoint with its whole path: routes below the prefixes they are mounted at',
		from: ENDPOINT_FROM,
		columns: [
			...ENDPOINT_PLACE,
			{ name: 'method', sql: 'r.method', about: 'GET, POST, …; ANY when it takes every method' },
			{ name: 'path', sql: 'r.path', about: 'whole path, parameters as the framework writes them' },
			{ name: 'framework', sql: 'r.framework', about: 'express, flask, spring, …' },
			{
				name: 'handler',
				sql: `coalesce(r.handler, coalesce(hcn.text || '.', '') || hn.text)`,
				about: 'name of what answers; null for a function without one',
			},
			{ name: 'handler_file', sql: 'hf.path', about: 'where it is defined, when that is known' },
			{ name: 'handler_line', sql: line('h', nameAt('h')), about: '' },
			{ name: 'middleware', sql: 'r.middleware', about: 'JSON list of names, the outermost first' },
			{
				name: 'controls',
				sql: 'r.controls',
				about: 'JSON list of {control, name}: auth, validation, rate_limit, csrf by the names of middleware',
			},
			{ name: 'is_test', sql: 'r.is_test', about: '1 when it is registered in a test' },
		],
	},
	{
		name: 'api_endpoint_controls',
		about: 'controls in front of endpoints, one row each; a name is all that is known of them',
		from: `${ENDPOINT_FROM} JOIN json_each(r.controls) j`,
		columns: [
			...ENDPOINT_PLACE,
			{ name: 'method', sql: 'r.method', about: 'of the endpoint' },
			{ name: 'path', sql: 'r.path', about: 'of the endpoint' },
			{ name: 'control', sql: "j.value ->> 'control'", about: 'auth, validation, rate_limit, csrf' },
			{ name: 'name', sql: "j.value ->> 'name'", about: 'as written' },
		],
	},
];
