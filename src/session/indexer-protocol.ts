import type { BuildProgress } from '../model/build.ts';
import type { ErrorCode } from '../model/errors.ts';
import type { WorkspaceRequest } from '../questions/workspace.ts';

export type ToIndexer =
	/** Bring the index up to date; with `within`, only where these paths are. */
	| {
			kind: 'refresh';
			request: WorkspaceRequest;
			within: readonly string[] | undefined;
			waitMs: number | undefined;
	  }
	/** Leave nothing half done, and end. */
	| { kind: 'end' };

export type FromIndexer =
	| { kind: 'progress'; progress: BuildProgress }
	| { kind: 'done'; generation: string }
	| { kind: 'failed'; code: ErrorCode; message: string; hint: string };
