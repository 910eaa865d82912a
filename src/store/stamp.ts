import { AssayError } from '../model/errors.ts';
import { SCHEMA_VERSION } from './schema.ts';

/** Says in the header of a file that it is an index of ours. */
const INDEX_APPLICATION_ID = 0x61737931;
export const RECORD_APPLICATION_ID = 0x61737972;

const MAGIC = 'SQLite format 3\0';
const USER_VERSION_AT = 60;
const APPLICATION_ID_AT = 68;
/** Bytes of a database file that `readStamp` needs. */
export const STAMP_BYTES = 72;

export interface Stamp {
	applicationId: number;
	version: number;
}

/** The last thing a build writes: without it no reader takes the file for an index. */
export function stampIndex(db: { exec(sql: string): unknown }): void {
	db.exec(`PRAGMA application_id = ${INDEX_APPLICATION_ID}`);
	db.exec(`PRAGMA user_version = ${SCHEMA_VERSION}`);
}

/** From the first bytes of a file; null when it is no database. */
export function readStamp(head: Uint8Array): Stamp | null {
	if (head.length < STAMP_BYTES || Buffer.from(head.subarray(0, 16)).toString('latin1') !== MAGIC)
		return null;
	const view = new DataView(head.buffer, head.byteOffset);
	return { applicationId: view.getInt32(APPLICATION_ID_AT), version: view.getInt32(USER_VERSION_AT) };
}

/** Throws unless this version of assay wrote the layout, so that no other layout is ever misread. */
export function checkIndexStamp(stamp: Stamp | null, path: string): void {
	if (stamp === null || stamp.applicationId !== INDEX_APPLICATION_ID) {
		throw new AssayError(
			'INDEX_CORRUPT',
			`${path} is not an assay index`,
			'Run `assay index` to build it anew.',
		);
	}
	if (stamp.version > SCHEMA_VERSION) {
		throw new AssayError(
			'SCHEMA_NEWER',
			`the index was made by a newer assay (layout ${stamp.version}, this one reads ${SCHEMA_VERSION})`,
			'Use that assay, or run `assay index` to build it anew with this one.',
		);
	}
	if (stamp.version < SCHEMA_VERSION) {
		throw new AssayError(
			'NOT_INDEXED',
			`the index was made by an older assay (layout ${stamp.version}, this one reads ${SCHEMA_VERSION}) and needs a rebuild`,
			'Run `assay index`.',
		);
	}
}
