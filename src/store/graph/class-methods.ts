import { type CodeGraph, fileOf } from '../../model/graph.ts';
import type { IndexReader } from '../reader.ts';
import { ORD_BITS } from '../schema.ts';

/** Tells of members of Python whether they are called with a class: `@classmethod`. */
export function classMethods({ db }: IndexReader, graph: CodeGraph): (node: number) => boolean {
	const annotations = db
		.prepare<[number], string | null>('SELECT annotations FROM chunk WHERE id = ?')
		.pluck();
	return (node) => {
		const file = fileOf(graph, node);
		if (graph.languages[file] !== 'python') return false;
		const row = graph.fileIds[file] * 2 ** ORD_BITS + (node - graph.firsts[file]);
		const listed = JSON.parse(annotations.get(row) ?? '[]') as { name: string }[];
		return listed.some(({ name }) => name === 'classmethod');
	};
}
