import { CHUNK_KINDS, ChunkFlag, kindGroup } from '../model/chunk.ts';
import { ENCODINGS, FILE_STATUSES, FileFlag, SKIP_REASONS } from '../model/file.ts';
import { CONFIDENCE, LINK_RULES, LINK_STATUSES } from '../model/link.ts';
import { CALL_VIAS, CallFlag, EXPORT_KINDS, IMPORT_KINDS, ModuleFlag } from '../model/recorder.ts';
import { callBitsSql } from './call-bits.ts';
import { linkBitsSql } from './link-bits.ts';
import { rowId, rowsOf } from './schema.ts';

/**
 * The public face of an index: stable names, plain columns that join by name. A view is data about
 * itself, so that `assay sql --schema` and the documentation are made from what is in force.
 */
export interface View {
	name: string;
	about: string;
	columns: { name: string; sql: string; about: string }[];
	from: string;
}

function codes(column: string, list: readonly string[]): string {
	return `CASE ${column} ${list.map((text, code) => `WHEN ${code} THEN '${text}'`).join(' ')} END`;
}

/** Where what is in `s.module` leads. */
const LINK_JOIN = `LEFT JOIN module_link k ON k.file = s.file AND k.module = s.module
	LEFT JOIN name kt ON kt.id = k.target LEFT JOIN name kr ON kr.id = k.rule`;
const EXTERNAL = LINK_STATUSES.indexOf('external');
const LINK_COLUMNS = [
	{
		name: 'status',
		sql: codes('k.status', LINK_STATUSES),
		about: 'resolved, external, unresolved; null where it is not looked for',
	},
	{
		name: 'target_file',
		sql: `CASE WHEN k.status <> ${EXTERNAL} AND kt.text NOT LIKE '%/' THEN kt.text END`,
		about: 'the file that the module is',
	},
	{
		name: 'target_package',
		sql: `CASE k.status WHEN ${EXTERNAL} THEN kt.text END`,
		about: 'the package, when it is external',
	},
	{ name: 'rule', sql: 'kr.text', about: 'how it was found, or what was tried' },
];

function bit(column: string, mask: number): string {
	return `(${column} & ${mask}) <> 0`;
}

const FILE = { name: 'file', sql: 'f.path', about: 'path from the root, with forward slashes' };
const LANGUAGE = {
	name: 'language',
	sql: 'coalesce(g.language, f.language)',
	about: "language id; a segment's own inside Vue, Markdown and the like",
};

const line = (alias: string, offset: string) => `line_of(${alias}.file, ${offset})`;
const col = (alias: string, offset: string) => `col_of(${alias}.file, ${offset})`;
const nameAt = (alias: string) => `${alias}.start + coalesce(${alias}.name_offset, 0)`;
const endOf = (alias: string) => `${alias}.start + ${alias}.length`;

const NAME_POSITION = (alias: string) => [
	{ name: 'line', sql: line(alias, nameAt(alias)), about: 'line of the name token, from 1' },
	{ name: 'col', sql: col(alias, nameAt(alias)), about: 'column of the name token in UTF-16 units, from 1' },
];

const RANGE = (alias: string) => [
	{ name: 'start_line', sql: line(alias, `${alias}.start`), about: 'first line of the range' },
	{ name: 'start_col', sql: col(alias, `${alias}.start`), about: 'column where the range starts' },
	{ name: 'end_line', sql: line(alias, endOf(alias)), about: 'last line of the range' },
	{ name: 'end_col', sql: col(alias, endOf(alias)), about: 'column just past the range' },
	{ name: 'start', sql: `${alias}.start`, about: 'offset in UTF-16 units, from 0' },
	{ name: 'end', sql: endOf(alias), about: 'offset just past the range' },
];

const VIRTUAL_PATH = "f.path || coalesce('#seg:' || g.uid, '')";
const UID = (chunk: string) => `chunk_uid(${VIRTUAL_PATH}, g.language, ${chunk}.hash, ${chunk}.uid_bits)`;
const PARENT_UID = "chunk_uid(f.path || coalesce('#seg:' || pg.uid, ''), pg.language, pc.hash, pc.uid_bits)";
const TARGET_UID = "chunk_uid(tf.path || coalesce('#seg:' || tg.uid, ''), tg.language, tc.hash, tc.uid_bits)";
const QUALIFIED = "coalesce(cn.text || '.', '') || n.text";

