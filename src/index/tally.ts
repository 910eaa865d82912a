import { ChunkColumn, type FileBatch, FileColumn } from '../model/batch.ts';
import type { BuildReport, IndexCounts, LanguageCount } from '../model/build.ts';
import { type DiscoveredFile, FILE_STATUSES, type SkippedPath } from '../model/file.ts';
import { VERSION } from '../model/version.ts';
import { Digest } from '../platform/digest.ts';
import { SCHEMA_VERSION } from '../store/schema.ts';

/** Counts what goes by during a build, and makes the generation: a hash of content, never a time. */
export class Tally {
	readonly counts: IndexCounts = {
		files: 0,
		bytes: 0,
		lines: 0,
		segments: 0,
		chunks: 0,
		symbols: 0,
		callSites: 0,
		imports: 0,
		exports: 0,
		refs: 0,
	};
	/** Files that came back, indexed or not. */
	seen = 0;
	private generation = '';
	private skipped: Record<string, number> = {};
	private readonly statuses = new Map<string, number>();
	private readonly languages = new Map<string, LanguageCount>();
	private readonly files: readonly DiscoveredFile[];
	private readonly digest = new Digest();

	constructor(files: readonly DiscoveredFile[]) {
		this.files = files;
	}

	add(batch: FileBatch): void {
		const { counts } = this;
		for (let at = 0, f = 0; at < batch.files.length; at += FileColumn.width, f++) {
			const row = batch.files.subarray(at, at + FileColumn.width);
			this.seen++;
			if (row[FileColumn.skip] >= 0) continue;
			const file = this.files[row[FileColumn.file]];
			const status = FILE_STATUSES[row[FileColumn.status]];
			this.digest.add(`${file.path}\0${file.language}\0${file.flags}\0${file.package}\0${status}\0`);
			this.digest.add(batch.hashes.subarray(f * 8, f * 8 + 8));
			counts.files++;
			counts.bytes += row[FileColumn.size];
			counts.lines += row[FileColumn.lines];
			counts.segments += row[FileColumn.segments];
			counts.chunks += row[FileColumn.chunks];
			counts.callSites += row[FileColumn.calls];
			counts.imports += row[FileColumn.imports];
			counts.exports += row[FileColumn.exports];
			counts.refs += row[FileColumn.refs];
			this.statuses.set(status, (this.statuses.get(status) ?? 0) + 1);
			this.countLanguage(file.language, row);
		}
		for (let at = 0; at < batch.chunks.length; at += ChunkColumn.width) {
			if (batch.chunks[at + ChunkColumn.name] >= 0 && batch.chunks[at + ChunkColumn.kind] !== 0)
				counts.symbols++;
		}
	}

	/** What the index says about itself. Completes the generation. */
	meta(skipped: readonly SkippedPath[], configuration: string): Record<string, string> {
		for (const { path, reason } of skipped) {
			this.digest.add(`${path}\0${reason}\0`);
			this.skipped[reason] = (this.skipped[reason] ?? 0) + 1;
		}
		this.digest.add(`${configuration}\0${SCHEMA_VERSION}\0${VERSION}`);
		this.generation = this.digest.finish().slice(0, 32);
		const { counts, languages, statuses } = this.report();
		return {
			generation: this.generation,
			assay_version: VERSION,
			configuration,
			counts: JSON.stringify(counts),
			languages: JSON.stringify(languages),
			statuses: JSON.stringify(statuses),
			skipped: JSON.stringify(sorted(this.skipped)),
		};
	}

	report(): Pick<BuildReport, 'generation' | 'counts' | 'languages' | 'skipped' | 'statuses'> {
		return {
			generation: this.generation,
			counts: this.counts,
			languages: [...this.languages.values()].sort(
				(a, b) => b.files - a.files || (a.language < b.language ? -1 : 1),
			),
			skipped: sorted(this.skipped),
			statuses: sorted(Object.fromEntries(this.statuses)),
		};
	}

	private countLanguage(language: string, row: Int32Array): void {
		let count = this.languages.get(language);
		if (count === undefined) {
			count = { language, files: 0, bytes: 0, lines: 0 };
			this.languages.set(language, count);
		}
		count.files++;
		count.bytes += row[FileColumn.size];
		count.lines += row[FileColumn.lines];
	}
}

function sorted(counts: Record<string, number>): Record<string, number> {
	return Object.fromEntries(Object.entries(counts).sort(([a], [b]) => (a < b ? -1 : 1)));
}
