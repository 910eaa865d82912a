import { nodeAt } from '../../../graph/family.ts';
import { type CodeGraph, fileOf } from '../../../model/graph.ts';
import type { GraphWords } from '../../../store/graph/describe.ts';
import type { IndexReader } from '../../../store/reader.ts';
import type { FoundUnused, Unused } from './find-dead.ts';
import { findInTexts, type InText } from './text-mentions.ts';

/** Puts the argument for deleting each of what is unused, and what speaks against it. */
export function judge(
	reader: IndexReader,
	graph: CodeGraph,
	words: GraphWords,
	{ unused, usedWith }: FoundUnused,
	textOf: (path: string) => string,
	isWanted: (path: string) => boolean,
) {
	const ids = new Map(Array.from(graph.fileIds, (id, at) => [id, graph.paths[at]]));
	const sought = unused.map(({ node, name }) => ({
		name,
		path: graph.paths[fileOf(graph, node)],
		...words.range(node),
	}));
	const texts = findInTexts(reader, ids, sought, textOf);
	const doubtful = unused.map((each, at) => doubtsAbout(graph, words, each, texts[at]));
	const isUsed = usedWith(unused.filter((_, at) => doubtful[at].length > 0).map(({ node }) => node));
	return unused
		.map((each, at) => {
			const doubts = doubtful[at];
			if (doubts.length === 0 && isUsed[each.node] === 1)
				doubts.push('something uses it that needs a look itself');
			return {
				...words.node(each.node),
				lines: words.lines(each.node),
				verdict: doubts.length === 0 ? ('dead' as const) : ('look' as const),
				argument: argumentFor(each, texts[at]),
				doubts,
			};
		})
		.filter(({ file }) => isWanted(file))
		.sort((a, b) => (a.verdict === b.verdict ? 0 : a.verdict === 'dead' ? -1 : 1));
}

function argumentFor({ isExported, package: owner, reflection }: Unused, text: InText): string[] {
	const argument = ['no call and no mention of the name leads to it from anything that is used'];
	if (!isExported) argument.push('other files cannot see it, or it is a member that nothing names');
	else if (owner.as === 'application')
		argument.push(`exported, but the package is an application: ${owner.because}`);
	else argument.push(`exported, but not handed on by an entry of the package: ${owner.because}`);
	if (text === null) argument.push('its name stands in no string, template or setting');
	if (reflection < 0) argument.push('its file looks nothing up by a computed name');
	return argument;
}

function doubtsAbout(graph: CodeGraph, words: GraphWords, unused: Unused, text: InText): string[] {
	const doubts: string[] = [];
	const file = fileOf(graph, unused.node);
	if (unused.isExported && unused.isAlone)
		doubts.push('nothing in the index imports its file: it may be run, or loaded by its name');
	if (unused.isExported && unused.package.as === 'library')
		doubts.push('the package is a library: it may be imported by its path');
	if (unused.isExported && unused.isInNamespace)
		doubts.push('its file is imported as a whole under one name');
	if (unused.isOfCalledFromOutside) {
		doubts.push('nothing in the repository calls a member of its class: a library that is given one may');
	}
	if (unused.reflection >= 0 && (unused.isExported || graph.kinds[graph.parents[unused.node]] !== 0)) {
		const { line } = words.at(file, unused.reflection);
		doubts.push(`its file looks something up by a computed name, as in line ${line}`);
	}
	if (text === 'not looked for')
		doubts.push('its name is in too many files, or too short, to look for it in texts');
	else if (text !== null) {
		const { line } = words.at(fileOf(graph, nodeAt(graph, text.path, 0)), text.offset);
		doubts.push(`its name stands at ${text.path}:${line}, where it may mean this`);
	}
	return doubts;
}
