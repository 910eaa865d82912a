import { join } from 'node:path';
import { moveFile } from '../platform/atomic-file.ts';
import { makeFolder, removeFolder } from '../platform/disk.ts';
import { ARTIFACT_NAMES, type ArtifactName } from './artifacts.ts';
import type { WalkCounts } from './each-file.ts';
import type { ArtifactMeta, StatusCounts } from './schemas/manifest.ts';
import { partName } from './sharded-writer.ts';
import { folderOfRange, type WrittenRange } from './write-artifacts.ts';

export interface WrittenArtifacts {
	counts: WalkCounts;
	artifacts: ArtifactMeta[];
}

/** Puts the parts of all ranges, which are in order, into one folder an artifact: they are moved, not copied. */
export function joinRanges(pieces: string, ranges: readonly WrittenRange[]): WrittenArtifacts {
	const artifacts = ARTIFACT_NAMES.map((name, at) => {
		const metas = ranges.map(({ place, artifacts }) => ({ place, meta: artifacts[at] }));
		return joined(metas, moveParts(pieces, name, metas));
	});
	for (const { place } of ranges) removeFolder(folderOfRange(pieces, place));
	const sum = (key: keyof WalkCounts) => ranges.reduce((all, { counts }) => all + counts[key], 0);
	return {
		counts: { files: sum('files'), missing: sum('missing'), changed: sum('changed') },
		artifacts,
	};
}

interface PlacedMeta {
	place: number;
	meta: ArtifactMeta;
}

function moveParts(pieces: string, name: ArtifactName, metas: readonly PlacedMeta[]): ArtifactMeta['parts'] {
	const parts: ArtifactMeta['parts'] = [];
	makeFolder(join(pieces, name));
	for (const { place, meta } of metas) {
		for (const [at, part] of meta.parts.entries()) {
			const moved = partName(parts.length);
			moveFile(join(folderOfRange(pieces, place), name, partName(at)), join(pieces, name, moved));
			parts.push({ ...part, path: `pieces/${name}/${moved}` });
		}
	}
	return parts;
}

function joined(metas: readonly PlacedMeta[], parts: ArtifactMeta['parts']): ArtifactMeta {
	const [{ meta: first }] = metas;
	const sum = (of: (meta: ArtifactMeta) => number) => metas.reduce((all, { meta }) => all + of(meta), 0);
	const most = (of: (meta: ArtifactMeta) => number) =>
		metas.reduce((a, { meta }) => Math.max(a, of(meta)), 0);
	return {
		...first,
		totalRecords: sum(({ totalRecords }) => totalRecords),
		totalBytes: sum(({ totalBytes }) => totalBytes),
		maxPartRecords: most(({ maxPartRecords }) => maxPartRecords),
		maxPartBytes: most(({ maxPartBytes }) => maxPartBytes),
		trimmedRecords: sum(({ trimmedRecords }) => trimmedRecords),
		droppedRecords: sum(({ droppedRecords }) => droppedRecords),
		statuses: addStatuses(metas.map(({ meta }) => meta.statuses)),
		parts,
	};
}

function addStatuses(all: readonly (StatusCounts | null)[]): StatusCounts | null {
	const [first, ...others] = all;
	if (first === null) return null;
	const sums = { ...first };
	for (const status of Object.keys(sums) as (keyof StatusCounts)[]) {
		for (const other of others) sums[status] += other?.[status] ?? 0;
	}
	return sums;
}
