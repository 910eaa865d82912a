import { availableParallelism } from 'node:os';
import type { Config } from '../config/config.ts';
import { type EffectiveConfig, effectiveConfig, type Override } from '../config/load.ts';
import { findRoot } from '../platform/root.ts';
import { refuseLinks, type StateFolder, stateFolder } from '../store/state.ts';

/** The folder a question is about, where its state is kept, and the settings in force there. */
export interface Workspace {
	root: string;
	state: StateFolder;
	settings: EffectiveConfig;
}

export interface WorkspaceRequest {
	cwd: string;
	env: NodeJS.ProcessEnv;
	/** Taken instead of looking for one. */
	root?: string;
}

export async function openWorkspace(
	request: WorkspaceRequest,
	overrides: Override[] = [],
): Promise<Workspace> {
	const root = findRoot(request.cwd, request.root);
	const settings = await effectiveConfig(root, request.env, overrides);
	const state = stateFolder(root, request.env);
	refuseLinks(state);
	return { root, state, settings };
}

const MAX_AUTO_JOBS = 8;

export function jobsOf(config: Config): number {
	const { jobs } = config.index;
	return jobs === 'auto' ? Math.min(availableParallelism(), MAX_AUTO_JOBS) : jobs;
}
