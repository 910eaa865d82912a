import { kindGroup } from '../model/chunk.ts';
import {
	formatChunkUid,
	type SymbolIdentity,
	scopedId,
	signatureKey,
	symbolId,
	symbolKey,
} from '../model/identity.ts';
import { virtualPath } from '../model/virtual-path.ts';
import type { ChunkIdentity } from '../store/export/file.ts';
import type { ExportSource, FileIdentity } from '../store/export/source.ts';
import { uidPartsOf } from '../store/stored-uid.ts';
import { quoted } from './json-text.ts';

/** What a named chunk is called in each of the ways there are. */
export interface SymbolNames {
	symbolId: string;
	scopedId: string;
	symbolKey: string;
	signatureKey: string | null;
	qualifiedName: string;
}

/** Identities of the chunks of a file, each made when it is first asked for. */
export class FileIdentities {
	readonly file: FileIdentity;
	private readonly uids: (string | undefined)[] = [];
	private readonly uidTexts: (string | undefined)[] = [];
	private readonly names: (SymbolNames | null | undefined)[] = [];

	constructor(file: FileIdentity) {
		this.file = file;
	}

	has(chunk: number): boolean {
		return chunk < this.file.chunks.length;
	}

	segmentUid(chunk: number): string | null {
		const { segment } = this.file.chunks[chunk];
		return segment === null ? null : this.file.segments[segment].uid;
	}

	virtualPath(chunk: number): string {
		const { segment } = this.file.chunks[chunk];
		return segment === null ? this.file.path : virtualPath(this.file.path, this.file.segments[segment].uid);
	}

	/** null outside segments. */
	segmentLanguage(chunk: number): string | null {
		const { segment } = this.file.chunks[chunk];
		return segment === null ? null : this.file.segments[segment].language;
	}

	uid(chunk: number): string {
		const known = this.uids[chunk];
		if (known !== undefined) return known;
		const { hash, uidBits } = this.file.chunks[chunk];
		const segmentLanguage = this.segmentLanguage(chunk);
		const uid = formatChunkUid({
			virtualPath: this.virtualPath(chunk),
			segmentLanguage,
			...uidPartsOf(hash, uidBits),
		});
		this.uids[chunk] = uid;
		return uid;
	}

	/** The uid as JSON: many rows hold it. */
	uidText(chunk: number): string {
		const known = this.uidTexts[chunk];
		if (known !== undefined) return known;
		const text = quoted(this.uid(chunk));
		this.uidTexts[chunk] = text;
		return text;
	}

	/** The id of the symbol as JSON. */
	symbolIdText(chunk: number): string {
		const symbol = this.symbol(chunk);
		return symbol === null ? 'null' : `"${symbol.symbolId}"`;
	}

	/** null for what is no symbol: a module, or a chunk without a name. */
	symbol(chunk: number): SymbolNames | null {
		const known = this.names[chunk];
		if (known !== undefined) return known;
		const names = this.symbolNames(chunk);
		this.names[chunk] = names;
		return names;
	}

	private symbolNames(chunk: number): SymbolNames | null {
		const described = this.file.chunks[chunk];
		const qualifiedName = qualifiedNameOf(described);
		if (qualifiedName === null || described.kind === 'module') return null;
		const symbol: SymbolIdentity = {
			virtualPath: this.virtualPath(chunk),
			qualifiedName,
			kindGroup: kindGroup(described.kind),
			signature: described.signature,
			chunkUid: this.uid(chunk),
		};
		const scoped = scopedId(symbol);
		return {
			symbolId: symbolId(scoped),
			scopedId: scoped,
			symbolKey: symbolKey(symbol.virtualPath, qualifiedName, symbol.kindGroup),
			signatureKey: symbol.signature === null ? null : signatureKey(qualifiedName, symbol.signature),
			qualifiedName,
		};
	}
}

export function qualifiedNameOf({ name, container }: ChunkIdentity): string | null {
	if (name === null) return null;
	return container === null ? name : `${container}.${name}`;
}

/** Chunks of files whose identities are kept: their number bounds the memory, whatever the repository. */
const KEPT_CHUNKS = 10_000;

/** Identities of the chunks of all files; those of late are kept. */
export class Identities {
	private readonly source: ExportSource;
	private readonly kept = new Map<string, FileIdentities | null>();
	private chunks = 0;

	constructor(source: ExportSource) {
		this.source = source;
	}

	/** Identities of a file that was just read. */
	enter(file: FileIdentity): FileIdentities {
		const known = this.kept.get(file.path);
		if (known !== undefined && known !== null) return known;
		// Not the file itself: its calls would stay as long as its identities.
		const { path, segments, chunks } = file;
		return this.keep(path, { path, segments, chunks })!;
	}

	/** null when there is no such file. */
	of(path: string): FileIdentities | null {
		const known = this.kept.get(path);
		return known !== undefined ? known : this.keep(path, this.source.identityOf(path));
	}

	private keep(path: string, file: FileIdentity | null): FileIdentities | null {
		for (const [oldest, identities] of this.kept) {
			if (this.chunks <= KEPT_CHUNKS) break;
			this.kept.delete(oldest);
			this.chunks -= identities?.file.chunks.length ?? 0;
		}
		const identities = file === null ? null : new FileIdentities(file);
		this.kept.set(path, identities);
		this.chunks += file?.chunks.length ?? 0;
		return identities;
	}
}