/** Where a view takes the uids of its chunks from a table instead; see `viewSql`. */
const KEY_JOIN = '/* chunk_key */';
const PARENT_KEY_JOIN = '/* parent_key */';
const TARGET_KEY_JOIN = '/* target_key */';

/** From a row to its file, and from a file to its rows, each by key: the planner takes what the query needs. */
const joinFile = (alias: string) => `JOIN file f ON f.id = ${alias}.file AND ${rowsOf(alias, 'f.id')}`;

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

const joinChunk = (column: string) => `${joinFile('s')}
	JOIN chunk c ON c.id = ${rowId('s.file', `s.${column}`)} ${KEY_JOIN}`;

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

const CALLEE = "coalesce(s.callee, s.receiver || '.' || sn.text, sn.text)";
const CALL = callBitsSql('s');
const LINK = linkBitsSql('w');

/** From `place` and `chunk` to the chunk that is there; \`wp\` is the name of the place. */
const targetJoin = (link: string) => `LEFT JOIN file tf ON tf.path = wp.text AND ${link}.chunk IS NOT NULL
	LEFT JOIN chunk tc ON tc.id = ${rowId('tf.id', `${link}.chunk`)}
	LEFT JOIN segment tg ON tg.file = tc.file AND tg.ord = tc.segment
	LEFT JOIN name tn ON tn.id = tc.name LEFT JOIN name tcn ON tcn.id = tc.container ${TARGET_KEY_JOIN}`;

const TARGET_COLUMNS = [
	{ name: 'target_file', sql: 'tf.path', about: 'file of the definition it leads to' },
	{ name: 'target_line', sql: line('tc', nameAt('tc')), about: 'line of its name' },
	{
		name: 'target_name',
		sql: "coalesce(tcn.text || '.', '') || tn.text",
		about: 'its qualified name',
	},
	{ name: 'target_uid', sql: TARGET_UID, about: 'its chunk' },
];

function confidenceSql(rule: string): string {
	return `CASE ${rule} ${LINK_RULES.map((name, code) => `WHEN ${code} THEN ${CONFIDENCE[name]}`).join(' ')} END`;
}

