import type { Segment } from '../../model/segment.ts';
import { hashText, normalizeForUid, toHex } from '../../platform/xxhash.ts';

/**
 * Identities of a file's segments, in the order of `segments`, where a parent comes before the
 * segments in it. Equal ones are told apart by `:ord<N>`, from 1 in the order of their position.
 */
export function segmentUids(path: string, text: string, segments: readonly Segment[]): string[] {
	const uids: string[] = [];
	const groups = new Map<string, number[]>();
	const assigned = new Uint8Array(segments.length);
	const depths = depthsOf(segments);
	// Level by level: a uid holds its parent's, so the parents' ordinals must be final.
	for (let depth = 0; assigned.includes(0); depth++) {
		groups.clear();
		segments.forEach((segment, i) => {
			if (depths[i] !== depth) return;
			assigned[i] = 1;
			uids[i] = segmentUid(path, text, segment, segment.parent === -1 ? null : uids[segment.parent]);
			const group = groups.get(uids[i]);
			if (group === undefined) groups.set(uids[i], [i]);
			else group.push(i);
		});
		for (const group of groups.values()) {
			if (group.length < 2) continue;
			group.sort((a, b) => segments[a].start - segments[b].start || segments[a].end - segments[b].end);
			group.forEach((index, position) => {
				uids[index] += `:ord${position + 1}`;
			});
		}
	}
	return uids;
}

function depthsOf(segments: readonly Segment[]): Int32Array {
	const depths = new Int32Array(segments.length);
	segments.forEach(({ parent }, i) => {
		depths[i] = parent === -1 ? 0 : depths[parent] + 1;
	});
	return depths;
}

function segmentUid(path: string, text: string, segment: Segment, parentUid: string | null): string {
	const content = normalizeForUid(text.slice(segment.start, segment.end));
	return `seg1:${toHex(
		hashText(`${path}\0${segment.type}\0${segment.language}\0${content}\0${parentUid ?? ''}`),
	)}`;
}
