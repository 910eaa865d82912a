import { ChunkColumn, type FileBatch, FileColumn } from '../model/batch.ts';
import type { BuildReport, IndexCounts, LanguageCount } from '../model/build.ts';
import { type DiscoveredFile, FILE_STATUSES, type SkippedPath } from '../model/file.ts';
import { VERSION } from '../model/version.ts';
import type { IndexMeta } from '../store/index-meta.ts';
import type { RemovedFile } from '../store/updater.ts';
import { ContentSum, type FileIdentity } from './generation.ts';

/** What an index says about itself when there is nothing in it. */
const NOTHING: IndexMeta = {
	counts: {
		files: 0,
		bytes: 0,
		lines: 0,
		segments: 0,
		chunks: 0,
		symbols: 0,
		callSites: 0,
		imports: 0,
		exports: 0,
		facts: 0,
		refs: 0,
	},
	languages: [],
	statuses: {},
	skipped: {},
	content: '0',
};

/** Counts what comes into an index and what goes out of it, and makes the generation. */
export class Tally {
	readonly counts: IndexCounts;
	/** Files that came back, indexed or not. */
	seen = 0;
	private readonly sum: ContentSum;
	private readonly statuses: Record<string, number>;
	private readonly skipped: Record<string, number>;
	private readonly languages = new Map<string, LanguageCount>();
	private readonly files: readonly DiscoveredFile[];

	/** `before` is what the index says about itself now. */
	constructor(files: readonly DiscoveredFile[], before: IndexMeta = NOTHING) {
		this.files = files;
		this.counts = { ...before.counts };
		this.sum = new ContentSum(before.content);
		this.statuses = { ...before.statuses };
		this.skipped = { ...before.skipped };
		for (const count of before.languages) this.languages.set(count.language, { ...count });
	}

	add(batch: FileBatch): void {
		const { counts } = this;
		for (let at = 0, f = 0; at < batch.files.length; at += FileColumn.width, f++) {
			const row = batch.files.subarray(at, at + FileColumn.width);
			this.seen++;
			if (row[FileColumn.skip] >= 0) continue;
			const { path, language, flags, package: owner } = this.files[row[FileColumn.file]];
			this.countFile(
				{
					path,
					language,
					flags: flags | row[FileColumn.flags],
					package: owner,
					status: row[FileColumn.status],
					hash: batch.hashes.subarray(f * 8, f * 8 + 8),
				},
				row[FileColumn.size],
				row[FileColumn.lines],
				1,
			);
			counts.segments += row[FileColumn.segments];
			counts.chunks += row[FileColumn.chunks];
			counts.callSites += row[FileColumn.calls];
			counts.imports += row[FileColumn.imports];
			counts.exports += row[FileColumn.exports];
			counts.facts += row[FileColumn.facts];
			counts.refs += row[FileColumn.refs];
		}
		for (let at = 0; at < batch.chunks.length; at += ChunkColumn.width) {
			if (batch.chunks[at + ChunkColumn.name] >= 0 && batch.chunks[at + ChunkColumn.kind] !== 0)
				counts.symbols++;
		}
	}

	remove(file: RemovedFile): void {
		this.countFile(file, file.size, file.lines, -1);
		for (const [name, count] of Object.entries(file.counts)) {
			this.counts[name as keyof RemovedFile['counts']] -= count;
		}
	}

	/** The same file in another package. */
	moveToPackage(file: FileIdentity, owner: string | null): void {
		this.sum.removeFile(file);
		this.sum.addFile({ ...file, package: owner });
	}

	addOmission(omission: SkippedPath): void {
		this.sum.addOmission(omission);
		shift(this.skipped, omission.reason, 1);
	}

	removeOmission(omission: SkippedPath): void {
		this.sum.removeOmission(omission);
		shift(this.skipped, omission.reason, -1);
	}

	/** What the index is to say about itself. */
	meta(configuration: string): Record<string, string> {
		const { generation, counts, languages, statuses, skipped } = this.report(configuration);
		return {
			generation,
			assay_version: VERSION,
			configuration,
			content: this.sum.toString(),
			counts: JSON.stringify(counts),
			languages: JSON.stringify(languages),
			statuses: JSON.stringify(statuses),
			skipped: JSON.stringify(skipped),
		};
	}

	report(
		configuration: string,
	): Pick<BuildReport, 'generation' | 'counts' | 'languages' | 'skipped' | 'statuses'> {
		return {
			generation: this.sum.generation(configuration),
			counts: this.counts,
			languages: [...this.languages.values()]
				.filter(({ files }) => files > 0)
				.sort((a, b) => b.files - a.files || (a.language < b.language ? -1 : 1)),
			skipped: present(this.skipped),
			statuses: present(this.statuses),
		};
	}

	private countFile(file: FileIdentity, size: number, lines: number, by: 1 | -1): void {
		const { counts } = this;
		if (by === 1) this.sum.addFile(file);
		else this.sum.removeFile(file);
		counts.files += by;
		counts.bytes += by * size;
		counts.lines += by * lines;
		shift(this.statuses, FILE_STATUSES[file.status], by);
		const { language } = file;
		let count = this.languages.get(language);
		if (count === undefined) {
			count = { language, files: 0, bytes: 0, lines: 0 };
			this.languages.set(language, count);
		}
		count.files += by;
		count.bytes += by * size;
		count.lines += by * lines;
	}
}

function shift(counts: Record<string, number>, name: string, by: number): void {
	counts[name] = (counts[name] ?? 0) + by;
}

/** Those that are not zero, by name. */
function present(counts: Record<string, number>): Record<string, number> {
	return Object.fromEntries(
		Object.entries(counts)
			.filter(([, count]) => count !== 0)
			.sort(([a], [b]) => (a < b ? -1 : 1)),
	);
}