export const VIEWS: View[] = [
	{
		name: 'files',
		about: 'every file in the index',
		from: 'file f',
		columns: [
			FILE,
			{ name: 'language', sql: 'f.language', about: 'language id' },
			{ name: 'size', sql: 'f.size', about: 'bytes' },
			{ name: 'lines', sql: 'f.lines', about: 'lines' },
			{ name: 'status', sql: codes('f.status', FILE_STATUSES), about: FILE_STATUSES.join(', ') },
			{ name: 'encoding', sql: codes('f.encoding', ENCODINGS), about: ENCODINGS.join(', ') },
			{ name: 'hash', sql: 'lower(hex(f.hash))', about: 'xxhash64 of the bytes' },
			{ name: 'package', sql: 'f.package', about: "folder of its package ('' for the root), or null" },
			{ name: 'is_test', sql: bit('f.flags', FileFlag.test), about: '' },
			{ name: 'is_generated', sql: bit('f.flags', FileFlag.generated | FileFlag.marksGenerated), about: '' },
			{ name: 'is_vendored', sql: bit('f.flags', FileFlag.vendored), about: '' },
			{ name: 'syntax_errors', sql: 'f.syntax_errors', about: 'places the parser could not read' },
			{ name: 'note', sql: 'f.note', about: 'why the status is not `parsed`' },
		],
	},
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
	{
		name: 'call_sites',
		about: 'every call, construction, decorator, JSX element',
		from: `call_site s ${joinChunk('caller')}
	LEFT JOIN segment g ON g.file = c.file AND g.ord = c.segment
	LEFT JOIN name n ON n.id = c.name LEFT JOIN name cn ON cn.id = c.container
	JOIN name sn ON sn.id = s.name
	LEFT JOIN call_link w ON w.id = s.id
	LEFT JOIN name wp ON wp.id = w.place LEFT JOIN name we ON we.id = w.name
	${targetJoin('w')}`,
		columns: [
			FILE,
			...NAME_POSITION('s'),
			...RANGE('s'),
			LANGUAGE,
			{ name: 'caller_uid', sql: UID('c'), about: 'innermost chunk around the call' },
			{ name: 'chunk_uid', sql: UID('c'), about: 'the same, to join with chunks' },
			{
				name: 'caller',
				sql: `coalesce(${QUALIFIED}, cn.text)`,
				about: 'qualified name of that chunk, or of the nearest named one around it; null in a module',
			},
			{
				name: 'callee',
				sql: CALLEE,
				about: 'callee as written',
			},
			{ name: 'name', sql: 'sn.text', about: 'the last name of the callee' },
			{ name: 'receiver', sql: 's.receiver', about: '`a` of `a.b()`, or null' },
			{ name: 'via', sql: codes(CALL.via, CALL_VIAS), about: CALL_VIAS.join(', ') },
			{
				name: 'status',
				sql: `coalesce(${codes(LINK.status, LINK_STATUSES)}, 'unresolved')`,
				about: 'resolved, ambiguous, external, dynamic, unresolved',
			},
			{
				name: 'complete',
				sql: `coalesce(${LINK.complete}, 0)`,
				about: '1 when its targets are all that it can have',
			},
			...TARGET_COLUMNS,
			{
				name: 'target_package',
				sql: `CASE WHEN w.chunk IS NULL THEN wp.text END`,
				about: 'the package, when it is external',
			},
			{ name: 'target_external_name', sql: 'we.text', about: 'its name in that package' },
			{ name: 'rule', sql: codes(LINK.rule, LINK_RULES), about: 'what the callee is written on' },
			{
				name: 'confidence',
				sql: `CASE WHEN ${LINK.status} = ${LINK_STATUSES.indexOf('resolved')} THEN ${confidenceSql(LINK.rule)} END`,
				about: 'how often this rule was right where it could be checked; of what is resolved',
			},
			{ name: 'is_optional', sql: bit(CALL.flags, CallFlag.optional), about: 'written with ?.' },
			{ name: 'is_spread', sql: bit(CALL.flags, CallFlag.spread), about: 'passes a list as arguments' },
			{ name: 'is_computed', sql: bit(CALL.flags, CallFlag.computed), about: 'names its callee at run time' },
			{ name: 'is_awaited', sql: bit(CALL.flags, CallFlag.awaited), about: '' },
			{ name: 'is_spawned', sql: bit(CALL.flags, CallFlag.spawned), about: 'runs beside the caller: go f()' },
			{ name: 'is_deferred', sql: bit(CALL.flags, CallFlag.deferred), about: 'runs when the caller returns' },
			{ name: 'arg_count', sql: CALL.argCount, about: 'number of arguments' },
			{ name: 'args', sql: 'args_json(s.args)', about: 'JSON list of {kind, text, name?}, at most 8' },
			{ name: 'args_summary', sql: 'args_summary(s.args)', about: 'JSON list of texts, at most 5' },
			{
				name: 'call_site_id',
				sql: `call_site_id(f.path, ${['s.start', endOf('s')].map((at) => `${line('s', at)}, ${col('s', at)}`).join(', ')}, ${CALLEE})`,
				about: 'sha1 of place and callee',
			},
		],
	},
	{
		name: 'call_candidates',
		about: 'what ambiguous calls may lead to, one row a target',
		from: `call_candidate w JOIN call_site s ON s.id = ${rowId('w.file', 'w.call')} ${joinChunk('caller')}
	LEFT JOIN segment g ON g.file = c.file AND g.ord = c.segment
	JOIN call_link v ON v.id = s.id JOIN name sn ON sn.id = s.name
	JOIN name wp ON wp.id = w.place ${targetJoin('w')}`,
		columns: [
			FILE,
			...NAME_POSITION('s'),
			LANGUAGE,
			{ name: 'caller_uid', sql: UID('c'), about: 'innermost chunk around the call' },
			{ name: 'callee', sql: CALLEE, about: 'callee as written' },
			{
				name: 'complete',
				sql: linkBitsSql('v').complete,
				about: '1 when these are all that it can lead to',
			},
			...TARGET_COLUMNS,
			{ name: 'rule', sql: codes(linkBitsSql('v').rule, LINK_RULES), about: 'what the callee is written on' },
			{ name: 'start', sql: 's.start', about: 'offset of the call in UTF-16 units' },
		],
	},
	{
		name: 'imports',
		about: 'every imported name, one row each',
		from: `import s ${joinChunk('chunk')}
	LEFT JOIN segment g ON g.file = c.file AND g.ord = c.segment
	LEFT JOIN name m ON m.id = s.module JOIN name i ON i.id = s.imported LEFT JOIN name l ON l.id = s.local
	${LINK_JOIN}`,
		columns: [
			FILE,
			...NAME_POSITION('s'),
			LANGUAGE,
			{ name: 'kind', sql: codes('s.kind', IMPORT_KINDS), about: IMPORT_KINDS.join(', ') },
			{ name: 'module', sql: 'm.text', about: 'as written; null when it is computed' },
			{ name: 'name', sql: 'i.text', about: "name taken; 'default', '*', or '' for side effects" },
			{ name: 'local', sql: 'l.text', about: 'name it has here, or null' },
			...LINK_COLUMNS,
			{ name: 'type_only', sql: bit('s.flags', ModuleFlag.typeOnly), about: '' },
			{ name: 'conditional', sql: bit('s.flags', ModuleFlag.conditional), about: 'inside if or try' },
			{ name: 'lazy', sql: bit('s.flags', ModuleFlag.lazy), about: 'inside a function' },
			{
				name: 'is_static',
				sql: bit('s.flags', ModuleFlag.static),
				about: 'members of a type: import static',
			},
			{ name: 'chunk_uid', sql: UID('c'), about: 'innermost chunk around it' },
			{ name: 'start', sql: 's.start', about: 'offset in UTF-16 units' },
			{ name: 'end', sql: 's.start + s.length', about: '' },
		],
	},
	{
		name: 'exports',
		about: 'every exported name, one row each',
		from: `export s ${joinFile('s')}
	LEFT JOIN chunk c ON c.id = ${rowId('s.file', 's.chunk')} LEFT ${KEY_JOIN}
	LEFT JOIN segment g ON g.file = c.file AND g.ord = c.segment
	JOIN name e ON e.id = s.exported LEFT JOIN name l ON l.id = s.local LEFT JOIN name m ON m.id = s.module
	${LINK_JOIN}`,
		columns: [
			FILE,
			...NAME_POSITION('s'),
			LANGUAGE,
			{ name: 'kind', sql: codes('s.kind', EXPORT_KINDS), about: EXPORT_KINDS.join(', ') },
			{ name: 'name', sql: 'e.text', about: "name others see; 'default', '*', or ''" },
			{ name: 'local', sql: 'l.text', about: 'name it has here (or in `module`)' },
			{ name: 'module', sql: 'm.text', about: 're-exported from, as written' },
			...LINK_COLUMNS,
			{ name: 'type_only', sql: bit('s.flags', ModuleFlag.typeOnly), about: '' },
			{
				name: 'chunk_uid',
				sql: `CASE WHEN c.ord IS NOT NULL THEN ${UID('c')} END`,
				about: 'the chunk exported, when it is defined here',
			},
			{ name: 'start', sql: 's.start', about: 'offset in UTF-16 units' },
			{ name: 'end', sql: 's.start + s.length', about: '' },
		],
	},
	{
		name: 'refs',
		about: 'every occurrence of a name that refers to something (a scan; refs_named(name) is quick)',
		from: `file f JOIN ref_rows r ON r.in_file = f.id
	LEFT JOIN name n ON n.id = r.name_id
	LEFT JOIN chunk c ON c.id = ${rowId('f.id', 'r.chunk')} LEFT ${KEY_JOIN}
	LEFT JOIN segment g ON g.file = c.file AND g.ord = c.segment`,
		columns: [
			FILE,
			{ name: 'line', sql: 'r.line', about: 'line, from 1' },
			{ name: 'col', sql: 'r.col', about: 'column in UTF-16 units, from 1' },
			LANGUAGE,
			{ name: 'name', sql: 'n.text', about: 'the name' },
			{ name: 'kind', sql: 'r.kind', about: 'read, write, readwrite, type, call' },
			{ name: 'is_member', sql: 'r.is_member', about: '1 for `b` in `a.b`' },
			{ name: 'chunk_uid', sql: UID('c'), about: 'innermost chunk around it' },
			{ name: 'start', sql: 'r.start', about: 'offset in UTF-16 units' },
		],
	},
	{
		name: 'assignments',
		about: 'where module-level variables get their values, within their own file',
		from: `file f JOIN assignment_rows r ON r.in_file = f.id
	JOIN chunk c ON c.id = ${rowId('f.id', 'r.chunk')} ${KEY_JOIN}
	LEFT JOIN segment g ON g.file = c.file AND g.ord = c.segment
	LEFT JOIN name n ON n.id = c.name
	LEFT JOIN name cn ON cn.id = c.container`,
		columns: [
			FILE,
			{ name: 'line', sql: 'line_of(f.id, r.start)', about: 'line of the assignment, from 1' },
			{ name: 'col', sql: 'col_of(f.id, r.start)', about: 'column in UTF-16 units, from 1' },
			LANGUAGE,
			{ name: 'name', sql: 'n.text', about: 'name of the variable' },
			{ name: 'qualified_name', sql: QUALIFIED, about: 'with the names around it' },
			{
				name: 'kind',
				sql: 'r.kind',
				about: 'initial (where it is declared), write, readwrite (`+=` and the like)',
			},
			{ name: 'chunk_uid', sql: UID('c'), about: 'the variable' },
			{ name: 'start', sql: 'r.start', about: 'offset in UTF-16 units' },
		],
	},
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
	{
		name: 'skipped',
		about: 'every file or folder left out, with the reason',
		from: 'skip s',
		columns: [
			{ name: 'file', sql: 's.path', about: 'path from the root' },
			{ name: 'reason', sql: codes('s.reason', SKIP_REASONS), about: SKIP_REASONS.join(', ') },
			{ name: 'detail', sql: 's.detail', about: 'the rule, size or error behind it' },
			{ name: 'is_folder', sql: 's.folder', about: '1 for a folder that was not entered' },
		],
	},
];

