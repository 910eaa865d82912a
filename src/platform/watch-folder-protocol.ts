/** What a watching process is told, and what it tells. */
export interface WatchRequest {
	/** Without symbolic links. */
	root: string;
	/** Names of folders that are not watched, wherever they are. */
	ignoredNames: readonly string[];
	/** Folders that are not watched, as absolute paths. */
	ignoredFolders: readonly string[];
}

export type WatchMessage =
	| { kind: 'ready' }
	/** Absolute paths that something happened to. */
	| { kind: 'paths'; paths: string[] }
	/** So much happened that paths would be no help. */
	| { kind: 'flood' }
	/** Absolute paths of folders that are not watched, and would be by another process. */
	| { kind: 'gaps'; paths: string[] }
	| { kind: 'failed'; why: string };
