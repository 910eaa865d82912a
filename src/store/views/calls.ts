import { LINK_RULES, LINK_STATUSES, RELATION_KINDS } from '../../model/link.ts';
import { CALL_VIAS, CallFlag } from '../../model/recorder.ts';
import { callBitsSql } from '../call-bits.ts';
import { linkBitsSql } from '../link-bits.ts';
import { rowId } from '../schema.ts';
import {
	bit,
	codes,
	col,
	endOf,
	FILE,
	joinChunk,
	LANGUAGE,
	line,
	linkKeyJoin,
	NAME_POSITION,
	QUALIFIED,
	RANGE,
	UID,
	type View,
} from './parts.ts';
import { confidenceOf, TARGET_COLUMNS, targetJoin, whereLinked } from './targets.ts';

const CALLEE = "coalesce(s.callee, s.receiver || '.' || sn.text, sn.text)";
const CALL = callBitsSql('s');
const LINK = linkBitsSql('w');
const PASSED = linkBitsSql('s');

function callSiteId(callee: string): string {
	const places = ['s.start', endOf('s')].map((at) => `${line('s', at)}, ${col('s', at)}`);
	return `call_site_id(f.path, ${places.join(', ')}, ${callee})`;
}

const CALLBACK = RELATION_KINDS.indexOf('callback');
const IMPLICIT = RELATION_KINDS.indexOf('implicit');

/** Functions that calls are given, and those that the language calls by itself, as calls; of the latter nothing is written. */
const UNWRITTEN = `(SELECT r.id, r.file, r.chunk AS caller, r.written AS name, r.start, 0 AS name_offset, r.kind,
		CASE r.kind WHEN ${CALLBACK} THEN length(t.text) ELSE 0 END AS length,
		r.bits, r.place, r.target FROM relation r JOIN name t ON t.id = r.written
	WHERE r.kind IN (${CALLBACK}, ${IMPLICIT}))`;

/** Calls and where they lead. */
export const CALL_VIEWS: readonly View[] = [
	{
		name: 'call_sites',
		about:
			'every call, construction, decorator, JSX element, every function that a call is given by name, and those that Python calls by itself',
		from: `call_site s ${joinChunk('caller')}
	LEFT JOIN segment g ON g.file = c.file AND g.ord = c.segment
	LEFT JOIN name n ON n.id = c.name LEFT JOIN name cn ON cn.id = c.container
	JOIN name sn ON sn.id = s.name
	LEFT JOIN call_link w ON w.id = s.id
	LEFT JOIN name wp ON wp.id = w.place LEFT JOIN name we ON we.id = w.name
	${targetJoin('w.chunk', linkKeyJoin('call_link', 's.id'))}`,
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
			{
				name: 'via',
				sql: codes(CALL.via, CALL_VIAS),
				about: [...CALL_VIAS, 'callback', 'implicit'].join(', '),
			},
			{
				name: 'status',
				sql: whereLinked(codes(LINK.status, LINK_STATUSES)),
				about: 'resolved, ambiguous, external, dynamic, unresolved; null where it is not looked for',
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
				sql: confidenceOf(LINK),
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
				sql: callSiteId(CALLEE),
				about: 'sha1 of place and callee',
			},
		],
		also: [
			{
				from: `${UNWRITTEN} s ${joinChunk('caller')}
	LEFT JOIN segment g ON g.file = c.file AND g.ord = c.segment
	LEFT JOIN name n ON n.id = c.name LEFT JOIN name cn ON cn.id = c.container
	JOIN name sn ON sn.id = s.name
	JOIN name wp ON wp.id = s.place
	${targetJoin('s.target', linkKeyJoin('relation', 's.id'))}`,
				// A query is answered row by row only when columns of both kinds have the same affinity.
				sql: {
					callee: "coalesce(sn.text, '')",
					receiver: 'CAST(NULL AS TEXT)',
					via: `CASE s.kind WHEN ${CALLBACK} THEN 'callback' ELSE 'implicit' END`,
					status: codes(PASSED.status, LINK_STATUSES),
					complete: PASSED.complete,
					target_package: 'NULL',
					target_external_name: 'CAST(NULL AS TEXT)',
					rule: codes(PASSED.rule, LINK_RULES),
					confidence: confidenceOf(PASSED),
					...Object.fromEntries(
						['optional', 'spread', 'computed', 'awaited', 'spawned', 'deferred'].map((flag) => [
							`is_${flag}`,
							'0',
						]),
					),
					arg_count: '0',
					args: "'[]'",
					args_summary: "'[]'",
					call_site_id: callSiteId('sn.text'),
				},
			},
		],
	},
	{
		name: 'call_candidates',
		about: 'what ambiguous calls may lead to, one row a target',
		from: `call_candidate w JOIN call_site s ON s.id = ${rowId('w.file', 'w.call')} ${joinChunk('caller')}
	LEFT JOIN segment g ON g.file = c.file AND g.ord = c.segment
	JOIN call_link v ON v.id = s.id JOIN name sn ON sn.id = s.name
	JOIN name wp ON wp.id = w.place ${targetJoin('w.chunk', linkKeyJoin('call_candidate', 'w.id'))}`,
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
];
