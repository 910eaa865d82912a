import { type EffectiveSetting, effectiveSettings } from '../../config/load.ts';
import { AssayError } from '../../model/errors.ts';
import type { Context } from '../question.ts';
import { jobsOf, type Workspace } from '../workspace.ts';
import { broken, type Check, ok } from './check.ts';
import { checkGit, checkNode, checkProcessors, checkSqlite } from './machine.ts';
import { checkParsers } from './parsers.ts';
import { checkStateFolder } from './state.ts';

export interface Diagnosis {
	healthy: boolean;
	checks: Check[];
	settings: EffectiveSetting[];
}

/** A wrong root or configuration is a finding here, not the end. */
export async function examine(context: Context): Promise<Diagnosis> {
	const workspace = await context.workspace().catch((error: unknown) => {
		if (error instanceof AssayError) return error;
		throw error;
	});
	const found = workspace instanceof AssayError ? null : workspace;
	const checks = [
		checkNode(),
		await checkSqlite(),
		...(await checkParsers(context.signal)),
		await checkGit(context.request.env, found?.root ?? context.request.cwd),
		checkProcessors(found === null ? null : jobsOf(found.settings.config)),
		...checkWorkspace(workspace),
	];
	return {
		healthy: checks.every((check) => check.status !== 'broken'),
		checks,
		settings: found === null ? [] : effectiveSettings(found.settings),
	};
}

function checkWorkspace(workspace: Workspace | AssayError): Check[] {
	if (workspace instanceof AssayError) {
		const name = workspace.code === 'CONFIG_INVALID' ? 'settings' : 'root';
		return [broken(name, workspace.message, workspace.hint)];
	}
	const changed = Object.values(workspace.settings.sources).filter((source) => source !== 'default').length;
	return [
		ok('root', workspace.root),
		...checkStateFolder(workspace.state.folder),
		ok('settings', changed === 0 ? 'all defaults' : `${changed} changed from the defaults`),
	];
}
