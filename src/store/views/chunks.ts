import { CHUNK_KINDS, ChunkFlag, kindGroup } from '../../model/chunk.ts';
import { rowId } from '../schema.ts';
import {
	bit,
	codes,
	endOf,
	FILE,
	joinFile,
	KEY_JOIN,
	LANGUAGE,
	line,
	NAME_POSITION,
	PARENT_KEY_JOIN,
	PARENT_UID,
	QUALIFIED,
	RANGE,
	UID,
	VIRTUAL_PATH,
	type View,
} from './parts.ts';

const CHUNK_FROM = `chunk c
	${joinFile('c')}
	LEFT JOIN segment g ON g.file = c.file AND g.ord = c.segment
	LEFT JOIN name n ON n.id = c.name
	LEFT JOIN name cn ON cn.id = c.container
	LEFT JOIN chunk pc ON pc.id = ${rowId('c.file', 'c.parent')}
	LEFT JOIN segment pg ON pg.file = pc.file AND pg.ord = pc.segment
	${KEY_JOIN} ${PARENT_KEY_JOIN}`;

const CHUNK_COLUMNS = [
	{ name: 'chunk_uid', sql: UID('c'), about: 'stable identity of the chunk' },
	FILE,
	LANGUAGE,
	{ name: 'kind', sql: codes('c.kind', CHUNK_KINDS), about: CHUNK_KINDS.join(', ') },
	{
		name: 'kind_group',
		sql: codes('c.kind', CHUNK_KINDS.map(kindGroup)),
		about: 'function, class, method, type, value, module, other',
	},
	{ name: 'name', sql: 'n.text', about: 'null for an anonymous chunk' },
	{ name: 'qualified_name', sql: QUALIFIED, about: 'with its containers: `Class.method`' },
	{ name: 'container', sql: 'cn.text', about: 'qualified name of what contains it, or null' },
	{ name: 'signature', sql: 'c.signature', about: 'header as written, on one line' },
	{
		name: 'return_type',
		sql: `CASE WHEN c.kind IN (${['function', 'method', 'constructor', 'getter', 'setter', 'lambda', 'macro'].map((kind) => CHUNK_KINDS.indexOf(kind as never)).join(',')}) THEN c.type END`,
		about: 'declared return type as written, or null',
	},
	{
		name: 'value_type',
		sql: `CASE WHEN c.kind IN (${['field', 'property', 'constant', 'variable', 'enum_member'].map((kind) => CHUNK_KINDS.indexOf(kind as never)).join(',')}) THEN c.type END`,
		about: 'declared type of a value as written, or null',
	},
	{ name: 'params', sql: 'params_json(c.params)', about: 'JSON list of parameters, by position' },
	{
		name: 'annotations',
		sql: "coalesce(c.annotations, '[]')",
		about: 'JSON list of decorators, annotations, attributes: name and args',
	},
	{ name: 'summary', sql: 'c.summary', about: 'first sentence of the doc comment' },
	{ name: 'exported', sql: bit('c.flags', ChunkFlag.exported), about: '1 when visible to other modules' },
	{
		name: 'visibility',
		sql: `CASE WHEN ${bit('c.flags', ChunkFlag.private)} THEN 'private' WHEN ${bit('c.flags', ChunkFlag.protected)} THEN 'protected' WHEN ${bit('c.flags', ChunkFlag.public)} THEN 'public' END`,
		about: 'as written, or by the custom of the language; null when it says nothing',
	},
	{ name: 'is_async', sql: bit('c.flags', ChunkFlag.async), about: '' },
	{ name: 'is_static', sql: bit('c.flags', ChunkFlag.static), about: '' },
	{ name: 'is_generator', sql: bit('c.flags', ChunkFlag.generator), about: '' },
	{ name: 'is_abstract', sql: bit('c.flags', ChunkFlag.abstract), about: '' },
	{ name: 'is_declaration', sql: bit('c.flags', ChunkFlag.declaration), about: 'a signature with no body' },
	{ name: 'is_default', sql: bit('c.flags', ChunkFlag.default), about: 'the default export' },
	{ name: 'is_readonly', sql: bit('c.flags', ChunkFlag.readonly), about: 'cannot be assigned again' },
	{ name: 'is_optional', sql: bit('c.flags', ChunkFlag.optional), about: 'a member that may be missing' },
	{ name: 'is_override', sql: bit('c.flags', ChunkFlag.override), about: 'said to override another' },
	{ name: 'is_unsafe', sql: bit('c.flags', ChunkFlag.unsafe), about: 'declared to do what is not checked' },
	{ name: 'is_test', sql: bit('c.flags', ChunkFlag.test), about: 'a test case' },
	{ name: 'is_broken', sql: bit('c.flags', ChunkFlag.broken), about: 'touches a syntax error' },
	...NAME_POSITION('c'),
	...RANGE('c'),
	{ name: 'cyclomatic', sql: 'c.cyclomatic', about: "cyclomatic complexity of the chunk's own text" },
	{ name: 'cognitive', sql: 'c.cognitive', about: 'cognitive complexity of its own text' },
	{ name: 'nesting', sql: 'c.nesting', about: 'deepest nesting of control flow in its own text' },
	{
		name: 'lines',
		sql: `${line('c', endOf('c'))} - ${line('c', 'c.start')} + 1`,
		about: 'lines of the range',
	},
	{ name: 'own_lines', sql: 'c.own_lines', about: 'lines not covered by a chunk inside it' },
	{ name: 'parent_uid', sql: PARENT_UID, about: 'the chunk around it, or null' },
	{ name: 'segment_uid', sql: 'g.uid', about: 'the segment it lies in, or null' },
	{ name: 'virtual_path', sql: VIRTUAL_PATH, about: 'file, or file#seg:<segment_uid>' },
];

/** Units of code. */
export const CHUNK_VIEWS: readonly View[] = [
	{ name: 'chunks', about: 'every unit of code with a range', from: CHUNK_FROM, columns: CHUNK_COLUMNS },
	{
		name: 'symbols',
		about: 'the named chunks, with their symbol identities',
		from: `${CHUNK_FROM} WHERE c.name IS NOT NULL AND c.kind <> 0`,
		columns: [
			...CHUNK_COLUMNS,
			{
				name: 'symbol_key',
				sql: `symbol_key(${VIRTUAL_PATH}, ${QUALIFIED}, c.kind)`,
				about: 'virtual path :: qualified name :: kind group',
			},
			{
				name: 'symbol_id',
				sql: `symbol_id(${VIRTUAL_PATH}, ${QUALIFIED}, c.kind, c.signature, ${UID('c')})`,
				about: 'compact portable token',
			},
		],
	},
];
