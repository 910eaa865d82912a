import type { FileTable } from '../../store/search/file-table.ts';
import type { WrittenPlace } from './written-places.ts';

/** Where packages are installed: what is below is a file of theirs, and all of it has to fit. */
const INSTALLED =
	/^.*(?:^|\/)(?:node_modules|site-packages|dist-packages|gems|vendor|pkg\/mod|\.cargo\/registry\/src|\.pub-cache)\//;
/** Where languages themselves are: a repository that has such a file is that of the language. */
const SYSTEM =
	/^.*(?:^|\/)(?:rustc\/[0-9a-f]{8,}|hostedtoolcache|usr\/(?:local\/)?(?:lib\d*|share|go\/src)|lib\/python\d[\d.]*)\//;

/**
 * Finds files by paths that may begin with folders of another machine. All paths are looked up at once, in one pass over
 * the files of the index.
 */
export function pathMatcher(
	table: FileTable,
	places: readonly WrittenPlace[],
): (place: WrittenPlace) => number[] {
	const rows = new Map<string, number[]>(places.map(({ path }) => [nameOf(path), []]));
	for (const [row, path] of table.paths.entries()) rows.get(nameOf(path))?.push(row);
	return (place) => rowsFitting(table, rows.get(nameOf(place.path)) ?? [], place);
}

/** The files of which most pieces fit, from the end. */
function rowsFitting(
	table: FileTable,
	named: readonly number[],
	{ path, package: folders }: WrittenPlace,
): number[] {
	const given = path.replace(/^(?:[A-Za-z]:)?(?:\.{0,2}\/)+/, '').replace(/\/{2,}/g, '/');
	const whole = table.rowAt(given);
	if (whole >= 0) return [whole];
	if (folders !== null) return rowsOfPackage(table, named, `${folders}/${given}`);
	const installed = INSTALLED.exec(path)?.[0].length ?? 0;
	if (installed > 0) return rowsEnding(table, named, path.slice(installed));
	const system = SYSTEM.exec(path)?.[0].length ?? 0;
	if (system > 0) return named.filter((row) => table.paths[row] === path.slice(system));
	const pieces = given.split('/');
	// A bare name is enough only where no folder is given that would have to fit, or at the root.
	const last = pieces.length === 1 ? pieces.length : pieces.length - 1;
	for (let from = 0; from < last; from++) {
		const end = pieces.slice(from).join('/');
		const rows = rowsEnding(table, named, end);
		const exact = rows.filter((row) => table.paths[row] === end);
		if (rows.length > 0) return exact.length > 0 ? exact : rows;
	}
	return named.filter((row) => table.paths[row] === pieces[pieces.length - 1]);
}

/** Java files lie in the folders of their package; others of the JVM may leave its first pieces out. */
function rowsOfPackage(table: FileTable, named: readonly number[], path: string): number[] {
	const whole = rowsEnding(table, named, path.replace(/^\//, ''));
	if (whole.length > 0 || path.endsWith('.java')) return whole;
	const pieces = path.split('/');
	for (let from = 1; from < pieces.length - 1; from++) {
		const rows = rowsEnding(table, named, pieces.slice(from).join('/'));
		if (rows.length > 0) return rows;
	}
	return [];
}

function rowsEnding({ paths }: FileTable, rows: readonly number[], end: string): number[] {
	return rows.filter((row) => paths[row] === end || paths[row].endsWith(`/${end}`));
}

function nameOf(path: string): string {
	return path.slice(path.lastIndexOf('/') + 1);
}
