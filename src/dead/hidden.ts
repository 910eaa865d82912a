import { hiding } from '../languages/hiding.generated.ts';
import type { Hiding } from '../languages/shared/hiding.ts';
import { CHUNK_KINDS } from '../model/chunk.ts';
import type { CodeGraph } from '../model/graph.ts';

export function hidingOf(language: string): Hiding | undefined {
	return Object.hasOwn(hiding, language) ? hiding[language] : undefined;
}

/** Languages of which only that is judged that others cannot see. */
export function hidesNames(language: string): boolean {
	return hidingOf(language) !== undefined;
}

/** Whether nothing outside can see a node, and nothing but its own sources can use it. */
export function isHidden(
	graph: CodeGraph,
	file: number,
	node: number,
	name: string,
	annotations: readonly string[],
): boolean {
	const { isHidden: isSeenByNone, called, plain } = hidingOf(graph.languages[file])!;
	const around = graph.parents[node];
	if (around < 0 || called.test(name) || !annotations.every((note) => plain.test(lastName(note))))
		return false;
	return isSeenByNone({
		kind: CHUNK_KINDS[graph.kinds[node]],
		flags: graph.flags[node],
		name,
		path: graph.paths[file],
		around: CHUNK_KINDS[graph.kinds[around]],
	});
}

function lastName(name: string): string {
	return name.slice(Math.max(name.lastIndexOf('.'), name.lastIndexOf(':')) + 1);
}
