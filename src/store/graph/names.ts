import type { CodeGraph } from '../../model/graph.ts';
import { StoredTexts } from '../name-texts.ts';
import type { IndexReader } from '../reader.ts';

/** Texts of names by their ids. */
export function readNames({ db }: IndexReader): (id: number) => string {
	const texts = new StoredTexts(db);
	return (id) => texts.text(id);
}

/** Files that consist of parts in several languages: what a template uses is not seen. */
export function readParts({ db }: IndexReader, graph: CodeGraph): Set<number> {
	const files = new Map(Array.from(graph.fileIds, (id, at) => [id, at]));
	const rows = db.prepare<[], number>('SELECT DISTINCT file FROM segment').pluck().all();
	return new Set(rows.map((id) => files.get(id)!));
}
