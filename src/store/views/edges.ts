import { ChunkFlag } from '../../model/chunk.ts';
import { FileFlag } from '../../model/file.ts';
import { LINK_STATUSES, RELATION_KINDS } from '../../model/link.ts';
import { CALL_VIAS } from '../../model/recorder.ts';
import { callBitsSql } from '../call-bits.ts';
import { linkBitsSql } from '../link-bits.ts';
import { rowId } from '../schema.ts';
import {
	bit,
	codes,
	FILE,
	joinChunk,
	joinFile,
	KEY_JOIN,
	linkKeyJoin,
	QUALIFIED,
	UID,
	type View,
} from './parts.ts';
import { confidenceOf, TARGET_COLUMNS, targetJoin } from './targets.ts';

const SOURCE = `LEFT JOIN segment g ON g.file = c.file AND g.ord = c.segment
	LEFT JOIN name n ON n.id = c.name LEFT JOIN name cn ON cn.id = c.container`;
const CALL = linkBitsSql('w');
const CANDIDATE = linkBitsSql('v');
const RELATION = linkBitsSql('s');
const NAME_LINE = 'line_of(s.file, s.start + s.name_offset)';

/** Calls from tests to what is none. */
const IS_TEST = `(${bit('c.flags', ChunkFlag.test)} OR ${bit('f.flags', FileFlag.test)})
	AND tf.id IS NOT NULL AND NOT ${bit('tf.flags', FileFlag.test)}`;

const CALLS = `call_link w JOIN call_site s ON s.id = w.id ${joinChunk('caller')} ${SOURCE}
	JOIN name wp ON wp.id = w.place LEFT JOIN name we ON we.id = w.name ${targetJoin('w.chunk', linkKeyJoin('call_link', 's.id'))}`;

export const EDGES_VIEW: View = {
	name: 'edges',
	about: 'what leads from one chunk to another, or to a package: calls, bases, types, imports',
	from: CALLS,
	columns: [
		{
			name: 'kind',
			sql: codes(callBitsSql('s').via, CALL_VIAS),
			about: [...CALL_VIAS, ...RELATION_KINDS, 'test', 'import', 're-export'].join(', '),
		},
		FILE,
		{ name: 'line', sql: NAME_LINE, about: 'line of the name that says so, from 1' },
		{ name: 'source_uid', sql: UID('c'), about: 'the chunk that it leads from' },
		{
			name: 'source_name',
			sql: `coalesce(${QUALIFIED}, cn.text)`,
			about: 'its qualified name, or that of the nearest named one around it; null in a module',
		},
		...TARGET_COLUMNS,
		{
			name: 'target_package',
			sql: 'CASE WHEN w.chunk IS NULL THEN wp.text END',
			about: 'when it is external',
		},
		{ name: 'target_external_name', sql: 'we.text', about: 'its name in that package' },
		{
			name: 'status',
			sql: codes(CALL.status, LINK_STATUSES),
			about: 'resolved, external; ambiguous for one of several, all of which are known',
		},
		{ name: 'confidence', sql: confidenceOf(CALL), about: 'as in call_sites' },
	],
	also: [
		{
			from: `call_candidate w JOIN call_link v ON v.id = ${rowId('w.file', 'w.call')} AND ${CANDIDATE.complete}
	JOIN call_site s ON s.id = v.id ${joinChunk('caller')} ${SOURCE}
	JOIN name wp ON wp.id = w.place ${targetJoin('w.chunk', linkKeyJoin('call_candidate', 'w.id'))}`,
			sql: {
				target_package: 'NULL',
				target_external_name: 'CAST(NULL AS TEXT)',
				status: "'ambiguous'",
				confidence: 'NULL',
			},
		},
		{
			from: `relation s ${joinChunk('chunk')} ${SOURCE}
	JOIN name wp ON wp.id = s.place LEFT JOIN name we ON we.id = s.name ${targetJoin('s.target', linkKeyJoin('relation', 's.id'))}`,
			sql: {
				kind: codes('s.kind', RELATION_KINDS),
				line: 'line_of(s.file, s.start)',
				target_package: 'CASE WHEN s.target IS NULL THEN wp.text END',
				status: codes(RELATION.status, LINK_STATUSES),
				confidence: confidenceOf(RELATION),
			},
		},
		{ from: `${CALLS} WHERE ${IS_TEST}`, sql: { kind: "'test'" } },
		...(['import', 'export'] as const).map((table) => ({
			from: `(SELECT id, file, module, min(start) AS start FROM ${table} GROUP BY file, module) s
	JOIN module_link w ON w.file = s.file AND w.module = s.module
	${joinFile('s')} JOIN chunk c ON c.id = ${rowId('s.file', '0')} ${KEY_JOIN} ${SOURCE}
	JOIN name wp ON wp.id = w.target ${targetJoin('0')}`,
			sql: {
				kind: table === 'import' ? "'import'" : "'re-export'",
				line: 'line_of(s.file, s.start)',
				target_package: `CASE w.status WHEN ${LINK_STATUSES.indexOf('external')} THEN wp.text END`,
				target_external_name: 'CAST(NULL AS TEXT)',
				status: codes('w.status', LINK_STATUSES),
				confidence: 'NULL',
			},
		})),
	],
};
