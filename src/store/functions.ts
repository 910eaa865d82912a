import type Database from 'better-sqlite3';
import { CHUNK_KINDS, type KindGroup, kindGroup } from '../model/chunk.ts';
import { callSiteId, scopedId, symbolId, symbolKey } from '../model/identity.ts';
import { summarizeArgs, unpackArgs } from './packed-args.ts';
import { unpackParams } from './packed-params.ts';
import { storedChunkUid } from './stored-uid.ts';

type Text = string | null;

/**
 * The SQL functions that the views are made of. Anybody can call them with anything, so each gives
 * null for what it cannot use; none reads the database, which a running query does not allow.
 */
export function defineFunctions(db: Database.Database): void {
	const define = (name: string, body: (...args: never[]) => unknown) =>
		db.function(name, { deterministic: true }, body as (...args: unknown[]) => unknown);

	define('chunk_uid', chunkUid);
	define('symbol_key', (path: Text, name: Text, kind: number) => {
		const group = groupOf(kind);
		return path === null || name === null || group === null ? null : symbolKey(path, name, group);
	});
	define('symbol_id', (path: Text, name: Text, kind: number, signature: Text, uid: Text) => {
		const group = groupOf(kind);
		if (path === null || name === null || uid === null || group === null) return null;
		const symbol = {
			virtualPath: path,
			qualifiedName: name,
			kindGroup: group,
			signature: signature === null ? null : String(signature),
			chunkUid: uid,
		};
		return symbolId(scopedId(symbol));
	});
	define(
		'call_site_id',
		(path: Text, startLine: number, startCol: number, endLine: number, endCol: number, callee: Text) =>
			path === null || callee === null
				? null
				: callSiteId({ path, startLine, startCol, endLine, endCol, callee }),
	);
	define('params_json', (packed: Text) => JSON.stringify(unpackParams(textOrNull(packed))));
	define('args_json', (packed: Text) => JSON.stringify(unpackArgs(textOrNull(packed))));
	define('args_summary', (packed: Text) => JSON.stringify(summarizeArgs(unpackArgs(textOrNull(packed)))));
}

function chunkUid(path: unknown, language: unknown, hash: unknown, bits: unknown): string | null {
	if (typeof path !== 'string' || typeof bits !== 'number' || !(hash instanceof Uint8Array)) return null;
	return storedChunkUid(path, textOrNull(language), hash, bits);
}

function groupOf(kind: number): KindGroup | null {
	const name = CHUNK_KINDS[kind];
	return name === undefined ? null : kindGroup(name);
}

function textOrNull(value: unknown): string | null {
	return typeof value === 'string' ? value : null;
}
