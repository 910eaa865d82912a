import { CONFIDENCE, LINK_RULES, LINK_STATUSES, MEASURED_LANGUAGES } from '../../model/link.ts';
import { LINKED_LANGUAGES } from '../../model/linked-languages.ts';
import type { linkBitsSql } from '../link-bits.ts';
import { rowId } from '../schema.ts';
import { type Column, line, nameAt, TARGET_KEY_JOIN, TARGET_UID } from './parts.ts';

const MEASURED = MEASURED_LANGUAGES.map((language) => `'${language}'`).join(', ');
const RESOLVED = LINK_STATUSES.indexOf('resolved');

/** From a place and a position to the chunk that is there; `wp` is the name of the place. `keys` is from `linkKeyJoin`. */
export const targetJoin = (
	position: string,
	keys: string = TARGET_KEY_JOIN,
) => `LEFT JOIN file tf ON tf.path = wp.text AND ${position} IS NOT NULL
	LEFT JOIN chunk tc ON tc.id = ${rowId('tf.id', position)}
	LEFT JOIN segment tg ON tg.file = tc.file AND tg.ord = tc.segment
	LEFT JOIN name tn ON tn.id = tc.name LEFT JOIN name tcn ON tcn.id = tc.container ${keys}`;

export const TARGET_COLUMNS: Column[] = [
	{ name: 'target_file', sql: 'tf.path', about: 'file of the definition it leads to' },
	{ name: 'target_line', sql: line('tc', nameAt('tc')), about: 'line of its name' },
	{
		name: 'target_name',
		sql: "coalesce(tcn.text || '.', '') || tn.text",
		about: 'its qualified name',
	},
	{ name: 'target_uid', sql: TARGET_UID, about: 'its chunk' },
];

const LINKED = LINKED_LANGUAGES.map((language) => `'${language}'`).join(', ');

/** Whether names of a file, as `f`, are looked up: SQL. */
export const IS_LINKED = `f.language IN (${LINKED})`;

/** A status where names are looked up: what has none could not be found. Elsewhere only what was found has one. */
export function whereLinked(status: string): string {
	return `CASE WHEN ${IS_LINKED} THEN coalesce(${status}, 'unresolved') ELSE nullif(${status}, 'unresolved') END`;
}

/** As it was measured for a rule, in files of the languages where it was. */
export function confidenceOf({ status, rule }: ReturnType<typeof linkBitsSql>): string {
	const measured = LINK_RULES.map((name, code) => `WHEN ${code} THEN ${CONFIDENCE[name]}`).join(' ');
	return `CASE WHEN ${status} = ${RESOLVED} AND f.language IN (${MEASURED}) THEN CASE ${rule} ${measured} END END`;
}
