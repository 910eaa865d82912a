import type { Config } from '../config/config.ts';
import { PathPatterns } from '../config/path-patterns.ts';
import { isModuleImport } from '../graph/module-graph.ts';
import { FileFlag } from '../model/file.ts';
import { toByteString } from '../model/glob.ts';
import { type CodeGraph, fileOf } from '../model/graph.ts';
import { isPackage, withoutRegistry } from '../model/package-target.ts';
import { ModuleFlag } from '../model/recorder.ts';
import { GraphWords } from '../store/graph/describe.ts';
import { packageImports } from '../store/graph/package-imports.ts';
import type { IndexReader } from '../store/reader.ts';

type Architecture = Config['architecture'];

interface Import {
	from: number;
	/** A file, or -1 for a package. */
	to: number;
	package: string;
	typeOnly: boolean;
	place: () => { file: string; line: number; col: number };
}

/** Imports that break the rules of an architecture. */
export function checkArchitecture(
	reader: IndexReader,
	graph: CodeGraph,
	architecture: Architecture,
	tests: boolean,
) {
	const words = new GraphWords(reader, graph);
	const layers = architecture.layers.map(({ name, paths }) => ({ name, patterns: new PathPatterns(paths) }));
	const rules = architecture.forbidden.map(({ from, to, because }) => ({
		from: new PathPatterns(from),
		to: new PathPatterns(to.filter((text) => !isPackage(text))),
		packages: new Set(to.filter((text) => isPackage(text)).map((text) => withoutRegistry(text))),
		said: `${from.join(', ')} may not use ${to.join(', ')}`,
		because: because ?? null,
	}));
	const names = graph.paths.map(toByteString);
	const isOut = (file: number) => !tests && (graph.fileFlags[file] & FileFlag.test) !== 0;
	const layerOf = names.map((path, file) =>
		isOut(file) ? -1 : layers.findIndex(({ patterns }) => patterns.match(path) !== null),
	);
	const imports: Import[] = [];
	for (let edge = 0; edge < graph.edges.count; edge++) {
		if (!isModuleImport(graph, edge)) continue;
		const { source, target, rule } = graph.edges;
		imports.push({
			from: fileOf(graph, source[edge]),
			to: fileOf(graph, target[edge]),
			package: '',
			typeOnly: (rule[edge] & ModuleFlag.typeOnly) !== 0,
			place: () => words.place(edge),
		});
	}
	if (rules.some(({ packages }) => packages.size > 0)) {
		for (const { file, start, package: owner, typeOnly } of packageImports(reader, graph)) {
			imports.push({ from: file, to: -1, package: owner, typeOnly, place: () => words.at(file, start) });
		}
	}
	const counted = imports.filter(({ from, typeOnly }) => !isOut(from) && (architecture.types || !typeOnly));
	const involved = new Set(counted.flatMap(({ from, to }) => (to < 0 ? [from] : [from, to])));
	const violations = counted.flatMap((each) => {
		const broken: { rule: string; because: string | null }[] = [];
		const [above, below] = [layerOf[each.from] ?? -1, each.to < 0 ? -1 : layerOf[each.to]];
		if (above >= 0 && below >= 0 && below < above) {
			const rule = `layer ${layers[above].name} may not use layer ${layers[below].name} above it`;
			broken.push({ rule, because: null });
		}
		for (const { from, to, packages, said, because } of rules) {
			if (from.match(names[each.from]) === null) continue;
			const isHit = each.to < 0 ? packages.has(each.package) : to.match(names[each.to]) !== null;
			if (isHit) broken.push({ rule: said, because });
		}
		const to = each.to < 0 ? `npm:${each.package}` : graph.paths[each.to];
		return broken.map((rule) => ({ ...each.place(), to, ...rule, typeOnly: each.typeOnly }));
	});
	violations.sort((a, b) => (a.file < b.file ? -1 : a.file > b.file ? 1 : a.line - b.line || a.col - b.col));
	return {
		layers: layers.map(({ name }, at) => ({ name, files: layerOf.filter((layer) => layer === at).length })),
		forbidden: rules.length,
		outside:
			layers.length === 0 ? 0 : [...involved].filter((file) => layerOf[file] < 0 && !isOut(file)).length,
		imports: counted.length,
		violations,
	};
}
