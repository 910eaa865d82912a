/** The path that identities use: `path`, or `path#seg:<segmentUid>`. */
export function virtualPath(path: string, segmentUid: string | null): string {
	return segmentUid === null ? path : `${path}#seg:${segmentUid}`;
}

const TOOLING_ROOT = '.assay-vfs/';

/**
 * The path under which an external tool sees a file or a segment. `extension` is the effective
 * language's (with the dot), or null when it has none; then the container's stands in.
 */
export function toolingPath(path: string, segmentUid: string | null, extension: string | null): string {
	const container = path.replaceAll('%', '%25').replaceAll('#', '%23');
	if (segmentUid === null) return TOOLING_ROOT + container;
	return `${TOOLING_ROOT}${container}#seg:${segmentUid}${extension ?? extensionOf(container)}`;
}

/** With its dot; none for a name that begins with its only one. */
export function extensionOf(path: string): string {
	const name = path.slice(path.lastIndexOf('/') + 1);
	const dot = name.lastIndexOf('.');
	return dot <= 0 ? '' : name.slice(dot);
}
