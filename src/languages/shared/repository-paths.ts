/** The folder of a file or folder; '' is the root of the repository. */
export function folderOf(path: string): string {
	const slash = path.lastIndexOf('/');
	return slash < 0 ? '' : path.slice(0, slash);
}

/** A folder and those it lies in, the nearest first, the root last. */
export function foldersUp(folder: string): string[] {
	const folders = [folder];
	for (let at = folder; at !== ''; folders.push(at)) at = folderOf(at);
	return folders;
}

/** `folder/name`, where the folder may be the root. */
export function under(folder: string, name: string): string {
	return folder === '' ? name : `${folder}/${name}`;
}