/**
 * SQL that makes a view. A uid is computed from its row, which no index can serve: comparing uids of
 * two views would compute them for every pair of rows. With `keyed` they come from the table
 * `chunk_key`, which has them indexed.
 */
export function viewSql(view: View, keyed: boolean): string {
	const keys = (sql: string): string =>
		keyed
			? sql
					.replaceAll(UID('c'), 'k.uid')
					.replaceAll(PARENT_UID, 'pk.uid')
					.replaceAll(TARGET_UID, 'tk.uid')
					.replaceAll(KEY_JOIN, 'JOIN temp.chunk_key k ON k.id = c.id')
					.replaceAll(PARENT_KEY_JOIN, 'LEFT JOIN temp.chunk_key pk ON pk.id = pc.id')
					.replaceAll(TARGET_KEY_JOIN, 'LEFT JOIN temp.chunk_key tk ON tk.id = tc.id')
			: sql.replaceAll(`LEFT ${KEY_JOIN}`, '');
	const columns = view.columns.map((column) => `${keys(column.sql)} AS "${column.name}"`).join(',\n\t');
	return `CREATE TEMP VIEW ${view.name} AS SELECT\n\t${columns}\nFROM ${keys(view.from)}`;
}

/** The uids of all chunks, with an index; made for one connection when its query compares uids. */
export const CHUNK_KEY_SQL = `CREATE TEMP TABLE chunk_key (id INTEGER PRIMARY KEY, uid TEXT);
INSERT INTO temp.chunk_key SELECT c.id, ${UID('c')} FROM chunk c JOIN file f ON f.id = c.file
	LEFT JOIN segment g ON g.file = c.file AND g.ord = c.segment;
CREATE INDEX temp.chunk_key_uid ON chunk_key (uid)`;
