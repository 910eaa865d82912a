import type { Provenance } from '../../model/history.ts';
import { readHead } from '../../platform/git-head.ts';
import { TREE_LIMITS } from '../../platform/git-limits.ts';
import type { GitPlace } from '../../platform/git-place.ts';
import { differences, listSuspects } from '../../platform/git-tree-state.ts';
import { GitView } from '../../platform/git-view.ts';

/** Where a checkout whose times are all unknown is read as a whole, this is when to stop. */
const COMPARE_MS = 2_000;

/** Never throws: what cannot be told is null. */
export async function gitProvenance(
	place: GitPlace,
	env: NodeJS.ProcessEnv,
	signal?: AbortSignal,
): Promise<Provenance> {
	const { commit, branch } = readHead(place);
	const known = { provider: 'git' as const, root: place.top, commit, branch, dirty: null };
	const view = GitView.open(place, env);
	if (!(view instanceof GitView)) return known;
	try {
		const head = commit ?? (place.reftable ? await headByGit(view, signal) : null);
		return { ...known, commit: head, dirty: await isDirty(view, head, signal) };
	} catch {
		return known;
	} finally {
		view.close();
	}
}

async function headByGit(view: GitView, signal: AbortSignal | undefined): Promise<string | null> {
	const run = await view.run(['rev-parse', '--verify', '--quiet', 'HEAD'], { ...TREE_LIMITS, signal });
	return run.ok ? run.output.toString('latin1').trim() : null;
}

/** Trees without entries, which git knows without having them. */
const EMPTY_TREE = '4b825dc642cb6eb9a060e54bf8d69288fbee4904';
const EMPTY_TREE_SHA256 = '6ef19b41225c5369f1c104d45d8d85efa9b057b53b14b4b9b939dd74decc5321';

/** Whether a tracked file below the root differs from the commit; null when it cannot be told. */
async function isDirty(
	view: GitView,
	commit: string | null,
	signal: AbortSignal | undefined,
): Promise<boolean | null> {
	const { sha256 } = view.place;
	const [staged, suspects] = await Promise.all([
		isStaged(view, commit ?? (sha256 ? EMPTY_TREE_SHA256 : EMPTY_TREE), signal),
		listSuspects(view, signal),
	]);
	if (staged !== false) return staged;
	if (!suspects.ok) return null;
	const difference = differences(view.place, suspects.value, performance.now() + COMPARE_MS).next();
	return difference.value === 'late' ? null : !difference.done;
}

/** Whether the index has something else than the commit. */
async function isStaged(
	view: GitView,
	commit: string,
	signal: AbortSignal | undefined,
): Promise<boolean | null> {
	const args = [
		'diff-index',
		'--cached',
		'--quiet',
		'--no-ext-diff',
		'--ignore-submodules=dirty',
		commit,
		'--',
	];
	if (view.place.prefix !== '') args.push(view.place.prefix);
	const run = await view.run(args, { ...TREE_LIMITS, signal, answers: [0, 1], env: view.indexEnvironment() });
	return run.ok ? run.code === 1 : null;
}
