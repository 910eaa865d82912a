import { join } from 'node:path';
import { NewFile, NewFolder } from '../platform/new-folder.ts';
import { ExportSource } from '../store/export/source.ts';
import type { IndexReader } from '../store/reader.ts';
import { GRAPHML_FILE } from './destination.ts';
import { eachFile, type WalkCounts, type WalkOptions } from './each-file.ts';
import type { FileContext } from './file-context.ts';
import type { Via } from './schemas/parts.ts';

export interface GraphmlReport extends WalkCounts {
	bytes: number;
	nodes: number;
	edges: number;
}

const HEAD = `<?xml version="1.0" encoding="UTF-8"?>
<graphml xmlns="http://graphml.graphdrawing.org/xmlns" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance" xsi:schemaLocation="http://graphml.graphdrawing.org/xmlns http://graphml.graphdrawing.org/xmlns/1.0/graphml.xsd">
<key id="uid" for="node" attr.name="chunkUid" attr.type="string"/>
<key id="name" for="node" attr.name="name" attr.type="string"/>
<key id="kind" for="node" attr.name="kind" attr.type="string"/>
<key id="file" for="node" attr.name="file" attr.type="string"/>
<key id="via" for="edge" attr.name="via" attr.type="string"/>
<key id="count" for="edge" attr.name="count" attr.type="int"/>
<graph id="assay" edgedefault="directed">
`;
const TAIL = '</graph>\n</graphml>\n';

/** Writes the graph of chunks: resolved references alone are edges. A node is named by its number, as its id may not be a path. */
export async function exportGraphml(
	reader: IndexReader,
	options: WalkOptions & { folder: string },
): Promise<GraphmlReport> {
	const target = new NewFolder(options.folder, GRAPHML_FILE);
	try {
		const file = new NewFile(join(target.path, GRAPHML_FILE));
		const totals = { bytes: 0, nodes: 0, edges: 0 };
		const put = (text: string) => {
			const bytes = Buffer.from(text);
			file.write(bytes);
			totals.bytes += bytes.length;
		};
		let counts: WalkCounts;
		try {
			const first = firstNodes(reader);
			put(HEAD);
			counts = await eachFile(reader, options, (context) => {
				put([...nodes(context, first, totals), ...edges(context, first, totals)].join(''));
				return totals.bytes;
			});
			put(TAIL);
		} finally {
			file.close();
		}
		target.publishFile(GRAPHML_FILE);
		return { ...counts, ...totals };
	} catch (error) {
		target.discard();
		throw error;
	}
}

/** The number of the first chunk of each file: an edge may lead to a file that comes later. */
function firstNodes(reader: IndexReader): Map<string, number> {
	const first = new Map<string, number>();
	let next = 0;
	for (const { path, chunks } of new ExportSource(reader).chunkCounts()) {
		first.set(path, next);
		next += chunks;
	}
	return first;
}

function* nodes(
	{ file, own }: FileContext,
	first: ReadonlyMap<string, number>,
	totals: { nodes: number },
): Generator<string> {
	const from = first.get(file.path)!;
	for (const [at, { kind, name }] of file.chunks.entries()) {
		totals.nodes++;
		const label = own.symbol(at)?.qualifiedName ?? name;
		yield `<node id="n${from + at}"><data key="uid">${escaped(own.uid(at))}</data>` +
			(label === null ? '' : `<data key="name">${escaped(label)}</data>`) +
			`<data key="kind">${kind}</data><data key="file">${escaped(file.path)}</data></node>\n`;
	}
}

function* edges(
	{ file, occurrences }: FileContext,
	first: ReadonlyMap<string, number>,
	totals: { edges: number },
): Generator<string> {
	const found = new Map<string, { source: number; target: number; via: Via; count: number }>();
	for (const { kind, via, chunk, link } of occurrences) {
		if (kind === 'definition' || link.status !== 'resolved' || link.targets.length !== 1) continue;
		const [{ path, chunk: at }] = link.targets;
		const base = first.get(path);
		if (base === undefined) continue;
		const source = first.get(file.path)! + chunk;
		const key = `${source} ${base + at} ${via}`;
		const same = found.get(key);
		if (same === undefined) found.set(key, { source, target: base + at, via, count: 1 });
		else same.count++;
	}
	const sorted = [...found.values()].sort(
		(a, b) => a.source - b.source || a.target - b.target || (a.via < b.via ? -1 : 1),
	);
	for (const { source, target, via, count } of sorted) {
		totals.edges++;
		yield `<edge source="n${source}" target="n${target}"><data key="via">${via}</data><data key="count">${count}</data></edge>\n`;
	}
}

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Text as XML has it; what it cannot have at all is a replacement character. */
function escaped(text: string): string {
	return text
		.toWellFormed()
		.replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, '\ufffd')
		.replace(/[&<>"]/g, (character) => ENTITIES[character])
		.replace(/[\t\n\r]/g, (character) => `&#${character.charCodeAt(0)};`);
}
