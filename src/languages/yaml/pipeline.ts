import type { Notes } from './notes.ts';

const PIPELINE_PATH = /(?:^|\/)[\w.-]*\.?gitlab-ci[\w.-]*\.ya?ml$/;
/** Keys of a GitLab pipeline that are no jobs. */
const SETTINGS = new Set([
	'after_script',
	'before_script',
	'cache',
	'default',
	'image',
	'include',
	'services',
	'spec',
	'stages',
	'variables',
	'workflow',
]);

export function isPipeline({ tree }: Notes, document: number, path: string): boolean {
	if (PIPELINE_PATH.test(path)) return true;
	if (tree.get(document, 'stages') === -1) return false;
	for (const entry of tree.children(document)) {
		if (tree.get(entry, 'script') !== -1 && tree.get(entry, 'stage') !== -1) return true;
	}
	return false;
}

/** A pipeline of GitLab: every key that is no setting is a job. */
export function readPipeline(notes: Notes, document: number): void {
	const { tree } = notes;
	for (const entry of tree.children(document)) {
		const isJob = !SETTINGS.has(tree.key[entry] ?? '');
		notes.chunk(entry, isJob ? 'job' : 'property', {
			type: isJob ? tree.value(tree.get(entry, 'stage')) : null,
		});
		if (!isJob) continue;
		for (const key of ['extends', 'needs', 'dependencies']) referJobs(notes, tree.get(entry, key), document);
		const image = tree.get(entry, 'image');
		if (image !== -1)
			notes.include(tree.get(image, 'name') === -1 ? image : tree.get(image, 'name'), 'import');
	}
	for (const variable of tree.children(tree.get(document, 'variables'))) notes.chunk(variable, 'variable');
	const include = tree.get(document, 'include');
	if (include === -1) return;
	notes.include(include);
	for (const item of tree.children(include)) {
		notes.include(item);
		for (const key of ['local', 'file', 'remote', 'template', 'component']) {
			const file = tree.get(item, key);
			if (file !== -1) notes.include(file);
		}
		if (tree.key[item] !== null) notes.include(item);
	}
}

function referJobs(notes: Notes, node: number, document: number): void {
	const { tree } = notes;
	const refer = (named: number): void => notes.referTo(named, tree.get(document, tree.value(named)));
	refer(node);
	for (const item of tree.children(node)) {
		const job = tree.get(item, 'job');
		const isElsewhere = tree.get(item, 'project') !== -1 || tree.get(item, 'pipeline') !== -1;
		if (isElsewhere) notes.refer(job);
		else refer(job === -1 ? item : job);
	}
}
