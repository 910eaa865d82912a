import { join } from 'node:path';
import { LINK_STATUSES } from '../model/link.ts';
import { RunningSha256 } from '../platform/digest.ts';
import { makeFolder } from '../platform/disk.ts';
import { NewFile } from '../platform/new-folder.ts';
import { ARTIFACTS, type ArtifactName } from './artifacts.ts';
import { fitRow } from './fit-row.ts';
import { MAX_ROW_BYTES, TARGET_PART_BYTES } from './limits.ts';
import type { Line } from './rows/line.ts';
import type { ArtifactMeta, StatusCounts } from './schemas/manifest.ts';

const BUFFER_BYTES = 1 << 20;
const LINE_FEED = 10;

/** Name of a part, from 0. */
export function partName(part: number): string {
	return `part-${String(part).padStart(5, '0')}.jsonl`;
}

/** Writes the rows of one artifact, a part after another; holds one buffer, whatever their number. */
export class ShardedWriter<Name extends ArtifactName> {
	private readonly name: Name;
	private readonly folder: string;
	private readonly targetBytes: number;
	private readonly buffer = Buffer.allocUnsafeSlow(BUFFER_BYTES);
	private used = 0;
	private open: { file: NewFile; hash: RunningSha256; records: number; bytes: number } | null = null;
	private readonly parts: ArtifactMeta['parts'] = [];
	private readonly statuses: StatusCounts | null;
	private trimmed = 0;
	private dropped = 0;
	private records = 0;
	private bytes = 0;

	constructor(name: Name, folder: string, targetBytes = TARGET_PART_BYTES) {
		this.name = name;
		this.folder = join(folder, name);
		this.targetBytes = targetBytes;
		this.statuses = ARTIFACTS[name].statusOf === undefined ? null : noStatuses();
		makeFolder(this.folder);
	}

	get written(): number {
		return this.bytes;
	}

	add({ text: print, status }: Line): void {
		const text = print();
		const fitted = fitRow(text, ARTIFACTS[this.name]);
		if (fitted === null) {
			this.dropped++;
			return;
		}
		if (fitted !== text) this.trimmed++;
		if (this.statuses !== null && status !== null) this.statuses[status]++;
		this.put(fitted);
	}

	private put(text: string): void {
		if (this.used + MAX_ROW_BYTES + 1 > this.buffer.length) this.flush();
		const start = this.used;
		const end = start + this.buffer.write(text, start) + 1;
		this.buffer[end - 1] = LINE_FEED;
		if (this.open !== null && this.open.bytes + (end - start) > this.targetBytes) {
			this.closePart();
			this.buffer.copyWithin(0, start, end);
			this.used = 0;
		}
		this.open ??= this.openPart();
		this.used += end - start;
		this.open.bytes += end - start;
		this.open.records++;
		this.records++;
		this.bytes += end - start;
	}

	/** Closes the last part and tells what was written. */
	finish(generatedAt: string): ArtifactMeta {
		this.closePart();
		const most = (values: number[]) => values.reduce((a, b) => Math.max(a, b), 0);
		return {
			schemaVersion: ARTIFACTS[this.name].version,
			artifact: this.name,
			format: 'jsonl-sharded',
			generatedAt,
			compression: 'none',
			totalRecords: this.records,
			totalBytes: this.bytes,
			maxPartRecords: most(this.parts.map(({ records }) => records)),
			maxPartBytes: most(this.parts.map(({ bytes }) => bytes)),
			targetMaxBytes: this.targetBytes,
			trimmedRecords: this.trimmed,
			droppedRecords: this.dropped,
			statuses: this.statuses,
			parts: this.parts,
		};
	}

	/** Leaves what was written as it is. */
	abandon(): void {
		this.open?.file.close();
		this.open = null;
	}

	private openPart(): NonNullable<typeof this.open> {
		const file = new NewFile(join(this.folder, partName(this.parts.length)));
		return { file, hash: new RunningSha256(), records: 0, bytes: 0 };
	}

	private closePart(): void {
		if (this.open === null) return;
		this.flush();
		const { file, hash, records, bytes } = this.open;
		file.close();
		this.open = null;
		const path = `pieces/${this.name}/${partName(this.parts.length)}`;
		this.parts.push({ path, records, bytes, checksum: `sha256:${hash.digest()}` });
	}

	private flush(): void {
		if (this.used === 0 || this.open === null) return;
		const bytes = this.buffer.subarray(0, this.used);
		this.open.file.write(bytes);
		this.open.hash.update(bytes);
		this.used = 0;
	}
}

export function noStatuses(): StatusCounts {
	return Object.fromEntries(LINK_STATUSES.map((status) => [status, 0])) as StatusCounts;
}
