import type { Extractor } from '../../model/language.ts';
import type { Recorder } from '../../model/recorder.ts';
import type { SyntaxTree } from '../../model/syntax-tree.ts';
import { isCompose, readCompose } from './compose.ts';
import { isKubernetes, readKubernetes } from './kubernetes.ts';
import { Notes } from './notes.ts';
import { isPipeline, readPipeline } from './pipeline.ts';
import { readPlain } from './plain.ts';
import { readYaml } from './read.ts';
import { noteTemplates } from './templates.ts';
import { isAction, isWorkflow, readAction, readWorkflow } from './workflow.ts';

/**
 * Reads YAML by what it is for, which content and path tell: objects of Kubernetes, workflows of
 * GitHub, pipelines of GitLab, services of Compose; of anything else the top-level keys. Of a text
 * with more than 100,000 nodes only the first are read.
 */
function extract(_tree: SyntaxTree, _language: string, out: Recorder): void {
	const tree = readYaml(out.text);
	const notes = new Notes(tree);
	const path = out.path ?? '';
	for (const document of tree.children(0)) {
		if (isKubernetes(notes, document)) readKubernetes(notes, document);
		else if (isWorkflow(notes, document, path)) readWorkflow(notes, document);
		else if (isAction(notes, document, path)) readAction(notes, document);
		else if (isCompose(notes, document, path)) readCompose(notes, document);
		else if (isPipeline(notes, document, path)) readPipeline(notes, document);
		else readPlain(notes, document);
	}
	noteAnchors(notes);
	noteTemplates(notes);
	notes.tell(out);
	for (let i = 0; i < tree.errors.length; i += 2) out.syntaxError(tree.errors[i], tree.errors[i + 1]);
}

/** `&name` gives a node a name, `*name` uses it; `<<: *name` takes over what is in it. */
function noteAnchors(notes: Notes): void {
	const { tree } = notes;
	/** The node that had a name last, so far: it may be given again. */
	const anchored = new Map<string, number>();
	let next = 0;
	const nameUntil = (until: number): void => {
		for (; next < tree.anchors.length && tree.anchors[next] < until; next += 3) {
			const [start, end, node] = tree.anchors.slice(next, next + 3);
			const name = tree.text.slice(start, end);
			notes.bind(node, name, start, null);
			anchored.set(name, node);
		}
	};
	for (let i = 0; i < tree.aliases.length; i += 3) {
		const [start, end, node] = tree.aliases.slice(i, i + 3);
		const name = tree.text.slice(start, end);
		nameUntil(start);
		if (name === '') continue;
		notes.lead(node, start, anchored.get(name) ?? -1);
		const merges = tree.key[node] === '<<' || tree.key[tree.parent[node]] === '<<';
		notes.use(node, (out) => {
			out.refer(name, start, 'read', false);
			if (!merges || out.currentChunk === 0) return;
			const value = out.value('name', name, -1, -1);
			out.heritage({ chunk: out.currentChunk, kind: 'mixin', text: name, name, start, value });
		});
	}
	nameUntil(tree.text.length);
}

const extractor: Extractor = { extract };

export default extractor;
