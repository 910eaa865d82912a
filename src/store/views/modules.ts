import { LINK_STATUSES } from '../../model/link.ts';
import { EXPORT_KINDS, IMPORT_KINDS, ModuleFlag } from '../../model/recorder.ts';
import { rowId } from '../schema.ts';
import {
	bit,
	codes,
	FILE,
	joinChunk,
	joinFile,
	KEY_JOIN,
	LANGUAGE,
	NAME_POSITION,
	UID,
	type View,
} from './parts.ts';

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

/** Imports and exports. */
export const MODULE_VIEWS: readonly View[] = [
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
];
