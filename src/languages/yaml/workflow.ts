import type { Notes } from './notes.ts';
import { WorkflowNames } from './workflow-names.ts';

const WORKFLOW_PATH = /(?:^|\/)\.(?:github|gitea|forgejo)\/workflows\//;
const ACTION_PATH = /(?:^|\/)action\.ya?ml$/;

/** A workflow of GitHub (or one of those that took over its form). */
export function isWorkflow({ tree }: Notes, document: number, path: string): boolean {
	const jobs = tree.get(document, 'jobs');
	if (jobs === -1) return false;
	if (WORKFLOW_PATH.test(path) || tree.get(document, 'on') !== -1) return true;
	const job = tree.first[jobs];
	return job !== -1 && tree.get(job, 'runs-on') !== -1;
}

export function isAction({ tree }: Notes, document: number, path: string): boolean {
	const uses = tree.get(document, 'runs', 'using') !== -1;
	return uses && (ACTION_PATH.test(path) || path === '' || tree.get(document, 'name') !== -1);
}

/** Jobs and named steps are chunks; actions and reusable workflows are imports. */
export function readWorkflow(notes: Notes, document: number): void {
	const { tree } = notes;
	for (const entry of tree.children(document)) notes.chunk(entry, 'property');
	for (const variable of tree.children(tree.get(document, 'env'))) notes.chunk(variable, 'variable');
	for (const event of tree.children(tree.get(document, 'on'))) {
		if (tree.key[event] !== null) notes.chunk(event, 'event');
		for (const part of ['inputs', 'outputs', 'secrets']) readVariables(notes, tree.get(event, part), part);
	}
	for (const job of tree.children(tree.get(document, 'jobs'))) readJob(notes, job);
	referExpressions(notes, document);
}

export function readAction(notes: Notes, document: number): void {
	const { tree } = notes;
	for (const entry of tree.children(document)) notes.chunk(entry, 'property');
	for (const part of ['inputs', 'outputs']) readVariables(notes, tree.get(document, part), null);
	readSteps(notes, tree.get(document, 'runs', 'steps'));
	for (const key of ['main', 'pre', 'post', 'image']) {
		const file = tree.get(document, 'runs', key);
		if (file !== -1) notes.include(file);
	}
	referExpressions(notes, document);
}

function readVariables(notes: Notes, list: number, container: string | null): void {
	for (const variable of notes.tree.children(list)) {
		const type = notes.tree.value(notes.tree.get(variable, 'type'));
		notes.chunk(variable, 'variable', container === null ? { type } : { type, container });
	}
}

function readJob(notes: Notes, job: number): void {
	const { tree } = notes;
	const runsOn = tree.value(tree.get(job, 'runs-on'));
	notes.chunk(job, 'job', {
		type: runsOn,
		signature: [tree.key[job], tree.value(tree.get(job, 'name'))].join(' ').trim(),
	});
	const needs = tree.get(job, 'needs');
	for (const item of [needs, ...tree.children(needs)])
		notes.referTo(item, tree.get(tree.parent[job], tree.value(item)));
	const uses = tree.get(job, 'uses');
	if (uses !== -1) notes.include(uses, 'import');
	const container = tree.get(job, 'container');
	if (container !== -1) {
		const image = tree.get(container, 'image');
		notes.include(image === -1 ? container : image, 'import');
	}
	for (const service of tree.children(tree.get(job, 'services'))) {
		notes.chunk(service, 'resource', { type: tree.value(tree.get(service, 'image')) });
		const image = tree.get(service, 'image');
		if (image !== -1) notes.include(image, 'import');
	}
	for (const part of ['outputs', 'env']) {
		for (const variable of tree.children(tree.get(job, part))) notes.chunk(variable, 'variable');
	}
	readSteps(notes, tree.get(job, 'steps'));
}

function readSteps(notes: Notes, list: number): void {
	const { tree } = notes;
	for (const step of tree.children(list)) {
		const id = tree.get(step, 'id');
		const uses = tree.get(step, 'uses');
		const nameNode = id === -1 ? tree.get(step, 'name') : id;
		if (nameNode !== -1)
			notes.chunk(step, 'block', {
				nameNode,
				type: tree.value(uses),
				signature: tree.value(tree.get(step, 'name')),
			});
		if (uses !== -1) notes.include(uses, 'import');
	}
}

const EXPRESSION = /\$\{\{[^{}]{0,1000}\}\}/g;
const PATH = /\b(?:needs|steps|env|inputs|secrets|vars|matrix|jobs)(?:\.[\w-]+)+/g;

/** `${{ needs.build.outputs.version }}`, also in `if:`, where the braces may be left out. */
function referExpressions(notes: Notes, document: number): void {
	const { tree } = notes;
	const names = new WorkflowNames(tree, document);
	for (const node of tree.below(document)) {
		const value = tree.value(node);
		const base = tree.valueStart[node];
		if (tree.key[node] === 'if' && !value.includes('${{')) referPaths(notes, names, node, value, base);
		else if (value.includes('${{')) {
			for (const hole of value.matchAll(EXPRESSION))
				referPaths(notes, names, node, hole[0], base + hole.index);
		}
	}
}

/** The first word is where to look (`needs`), the others are names in it. */
function referPaths(
	notes: Notes,
	names: WorkflowNames,
	node: number,
	expression: string,
	base: number,
): void {
	for (const path of expression.matchAll(PATH)) {
		const parts = path[0].split('.');
		const targets = names.find(node, parts);
		let start = base + path.index;
		for (const [index, part] of parts.entries()) {
			const here = start;
			if (index > 0) {
				notes.use(node, (out) => out.refer(part, here, 'read', index > 1));
				notes.lead(node, here, targets[index] ?? -1);
			}
			start += part.length + 1;
		}
	}
}
