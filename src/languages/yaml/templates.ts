import type { Recorder } from '../../model/recorder.ts';
import type { Notes } from './notes.ts';
import type { DefinedTemplate, YamlTree } from './tree.ts';

/** `{{ … }}` of Helm, and what is named in it. */
const HOLE = /\{\{[^{}]{0,500}\}\}/g;
const NAMED = /\b(?:include|template)\s+"([^"]+)"|\.Values((?:\.\w+)+)/g;

/** What a text with templates names: other templates, and values of the chart. */
interface Mention {
	name: string;
	start: number;
	use: 'template' | 'value' | 'part';
}

function* mentionsIn(text: string, base: number): Generator<Mention> {
	if (!text.includes('{{')) return;
	for (const hole of text.matchAll(HOLE)) {
		for (const named of hole[0].matchAll(NAMED)) {
			const at = base + hole.index + named.index;
			if (named[1] !== undefined) {
				yield { name: named[1], start: at + named[0].length - 1 - named[1].length, use: 'template' };
				continue;
			}
			let start = at + '.Values'.length + 1;
			for (const [index, name] of named[2].slice(1).split('.').entries()) {
				yield { name, start, use: index === 0 ? 'value' : 'part' };
				start += name.length + 1;
			}
		}
	}
}

/** A value of the chart is told with its address: that of a key at the top of its `values.yaml`. */
function tell(out: Recorder, { name, start, use }: Mention): void {
	out.refer(name, start, use === 'template' ? 'call' : 'read', use !== 'template');
	if (use === 'part') return;
	const root = out.value('name', use === 'template' ? 'template' : 'Values', -1, -1);
	out.yields('return', out.value('member', name, root, -1), start);
}

/** Templates and values that the scalar of a node names. */
export function referTemplates(notes: Notes, node: number): void {
	const { tree } = notes;
	for (const mention of mentionsIn(tree.value(node), tree.valueStart[node]))
		notes.use(node, (out) => tell(out, mention));
}

/** The same of lines that are templates as a whole, and of templates that have names. */
export function noteTemplates(notes: Notes): void {
	const { tree } = notes;
	for (let i = 0; i < tree.templates.length; i += 3) {
		const [start, end, node] = tree.templates.slice(i, i + 3);
		const around = nearestAround(tree, Math.max(0, node), start);
		for (const mention of mentionsIn(tree.text.slice(start, end), start))
			notes.use(around, (out) => tell(out, mention));
	}
}

/** The node, or the nearest above it, that is not over at a place: a line behind the last of a text belongs to what is around that. */
function nearestAround(tree: YamlTree, node: number, at: number): number {
	let around = node;
	while (around > 0 && tree.end[around] <= at) around = tree.parent[around];
	return around;
}

export function tellDefined(out: Recorder, { name, nameStart, start, end }: DefinedTemplate): void {
	const text = out.text.slice(start, end);
	const signature = text.slice(0, text.indexOf('}}') + 2);
	out.openChunk({ kind: 'macro', name, nameStart, start, end, flags: 0, signature });
	for (const mention of mentionsIn(text, start)) tell(out, mention);
	out.closeChunk();
}

const DEFINE = /^\{\{-?\s*define\s+"([^"\n]{1,200})"/;
/** What opens and what closes a part of a template; comments are passed over. */
const PARTS = /\{\{-?\s*(?:\/\*|(define|if|range|with|block|end)\b)/g;
/** A longer one is not looked for the end of. */
const MAX_LENGTH = 100_000;

/** The named template that begins at `at`; null when none does, or it does not end. */
export function definedTemplate(text: string, at: number): DefinedTemplate | null {
	const named = DEFINE.exec(text.slice(at, at + 300));
	if (named === null) return null;
	let depth = 0;
	for (const part of text.slice(at, at + MAX_LENGTH).matchAll(PARTS)) {
		if (part[1] === undefined) continue;
		depth += part[1] === 'end' ? -1 : 1;
		if (depth > 0) continue;
		const close = text.indexOf('}}', at + part.index);
		if (close === -1) return null;
		return {
			name: named[1],
			nameStart: at + named[0].length - 1 - named[1].length,
			start: at,
			end: close + 2,
		};
	}
	return null;
}
