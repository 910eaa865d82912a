import type { FileContext } from '../file-context.ts';
import { quoted, quotedOrNull } from '../json-text.ts';
import type { Via } from '../schemas/parts.ts';
import type { Line } from './line.ts';

export function graphLines(context: FileContext): Line[] {
	const path = quoted(context.file.path);
	return [...nodeLines(context, path), ...edgeLines(context, path)];
}

function nodeLines({ file, own }: FileContext, path: string): Line[] {
	return file.chunks.map(({ kind, name }, at) => {
		const uid = own.uidText(at);
		const text = () =>
			`{"version":2,"type":"node","file":${path},"id":${uid},"attrs":{"chunkUid":${uid}` +
			`,"symbolId":${own.symbolIdText(at)},"legacyKey":${quoted(`${file.path}::${own.symbol(at)?.qualifiedName ?? name ?? ''}`)},"kind":"${kind}"` +
			`,"name":${quotedOrNull(name)}}}`;
		return { text, key: [0, own.uid(at)], status: null };
	});
}

interface GraphEdge {
	graph: 'call' | 'usage' | 'import';
	source: number;
	to: string;
	vias: Via[];
	count: number;
}

function edgeLines({ own, occurrences, references }: FileContext, path: string): Line[] {
	const found = new Map<string, GraphEdge>();
	for (let at = 0; at < occurrences.length; at++) {
		const { kind, via, chunk } = occurrences[at];
		if (kind === 'definition') continue;
		const to = references.of(at).ref.resolved?.chunkUid;
		if (to === undefined) continue;
		const graph = graphOf(via);
		// Files import files, whichever chunk says so.
		const source = graph === 'import' ? 0 : chunk;
		const key = `${graph} ${source} ${to}`;
		const same = found.get(key);
		if (same === undefined) found.set(key, { graph, source, to, vias: [via], count: 1 });
		else {
			if (!same.vias.includes(via)) same.vias = [...same.vias, via].sort();
			same.count++;
		}
	}
	return Array.from(found.values(), ({ graph, source, to, vias, count }) => ({
		text: () =>
			`{"version":2,"type":"edge","file":${path},"graph":"${graph}","from":${own.uidText(source)}` +
			`,"to":${quoted(to)},"via":["${vias.join('","')}"],"count":${count}}`,
		key: [1, graph, own.uid(source), to],
		status: null,
	}));
}

function graphOf(via: Via): GraphEdge['graph'] {
	switch (via) {
		case 'import':
		case 're-export':
			return 'import';
		case 'inherit':
		case 'implement':
		case 'override':
		case 'type':
			return 'usage';
		default:
			return 'call';
	}
}
