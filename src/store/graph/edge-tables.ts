import { LINK_STATUSES } from '../../model/link.ts';
import { CALL_VIAS } from '../../model/recorder.ts';
import { callBitsSql } from '../call-bits.ts';
import { linkBitsSql } from '../link-bits.ts';
import { ORD_BITS } from '../schema.ts';

/** `caller` and `chunk` are positions in the file of the row and in the one of the target. */
export type AddEdge = (
	id: number,
	caller: number,
	place: number,
	chunk: number,
	kind: number,
	rule: number,
	may: number,
	site: number,
) => void;

/** A table whose rows are edges. */
interface EdgeTable {
	/** All of its edges; conditions can be added. */
	sql: string;
	/** Its columns: the id, and where an edge leads to. */
	id: string;
	place: string;
	chunk: string;
	read(row: readonly number[], add: AddEdge): void;
}

const ORD = 2 ** ORD_BITS;
/** Numbers of less than 2^52 are exact, so a row can carry two in one. */
const PAIR = 2 ** 20;
const RESOLVED = LINK_STATUSES.indexOf('resolved');
const RELATIONS_FROM = CALL_VIAS.length;
const link = linkBitsSql('l');
const relation = linkBitsSql('r');
const via = callBitsSql('s').via;

const CALLS: EdgeTable = {
	sql: `SELECT l.id, s.caller * ${PAIR} + l.chunk, l.place, ${link.rule} * 8 + ${via}
		FROM call_link l JOIN call_site s ON s.id = l.id WHERE ${link.status} = ${RESOLVED} AND l.chunk IS NOT NULL`,
	...{ id: 'l.id', place: 'l.place', chunk: 'l.chunk' },
	read([id, pair, place, how], add) {
		add(id, Math.floor(pair / PAIR), place, pair % PAIR, how & 7, how >> 3, 0, id % ORD);
	},
};

/** Only sets that are complete: of others nobody knows whether they are all. */
const CANDIDATES: EdgeTable = {
	sql: `SELECT k.id, s.caller * ${PAIR} + k.chunk, k.place, ${link.rule} * 8 + ${via}, k.call
		FROM call_candidate k JOIN call_link l ON l.id = ((k.file << ${ORD_BITS}) + k.call) AND ${link.complete}
			JOIN call_site s ON s.id = l.id WHERE true`,
	...{ id: 'k.id', place: 'k.place', chunk: 'k.chunk' },
	read([id, pair, place, how, call], add) {
		add(id, Math.floor(pair / PAIR), place, pair % PAIR, how & 7, how >> 3, 1, call);
	},
};

const RELATIONS: EdgeTable = {
	sql: `SELECT r.id, r.chunk * ${PAIR} + r.target, r.place, ${relation.rule} * 8 + r.kind, ${relation.status}
		FROM relation r WHERE r.target IS NOT NULL`,
	...{ id: 'r.id', place: 'r.place', chunk: 'r.target' },
	read([id, pair, place, how, status], add) {
		const may = status === RESOLVED ? 0 : 1;
		add(
			...([id, Math.floor(pair / PAIR), place, pair % PAIR] as const),
			...([RELATIONS_FROM + (how & 7), how >> 3, may, id % ORD] as const),
		);
	},
};

/** In the order in which a graph has their edges. */
export const EDGE_TABLES: readonly EdgeTable[] = [CALLS, CANDIDATES, RELATIONS];
