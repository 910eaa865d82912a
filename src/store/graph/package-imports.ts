import type { CodeGraph } from '../../model/graph.ts';
import { LINK_STATUSES } from '../../model/link.ts';
import { ModuleFlag } from '../../model/recorder.ts';
import type { IndexReader } from '../reader.ts';

/** An import of something outside of the repository. */
export interface PackageImport {
	/** Position of the file among those of the graph, and offset in it. */
	file: number;
	start: number;
	package: string;
	typeOnly: boolean;
}

/** The first import of each package in each file, in their order. */
export function packageImports({ db }: IndexReader, graph: CodeGraph): PackageImport[] {
	const files = new Map(Array.from(graph.fileIds, (id, at) => [id, at]));
	return db
		.prepare<[number, number], { file: number; start: number; package: string; typeOnly: number }>(
			`SELECT k.file, min(i.start + i.name_offset) AS start, p.text AS package, min(i.flags & ?) AS typeOnly
			FROM module_link k JOIN import i ON i.file = k.file AND i.module = k.module JOIN name p ON p.id = k.target
			WHERE k.status = ? GROUP BY k.file, p.text`,
		)
		.all(ModuleFlag.typeOnly, LINK_STATUSES.indexOf('external'))
		.map(({ file, typeOnly, ...row }) => ({ ...row, file: files.get(file)!, typeOnly: typeOnly !== 0 }))
		.sort((a, b) => a.file - b.file || a.start - b.start);
}
