import { type Annotation, ChunkFlag, type ChunkKind } from '../../model/chunk.ts';
import type { ChunkSpec, Recorder, RefKind } from '../../model/recorder.ts';
import { summaryOf } from '../shared/comment-text.ts';
import { startOfLine } from './lines.ts';
import { tellDefined } from './templates.ts';
import type { DefinedTemplate, YamlTree } from './tree.ts';

/** What is to be told about a node beside its chunk. */
type Use = (out: Recorder) => void;

/** Details of a chunk that its node does not give. */
export interface Named {
	/** When it is not the key: the node whose scalar is the name. */
	nameNode?: number;
	type?: string | null;
	signature?: string;
	annotations?: Annotation[];
	container?: string | null;
	flags?: number;
}

/** Collects by node, in any order, what is then told in source order. */
export class Notes {
	readonly tree: YamlTree;
	private readonly chunks = new Map<number, ChunkSpec>();
	private readonly uses = new Map<number, Use[]>();
	/** Positions of the chunks of nodes among those of the text, known when they are told. */
	private readonly positions = new Map<number, number>();

	constructor(tree: YamlTree) {
		this.tree = tree;
	}

	/** The node is a chunk of that name; without a name it is none. */
	chunk(node: number, kind: ChunkKind, named: Named = {}): void {
		const { tree } = this;
		if (node === -1 || this.chunks.has(node)) return;
		const name = named.nameNode === undefined ? tree.key[node] : tree.value(named.nameNode);
		const nameStart = named.nameNode === undefined ? tree.keyStart[node] : tree.valueStart[named.nameNode];
		const isDocument = tree.parent[node] === 0;
		const start = isDocument && tree.first[node] !== -1 ? tree.start[tree.first[node]] : tree.start[node];
		if (name === null || name === '' || /\n|\{\{/.test(name) || tree.end[node] <= start) return;
		this.chunks.set(node, {
			kind,
			name,
			start,
			end: tree.end[node],
			nameStart,
			flags: named.flags ?? 0,
			signature: named.signature ?? null,
			type: named.type || null,
			annotations: named.annotations ?? null,
			container: named.container,
			...docAbove(tree.text, start),
		});
	}

	/** The scalar of a node, or a part of it, names something. */
	refer(node: number, kind: RefKind = 'read', member = false, from = 0, length = -1): void {
		const { tree } = this;
		if (node === -1 || tree.valueStart[node] < 0) return;
		const value = tree.value(node);
		const name = length < 0 ? value.slice(from) : value.slice(from, from + length);
		if (name === '' || name.includes('\n') || name.includes('{{') || name.includes('${')) return;
		const start = tree.valueStart[node] + from;
		this.use(node, (out) => out.refer(name, start, kind, member));
	}

	/** What stands at `start` in a node leads to the chunk of another; to nothing when that is none. */
	lead(node: number, start: number, target: number): void {
		if (target === -1) return;
		this.use(node, (out) => {
			const chunk = this.positions.get(target);
			if (chunk !== undefined) out.yields('return', out.value('chunk', null, chunk, -1), start);
		});
	}

	/** The scalar of a node, or a part of it, names the chunk of another. */
	referTo(node: number, target: number, from = 0, length = -1): void {
		this.refer(node, 'read', false, from, length);
		if (node !== -1 && this.tree.valueStart[node] >= 0)
			this.lead(node, this.tree.valueStart[node] + from, target);
	}

	/** A key names something. */
	referKey(node: number, kind: RefKind = 'read', member = false): void {
		const key = this.tree.key[node];
		if (key) this.use(node, (out) => out.refer(key, this.tree.keyStart[node], kind, member));
	}

	/** The scalar of a node is an action, an image or a file that is taken from elsewhere. */
	include(node: number, kind: 'import' | 'include' = 'include'): void {
		const { tree } = this;
		const module = tree.value(node);
		if (module === '' || module.includes('\n')) return;
		this.use(node, (out) =>
			out.importName({
				kind,
				module,
				imported: '',
				local: null,
				start: tree.start[node],
				end: tree.end[node],
				nameStart: tree.valueStart[node],
				flags: 0,
			}),
		);
	}

	/** A name that others refer to without a chunk of its own: an anchor, a label. */
	bind(node: number, name: string, start: number, type: string | null): void {
		if (name === '' || name.includes('\n')) return;
		this.use(node, (out) =>
			out.bind({
				scope: out.currentScope,
				name,
				kind: 'const',
				start,
				chunk: -1,
				type,
				value: -1,
				path: null,
				index: -1,
			}),
		);
	}

	use(node: number, use: Use): void {
		const uses = this.uses.get(node);
		if (uses === undefined) this.uses.set(node, [use]);
		else uses.push(use);
	}

	/** Tells everything, in source order. */
	tell(out: Recorder): void {
		const { tree } = this;
		const after = subtreeEnds(tree);
		const open: number[] = [];
		let position = out.currentChunk + 1;
		for (const next of this.inOrder()) {
			if (typeof next !== 'number') position++;
			else if (this.chunks.has(next)) this.positions.set(next, position++);
		}
		for (const next of this.inOrder()) {
			const node = typeof next === 'number' ? next : next.before;
			while (open.length > 0 && node >= after[open[open.length - 1]]) {
				out.closeChunk();
				open.pop();
			}
			if (typeof next !== 'number') {
				tellDefined(out, next.defined);
				continue;
			}
			const chunk = this.chunks.get(node);
			if (chunk !== undefined) {
				out.openChunk(chunk);
				open.push(node);
			}
			for (const use of this.uses.get(node) ?? []) use(out);
		}
		while (open.pop() !== undefined) out.closeChunk();
	}

	/** The nodes, and the templates with names before the nodes that follow them. */
	private *inOrder(): Generator<number | { before: number; defined: DefinedTemplate }> {
		const { tree } = this;
		let told = 0;
		for (let node = 0; node <= tree.count; node++) {
			while (
				told < tree.defined.length &&
				(node === tree.count || tree.defined[told].start < tree.start[node])
			)
				yield { before: node, defined: tree.defined[told++] };
			if (node < tree.count) yield node;
		}
	}
}

/** By node, one past the last below it: nodes are numbered in source order, what is above first. */
function subtreeEnds(tree: YamlTree): Int32Array {
	const after = new Int32Array(tree.count);
	for (let node = tree.count - 1; node >= 0; node--) {
		after[node] = Math.max(after[node], node + 1);
		const parent = tree.parent[node];
		if (parent >= 0) after[parent] = Math.max(after[parent], after[node]);
	}
	return after;
}

export const EXPORTED = ChunkFlag.exported;

/** Lines of comments above that are looked at. */
const MAX_LINES = 50;

/** The comment directly above a line. */
function docAbove(text: string, start: number): Pick<ChunkSpec, 'docStart' | 'docEnd' | 'summary'> {
	let line = startOfLine(text, start);
	if (text.slice(line, start).replace(/^[\s-]*/, '') !== '') return {};
	const docEnd = line - 1;
	let docStart = -1;
	for (let count = 0; line > 0 && count < MAX_LINES; count++) {
		const above = startOfLine(text, line - 1);
		const content = text.slice(above, line - 1).trimStart();
		if (!content.startsWith('#')) break;
		docStart = line - 1 - content.length;
		line = above;
	}
	if (docStart === -1) return {};
	const end = text.charCodeAt(docEnd - 1) === 13 ? docEnd - 1 : docEnd;
	const summary = summaryOf(text.slice(docStart, Math.min(end, docStart + 1000)));
	return summary === null ? {} : { docStart, docEnd: end, summary };
}
