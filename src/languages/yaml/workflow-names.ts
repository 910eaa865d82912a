import type { YamlTree } from './tree.ts';

/** What the names in expressions of a workflow or an action stand for. */
export class WorkflowNames {
	private readonly tree: YamlTree;
	private readonly document: number;
	private readonly jobs: number;
	/** By list of steps, then by id. */
	private readonly steps = new Map<number, Map<string, number>>();

	constructor(tree: YamlTree, document: number) {
		this.tree = tree;
		this.document = document;
		this.jobs = tree.get(document, 'jobs');
	}

	/** The nodes that the parts of `needs.build.outputs.version` stand for where they are written; -1 for none. */
	find(node: number, [root, name, part, last]: readonly string[]): number[] {
		const { tree, jobs } = this;
		switch (root) {
			case 'needs':
			case 'jobs': {
				const job = tree.get(jobs, name);
				return [-1, job, -1, part === 'outputs' && last !== undefined ? tree.get(job, 'outputs', last) : -1];
			}
			case 'steps':
				return [-1, this.step(node, name)];
			case 'inputs':
			case 'secrets':
				return [-1, this.given(root, name)];
			case 'env':
				return [-1, this.variable(node, name)];
			default:
				return [];
		}
	}

	/** The step of an id among those of the job that a node is in. */
	private step(node: number, id: string): number {
		const { tree } = this;
		const job = this.jobOf(node);
		const list = job === -1 ? tree.get(this.document, 'runs', 'steps') : tree.get(job, 'steps');
		let known = this.steps.get(list);
		if (known === undefined) {
			known = new Map();
			for (const step of tree.children(list)) {
				const written = tree.value(tree.get(step, 'id'));
				if (written !== '') known.set(written, step);
			}
			this.steps.set(list, known);
		}
		return known.get(id) ?? -1;
	}

	/** What a workflow is called with, or an action; -1 also when several events declare it. */
	private given(part: 'inputs' | 'secrets', name: string): number {
		const { tree } = this;
		const own = tree.get(this.document, part, name);
		if (own !== -1) return own;
		const found: number[] = [];
		for (const event of tree.children(tree.get(this.document, 'on'))) {
			const node = tree.get(event, part, name);
			if (node !== -1) found.push(node);
		}
		return found.length === 1 ? found[0] : -1;
	}

	/** A variable of the workflow or of the job; -1 for one of the step itself. */
	private variable(node: number, name: string): number {
		const { tree } = this;
		const job = this.jobOf(node);
		for (let at = node; at > 0 && at !== job; at = tree.parent[at])
			if (tree.key[at] === null && tree.get(at, 'env', name) !== -1) return -1;
		const own = tree.get(job, 'env', name);
		return own === -1 ? tree.get(this.document, 'env', name) : own;
	}

	private jobOf(node: number): number {
		let at = node;
		while (at > 0 && this.tree.parent[at] !== this.jobs) at = this.tree.parent[at];
		return at > 0 && this.jobs !== -1 ? at : -1;
	}
}
