import { rowId } from '../schema.ts';
import { FILE, KEY_JOIN, LANGUAGE, QUALIFIED, UID, type View } from './parts.ts';
import { TARGET_COLUMNS, whereLinked } from './targets.ts';

// Where a reference leads is told by functions, which are called only for columns that a query asks for. Joins would be
// made for every `count(*)`.
const told = (part: string) => `ref_${part}(f.id, r.at)`;

/** A function keeps SQLite from going from a chunk to these rows: it would unpack those of a file for each of its chunks. */
const FAR_UID = `coalesce(${UID('c')}, NULL)`;

/** Occurrences of names. */
export const NAME_VIEWS: readonly View[] = [
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
			{ name: 'chunk_uid', sql: FAR_UID, about: 'innermost chunk around it' },
			{ name: 'start', sql: 'r.start', about: 'offset in UTF-16 units' },
			{
				name: 'status',
				sql: whereLinked(told('status')),
				about: 'as in call_sites; found out when it is asked for, file by file',
			},
			{ name: 'complete', sql: `coalesce(${told('complete')}, 0)`, about: 'as in call_sites' },
			...TARGET_COLUMNS.map(({ name, about }) => ({ name, sql: told(name), about })),
			{ name: 'target_package', sql: told('target_package'), about: 'the package, when it is external' },
			{ name: 'target_external_name', sql: told('target_external_name'), about: 'its name in that package' },
			{
				name: 'rule',
				sql: told('rule'),
				about: 'what the name is bound as; of a call, what its callee is written on; null for another member',
			},
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
			{ name: 'chunk_uid', sql: FAR_UID, about: 'the variable' },
			{ name: 'start', sql: 'r.start', about: 'offset in UTF-16 units' },
		],
	},
];
