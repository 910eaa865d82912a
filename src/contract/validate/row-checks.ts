import { callSiteId, scopedId, signatureKey, symbolId, symbolKey } from '../../model/identity.ts';
import type { ArtifactName, Rows } from '../artifacts.ts';
import type { SymbolRef } from '../schemas/parts.ts';
import { Fingerprints } from './fingerprints.ts';

/** What the rows so far have told, for those that refer to it. */
export class Seen {
	readonly chunks = new Fingerprints();
	readonly symbols = new Fingerprints();
	readonly calls = new Fingerprints();
	readonly nodes = new Fingerprints();
	readonly files = new Fingerprints();
	readonly parents = new AwaitedParents();
	/** The last row of a file's relations. */
	relations: { file: string; part: number } | null = null;
	hasChunks = false;
	hasSymbols = false;
}

/**
 * Parents that the rows of a file name before they have one: a module that is one chunk to its last character keeps its
 * end only, and comes after that chunk.
 */
class AwaitedParents {
	private file: string | null = null;
	private readonly awaited = new Set<string>();

	*next(
		{ file, chunkUid, parentChunkUid: parent }: Rows['chunk_meta'],
		chunks: Fingerprints,
	): Generator<Fault> {
		if (file !== this.file) yield* this.missing();
		this.file = file;
		this.awaited.delete(chunkUid);
		if (parent !== null && !chunks.has(parent)) this.awaited.add(parent);
	}

	/** Those that did not come. */
	*missing(): Generator<Fault> {
		for (const uid of this.awaited) {
			yield { message: `parentChunkUid leads to a chunk that is not there: ${uid}` };
		}
		this.awaited.clear();
	}
}

/** What is wrong with a row that its schema cannot say; `strictly` only where nothing may be amiss. */
export interface Fault {
	message: string;
	strictly?: true;
}

type Check<Row> = (row: Row, seen: Seen) => Iterable<Fault>;

