import { type CodeGraph, fileOf } from '../../model/graph.ts';
import type { IndexReader } from '../reader.ts';
import { idOfRow } from '../schema.ts';

/** Gives the names of what is annotated on a node. */
export function annotationsOn({ db }: IndexReader, graph: CodeGraph): (node: number) => string[] {
	const annotations = db
		.prepare<[number], string | null>('SELECT annotations FROM chunk WHERE id = ?')
		.pluck();
	return (node) => {
		const file = fileOf(graph, node);
		const row = annotations.get(idOfRow(graph.fileIds[file], node - graph.firsts[file]));
		return (JSON.parse(row ?? '[]') as { name: string }[]).map(({ name }) => name);
	};
}
