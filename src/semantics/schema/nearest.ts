/** Folders that a file must share with what it means: `crates/client` has tables of its own, `src` may have several. */
const SHARED = 2;

/** Of several those of the same part of the repository, where the parts each have their own. */
export function nearest<T extends { path: string }>(rows: readonly T[], from: string): readonly T[] {
	if (rows.length < 2) return rows;
	const shared = rows.map(({ path }) => sharedFolders(path, from));
	const most = Math.max(...shared);
	return most < SHARED ? rows : rows.filter((_, at) => shared[at] === most);
}

/** Of several those of the file itself, else of its folder, else of its part of the repository: each may have its own schema. */
export function ownFirst<T extends { path: string }>(rows: readonly T[], from: string): readonly T[] {
	const own = rows.filter(({ path }) => path === from);
	if (own.length > 0) return own;
	const folder = folderOf(from);
	const beside = rows.filter(({ path }) => folderOf(path) === folder);
	return beside.length > 0 ? beside : nearest(rows, from);
}

function folderOf(path: string): string {
	return path.slice(0, path.lastIndexOf('/') + 1);
}

function sharedFolders(a: string, b: string): number {
	const [left, right] = [a.split('/'), b.split('/')];
	let at = 0;
	while (at < left.length - 1 && at < right.length - 1 && left[at] === right[at]) at++;
	return at;
}