export const ROW_CHECKS: { readonly [Name in ArtifactName]: Check<Rows[Name]> } = {
	*chunk_meta(row, seen) {
		if (!seen.chunks.add(row.chunkUid)) yield { message: `chunkUid ${row.chunkUid} is there twice` };
		if (row.end < row.start || row.endLine < row.startLine)
			yield { message: 'the range ends before it starts' };
		if (!row.chunkUid.startsWith(`ck64:v1:repo:${row.virtualPath}:`)) {
			yield { message: 'chunkUid does not belong to virtualPath' };
		}
		yield* virtualPathOf(row.virtualPath, row.file, row.segmentUid);
		yield* seen.parents.next(row, seen.chunks);
	},
	*symbols(row, seen) {
		if (!seen.symbols.add(row.symbolId))
			yield { message: `symbolId ${row.symbolId} is there twice`, strictly: true };
		const { virtualPath, qualifiedName, kindGroup, signature, chunkUid } = row;
		const scoped = scopedId({ virtualPath, qualifiedName, kindGroup, signature, chunkUid });
		if (row.scopedId !== scoped) yield { message: 'scopedId is not made of its parts' };
		if (row.symbolId !== symbolId(row.scopedId)) yield { message: 'symbolId is not that of scopedId' };
		if (row.symbolKey !== symbolKey(virtualPath, qualifiedName, kindGroup)) {
			yield { message: 'symbolKey is not made of its parts' };
		}
		if (row.signatureKey !== (signature === null ? null : signatureKey(qualifiedName, signature))) {
			yield { message: 'signatureKey is not made of its parts' };
		}
		yield* virtualPathOf(virtualPath, row.file, row.segmentUid);
		yield* chunk(chunkUid, 'chunkUid', seen);
	},
	*symbol_occurrences(row, seen) {
		yield* chunk(row.fromChunkUid, 'fromChunkUid', seen);
		if (row.range !== null && row.range.end < row.range.start)
			yield { message: 'the range ends before it starts' };
		if (row.targetName !== row.ref.targetName) yield { message: 'targetName is not that of ref' };
		yield* reference(row.ref, seen);
	},
	*symbol_edges(row, seen) {
		yield* chunk(row.fromChunkUid, 'fromChunkUid', seen);
		yield* symbol(row.fromSymbolId, 'fromSymbolId', seen);
		yield* reference(row.to, seen);
	},
	*call_sites(row, seen) {
		if (!seen.calls.add(row.callSiteId))
			yield { message: `callSiteId ${row.callSiteId} is there twice`, strictly: true };
		const { file: path, startLine, startCol, endLine, endCol, calleeName: callee } = row;
		if (row.callSiteId !== callSiteId({ path, startLine, startCol, endLine, endCol, callee })) {
			yield { message: 'callSiteId is not that of its place' };
		}
		if (row.end < row.start || endLine < startLine) yield { message: 'the range ends before it starts' };
		if (
			row.file !== row.relPath ||
			row.calleeName !== row.calleeRaw ||
			row.calleeChunkUid !== row.targetChunkUid
		) {
			yield { message: 'two names of one value differ' };
		}
		if ((row.status === 'resolved') !== (row.targetChunkUid !== null)) {
			yield {
				message: `${row.status}, but targetChunkUid is ${row.targetChunkUid === null ? 'null' : 'there'}`,
			};
		}
		yield* chunk(row.callerChunkUid, 'callerChunkUid', seen);
		yield* chunk(row.targetChunkUid, 'targetChunkUid', seen);
		for (const candidate of row.targetCandidates) yield* chunk(candidate, 'targetCandidates', seen);
	},
	*file_relations(row, seen) {
		const expected = seen.relations?.file === row.file ? seen.relations.part + 1 : 0;
		if (row.part !== expected) yield { message: `part is ${row.part}, not ${expected}` };
		seen.relations = row;
		for (const { chunkUid } of row.relations.exports) yield* chunk(chunkUid, 'exports', seen);
	},
	*graph_relations(row, seen) {
		if (row.type === 'node') {
			if (!seen.nodes.add(row.id)) yield { message: `node ${row.id} is there twice` };
			if (row.id !== row.attrs.chunkUid) yield { message: 'id is not chunkUid' };
			yield* chunk(row.id, 'id', seen);
			yield* symbol(row.attrs.symbolId, 'symbolId', seen);
		} else {
			yield* chunk(row.from, 'from', seen);
			yield* chunk(row.to, 'to', seen);
			if (!seen.nodes.has(row.from)) yield { message: `from is no node: ${row.from}` };
		}
	},
	*vfs_manifest(row, seen) {
		if (row.segmentUid === null) seen.files.add(row.containerPath);
		else if (!seen.files.has(row.containerPath)) yield { message: 'a segment of a file that is not there' };
		const bounds = [row.segmentUid, row.segmentStart, row.segmentEnd].filter(
			(value) => value !== null,
		).length;
		if (bounds !== 0 && bounds !== 3) yield { message: 'a segment without its bounds' };
		if ((row.segmentEnd ?? 0) < (row.segmentStart ?? 0))
			yield { message: 'the segment ends before it starts' };
		if (row.docHash === null)
			yield { message: 'the file had changed, so docHash is not known', strictly: true };
	},
};

function* chunk(uid: string | null, key: string, seen: Seen): Generator<Fault> {
	if (uid !== null && seen.hasChunks && !seen.chunks.has(uid)) {
		yield { message: `${key} leads to a chunk that is not there: ${uid}` };
	}
}

function* symbol(id: string | null, key: string, seen: Seen): Generator<Fault> {
	if (id !== null && seen.hasSymbols && !seen.symbols.has(id)) {
		yield { message: `${key} leads to a symbol that is not there: ${id}` };
	}
}

function* reference(ref: SymbolRef, seen: Seen): Generator<Fault> {
	if ((ref.status === 'resolved') !== (ref.resolved !== null)) {
		yield { message: `${ref.status}, but resolved is ${ref.resolved === null ? 'null' : 'there'}` };
	}
	if (ref.status !== 'ambiguous' && ref.candidates.length > 0)
		yield { message: `${ref.status}, with candidates` };
	if (ref.status !== 'external' && ref.external !== null) yield { message: `${ref.status}, with a package` };
	if (ref.resolved !== null) {
		yield* chunk(ref.resolved.chunkUid, 'resolved.chunkUid', seen);
		yield* symbol(ref.resolved.symbolId, 'resolved.symbolId', seen);
	}
	for (const { chunkUid, symbolId: id } of ref.candidates) {
		yield* chunk(chunkUid, 'candidates', seen);
		yield* symbol(id, 'candidates', seen);
	}
}

function* virtualPathOf(virtualPath: string, file: string, segmentUid: string | null): Generator<Fault> {
	if (virtualPath !== (segmentUid === null ? file : `${file}#seg:${segmentUid}`)) {
		yield { message: 'virtualPath is not made of file and segmentUid' };
	}
}
